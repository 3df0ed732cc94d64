### Looking at a game again.

replay-title = Replay
replay-stamp = Replay
replay-controls = Replay
replay-moment = { $n } von { $all }
replay-timeline = Zeitleiste
# For screen readers: where the timeline stands, and what was told then ({ $words }).
replay-moment-told = Moment { $n } von { $all }. { $words }
replay-start = Der Anfang.
replay-passes =
    { $n ->
        [one] Einmal gepasst.
       *[other] { $n }-mal nacheinander gepasst.
    }
replay-steps = Schritte
replay-first = Zum Anfang
replay-turn-before = Der Zug davor
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Ein Schritt weiter
replay-turn-after = Der nächste Zug
replay-last = Zum Ende
replay-highlight = Nächster Höhepunkt

## Marks on the timeline

replay-mark-scoring = Wertung
replay-mark-duel = Duell
replay-mark-delivery = Lieferung
replay-mark-bomb = Bombe
replay-mark-dossier = Dossiers
replay-mark-end = Das Ende

## With whose eyes

replay-eyes = Wessen Sicht
replay-eyes-open = Alles offen
replay-eyes-spectator = Sicht der Zuschauer
replay-eyes-seat = Sicht von { $who }

## What one can do with it

replay-share = Teilen
replay-shared = Der Link zu diesem Moment ist kopiert.
replay-share-by-hand = Kopiere diesen Link: { $link }
replay-go-on = Ab hier weiterspielen
replay-go-on-hint = Du übernimmst in diesem Moment einen Platz, Bots die anderen, an einem eigenen Tisch. Das gespielte Spiel bleibt, wie es ist.
replay-go-on-hint-running = Bots übernehmen die anderen Plätze, an einem eigenen Tisch. Was du nicht wissen kannst, wird neu verteilt: Das echte Spiel verrät nichts.
replay-go-on-as = Als { $who }
replay-go-on-none = Solange das Spiel läuft, können hier nur seine Spieler von ihren Plätzen aus weiterspielen.
replay-go-on-over = In diesem Moment war das Spiel vorbei. Geh erst ein Stück zurück.
replay-to-table = Zum Tisch
replay-to-result = Zum Ergebnis
replay-not-begun = Dieses Spiel hat noch nicht begonnen
replay-not-begun-hint = Es gibt noch nichts noch einmal anzusehen.

## A banner at the table

replay-missed-title = Während du weg warst
replay-missed =
    { $n ->
        [one] Während du weg warst, ist etwas geschehen.
       *[other] Während du weg warst, sind { $n } Dinge geschehen.
    }
replay-missed-show = Zeigen
