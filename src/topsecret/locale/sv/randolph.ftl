# Alex Randolph's Top Secret: agents, suitcases, duels.
# Terms: agent, suitcase, secrets, bomb, duel, base (where agents start), headquarters or HQ (where suitcases are delivered),
# exit (out of a base), gate (into an HQ), step, bonus step, guard.
# In messages that end in "-you" the reader is the player; those that end in "-at-you" happen to the reader.
# $who, $other, $players are names of players; $suitcase and $left are suitcases such as "Red A".

## Things

randolph-you = du
# $colour is red, blue, green or yellow.
randolph-colour =
    { $colour ->
        [red] röd
        [blue] blå
        [green] grön
       *[yellow] gul
    }
# A suitcase: its colour and its letter.
randolph-suitcase =
    { $colour ->
        [red] Röd { $letter }
        [blue] Blå { $letter }
        [green] Grön { $letter }
       *[yellow] Gul { $letter }
    }
# A place on the map, also used as "Red base to Winnipeg".
randolph-base =
    { $colour ->
        [red] Röda basen
        [blue] Blå basen
        [green] Gröna basen
       *[yellow] Gula basen
    }
randolph-hq =
    { $colour ->
        [red] Röda HK
        [blue] Blå HK
        [green] Gröna HK
       *[yellow] Gula HK
    }
# Two letters or so: the sign on the headquarters on the map.
randolph-hq-sign = HK
randolph-content-secrets =
    { $count ->
        [one] { $count } hemlighet
       *[other] { $count } hemligheter
    }
randolph-content-bomb = en bomb
# Seas on the map, in wide letters; each may be two short lines.
randolph-sea-pacific = Stilla
    havet
randolph-sea-atlantic = Atlanten
randolph-sea-indian = Indiska
    oceanen

## What is asked

randolph-asked-setup-you = Göm dina hemligheter: fyll dina väskor och lägg ut dem.
randolph-asked-setup = Väskorna göms. Väntar på: { $players }.
randolph-asked-place-you = Din tur: lägg en av dina väskor i en stad. Alla ser var.
randolph-asked-place = { $who } lägger en väska i en stad.
randolph-asked-roll = Tärningarna rullar.
randolph-asked-move-you =
    Du slog { $first } + { $second }. { $pool ->
        [0] { $bonus ->
            [0] Inga steg kvar.
            [one] Ett bonussteg kvar.
           *[other] { $bonus } bonussteg kvar.
        }
        [one] { $bonus ->
            [0] Ett steg kvar.
            [one] Ett steg och ett bonussteg kvar.
           *[other] Ett steg och { $bonus } bonussteg kvar.
        }
       *[other] { $bonus ->
            [0] { $pool } steg kvar.
            [one] { $pool } steg och ett bonussteg kvar.
           *[other] { $pool } steg och { $bonus } bonussteg kvar.
        }
    }
randolph-asked-move =
    { $who } slog { $first } + { $second } och har { $pool ->
        [0] inga steg kvar.
        [one] ett steg kvar.
       *[other] { $pool } steg kvar.
    }
randolph-asked-crowd-you = Tre av dina agenter är i { $city }: en av dem måste vidare med nästa steg.
randolph-asked-crowd = { $who } passerar { $city } och måste vidare med nästa steg.
randolph-asked-pick-you = { $other } har två agenter i { $city }. Vem möter du först?
randolph-asked-pick-at-you = { $who } väljer vilken av dina två agenter i { $city } som duellerar först.
randolph-asked-pick = { $other } har två agenter i { $city }. { $who } väljer vem som duellerar först.
randolph-asked-duel-you = Duell mot { $other } i { $city }: välj ett kort.
randolph-asked-duel-laid = Ditt kort ligger dolt i { $city }. Väntar på { $other }.
randolph-asked-duel = { $who } och { $other } duellerar i { $city }.
randolph-asked-loot-you = Du vann duellen. { $suitcase } ligger i { $city }: vill du ta den eller låta den ligga?
randolph-asked-loot = { $who } vann i { $city } och får ta { $suitcase }.
randolph-asked-bomb-you =
    { $count ->
        [one] En bomb! Offra en agent till.
       *[other] En bomb! Offra { $count } agenter till.
    }
