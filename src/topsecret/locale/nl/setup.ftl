### A new table, and the table before the start.

setup-title = Nieuwe tafel
setup-lead-kramer = Twee tot zeven spionnen, zeven agenten, één kluis.
setup-lead-randolph = Twee tot vier hoofdkwartieren, elk vier koffertjes, één ervan met een bom.
setup-other-kramer = Of de agentenrace
setup-other-randolph = Of de koffertjesoorlog
setup-unknown-game = Er zijn hier twee spellen
setup-unknown-game-hint = Kies er een op de homepagina.
# A mark at the choice that the printed rules make
setup-printed = zoals gedrukt
# { $clause } is a number like K7.1
setup-rule = Regel { $clause }
setup-rule-long = Regel { $clause }, opent in een nieuw tabblad

## How many, and who

setup-players = Hoeveel spelers
setup-players-too-few = Op plaats { $seat } zit iemand. Laat die speler eerst opstaan.
setup-how = Hoe speel je?
setup-how-friends = Met vrienden
setup-how-friends-hint = De plaatsen blijven open. Je krijgt een link, een code en een QR-code om door te geven.
setup-how-bots = Tegen bots
setup-how-bots-hint = Bots nemen alle andere plaatsen. Het spel begint meteen.
setup-how-here = Op dit apparaat
setup-how-here-hint = Eén apparaat gaat van hand tot hand en verbergt wat niet van jou is.
setup-seats = Plaatsen
setup-seats-hint = De eerste plaats begint.
setup-seats-hint-randolph = De plaatsen gaan met de klok mee om de kaart. De dobbelstenen bepalen wie begint.
setup-seat = Plaats { $n }
setup-seat-who = Wie zit er op plaats { $n }
setup-seat-you = Jij
setup-seat-open = Open plaats
setup-seat-here = Iemand op dit apparaat
setup-seat-bot-easy = Bot, makkelijk
setup-seat-bot-normal = Bot, normaal
setup-seat-bot-hard = Bot, moeilijk
setup-seat-name = Naam op plaats { $n }
setup-player = Speler { $n }

## What is wrong with the form

setup-wrong-twice = Twee plaatsen heten { $name }. Geef een ervan een andere naam.
setup-wrong-you-twice = Je zit op twee plaatsen. Kies voor een ervan “Iemand op dit apparaat”.
setup-wrong-agents = Kies precies { $n } agenten.
setup-wrong-number = { $what }: kies een getal van { $low } tot en met { $high }.
setup-wrong-board = Dit bestand is geen bord: { $why }
setup-refused = De server heeft dit niet aanvaard: { $why }
setup-watch-only = Je hebt geen plaats: je kijkt toe.

## Options

setup-options = Regels van dit spel
setup-more-options = Meer opties
setup-more-options-hint = Huisregels, voor wie het spel kent. Wat je niet wijzigt, blijft zoals gedrukt.
setup-changed =
    { $n ->
        [0] Alles zoals gedrukt
        [one] Eén gewijzigd
       *[other] { $n } gewijzigd
    }
setup-as-printed = Terug naar de gedrukte regels
# An option as it is set: "The die: plain"
setup-set = { $what }: { $value }
setup-yes = ja
setup-no = nee
setup-none = geen limiet
setup-no-limit = Geen limiet
setup-limit = Na
setup-rounds =
    { $n ->
        [one] ronde
       *[other] rondes
    }

