### Words of every screen: the frame around both games, and what can go wrong.

page-skip = Naar de inhoud
page-home = Home
page-close = Sluit
page-cancel = Annuleer
page-menu = Menu
page-loading = Een ogenblik …
page-try-again = Probeer opnieuw
page-reload = Herlaad
page-why = Waarom?

## The games, as they are called here

page-game-kramer = De agentenrace
page-game-randolph = De koffertjesoorlog

## Something is not there

page-lost-stamp = Zoek
page-not-found = Hier is niets
page-not-found-hint = Misschien is het adres onvolledig. Vanaf de homepagina is alles te bereiken.
page-load-failed = Deze pagina kon niet worden geladen
page-load-failed-hint = Misschien is het netwerk weg, of is de server net vernieuwd.
page-table-gone = Die tafel bestaat niet
page-table-gone-hint = Aan tafel { $code } speelt niemand. Kijk de code nog eens na: zes letters en cijfers.
page-table-closed = Deze tafel is gesloten voor toeschouwers
page-table-closed-hint = Alleen spelers mogen erbij. Vraag de host om de link naar een plaats.
page-offline = De server is niet te bereiken
page-offline-hint = Controleer je netwerk en probeer het opnieuw. Een lopende partij is veilig: de server bewaart elke zet.

## Why something was refused

page-fault-bad = Dat is niet begrepen. Herlaad de pagina en probeer het opnieuw.
page-fault-anonymous = De server kent dit apparaat nog niet. Herlaad de pagina.
page-fault-forbidden = Dat mag jij niet doen.
page-fault-unknown = Dat is er niet meer.
page-fault-illegal = De regels staan dat nu niet toe.
page-fault-stale = Er is intussen iets gebeurd. Kijk nog eens en beslis dan.
page-fault-state = Dat kan nu niet.
page-fault-limit = Te veel tegelijk. Wacht even en probeer het opnieuw.
page-fault-limit-minutes = Te veel tegelijk. Probeer het over { $minutes } minuten opnieuw.
page-fault-unavailable = De server heeft het druk. Probeer het zo nog eens.
page-fault-offline = De server is niet te bereiken. Controleer je netwerk.

## The table

page-table = Tafel
page-board = Bord
page-orders = Wat te doen
page-folder = Logboek, chat en meer
page-dock = Panelen
page-yours = Van jou
page-players = Spelers
page-log = Logboek
page-log-empty = Er is nog niets gebeurd.
page-log-all = Toon alle { $n } regels
page-log-again = Nog eens tonen
page-moves = Zetten
page-moves-find = Zoek een zet
page-moves-more = … en nog { $n }: typ een deel van de zet om hem te vinden.
page-chat = Chat
page-chat-empty = Nog niemand heeft iets gezegd.
page-chat-write = Bericht aan de tafel
page-chat-send = Stuur
page-chat-spectators = Alleen toeschouwers lezen hier mee.
page-your-turn = Jouw beurt
page-spectating = Toeschouwer
page-watching =
    { $n ->
        [one] Eén toeschouwer
       *[other] { $n } toeschouwers
    }
page-line-opening = Verbinden
page-line-open = Verbonden
page-line-closed = Opnieuw verbinden
page-line-away = Geen netwerk
# Short, on a player's chip: the one who looks
page-you = Jij
page-more = Meer
page-all-moves = Alle zetten
# One's own secrets, on a tag that a tap covers
page-own-show = Toon wat van jou is
page-own-cover = Dek af wat van jou is
page-own-covered = Afgedekt
# How fast the table shows what happens; and a button for when it lags behind by $n moves
page-catch-up =
    Inhalen · { $n ->
        [one] { $n } zet
       *[other] { $n } zetten
    }
# Many small things at once, told to somebody who is far behind
page-scene-many =
    { $n ->
        [one] { $n } zet
       *[other] { $n } zetten
    }, { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agenten
    }
page-pace = Tempo
page-pace-calm = Rustig
page-pace-normal = Normaal
page-pace-fast = Snel
page-pace-at_once = Meteen
page-time-left = Nog { $time }
# Beside a player who is away and is asked: how long until a bot moves in their place.
page-standin-in = Over { $time } speelt een bot
page-days =
    { $n ->
        [one] 1 dag
       *[other] { $n } dagen
    }
page-hours =
    { $n ->
        [one] 1 u
       *[other] { $n } u
    }

