# Alex Randolph's Top Secret: agents, suitcases, duels.
# Terms: agent, suitcase, secrets, bomb, duel, base (where agents start), headquarters or HQ (where suitcases are delivered),
# exit (out of a base), gate (into an HQ), step, bonus step, guard.
# In messages that end in "-you" the reader is the player; those that end in "-at-you" happen to the reader.
# $who, $other, $players are names of players; $suitcase and $left are suitcases such as "Red A".

## Things

randolph-you = tu
# $colour is red, blue, green or yellow.
randolph-colour =
    { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
       *[yellow] giallo
    }
# A suitcase: its colour and its letter.
randolph-suitcase =
    { $colour ->
        [red] { $letter } rossa
        [blue] { $letter } blu
        [green] { $letter } verde
       *[yellow] { $letter } gialla
    }
# A place on the map, also used as "Red base to Winnipeg".
randolph-base =
    { $colour ->
        [red] Base rossa
        [blue] Base blu
        [green] Base verde
       *[yellow] Base gialla
    }
randolph-hq =
    { $colour ->
        [red] QG rosso
        [blue] QG blu
        [green] QG verde
       *[yellow] QG giallo
    }
# Two letters or so: the sign on the headquarters on the map.
randolph-hq-sign = QG
randolph-content-secrets =
    { $count ->
        [one] { $count } segreto
       *[other] { $count } segreti
    }
randolph-content-bomb = una bomba
# Seas on the map, in wide letters; each may be two short lines.
randolph-sea-pacific = Oceano
    Pacifico
randolph-sea-atlantic = Oceano
    Atlantico
randolph-sea-indian = Oceano
    Indiano

## What is asked

randolph-asked-setup-you = Nascondi i tuoi segreti: riempi le valigie e piazzale.
randolph-asked-setup = Si nascondono le valigie. Si aspetta ancora: { $players }.
randolph-asked-place-you = Tocca a te: metti una tua valigia in una città. Tutti vedono dove.
randolph-asked-place = { $who } mette una valigia in una città.
randolph-asked-roll = I dadi rotolano.
randolph-asked-move-you =
    Hai tirato { $first } + { $second }. { $pool ->
        [0] { $bonus ->
            [0] Non restano passi.
            [one] Resta un passo bonus.
           *[other] Restano { $bonus } passi bonus.
        }
        [one] { $bonus ->
            [0] Resta un passo.
            [one] Restano un passo e un passo bonus.
           *[other] Restano un passo e { $bonus } passi bonus.
        }
       *[other] { $bonus ->
            [0] Restano { $pool } passi.
            [one] Restano { $pool } passi e un passo bonus.
           *[other] Restano { $pool } passi e { $bonus } passi bonus.
        }
    }
randolph-asked-move =
    { $who } ha tirato { $first } + { $second } e { $pool ->
        [0] non ha più passi.
        [one] ha ancora un passo.
       *[other] ha ancora { $pool } passi.
    }
randolph-asked-crowd-you = Tre tuoi agenti sono a { $city }: con il prossimo passo uno deve uscire.
randolph-asked-crowd = { $who } è di passaggio a { $city } e deve uscirne con il prossimo passo.
randolph-asked-pick-you = Due agenti di { $other } sono a { $city }. Chi affronti per primo?
randolph-asked-pick-at-you = { $who } sceglie quale dei tuoi due agenti a { $city } affrontare per primo.
randolph-asked-pick = { $who } sceglie quale agente di { $other } affrontare per primo a { $city }.
randolph-asked-duel-you = Duello con { $other } a { $city }: scegli una carta.
randolph-asked-duel-laid = La tua carta è coperta sul tavolo a { $city }. Si aspetta { $other }.
randolph-asked-duel = { $who } e { $other } si battono in duello a { $city }.
randolph-asked-loot-you = Hai vinto il duello. La { $suitcase } è a { $city }: la prendi o la lasci?
randolph-asked-loot = { $who } ha vinto a { $city } e può prendere la { $suitcase }.
randolph-asked-bomb-you =
    { $count ->
        [one] Una bomba! Scegli ancora un agente da sacrificare.
       *[other] Una bomba! Scegli ancora { $count } agenti da sacrificare.
    }
