# Alex Randolph's Top Secret: agents, suitcases, duels.
# Terms: agent, suitcase, secrets, bomb, duel, base (where agents start), headquarters or HQ (where suitcases are delivered),
# exit (out of a base), gate (into an HQ), step, bonus step, guard.
# In messages that end in "-you" the reader is the player; those that end in "-at-you" happen to the reader.
# $who, $other, $players are names of players; $suitcase and $left are suitcases such as "Red A".

## Things

randolph-you = dig
# $colour is red, blue, green or yellow.
randolph-colour =
    { $colour ->
        [red] rød
        [blue] blå
        [green] grøn
       *[yellow] gul
    }
# A suitcase: its colour and its letter.
randolph-suitcase =
    { $colour ->
        [red] Rød { $letter }
        [blue] Blå { $letter }
        [green] Grøn { $letter }
       *[yellow] Gul { $letter }
    }
# A place on the map, also used as "Red base to Winnipeg".
randolph-base =
    { $colour ->
        [red] Rød base
        [blue] Blå base
        [green] Grøn base
       *[yellow] Gul base
    }
randolph-hq =
    { $colour ->
        [red] Rødt HQ
        [blue] Blåt HQ
        [green] Grønt HQ
       *[yellow] Gult HQ
    }
# Two letters or so: the sign on the headquarters on the map.
randolph-hq-sign = HQ
randolph-content-secrets =
    { $count ->
        [one] { $count } hemmelighed
       *[other] { $count } hemmeligheder
    }
randolph-content-bomb = en bombe
# Seas on the map, in wide letters; each may be two short lines.
randolph-sea-pacific = Stillehavet
randolph-sea-atlantic = Atlanter-
    havet
randolph-sea-indian = Det Indiske
    Ocean

## What is asked

randolph-asked-setup-you = Gem dine hemmeligheder: fyld dine kufferter, og placér dem.
randolph-asked-setup = Kufferterne bliver gemt. Venter på { $players }.
randolph-asked-place-you = Din tur: stil en af dine kufferter i en by. Alle ser hvor.
randolph-asked-place = { $who } stiller en kuffert i en by.
randolph-asked-roll = Terningerne ruller.
randolph-asked-move-you =
    Du slog { $first } + { $second }. { $pool ->
        [0] { $bonus ->
            [0] Ingen skridt tilbage.
            [one] Ét bonusskridt tilbage.
           *[other] { $bonus } bonusskridt tilbage.
        }
        [one] { $bonus ->
            [0] Ét skridt tilbage.
            [one] Ét skridt og et bonusskridt tilbage.
           *[other] Ét skridt og { $bonus } bonusskridt tilbage.
        }
       *[other] { $bonus ->
            [0] { $pool } skridt tilbage.
            [one] { $pool } skridt og et bonusskridt tilbage.
           *[other] { $pool } skridt og { $bonus } bonusskridt tilbage.
        }
    }
randolph-asked-move =
    { $who } slog { $first } + { $second } og har { $pool ->
        [0] ingen skridt tilbage.
        [one] ét skridt tilbage.
       *[other] { $pool } skridt tilbage.
    }
randolph-asked-crowd-you = Tre af dine agenter er i { $city }: en af dem skal videre med næste skridt.
randolph-asked-crowd = { $who } går gennem { $city } og skal videre med næste skridt.
randolph-asked-pick-you = To agenter fra { $other } er i { $city }. Hvem kæmper du mod først?
randolph-asked-pick-at-you = { $who } vælger, hvilken af dine to agenter i { $city } der skal kæmpe først.
randolph-asked-pick = { $who } vælger, hvilken agent fra { $other } der skal kæmpe først i { $city }.
randolph-asked-duel-you = Duel mod { $other } i { $city }: vælg et kort.
randolph-asked-duel-laid = Dit kort ligger med bagsiden opad i { $city }. Venter på { $other }.
randolph-asked-duel = { $who } og { $other } duellerer i { $city }.
randolph-asked-loot-you = Du vandt duellen. { $suitcase } ligger i { $city }: vil du tage den eller lade den ligge?
randolph-asked-loot = { $who } vandt i { $city } og må tage { $suitcase }.
randolph-asked-bomb-you =
    { $count ->
        [one] En bombe! Vælg én agent mere at opgive.
       *[other] En bombe! Vælg { $count } agenter mere at opgive.
    }
