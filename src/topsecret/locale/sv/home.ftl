### Home: the two games, your games, open tables.

home-title = Top Secret: två spionspel
home-headline = Två spionspel med samma namn.
home-lead = Spela i webbläsaren med vänner eller bottar. Inget konto.
home-games = De två spelen

## The two boxes

# A numbered case file, as a tab on a folder
home-case-kramer = Fall I
home-case-randolph = Fall II
home-cover-kramer = En stad i skymningen; spioner vakar över ett kassaskåp under en gatlykta
home-cover-randolph = En världskarta på en anslagstavla med röd tråd, fotografier och väskor
home-about-kramer = Alla flyttar alla agenter. En av de sju är i hemlighet din: för den till rätt byggnad när kassaskåpet öppnas, och låt ingen märka något.
home-about-randolph = Bär väskor med hemligheter genom världen till ditt högkvarter, stjäl de andras, duellera där ni möts och akta dig för bomben.
# The three facts beside a game's name; short, with a picture before the first two
home-players = { $low }–{ $high }
home-players-long = { $low } till { $high } spelare
home-minutes = { $n } min
home-minutes-long = ungefär { $n } minuter
home-age = { $n }+
home-age-long = från { $n } år
home-play-now = Spela nu mot bottar
home-play-busy = Bordet dukas fram …
home-new-table = Nytt bord
home-learn = Lär dig
home-learn-long = Lär dig { $game } genom att spela
home-rules = Regler
home-rules-long = Reglerna till { $game }
# The name of a visitor who has not given one
home-guest = Gäst
home-play-as = Du spelar som { $name }

## Join with a code

home-join = Gå med via kod
home-join-hint = Din värd har en kod på sex tecken, eller en länk.
home-join-code = Kod eller länk
home-join-go = Gå med
home-code-empty = Skriv koden som din värd ser vid bordet.
home-code-length =
    { $n ->
        [one] Det där är ett tecken. En kod har sex.
       *[other] Det där är { $n } tecken. En kod har sex.
    }
home-code-signs = Ingen kod innehåller tecknet { $sign }. 0, O, 1 och I finns inte i koderna, för de är lätta att förväxla.
home-code-link = Den länken leder inte till något bord.
home-code-unknown = Inget bord har koden { $code }. Titta på den igen, eller fråga din värd.

## Your games

home-your-games = Dina partier
home-your-games-none = Inget parti än
home-your-games-none-hint = Det du spelar dyker upp här, på den här enheten.
home-no-game-on = Inget parti pågår
home-no-game-on-hint = Dina avslutade partier finns längre ned.
home-go-on = Spela vidare
home-your-turn = Din tur
home-turn-of = { $who } är på tur
home-turn-of-several =
    { $n ->
        [one] En spelare är på tur
       *[other] { $n } spelare är på tur
    }
home-waiting = Väntar på spelare
home-left = { $time } kvar
home-free =
    { $n ->
        [one] En ledig plats
       *[other] { $n } lediga platser
    }
home-alone = bara du

## Open tables

home-open-tables = Öppna bord
home-open-none = Ingen väntar
home-open-none-hint = Öppna ett offentligt bord, så kan andra göra dig sällskap.
home-seats = { $taken } av { $all }
home-seats-long = { $taken } av { $all } platser tagna
home-join-table = Gå med
home-join-table-long = Gå med: { $title }

## Finished games

home-replays = Senaste partierna
home-replays-none = Inget avslutat parti än
home-replays-none-hint = Varje parti går att se igen, drag för drag.
home-replay = Repris
home-won = { $who } vann
home-won-you = Du vann
home-won-with-you = Du och { $who } vann
home-nobody-won = Ingen vann

## States of the lists

home-list-failed = Listan går inte att läsa just nu.
home-list-offline = Servern går inte att nå. Nya försök görs hela tiden.

## You

home-you = Du
home-your-name = Ditt namn
home-your-name-change = Byt namn
home-your-name-hint = De andra ser det vid bordet. Sparas på den här enheten och med dina platser.
home-save = Spara
home-saved = Sparat.
home-sound = Ljud

## Ways

home-menu = Navigering
home-nav-tables = Bord
home-nav-replays = Repriser
home-nav-bots = För botbyggare
home-free-software = Fri programvara · ingen kaka utom din plats
home-host = Egen server
home-api = Bot-API
home-privacy = Integritet
home-install = Installera som app