randolph-asked-bomb = { $who } ha aperto una bomba e sceglie quali agenti perdere.

## What happened

randolph-tell-packed-you = Hai riempito le tue valigie.
randolph-tell-packed = { $who } riempie le valigie.
randolph-tell-placed-you = Metti la { $suitcase } a { $city }.
randolph-tell-placed = { $who } mette la { $suitcase } a { $city }.
randolph-tell-guards-you =
    { $count ->
        [0] Non schieri guardie.
        [one] Schieri una guardia.
       *[other] Schieri { $count } guardie.
    }
randolph-tell-guards =
    { $count ->
        [0] { $who } non schiera guardie.
        [one] { $who } schiera una guardia.
       *[other] { $who } schiera { $count } guardie.
    }
randolph-tell-ready-you = Hai finito.
randolph-tell-ready = { $who } ha finito.
randolph-tell-shown = Tutte le valigie sono nascoste. Ora tutti vedono le città, ma non il contenuto.
randolph-tell-start-you = Per il primo turno tiri { $first } + { $second }.
randolph-tell-start = Per il primo turno { $who } tira { $first } + { $second }.
randolph-tell-start-tied = Parità. Si tira di nuovo: { $players }.
randolph-tell-begins-you = Cominci tu.
randolph-tell-begins = Comincia { $who }.
randolph-tell-rolled-you = Tiri { $first } + { $second }.
randolph-tell-rolled = { $who } tira { $first } + { $second }.
randolph-tell-step-you = Tu: da { $from } a { $to }.
randolph-tell-step = { $who }: da { $from } a { $to }.
randolph-tell-step-with-you = Tu: da { $from } a { $to } con la { $suitcase }.
randolph-tell-step-with = { $who }: da { $from } a { $to } con la { $suitcase }.
randolph-tell-taken-you = Prendi la { $suitcase } a { $city }.
randolph-tell-taken = { $who } prende la { $suitcase } a { $city }.
randolph-tell-dropped-you = Posi la { $suitcase } a { $city }.
randolph-tell-dropped = { $who } posa la { $suitcase } a { $city }.
randolph-tell-exchanged-you = Scambi la { $left } con la { $suitcase } a { $city }.
randolph-tell-exchanged = { $who } scambia la { $left } con la { $suitcase } a { $city }.
randolph-tell-met-two-you = Sorprendi due agenti di { $other } a { $city }.
randolph-tell-met-two-at-you = { $who } sorprende due tuoi agenti a { $city }.
randolph-tell-met-two = { $who } sorprende due agenti di { $other } a { $city }.
randolph-tell-attack-you = Attacchi { $other } a { $city }.
randolph-tell-attack-at-you = { $who } ti attacca a { $city }.
randolph-tell-attack = { $who } attacca { $other } a { $city }.
# $won and $lost are the two duel cards. $fate: base = the losing agent goes home. $drops: yes = $suitcase stays in $city.
randolph-tell-duel-you =
    Batti { $other } a { $city }, { $won } a { $lost }. { $fate ->
        [base] L’agente battuto torna alla base.
       *[out] L’agente battuto è fuori gioco.
    } { $drops ->
        [yes] La { $suitcase } resta lì.
       *[no] { "" }
    }
randolph-tell-duel-at-you =
    { $who } ti batte a { $city }, { $won } a { $lost }. { $fate ->
        [base] Il tuo agente torna alla base.
       *[out] Il tuo agente è fuori gioco.
    } { $drops ->
        [yes] La { $suitcase } resta lì.
       *[no] { "" }
    }
randolph-tell-duel =
    { $who } batte { $other } a { $city }, { $won } a { $lost }. { $fate ->
        [base] L’agente battuto torna alla base.
       *[out] L’agente battuto è fuori gioco.
    } { $drops ->
        [yes] La { $suitcase } resta lì.
       *[no] { "" }
    }