randolph-asked-bomb = { $who } har åbnet en bombe og vælger, hvilke agenter der går tabt.

## What happened

randolph-tell-packed-you = Du fyldte dine kufferter.
randolph-tell-packed = { $who } fylder kufferterne.
randolph-tell-placed-you = Du stillede { $suitcase } i { $city }.
randolph-tell-placed = { $who } stiller { $suitcase } i { $city }.
randolph-tell-guards-you =
    { $count ->
        [0] Du stiller ingen vagter ud.
        [one] Du stiller én vagt ud.
       *[other] Du stiller { $count } vagter ud.
    }
randolph-tell-guards =
    { $count ->
        [0] { $who } stiller ingen vagter ud.
        [one] { $who } stiller én vagt ud.
       *[other] { $who } stiller { $count } vagter ud.
    }
randolph-tell-ready-you = Du er klar.
randolph-tell-ready = { $who } er klar.
randolph-tell-shown = Alle kufferter er gemt. Nu ser alle byerne, men ikke indholdet.
randolph-tell-start-you = Du slår { $first } + { $second } om at begynde.
randolph-tell-start = { $who } slår { $first } + { $second } om at begynde.
randolph-tell-start-tied = Uafgjort. Nyt kast til: { $players }.
randolph-tell-begins-you = Du begynder.
randolph-tell-begins = { $who } begynder.
randolph-tell-rolled-you = Du slår { $first } + { $second }.
randolph-tell-rolled = { $who } slår { $first } + { $second }.
randolph-tell-step-you = Dig: { $from } til { $to }.
randolph-tell-step = { $who }: { $from } til { $to }.
randolph-tell-step-with-you = Dig: { $from } til { $to } med { $suitcase }.
randolph-tell-step-with = { $who }: { $from } til { $to } med { $suitcase }.
randolph-tell-taken-you = Du tager { $suitcase } i { $city }.
randolph-tell-taken = { $who } tager { $suitcase } i { $city }.
randolph-tell-dropped-you = Du efterlader { $suitcase } i { $city }.
randolph-tell-dropped = { $who } efterlader { $suitcase } i { $city }.
randolph-tell-exchanged-you = Du bytter { $left } ud med { $suitcase } i { $city }.
randolph-tell-exchanged = { $who } bytter { $left } ud med { $suitcase } i { $city }.
randolph-tell-met-two-you = Du støder på to agenter fra { $other } i { $city }.
randolph-tell-met-two-at-you = { $who } støder på to af dine agenter i { $city }.
randolph-tell-met-two = { $who } støder på to agenter fra { $other } i { $city }.
randolph-tell-attack-you = Du angriber { $other } i { $city }.
randolph-tell-attack-at-you = { $who } angriber dig i { $city }.
randolph-tell-attack = { $who } angriber { $other } i { $city }.
# $won and $lost are the two duel cards. $fate: base = the losing agent goes home. $drops: yes = $suitcase stays in $city.
randolph-tell-duel-you =
    Du slår { $other } i { $city } med { $won } mod { $lost }. { $fate ->
        [base] Den slagne agent tager hjem.
       *[out] Den slagne agent er ude af spillet.
    } { $drops ->
        [yes] { $suitcase } bliver liggende.
       *[no] { "" }
    }
randolph-tell-duel-at-you =
    { $who } slår dig i { $city } med { $won } mod { $lost }. { $fate ->
        [base] Din agent tager hjem.
       *[out] Din agent er ude af spillet.
    } { $drops ->
        [yes] { $suitcase } bliver liggende.
       *[no] { "" }
    }
