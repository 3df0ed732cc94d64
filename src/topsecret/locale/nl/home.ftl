### Home: the two games, your games, open tables.

home-title = Top Secret: twee spionagespellen
home-headline = Twee spionagespellen met dezelfde naam.
home-lead = Speel in de browser met vrienden of bots. Zonder account.
home-games = De twee spellen

## The two boxes

# A numbered case file, as a tab on a folder
home-case-kramer = Zaak I
home-case-randolph = Zaak II
home-cover-kramer = Een stad in de schemering; spionnen loeren naar een kluis onder een straatlantaarn
home-cover-randolph = Een wereldkaart op een prikbord met rode draad, foto’s en koffertjes
home-about-kramer = Iedereen verplaatst alle agenten. Een van de zeven is stiekem van jou: breng hem naar het juiste gebouw als de kluis opengaat, en laat niemand iets merken.
home-about-randolph = Breng koffertjes vol documenten de wereld over naar je hoofdkwartier, steel die van de anderen, duelleer waar je elkaar treft, en pas op voor de bom.
# The three facts beside a game's name; short, with a picture before the first two
home-players = { $low }–{ $high }
home-players-long = { $low } tot { $high } spelers
home-minutes = { $n } min
home-minutes-long = ongeveer { $n } minuten
home-age = { $n }+
home-age-long = vanaf { $n } jaar
home-play-now = Speel nu tegen bots
home-play-busy = De tafel wordt klaargezet …
home-new-table = Nieuwe tafel
home-learn = Leren
home-learn-long = { $game }: leer het al spelend
home-rules = Regels
home-rules-long = { $game }: de regels
# The name of a visitor who has not given one
home-guest = Gast
home-play-as = Je speelt als { $name }

## Join with a code

home-join = Meedoen met een code
home-join-hint = Je host heeft een code van zes tekens, of een link.
home-join-code = Code of link
home-join-go = Doe mee
home-code-empty = Typ de code die je host aan tafel ziet.
home-code-length =
    { $n ->
        [one] Dat is één teken. Een code heeft er zes.
       *[other] Dat zijn { $n } tekens. Een code heeft er zes.
    }
home-code-signs = Het teken { $sign } komt in geen enkele code voor. Codes hebben geen 0, O, 1 of I, omdat die op elkaar lijken.
home-code-link = Deze link leidt niet naar een tafel.
home-code-unknown = Geen tafel heeft de code { $code }. Kijk nog eens goed, of vraag het je host.

## Your games

home-your-games = Jouw partijen
home-your-games-none = Nog geen partij
home-your-games-none-hint = Wat je op dit apparaat speelt, verschijnt hier.
home-no-game-on = Er loopt geen partij
home-no-game-on-hint = Je gespeelde partijen staan verder naar beneden.
home-go-on = Verder spelen
home-your-turn = Jouw beurt
home-turn-of = { $who } aan zet
home-turn-of-several =
    { $n ->
        [one] Eén speler aan zet
       *[other] { $n } spelers aan zet
    }
home-waiting = Wacht op spelers
home-left = nog { $time }
home-free =
    { $n ->
        [one] Eén vrije plaats
       *[other] { $n } vrije plaatsen
    }
home-alone = jij alleen

## Open tables

home-open-tables = Open tafels
home-open-none = Er wacht niemand
home-open-none-hint = Open een openbare tafel, dan kunnen anderen aanschuiven.
home-seats = { $taken } van { $all }
home-seats-long = { $taken } van { $all } plaatsen bezet
home-join-table = Doe mee
home-join-table-long = Doe mee aan { $title }

## Finished games

home-replays = Recente partijen
home-replays-none = Nog geen gespeelde partij
home-replays-none-hint = Elke partij kun je terugkijken, zet voor zet.
home-replay = Herhaling
home-won = { $who } won
home-won-you = Je hebt gewonnen
home-won-with-you = Jij en { $who } hebben gewonnen
home-nobody-won = Niemand won

## States of the lists

home-list-failed = Deze lijst is nu niet op te halen.
home-list-offline = De server is niet te bereiken. We blijven het proberen.

## You

home-you = Jij
home-your-name = Je naam
home-your-name-change = Je naam wijzigen
home-your-name-hint = De anderen zien hem aan tafel. Hij wordt bewaard op dit apparaat en bij je plaatsen.
home-save = Bewaar
home-saved = Bewaard.
home-sound = Geluiden

## Ways

home-menu = Navigatie
home-nav-tables = Tafels
home-nav-replays = Partijen
home-nav-bots = Voor botbouwers
home-free-software = Vrije software · geen cookie behalve je plaats
home-host = Zelf hosten
home-api = Bot-API
home-privacy = Privacy
home-install = Installeer als app
