### Playing in a terminal: what the page has no words for. Everything else comes from the page’s own messages.
### The board in words

# Facts that stand beside each other, in small letters; agent, in, to safe and points are the heads of narrow columns.
terminal-board-asked = aan zet
terminal-board-out = uit het spel
terminal-board-won = gewonnen: { $players }
terminal-board-rolled = worp { $face }
terminal-board-safe = kluis in { $building }
terminal-board-finish = Finish bij { $n }
terminal-board-free = vrije agenten { $n }
terminal-board-agent = agent
terminal-board-at = in
terminal-board-way = tot kluis
terminal-board-score = punten
terminal-board-armed = bij de kluis: { $agent }, door { $who }
terminal-board-cards = kaarten { $n }
terminal-board-second = tweede identiteiten { $n }
terminal-board-handed-in = dossier ingeleverd
terminal-board-hand = hand: { $cards }
terminal-board-drawn = net getrokken
terminal-board-form = dossier: { $lines }
terminal-board-dice = dobbelstenen { $first } en { $second }
terminal-board-steps = stappen over { $n }
terminal-board-target = { $n } geheimen winnen
terminal-board-secrets = geheimen { $n }
terminal-board-with = { $agent } met { $suitcase }, { $n } tot het HK
terminal-board-suitcases = koffers: { $suitcases }
terminal-board-ways = koffers, en hoe ver van jouw HK: { $suitcases }
terminal-board-delivered = afgeleverd { $suitcases }
terminal-board-yours = van jou: { $suitcases }
terminal-board-base = basis
terminal-board-guard = wacht
terminal-board-duel = duel in { $city }: { $one } tegen { $other }

## What is typed is the same in every language and stays as it is: back, undo, help, log, note, notes, view, hint, save, quit,
### random, all, end, drop, stay, start, goto, play, new, say, who, offer, resign, rematch, away, sit, stand, ready, bot, invite,
### set, clock, absent, default, public, private, leave, yes, no, red, game.txt, names of options, notation (J2 D1, 3-london).
### A line has 80 letters; where less room is, a comment says so.

## Drawings

# Stands at the top of the table.
terminal-round = ronde { $n }
terminal-earlier = … eerder: log
# In “A=bomb”: short.
terminal-bomb = bom
# Duel cards in hand, and those that are out: short words.
terminal-cards = kaarten { $cards }
terminal-spent = gespeeld { $cards }

## Asking

terminal-number = Typ een getal van { $low } tot en met { $high }.
terminal-cannot-read = Dat begrijp ik niet: “{ $typed }”.
terminal-if = Als je dat speelt:
terminal-if-open = Wat er nog gebeurt, hangt af van dobbelstenen, kaarten of geheimen.
terminal-one-of-these = Typ een van deze.
terminal-enter-nobody-else = Enter: verder niemand. Of:
terminal-enter-back = Enter: ja, back: nog niet
# After a sentence that says how many points there are.
terminal-type-move = Typ het als { $example }.
terminal-stay = (stay: niemand verplaatsen)
terminal-undo-line = (undo: de vorige regel)
# Under “Who moved whom”. R stands for the ruin in every language.
terminal-moved-key = (punten, kaarten ±, R in de bouwval)
# A column: which agents somebody was.
terminal-identity = was
terminal-contents = Wat zit er in je koffertjes A, B, C, D?
terminal-contents-type = Typ 5, 3, 1 en b (de bom) in die volgorde, zoals 5 b 1 3; random; of random all
terminal-contents-wrong = “{ $typed }” is niet 5, 3, 1 en b, elk één keer.
# $which: letters with their contents
terminal-place = Waar komt koffertje { $which }?
terminal-place-type = Typ een stad, zoals { $example } of { $short }; random; random all; undo
terminal-place-letter = Typ de letter en de stad, zoals { $example }.
terminal-guards = Hoeveel agenten bewaken de lege basis?
terminal-guards-type = 0 tot en met { $most }, in het geheim; of random
# After a sentence that says how many steps are left.
terminal-type-step = Kies een agent, of typ 3-london:
terminal-may-be = “{ $typed }” kan { $cities } zijn.
terminal-no-city = Er is geen stad “{ $typed }”: typ de naam, het begin ervan of de drie letters.
terminal-deliveries = Leveringen en duels
# A column of the result
terminal-own-suitcases = eigen koffertjes

## What can be typed, under the rules of the moment

