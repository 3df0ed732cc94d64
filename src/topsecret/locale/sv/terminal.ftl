### Playing in a terminal: what the page has no words for. Everything else comes from the page’s own messages.
### The board in words

# Facts that stand beside each other, in small letters; agent, in, to safe and points are the heads of narrow columns.
terminal-board-asked = ska spela
terminal-board-out = ute ur spelet
terminal-board-won = vann: { $players }
terminal-board-rolled = slog { $face }
terminal-board-safe = kassaskåpet i { $building }
terminal-board-finish = Mål vid { $n }
terminal-board-free = fria agenter { $n }
terminal-board-agent = agent
terminal-board-at = i
terminal-board-way = till skåp
terminal-board-score = poäng
terminal-board-armed = vid kassaskåpet: { $agent }, av { $who }
terminal-board-cards = kort { $n }
terminal-board-second = andra identiteter { $n }
terminal-board-handed-in = dossiern inlämnad
terminal-board-hand = hand: { $cards }
terminal-board-drawn = nyss draget
terminal-board-form = dossier: { $lines }
terminal-board-dice = tärningar { $first } och { $second }
terminal-board-steps = steg kvar { $n }
terminal-board-target = { $n } hemligheter vinner
terminal-board-secrets = hemligheter { $n }
terminal-board-with = { $agent } med { $suitcase }, { $n } till HK
terminal-board-suitcases = väskor: { $suitcases }
terminal-board-ways = väskor, och hur långt det är till ditt HK: { $suitcases }
terminal-board-delivered = levererat { $suitcases }
terminal-board-yours = dina: { $suitcases }
terminal-board-base = bas
terminal-board-guard = vakt
terminal-board-duel = duell i { $city }: { $one } mot { $other }

## What is typed is the same in every language and stays as it is: back, undo, help, log, note, notes, view, hint, save, quit,
### random, all, end, drop, stay, start, goto, play, new, say, who, offer, resign, rematch, away, sit, stand, ready, bot, invite,
### set, clock, absent, default, public, private, leave, yes, no, red, game.txt, names of options, notation (J2 D1, 3-london).
### A line has 80 letters; where less room is, a comment says so.

## Drawings

# Stands at the top of the table.
terminal-round = omgång { $n }
terminal-earlier = … tidigare: log
# In “A=bomb”: short.
terminal-bomb = bomb
# Duel cards in hand, and those that are out: short words.
terminal-cards = kort { $cards }
terminal-spent = spelade { $cards }

## Asking

terminal-number = Skriv ett tal från { $low } till { $high }.
terminal-cannot-read = Jag förstår inte ”{ $typed }”.
terminal-if = Om du spelar det:
terminal-if-open = Vad mer som händer beror på tärningar, kort eller hemligheter.
terminal-one-of-these = Skriv ett av dessa.
terminal-enter-nobody-else = Enter: ingen mer. Eller:
terminal-enter-back = Enter: ja, back: inte än
# After a sentence that says how many points there are.
terminal-type-move = Skriv det som { $example }.
terminal-stay = (stay: flytta ingen)
terminal-undo-line = (undo: raden före)
# Under “Who moved whom”. R stands for the ruin in every language.
terminal-moved-key = (steg, kort ±, R in i ruinen)
# A column: which agents somebody was.
terminal-identity = var
terminal-contents = Vad ligger i dina väskor A, B, C, D?
terminal-contents-type = Skriv 5, 3, 1 och b (bomben) i den ordningen, som 5 b 1 3; random; eller random all
terminal-contents-wrong = ”{ $typed }” är inte 5, 3, 1 och b, var och en en gång.
# $which: letters with their contents
terminal-place = Vart ska väska { $which }?
terminal-place-type = Skriv en stad, som { $example } eller { $short }; random; random all; undo
terminal-place-letter = Skriv bokstaven och staden, som { $example }.
terminal-guards = Hur många agenter vaktar den tomma basen?
terminal-guards-type = 0 till { $most }, i hemlighet; eller random
# After a sentence that says how many steps are left.
terminal-type-step = Välj en agent, eller skriv 3-london:
terminal-may-be = ”{ $typed }” kan vara { $cities }.
terminal-no-city = Det finns ingen stad ”{ $typed }”: skriv namnet, dess början eller dess tre bokstäver.
terminal-deliveries = Leveranser och dueller
# A column of the result
terminal-own-suitcases = egna väskor