randolph-tell-cards-back-you = Riprendi tutte e sette le carte duello.
randolph-tell-cards-back = { $who } riprende tutte e sette le carte duello.
randolph-tell-loot-left-you = Lasci la { $suitcase } dov’è.
randolph-tell-loot-left = { $who } lascia la { $suitcase } dov’è.
randolph-tell-delivered-you =
    { $count ->
        [one] Consegni la { $suitcase }: un segreto, { $secrets } in tutto.
       *[other] Consegni la { $suitcase }: { $count } segreti, { $secrets } in tutto.
    }
randolph-tell-delivered =
    { $count ->
        [one] { $who } consegna la { $suitcase }: un segreto, { $secrets } in tutto.
       *[other] { $who } consegna la { $suitcase }: { $count } segreti, { $secrets } in tutto.
    }
randolph-tell-bomb-you = Consegni la { $suitcase }: una bomba!
randolph-tell-bomb = { $who } consegna la { $suitcase }: una bomba!
randolph-tell-exploded-you =
    { $count ->
        [one] La bomba ti costa un agente.
       *[other] La bomba ti costa { $count } agenti.
    }
randolph-tell-exploded =
    { $count ->
        [one] La bomba costa un agente a { $who }.
       *[other] La bomba costa { $count } agenti a { $who }.
    }
# $place is a city, a base or an HQ.
randolph-tell-lost-you = Perdi un agente: { $place }.
randolph-tell-lost = { $who } perde un agente: { $place }.
randolph-tell-lost-with-you = Perdi un agente: { $place }. La { $suitcase } resta lì.
randolph-tell-lost-with = { $who } perde un agente: { $place }. La { $suitcase } resta lì.
randolph-tell-out-you = Non hai più agenti: la partita per te è finita.
randolph-tell-out = { $who } non ha più agenti ed è fuori.
randolph-tell-unused-you =
    { $count ->
        [one] Lasci inutilizzato un passo.
       *[other] Lasci inutilizzati { $count } passi.
    }
randolph-tell-unused =
    { $count ->
        [one] { $who } lascia inutilizzato un passo.
       *[other] { $who } lascia inutilizzati { $count } passi.
    }
randolph-tell-undone-you = Annulli l’ultima mossa.
randolph-tell-undone = { $who } annulla l’ultima mossa.
# $reason: secrets, last_standing (only one with agents), out_of_reach (nobody could reach the target any more), round_limit.
randolph-won-you =
    { $reason ->
        [last_standing] Vinci: nessun altro ha più agenti.
        [out_of_reach] { $secrets ->
            [one] Vinci con { $secrets } segreto: nessuno può più raggiungere l’obiettivo.
           *[other] Vinci con { $secrets } segreti: nessuno può più raggiungere l’obiettivo.
        }
        [round_limit] { $secrets ->
            [one] Vinci con { $secrets } segreto all’ultimo giro.
           *[other] Vinci con { $secrets } segreti all’ultimo giro.
        }
       *[secrets] Vinci con { $secrets } segreti.
    }
randolph-won =
    { $reason ->
        [last_standing] { $who } vince: nessun altro ha più agenti.
        [out_of_reach] { $secrets ->
            [one] { $who } vince con { $secrets } segreto: nessuno può più raggiungere l’obiettivo.
           *[other] { $who } vince con { $secrets } segreti: nessuno può più raggiungere l’obiettivo.
        }
        [round_limit] { $secrets ->
            [one] { $who } vince con { $secrets } segreto all’ultimo giro.
           *[other] { $who } vince con { $secrets } segreti all’ultimo giro.
        }
       *[secrets] { $who } vince con { $secrets } segreti.
    }
randolph-won-shared =
    { $reason ->
        [out_of_reach] Vittoria condivisa: { $players }. Nessuno può più raggiungere l’obiettivo.
        [round_limit] Vittoria condivisa all’ultimo giro: { $players }.
       *[other] Vittoria condivisa: { $players }.
    }

