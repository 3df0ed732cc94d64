### Wolfgang Kramer's Top Secret: everything the page says about this game.
### Names of agents (Schulz, Perry, …) are never translated. $who is a player's name. Messages ending in -you speak to the
### player in front of the screen, their twins speak about somebody else.

## The board

kramer-board = La città, i suoi agenti e il tracciato segnapunti
# The one field that is both Start and Finish; $finish is the number that ends the game.
kramer-start-field = VIA · { $finish }
kramer-pile = Mazzo { $n }
kramer-discards = Scarti { $n }
# Printed at the top of every card, as the name of the game.
kramer-card-head = TOP SECRET

## The twelve buildings. They stand in sentences like names of places: no article.

kramer-building-church = Chiesa
kramer-building-1 = Forno
kramer-building-2 = Caffè
kramer-building-3 = Cinema
kramer-building-4 = Posta
kramer-building-5 = Stazione
kramer-building-6 = Hotel
kramer-building-7 = Municipio
kramer-building-8 = Villa
kramer-building-9 = Banca
kramer-building-10 = Ambasciata
kramer-building-ruin = Rovine
# A building with the value on its plate: Town hall (7)
kramer-building = { $name } ({ $plate })
# A building that can be chosen; $steps is a signed number like +2 or −1.
kramer-target-steps = { $building }, { $steps }

## The fifteen cards: title and what it does. Titles have about 12 letters of room on a line, two lines at most.

kramer-card-c1 = Ritirata
    .text = Un agente indietro di 1 o 2 edifici
kramer-card-c2 = Tra le rovine
    .text = Un agente nelle rovine, da ovunque
kramer-card-c3 = Soffiata
    .text = Due segnalini, ad almeno 2 caselle dal Traguardo: avanti di 3
kramer-card-c4 = Passo di lato
    .text = Un agente avanti o indietro di 1 edificio
kramer-card-c5 = Tutti a messa
    .text = Tutti gli agenti in chiesa
kramer-card-c6 = Irruzione
    .text = Un agente nell’edificio della cassaforte
kramer-card-c7 = Doppia ritirata
    .text = Due agenti indietro di 1 edificio
kramer-card-c8 = Scambio
    .text = Due agenti si scambiano di posto
kramer-card-c9 = Doppia avanzata
    .text = Due agenti avanti di 1 edificio
kramer-card-c10 = Incontro
    .text = Un agente nell’edificio di un altro agente
kramer-card-c11 = Seconda identità
    .text = Prendi di nascosto l’identità di un agente libero
kramer-card-c12 = Fuga
    .text = Un agente alla cassaforte avanti o indietro di 1
kramer-card-c13 = Asilo politico
    .text = 1 o 2 agenti dalle rovine alla chiesa
kramer-card-c14 = Trasloco
    .text = La cassaforte in un altro edificio qualsiasi
kramer-card-c15 = Avanzata
    .text = Un agente avanti di 1, 2 o 3 edifici

## What is asked now, in one sentence

kramer-asked-wait = Si prepara il tavolo.
kramer-asked-turn = Tocca a { $who }.
kramer-asked-turn-you = Tocca a te.
# $face is what the die shows: 1–3, 2, 3, 4, 5 or 6.
kramer-asked-move = { $who } ha tirato { $face } e muove gli agenti.
kramer-asked-move-you = { $n ->
    [one] Hai tirato { $n }. Dai un punto a un agente qualsiasi.
   *[other] Hai tirato { $n }. Dai { $n } punti agli agenti che vuoi.
}
kramer-asked-some-you = Hai tirato { $face }. Dai da { $fewest } a { $most } punti agli agenti che vuoi.
kramer-asked-upto-you = Hai tirato { $face }. Dai fino a { $most } punti agli agenti che vuoi, o nessuno.
kramer-asked-round = Giro Top Secret: { $who } gioca una carta o passa.
kramer-asked-round-you = Giro Top Secret: gioca una carta o passa.
kramer-asked-pass-you = Giro Top Secret: nessuna tua carta è giocabile. Passa.
kramer-asked-more-you = Gioca un’altra carta, o di’ basta.
kramer-asked-stop-you = Nessun’altra tua carta è giocabile. Di’ basta.
kramer-asked-safe = { $who } sposta la cassaforte in un altro edificio.
kramer-asked-safe-you = Sposta la cassaforte in un altro edificio.
kramer-asked-dossier-you = Compila il tuo dossier: chi è chi?
kramer-asked-dossier-done = Il tuo dossier è consegnato. { $n ->
    [one] Un giocatore sta ancora scrivendo.
   *[other] { $n } giocatori stanno ancora scrivendo.
}
kramer-asked-dossier = Si compilano i dossier. { $n ->
    [one] Un giocatore sta ancora scrivendo.
   *[other] { $n } giocatori stanno ancora scrivendo.
}
kramer-won = { $who } vince con { $points } punti.
kramer-won-you = Vinci con { $points } punti.
# $who: several names.
kramer-won-shared = Vittoria condivisa: { $who }, { $points } punti a testa.
kramer-won-shared-you = Condividi la vittoria: { $who }, { $points } punti a testa.
kramer-won-nobody = Non vince nessuno: è arrivato primo un agente libero.