## What can be typed, under the rules of the moment

terminal-how-move = Skriv hela draget, som J2 D3 P1; bara J är en poäng. if J2 D3 P1 säger vad det skulle ge.
terminal-how-safe = Skriv en byggnad: numret, church (kyrkan) eller ruin (ruinen).
terminal-how-dossier = Skriv en rad som J=2 eller J=-, eller flera på en gång; eller välj med nummer.
terminal-how-setup = Skriv de fyra innehållen, som 5 b 1 3, sedan en stad med namnet, dess början eller dess tre bokstäver; random väljer åt dig, random all gör också resten.
terminal-how-steps = Skriv 3-london, 3+rB, 3 drop eller end; eller en agents nummer, och välj sedan. 3 lon ber går flera steg.

## Commands: what each of them does

terminal-help = Hjälp
terminal-only-help = Det finns help och help rules.
terminal-command-help = den här sidan; reglerna för det som frågas
terminal-command-undo = ta tillbaka din senaste handling, om den inte visade något
terminal-command-hint = vad boten greedy skulle göra i ditt ställe
terminal-command-if = vad ett drag skulle göra med bordet, så långt du kan veta
terminal-command-cards = vad dina kort gör
terminal-command-map = varje stad med dem som ett steg leder till; en stad
terminal-command-log = allt du har fått veta hittills
terminal-command-notes = dina anteckningar, och vad alla kunde se
terminal-command-note = en egen anteckning; utan text tas den bort
terminal-command-view = rita bordet igen
terminal-command-save = skriv ner partiet; --load FILE fortsätter det
terminal-command-quit = lämna partiet; du får frågan om det ska sparas
terminal-command-say = chatta
terminal-command-who = vem som sitter var, och vem som är här
terminal-command-offer = föreslå att sluta utan vinnare; ta tillbaka det
terminal-command-resign = ge upp; någon spelar din plats till slutet
terminal-command-go = gå härifrån; platsen är fortfarande din
terminal-command-sit = byt plats; sit N NAME: en person till vid det här tangentbordet
terminal-command-stand = lämna platsen och titta på; stand N: värden frigör en plats
terminal-command-ready = partiet kan börja, eller inte än
terminal-command-bot = värd: en bot på en plats; bot N no tar bort den
terminal-command-start = värd: börja, när alla platser är tagna och alla är redo
terminal-command-leave = lämna platsen och gå; en värd lämnar över bordet, eller stänger det

## At the keyboard

terminal-hand-over = Tangentbordet går till { $name }.
terminal-look-away = Alla andra tittar bort, tack.
terminal-press-enter = { $name }, tryck Enter när du är redo
terminal-undone = Tillbakataget.
# $move: notation
terminal-hint = Boten greedy skulle spela: { $move }
terminal-note-how = Skriv: note, vad det gäller, texten. Till exempel: note red …
terminal-noted = Antecknat om { $about }.
terminal-note-removed = Anteckningen om { $about } är borttagen.
# note is typed.
terminal-no-notes = inga anteckningar än: note { $about } …
# $who: several names
terminal-passed = { $who } passade.

## Beginning and leaving

terminal-which-game = Vilket spel?
terminal-how-many = Hur många spelar?
terminal-how-many-hint = { $low } till { $high }, bottar inräknade
terminal-who-sits = Vem sitter var?
terminal-you-hint = en person vid det här tangentbordet; you=Anna ger ett namn
terminal-bots-hint = bottar
# Seats are counted from 0.
terminal-seat = plats { $n }
# The name of somebody who gave none
terminal-player = Spelare { $n }
terminal-seats-only =
    { $n ->
        [one] Det finns bara 1 plats.
       *[other] Det finns bara { $n } platser.
    }
