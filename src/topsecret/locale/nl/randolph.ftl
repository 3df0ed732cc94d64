# Alex Randolph's Top Secret: agents, suitcases, duels.
# Terms: agent, suitcase, secrets, bomb, duel, base (where agents start), headquarters or HQ (where suitcases are delivered),
# exit (out of a base), gate (into an HQ), step, bonus step, guard.
# In messages that end in "-you" the reader is the player; those that end in "-at-you" happen to the reader.
# $who, $other, $players are names of players; $suitcase and $left are suitcases such as "Red A".

## Things

randolph-you = jij
# $colour is red, blue, green or yellow.
randolph-colour =
    { $colour ->
        [red] rood
        [blue] blauw
        [green] groen
       *[yellow] geel
    }
# A suitcase: its colour and its letter.
randolph-suitcase =
    { $colour ->
        [red] Rood { $letter }
        [blue] Blauw { $letter }
        [green] Groen { $letter }
       *[yellow] Geel { $letter }
    }
# A place on the map, also used as "Red base to Winnipeg".
randolph-base =
    { $colour ->
        [red] Rode basis
        [blue] Blauwe basis
        [green] Groene basis
       *[yellow] Gele basis
    }
randolph-hq =
    { $colour ->
        [red] Rood HK
        [blue] Blauw HK
        [green] Groen HK
       *[yellow] Geel HK
    }
# Two letters or so: the sign on the headquarters on the map.
randolph-hq-sign = HK
randolph-content-secrets =
    { $count ->
        [one] { $count } document
       *[other] { $count } documenten
    }
randolph-content-bomb = een bom
# Seas on the map, in wide letters; each may be two short lines.
randolph-sea-pacific = Grote
    Oceaan
randolph-sea-atlantic = Atlantische
    Oceaan
randolph-sea-indian = Indische
    Oceaan

## What is asked

randolph-asked-setup-you = Verstop je documenten: vul je koffertjes en zet ze weg.
randolph-asked-setup = De koffertjes worden verstopt. Nog bezig: { $players }.
randolph-asked-place-you = Jouw beurt: zet een van je koffertjes in een stad. Iedereen ziet waar.
randolph-asked-place = { $who } zet een koffertje in een stad.
randolph-asked-roll = De dobbelstenen rollen.
randolph-asked-move-you =
    Je gooide { $first } + { $second }. { $pool ->
        [0] { $bonus ->
            [0] Geen stappen meer.
            [one] Nog één bonusstap.
           *[other] Nog { $bonus } bonusstappen.
        }
        [one] { $bonus ->
            [0] Nog één stap.
            [one] Nog één stap en een bonusstap.
           *[other] Nog één stap en { $bonus } bonusstappen.
        }
       *[other] { $bonus ->
            [0] Nog { $pool } stappen.
            [one] Nog { $pool } stappen en een bonusstap.
           *[other] Nog { $pool } stappen en { $bonus } bonusstappen.
        }
    }
randolph-asked-move =
    { $who } gooide { $first } + { $second } en heeft { $pool ->
        [0] geen stappen meer.
        [one] nog één stap.
       *[other] nog { $pool } stappen.
    }
randolph-asked-crowd-you = Drie van je agenten zijn in { $city }: met de volgende stap moet er één weg.
randolph-asked-crowd = { $who } komt door { $city } en moet er met de volgende stap weer uit.
randolph-asked-pick-you = In { $city } zijn twee agenten van { $other }. Met wie duelleer je eerst?
randolph-asked-pick-at-you = { $who } kiest welke van jouw twee agenten in { $city } eerst moet duelleren.
randolph-asked-pick = { $who } kiest welke agent van { $other } in { $city } eerst moet duelleren.
randolph-asked-duel-you = Duel met { $other } in { $city }: kies een kaart.
randolph-asked-duel-laid = Je kaart ligt gedekt in { $city }. Wachten op { $other }.
randolph-asked-duel = { $who } en { $other } duelleren in { $city }.
randolph-asked-loot-you = Je won het duel. { $suitcase } ligt in { $city }: pakken of laten liggen?
randolph-asked-loot = { $who } won in { $city } en mag { $suitcase } pakken.
randolph-asked-bomb-you =
    { $count ->
        [one] Een bom! Kies nog één agent die je opgeeft.
       *[other] Een bom! Kies nog { $count } agenten die je opgeeft.
    }