## The orders: while points are given, a card is played, the safe is moved

kramer-give-more = { $n ->
    [one] Dai ancora un punto a un agente qualsiasi.
   *[other] Dai ancora { $n } punti agli agenti che vuoi.
}
# $n points may be added, but need not be.
kramer-give-may = { $n ->
    [one] Puoi dare ancora un punto, o confermare.
   *[other] Puoi dare fino ad altri { $n } punti, o confermare.
}
kramer-given-all = Tutti i punti sono dati. Conferma la mossa.
kramer-points-given = { $given } punti dati su { $most }
kramer-take-point = Togli un punto a { $agent }
kramer-undo = Annulla
kramer-confirm = Conferma
kramer-confirm-left = Conferma · { $n ->
    [one] resta 1 punto
   *[other] restano { $n } punti
}
kramer-confirm-nobody = Tutti fermi
kramer-agents = Gli agenti e i loro punti
# Read aloud for an agent's button. $given: points given so far; 0 if none.
kramer-agent-button = { $agent }, { $score ->
    [one] 1 punto
   *[other] { $score } punti
}{ $given ->
    [0] { "" }
   *[other] , dati: { $given }
}
# Above the points: what the plan would come to.
kramer-note-safe = { $agents }: alla cassaforte
kramer-note-scores = { $agents } alla cassaforte: se confermi, c’è un conteggio.
kramer-note-armed = { $agents } alla cassaforte: conteggio dopo il giro, se una carta non lo impedisce.
kramer-note-quiet = Nessun conteggio.
kramer-note-disarmed = Il conteggio verrebbe impedito.
kramer-note-draws = Pescherai una carta.
kramer-note-keys = Tocca gli agenti, trascinali lungo l’anello o premi le loro lettere.
kramer-safe-places = Posti per la cassaforte
kramer-safe-chosen = La cassaforte va qui: { $building }. Conferma.

## The Top Secret round

kramer-round-passed = { $who } ha passato
kramer-round-asked = Tocca a { $who }
kramer-round-waiting = Poi tocca a { $who }
kramer-round-if-scores = Se ora tutti passano: conteggio. Alla cassaforte: { $agents }
kramer-round-if-nothing = Se ora tutti passano: nessun conteggio.
kramer-round-last = { $who } ha giocato { $card }.
kramer-round-last-you = Hai giocato { $card }.
kramer-pass = Passa
kramer-stop = Basta
# The arrow beside Pass: orders to pass, given in advance.
kramer-pass-ahead = Passa in anticipo
kramer-pass-long = Per quanto passi?
kramer-pass-hint = Nessuno passa mai al posto tuo: ogni riga è una decisione che prendi in anticipo.
kramer-pass-once = Passa
kramer-pass-once-hint = Chiedimelo di nuovo la prossima volta.
kramer-pass-card = Passa finché qualcuno gioca una carta
kramer-pass-card-hint = Al più tardi mi si chiede nel mio turno.
kramer-pass-round = Passa per tutto questo giro
kramer-pass-round-hint = Qualunque carta si giochi, fino alla fine del giro.
kramer-pass-scoring = Chiedimelo solo prima di un punteggio
kramer-pass-scoring-hint = Per il resto della partita, finché non lo revoco.
# On the slip: the order that stands, and until when.
kramer-pass-card-slip = Passi finché si gioca una carta
kramer-pass-card-until = o fino al tuo turno
kramer-pass-round-slip = Passi per tutto questo giro
kramer-pass-round-until = qualunque carta si giochi
kramer-pass-scoring-slip = Interpellato solo prima di un punteggio
kramer-pass-scoring-until = per il resto della partita
kramer-pass-ended = { $why ->
    [card] Ordine finito: è stata giocata una carta
    [turn] Ordine finito: è il tuo turno
   *[round] Ordine finito: il giro è terminato
 }
