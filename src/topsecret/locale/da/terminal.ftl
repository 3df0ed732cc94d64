### Playing in a terminal: what the page has no words for. Everything else comes from the page’s own messages.
### The board in words

# Facts that stand beside each other, in small letters; agent, in, to safe and points are the heads of narrow columns.
terminal-board-asked = skal spille
terminal-board-out = ude af spillet
terminal-board-won = vandt: { $players }
terminal-board-rolled = slog { $face }
terminal-board-safe = pengeskabet i { $building }
terminal-board-finish = Mål ved { $n }
terminal-board-free = frie agenter { $n }
terminal-board-agent = agent
terminal-board-at = i
terminal-board-way = til skab
terminal-board-score = point
terminal-board-armed = ved pengeskabet: { $agent }, af { $who }
terminal-board-cards = kort { $n }
terminal-board-second = anden identitet { $n }
terminal-board-handed-in = dossier afleveret
terminal-board-hand = hånd: { $cards }
terminal-board-drawn = netop trukket
terminal-board-form = dossier: { $lines }
terminal-board-dice = terninger { $first } og { $second }
terminal-board-steps = skridt tilbage { $n }
terminal-board-target = { $n } hemmeligheder vinder
terminal-board-secrets = hemmeligheder { $n }
terminal-board-with = { $agent } med { $suitcase }, { $n } til HQ
terminal-board-suitcases = kufferter: { $suitcases }
terminal-board-ways = kufferter, og hvor langt der er til dit HQ: { $suitcases }
terminal-board-delivered = afleveret { $suitcases }
terminal-board-yours = dine: { $suitcases }
terminal-board-base = base
terminal-board-guard = vagt
terminal-board-duel = duel i { $city }: { $one } mod { $other }

## What is typed is the same in every language and stays as it is: back, undo, help, log, note, notes, view, hint, save, quit,
### random, all, end, drop, stay, start, goto, play, new, say, who, offer, resign, rematch, away, sit, stand, ready, bot, invite,
### set, clock, absent, default, public, private, leave, yes, no, red, game.txt, names of options, notation (J2 D1, 3-london).
### A line has 80 letters; where less room is, a comment says so.

## Drawings

# Stands at the top of the table.
terminal-round = runde { $n }
terminal-earlier = … tidligere: log
# In “A=bomb”: short.
terminal-bomb = bombe
# Duel cards in hand, and those that are out: short words.
terminal-cards = kort { $cards }
terminal-spent = spillet { $cards }

## Asking

terminal-number = Skriv et tal fra { $low } til { $high }.
terminal-cannot-read = Jeg forstår ikke »{ $typed }«.
terminal-if = Hvis du spiller det:
terminal-if-open = Hvad der ellers sker, afhænger af terninger, kort eller hemmeligheder.
terminal-one-of-these = Skriv en af disse.
terminal-enter-nobody-else = Enter: ikke flere. Eller:
terminal-enter-back = Enter: ja, back: ikke endnu
# After a sentence that says how many points there are.
terminal-type-move = Skriv det som { $example }.
terminal-stay = (stay: flyt ingen)
terminal-undo-line = (undo: linjen før)
# Under “Who moved whom”. R stands for the ruin in every language.
terminal-moved-key = (point, kort ±, R ind i ruinen)
# A column: which agents somebody was.
terminal-identity = var
terminal-contents = Hvad ligger der i dine kufferter A, B, C, D?
terminal-contents-type = Skriv 5, 3, 1 og b (bomben) i den rækkefølge, som 5 b 1 3; random; eller random all
terminal-contents-wrong = »{ $typed }« er ikke 5, 3, 1 og b, hver én gang.
# $which: letters with their contents
terminal-place = Hvor skal kuffert { $which } hen?
terminal-place-type = Skriv en by, som { $example } eller { $short }; random; random all; undo
terminal-place-letter = Skriv bogstavet og byen, som { $example }.
terminal-guards = Hvor mange agenter bevogter den tomme base?
terminal-guards-type = 0 til { $most }, i hemmelighed; eller random
# After a sentence that says how many steps are left.
terminal-type-step = Vælg en agent, eller skriv 3-london:
terminal-may-be = »{ $typed }« kan være { $cities }.
terminal-no-city = Der er ingen by »{ $typed }«: skriv navnet, begyndelsen af det eller de tre bogstaver.
terminal-deliveries = Leveringer og dueller
# A column of the result
terminal-own-suitcases = egne kufferter

