### Words of every screen: the frame around both games, and what can go wrong.

page-skip = Till innehållet
page-home = Start
page-close = Stäng
page-cancel = Avbryt
page-menu = Meny
page-loading = Ett ögonblick …
page-try-again = Försök igen
page-reload = Ladda om
page-why = Varför?

## The games, as they are called here

page-game-kramer = Agentloppet
page-game-randolph = Väskkriget

## Something is not there

page-lost-stamp = Borta
page-not-found = Här finns ingenting
page-not-found-hint = Adressen kan vara ofullständig. Allt går att nå från startsidan.
page-load-failed = Sidan kunde inte laddas
page-load-failed-hint = Nätet kan vara borta, eller så har servern just uppdaterats.
page-table-gone = Det bordet finns inte
page-table-gone-hint = Ingen spelar vid bord { $code }. Titta på koden igen: den har sex bokstäver och siffror.
page-table-closed = Bordet är stängt för åskådare
page-table-closed-hint = Värden släpper bara in spelare. Be om länken till en plats.
page-offline = Servern går inte att nå
page-offline-hint = Kontrollera nätet och försök igen. Ett pågående parti är i säkerhet: servern sparar varje drag.

## Why something was refused

page-fault-bad = Servern förstod inte det. Ladda om sidan och försök igen.
page-fault-anonymous = Servern känner inte till den här enheten än. Ladda om sidan.
page-fault-forbidden = Det får du inte göra.
page-fault-unknown = Det finns inte längre.
page-fault-illegal = Reglerna tillåter inte det nu.
page-fault-stale = Något har hänt under tiden. Titta igen och bestäm dig sedan.
page-fault-state = Det går inte nu.
page-fault-limit = För mycket på en gång. Vänta en stund och försök igen.
page-fault-limit-minutes = För mycket på en gång. Försök igen om { $minutes } minuter.
page-fault-unavailable = Servern är upptagen. Försök igen om en stund.
page-fault-offline = Servern går inte att nå. Kontrollera nätet.

## The table

page-table = Bord
page-board = Spelplan
page-orders = Vad du ska göra
page-folder = Logg, chatt och mer
page-dock = Paneler
page-yours = Ditt
page-players = Spelare
page-log = Logg
page-log-empty = Inget har hänt än.
page-log-all = Visa alla { $n } rader
page-log-again = Visa det igen
page-moves = Drag
page-moves-find = Sök drag
page-moves-more = … och { $n } till: skriv en del av draget för att hitta det.
page-chat = Chatt
page-chat-empty = Ingen har sagt något än.
page-chat-write = Skriv till bordet
page-chat-send = Skicka
page-chat-spectators = Bara åskådare läser här.
page-your-turn = Din tur
page-spectating = Tittar på
page-watching =
    { $n ->
        [one] En åskådare
       *[other] { $n } åskådare
    }
page-line-opening = Ansluter
page-line-open = Ansluten
page-line-closed = Ansluter igen
page-line-away = Inget nät
# Short, on a player's chip: the one who looks
page-you = Du
page-more = Mer
page-all-moves = Alla drag
# One's own secrets, on a tag that a tap covers
page-own-show = Visa ditt eget
page-own-cover = Täck över ditt eget
page-own-covered = Täckt
# How fast the table shows what happens; and a button for when it lags behind by $n moves
page-catch-up =
    Kom ikapp · { $n ->
        [one] { $n } drag
       *[other] { $n } drag
    }
# Many small things at once, told to somebody who is far behind
page-scene-many =
    { $n ->
        [one] { $n } drag
       *[other] { $n } drag
    }, { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agenter
    }
page-pace = Tempo
page-pace-calm = Lugnt
page-pace-normal = Normalt
page-pace-fast = Snabbt
page-pace-at_once = Genast
page-time-left = { $time } kvar
# Beside a player who is away and is asked: how long until a bot moves in their place.
page-standin-in = En bot spelar om { $time }
page-days =
    { $n ->
        [one] 1 dag
       *[other] { $n } dagar
    }
page-hours =
    { $n ->
        [one] 1 tim
       *[other] { $n } tim
    }