randolph-tell-duel =
    { $who } slår { $other } i { $city } med { $won } mod { $lost }. { $fate ->
        [base] Den slagne agent tager hjem.
       *[out] Den slagne agent er ude af spillet.
    } { $drops ->
        [yes] { $suitcase } bliver liggende.
       *[no] { "" }
    }
randolph-tell-cards-back-you = Du tager alle syv duelkort tilbage.
randolph-tell-cards-back = { $who } tager alle syv duelkort tilbage.
randolph-tell-loot-left-you = Du lader { $suitcase } ligge.
randolph-tell-loot-left = { $who } lader { $suitcase } ligge.
randolph-tell-delivered-you =
    { $count ->
        [one] Du afleverer { $suitcase }: én hemmelighed, { $secrets } i alt.
       *[other] Du afleverer { $suitcase }: { $count } hemmeligheder, { $secrets } i alt.
    }
randolph-tell-delivered =
    { $count ->
        [one] { $who } afleverer { $suitcase }: én hemmelighed, { $secrets } i alt.
       *[other] { $who } afleverer { $suitcase }: { $count } hemmeligheder, { $secrets } i alt.
    }
randolph-tell-bomb-you = Du afleverer { $suitcase }: en bombe!
randolph-tell-bomb = { $who } afleverer { $suitcase }: en bombe!
randolph-tell-exploded-you =
    { $count ->
        [one] Bomben koster dig en agent.
       *[other] Bomben koster dig { $count } agenter.
    }
randolph-tell-exploded =
    { $count ->
        [one] Bomben koster { $who } en agent.
       *[other] Bomben koster { $who } { $count } agenter.
    }
# $place is a city, a base or an HQ.
randolph-tell-lost-you = Du mister en agent: { $place }.
randolph-tell-lost = { $who } mister en agent: { $place }.
randolph-tell-lost-with-you = Du mister en agent: { $place }. { $suitcase } bliver liggende.
randolph-tell-lost-with = { $who } mister en agent: { $place }. { $suitcase } bliver liggende.
randolph-tell-out-you = Du har ikke flere agenter og er ude.
randolph-tell-out = { $who } har ikke flere agenter og er ude.
randolph-tell-unused-you =
    { $count ->
        [one] Du lader ét skridt være ubrugt.
       *[other] Du lader { $count } skridt være ubrugte.
    }
randolph-tell-unused =
    { $count ->
        [one] { $who } lader ét skridt være ubrugt.
       *[other] { $who } lader { $count } skridt være ubrugte.
    }
randolph-tell-undone-you = Du tager det sidste træk tilbage.
randolph-tell-undone = { $who } tager det sidste træk tilbage.
# $reason: secrets, last_standing (only one with agents), out_of_reach (nobody could reach the target any more), round_limit.
randolph-won-you =
    { $reason ->
        [last_standing] Du vinder: ingen andre har agenter tilbage.
        [out_of_reach] Du vinder med { $secrets ->
            [one] én hemmelighed
           *[other] { $secrets } hemmeligheder
        }: ingen kan nå målet længere.
        [round_limit] Du vinder med { $secrets ->
            [one] én hemmelighed
           *[other] { $secrets } hemmeligheder
        } i sidste runde.
       *[secrets] Du vinder med { $secrets ->
            [one] én hemmelighed
           *[other] { $secrets } hemmeligheder
        }.
    }
randolph-won =
    { $reason ->
        [last_standing] { $who } vinder: ingen andre har agenter tilbage.
        [out_of_reach] { $who } vinder med { $secrets ->
            [one] én hemmelighed
           *[other] { $secrets } hemmeligheder
        }: ingen kan nå målet længere.
        [round_limit] { $who } vinder med { $secrets ->
            [one] én hemmelighed
           *[other] { $secrets } hemmeligheder
        } i sidste runde.
       *[secrets] { $who } vinder med { $secrets ->
            [one] én hemmelighed
           *[other] { $secrets } hemmeligheder
        }.
    }
