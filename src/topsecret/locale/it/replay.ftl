### Looking at a game again.

replay-title = Replay
replay-stamp = Replay
replay-controls = Replay
replay-moment = { $n } di { $all }
replay-timeline = Cronologia
# For screen readers: where the timeline stands, and what was told then ({ $words }).
replay-moment-told = Momento { $n } di { $all }. { $words }
replay-start = L’inizio.
replay-passes =
    { $n ->
        [one] Un passo.
       *[other] { $n } passi di fila.
    }
replay-steps = Passi
replay-first = All’inizio
replay-turn-before = Il turno prima
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-turn-after = Il turno dopo
replay-last = Alla fine
replay-highlight = Prossimo clou

## Marks on the timeline

replay-mark-scoring = Conteggio
replay-mark-duel = Duello
replay-mark-delivery = Consegna
replay-mark-bomb = Bomba
replay-mark-dossier = Dossier
replay-mark-end = La fine

## With whose eyes

replay-eyes = Con gli occhi di chi
replay-eyes-open = Tutto scoperto
replay-eyes-spectator = Occhi del pubblico
replay-eyes-seat = Occhi di { $who }

## What one can do with it

replay-share = Condividi il momento
replay-shared = Il link a questo momento è copiato.
replay-share-by-hand = Copia questo link: { $link }
replay-go-on = Continua da qui
replay-go-on-hint = Da questo momento prendi un posto tu e gli altri i bot, a un tavolo tutto tuo. La partita giocata resta com’è.
replay-go-on-hint-running = I bot prendono gli altri posti, a un tavolo tutto tuo. Ciò che non puoi sapere viene ridistribuito: la partita vera non svela niente.
replay-go-on-as = Come { $who }
replay-go-on-none = Finché la partita è in corso, può continuare da qui solo chi la gioca, dal proprio posto.
replay-go-on-over = In questo momento la partita era finita. Prima torna un po’ indietro.
replay-to-table = Al tavolo
replay-to-result = Al risultato
replay-not-begun = Questa partita non è cominciata
replay-not-begun-hint = Non c’è ancora niente da rivedere.

## A banner at the table

replay-missed-title = Mentre non c’eri
replay-missed =
    { $n ->
        [one] Mentre non c’eri è successa una cosa.
       *[other] Mentre non c’eri sono successe { $n } cose.
    }
replay-missed-show = Mostra