kramer-pass-revoke = Revoca
kramer-pass-again = Ancora
kramer-pass-again-hint = Ripetere?
kramer-play = Gioca { $card }
kramer-choose-agent = { $card }: scegli un agente.
kramer-choose-agents = { $card }: scegli due agenti.
kramer-choose-second = { $card }: { $agent } e quale altro agente?
kramer-choose-another = { $card }: un altro agente, o conferma.
kramer-choose-building = { $card }: quale edificio?
kramer-choose-where = { $card }: dove va { $agent }?
kramer-choose-done = { $card }: conferma per giocarla.

## Hand and identity

# The hand of cards, on a narrow button too.
kramer-hand = Mano
kramer-own = La tua identità e le tue carte
kramer-identity-hidden = La tua identità è coperta
kramer-identity-only-you = Lo vedi solo tu
kramer-identity-show = Mostra la tua identità
kramer-card-drawn-now = Pescata in questo turno: si gioca solo dal prossimo.
kramer-card-not-now = Le carte si giocano nel giro Top Secret.
kramer-card-no-effect = Adesso non cambierebbe niente.
# Beside the identity, in games without cards.
kramer-goal = Il tuo agente deve arrivare primo, e nessuno deve indovinare che è tuo.
kramer-hand-empty = Non hai carte Top Secret.
kramer-cards-held = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}
kramer-seconds = { $n ->
    [one] 1 seconda identità
   *[other] { $n } seconde identità
}
kramer-handed-in = Dossier consegnato
kramer-spectator-own = Stai guardando. Le identità si svelano alla fine.

## Scoring

kramer-scoring-part = Conteggio: parte { $n } di 5

## What is being shown: one short sentence a beat, never an outcome before its picture
kramer-next = Avanti
kramer-scene-moves = { $who } muove { $agent }.
kramer-scene-moves-you = Muovi { $agent }.
kramer-scene-plays = { $who } gioca { $card }.
kramer-scene-plays-you = Giochi { $card }.
kramer-scene-prevented = Il conteggio è sventato.
kramer-scene-safe = { $who } sposta la cassaforte.
kramer-scene-safe-you = Sposti la cassaforte.
# $who: several names.
kramer-scene-passed = Hanno passato: { $who }.
kramer-scene-passed-all = Hanno passato tutti.
kramer-scene-near = { $agent } è a un passo dalla cassaforte.
kramer-scene-moves-in = { $who } fa entrare { $agent }.
kramer-scene-moves-in-you = Fai entrare { $agent }.
kramer-scene-at-safe = { $agents } alla cassaforte.
kramer-scene-open = La cassaforte è aperta.
kramer-scene-all-score = Ogni agente guadagna il valore del suo edificio.
kramer-scene-and-you = E tu …
kramer-scene-gains = { $agent } guadagna { $n }.
kramer-scene-gains-you = Guadagni { $n }.
kramer-scene-loses = { $agent } perde { $n }.
kramer-scene-loses-you = Perdi { $n }.
kramer-scene-nothing = { $agent } non guadagna nulla.
kramer-scene-nothing-you = Non guadagni nulla.
kramer-scene-run = I segnalini corrono.
kramer-scene-front = In testa con { $n }: { $agents }.
kramer-scene-passes = { $agent } supera { $other }: posto { $n }.
# $agents: one agent or several; $n: how many.
kramer-scene-finish = Oltre il Traguardo: { $agents }. La partita è finita.
kramer-scene-dossiers-safe = È l’ora dei dossier. Poi { $who } sposta la cassaforte.
kramer-scene-dossiers-safe-you = È l’ora dei dossier. Poi sposti la cassaforte.
kramer-scene-safe-next = Ora { $who } sposta la cassaforte.
kramer-scene-safe-next-you = Ora sposti la cassaforte.
## The end: one player after the other is unmasked
kramer-end-dossiers = { $n } dossier sul tavolo.
kramer-end-identities = Chi era chi?
# $agents: one agent or several, $n: how many.
kramer-end-free = Di nessuno: { $agents }.
# A free agent, $agents, with its points.
kramer-end-chair = { $agents }, { $n }: di nessuno.
kramer-end-place = Posto { $n }: { $who }.
kramer-end-place-you = Posto { $n }: tu.
kramer-end-was = { $who } era { $agents }.
kramer-end-was-you = Tu eri { $agents }.
kramer-end-suspected = Chi sospettava di { $who }?
kramer-end-suspected-you = Chi sospettava di te?
kramer-end-unseen = Nessuno ha smascherato { $who }.
kramer-end-unseen-you = Nessuno ti ha smascherato.
# $others: one name or several, $n: how many.
kramer-end-seen = { $n ->
    [one] Solo { $others } ha smascherato { $who }.
   *[other] { $others } hanno smascherato { $who }.
}
kramer-end-seen-you = { $n ->
    [one] Solo { $others } ti ha smascherato.
   *[other] { $others } ti hanno smascherato.
}
kramer-end-seen-by-you = Solo tu hai smascherato { $who }.
# $n: how many others did.
kramer-end-seen-by-you-too = { $n ->
    [one] Hai smascherato { $who }, e un altro con te.
   *[other] Hai smascherato { $who }, e altri { $n } con te.
}
# $n: lines that are right.
kramer-end-dossier = Nel dossier di { $who } { $n ->
    [one] uno giusto
   *[other] { $n } giusti
}: { $total } punti.
kramer-end-dossier-you = Nel tuo dossier { $n ->
    [one] uno giusto
   *[other] { $n } giusti
}: { $total } punti.
kramer-end-points = { $n ->
    [one] { $n } punto per { $who }.
   *[other] { $n } punti per { $who }.
}
kramer-end-points-you = { $n ->
    [one] { $n } punto per te.
   *[other] { $n } punti per te.
}
kramer-end-wins = Vince { $who }.
kramer-end-wins-you = Vinci tu.
# $who: several names.
kramer-end-shared = Vittoria condivisa: { $who }.
kramer-end-shared-you = Condividi la vittoria: { $who }.
kramer-end-nobody = Non vince nessuno.

