### Words of every screen: the frame around both games, and what can go wrong.

page-skip = Til indholdet
page-home = Forside
page-close = Luk
page-cancel = Annullér
page-menu = Menu
page-loading = Et øjeblik …
page-try-again = Prøv igen
page-reload = Genindlæs
page-why = Hvorfor?

## The games, as they are called here

page-game-kramer = Agentløbet
page-game-randolph = Kuffertkrigen

## Something is not there

page-lost-stamp = Væk
page-not-found = Her er ingenting
page-not-found-hint = Måske mangler der noget af adressen. Alt kan nås fra forsiden.
page-load-failed = Siden kunne ikke indlæses
page-load-failed-hint = Måske er nettet væk, eller serveren er lige blevet opdateret.
page-table-gone = Det bord findes ikke
page-table-gone-hint = Ingen spiller ved bord { $code }. Se på koden igen: den har seks bogstaver og tal.
page-table-closed = Bordet er lukket for tilskuere
page-table-closed-hint = Værten lukker kun spillere ind. Bed om linket til en plads.
page-offline = Serveren kan ikke nås
page-offline-hint = Tjek dit net, og prøv igen. Et spil, der er i gang, er i sikkerhed: serveren gemmer hvert træk.

## Why something was refused

page-fault-bad = Det blev ikke forstået. Genindlæs siden, og prøv igen.
page-fault-anonymous = Serveren kender ikke denne enhed endnu. Genindlæs siden.
page-fault-forbidden = Det har du ikke lov til.
page-fault-unknown = Det er der ikke længere.
page-fault-illegal = Det tillader reglerne ikke nu.
page-fault-stale = Der er sket noget i mellemtiden. Se igen, og beslut dig så.
page-fault-state = Det kan ikke lade sig gøre nu.
page-fault-limit = For meget på én gang. Vent lidt, og prøv igen.
page-fault-limit-minutes = For meget på én gang. Prøv igen om { $minutes } minutter.
page-fault-unavailable = Serveren har travlt. Prøv igen om lidt.
page-fault-offline = Serveren kan ikke nås. Tjek dit net.

## The table

page-table = Bord
page-board = Bræt
page-orders = Hvad du skal gøre
page-folder = Log, chat og mere
page-dock = Paneler
page-yours = Dit
page-players = Spillere
page-log = Log
page-log-empty = Der er ikke sket noget endnu.
page-log-all = Vis alle { $n } linjer
page-log-again = Vis det igen
page-moves = Træk
page-moves-find = Find et træk
page-moves-more = … og { $n } til: skriv en del af trækket for at finde det.
page-chat = Chat
page-chat-empty = Ingen har sagt noget endnu.
page-chat-write = Besked til bordet
page-chat-send = Send
page-chat-spectators = Kun tilskuere læser her.
page-your-turn = Din tur
page-spectating = Tilskuer
page-watching =
    { $n ->
        [one] Én tilskuer
       *[other] { $n } tilskuere
    }
page-line-opening = Forbinder
page-line-open = Forbundet
page-line-closed = Forbinder igen
page-line-away = Intet net
# Short, on a player's chip: the one who looks
page-you = Dig
page-more = Mere
page-all-moves = Alle træk
# One's own secrets, on a tag that a tap covers
page-own-show = Vis dit eget
page-own-cover = Dæk dit eget til
page-own-covered = Dækket
# How fast the table shows what happens; and a button for when it lags behind by $n moves
page-catch-up =
    Indhent · { $n ->
        [one] { $n } træk
       *[other] { $n } træk
    }
# Many small things at once, told to somebody who is far behind
page-scene-many =
    { $n ->
        [one] { $n } træk
       *[other] { $n } træk
    }, { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agenter
    }
page-pace = Tempo
page-pace-calm = Rolig
page-pace-normal = Normal
page-pace-fast = Hurtig
page-pace-at_once = Straks
page-time-left = { $time } tilbage
# Beside a player who is away and is asked: how long until a bot moves in their place.
page-standin-in = En bot spiller om { $time }
page-days =
    { $n ->
        [one] 1 dag
       *[other] { $n } dage
    }
page-hours =
    { $n ->
        [one] 1 t.
       *[other] { $n } t.
    }