randolph-asked-bomb = { $who } öppnade en bomb och väljer vilka agenter som går förlorade.

## What happened

randolph-tell-packed-you = Du fyllde dina väskor.
randolph-tell-packed = { $who } fyller väskorna.
randolph-tell-placed-you = Du lägger { $suitcase } i { $city }.
randolph-tell-placed = { $who } lägger { $suitcase } i { $city }.
randolph-tell-guards-you =
    { $count ->
        [0] Du posterar inga vakter.
        [one] Du posterar en vakt.
       *[other] Du posterar { $count } vakter.
    }
randolph-tell-guards =
    { $count ->
        [0] { $who } posterar inga vakter.
        [one] { $who } posterar en vakt.
       *[other] { $who } posterar { $count } vakter.
    }
randolph-tell-ready-you = Du är redo.
randolph-tell-ready = { $who } är redo.
randolph-tell-shown = Alla väskor är gömda. Nu ser alla städerna, men inte innehållet.
randolph-tell-start-you = Du slår { $first } + { $second } om vem som börjar.
randolph-tell-start = { $who } slår { $first } + { $second } om vem som börjar.
randolph-tell-start-tied = Lika: { $players } slår igen.
randolph-tell-begins-you = Du börjar.
randolph-tell-begins = { $who } börjar.
randolph-tell-rolled-you = Du slår { $first } + { $second }.
randolph-tell-rolled = { $who } slår { $first } + { $second }.
randolph-tell-step-you = Du: { $from } till { $to }.
randolph-tell-step = { $who }: { $from } till { $to }.
randolph-tell-step-with-you = Du: { $from } till { $to } med { $suitcase }.
randolph-tell-step-with = { $who }: { $from } till { $to } med { $suitcase }.
randolph-tell-taken-you = Du tar { $suitcase } i { $city }.
randolph-tell-taken = { $who } tar { $suitcase } i { $city }.
randolph-tell-dropped-you = Du släpper { $suitcase } i { $city }.
randolph-tell-dropped = { $who } släpper { $suitcase } i { $city }.
randolph-tell-exchanged-you = Du byter { $left } mot { $suitcase } i { $city }.
randolph-tell-exchanged = { $who } byter { $left } mot { $suitcase } i { $city }.
randolph-tell-met-two-you = Du går rakt på { $other } i { $city }: två agenter.
randolph-tell-met-two-at-you = { $who } går rakt på två av dina agenter i { $city }.
randolph-tell-met-two = { $who } går rakt på { $other } i { $city }: två agenter.
randolph-tell-attack-you = Du angriper { $other } i { $city }.
randolph-tell-attack-at-you = { $who } angriper dig i { $city }.
randolph-tell-attack = { $who } angriper { $other } i { $city }.
# $won and $lost are the two duel cards. $fate: base = the losing agent goes home. $drops: yes = $suitcase stays in $city.
randolph-tell-duel-you =
    Du besegrar { $other } i { $city }, { $won } mot { $lost }. { $fate ->
        [base] Den slagna agenten går hem.
       *[out] Den slagna agenten är ute ur spelet.
    } { $drops ->
        [yes] { $suitcase } blir kvar där.
       *[no] { "" }
    }
randolph-tell-duel-at-you =
    { $who } besegrar dig i { $city }, { $won } mot { $lost }. { $fate ->
        [base] Din agent går hem.
       *[out] Din agent är ute ur spelet.
    } { $drops ->
        [yes] { $suitcase } blir kvar där.
       *[no] { "" }
    }
randolph-tell-duel =
    { $who } besegrar { $other } i { $city }, { $won } mot { $lost }. { $fate ->
        [base] Den slagna agenten går hem.
       *[out] Den slagna agenten är ute ur spelet.
    } { $drops ->
        [yes] { $suitcase } blir kvar där.
       *[no] { "" }
    }
randolph-tell-cards-back-you = Du tar tillbaka alla sju duellkorten.
randolph-tell-cards-back = { $who } tar tillbaka alla sju duellkorten.
randolph-tell-loot-left-you = Du låter { $suitcase } ligga.
randolph-tell-loot-left = { $who } låter { $suitcase } ligga.
randolph-tell-delivered-you =
    { $count ->
        [one] Du levererar { $suitcase }: en hemlighet, { $secrets } totalt.
       *[other] Du levererar { $suitcase }: { $count } hemligheter, { $secrets } totalt.
    }