## What can be done: entries of the list of all moves

randolph-do-contents = Valigia A: { $a }. B: { $b }. C: { $c }. D: { $d }.
randolph-do-place = Metti la valigia { $letter } a { $city }.
randolph-do-guards =
    { $count ->
        [0] Non schierare guardie.
        [one] Schiera una guardia nella base vuota.
       *[other] Schiera { $count } guardie nella base vuota.
    }
randolph-do-step =
    { $enemy ->
        [yes] Agente: da { $from } a { $to }, dove aspetta un duello.
       *[no] Agente: da { $from } a { $to }.
    }
randolph-do-step-with =
    { $enemy ->
        [yes] Agente con la { $suitcase }: da { $from } a { $to }, dove aspetta un duello.
       *[no] Agente con la { $suitcase }: da { $from } a { $to }.
    }
randolph-do-deliver = Consegna la { $suitcase } da { $from } al tuo quartier generale.
randolph-do-take = Prendi la { $suitcase } a { $city }.
randolph-do-exchange = Scambia la { $left } con la { $suitcase } a { $city }.
randolph-do-drop = Posa la { $suitcase } a { $city }.
randolph-do-end =
    { $count ->
        [0] Fine turno.
        [one] Fine turno, con un passo inutilizzato.
       *[other] Fine turno, con { $count } passi inutilizzati.
    }
randolph-do-pick = Affronta prima l’agente a mani vuote.
randolph-do-pick-with = Affronta prima l’agente con la { $suitcase }.
randolph-do-card = Gioca la carta { $card }.
randolph-do-loot = Prendi la { $suitcase }.
randolph-do-loot-exchange = Scambia la { $left } con la { $suitcase }.
randolph-do-leave = Lascia lì la { $suitcase }.
randolph-do-lose = Sacrifica l’agente: { $place }.
randolph-do-lose-with = Sacrifica l’agente con la { $suitcase }: { $place }.

## The table

randolph-board-about = Mappa del tabellone con { $cities } città. Tutto ciò che puoi fare è anche nell’elenco delle mosse.
randolph-described = La mappa in parole
randolph-described-next = { $place }, accanto: { $cities }
randolph-described-place = { $place }: { $what }
randolph-described-with = { $who } con { $suitcase }
randolph-agent-about =
    { $colour ->
        [red] Agente rosso: { $place }
        [blue] Agente blu: { $place }
        [green] Agente verde: { $place }
       *[yellow] Agente giallo: { $place }
    }
randolph-agent-about-with =
    { $colour ->
        [red] Agente rosso con la { $suitcase }: { $place }
        [blue] Agente blu con la { $suitcase }: { $place }
        [green] Agente verde con la { $suitcase }: { $place }
       *[yellow] Agente giallo con la { $suitcase }: { $place }
    }
randolph-go-to =
    { $steps ->
        [one] { $city }, { $steps } passo
       *[other] { $city }, { $steps } passi
    }
randolph-go-to-duel =
    { $steps ->
        [one] { $city }, { $steps } passo, duello all’arrivo
       *[other] { $city }, { $steps } passi, duello all’arrivo
    }
randolph-go-to-hq = Il tuo quartier generale: consegna la { $suitcase }
randolph-zoom-in = Ingrandisci
randolph-zoom-out = Riduci
randolph-zoom-mine = Mostra i miei agenti
randolph-overview = Panoramica della mappa
randolph-legend = Legenda
randolph-legend-steps = passi per arrivarci
randolph-legend-duel = duello all’arrivo
randolph-legend-exit = uscita da una base
randolph-legend-gate = porta di un QG, solo per il suo colore
randolph-your-turn = Tocca a te
randolph-dice = Dadi: { $first } e { $second }
# On a button that waits for something: what is missing, as short as can be.
randolph-do-choose = Scegli un agente
randolph-do-send = Tocca una città illuminata
randolph-hint-choose = Scegli un tuo agente sulla mappa.
randolph-hint-send = Manda l’agente in una città illuminata, o usa ciò che trova lì.
randolph-hint-none-left = Puoi ancora prendere, posare o scambiare valigie.
randolph-hint-crowd = Tre in una città: uno deve proseguire.
randolph-agents = I tuoi agenti
randolph-take = Prendi
randolph-exchange = Scambia
randolph-drop = Posa
randolph-deliver = Consegna
randolph-end = Fine turno
randolph-end-unused =
    { $count ->
        [one] Fine turno, resta un passo
       *[other] Fine turno, restano { $count } passi
    }