randolph-asked-bomb = { $who } opende een bom en kiest welke agenten verloren gaan.

## What happened

randolph-tell-packed-you = Je vulde je koffertjes.
randolph-tell-packed = { $who } vult de koffertjes.
randolph-tell-placed-you = Je zet { $suitcase } in { $city }.
randolph-tell-placed = { $who } zet { $suitcase } in { $city }.
randolph-tell-guards-you =
    { $count ->
        [0] Je plaatst geen wachters.
        [one] Je plaatst één wachter.
       *[other] Je plaatst { $count } wachters.
    }
randolph-tell-guards =
    { $count ->
        [0] { $who } plaatst geen wachters.
        [one] { $who } plaatst één wachter.
       *[other] { $who } plaatst { $count } wachters.
    }
randolph-tell-ready-you = Je bent klaar.
randolph-tell-ready = { $who } is klaar.
randolph-tell-shown = Alle koffertjes zijn verstopt. Nu ziet iedereen de steden, maar niet de inhoud.
randolph-tell-start-you = Je gooit { $first } + { $second } voor de eerste beurt.
randolph-tell-start = { $who } gooit { $first } + { $second } voor de eerste beurt.
randolph-tell-start-tied = Gelijk: { $players } gooien opnieuw.
randolph-tell-begins-you = Jij begint.
randolph-tell-begins = { $who } begint.
randolph-tell-rolled-you = Je gooit { $first } + { $second }.
randolph-tell-rolled = { $who } gooit { $first } + { $second }.
randolph-tell-step-you = Jij: { $from } naar { $to }.
randolph-tell-step = { $who }: { $from } naar { $to }.
randolph-tell-step-with-you = Jij: { $from } naar { $to } met { $suitcase }.
randolph-tell-step-with = { $who }: { $from } naar { $to } met { $suitcase }.
randolph-tell-taken-you = Je pakt { $suitcase } in { $city }.
randolph-tell-taken = { $who } pakt { $suitcase } in { $city }.
randolph-tell-dropped-you = Je zet { $suitcase } neer in { $city }.
randolph-tell-dropped = { $who } zet { $suitcase } neer in { $city }.
randolph-tell-exchanged-you = Je ruilt { $left } voor { $suitcase } in { $city }.
randolph-tell-exchanged = { $who } ruilt { $left } voor { $suitcase } in { $city }.
randolph-tell-met-two-you = Je stuit in { $city } op twee agenten van { $other }.
randolph-tell-met-two-at-you = { $who } stuit in { $city } op twee agenten van jou.
randolph-tell-met-two = { $who } stuit in { $city } op twee agenten van { $other }.
randolph-tell-attack-you = Je valt { $other } aan in { $city }.
randolph-tell-attack-at-you = { $who } valt jou aan in { $city }.
randolph-tell-attack = { $who } valt { $other } aan in { $city }.
# $won and $lost are the two duel cards. $fate: base = the losing agent goes home. $drops: yes = $suitcase stays in $city.
randolph-tell-duel-you =
    Je verslaat { $other } in { $city } met { $won } tegen { $lost }. { $fate ->
        [base] De verslagen agent gaat naar huis.
       *[out] De verslagen agent is uit het spel.
    } { $drops ->
        [yes] { $suitcase } blijft daar.
       *[no] { "" }
    }
randolph-tell-duel-at-you =
    { $who } verslaat jou in { $city } met { $won } tegen { $lost }. { $fate ->
        [base] Je agent gaat naar huis.
       *[out] Je agent is uit het spel.
    } { $drops ->
        [yes] { $suitcase } blijft daar.
       *[no] { "" }
    }