randolph-tell-delivered =
    { $count ->
        [one] { $who } levererar { $suitcase }: en hemlighet, { $secrets } totalt.
       *[other] { $who } levererar { $suitcase }: { $count } hemligheter, { $secrets } totalt.
    }
randolph-tell-bomb-you = Du levererar { $suitcase }: en bomb!
randolph-tell-bomb = { $who } levererar { $suitcase }: en bomb!
randolph-tell-exploded-you =
    { $count ->
        [one] Bomben kostar dig en agent.
       *[other] Bomben kostar dig { $count } agenter.
    }
randolph-tell-exploded =
    { $count ->
        [one] Bomben kostar { $who } en agent.
       *[other] Bomben kostar { $who } { $count } agenter.
    }
# $place is a city, a base or an HQ.
randolph-tell-lost-you = Du förlorar en agent: { $place }.
randolph-tell-lost = { $who } förlorar en agent: { $place }.
randolph-tell-lost-with-you = Du förlorar en agent: { $place }. { $suitcase } blir kvar där.
randolph-tell-lost-with = { $who } förlorar en agent: { $place }. { $suitcase } blir kvar där.
randolph-tell-out-you = Du har inga agenter kvar och är ute.
randolph-tell-out = { $who } har inga agenter kvar och är ute.
randolph-tell-unused-you =
    { $count ->
        [one] Du lämnar ett steg oanvänt.
       *[other] Du lämnar { $count } steg oanvända.
    }
randolph-tell-unused =
    { $count ->
        [one] { $who } lämnar ett steg oanvänt.
       *[other] { $who } lämnar { $count } steg oanvända.
    }
randolph-tell-undone-you = Du tar tillbaka det senaste draget.
randolph-tell-undone = { $who } tar tillbaka det senaste draget.
# $reason: secrets, last_standing (only one with agents), out_of_reach (nobody could reach the target any more), round_limit.
randolph-won-you =
    { $reason ->
        [last_standing] Du vinner: ingen annan har agenter kvar.
        [out_of_reach] Du vinner med { $secrets ->
            [one] en hemlighet
           *[other] { $secrets } hemligheter
        }: ingen kan nå målet längre.
        [round_limit] Du vinner med { $secrets ->
            [one] en hemlighet
           *[other] { $secrets } hemligheter
        } i sista omgången.
       *[secrets] Du vinner med { $secrets ->
            [one] en hemlighet
           *[other] { $secrets } hemligheter
        }.
    }
randolph-won =
    { $reason ->
        [last_standing] { $who } vinner: ingen annan har agenter kvar.
        [out_of_reach] { $who } vinner med { $secrets ->
            [one] en hemlighet
           *[other] { $secrets } hemligheter
        }: ingen kan nå målet längre.
        [round_limit] { $who } vinner med { $secrets ->
            [one] en hemlighet
           *[other] { $secrets } hemligheter
        } i sista omgången.
       *[secrets] { $who } vinner med { $secrets ->
            [one] en hemlighet
           *[other] { $secrets } hemligheter
        }.
    }
randolph-won-shared =
    { $reason ->
        [out_of_reach] Delad seger: { $players }. Ingen kan nå målet längre.
        [round_limit] Delad seger i sista omgången: { $players }.
       *[other] Delad seger: { $players }.
    }

## What can be done: entries of the list of all moves

randolph-do-contents = Väska A: { $a }. B: { $b }. C: { $c }. D: { $d }.
randolph-do-place = Lägg väska { $letter } i { $city }.
randolph-do-guards =
    { $count ->
        [0] Postera inga vakter.
        [one] Postera en vakt i den tomma basen.
       *[other] Postera { $count } vakter i den tomma basen.
    }
randolph-do-step =
    { $enemy ->
        [yes] Agent: { $from } till { $to }, där en duell väntar.
       *[no] Agent: { $from } till { $to }.
    }
randolph-do-step-with =
    { $enemy ->
        [yes] Agent med { $suitcase }: { $from } till { $to }, där en duell väntar.
       *[no] Agent med { $suitcase }: { $from } till { $to }.
    }