# Instead of ending the turn with steps unused.
randolph-play-on = Continua a giocare
# A suitcase that was won in a duel is not taken.
randolph-leave = Lascia
randolph-undo = Annulla
randolph-continue = Continua
randolph-close = Chiudi
randolph-closer-nothing = Qui non c’è niente e nessuno.

## Players and suitcases

randolph-secrets-of = Segreti: { $count } su { $target }
randolph-agents-left =
    { $count ->
        [one] { $count } agente
       *[other] { $count } agenti
    }
randolph-cards-about = Carte duello in mano: { $cards }. Giocate: { $spent }.
randolph-none = nessuna
randolph-player-out = fuori
randolph-own = Le tue valigie
randolph-own-short = Valigie
randolph-eyes-only = Riservato
randolph-where-carried = in mano
randolph-where-carried-by = { $who }
randolph-where-delivered = consegnata
randolph-where-nowhere = da piazzare
randolph-files = Schede
randolph-files-about = Di chi è ogni valigia, dov’è e che cosa se ne sa.
randolph-files-of = Valigie di { $who }
randolph-files-of-you = Le tue valigie
randolph-file-lies = è a { $city }
randolph-file-carried = la porta { $who }: { $place }
randolph-file-carried-you = la porti tu: { $place }
randolph-file-delivered = consegnata da { $who }
randolph-file-delivered-you = consegnata da te
randolph-file-hidden = non ancora piazzata
randolph-file-unknown = non si sa
randolph-file-history = { $moves ->
        [one] spostata una volta
       *[other] spostata { $moves } volte
    }

## Set-up

randolph-setup-rule-1 = Metti 5, 3, 1 e la bomba nelle valigie da A a D. Lo saprai solo tu.
randolph-setup-rule-2 = Metti ogni valigia in una città diversa. Le città si svelano quando tutti hanno finito.
# $corner: NW, NE, SE, SW
randolph-setup-rule-3 =
    { $corner ->
        [NW] Il tuo quartier generale è a nord-ovest. Ai nemici farà gola ciò che sembra vicino a loro.
        [NE] Il tuo quartier generale è a nord-est. Ai nemici farà gola ciò che sembra vicino a loro.
        [SE] Il tuo quartier generale è a sud-est. Ai nemici farà gola ciò che sembra vicino a loro.
       *[SW] Il tuo quartier generale è a sud-ovest. Ai nemici farà gola ciò che sembra vicino a loro.
    }
randolph-setup-rule-open = Poi le valigie si piazzano allo scoperto, una alla volta.
randolph-setup-contents = Contenuto, segreto
randolph-setup-suitcases = Valigie in quattro città diverse
randolph-setup-suitcases-later = Le tue valigie
randolph-setup-hint = Trascina un biglietto su una valigia, o tocca il biglietto e poi la valigia.
randolph-setup-hint-place = Trascina una valigia sulla mappa, o toccala e poi tocca una città.
randolph-setup-hint-done = Tutto è nascosto. Cambia ciò che vuoi, poi premi Fatto.
randolph-setup-ready = Fatto
randolph-setup-place = Piazza
randolph-setup-missing = Fatto · manca { $letter }
randolph-setup-kicker = Nascondi i tuoi segreti
# The sentence of the set-up: slips first, then cities.
randolph-setup-say-slips = Metti un biglietto in ogni valigia.
randolph-setup-say-cities = Metti ogni valigia in una città.
randolph-setup-say-done = Tutto è nascosto. Premi Fatto.
randolph-setup-shuffle = Mescola tutto
randolph-setup-waiting = Hai finito. Gli altri stanno ancora nascondendo le valigie.
randolph-setup-drop-here = posa qui
randolph-setup-not-placed = da piazzare
randolph-setup-slip =
    { $content ->
        [bomb] La bomba
        [1] Un segreto
       *[other] { $content } segreti
    }