randolph-tell-duel =
    { $who } verslaat { $other } in { $city } met { $won } tegen { $lost }. { $fate ->
        [base] De verslagen agent gaat naar huis.
       *[out] De verslagen agent is uit het spel.
    } { $drops ->
        [yes] { $suitcase } blijft daar.
       *[no] { "" }
    }
randolph-tell-cards-back-you = Je neemt alle zeven duelkaarten terug.
randolph-tell-cards-back = { $who } neemt alle zeven duelkaarten terug.
randolph-tell-loot-left-you = Je laat { $suitcase } liggen.
randolph-tell-loot-left = { $who } laat { $suitcase } liggen.
randolph-tell-delivered-you =
    { $count ->
        [one] Je levert { $suitcase } af: één document, { $secrets } in totaal.
       *[other] Je levert { $suitcase } af: { $count } documenten, { $secrets } in totaal.
    }
randolph-tell-delivered =
    { $count ->
        [one] { $who } levert { $suitcase } af: één document, { $secrets } in totaal.
       *[other] { $who } levert { $suitcase } af: { $count } documenten, { $secrets } in totaal.
    }
randolph-tell-bomb-you = Je levert { $suitcase } af: een bom!
randolph-tell-bomb = { $who } levert { $suitcase } af: een bom!
randolph-tell-exploded-you =
    { $count ->
        [one] De bom kost je een agent.
       *[other] De bom kost je { $count } agenten.
    }
randolph-tell-exploded =
    { $count ->
        [one] De bom kost { $who } een agent.
       *[other] De bom kost { $who } { $count } agenten.
    }
# $place is a city, a base or an HQ.
randolph-tell-lost-you = Je verliest een agent: { $place }.
randolph-tell-lost = { $who } verliest een agent: { $place }.
randolph-tell-lost-with-you = Je verliest een agent: { $place }. { $suitcase } blijft daar.
randolph-tell-lost-with = { $who } verliest een agent: { $place }. { $suitcase } blijft daar.
randolph-tell-out-you = Je hebt geen agenten meer en ligt eruit.
randolph-tell-out = { $who } heeft geen agenten meer en ligt eruit.
randolph-tell-unused-you =
    { $count ->
        [one] Je laat één stap ongebruikt.
       *[other] Je laat { $count } stappen ongebruikt.
    }
randolph-tell-unused =
    { $count ->
        [one] { $who } laat één stap ongebruikt.
       *[other] { $who } laat { $count } stappen ongebruikt.
    }
randolph-tell-undone-you = Je neemt de laatste zet terug.
randolph-tell-undone = { $who } neemt de laatste zet terug.
# $reason: secrets, last_standing (only one with agents), out_of_reach (nobody could reach the target any more), round_limit.
randolph-won-you =
    { $reason ->
        [last_standing] Je wint: niemand anders heeft nog agenten.
        [out_of_reach] { $secrets ->
            [one] Je wint met { $secrets } document: niemand kan het doel nog halen.
           *[other] Je wint met { $secrets } documenten: niemand kan het doel nog halen.
        }
        [round_limit] { $secrets ->
            [one] Je wint met { $secrets } document in de laatste ronde.
           *[other] Je wint met { $secrets } documenten in de laatste ronde.
        }
       *[secrets] Je wint met { $secrets } documenten.
    }
randolph-won =
    { $reason ->
        [last_standing] { $who } wint: niemand anders heeft nog agenten.
        [out_of_reach] { $secrets ->
            [one] { $who } wint met { $secrets } document: niemand kan het doel nog halen.
           *[other] { $who } wint met { $secrets } documenten: niemand kan het doel nog halen.
        }
        [round_limit] { $secrets ->
            [one] { $who } wint met { $secrets } document in de laatste ronde.
           *[other] { $who } wint met { $secrets } documenten in de laatste ronde.
        }
       *[secrets] { $who } wint met { $secrets } documenten.
    }