randolph-won-shared =
    { $reason ->
        [out_of_reach] Delt sejr til { $players }: ingen kan nå målet længere.
        [round_limit] Delt sejr i sidste runde til { $players }.
       *[other] Delt sejr til { $players }.
    }

## What can be done: entries of the list of all moves

randolph-do-contents = Kuffert A: { $a }. B: { $b }. C: { $c }. D: { $d }.
randolph-do-place = Stil kuffert { $letter } i { $city }.
randolph-do-guards =
    { $count ->
        [0] Stil ingen vagter ud.
        [one] Stil én vagt i den tomme base.
       *[other] Stil { $count } vagter i den tomme base.
    }
randolph-do-step =
    { $enemy ->
        [yes] Agent: { $from } til { $to }, hvor en duel venter.
       *[no] Agent: { $from } til { $to }.
    }
randolph-do-step-with =
    { $enemy ->
        [yes] Agent med { $suitcase }: { $from } til { $to }, hvor en duel venter.
       *[no] Agent med { $suitcase }: { $from } til { $to }.
    }
randolph-do-deliver = Aflever { $suitcase } fra { $from } i dit hovedkvarter.
randolph-do-take = Tag { $suitcase } i { $city }.
randolph-do-exchange = Byt { $left } ud med { $suitcase } i { $city }.
randolph-do-drop = Efterlad { $suitcase } i { $city }.
randolph-do-end =
    { $count ->
        [0] Slut turen.
        [one] Slut turen, og lad ét skridt være ubrugt.
       *[other] Slut turen, og lad { $count } skridt være ubrugte.
    }
randolph-do-pick = Kæmp først mod agenten med tomme hænder.
randolph-do-pick-with = Kæmp først mod agenten med { $suitcase }.
randolph-do-card = Spil kortet { $card }.
randolph-do-loot = Tag { $suitcase }.
randolph-do-loot-exchange = Byt { $left } ud med { $suitcase }.
randolph-do-leave = Lad { $suitcase } ligge.
randolph-do-lose = Opgiv agenten: { $place }.
randolph-do-lose-with = Opgiv agenten med { $suitcase }: { $place }.

## The table

randolph-board-about = Kort over brættet med { $cities } byer. Alt, hvad du må gøre, står også på listen over træk.
randolph-described = Kortet i ord
randolph-described-next = Ved siden af { $place }: { $cities }
randolph-described-place = { $place }: { $what }
randolph-described-with = { $who } med { $suitcase }
randolph-agent-about =
    { $colour ->
        [red] Rød agent: { $place }
        [blue] Blå agent: { $place }
        [green] Grøn agent: { $place }
       *[yellow] Gul agent: { $place }
    }
randolph-agent-about-with =
    { $colour ->
        [red] Rød agent med { $suitcase }: { $place }
        [blue] Blå agent med { $suitcase }: { $place }
        [green] Grøn agent med { $suitcase }: { $place }
       *[yellow] Gul agent med { $suitcase }: { $place }
    }
randolph-go-to =
    { $steps ->
        [one] { $city }, { $steps } skridt
       *[other] { $city }, { $steps } skridt
    }
randolph-go-to-duel =
    { $steps ->
        [one] { $city }, { $steps } skridt, duel ved ankomst
       *[other] { $city }, { $steps } skridt, duel ved ankomst
    }