randolph-setup-slip-in =
    { $content ->
        [bomb] Valigia { $letter }, contiene la bomba
        [1] Valigia { $letter }, contiene un segreto
       *[other] Valigia { $letter }, contiene { $content } segreti
    }
randolph-setup-bag-empty = Valigia { $letter }, vuota
randolph-setup-city = Città per la valigia { $letter }
randolph-setup-guards = Guardie
randolph-setup-guards-about = Si gioca in tre: puoi schierare agenti nella base da cui non parte nessuno.
randolph-setup-hiding = nasconde
randolph-setup-is-ready = fatto
randolph-setup-your-orders = I tuoi ordini

## Start

randolph-start-title = Chi comincia?
randolph-start-begins-you = Cominci tu!
randolph-start-begins = Comincia { $who }.

## Duel

randolph-duel-tab = Duello { $number }, giro { $round }
randolph-duel-title = Duello a { $city }
randolph-duel-attacks = attacca
randolph-duel-defends = difende
randolph-duel-has-chosen = ha scelto
randolph-duel-is-choosing = sceglie
randolph-duel-no-card = Ancora nessuna carta
randolph-duel-can-play = { $who } può giocare { $cards }.
randolph-duel-stands = resta in piedi
randolph-duel-why-french = Regola francese: in parità vince chi è arrivato.
randolph-duel-why-exact = Regola inglese: chi attacca è arrivato con l’ultimo passo e vince la parità.
randolph-duel-why-steps = Regola inglese: restavano passi, in parità vince chi difende.
randolph-duel-stage-hands = Mani
randolph-duel-stage-choose = Scelta
randolph-duel-stage-silence = Silenzio
randolph-duel-stage-turn = Carte
randolph-duel-stage-words = Esito
randolph-duel-out = agente fuori gioco
randolph-duel-home = agente alla base
randolph-duel-card = Carta { $card }
randolph-duel-card-used = Carta { $card }, usata
randolph-duel-card-down = Una carta coperta
randolph-duel-play = Gioca la carta { $card }
randolph-duel-pick = Scegli una carta
randolph-duel-tie-you = In parità vinci tu. Se perdi con uno 0, il tuo agente si salva e torna alla base.
randolph-duel-tie-other = In parità vince { $who }. Se perdi con uno 0, il tuo agente si salva e torna alla base.
randolph-duel-won-you = Vinci { $won } a { $lost }.
randolph-duel-lost-you = Perdi { $lost } a { $won }.
randolph-duel-won = { $who } vince { $won } a { $lost }.
randolph-duel-bonus = passo bonus per questo agente
randolph-duel-bonus-pool = passo bonus per un agente qualsiasi
randolph-duel-left = Ora la { $suitcase } è a { $city }.
# Stamps: very short.
randolph-duel-stamp-won = Vinto
randolph-duel-stamp-lost = Perso
randolph-duel-stamp-over = Deciso
randolph-pick-title = Due difensori a { $city }
randolph-pick-about = Chi affronta per primo il tuo agente? Se vince, affronta il secondo con una nuova carta.
randolph-pick-empty = a mani vuote
randolph-pick-carries = porta la { $suitcase }
randolph-waiting-for = Si aspetta { $who }…

## Delivery and bomb

randolph-delivery-tab =
    { $colour ->
        [red] Quartier generale rosso
        [blue] Quartier generale blu
        [green] Quartier generale verde
       *[yellow] Quartier generale giallo
    }