randolph-do-deliver = Leverera { $suitcase } från { $from } till ditt högkvarter.
randolph-do-take = Ta { $suitcase } i { $city }.
randolph-do-exchange = Byt { $left } mot { $suitcase } i { $city }.
randolph-do-drop = Släpp { $suitcase } i { $city }.
randolph-do-end =
    { $count ->
        [0] Avsluta turen.
        [one] Avsluta turen och lämna ett steg oanvänt.
       *[other] Avsluta turen och lämna { $count } steg oanvända.
    }
randolph-do-pick = Möt först agenten utan väska.
randolph-do-pick-with = Möt först agenten med { $suitcase }.
randolph-do-card = Spela { $card }.
randolph-do-loot = Ta { $suitcase }.
randolph-do-loot-exchange = Byt { $left } mot { $suitcase }.
randolph-do-leave = Låt { $suitcase } ligga.
randolph-do-lose = Offra agenten: { $place }.
randolph-do-lose-with = Offra agenten med { $suitcase }: { $place }.

## The table

randolph-board-about = Karta över spelplanen med { $cities } städer. Allt du får göra finns också i listan över drag.
randolph-described = Kartan i ord
randolph-described-next = Bredvid { $place }: { $cities }
randolph-described-place = { $place }: { $what }
randolph-described-with = { $who } med { $suitcase }
randolph-agent-about =
    { $colour ->
        [red] Röd agent: { $place }
        [blue] Blå agent: { $place }
        [green] Grön agent: { $place }
       *[yellow] Gul agent: { $place }
    }
randolph-agent-about-with =
    { $colour ->
        [red] Röd agent med { $suitcase }: { $place }
        [blue] Blå agent med { $suitcase }: { $place }
        [green] Grön agent med { $suitcase }: { $place }
       *[yellow] Gul agent med { $suitcase }: { $place }
    }
randolph-go-to =
    { $steps ->
        [one] { $city }, { $steps } steg
       *[other] { $city }, { $steps } steg
    }
randolph-go-to-duel =
    { $steps ->
        [one] { $city }, { $steps } steg, duell vid ankomst
       *[other] { $city }, { $steps } steg, duell vid ankomst
    }
randolph-go-to-hq = Ditt högkvarter: leverera { $suitcase }
randolph-zoom-in = Zooma in
randolph-zoom-out = Zooma ut
randolph-zoom-mine = Visa mina agenter
randolph-overview = Översiktskarta
randolph-legend = Tecken
randolph-legend-steps = steg dit
randolph-legend-duel = duell vid ankomst
randolph-legend-exit = utgång ur en bas
randolph-legend-gate = port till ett HK, bara egen färg
randolph-your-turn = Din tur
randolph-dice = Tärningar: { $first } och { $second }
# On a button that waits for something: what is missing, as short as can be.
randolph-do-choose = Välj en agent
randolph-do-send = Tryck på en upplyst stad
randolph-hint-choose = Välj en av dina agenter på kartan.
randolph-hint-send = Skicka agenten till en upplyst stad, eller använd det som ligger där.
randolph-hint-none-left = Väskor får fortfarande tas, släppas eller bytas.
randolph-hint-crowd = Tre i en stad: en måste vidare.
randolph-agents = Dina agenter
randolph-take = Ta
randolph-exchange = Byt
randolph-drop = Släpp
randolph-deliver = Leverera
randolph-end = Avsluta tur
randolph-end-unused =
    { $count ->
        [one] Avsluta tur, ett steg oanvänt
       *[other] Avsluta tur, { $count } steg oanvända
    }
# Instead of ending the turn with steps unused.
randolph-play-on = Spela vidare
# A suitcase that was won in a duel is not taken.
randolph-leave = Låt den ligga
randolph-undo = Ångra
randolph-continue = Fortsätt
randolph-close = Stäng
randolph-closer-nothing = Här finns ingen och inget.

## Players and suitcases

randolph-secrets-of = { $count } av { $target } hemligheter
randolph-agents-left =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agenter
    }