randolph-go-to-hq = Dit hovedkvarter: aflever { $suitcase }
randolph-zoom-in = Zoom ind
randolph-zoom-out = Zoom ud
randolph-zoom-mine = Vis mine agenter
randolph-overview = Overblik over kortet
randolph-legend = Signaturer
randolph-legend-steps = skridt dertil
randolph-legend-duel = duel ved ankomst
randolph-legend-exit = udgang fra en base
randolph-legend-gate = port til et HQ, kun egen farve
randolph-your-turn = Din tur
randolph-dice = Terninger: { $first } og { $second }
# On a button that waits for something: what is missing, as short as can be.
randolph-do-choose = Vælg en agent
randolph-do-send = Tryk på en oplyst by
randolph-hint-choose = Vælg en af dine agenter på kortet.
randolph-hint-send = Send agenten til en oplyst by, eller brug det, der ligger der.
randolph-hint-none-left = Kufferter må stadig tages, efterlades eller byttes.
randolph-hint-crowd = Tre i én by: en af dem skal videre.
randolph-agents = Dine agenter
randolph-take = Tag
randolph-exchange = Byt
randolph-drop = Efterlad
randolph-deliver = Aflever
randolph-end = Slut tur
randolph-end-unused =
    { $count ->
        [one] Slut tur, ét skridt ubrugt
       *[other] Slut tur, { $count } skridt ubrugte
    }
# Instead of ending the turn with steps unused.
randolph-play-on = Spil videre
# A suitcase that was won in a duel is not taken.
randolph-leave = Lad den ligge
randolph-undo = Fortryd
randolph-continue = Fortsæt
randolph-close = Luk
randolph-closer-nothing = Her er ingen og ingenting.

## Players and suitcases

randolph-secrets-of = { $count } af { $target } hemmeligheder
randolph-agents-left =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agenter
    }
randolph-cards-about = Duelkort på hånden: { $cards }. Spillet: { $spent }.
randolph-none = ingen
randolph-player-out = ude
randolph-own = Dine kufferter
randolph-own-short = Kufferter
randolph-eyes-only = Fortroligt
randolph-where-carried = bæres
randolph-where-carried-by = { $who }
randolph-where-delivered = afleveret
randolph-where-nowhere = ikke placeret
randolph-files = Arkiv
randolph-files-about = Hvis kuffert er hvor, og hvad man ved om den.
randolph-files-of = Kufferter: { $who }
randolph-files-of-you = Dine kufferter
randolph-file-lies = ligger i { $city }
randolph-file-carried = bæres af { $who }: { $place }
randolph-file-carried-you = bæres af dig: { $place }
randolph-file-delivered = afleveret af { $who }
randolph-file-delivered-you = afleveret af dig
randolph-file-hidden = ikke placeret endnu
randolph-file-unknown = ukendt
randolph-file-history = { $moves ->
        [one] flyttet én gang
       *[other] flyttet { $moves } gange
    }

## Set-up

randolph-setup-rule-1 = Læg 5, 3, 1 og bomben i A til D. Det ved kun du.
randolph-setup-rule-2 = Stil hver kuffert i sin egen by. Byerne vises for alle, så snart alle er klar.
# $corner: NW, NE, SE, SW
randolph-setup-rule-3 =
    { $corner ->
        [NW] Dit hovedkvarter ligger i nordvest. Fjenderne går efter det, der ser ud til at være nær dem.
        [NE] Dit hovedkvarter ligger i nordøst. Fjenderne går efter det, der ser ud til at være nær dem.
        [SE] Dit hovedkvarter ligger i sydøst. Fjenderne går efter det, der ser ud til at være nær dem.
       *[SW] Dit hovedkvarter ligger i sydvest. Fjenderne går efter det, der ser ud til at være nær dem.
    }
randolph-setup-rule-open = Bagefter stilles kufferterne åbent ud, én ad gangen.
randolph-setup-contents = Indhold, hemmeligt
randolph-setup-suitcases = Kufferter til fire forskellige byer
randolph-setup-suitcases-later = Dine kufferter
randolph-setup-hint = Træk en seddel hen på en kuffert, eller tryk på sedlen og så på kufferten.
randolph-setup-hint-place = Træk en kuffert hen på kortet, eller tryk på den og så på en by.
randolph-setup-hint-done = Alt er gemt. Ret, hvad du vil, og tryk på Klar.
randolph-setup-ready = Klar
randolph-setup-place = Stil den
randolph-setup-missing = Klar · { $letter } mangler
randolph-setup-kicker = Gem dine hemmeligheder
# The sentence of the set-up: slips first, then cities.
randolph-setup-say-slips = Læg en seddel i hver kuffert.
randolph-setup-say-cities = Stil hver kuffert i en by.
randolph-setup-say-done = Alt er gemt. Tryk på Klar.
randolph-setup-shuffle = Bland alt
randolph-setup-waiting = Du er klar. De andre gemmer stadig deres kufferter.
randolph-setup-drop-here = slip her
randolph-setup-not-placed = ikke placeret
randolph-setup-slip =
    { $content ->
        [bomb] Bomben
        [1] Én hemmelighed
       *[other] { $content } hemmeligheder
    }