randolph-won-shared =
    { $reason ->
        [out_of_reach] Gedeelde overwinning voor { $players }: niemand kan het doel nog halen.
        [round_limit] Gedeelde overwinning in de laatste ronde: { $players }.
       *[other] Gedeelde overwinning: { $players }.
    }

## What can be done: entries of the list of all moves

randolph-do-contents = Koffertje A: { $a }. B: { $b }. C: { $c }. D: { $d }.
randolph-do-place = Zet koffertje { $letter } in { $city }.
randolph-do-guards =
    { $count ->
        [0] Plaats geen wachters.
        [one] Plaats één wachter in de lege basis.
       *[other] Plaats { $count } wachters in de lege basis.
    }
randolph-do-step =
    { $enemy ->
        [yes] Agent: { $from } naar { $to }, waar een duel wacht.
       *[no] Agent: { $from } naar { $to }.
    }
randolph-do-step-with =
    { $enemy ->
        [yes] Agent met { $suitcase }: { $from } naar { $to }, waar een duel wacht.
       *[no] Agent met { $suitcase }: { $from } naar { $to }.
    }
randolph-do-deliver = Lever { $suitcase } vanuit { $from } af in je hoofdkwartier.
randolph-do-take = Pak { $suitcase } in { $city }.
randolph-do-exchange = Ruil { $left } voor { $suitcase } in { $city }.
randolph-do-drop = Zet { $suitcase } neer in { $city }.
randolph-do-end =
    { $count ->
        [0] Beëindig de beurt.
        [one] Beëindig de beurt en laat één stap ongebruikt.
       *[other] Beëindig de beurt en laat { $count } stappen ongebruikt.
    }
randolph-do-pick = Duelleer eerst met de agent met lege handen.
randolph-do-pick-with = Duelleer eerst met de agent met { $suitcase }.
randolph-do-card = Speel de { $card }.
randolph-do-loot = Pak { $suitcase }.
randolph-do-loot-exchange = Ruil { $left } voor { $suitcase }.
randolph-do-leave = Laat { $suitcase } daar liggen.
randolph-do-lose = Geef de agent op: { $place }.
randolph-do-lose-with = Geef de agent met { $suitcase } op: { $place }.

## The table

randolph-board-about = Kaart van het bord met { $cities } steden. Alles wat je mag doen, staat ook in de lijst met zetten.
randolph-described = De kaart in woorden
randolph-described-next = Naast { $place }: { $cities }
randolph-described-place = { $place }: { $what }
randolph-described-with = { $who } met { $suitcase }
randolph-agent-about =
    { $colour ->
        [red] Rode agent: { $place }
        [blue] Blauwe agent: { $place }
        [green] Groene agent: { $place }
       *[yellow] Gele agent: { $place }
    }
randolph-agent-about-with =
    { $colour ->
        [red] Rode agent met { $suitcase }: { $place }
        [blue] Blauwe agent met { $suitcase }: { $place }
        [green] Groene agent met { $suitcase }: { $place }
       *[yellow] Gele agent met { $suitcase }: { $place }
    }
randolph-go-to =
    { $steps ->
        [one] { $city }, { $steps } stap
       *[other] { $city }, { $steps } stappen
    }
randolph-go-to-duel =
    { $steps ->
        [one] { $city }, { $steps } stap, duel bij aankomst
       *[other] { $city }, { $steps } stappen, duel bij aankomst
    }