# What stands under a player's name
page-player-you = du
page-player-bot = bot
page-player-turn = på tur
page-player-away = borta
page-player-standin = ersättare spelar
page-player-left = har gått
page-player-resigned = har gett upp
page-level-easy = bot, lätt
page-level-normal = bot, normal
page-level-hard = bot, svår

# What happened at the table
page-told-left = { $who } har lämnat bordet.
page-told-back = { $who } är tillbaka.
page-told-standin = Någon spelar för { $who }, som är borta.
page-told-timeout = Tiden gick ut för { $who }.
page-told-resigned = { $who } gav upp.
page-told-offer = { $who } föreslår att partiet avslutas.
page-told-offer-no = { $who } vill spela vidare.
page-told-ended-agreed = Spelarna kom överens om att avsluta partiet.
page-told-ended-abandoned = Ingen har spelat på länge.
page-told-ended-closed = Bordet har stängts.
page-told-rematch = Samma spelare möts vid ett nytt bord.
page-told-claimed = { $who } spelar nu på en annan enhet.

## The menu

page-rules = Regler
page-rules-now = Reglerna för det här läget
page-learn = Lär dig genom att spela
page-replay = Se partiet igen
page-language = Språk
page-sound = Ljud
page-vibration = Vibrera när det är din tur
page-theme = Dag eller natt
page-day = Dag
page-night = Natt
page-ending = Avsluta partiet
page-offer = Föreslå att avsluta
page-offer-withdraw = Ta tillbaka förslaget
page-offer-hint =
    { $n ->
        [0] Partiet avslutas när alla är överens.
        [one] En spelare är med på det. Partiet avslutas när alla är det.
       *[other] { $n } spelare är med på det. Partiet avslutas när alla är det.
    }
page-resign = Ge upp
page-sure-resign = Vill du ge upp? En bot fortsätter på din plats, eller ingen; för de andra går partiet vidare.
page-leave = Lämna bordet
page-sure-leave = Vill du lämna bordet? Någon spelar för dig tills du kommer tillbaka.

## The way to a table

page-code = Kod
page-copy = Kopiera länk
page-copied = Länken är kopierad.
page-copy-failed = Det gick inte att kopiera. Länken är { $link }
page-share = Dela
page-share-words = Spela Top Secret med mig. Koden är { $code }.
page-qr = QR-kod med länken till bord { $code }

## One device for several players

page-pass-to = Ge enheten till { $name }
page-pass-other = Någon annan tar den
page-pass-hint = Inget visas förrän rätt ögon tittar.
page-i-am = Jag är { $name }

## The line to the server

page-no-network = Inget nät. Partiet väntar på dig; inget går förlorat.
page-no-server = Ansluter igen … Partiet är i säkerhet på servern.
page-restarting = Servern startar om. Det fortsätter strax, inget går förlorat.
page-renewed = Det finns en ny version av sidan.

## After the game

page-after = Och nu?
page-rematch = Spela igen
page-rematch-join = Med i revanschen
page-record = Protokoll
page-board-again = Spelplan
page-result-again = Tillbaka till resultatet
page-fair = Ärlig slump
page-fair-hint = Fingeravtrycket visades före det första kastet. Det är fröets SHA-256, och ur fröet följer alla kast och alla dragna kort.
page-fair-hash = Fingeravtryck
page-fair-seed = Frö

# A silence in a scene, instead of a sentence.
page-silence = …
## Help at a first decision

page-hint-got = Uppfattat

# What went by while nobody looked; $list is made of the lines under it.
page-missed = Medan du var borta: { $list }.
page-missed-moves = Medan du var borta drog de andra.
page-missed-no = Bara min tur
page-missed-scoring =
    { $n ->
        [one] en poängräkning
       *[other] { $n } poängräkningar
    }
page-missed-duel =
    { $n ->
        [one] en duell
       *[other] { $n } dueller
    }
page-missed-delivery =
    { $n ->
        [one] en leverans
       *[other] { $n } leveranser
    }
page-missed-bomb =
    { $n ->
        [one] en bomb
       *[other] { $n } bomber
    }
page-missed-unmasking = avslöjandet
page-missed-end = slutet