# What stands under a player's name
page-player-you = jij
page-player-bot = bot
page-player-turn = aan zet
page-player-away = weg
page-player-standin = een invaller speelt
page-player-left = vertrokken
page-player-resigned = heeft opgegeven
page-level-easy = bot, makkelijk
page-level-normal = bot, normaal
page-level-hard = bot, moeilijk

# What happened at the table
page-told-left = { $who } heeft de tafel verlaten.
page-told-back = { $who } is terug.
page-told-standin = { $who } is afwezig; een invaller speelt.
page-told-timeout = De tijd van { $who } was om.
page-told-resigned = { $who } heeft opgegeven.
page-told-offer = { $who } stelt voor het spel te beëindigen.
page-told-offer-no = { $who } wil verder spelen.
page-told-ended-agreed = De spelers hebben het spel in overleg beëindigd.
page-told-ended-abandoned = Lang heeft niemand gespeeld.
page-told-ended-closed = De tafel is gesloten.
page-told-rematch = Dezelfde spelers treffen elkaar aan een nieuwe tafel.
page-told-claimed = { $who } speelt nu op een ander apparaat.

## The menu

page-rules = Regels
page-rules-now = De regels voor dit moment
page-learn = Leer het al spelend
page-replay = Bekijk de partij opnieuw
page-language = Taal
page-sound = Geluiden
page-vibration = Tril als je aan de beurt bent
page-theme = Dag of nacht
page-day = Dag
page-night = Nacht
page-ending = Het spel beëindigen
page-offer = Stel voor te stoppen
page-offer-withdraw = Trek het voorstel in
page-offer-hint =
    { $n ->
        [0] Het spel eindigt als iedereen het ermee eens is.
        [one] Eén speler is het ermee eens. Het spel eindigt als iedereen dat is.
       *[other] { $n } spelers zijn het ermee eens. Het spel eindigt als iedereen dat is.
    }
page-resign = Geef op
page-sure-resign = Dit spel opgeven? Een bot neemt het over, of niemand; voor de anderen gaat het spel door.
page-leave = Verlaat de tafel
page-sure-leave = De tafel verlaten? Een invaller speelt voor je tot je terugkomt.

## The way to a table

page-code = Code
page-copy = Kopieer link
page-copied = De link is gekopieerd.
page-copy-failed = Kopiëren lukte niet. De link is { $link }
page-share = Deel
page-share-words = Speel Top Secret met me. De code is { $code }.
page-qr = QR-code met de link naar tafel { $code }

## One device for several players

page-pass-to = Geef het apparaat aan { $name }
page-pass-other = Iemand anders neemt het
page-pass-hint = Er is niets te zien tot de juiste ogen kijken.
page-i-am = Ik ben { $name }

## The line to the server

page-no-network = Geen netwerk. Het spel wacht op je; er gaat niets verloren.
page-no-server = Opnieuw verbinden … Het spel is veilig op de server.
page-restarting = De server herstart. Het gaat zo verder; er gaat niets verloren.
page-renewed = Er is een nieuwe versie van deze pagina.

## After the game

page-after = En nu?
page-rematch = Nog een keer
page-rematch-join = Naar de revanche
page-record = Verslag
page-board-again = Bord
page-result-again = Terug naar de uitslag
page-fair = Eerlijke dobbelstenen
page-fair-hint = De vingerafdruk was te zien vóór de eerste worp. Het is de SHA-256 van het startgetal, en daaruit volgen alle worpen en getrokken kaarten.
page-fair-hash = Vingerafdruk
page-fair-seed = Startgetal

# A silence in a scene, instead of a sentence.
page-silence = …
## Help at a first decision

page-hint-got = Begrepen

# What went by while nobody looked; $list is made of the lines under it.
page-missed = Terwijl je weg was: { $list }.
page-missed-moves = Terwijl je weg was, hebben de anderen gezet.
page-missed-no = Alleen mijn beurt
page-missed-scoring =
    { $n ->
        [one] één puntentelling
       *[other] { $n } puntentellingen
    }
page-missed-duel =
    { $n ->
        [one] één duel
       *[other] { $n } duels
    }
page-missed-delivery =
    { $n ->
        [one] één aflevering
       *[other] { $n } afleveringen
    }
page-missed-bomb =
    { $n ->
        [one] één bom
       *[other] { $n } bommen
    }
page-missed-unmasking = de ontmaskering
page-missed-end = het einde