randolph-go-to-hq = Je hoofdkwartier: lever { $suitcase } af
randolph-zoom-in = Zoom in
randolph-zoom-out = Zoom uit
randolph-zoom-mine = Toon mijn agenten
randolph-overview = Overzicht van de kaart
randolph-legend = Legenda
randolph-legend-steps = stappen erheen
randolph-legend-duel = duel bij aankomst
randolph-legend-exit = uitgang van een basis
randolph-legend-gate = poort naar een HK, alleen eigen kleur
randolph-your-turn = Jouw beurt
randolph-dice = Dobbelstenen: { $first } en { $second }
# On a button that waits for something: what is missing, as short as can be.
randolph-do-choose = Kies een agent
randolph-do-send = Tik op een verlichte stad
randolph-hint-choose = Kies een van je agenten op de kaart.
randolph-hint-send = Stuur de agent naar een verlichte stad, of gebruik wat er ligt.
randolph-hint-none-left = Koffertjes mag je nog pakken, neerzetten of ruilen.
randolph-hint-crowd = Drie in een stad: één moet verder.
randolph-agents = Je agenten
randolph-take = Pak
randolph-exchange = Ruil
randolph-drop = Zet neer
randolph-deliver = Lever af
randolph-end = Einde beurt
randolph-end-unused =
    { $count ->
        [one] Einde beurt, nog één stap over
       *[other] Einde beurt, nog { $count } stappen over
    }
# Instead of ending the turn with steps unused.
randolph-play-on = Verder spelen
# A suitcase that was won in a duel is not taken.
randolph-leave = Laten liggen
randolph-undo = Herstel
randolph-continue = Verder
randolph-close = Sluit
randolph-closer-nothing = Hier is niemand en niets.

## Players and suitcases

randolph-secrets-of = { $count } van { $target } documenten
randolph-agents-left =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agenten
    }
randolph-cards-about = Duelkaarten in de hand: { $cards }. Gespeeld: { $spent }.
randolph-none = geen
randolph-player-out = eruit
randolph-own = Je koffertjes
randolph-own-short = Koffertjes
randolph-eyes-only = Strikt geheim
randolph-where-carried = bij je
randolph-where-carried-by = { $who }
randolph-where-delivered = afgeleverd
randolph-where-nowhere = nergens
randolph-files = Dossiers
randolph-files-about = Wiens koffertje waar is, en wat ervan bekend is.
randolph-files-of = Koffertjes van { $who }
randolph-files-of-you = Jouw koffertjes
randolph-file-lies = ligt in { $city }
randolph-file-carried = bij { $who }: { $place }
randolph-file-carried-you = bij jou: { $place }
randolph-file-delivered = afgeleverd door { $who }
randolph-file-delivered-you = afgeleverd door jou
randolph-file-hidden = nog niet geplaatst
randolph-file-unknown = onbekend
randolph-file-history = { $moves ->
        [one] één keer verplaatst
       *[other] { $moves } keer verplaatst
    }

## Set-up

randolph-setup-rule-1 = Stop 5, 3, 1 en de bom in A tot en met D. Alleen jij weet wat waar zit.
randolph-setup-rule-2 = Zet elk koffertje in een andere stad. Als iedereen klaar is, ziet iedereen de steden.
# $corner: NW, NE, SE, SW
randolph-setup-rule-3 =
    { $corner ->
        [NW] Je hoofdkwartier ligt in het noordwesten. Vijanden willen wat voor hen dichtbij lijkt.
        [NE] Je hoofdkwartier ligt in het noordoosten. Vijanden willen wat voor hen dichtbij lijkt.
        [SE] Je hoofdkwartier ligt in het zuidoosten. Vijanden willen wat voor hen dichtbij lijkt.
       *[SW] Je hoofdkwartier ligt in het zuidwesten. Vijanden willen wat voor hen dichtbij lijkt.
    }
