### Home: the two games, your games, open tables.

home-title = Top Secret: to spionspil
home-headline = To spionspil med samme navn.
home-lead = Spil i browseren med venner eller bots. Uden konto.
home-games = De to spil

## The two boxes

# A numbered case file, as a tab on a folder
home-case-kramer = Sag I
home-case-randolph = Sag II
home-cover-kramer = En by i skumringen; spioner holder øje med et pengeskab under en gadelygte
home-cover-randolph = Et verdenskort på en opslagstavle med rød tråd, fotografier og kufferter
home-about-kramer = Alle flytter alle agenter. Én af de syv er i hemmelighed din: få den hen til den rigtige bygning, når pengeskabet bliver brudt op, uden at nogen opdager det.
home-about-randolph = Bring kufferter fulde af hemmeligheder tværs over verden til dit hovedkvarter, stjæl de andres, duellér, hvor I mødes, og pas på bomben.
# The three facts beside a game's name; short, with a picture before the first two
home-players = { $low }–{ $high }
home-players-long = { $low } til { $high } spillere
home-minutes = { $n } min.
home-minutes-long = omkring { $n } minutter
home-age = { $n }+
home-age-long = fra { $n } år
home-play-now = Spil mod bots nu
home-play-busy = Bordet gøres klar …
home-new-table = Nyt bord
home-learn = Lær
home-learn-long = Lær { $game } ved at spille
home-rules = Regler
home-rules-long = Reglerne til { $game }
# The name of a visitor who has not given one
home-guest = Gæst
home-play-as = Du spiller som { $name }

## Join with a code

home-join = Vær med via kode
home-join-hint = Din vært har en kode på seks tegn eller et link.
home-join-code = Kode eller link
home-join-go = Vær med
home-code-empty = Skriv den kode, som værten ser ved bordet.
home-code-length =
    { $n ->
        [one] Det er ét tegn. En kode har seks.
       *[other] Det er { $n } tegn. En kode har seks.
    }
home-code-signs = Ingen kode har tegnet { $sign }. Koder er uden 0, O, 1 og I, fordi de ligner hinanden.
home-code-link = Linket fører ikke til noget bord.
home-code-unknown = Intet bord har koden { $code }. Se efter igen, eller spørg din vært.

## Your games

home-your-games = Dine spil
home-your-games-none = Ingen spil endnu
home-your-games-none-hint = Det, du spiller, dukker op her på denne enhed.
home-no-game-on = Intet spil er i gang
home-no-game-on-hint = Dine afsluttede spil står længere nede.
home-go-on = Spil videre
home-your-turn = Din tur
home-turn-of = { $who } har turen
home-turn-of-several =
    { $n ->
        [one] Én spiller har turen
       *[other] { $n } spillere har turen
    }
home-waiting = Venter på spillere
home-left = { $time } tilbage
home-free =
    { $n ->
        [one] Én ledig plads
       *[other] { $n } ledige pladser
    }
home-alone = kun dig

## Open tables

home-open-tables = Åbne borde
home-open-none = Ingen venter
home-open-none-hint = Åbn et offentligt bord, så kan andre være med.
home-seats = { $taken } af { $all }
home-seats-long = { $taken } af { $all } pladser er taget
home-join-table = Vær med
home-join-table-long = Vær med i { $title }

## Finished games

home-replays = Seneste spil
home-replays-none = Ingen færdige spil endnu
home-replays-none-hint = Alle spil kan ses igen, træk for træk.
home-replay = Se igen
home-won = { $who } vandt
home-won-you = Du vandt
home-won-with-you = Du og { $who } vandt
home-nobody-won = Ingen vandt

## States of the lists

home-list-failed = Listen kan ikke hentes lige nu.
home-list-offline = Serveren kan ikke nås. Vi bliver ved med at prøve.

## You

home-you = Dig
home-your-name = Dit navn
home-your-name-change = Skift navn
home-your-name-hint = De andre ser det ved bordet. Gemmes på denne enhed og ved dine pladser.
home-save = Gem
home-saved = Gemt.
home-sound = Lyde

## Ways

home-menu = Genveje
home-nav-tables = Borde
home-nav-replays = Gensyn
home-nav-bots = For botbyggere
home-free-software = Fri software · ingen cookie ud over din plads
home-host = Din egen server
home-api = Bot-API
home-privacy = Privatliv
home-install = Installér som app