randolph-setup-slip-in =
    { $content ->
        [bomb] Kuffert { $letter } med bomben
        [1] Kuffert { $letter } med én hemmelighed
       *[other] Kuffert { $letter } med { $content } hemmeligheder
    }
randolph-setup-bag-empty = Kuffert { $letter }, tom
randolph-setup-city = By til kuffert { $letter }
randolph-setup-guards = Vagter
randolph-setup-guards-about = I er tre: du må stille agenter i den base, hvor ingen starter.
randolph-setup-hiding = gemmer …
randolph-setup-is-ready = klar
randolph-setup-your-orders = Dine ordrer

## Start

randolph-start-title = Hvem begynder?
randolph-start-begins-you = Du begynder!
randolph-start-begins = { $who } begynder.

## Duel

randolph-duel-tab = Duel { $number }, runde { $round }
randolph-duel-title = Duel i { $city }
randolph-duel-attacks = angriber
randolph-duel-defends = forsvarer
randolph-duel-has-chosen = har valgt
randolph-duel-is-choosing = vælger
randolph-duel-no-card = Intet kort endnu
randolph-duel-can-play = { $who } kan spille { $cards }.
randolph-duel-stands = bliver stående
randolph-duel-why-french = Fransk regel: ved uafgjort vinder den, der kom ind.
randolph-duel-why-exact = Engelsk regel: angriberen kom ind med sit sidste skridt og vinder ved uafgjort.
randolph-duel-why-steps = Engelsk regel: der var skridt tilbage, så forsvareren vinder ved uafgjort.
randolph-duel-stage-hands = Hænder
randolph-duel-stage-choose = Valg
randolph-duel-stage-silence = Stilhed
randolph-duel-stage-turn = Vend
randolph-duel-stage-words = Ord
randolph-duel-out = agenten er ude af spillet
randolph-duel-home = agenten tager hjem
randolph-duel-card = Kort { $card }
randolph-duel-card-used = Kort { $card }, brugt
randolph-duel-card-down = Et skjult kort
randolph-duel-play = Spil { $card }
randolph-duel-pick = Vælg et kort
randolph-duel-tie-you = Ved uafgjort vinder du. Taber du med et 0, tager din agent bare hjem.
randolph-duel-tie-other = Ved uafgjort vinder { $who }. Taber du med et 0, tager din agent bare hjem.
randolph-duel-won-you = Du vinder, { $won } mod { $lost }.
randolph-duel-lost-you = Du taber, { $lost } mod { $won }.
randolph-duel-won = { $who } vinder, { $won } mod { $lost }.
randolph-duel-bonus = bonusskridt til denne agent
randolph-duel-bonus-pool = bonusskridt til en valgfri agent
randolph-duel-left = { $suitcase } ligger nu i { $city }.
# Stamps: very short.
randolph-duel-stamp-won = Vundet
randolph-duel-stamp-lost = Tabt
randolph-duel-stamp-over = Afgjort
randolph-pick-title = To forsvarere i { $city }
randolph-pick-about = Hvem kæmper din agent mod først? Hvis den vinder, kæmper den mod den anden med et nyt kort.
randolph-pick-empty = tomme hænder
randolph-pick-carries = bærer { $suitcase }
randolph-waiting-for = Venter på { $who } …

## Delivery and bomb