kramer-end-title = Lo smascheramento
# A stamp on an envelope.
kramer-end-sealed = Sigillato
kramer-end-track = { $n } sul tracciato
kramer-end-dossier-of = Il dossier di { $who }
kramer-end-dossier-of-you = Il tuo dossier
kramer-end-winner = { $who } era { $agents }: { $n } punti
kramer-end-winner-you = Tu eri { $agents }: { $n } punti
kramer-end-skip = Vai alla corona
kramer-end-result = Vedi il risultato

## Since one's own last turn
# A tab: what the others did. Short.
kramer-since = Da allora
kramer-since-nothing = Dal tuo ultimo turno non si è mosso nulla.
# On the board, under agents that stand one step before the safe. Short.
kramer-near = 1 alla cassaforte

## The dossier

kramer-dossier = Dossier
kramer-dossier-moved = Chi ha mosso chi
kramer-dossier-key = edifici · punti nei conteggi provocati
kramer-dossier-player = Giocatore
kramer-dossier-you = Tu
# The row of the player's own guesses. Short: it stands in a narrow column.
kramer-dossier-guess = Ipotesi
kramer-dossier-guess-of = La tua ipotesi su { $agent }: { $guess }. Cambiala.
kramer-dossier-unknown = non si sa
kramer-dossier-free = nessuno
# The dash for a free agent, and the sign for: not known yet.
kramer-dossier-dash = —
kramer-dossier-question = ?
kramer-dossier-cell = { $who }, { $agent }: { $points } con i punti, { $cards } con le carte; { $into ->
    [one] una volta nelle rovine
   *[other] { $into } volte nelle rovine
}, { $out ->
    [one] una volta fuori
   *[other] { $out } volte fuori
}; { $gain } punti nei conteggi provocati da { $who }
kramer-dossier-cell-you = Tu, { $agent }: { $points } con i punti, { $cards } con le carte; { $into ->
    [one] una volta nelle rovine
   *[other] { $into } volte nelle rovine
}, { $out ->
    [one] una volta fuori
   *[other] { $out } volte fuori
}; { $gain } punti nei conteggi provocati da te
kramer-dossier-tap = Tocca un numero per saperne di più.
kramer-dossier-scorings = Conteggi, e carte che ne hanno impedito uno
kramer-dossier-none = Ancora niente.
kramer-dossier-scoring = { $who } ha provocato un conteggio: { $gains }
kramer-dossier-scoring-you = Hai provocato un conteggio: { $gains }
kramer-dossier-scoring-zero = { $who } ha provocato un conteggio senza guadagni
kramer-dossier-scoring-zero-you = Hai provocato un conteggio senza guadagni
kramer-dossier-stopped = { $who } ha impedito un conteggio con { $card }
kramer-dossier-stopped-you = Hai impedito un conteggio con { $card }
kramer-dossier-notes = Appunti
kramer-dossier-private = Li vedi solo tu
kramer-dossier-due = Li vedi solo tu · i dossier si consegnano a { $field }
kramer-dossier-note = Appunto su { $agent }
kramer-dossier-loading = Il fascicolo è in arrivo…
kramer-dossier-failed = Adesso il fascicolo non si può leggere.
kramer-dossier-again = Riprova