# Kramer: the name of an option, a sentence about it, and each of its choices
setup-kramer-cards = Top Secret-kaarten
setup-kramer-cards-hint = Iedereen heeft kaarten en mag in elke beurt iets doen. Meer verrassingen, een langer spel.
setup-kramer-dossier = Geheim dossier
setup-kramer-dossier-hint = Als een agent de finish nadert, schrijft iedereen op wie wie is. Goed geraden levert punten op.
setup-kramer-finish = Lengte van de race
setup-kramer-finish-hint = Het totaal waarbij het spel eindigt.
setup-kramer-round_limit = Limiet aan rondes
setup-kramer-round_limit-hint = Het spel eindigt na zoveel volle rondes, wie er ook voorstaat.
setup-kramer-safe_target = Waar de kluis heen mag
setup-kramer-safe_target-hint = Na een puntentelling gaat de kluis naar een ander gebouw.
setup-kramer-safe_target-any = Elk ander gebouw
setup-kramer-safe_target-empty = Alleen een leeg gebouw
setup-kramer-marker_card = De kaart “Lek”
setup-kramer-marker_card-hint = Twee scorestenen gaan drie velden verder.
setup-kramer-marker_card-literal = Een scoresteen mag erdoor voorbij Finish komen
setup-kramer-marker_card-capped = De scoresteen stopt twee velden voor Finish
setup-kramer-dossier_dashes = Meelopers in het dossier
setup-kramer-dossier_dashes-hint = Een streepje staat voor een agent die van niemand is.
setup-kramer-dossier_dashes-consistent = Precies zoveel streepjes als er meelopers zijn
setup-kramer-dossier_dashes-free = Zoveel streepjes als je wilt
setup-kramer-die = De dobbelsteen
setup-kramer-die-hint = Bij de worp 1–3 kies je zelf hoeveel punten je neemt.
setup-kramer-die-special = Speciaal: 1–3, 2, 3, 4, 5, 6
setup-kramer-die-plain = Gewoon: 1, 2, 3, 4, 5, 6
setup-kramer-agents = Agenten in het spel
setup-kramer-agents-hint = Met { $players } spelers doen er { $n } agenten mee. De andere blijven aan de kant.
setup-agent-S = Schulz, grijs
setup-agent-P = Perry, geel
setup-agent-B = Bucci, oranje
setup-agent-J = Jacques, rood
setup-agent-M = Mirkov, groen
setup-agent-D = Doyle, blauw
setup-agent-L = Larsson, paars

# Randolph
setup-randolph-edition = Editie
setup-randolph-edition-hint = De gedrukte regels verschillen op twee punten. Kies één versie, of wijzig de punten hieronder.
setup-randolph-edition-french = Franse regels
setup-randolph-edition-english = Engelse regels
setup-randolph-edition-french-hint = Bij een gelijk duel wint de aanvaller. Staan er drie agenten in een stad, dan kies je wie er vertrekt.
setup-randolph-edition-english-hint = Bij een gelijk duel wint de aanvaller alleen met de laatste stap. Staan er drie agenten in een stad, dan vertrekt wie het laatst kwam.
setup-randolph-board = Bord
setup-randolph-board-hint = Waar de koffertjes rondreizen.
setup-randolph-board-world = Wereld
setup-randolph-board-world-hint = 45 steden, tien stappen naar je hoofdkwartier.
setup-randolph-board-europe = Europa
setup-randolph-board-europe-hint = 21 steden, zes stappen: een snel spel.
setup-randolph-board-own = Een eigen bord
setup-randolph-board-own-hint = Een .json-bestand. `topsecret board check` zegt of je erop kunt spelen.
setup-randolph-board-file = Kies een bestand
setup-randolph-colours = Kleuren
setup-randolph-colours-hint = Met twee spelers in tegenoverliggende hoeken, met drie in drie hoeken naar keuze.
setup-colours-red-green = Rood en groen
setup-colours-blue-yellow = Blauw en geel
setup-colours-red-blue-green = Zonder geel
setup-colours-red-blue-yellow = Zonder groen
setup-colours-red-green-yellow = Zonder blauw
setup-colours-blue-green-yellow = Zonder rood
setup-randolph-target = Documenten om te winnen
setup-randolph-target-hint = In de koffertjes van elke speler zitten negen documenten.
setup-randolph-placement = De koffertjes verstoppen
setup-randolph-placement-hint = Hoe de koffertjes aan het begin op de kaart komen.
setup-randolph-placement-simultaneous = Allemaal tegelijk, in het geheim
setup-randolph-placement-round_robin = Eén voor één, openlijk
setup-randolph-guards = Wachters
setup-randolph-guards-hint = Met drie spelers: hoeveel agenten elke tegenstander van de speler die in het voordeel is in de lege startbasis mag plaatsen.
setup-randolph-must_use_all = Alle stappen moeten op
setup-randolph-must_use_all-hint = Anders mogen er stappen van een worp overblijven.
setup-randolph-stack_check = Drie agenten in een stad
setup-randolph-stack_check-hint = Twee mogen er blijven. Wie vertrekt?
setup-randolph-stack_check-end_of_turn = Een van de drie, naar keuze
setup-randolph-stack_check-end_of_move = Wie het laatst kwam
setup-randolph-tie = Een gelijk duel
setup-randolph-tie-hint = Allebei hetzelfde getal gespeeld.
setup-randolph-tie-aggressor = De aanvaller wint
setup-randolph-tie-exact_count = De aanvaller wint alleen met de laatste stap
setup-randolph-bonus = De bonusstap van een gewonnen duel
setup-randolph-bonus-hint = Een aanvaller die wint, krijgt één stap extra.
setup-randolph-bonus-agent = Voor de agent die won
setup-randolph-bonus-pool = Voor een agent naar keuze
setup-randolph-bomb_carrier = Wie de bom droeg
setup-randolph-bomb_carrier-hint = Een afgeleverde bom kost de helft van de agenten.
setup-randolph-bomb_carrier-dies = De drager is er een van
setup-randolph-bomb_carrier-choosable = De drager mag gespaard worden
setup-randolph-last_standing = De laatste met agenten
setup-randolph-last_standing-hint = Als alle anderen de hunne kwijt zijn.
setup-randolph-last_standing-wins = Wint meteen
setup-randolph-last_standing-plays_on = Moet nog afleveren
setup-randolph-round_limit = Limiet aan rondes
setup-randolph-round_limit-hint = Het spel eindigt na zoveel volle rondes; de meeste documenten winnen.