randolph-delivery-tab =
    { $colour ->
        [red] Rødt hovedkvarter
        [blue] Blåt hovedkvarter
        [green] Grønt hovedkvarter
       *[yellow] Gult hovedkvarter
    }
randolph-delivery-opens-you = Du åbner { $suitcase }
randolph-delivery-opens = { $who } åbner { $suitcase }
randolph-delivery-back-you =
    { $colour ->
        [red] Din agent er tilbage i den røde base.
        [blue] Din agent er tilbage i den blå base.
        [green] Din agent er tilbage i den grønne base.
       *[yellow] Din agent er tilbage i den gule base.
    }
randolph-delivery-back =
    { $colour ->
        [red] Agenten er tilbage i den røde base.
        [blue] Agenten er tilbage i den blå base.
        [green] Agenten er tilbage i den grønne base.
       *[yellow] Agenten er tilbage i den gule base.
    }
randolph-bomb-word = En bombe.
randolph-bomb-about-you = En bombe: Halvdelen af dine agenter går tabt, { $count }.
randolph-bomb-about = En bombe: { $who } mister halvdelen af agenterne, { $count }.
randolph-bomb-note = Det, en tabt agent bærer, bliver i byen. Din tur går videre.
randolph-bomb-more =
    { $count ->
        [one] og én til
       *[other] og { $count } til
    }
randolph-bomb-chosen = { $chosen } af { $count } valgt.
randolph-bomb-drops = efterlader { $suitcase }
randolph-bomb-clear = Ryd
randolph-bomb-lose =
    { $count ->
        [one] Opgiv agenten
       *[other] Opgiv de { $count } agenter
    }

## What a scene says, moment by moment

randolph-scene-courier-you = Din kurer kommer hjem.
randolph-scene-courier = Kureren kommer hjem.
randolph-scene-laid-you = Du har valgt et kort.
randolph-scene-laid = { $who } har valgt et kort.
randolph-scene-chosen = Begge har valgt.
randolph-scene-tie = { $card } mod { $card }.
randolph-scene-beats = { $won } slår { $lost }.
randolph-scene-duel-won-you = Du vinder duellen.
randolph-scene-duel-won = { $who } vinder duellen.
randolph-scene-stays = { $suitcase } bliver i { $city }.
randolph-scene-on-table = { $suitcase } ligger på bordet.
randolph-scene-clasp = Den ene lås.
randolph-scene-clasp-other = Den anden.
randolph-scene-opens = Den går op …
randolph-scene-ticks = Den tikker.
randolph-scene-count =
    { $left ->
        [3] Tre.
        [2] To.
       *[1] En.
    }
randolph-scene-secrets =
    { $count ->
        [one] { $count } statshemmelighed.
       *[other] { $count } statshemmeligheder.
    }
randolph-scene-stands-you = Du står på { $secrets } af { $target }.
randolph-scene-stands = { $who } står på { $secrets } af { $target }.
randolph-scene-packed-you = Du pakkede den selv.
randolph-scene-packed = Pakket af { $who }.
randolph-scene-last = Det var det sidste træk.
randolph-scene-last-held =
    { $count ->
        [one] I den sidste kuffert lå { $count } statshemmelighed.
       *[other] I den sidste kuffert lå { $count } statshemmeligheder.
    }
randolph-scene-race = Sådan kom det dertil …
randolph-scene-crossed = { $secrets } hemmeligheder: linjen ved { $target } er passeret.
randolph-scene-led-you = Du førte til runde { $round }.
randolph-scene-led = { $who } førte til runde { $round }.
randolph-scene-bomb-round = Så kom bomben i runde { $round }.
randolph-round = Runde { $round }

## Result

randolph-result-kicker = Mission fuldført
randolph-result-kicker-lost = Missionen mislykkedes
randolph-result-stamp = Sag lukket
randolph-result-secrets =
    { $count ->
        [one] hemmelighed
       *[other] hemmeligheder
    }