terminal-how-move = Typ de hele zet, als J2 D3 P1; J alleen is één punt. if J2 D3 P1 zegt wat hij zou opleveren.
terminal-how-safe = Typ een gebouw: het nummer, church (kerk) of ruin (bouwval).
terminal-how-dossier = Typ een regel als J=2 of J=-, of meerdere tegelijk; of kies met het nummer.
terminal-how-setup = Typ de vier inhouden als 5 b 1 3, dan een stad met haar naam, het begin ervan of haar drie letters; random kiest voor je, random all doet ook de rest.
terminal-how-steps = Typ 3-london, 3+rB, 3 drop of end; of het nummer van een agent, en kies dan. 3 lon ber zet meerdere stappen.

## Commands: what each of them does

terminal-help = Help
terminal-only-help = Er is help en help rules.
terminal-command-help = deze pagina; de regels voor wat er nu gevraagd wordt
terminal-command-undo = je laatste actie terugnemen, als die niets liet zien
terminal-command-hint = wat de bot greedy in jouw plaats zou doen
terminal-command-if = wat een zet van de tafel zou maken, voor zover je dat kunt weten
terminal-command-cards = wat je kaarten doen
terminal-command-map = elke stad met de steden waar een stap heen leidt; één stad
terminal-command-log = alles wat je tot nu toe verteld is
terminal-command-notes = je notities, en wat iedereen kon zien
terminal-command-note = een eigen notitie; zonder tekst wordt ze gewist
terminal-command-view = de tafel opnieuw tekenen
terminal-command-save = het spel opschrijven; --load FILE gaat ermee verder
terminal-command-quit = het spel verlaten; je krijgt de vraag of het bewaard moet worden
terminal-command-say = chatten
terminal-command-who = wie waar zit, en wie er is
terminal-command-offer = voorstellen om zonder winnaar te stoppen; dat terugnemen
terminal-command-resign = opgeven; iemand speelt jouw plaats uit
terminal-command-go = weggaan; je plaats blijft van jou
terminal-command-sit = naar een andere vrije plaats; sit N NAME: nog iemand aan dit toetsenbord
terminal-command-stand = je plaats opgeven en toekijken; stand N: de host maakt een plaats vrij
terminal-command-ready = het spel mag beginnen, of nog niet
terminal-command-bot = host: een bot op een plaats; bot N no haalt hem weg
terminal-command-start = host: beginnen, als alle plaatsen bezet zijn en iedereen klaar is
terminal-command-leave = je plaats opgeven en gaan; een host draagt de tafel over, of sluit hem

## At the keyboard

terminal-hand-over = Het toetsenbord gaat naar { $name }.
terminal-look-away = Alle anderen kijken even weg, alsjeblieft.
terminal-press-enter = { $name }, druk op Enter als je klaar bent
terminal-undone = Teruggenomen.
# $move: notation
terminal-hint = De bot greedy zou spelen: { $move }
terminal-note-how = Schrijf: note, waar het over gaat, de tekst. Bijvoorbeeld: note red …
terminal-noted = Genoteerd over { $about }.
terminal-note-removed = De notitie over { $about } is gewist.
# note is typed.
terminal-no-notes = nog geen notities: note { $about } …
# $who: several names
terminal-passed = { $who } pasten.

## Beginning and leaving

terminal-which-game = Welk spel?
terminal-how-many = Hoeveel spelers?
terminal-how-many-hint = { $low } tot en met { $high }, bots meegeteld
terminal-who-sits = Wie zit waar?
terminal-you-hint = iemand aan dit toetsenbord; you=Anna geeft een naam
terminal-bots-hint = bots
# Seats are counted from 0.
terminal-seat = plaats { $n }
# The name of somebody who gave none
terminal-player = Speler { $n }
terminal-seats-only =
    { $n ->
        [one] Er is maar 1 plaats.
       *[other] Er zijn maar { $n } plaatsen.
    }