randolph-delivery-opens-you = Apri la { $suitcase }
randolph-delivery-opens = { $who } apre la { $suitcase }
randolph-delivery-back-you =
    { $colour ->
        [red] Il tuo agente è di nuovo nella base rossa.
        [blue] Il tuo agente è di nuovo nella base blu.
        [green] Il tuo agente è di nuovo nella base verde.
       *[yellow] Il tuo agente è di nuovo nella base gialla.
    }
randolph-delivery-back =
    { $colour ->
        [red] L’agente è di nuovo nella base rossa.
        [blue] L’agente è di nuovo nella base blu.
        [green] L’agente è di nuovo nella base verde.
       *[yellow] L’agente è di nuovo nella base gialla.
    }
randolph-bomb-word = Una bomba.
randolph-bomb-about-you = Una bomba: perdi metà dei tuoi agenti, { $count }.
randolph-bomb-about = Una bomba: { $who } perde metà degli agenti, { $count }.
randolph-bomb-note = Ciò che porta un agente perduto resta nella sua città. Il tuo turno continua.
randolph-bomb-more =
    { $count ->
        [one] e ancora uno
       *[other] e ancora { $count }
    }
randolph-bomb-chosen = Scelti { $chosen } su { $count }.
randolph-bomb-drops = lascia la { $suitcase }
randolph-bomb-clear = Azzera
randolph-bomb-lose =
    { $count ->
        [one] Perdi questo agente
       *[other] Perdi questi { $count } agenti
    }

## What a scene says, moment by moment

randolph-scene-courier-you = Il tuo corriere torna a casa.
randolph-scene-courier = Il corriere torna a casa.
randolph-scene-laid-you = Hai scelto una carta.
randolph-scene-laid = { $who } ha scelto una carta.
randolph-scene-chosen = Tutti e due hanno scelto.
randolph-scene-tie = { $card } contro { $card }.
randolph-scene-beats = Il { $won } batte il { $lost }.
randolph-scene-duel-won-you = Vinci il duello.
randolph-scene-duel-won = { $who } vince il duello.
randolph-scene-stays = La { $suitcase } resta a { $city }.
randolph-scene-on-table = La { $suitcase } è sul tavolo.
randolph-scene-clasp = Una serratura.
randolph-scene-clasp-other = L’altra.
randolph-scene-opens = Si apre …
randolph-scene-ticks = Fa tic tac.
randolph-scene-count =
    { $left ->
        [3] Tre.
        [2] Due.
       *[1] Uno.
    }
randolph-scene-secrets =
    { $count ->
        [one] { $count } segreto di Stato.
       *[other] { $count } segreti di Stato.
    }
randolph-scene-stands-you = Sei a { $secrets } su { $target }.
randolph-scene-stands = { $who } è a { $secrets } su { $target }.
randolph-scene-packed-you = L’avevi preparata tu.
randolph-scene-packed = Preparata da { $who }.
randolph-scene-last = Era l’ultima mossa.
randolph-scene-last-held =
    { $count ->
        [one] L’ultima valigia conteneva { $count } segreto di Stato.
       *[other] L’ultima valigia conteneva { $count } segreti di Stato.
    }
randolph-scene-race = Come si è arrivati a questo …
randolph-scene-crossed = { $secrets } segreti: la linea dei { $target } è superata.
randolph-scene-led-you = Sei stato in testa fino al giro { $round }.
randolph-scene-led = { $who } è stato in testa fino al giro { $round }.
randolph-scene-bomb-round = Poi la bomba, al giro { $round }.
randolph-round = Giro { $round }

## Result

randolph-result-kicker = Missione compiuta
randolph-result-kicker-lost = Missione fallita
randolph-result-stamp = Caso chiuso
randolph-result-secrets =
    { $count ->
        [one] segreto
       *[other] segreti
    }