randolph-cards-about = Duellkort på handen: { $cards }. Spelade: { $spent }.
randolph-none = inga
randolph-player-out = ute
randolph-own = Dina väskor
randolph-own-short = Väskor
randolph-eyes-only = Bara för dig
randolph-where-carried = bärs
randolph-where-carried-by = { $who }
randolph-where-delivered = levererad
randolph-where-nowhere = ej utlagd
randolph-files = Akter
randolph-files-about = Var allas väskor är, och vad man vet om dem.
randolph-files-of = Väskor: { $who }
randolph-files-of-you = Dina väskor
randolph-file-lies = ligger i { $city }
randolph-file-carried = bärs av { $who }: { $place }
randolph-file-carried-you = bärs av dig: { $place }
randolph-file-delivered = levererad av { $who }
randolph-file-delivered-you = levererad av dig
randolph-file-hidden = inte utlagd än
randolph-file-unknown = okänt
randolph-file-history = { $moves ->
        [one] flyttad en gång
       *[other] flyttad { $moves } gånger
    }

## Set-up

randolph-setup-rule-1 = Lägg 5, 3, 1 och bomben i A till D. Bara du vet vad som är var.
randolph-setup-rule-2 = Lägg varje väska i en egen stad. Städerna visas för alla så snart alla är redo.
# $corner: NW, NE, SE, SW
randolph-setup-rule-3 =
    { $corner ->
        [NW] Ditt högkvarter ligger i nordväst. Fienderna vill ha det som ser ut att ligga nära.
        [NE] Ditt högkvarter ligger i nordost. Fienderna vill ha det som ser ut att ligga nära.
        [SE] Ditt högkvarter ligger i sydost. Fienderna vill ha det som ser ut att ligga nära.
       *[SW] Ditt högkvarter ligger i sydväst. Fienderna vill ha det som ser ut att ligga nära.
    }
randolph-setup-rule-open = Sedan läggs väskorna ut öppet, en i taget.
randolph-setup-contents = Innehåll, hemligt
randolph-setup-suitcases = Väskor i fyra olika städer
randolph-setup-suitcases-later = Dina väskor
randolph-setup-hint = Dra en lapp till en väska, eller tryck på lappen och sedan på väskan.
randolph-setup-hint-place = Dra en väska till kartan, eller tryck på den och sedan på en stad.
randolph-setup-hint-done = Allt är gömt. Ändra vad du vill och tryck sedan på Redo.
randolph-setup-ready = Redo
randolph-setup-place = Lägg ut
randolph-setup-missing = Redo · { $letter } saknas
randolph-setup-kicker = Göm dina hemligheter
# The sentence of the set-up: slips first, then cities.
randolph-setup-say-slips = Lägg en lapp i varje väska.
randolph-setup-say-cities = Ställ varje väska i en stad.
randolph-setup-say-done = Allt är gömt. Tryck på Redo.
randolph-setup-shuffle = Slumpa allt
randolph-setup-waiting = Du är redo. De andra gömmer fortfarande sina väskor.
randolph-setup-drop-here = släpp här
randolph-setup-not-placed = ej utlagd
randolph-setup-slip =
    { $content ->
        [bomb] Bomben
        [1] En hemlighet
       *[other] { $content } hemligheter
    }
randolph-setup-slip-in =
    { $content ->
        [bomb] Väska { $letter }, med bomben
        [1] Väska { $letter }, med en hemlighet
       *[other] Väska { $letter }, med { $content } hemligheter
    }
randolph-setup-bag-empty = Väska { $letter }, tom
randolph-setup-city = Stad för väska { $letter }
randolph-setup-guards = Vakter
randolph-setup-guards-about = Ni är tre: du får postera agenter i basen där ingen börjar.
randolph-setup-hiding = gömmer
randolph-setup-is-ready = redo
randolph-setup-your-orders = Dina order

## Start

randolph-start-title = Vem börjar?
randolph-start-begins-you = Du börjar!
randolph-start-begins = { $who } börjar.

## Duel