## What can be typed, under the rules of the moment

terminal-how-move = Skriv hele trækket, som J2 D3 P1; J alene er ét point. if J2 D3 P1 siger, hvad det ville give.
terminal-how-safe = Skriv en bygning: nummeret, church (kirke) eller ruin (ruin).
terminal-how-dossier = Skriv en linje som J=2 eller J=-, eller flere på én gang; eller vælg med nummer.
terminal-how-setup = Skriv de fire indhold, som 5 b 1 3, så en by med navnet, begyndelsen af det eller de tre bogstaver; random vælger for dig, random all gør også resten.
terminal-how-steps = Skriv 3-london, 3+rB, 3 drop eller end; eller en agents nummer, og vælg så. 3 lon ber går flere skridt.

## Commands: what each of them does

terminal-help = Hjælp
terminal-only-help = Der er help og help rules.
terminal-command-help = denne side; reglerne for det, der spørges om
terminal-command-undo = tag din sidste handling tilbage, hvis den intet viste
terminal-command-hint = hvad botten greedy ville gøre i dit sted
terminal-command-if = hvad et træk ville gøre ved bordet, så vidt du kan vide
terminal-command-cards = hvad dine kort gør
terminal-command-map = hver by med dem, som et skridt fører til; én by
terminal-command-log = alt, hvad du har fået fortalt
terminal-command-notes = dine noter, og hvad alle kunne se
terminal-command-note = en privat note; uden tekst slettes den
terminal-command-view = tegn bordet igen
terminal-command-save = skriv spillet ned; --load FILE fortsætter det
terminal-command-quit = forlad spillet; du bliver spurgt, om det skal gemmes
terminal-command-say = chat
terminal-command-who = hvem der sidder hvor, og hvem der er her
terminal-command-offer = foreslå at slutte uden vinder; tag det tilbage
terminal-command-resign = giv op; nogen spiller din plads til ende
terminal-command-go = gå; pladsen er stadig din
terminal-command-sit = skift plads; sit N NAME: en person mere ved dette tastatur
terminal-command-stand = opgiv pladsen og se på; stand N: værten frigør en plads
terminal-command-ready = spillet kan begynde, eller ikke endnu
terminal-command-bot = vært: en bot på en plads; bot N no fjerner den
terminal-command-start = vært: begynd, når alle pladser er taget og alle er klar
terminal-command-leave = opgiv pladsen og gå; en vært giver bordet videre eller lukker det

## At the keyboard

terminal-hand-over = Tastaturet går til { $name }.
terminal-look-away = Alle andre kigger væk, tak.
terminal-press-enter = { $name }, tryk Enter, når du er klar
terminal-undone = Taget tilbage.
# $move: notation
terminal-hint = Botten greedy ville spille: { $move }
terminal-note-how = Skriv: note, hvad det handler om, teksten. For eksempel: note red …
terminal-noted = Noteret om { $about }.
terminal-note-removed = Noten om { $about } er slettet.
# note is typed.
terminal-no-notes = ingen noter endnu: note { $about } …
# $who: several names
terminal-passed = { $who } meldte pas.

## Beginning and leaving

terminal-which-game = Hvilket spil?
terminal-how-many = Hvor mange spiller?
terminal-how-many-hint = { $low } til { $high }, bots medregnet
terminal-who-sits = Hvem sidder hvor?
terminal-you-hint = en person ved dette tastatur; you=Anna giver et navn
terminal-bots-hint = bots
# Seats are counted from 0.
terminal-seat = plads { $n }
# The name of somebody who gave none
terminal-player = Spiller { $n }
terminal-seats-only =
    { $n ->
        [one] Der er kun 1 plads.
       *[other] Der er kun { $n } pladser.
    }