# An option as a question: “Secret dossier?”
terminal-option = { $option }?
terminal-yes-or-no = Typ ja of nee.
terminal-else = Nog iets?
terminal-else-hint = Opties als name=value, ? toont ze allemaal, Enter begint
terminal-so-far = Tot nu toe: { $options }
# Columns of the table of options
terminal-option-name = optie
terminal-option-default = standaard
terminal-option-allowed = toegestaan
terminal-option-meaning = betekenis
terminal-options-how = Schrijf ze als woorden: --options "name=value flag"
terminal-goodbye = Tot ziens.
terminal-goodbye-unsaved = Tot ziens. Het spel is niet bewaard.
terminal-watch = Enter: de volgende zet, end: tot het eind, quit: weg
terminal-save-how = Geef een bestandsnaam: save game.txt
terminal-save-failed = Kan { $name } niet schrijven: { $why }
terminal-saved = Bewaard in { $path }.
terminal-saved-secrets = Bewaard in { $path } (ieders geheimen staan erin).
terminal-save-later = Het spel staat op de server: het verslag kan bewaard worden als het afgelopen is.
terminal-save-record = Bestandsnaam om het verslag te bewaren, of Enter om weg te gaan
terminal-leave = Het spel verlaten.
terminal-leave-how = Bestandsnaam om te bewaren, Enter: weg zonder bewaren, back: verder spelen

## Looking at a game again

terminal-replay-keys = Enter verder, b terug, +10, -10, start, end, goto N, play [s], q
terminal-goto-how = Schrijf goto en een getal van 0 tot en met { $high }.
terminal-autoplay-how = Schrijf play en de seconden tussen de zetten, 0 tot en met { $high }.

## Over the network

terminal-choose-table = Een nummer, de code van een tafel, new voor een eigen tafel, Enter: opnieuw kijken, quit
terminal-more-tables = … en nog { $n }: geef de code
terminal-another-name = Een andere naam, of Enter om toe te kijken
terminal-your-name = Je naam
terminal-give-seat = Geef een plaats van 0 tot en met { $high }.
terminal-give-level = Dan een niveau: { $levels }; of no.
terminal-seat-taken = Plaats { $n } is niet vrij.
terminal-at-table = Aan tafel
terminal-no-seat = Er is geen plaats { $n }.
terminal-seats-free = Vrij: { $seats }
terminal-say-how = Schrijf: say, en wat je wilt zeggen.
terminal-seated = { $who } neemt plaats { $n }.
terminal-unseated = { $who } verlaat plaats { $n }.
terminal-unready = { $who } is niet meer klaar.
terminal-unready-you = Je bent niet meer klaar.
# $hash: the beginning of a fingerprint
terminal-started = Het spel begint. De dobbelstenen liggen vast: de vingerafdruk van hun startgetal is { $hash }…
terminal-offer-agree = (offer: akkoord)
terminal-ended-resigned = De anderen hebben opgegeven.
terminal-ended-abandoned = Lang heeft niemand gespeeld.
terminal-ended-closed = De tafel is gesloten.
# Until when somebody may think
terminal-time = { $who }: tot { $until }.
terminal-not-your-turn = Je bent niet aan de beurt.
terminal-seat-kept = Je plaats blijft van jou.
# A command follows.
terminal-come-back = Kom terug met
terminal-go-how = Enter: gaan, away: gaan en iemand voor me laten spelen, back: verder spelen
terminal-after = save FILE, rematch, say …, log, who, of Enter om weg te gaan

## Bots that play many games

terminal-bot-resigns = geeft op, want het programma faalde { $n } keer
terminal-bot-won = afgelopen, gewonnen:
terminal-bot-lost = afgelopen, niet gewonnen:
terminal-bot-account = account { $name } gemaakt; het token staat in { $path }
terminal-bot-waits = { $name } is bij { $server } en wacht op uitnodigingen (Ctrl-C stopt)
# An error follows.
terminal-bot-left = is verlaten:
# The reason follows.
terminal-bot-not-ours = plaats { $n } is niet van ons:
terminal-stopped = Gestopt na { $n } van { $all } spellen.
terminal-game = spel { $n }
terminal-against = tegen { $bots }
terminal-decisions =
    { $n ->
        [one] 1 beslissing
       *[other] { $n } beslissingen
    }
# Rows and columns of the tables of results: short
terminal-program = programma
terminal-games = spellen
terminal-wins = gewonnen
terminal-share = aandeel
terminal-interval = 95%-interval
terminal-shared = gedeeld
terminal-fair-share = eerlijk deel
terminal-decisions-all = beslissingen
terminal-time-each = tijd voor één
terminal-times = de helft { $half } ms, 95% { $most } ms, de traagste { $slowest } ms van { $budget } ms
terminal-in-all = in totaal
# Numbers follow: averages of a game.
terminal-mean-decisions = beslissingen per spel
terminal-mean-turns = beurten
terminal-mean-rounds = rondes

# Over the line for an agent in the dossier; who one is; a player is asked for a name.
terminal-form-agent = Wie is { $agent }?