randolph-duel-tab = Duell { $number }, omgång { $round }
randolph-duel-title = Duell i { $city }
randolph-duel-attacks = angriper
randolph-duel-defends = försvarar
randolph-duel-has-chosen = har valt
randolph-duel-is-choosing = väljer
randolph-duel-no-card = Inget kort än
randolph-duel-can-play = { $who } kan spela { $cards }.
randolph-duel-stands = står kvar
randolph-duel-why-french = Fransk regel: vid lika vinner den som kom in.
randolph-duel-why-exact = Engelsk regel: angriparen kom in med sista steget och vinner vid lika.
randolph-duel-why-steps = Engelsk regel: det fanns steg kvar, så försvararen vinner vid lika.
randolph-duel-stage-hands = Händer
randolph-duel-stage-choose = Val
randolph-duel-stage-silence = Tystnad
randolph-duel-stage-turn = Vänd
randolph-duel-stage-words = Ord
randolph-duel-out = agenten ute ur spelet
randolph-duel-home = agenten går hem
randolph-duel-card = Kort { $card }
randolph-duel-card-used = Kort { $card }, förbrukat
randolph-duel-card-down = Ett kort, dolt
randolph-duel-play = Spela { $card }
randolph-duel-pick = Välj ett kort
randolph-duel-tie-you = Vid lika vinner du. Förlorar du med en 0:a går din agent bara hem.
randolph-duel-tie-other = Vid lika vinner { $who }. Förlorar du med en 0:a går din agent bara hem.
randolph-duel-won-you = Du vinner, { $won } mot { $lost }.
randolph-duel-lost-you = Du förlorar, { $lost } mot { $won }.
randolph-duel-won = { $who } vinner, { $won } mot { $lost }.
randolph-duel-bonus = bonussteg för den här agenten
randolph-duel-bonus-pool = bonussteg för valfri agent
randolph-duel-left = { $suitcase } ligger nu i { $city }.
# Stamps: very short.
randolph-duel-stamp-won = Seger
randolph-duel-stamp-lost = Förlust
randolph-duel-stamp-over = Avgjort
randolph-pick-title = Två försvarare i { $city }
randolph-pick-about = Vem möter din agent först? Vinner den, möter den nästa med ett nytt kort.
randolph-pick-empty = ingen väska
randolph-pick-carries = bär { $suitcase }
randolph-waiting-for = Väntar på { $who } …

## Delivery and bomb

randolph-delivery-tab =
    { $colour ->
        [red] Röda högkvarteret
        [blue] Blå högkvarteret
        [green] Gröna högkvarteret
       *[yellow] Gula högkvarteret
    }
randolph-delivery-opens-you = Du öppnar { $suitcase }
randolph-delivery-opens = { $who } öppnar { $suitcase }
randolph-delivery-back-you =
    { $colour ->
        [red] Din agent är tillbaka i röda basen.
        [blue] Din agent är tillbaka i blå basen.
        [green] Din agent är tillbaka i gröna basen.
       *[yellow] Din agent är tillbaka i gula basen.
    }
randolph-delivery-back =
    { $colour ->
        [red] Agenten är tillbaka i röda basen.
        [blue] Agenten är tillbaka i blå basen.
        [green] Agenten är tillbaka i gröna basen.
       *[yellow] Agenten är tillbaka i gula basen.
    }
randolph-bomb-word = En bomb.
randolph-bomb-about-you = En bomb: du förlorar hälften av dina agenter, { $count }.
randolph-bomb-about = En bomb: { $who } förlorar hälften av sina agenter, { $count }.
randolph-bomb-note = Det som en förlorad agent bär blir kvar i staden. Din tur fortsätter.
randolph-bomb-more =
    { $count ->
        [one] och en till
       *[other] och { $count } till
    }
randolph-bomb-chosen = { $chosen } av { $count } valda.
randolph-bomb-drops = släpper { $suitcase }
randolph-bomb-clear = Rensa
randolph-bomb-lose =
    { $count ->
        [one] Offra agenten
       *[other] Offra { $count } agenter
    }

## What a scene says, moment by moment

randolph-scene-courier-you = Din kurir kommer hem.
randolph-scene-courier = Kuriren kommer hem.
randolph-scene-laid-you = Du har valt ett kort.
randolph-scene-laid = { $who } har valt ett kort.
randolph-scene-chosen = Båda har valt.
randolph-scene-tie = { $card } mot { $card }.
randolph-scene-beats = { $won } slår { $lost }.
randolph-scene-duel-won-you = Du vinner duellen.
randolph-scene-duel-won = { $who } vinner duellen.
randolph-scene-stays = { $suitcase } blir kvar i { $city }.
randolph-scene-on-table = { $suitcase } ligger på bordet.
randolph-scene-clasp = Ett lås.
randolph-scene-clasp-other = Det andra.
randolph-scene-opens = Den öppnas …
randolph-scene-ticks = Det tickar.
randolph-scene-count =
    { $left ->
        [3] Tre.
        [2] Två.
       *[1] Ett.
    }