# An option as a question: “Secret dossier?”
terminal-option = { $option }?
terminal-yes-or-no = Skriv ja eller nej.
terminal-else = Andet?
terminal-else-hint = Tilvalg som name=value, ? viser dem, Enter begynder
terminal-so-far = Indtil nu: { $options }
# Columns of the table of options
terminal-option-name = tilvalg
terminal-option-default = normalt
terminal-option-allowed = værdier
terminal-option-meaning = betydning
terminal-options-how = Skriv dem som ord: --options "name=value flag"
terminal-goodbye = Farvel.
terminal-goodbye-unsaved = Farvel. Spillet er ikke gemt.
terminal-watch = Enter: næste træk, end: til slut, quit: forlad
terminal-save-how = Giv et filnavn: save game.txt
terminal-save-failed = Kan ikke skrive { $name }: { $why }
terminal-saved = Gemt i { $path }.
terminal-saved-secrets = Gemt i { $path } (alles hemmeligheder står i den).
terminal-save-later = Spillet er på serveren: referatet kan gemmes, når det er slut.
terminal-save-record = Filnavn til referatet, eller Enter for at gå
terminal-leave = Forlad spillet.
terminal-leave-how = Filnavn at gemme i, Enter: gå uden at gemme, back: spil videre

## Looking at a game again

terminal-replay-keys = Enter frem, b tilbage, +10, -10, start, end, goto N, play [s], q
terminal-goto-how = Skriv goto og et tal fra 0 til { $high }.
terminal-autoplay-how = Skriv play og sekunderne mellem træk, 0 til { $high }.

## Over the network

terminal-choose-table = Et nummer, et bords kode, new for dit eget bord, Enter: se igen, quit
terminal-more-tables = … og { $n } mere: giv koden
terminal-another-name = Et andet navn, eller Enter for at se på
terminal-your-name = Dit navn
terminal-give-seat = Angiv en plads fra 0 til { $high }.
terminal-give-level = Så et niveau: { $levels }; eller no.
terminal-seat-taken = Plads { $n } er ikke ledig.
terminal-at-table = Ved bordet
terminal-no-seat = Der er ingen plads { $n }.
terminal-seats-free = Ledige: { $seats }
terminal-say-how = Skriv: say, og hvad du vil sige.
terminal-seated = { $who } tager plads { $n }.
terminal-unseated = { $who } forlader plads { $n }.
terminal-unready = { $who } er ikke klar mere.
terminal-unready-you = Du er ikke klar mere.
# $hash: the beginning of a fingerprint
terminal-started = Spillet begynder. Terningerne ligger fast: fingeraftrykket af deres startværdi er { $hash }…
terminal-offer-agree = (offer: sig ja)
terminal-ended-resigned = De andre har givet op.
terminal-ended-abandoned = Ingen har spillet længe.
terminal-ended-closed = Bordet blev lukket.
# Until when somebody may think
terminal-time = { $who }: til { $until }.
terminal-not-your-turn = Det er ikke din tur.
terminal-seat-kept = Pladsen er stadig din.
# A command follows.
terminal-come-back = Kom tilbage med
terminal-go-how = Enter: gå, away: gå og lad nogen spille for mig så længe, back: spil videre
terminal-after = save FILE, rematch, say …, log, who, eller Enter for at gå

## Bots that play many games

terminal-bot-resigns = giver op, da programmet fejlede { $n } gange
terminal-bot-won = slut, vundet:
terminal-bot-lost = slut, ikke vundet:
terminal-bot-account = oprettede kontoen { $name }; dens token ligger i { $path }
terminal-bot-waits = { $name } er på { $server } og venter på invitationer (Ctrl-C slutter)
# An error follows.
terminal-bot-left = blev forladt:
# The reason follows.
terminal-bot-not-ours = plads { $n } er ikke vores:
terminal-stopped = Stoppet efter { $n } af { $all } spil.
terminal-game = spil { $n }
terminal-against = mod { $bots }
terminal-decisions =
    { $n ->
        [one] 1 beslutning
       *[other] { $n } beslutninger
    }
# Rows and columns of the tables of results: short
terminal-program = program
terminal-games = spil
terminal-wins = vundet
terminal-share = andel
terminal-interval = 95 %-interval
terminal-shared = delt
terminal-fair-share = rimelig andel
terminal-decisions-all = beslutninger
terminal-time-each = tid for én
terminal-times = halvdelen { $half } ms, 95 % { $most } ms, den langsomste { $slowest } ms af { $budget } ms
terminal-in-all = i alt
# Numbers follow: averages of a game.
terminal-mean-decisions = beslutninger pr. spil
terminal-mean-turns = ture
terminal-mean-rounds = runder

# Over the line for an agent in the dossier; who one is; a player is asked for a name.
terminal-form-agent = Hvem er { $agent }?