# An option as a question: “Secret dossier?”
terminal-option = { $option }?
terminal-yes-or-no = Skriv ja eller nej.
terminal-else = Något mer?
terminal-else-hint = Tillval som name=value, ? visar dem, Enter börjar
terminal-so-far = Hittills: { $options }
# Columns of the table of options
terminal-option-name = tillval
terminal-option-default = normalt
terminal-option-allowed = värden
terminal-option-meaning = betydelse
terminal-options-how = Skriv dem som ord: --options "name=value flag"
terminal-goodbye = Hej då.
terminal-goodbye-unsaved = Hej då. Partiet är inte sparat.
terminal-watch = Enter: nästa drag, end: till slutet, quit: lämna
terminal-save-how = Ge ett filnamn: save game.txt
terminal-save-failed = Kan inte skriva { $name }: { $why }
terminal-saved = Sparat i { $path }.
terminal-saved-secrets = Sparat i { $path } (allas hemligheter finns i den).
terminal-save-later = Partiet är på servern: protokollet kan sparas när det är slut.
terminal-save-record = Filnamn att spara protokollet i, eller Enter för att lämna
terminal-leave = Lämna partiet.
terminal-leave-how = Filnamn att spara i, Enter: lämna utan att spara, back: spela vidare

## Looking at a game again

terminal-replay-keys = Enter framåt, b bakåt, +10, -10, start, end, goto N, play [s], q
terminal-goto-how = Skriv goto och ett tal från 0 till { $high }.
terminal-autoplay-how = Skriv play och sekunderna mellan dragen, 0 till { $high }.

## Over the network

terminal-choose-table = Ett nummer, ett bords kod, new för ett eget bord, Enter: titta igen, quit
terminal-more-tables = … och { $n } till: ge koden
terminal-another-name = Ett annat namn, eller Enter för att titta på
terminal-your-name = Ditt namn
terminal-give-seat = Ange en plats från 0 till { $high }.
terminal-give-level = Sedan en nivå: { $levels }; eller no.
terminal-seat-taken = Plats { $n } är inte ledig.
terminal-at-table = Vid bordet
terminal-no-seat = Det finns ingen plats { $n }.
terminal-seats-free = Lediga: { $seats }
terminal-say-how = Skriv: say, och vad du vill säga.
terminal-seated = { $who } tar plats { $n }.
terminal-unseated = { $who } lämnar plats { $n }.
terminal-unready = { $who } är inte redo längre.
terminal-unready-you = Du är inte redo längre.
# $hash: the beginning of a fingerprint
terminal-started = Partiet börjar. Tärningarna är bestämda: fingeravtrycket av deras frö är { $hash }…
terminal-offer-agree = (offer: gå med på det)
terminal-ended-resigned = De andra har gett upp.
terminal-ended-abandoned = Ingen har spelat på länge.
terminal-ended-closed = Bordet har stängts.
# Until when somebody may think
terminal-time = { $who }: till { $until }.
terminal-not-your-turn = Det är inte din tur.
terminal-seat-kept = Platsen är fortfarande din.
# A command follows.
terminal-come-back = Kom tillbaka med
terminal-go-how = Enter: gå, away: gå och låt någon spela för mig så länge, back: spela vidare
terminal-after = save FILE, rematch, say …, log, who, eller Enter för att lämna

## Bots that play many games

terminal-bot-resigns = ger upp, eftersom programmet misslyckades { $n } gånger
terminal-bot-won = slut, vunnet:
terminal-bot-lost = slut, inte vunnet:
terminal-bot-account = skapade kontot { $name }; dess token finns i { $path }
terminal-bot-waits = { $name } är på { $server } och väntar på inbjudningar (Ctrl-C avslutar)
# An error follows.
terminal-bot-left = lämnades:
# The reason follows.
terminal-bot-not-ours = plats { $n } är inte vår:
terminal-stopped = Avbrutet efter { $n } av { $all } partier.
terminal-game = parti { $n }
terminal-against = mot { $bots }
terminal-decisions =
    { $n ->
        [one] 1 beslut
       *[other] { $n } beslut
    }
# Rows and columns of the tables of results: short
terminal-program = program
terminal-games = partier
terminal-wins = vinster
terminal-share = andel
terminal-interval = 95 %-intervall
terminal-shared = delade
terminal-fair-share = rättvis andel
terminal-decisions-all = beslut
terminal-time-each = tid för ett
terminal-times = hälften { $half } ms, 95 % { $most } ms, det långsammaste { $slowest } ms av { $budget } ms
terminal-in-all = totalt
# Numbers follow: averages of a game.
terminal-mean-decisions = beslut per parti
terminal-mean-turns = turer
terminal-mean-rounds = omgångar

# Over the line for an agent in the dossier; who one is; a player is asked for a name.
terminal-form-agent = Vem är { $agent }?