randolph-result-inside =
    { $colour ->
        [red] Hvad der var i de røde kufferter
        [blue] Hvad der var i de blå kufferter
        [green] Hvad der var i de grønne kufferter
       *[yellow] Hvad der var i de gule kufferter
    }
randolph-result-delivered = afleveret af { $who }
randolph-result-delivered-you = afleveret af dig
randolph-result-carried = båret af { $who }
randolph-result-carried-you = båret af dig
randolph-result-lay = lå i { $city }
randolph-result-agents = agenter tilbage
randolph-result-duels = dueller vundet
randolph-result-suitcases = afleveret
randolph-result-race = Afleverede hemmeligheder, runde for runde
randolph-result-race-line = { $who } { $secrets }
# For those who cannot see the chart: one entry a delivery.
randolph-result-race-step = Runde { $round }: { $who } har { $secrets }
randolph-result-again = Løbet igen
randolph-share = Billede til deling
randolph-share-failed = Billedet kunne ikke laves på denne enhed.
# The last line of that picture.
randolph-share-fine =
    { $rounds } runder, { $duels ->
        [one] én duel
       *[other] { $duels } dueller
    }

## Chart of boards without a drawing

randolph-board-loading = Kortet bliver rullet ud …
randolph-board-missing = Siden har ingen tegning af dette bræt. Brug listen over træk.

## Cities

city-addis_ababa = Addis Abeba
city-anchorage = Anchorage
city-antananarivo = Antananarivo
city-athens = Athen
city-beijing = Beijing
city-belgrade = Beograd
city-berlin = Berlin
city-brest = Brest
city-budapest = Budapest
city-buenos_aires = Buenos Aires
city-cairo = Kairo
city-cape_town = Cape Town
city-caracas = Caracas
city-casablanca = Casablanca
city-chicago = Chicago
city-colombo = Colombo
city-dakar = Dakar
city-delhi = Delhi
city-dublin = Dublin
# On Easter Island. A town like the others: “in” it is right, “in” an island would not be.
city-easter_island = Hanga Roa
city-havana = Havana
city-helsinki = Helsinki
city-hong_kong = Hongkong
city-honolulu = Honolulu
city-istanbul = Istanbul
city-kyiv = Kyiv
city-lima = Lima
city-lisbon = Lissabon
city-london = London
city-luanda = Luanda
city-madrid = Madrid
city-manila = Manila
city-mexico_city = Mexico City
city-montreal = Montreal
city-moscow = Moskva
city-murmansk = Murmansk
city-nairobi = Nairobi
city-new_york = New York
city-norilsk = Norilsk
city-nuuk = Nuuk
city-oslo = Oslo
city-panama_city = Panama City
city-papeete = Papeete
city-paris = Paris
city-perth = Perth
city-reykjavik = Reykjavik
city-rio_de_janeiro = Rio de Janeiro
city-rome = Rom
city-san_francisco = San Francisco
city-santiago = Santiago
city-singapore = Singapore
city-stockholm = Stockholm
city-sydney = Sydney
city-tangier = Tanger
city-tokyo = Tokyo
city-tunis = Tunis
city-vancouver = Vancouver
city-vienna = Wien
city-warsaw = Warszawa
city-winnipeg = Winnipeg

## One sentence of help at the first decision of each kind

randolph-hint-setup = Vælg, hvad der er i hver kuffert, og en by til hver. Ingen anden ved, hvor din bombe er.
randolph-hint-move = Vælg en agent og så en oplyst by. Den, der står ved en kuffert, kan tage den; bring den til dit hovedkvarter.
randolph-hint-pick = Du kæmper mod dem én efter én: vælg den første.
randolph-hint-duel = Det højeste kort vinder, og hvert kort bruges én gang. Den, der taber med et 0, går bare hjem.
randolph-hint-loot = Den agent, der vandt, må tage kufferten med eller lade den blive i byen.
randolph-hint-bomb = Vælg de agenter, du giver afkald på. Det, de bar, bliver, hvor de stod.