# The same in a few words, for lists: what is special about a table
setup-short-printed = Gedrukte regels
setup-short-kramer-cards = kaarten
setup-short-kramer-dossier = dossier
setup-short-kramer-finish = tot { $n }
setup-short-kramer-round_limit =
    { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
setup-short-kramer-basic = basisspel
setup-short-randolph-french = Franse regels
setup-short-randolph-english = Engelse regels
setup-short-randolph-europe = Europa
setup-short-randolph-own = eigen bord
setup-short-randolph-target =
    { $n ->
        [one] { $n } document
       *[other] { $n } documenten
    }
setup-short-randolph-round_limit =
    { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
setup-short-house =
    { $n ->
        [one] één huisregel
       *[other] { $n } huisregels
    }

## Time

setup-time = Bedenktijd
setup-time-none = Zo lang je wilt
setup-time-move = Zoveel per zet
setup-time-game = Zoveel voor het hele spel
setup-time-days = Per correspondentie
setup-time-days-hint = Iedereen zet wanneer het uitkomt. Kom om de dag of zo even kijken.
setup-time-move-hint = Iedereen zit tegelijk aan tafel.
setup-time-game-hint = Voor elke speler, zoals met een schaakklok.
setup-time-each = Tijd
setup-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
setup-minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
setup-hours =
    { $n ->
       *[other] { $n } uur
    }
setup-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
setup-away = Als iemand afwezig is of geen tijd meer heeft
setup-away-default = Er volgt een eenvoudige zet
setup-away-bot = Een bot valt in
setup-away-hint = Wie terugkomt, kan altijd weer gaan zitten.
# How long one waits for somebody who has to move; each of the next is a choice in a list.
setup-grace = Als iemand aan zet is en er niet is
setup-grace-none = Onbeperkt wachten
setup-grace-seconds =
    { $n ->
        [one] { $n } seconde wachten, dan een invaller
       *[other] { $n } seconden wachten, dan een invaller
    }
setup-grace-minutes =
    { $n ->
        [one] { $n } minuut wachten, dan een invaller
       *[other] { $n } minuten wachten, dan een invaller
    }
setup-grace-hours =
    { $n ->
       *[other] { $n } uur wachten, dan een invaller
    }
setup-grace-days =
    { $n ->
        [one] { $n } dag wachten, dan een invaller
       *[other] { $n } dagen wachten, dan een invaller
    }

## Who may see the table

setup-who = Wie mag komen
setup-private = Privé
setup-private-hint = Alleen wie de link of de code heeft.
setup-public = Openbaar
setup-public-hint = In de lijst met open tafels; iedereen mag gaan zitten.
setup-spectators = Toeschouwers mogen kijken
setup-spectators-hint = Ze zien nooit wat geheim is.
setup-more-table = Klok, toeschouwers, naam
setup-table-title = Naam van de tafel
setup-table-title-hint = Als je wilt. De anderen zien hem in lijsten.

## The end of the form

setup-in-words = Jouw tafel
setup-open = Open de tafel
setup-start = Start het spel
setup-opening = Een ogenblik …
setup-open-hint = Daarna: nodig de anderen uit.
setup-sum-players =
    { $n ->
       *[other] { $n } spelers
    }
setup-sum-open =
    { $n ->
        [one] Eén plaats is open
       *[other] { $n } plaatsen zijn open
    }
setup-sum-bots =
    { $n ->
        [one] Eén bot
       *[other] { $n } bots
    }
setup-sum-here =
    { $n ->
        [one] Eén persoon op dit apparaat
       *[other] { $n } personen op dit apparaat
    }
setup-sum-time-none = Zonder klok
setup-sum-time-move = { $time } per zet
setup-sum-time-game = { $time } per speler
setup-sum-away-bot = Voor wie afwezig is, speelt een bot
setup-sum-away-default = Voor wie afwezig is, volgt een eenvoudige zet
setup-sum-private = Privé
setup-sum-public = Openbaar
setup-sum-watched = Toeschouwers mogen kijken
setup-sum-unwatched = Geen toeschouwers

## The table before the start

setup-before = Vóór het begin
setup-table-of = Tafel { $code }
# The sentence at the top: who we wait for. { $names } is a list of names.
setup-wait-free =
    { $n ->
        [one] Eén plaats is vrij. Geef de link door, of zet er een bot neer.
       *[other] { $n } plaatsen zijn vrij. Geef de link door, of zet er bots neer.
    }
setup-wait-free-guest =
    { $n ->
        [one] We wachten op nog één speler.
       *[other] We wachten op nog { $n } spelers.
    }
setup-wait-sit =
    { $n ->
        [one] Eén plaats is vrij. Ga zitten, of kijk toe.
       *[other] { $n } plaatsen zijn vrij. Ga zitten, of kijk toe.
    }
setup-wait-full = Alle plaatsen zijn bezet. Je kunt meekijken.
setup-wait-ready = We wachten nog op { $names }.
setup-wait-you = Ben je klaar?
setup-wait-invited = Wachten op bots: nog geen antwoord van { $names }.
setup-wait-start = Iedereen is klaar. Start wanneer je wilt.
setup-wait-host = Iedereen is klaar. De host start het spel.
setup-start-now = Start
setup-start-bots = Vul aan met bots en start
setup-ready = Ik ben klaar
setup-ready-we = Wij zijn klaar
setup-is-ready = klaar
setup-is-not-ready = nog niet klaar
setup-is-away = weg
setup-is-free = Vrije plaats
setup-is-you = jij
setup-is-here = op dit apparaat
setup-is-bot = bot, { $level }
setup-is-own-bot = iemands bot
setup-is-invited = uitgenodigde bot
setup-level-easy = makkelijk
setup-level-normal = normaal
setup-level-hard = moeilijk
setup-sit = Ga zitten
setup-sit-long = Ga op plaats { $n } zitten
setup-sit-too-long = Zet iemand op dit apparaat erbij op plaats { $n }
setup-stand = Sta op
setup-kick = Maak vrij
setup-kick-long = Vraag { $name } om op te staan
setup-remove-bot-long = Verwijder { $name }
setup-add-bot = Bot
setup-add-bot-long = Zet een bot op plaats { $n }
setup-level-of = Niveau van { $name }
setup-invite-bot = Nodig iemands bot uit
setup-invite-name = Naam van het botaccount
setup-invite-go = Nodig uit
setup-do-sit = Ga zitten
setup-kicked = De host heeft je plaats vrijgemaakt. Je kunt een andere nemen, of toekijken.
setup-seat-gone = Iemand was sneller: de plaats is bezet. { $n ->
        [0] Er is geen plaats vrij.
        [one] Er is één plaats vrij.
       *[other] Er zijn { $n } plaatsen vrij.
    }
setup-settings-changed = De host heeft de instellingen gewijzigd. Zeg opnieuw dat je klaar bent.
setup-invite = Uitnodigen
setup-invite-hint = Wie de code of de link heeft, kan gaan zitten.
setup-invite-closed = Alle plaatsen zijn bezet. Met de link kunnen anderen meekijken.
setup-change = Wijzig
setup-change-title = Wijzig de tafel
setup-change-save = Gebruik deze instellingen
setup-change-ready = Iedereen moet opnieuw aangeven klaar te zijn.
setup-table-leave = Verlaat
setup-close = Sluit de tafel
setup-close-sure = Deze tafel sluiten? Er zit verder niemand, dus dan is hij weg.
setup-hand-on-sure = Deze tafel verlaten? Dan wordt een andere speler de host.
setup-close-keep = Blijf

## A table that was closed before its game began

setup-closed-stamp = Gesloten
setup-closed = Deze tafel is gesloten
setup-closed-hint = De host vertrok voordat het spel begon, of er kwam een dag lang niemand.