## The form

kramer-form = Dossier segreto
# The form is a table: a row for each of the others, a column for each agent. Read aloud for a cell; $name is the message before it.
kramer-form-cell = { $who }: { $agent }
kramer-form-evidence = { $name }, { $steps } edifici, { $gain } punti
kramer-form-whom = Per chi lavora { $who }?
kramer-form-all = Per chi lavora ciascuno?
kramer-form-circle = Cerchia un agente in ogni riga.
kramer-form-key = Sopra: edifici percorsi. Sotto: punti nei conteggi provocati.
kramer-form-who-missing = Consegna · manca { $who }
kramer-form-clear = Svuota
kramer-form-submit = Consegna
# On the same button, after the first press.
kramer-form-really = Sì, consegna definitiva
kramer-form-sure = Consegnare? Dopo non si può più cambiare.
kramer-form-done = consegnato
kramer-form-writing = scrive…

## The result

kramer-result-closed = Caso chiuso
kramer-result-winner = Vittoria
kramer-result-name-you = { $who } (tu)
kramer-result-was = era { $agents }
kramer-result-marker = segnalino
kramer-result-dossier = dossier
kramer-result-points = { $n ->
    [one] punto
   *[other] punti
}
kramer-result-best = Conta { $agent }, il migliore
kramer-result-finish = { $agent } ha tagliato il Traguardo con { $score }.
kramer-result-finish-nobody = { $agent } ha tagliato il Traguardo con { $score }, ma nessuno era { $agent }.
kramer-result-rounds = L’ultimo giro è finito: non serviva raggiungere il Traguardo.
kramer-result-dossiers = Dossier
kramer-result-five = 5 punti per ogni agente indovinato.
kramer-result-right = giusto
kramer-result-wrong = sbagliato
kramer-result-own = suo
kramer-result-rank = { $n }º posto
kramer-result-scorings = Da dove vengono i punti
kramer-result-scoring = Conteggio { $n }
kramer-result-safe = provocato da { $who }
kramer-result-safe-you = provocato da te
kramer-result-total = Totale
kramer-result-cards = Con le carte

kramer-result-race = La corsa, conteggio per conteggio
kramer-result-fooled = Chi ha scambiato chi per chi
kramer-result-fooled-key = Riga: chi l’ha scritto. Colonna: su chi. L’agente cerchiato è quello vero.
# $who: one name or several, $n: how many.
kramer-result-fooled-all = { $n ->
    [one] { $who } ha ingannato tutti.
   *[other] { $who } hanno ingannato tutti.
}
# How far a player moved the own agent, and how far all agents together.
kramer-result-moved = l’ha mosso di { $own } passi su { $all }
kramer-result-unmask = Rivedi lo smascheramento
kramer-share = Immagine da condividere
kramer-share-failed = Non è stato possibile creare l’immagine su questo dispositivo.
kramer-share-points = { $n ->
    [one] { $n } punto.
   *[other] { $n } punti.
}
kramer-share-scorings = { $n ->
    [one] { $n } conteggio
   *[other] { $n } conteggi
}

## The log