randolph-scene-secrets =
    { $count ->
        [one] { $count } statshemlighet.
       *[other] { $count } statshemligheter.
    }
randolph-scene-stands-you = Du har { $secrets } av { $target }.
randolph-scene-stands = { $who } har { $secrets } av { $target }.
randolph-scene-packed-you = Du packade den själv.
randolph-scene-packed = Packad av { $who }.
randolph-scene-last = Det var det sista draget.
randolph-scene-last-held =
    { $count ->
        [one] I den sista väskan låg { $count } statshemlighet.
       *[other] I den sista väskan låg { $count } statshemligheter.
    }
randolph-scene-race = Så gick det till …
randolph-scene-crossed = { $secrets } hemligheter: linjen vid { $target } är passerad.
randolph-scene-led-you = Du ledde till omgång { $round }.
randolph-scene-led = { $who } ledde till omgång { $round }.
randolph-scene-bomb-round = Sedan kom bomben i omgång { $round }.
randolph-round = Omgång { $round }

## Result

randolph-result-kicker = Uppdraget slutfört
randolph-result-kicker-lost = Uppdraget misslyckades
randolph-result-stamp = Fallet avslutat
randolph-result-secrets =
    { $count ->
        [one] hemlighet
       *[other] hemligheter
    }
randolph-result-inside =
    { $colour ->
        [red] Innehållet i de röda väskorna
        [blue] Innehållet i de blå väskorna
        [green] Innehållet i de gröna väskorna
       *[yellow] Innehållet i de gula väskorna
    }
randolph-result-delivered = levererad av { $who }
randolph-result-delivered-you = levererad av dig
randolph-result-carried = bars av { $who }
randolph-result-carried-you = bars av dig
randolph-result-lay = låg i { $city }
randolph-result-agents = agenter kvar
randolph-result-duels = vunna dueller
randolph-result-suitcases = levererade
randolph-result-race = Levererade hemligheter, omgång för omgång
randolph-result-race-line = { $who } { $secrets }
# For those who cannot see the chart: one entry a delivery.
randolph-result-race-step = Omgång { $round }: { $who } har { $secrets }
randolph-result-again = Loppet igen
randolph-share = Bild att dela
randolph-share-failed = Bilden kunde inte skapas på den här enheten.
# The last line of that picture.
randolph-share-fine =
    { $rounds } omgångar, { $duels ->
        [one] en duell
       *[other] { $duels } dueller
    }

## Chart of boards without a drawing

randolph-board-loading = Kartan rullas ut …
randolph-board-missing = Sidan har ingen teckning av den här spelplanen. Använd listan över drag.

## Cities

city-addis_ababa = Addis Abeba
city-anchorage = Anchorage
city-antananarivo = Antananarivo
city-athens = Aten
city-beijing = Peking
city-belgrade = Belgrad
city-berlin = Berlin
city-brest = Brest
city-budapest = Budapest
city-buenos_aires = Buenos Aires
city-cairo = Kairo
city-cape_town = Kapstaden
city-caracas = Caracas
city-casablanca = Casablanca
city-chicago = Chicago
city-colombo = Colombo
city-dakar = Dakar
city-delhi = Delhi
city-dublin = Dublin
# On Easter Island. A town like the others: “in” it is right, “in” an island would not be.
city-easter_island = Hanga Roa
city-havana = Havanna
city-helsinki = Helsingfors
city-hong_kong = Hongkong
city-honolulu = Honolulu
city-istanbul = Istanbul
city-kyiv = Kyjiv
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

randolph-hint-setup = Välj vad som ligger i varje väska, och en stad för var och en. Ingen annan vet var din bomb är.
randolph-hint-move = Välj en agent och sedan en upplyst stad. Den som står vid en väska kan ta den; för den till ditt högkvarter.
randolph-hint-pick = Du slåss mot dem en efter en: välj den första.
randolph-hint-duel = Det högsta kortet vinner, och varje kort används en gång. Den som förlorar med en 0 går bara hem.
randolph-hint-loot = Agenten som vann får ta med sig väskan eller lämna den i staden.
randolph-hint-bomb = Välj vilka agenter du ger upp. Det de bar blir kvar där de stod.