randolph-setup-rule-open = Daarna worden de koffertjes openlijk geplaatst, één voor één.
randolph-setup-contents = Inhoud, geheim
randolph-setup-suitcases = Koffertjes naar vier verschillende steden
randolph-setup-suitcases-later = Je koffertjes
randolph-setup-hint = Sleep een briefje naar een koffertje, of tik op het briefje en dan op het koffertje.
randolph-setup-hint-place = Sleep een koffertje naar de kaart, of tik erop en dan op een stad.
randolph-setup-hint-done = Alles is verstopt. Verander wat je wilt en druk dan op Klaar.
randolph-setup-ready = Klaar
randolph-setup-place = Zet neer
randolph-setup-missing = Klaar · { $letter } ontbreekt
randolph-setup-kicker = Verstop je documenten
# The sentence of the set-up: slips first, then cities.
randolph-setup-say-slips = Doe in elk koffertje een briefje.
randolph-setup-say-cities = Zet elk koffertje in een stad.
randolph-setup-say-done = Alles is verstopt. Druk op Klaar.
randolph-setup-shuffle = Schud alles
randolph-setup-waiting = Je bent klaar. De anderen verstoppen hun koffertjes nog.
randolph-setup-drop-here = zet hier
randolph-setup-not-placed = niet geplaatst
randolph-setup-slip =
    { $content ->
        [bomb] De bom
        [1] Eén document
       *[other] { $content } documenten
    }
randolph-setup-slip-in =
    { $content ->
        [bomb] Koffertje { $letter }, met de bom
        [1] Koffertje { $letter }, met één document
       *[other] Koffertje { $letter }, met { $content } documenten
    }
randolph-setup-bag-empty = Koffertje { $letter }, leeg
randolph-setup-city = Stad voor koffertje { $letter }
randolph-setup-guards = Wachters
randolph-setup-guards-about = Jullie zijn met drie: je mag agenten plaatsen in de basis waar niemand begint.
randolph-setup-hiding = bezig
randolph-setup-is-ready = klaar
randolph-setup-your-orders = Je orders

## Start

randolph-start-title = Wie begint?
randolph-start-begins-you = Jij begint!
randolph-start-begins = { $who } begint.

## Duel

randolph-duel-tab = Duel { $number }, ronde { $round }
randolph-duel-title = Duel in { $city }
randolph-duel-attacks = valt aan
randolph-duel-defends = verdedigt
randolph-duel-has-chosen = heeft gekozen
randolph-duel-is-choosing = kiest nog
randolph-duel-no-card = Nog geen kaart
randolph-duel-can-play = { $who } kan { $cards } spelen.
randolph-duel-stands = blijft staan
randolph-duel-why-french = Franse regel: bij gelijk wint wie binnenkwam.
randolph-duel-why-exact = Engelse regel: de aanvaller kwam met de laatste stap en wint bij gelijk.
randolph-duel-why-steps = Engelse regel: er waren stappen over, dus wint de verdediger bij gelijk.
randolph-duel-stage-hands = Handen
randolph-duel-stage-choose = Keuze
randolph-duel-stage-silence = Stilte
randolph-duel-stage-turn = Kaarten
randolph-duel-stage-words = Uitslag
randolph-duel-out = agent uit het spel
randolph-duel-home = agent gaat naar huis
randolph-duel-card = Kaart { $card }
randolph-duel-card-used = Kaart { $card }, gebruikt
randolph-duel-card-down = Een gedekte kaart
randolph-duel-play = Speel de { $card }
randolph-duel-pick = Kies een kaart
randolph-duel-tie-you = Bij gelijkspel win jij. Verlies je met een 0, dan gaat je agent gewoon naar huis.
randolph-duel-tie-other = Bij gelijkspel wint { $who }. Verlies je met een 0, dan gaat je agent gewoon naar huis.
randolph-duel-won-you = Je wint met { $won } tegen { $lost }.
randolph-duel-lost-you = Je verliest met { $lost } tegen { $won }.
randolph-duel-won = { $who } wint met { $won } tegen { $lost }.
randolph-duel-bonus = bonusstap voor deze agent
randolph-duel-bonus-pool = bonusstap naar keuze
randolph-duel-left = { $suitcase } ligt nu in { $city }.
# Stamps: very short.
randolph-duel-stamp-won = Gewonnen
randolph-duel-stamp-lost = Verloren
randolph-duel-stamp-over = Beslist
randolph-pick-title = Twee verdedigers in { $city }
randolph-pick-about = Met wie duelleert je agent eerst? Wint hij, dan duelleert hij met de tweede, met een nieuwe kaart.
randolph-pick-empty = lege handen
randolph-pick-carries = draagt { $suitcase }
randolph-waiting-for = Wachten op { $who } …