kramer-log-identity-you = Tu sei { $agent }. Non dirlo a nessuno.
kramer-log-dealt-you = Hai ricevuto { $card }.
kramer-log-rolled = { $who } ha tirato { $face }.
kramer-log-rolled-you = Hai tirato { $face }.
# $agents: agents with their points, like Mirkov 2, Perry 1
kramer-log-moved = { $who } ha mosso { $agents }.
kramer-log-moved-you = Hai mosso { $agents }.
kramer-log-stayed = { $who } non ha mosso nessuno.
kramer-log-stayed-you = Non hai mosso nessuno.
kramer-log-drew = { $who } ha pescato una carta.
kramer-log-drew-you = Hai pescato { $card }.
kramer-log-removed = { $card } esce dal gioco: non ci sono più agenti liberi.
kramer-log-shuffled = Scarti rimescolati: { $n } carte nel mazzo.
# $agents: agents and where they went, like Jacques → Bank (9)
kramer-log-card-moves = { $who } ha giocato { $card }: { $agents }.{ $stops ->
    [yes] { " " }Conteggio impedito.
   *[no] { "" }
}
kramer-log-card-moves-you = Hai giocato { $card }: { $agents }.{ $stops ->
    [yes] { " " }Conteggio impedito.
   *[no] { "" }
}
# $agents: agents and the fields their markers stand on now
kramer-log-card-markers = { $who } ha giocato { $card }: { $agents } sul tracciato.
kramer-log-card-markers-you = Hai giocato { $card }: { $agents } sul tracciato.
kramer-log-card-safe = { $who } ha giocato { $card }: ora la cassaforte è qui: { $building }.{ $stops ->
    [yes] { " " }Conteggio impedito.
   *[no] { "" }
}
kramer-log-card-safe-you = Hai giocato { $card }: ora la cassaforte è qui: { $building }.{ $stops ->
    [yes] { " " }Conteggio impedito.
   *[no] { "" }
}
kramer-log-card = { $who } ha giocato { $card }.
kramer-log-card-you = Hai giocato { $card }.
kramer-log-passed = { $who } ha passato.
kramer-log-passed-you = Hai passato.
# Several players in a row; $n is how many.
kramer-log-passed-several = { $n ->
    [one] { $who } ha passato.
   *[other] { $who } hanno passato.
 }
kramer-log-passed-all = Hanno passato tutti.
kramer-log-stopped = { $who } per ora dice basta.
kramer-log-stopped-you = Per ora hai detto basta.
kramer-log-second = { $who } ha preso una seconda identità.
kramer-log-second-you = Hai preso una seconda identità: { $agent }.
# $gains: agents and their gains, like Mirkov +7, Larsson −3
kramer-log-scored = Conteggio provocato da { $who }. Cassaforte: { $building }. { $gains }
kramer-log-scored-you = Conteggio provocato da te. Cassaforte: { $building }. { $gains }
kramer-log-safe = { $who } ha spostato la cassaforte: { $building }.
kramer-log-safe-you = Hai spostato la cassaforte: { $building }.
kramer-log-dossiers = È l’ora dei dossier: adesso tutti ne compilano uno.
kramer-log-line = Hai scritto: { $agent } è { $who }.
kramer-log-line-free = Hai scritto: { $agent } è di nessuno.
kramer-log-handed-in = { $who } ha consegnato il dossier.
kramer-log-handed-in-you = Hai consegnato il tuo dossier.
kramer-log-over = { $n ->
    [one] { $who } vince. Tutte le identità sono svelate.
   *[other] Vittoria condivisa: { $who }. Tutte le identità sono svelate.
}
kramer-log-over-you = Hai vinto! Tutte le identità sono svelate.
kramer-log-over-nobody = Non vince nessuno: è arrivato primo un agente libero. Tutte le identità sono svelate.
kramer-log-undone = { $who } ha annullato l’ultima mossa.
kramer-log-undone-you = Hai annullato la tua ultima mossa.

## Actions, as entries of a list

kramer-do-move = Muovi { $agents }
kramer-do-stay = Non muovere nessuno
kramer-do-safe = Metti la cassaforte qui: { $building }
kramer-do-card = Gioca { $card }
kramer-do-card-agents = Gioca { $card }: { $agents }
kramer-do-card-forward = Gioca { $card }: { $agent } avanti di { $n }
kramer-do-card-back = Gioca { $card }: { $agent } indietro di { $n }
kramer-do-card-to = Gioca { $card }, { $agent } qui: { $building }
kramer-do-card-safe = Gioca { $card }, la cassaforte qui: { $building }
kramer-do-pass = Passa
kramer-do-stop = Basta
kramer-do-line = { $agent } è { $who }
kramer-do-line-free = { $agent } è di nessuno

## The board in words, for screen readers

kramer-described = La città in parole
kramer-described-building = { $building }: { $agents }
kramer-described-empty = nessuno
kramer-described-safe = La cassaforte è qui: { $building }
kramer-described-score = { $agent }: { $score } su { $finish }

## One sentence of help at the first decision of each kind

kramer-hint-move = Ogni punto muove un agente di un edificio. Muovi anche gli altri, o tutti capiranno chi sei.
kramer-hint-safe = Metti la cassaforte dove il tuo agente può arrivare presto, non dove altri stanno già bene.
kramer-hint-round = Ora ognuno può giocare una carta, a turno. Quando tutti hanno passato, il turno prosegue.
kramer-hint-dossier = Segna chi pensi che sia chi. Ogni sospetto giusto vale punti alla fine.