# What stands under a player's name
page-player-you = dig
page-player-bot = bot
page-player-turn = har turen
page-player-away = væk
page-player-standin = en afløser spiller
page-player-left = er gået
page-player-resigned = har givet op
page-level-easy = bot, let
page-level-normal = bot, normal
page-level-hard = bot, svær

# What happened at the table
page-told-left = { $who } har forladt bordet.
page-told-back = { $who } er tilbage.
page-told-standin = Nogen spiller for { $who }, som er væk.
page-told-timeout = { $who } løb tør for tid.
page-told-resigned = { $who } har givet op.
page-told-offer = { $who } foreslår at slutte spillet.
page-told-offer-no = { $who } vil spille videre.
page-told-ended-agreed = Spillerne blev enige om at slutte spillet.
page-told-ended-abandoned = Ingen har spillet længe.
page-told-ended-closed = Bordet blev lukket.
page-told-rematch = De samme spillere mødes ved et nyt bord.
page-told-claimed = { $who } spiller nu på en anden enhed.

## The menu

page-rules = Regler
page-rules-now = Reglerne for dette øjeblik
page-learn = Lær det ved at spille
page-replay = Se spillet igen
page-language = Sprog
page-sound = Lyde
page-vibration = Vibrér, når det er din tur
page-theme = Dag eller nat
page-day = Dag
page-night = Nat
page-ending = Slut før tid
page-offer = Foreslå at slutte
page-offer-withdraw = Træk forslaget tilbage
page-offer-hint =
    { $n ->
        [0] Spillet slutter, når alle er enige.
        [one] Én spiller er enig. Spillet slutter, når alle er det.
       *[other] { $n } spillere er enige. Spillet slutter, når alle er det.
    }
page-resign = Giv op
page-sure-resign = Vil du give op? En bot eller ingen spiller videre på din plads; for de andre fortsætter spillet.
page-leave = Forlad bordet
page-sure-leave = Vil du forlade bordet? Nogen spiller for dig, indtil du er tilbage.

## The way to a table

page-code = Kode
page-copy = Kopiér link
page-copied = Linket er kopieret.
page-copy-failed = Det kunne ikke kopieres. Linket er { $link }
page-share = Del
page-share-words = Spil Top Secret med mig. Koden er { $code }.
page-qr = QR-kode med linket til bord { $code }

## One device for several players

page-pass-to = Giv enheden til { $name }
page-pass-other = En anden tager den
page-pass-hint = Intet vises, før de rigtige øjne ser med.
page-i-am = Jeg er { $name }

## The line to the server

page-no-network = Intet net. Spillet venter på dig; intet går tabt.
page-no-server = Forbinder igen … Spillet er i sikkerhed på serveren.
page-restarting = Serveren genstarter. Spillet fortsætter om lidt, og intet går tabt.
page-renewed = Der er en ny version af siden.

## After the game

page-after = Og nu?
page-rematch = Spil igen
page-rematch-join = Med i revanchen
page-record = Referat
page-board-again = Bræt
page-result-again = Tilbage til resultatet
page-fair = Ærlige terninger
page-fair-hint = Fingeraftrykket blev vist før det første kast. Det er startværdiens SHA-256, og alle kast og trukne kort følger af startværdien.
page-fair-hash = Fingeraftryk
page-fair-seed = Startværdi

# A silence in a scene, instead of a sentence.
page-silence = …
## Help at a first decision

page-hint-got = Forstået

# What went by while nobody looked; $list is made of the lines under it.
page-missed = Mens du var væk: { $list }.
page-missed-moves = Mens du var væk, rykkede de andre.
page-missed-no = Kun min tur
page-missed-scoring =
    { $n ->
        [one] én pointgivning
       *[other] { $n } pointgivninger
    }
page-missed-duel =
    { $n ->
        [one] én duel
       *[other] { $n } dueller
    }
page-missed-delivery =
    { $n ->
        [one] én aflevering
       *[other] { $n } afleveringer
    }
page-missed-bomb =
    { $n ->
        [one] én bombe
       *[other] { $n } bomber
    }
page-missed-unmasking = afsløringen
page-missed-end = slutningen