## Delivery and bomb

randolph-delivery-tab =
    { $colour ->
        [red] Rood hoofdkwartier
        [blue] Blauw hoofdkwartier
        [green] Groen hoofdkwartier
       *[yellow] Geel hoofdkwartier
    }
randolph-delivery-opens-you = Je opent { $suitcase }
randolph-delivery-opens = { $who } opent { $suitcase }
randolph-delivery-back-you =
    { $colour ->
        [red] Je agent is terug in de rode basis.
        [blue] Je agent is terug in de blauwe basis.
        [green] Je agent is terug in de groene basis.
       *[yellow] Je agent is terug in de gele basis.
    }
randolph-delivery-back =
    { $colour ->
        [red] De agent is terug in de rode basis.
        [blue] De agent is terug in de blauwe basis.
        [green] De agent is terug in de groene basis.
       *[yellow] De agent is terug in de gele basis.
    }
randolph-bomb-word = Een bom.
randolph-bomb-about-you = Een bom: de helft van je agenten gaat verloren, { $count }.
randolph-bomb-about = Een bom: { $who } verliest de helft van de agenten, { $count }.
randolph-bomb-note = Wat een verloren agent draagt, blijft in zijn stad. Je beurt gaat verder.
randolph-bomb-more =
    { $count ->
        [one] en nog één
       *[other] en nog { $count }
    }
randolph-bomb-chosen = { $chosen } van { $count } gekozen.
randolph-bomb-drops = laat { $suitcase } achter
randolph-bomb-clear = Wis
randolph-bomb-lose =
    { $count ->
        [one] Geef deze agent op
       *[other] Geef deze { $count } agenten op
    }

## What a scene says, moment by moment

randolph-scene-courier-you = Je koerier komt thuis.
randolph-scene-courier = De koerier komt thuis.
randolph-scene-laid-you = Je hebt een kaart gekozen.
randolph-scene-laid = { $who } heeft een kaart gekozen.
randolph-scene-chosen = Allebei hebben gekozen.
randolph-scene-tie = { $card } tegen { $card }.
randolph-scene-beats = { $won } verslaat { $lost }.
randolph-scene-duel-won-you = Je wint het duel.
randolph-scene-duel-won = { $who } wint het duel.
randolph-scene-stays = { $suitcase } blijft in { $city }.
randolph-scene-on-table = { $suitcase } ligt op tafel.
randolph-scene-clasp = Eén slot.
randolph-scene-clasp-other = Het andere.
randolph-scene-opens = Het gaat open …
randolph-scene-ticks = Het tikt.
randolph-scene-count =
    { $left ->
        [3] Drie.
        [2] Twee.
       *[1] Eén.
    }
randolph-scene-secrets =
    { $count ->
        [one] { $count } geheim document.
       *[other] { $count } geheime documenten.
    }
randolph-scene-stands-you = Je staat op { $secrets } van { $target }.
randolph-scene-stands = { $who } staat op { $secrets } van { $target }.
randolph-scene-packed-you = Zelf ingepakt.
randolph-scene-packed = Ingepakt door { $who }.
randolph-scene-last = Dat was de laatste zet.
randolph-scene-last-held =
    { $count ->
        [one] In het laatste koffertje zat { $count } geheim document.
       *[other] In het laatste koffertje zaten { $count } geheime documenten.
    }
randolph-scene-race = Hoe het zover kwam …
randolph-scene-crossed = { $secrets } documenten: de streep bij { $target } is gepasseerd.
randolph-scene-led-you = Je stond voor tot ronde { $round }.
randolph-scene-led = { $who } stond voor tot ronde { $round }.
randolph-scene-bomb-round = Toen de bom in ronde { $round }.
randolph-round = Ronde { $round }