randolph-result-inside =
    { $colour ->
        [red] Che cosa c’era nelle valigie rosse
        [blue] Che cosa c’era nelle valigie blu
        [green] Che cosa c’era nelle valigie verdi
       *[yellow] Che cosa c’era nelle valigie gialle
    }
randolph-result-delivered = consegnata da { $who }
randolph-result-delivered-you = consegnata da te
randolph-result-carried = in mano a { $who }
randolph-result-carried-you = in mano a te
randolph-result-lay = era a { $city }
randolph-result-agents = agenti rimasti
randolph-result-duels = duelli vinti
randolph-result-suitcases = consegnate
randolph-result-race = Segreti consegnati, giro per giro
randolph-result-race-line = { $who } { $secrets }
# For those who cannot see the chart: one entry a delivery.
randolph-result-race-step = Giro { $round }: { $who } ne ha { $secrets }
randolph-result-again = Rivedi la corsa
randolph-share = Immagine da condividere
randolph-share-failed = Su questo dispositivo non è stato possibile creare l’immagine.
# The last line of that picture.
randolph-share-fine =
    { $rounds } giri, { $duels ->
        [one] un duello
       *[other] { $duels } duelli
    }

## Chart of boards without a drawing

randolph-board-loading = La mappa si srotola…
randolph-board-missing = Questa pagina non ha un disegno del tabellone. Usa l’elenco delle mosse.

## Cities

city-addis_ababa = Addis Abeba
city-anchorage = Anchorage
city-antananarivo = Antananarivo
city-athens = Atene
city-beijing = Pechino
city-belgrade = Belgrado
city-berlin = Berlino
city-brest = Brest
city-budapest = Budapest
city-buenos_aires = Buenos Aires
city-cairo = Cairo
city-cape_town = Città del Capo
city-caracas = Caracas
city-casablanca = Casablanca
city-chicago = Chicago
city-colombo = Colombo
city-dakar = Dakar
city-delhi = Delhi
city-dublin = Dublino
# On Easter Island. A town like the others: “in” it is right, “in” an island would not be.
city-easter_island = Hanga Roa
city-havana = Avana
city-helsinki = Helsinki
city-hong_kong = Hong Kong
city-honolulu = Honolulu
city-istanbul = Istanbul
city-kyiv = Kiev
city-lima = Lima
city-lisbon = Lisbona
city-london = Londra
city-luanda = Luanda
city-madrid = Madrid
city-manila = Manila
city-mexico_city = Città del Messico
city-montreal = Montreal
city-moscow = Mosca
city-murmansk = Murmansk
city-nairobi = Nairobi
city-new_york = New York
city-norilsk = Norilsk
city-nuuk = Nuuk
city-oslo = Oslo
city-panama_city = Panama
city-papeete = Papeete
city-paris = Parigi
city-perth = Perth
city-reykjavik = Reykjavik
city-rio_de_janeiro = Rio de Janeiro
city-rome = Roma
city-san_francisco = San Francisco
city-santiago = Santiago
city-singapore = Singapore
city-stockholm = Stoccolma
city-sydney = Sydney
city-tangier = Tangeri
city-tokyo = Tokyo
city-tunis = Tunisi
city-vancouver = Vancouver
city-vienna = Vienna
city-warsaw = Varsavia
city-winnipeg = Winnipeg

## One sentence of help at the first decision of each kind

randolph-hint-setup = Scegli che cosa c’è in ogni valigia e una città per ciascuna. Nessun altro saprà dov’è la tua bomba.
randolph-hint-move = Scegli un agente, poi una città illuminata. Chi si trova con una valigia può prenderla: portala al tuo quartier generale.
randolph-hint-pick = Li affronti uno dopo l’altro: scegli il primo.
randolph-hint-duel = Vince la carta più alta, e ogni carta serve una volta. Chi perde con uno 0 torna solo a casa.
randolph-hint-loot = L’agente che ha vinto può prendere la valigia o lasciarla in città.
randolph-hint-bomb = Scegli gli agenti a cui rinunci. Quello che portavano resta dov’erano.