## Result

randolph-result-kicker = Missie volbracht
randolph-result-kicker-lost = Missie mislukt
randolph-result-stamp = Zaak gesloten
randolph-result-secrets =
    { $count ->
        [one] document
       *[other] documenten
    }
randolph-result-inside =
    { $colour ->
        [red] Wat er in de rode koffertjes zat
        [blue] Wat er in de blauwe koffertjes zat
        [green] Wat er in de groene koffertjes zat
       *[yellow] Wat er in de gele koffertjes zat
    }
randolph-result-delivered = afgeleverd door { $who }
randolph-result-delivered-you = afgeleverd door jou
randolph-result-carried = nog bij { $who }
randolph-result-carried-you = nog bij jou
randolph-result-lay = lag in { $city }
randolph-result-agents = agenten over
randolph-result-duels = duels gewonnen
randolph-result-suitcases = afgeleverd
randolph-result-race = Afgeleverde documenten, ronde voor ronde
randolph-result-race-line = { $who } { $secrets }
# For those who cannot see the chart: one entry a delivery.
randolph-result-race-step = Ronde { $round }: { $who } heeft { $secrets }
randolph-result-again = De race nog eens
randolph-share = Afbeelding om te delen
randolph-share-failed = De afbeelding kon op dit apparaat niet worden gemaakt.
# The last line of that picture.
randolph-share-fine =
    { $rounds } rondes, { $duels ->
        [one] één duel
       *[other] { $duels } duels
    }

## Chart of boards without a drawing

randolph-board-loading = De kaart wordt uitgerold …
randolph-board-missing = Deze pagina heeft geen tekening van het bord. Gebruik de lijst met zetten.

## Cities

city-addis_ababa = Addis Abeba
city-anchorage = Anchorage
city-antananarivo = Antananarivo
city-athens = Athene
city-beijing = Peking
city-belgrade = Belgrado
city-berlin = Berlijn
city-brest = Brest
city-budapest = Boedapest
city-buenos_aires = Buenos Aires
city-cairo = Caïro
city-cape_town = Kaapstad
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
city-london = Londen
city-luanda = Luanda
city-madrid = Madrid
city-manila = Manilla
city-mexico_city = Mexico-Stad
city-montreal = Montreal
city-moscow = Moskou
city-murmansk = Moermansk
city-nairobi = Nairobi
city-new_york = New York
city-norilsk = Norilsk
city-nuuk = Nuuk
city-oslo = Oslo
city-panama_city = Panama-Stad
city-papeete = Papeete
city-paris = Parijs
city-perth = Perth
city-reykjavik = Reykjavik
city-rio_de_janeiro = Rio de Janeiro
city-rome = Rome
city-san_francisco = San Francisco
city-santiago = Santiago
city-singapore = Singapore
city-stockholm = Stockholm
city-sydney = Sydney
city-tangier = Tanger
city-tokyo = Tokio
city-tunis = Tunis
city-vancouver = Vancouver
city-vienna = Wenen
city-warsaw = Warschau
city-winnipeg = Winnipeg

## One sentence of help at the first decision of each kind

randolph-hint-setup = Kies wat er in welke koffer zit, en voor elke koffer een stad. Niemand anders weet waar je bom is.
randolph-hint-move = Kies een agent en dan een verlichte stad. Wie bij een koffer staat, kan hem pakken; breng hem naar je hoofdkwartier.
randolph-hint-pick = Je vecht met de een na de ander: kies de eerste.
randolph-hint-duel = De hoogste kaart wint, en elke kaart dient één keer. Wie met een 0 verliest, gaat alleen naar huis.
randolph-hint-loot = De agent die won, mag de koffer meenemen of in de stad laten.
randolph-hint-bomb = Kies de agenten die je opgeeft. Wat ze droegen, blijft liggen waar ze stonden.
