### Wolfgang Kramer's Top Secret: everything the page says about this game.
### Names of agents (Schulz, Perry, …) are never translated. $who is a player's name. Messages ending in -you speak to the
### player in front of the screen, their twins speak about somebody else.

## The board

kramer-board = Die Stadt, ihre Agenten und die Zählleiste
# The one field that is both Start and Finish; $finish is the number that ends the game.
kramer-start-field = START · { $finish }
kramer-pile = Stapel { $n }
kramer-discards = Ablage { $n }
# Printed at the top of every card, as the name of the game.
kramer-card-head = TOP SECRET

## The twelve buildings. They stand in sentences like names of places: no article.

kramer-building-church = Kirche
kramer-building-1 = Bäckerei
kramer-building-2 = Café
kramer-building-3 = Kino
kramer-building-4 = Post
kramer-building-5 = Bahnhof
kramer-building-6 = Hotel
kramer-building-7 = Rathaus
kramer-building-8 = Villa
kramer-building-9 = Bank
kramer-building-10 = Botschaft
kramer-building-ruin = Ruine
# A building with the value on its plate: Town hall (7)
kramer-building = { $name } ({ $plate })
# A building that can be chosen; $steps is a signed number like +2 or −1.
kramer-target-steps = { $building }, { $steps }

## The fifteen cards: title and what it does. Titles have about 12 letters of room on a line, two lines at most.

kramer-card-c1 = Rückzug
    .text = Ein Agent 1 oder 2 Häuser zurück
kramer-card-c2 = In die Ruine
    .text = Ein Agent in die Ruine, egal woher
kramer-card-c3 = Undichte Stelle
    .text = Zwei Zählsteine, 2 oder mehr Felder vor dem Ziel: 3 Felder vor
kramer-card-c4 = Ausweichen
    .text = Ein Agent 1 Haus vor oder zurück
kramer-card-c5 = Zuflucht
    .text = Alle Agenten in die Kirche
kramer-card-c6 = Einbruch
    .text = Ein Agent in das Haus mit dem Tresor
kramer-card-c7 = Doppelter Rückzug
    .text = Zwei Agenten je 1 Haus zurück
kramer-card-c8 = Platztausch
    .text = Zwei Agenten tauschen die Plätze
kramer-card-c9 = Doppelter Vorstoß
    .text = Zwei Agenten je 1 Haus vor
kramer-card-c10 = Rendezvous
    .text = Ein Agent in das Haus eines anderen Agenten
kramer-card-c11 = Zweite Identität
    .text = Nimm heimlich die Identität eines freien Agenten
kramer-card-c12 = Flucht
    .text = Ein Agent am Tresor 1 Haus vor oder zurück
kramer-card-c13 = Asyl
    .text = 1 oder 2 Agenten aus der Ruine in die Kirche
kramer-card-c14 = Tresor versetzen
    .text = Der Tresor in ein beliebiges anderes Haus
kramer-card-c15 = Vorstoß
    .text = Ein Agent 1, 2 oder 3 Häuser vor

## What is asked now, in one sentence

kramer-asked-wait = Das Spiel wird aufgebaut.
kramer-asked-turn = { $who } ist am Zug.
kramer-asked-turn-you = Du bist am Zug.
# $face is what the die shows: 1–3, 2, 3, 4, 5 or 6.
kramer-asked-move = { $who } hat { $face } gewürfelt und zieht die Agenten.
kramer-asked-move-you =
    { $n ->
        [one] Du hast { $n } gewürfelt. Gib { $n } Punkt einem beliebigen Agenten.
       *[other] Du hast { $n } gewürfelt. Verteile { $n } Punkte auf beliebige Agenten.
    }
kramer-asked-some-you = Du hast { $face } gewürfelt. Verteile { $fewest } bis { $most } Punkte auf beliebige Agenten.
kramer-asked-upto-you = Du hast { $face } gewürfelt. Verteile bis zu { $most } Punkte auf beliebige Agenten, oder keine.
kramer-asked-round = Top-Secret-Runde: { $who } spielt eine Karte oder passt.
kramer-asked-round-you = Top-Secret-Runde: Spiel eine Karte oder passe.
kramer-asked-pass-you = Top-Secret-Runde: Du kannst keine deiner Karten spielen. Passe.
kramer-asked-more-you = Spiel noch eine Karte oder sag Stopp.
kramer-asked-stop-you = Du kannst keine weitere Karte spielen. Sag Stopp.
kramer-asked-safe = { $who } stellt den Tresor in ein anderes Haus.
kramer-asked-safe-you = Stell den Tresor in ein anderes Haus.
kramer-asked-dossier-you = Füll dein Dossier aus: Wer ist wer?
kramer-asked-dossier-done = Dein Dossier ist abgegeben. { $n ->
    [one] Ein Spieler schreibt noch.
   *[other] { $n } Spieler schreiben noch.
}
kramer-asked-dossier = Die Dossiers werden ausgefüllt. { $n ->
    [one] Ein Spieler schreibt noch.
   *[other] { $n } Spieler schreiben noch.
}
kramer-won = { $who } gewinnt mit { $points } Punkten.
kramer-won-you = Du gewinnst mit { $points } Punkten.
# $who: several names.
kramer-won-shared = { $who } teilen sich den Sieg mit je { $points } Punkten.
kramer-won-shared-you = Ihr teilt euch den Sieg: { $who }, je { $points } Punkte.
kramer-won-nobody = Niemand gewinnt: Ein freier Agent war als Erster im Ziel.

## The orders: while points are given, a card is played, the safe is moved

kramer-give-more = { $n ->
    [one] Gib noch einen Punkt an einen beliebigen Agenten.
   *[other] Verteile noch { $n } Punkte auf beliebige Agenten.
}
# $n points may be added, but need not be.
kramer-give-may = { $n ->
    [one] Du kannst noch einen Punkt vergeben oder bestätigen.
   *[other] Du kannst noch bis zu { $n } Punkte vergeben oder bestätigen.
}
kramer-given-all = Alle Punkte sind vergeben. Bestätige deinen Zug.
kramer-points-given = { $given } von { $most } Punkten vergeben
kramer-take-point = { $agent } einen Punkt wegnehmen
kramer-undo = Rückgängig
kramer-confirm = Bestätigen
kramer-confirm-left = Bestätigen · { $n ->
    [one] noch 1 Punkt
   *[other] noch { $n } Punkte
}
kramer-confirm-nobody = Niemanden ziehen
kramer-agents = Die Agenten und ihre Punkte
# Read aloud for an agent's button. $given: points given so far; 0 if none.
kramer-agent-button = { $agent }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}{ $given ->
    [0] { "" }
   *[other] , { $given } vergeben
}
# Above the points: what the plan would come to.
kramer-note-safe = { $agents }: am Tresor
kramer-note-scores = { $agents } zum Tresor: Wertung, sobald du bestätigst.
kramer-note-armed = { $agents } am Tresor: Wertung nach der Runde, wenn keine Karte sie verhindert.
kramer-note-quiet = Keine Wertung.
kramer-note-disarmed = Die Wertung wäre verhindert.
kramer-note-draws = Du ziehst dann eine Karte nach.
kramer-note-keys = Tippe Agenten an, zieh sie den Ring entlang oder drück ihre Buchstaben.
kramer-safe-places = Plätze für den Tresor
kramer-safe-chosen = Der Tresor kommt hierhin: { $building }. Bestätige.

## The Top Secret round

kramer-round-passed = { $who } hat gepasst
kramer-round-asked = { $who } ist gefragt
kramer-round-waiting = { $who } kommt noch
kramer-round-if-scores = Wenn jetzt alle passen: Wertung. Am Tresor: { $agents }
kramer-round-if-nothing = Wenn jetzt alle passen: keine Wertung.
kramer-round-last = { $who } hat { $card } gespielt.
kramer-round-last-you = Du hast { $card } gespielt.
kramer-pass = Passen
kramer-stop = Stopp
# The arrow beside Pass: orders to pass, given in advance.
kramer-pass-ahead = Im Voraus passen
kramer-pass-long = Wie lange passt du?
kramer-pass-hint = Niemand passt je für dich: Jede Zeile ist ein Passen, das du im Voraus ansagst.
kramer-pass-once = Passen
kramer-pass-once-hint = Frag mich wieder, wenn ich an der Reihe bin.
kramer-pass-card = Passen, bis jemand eine Karte spielt
kramer-pass-card-hint = Spätestens in meinem eigenen Zug werde ich gefragt.
kramer-pass-round = Diese ganze Runde passen
kramer-pass-round-hint = Was auch gespielt wird, bis die Runde vorbei ist.
kramer-pass-scoring = Frag mich nur, wenn eine Wertung bevorsteht
kramer-pass-scoring-hint = Für den Rest der Partie, bis ich es widerrufe.
# On the slip: the order that stands, and until when.
kramer-pass-card-slip = Du passt, bis eine Karte gespielt wird
kramer-pass-card-until = oder bis zu deinem eigenen Zug
kramer-pass-round-slip = Du passt diese ganze Runde
kramer-pass-round-until = was auch gespielt wird
kramer-pass-scoring-slip = Nur gefragt, wenn eine Wertung bevorsteht
kramer-pass-scoring-until = für den Rest der Partie
kramer-pass-ended = { $why ->
    [card] Ansage beendet: Eine Karte wurde gespielt
    [turn] Ansage beendet: Du bist am Zug
   *[round] Ansage beendet: Die Runde ist vorbei
 }
kramer-pass-revoke = Widerrufen
kramer-pass-again = Nochmals
kramer-pass-again-hint = Wieder so ansagen?
kramer-play = { $card } spielen
kramer-choose-agent = { $card }: Wähle einen Agenten.
kramer-choose-agents = { $card }: Wähle zwei Agenten.
kramer-choose-second = { $card }: { $agent } und welcher andere Agent?
kramer-choose-another = { $card }: Noch ein Agent, oder bestätige.
kramer-choose-building = { $card }: Welches Haus?
kramer-choose-where = { $card }: Wohin soll { $agent } gehen?
kramer-choose-done = { $card }: Bestätige, um sie zu spielen.

## Hand and identity

# The hand of cards, on a narrow button too.
kramer-hand = Hand
kramer-own = Deine Identität und deine Karten
kramer-identity-hidden = Deine Identität ist verdeckt
kramer-identity-only-you = Nur du siehst das
kramer-identity-show = Deine Identität zeigen
kramer-card-drawn-now = In diesem Zug gezogen: erst ab dem nächsten spielbar.
kramer-card-not-now = Karten spielt man in der Top-Secret-Runde.
kramer-card-no-effect = Sie würde jetzt nichts ändern.
# Beside the identity, in games without cards.
kramer-goal = Dein Agent soll als Erster ins Ziel, und niemand soll ahnen, dass er deiner ist.
kramer-hand-empty = Du hast keine Top-Secret-Karte.
kramer-cards-held = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
kramer-seconds = { $n ->
    [one] 1 zweite Identität
   *[other] { $n } zweite Identitäten
}
kramer-handed-in = Dossier abgegeben
kramer-spectator-own = Du siehst zu. Die Identitäten werden am Ende aufgedeckt.

## Scoring

kramer-scoring-part = Wertung: Teil { $n } von 5

## What is being shown: one short sentence a beat, never an outcome before its picture
kramer-next = Weiter
kramer-scene-moves = { $who } zieht { $agent }.
kramer-scene-moves-you = Du ziehst { $agent }.
kramer-scene-plays = { $who } spielt { $card }.
kramer-scene-plays-you = Du spielst { $card }.
kramer-scene-prevented = Das verhindert die Wertung.
kramer-scene-safe = { $who } versetzt den Tresor.
kramer-scene-safe-you = Du versetzt den Tresor.
# $who: several names.
kramer-scene-passed = Gepasst: { $who }.
kramer-scene-passed-all = Alle haben gepasst.
kramer-scene-near = { $agent } steht einen Schritt vor dem Tresor.
kramer-scene-moves-in = { $who } zieht { $agent } hinein.
kramer-scene-moves-in-you = Du ziehst { $agent } hinein.
kramer-scene-at-safe = { $agents } am Tresor.
kramer-scene-open = Der Tresor ist offen.
kramer-scene-all-score = Jeder Agent bekommt den Wert seines Hauses.
kramer-scene-and-you = Und du …
kramer-scene-gains = { $agent } gewinnt { $n }.
kramer-scene-gains-you = Du gewinnst { $n }.
kramer-scene-loses = { $agent } verliert { $n }.
kramer-scene-loses-you = Du verlierst { $n }.
kramer-scene-nothing = { $agent } geht leer aus.
kramer-scene-nothing-you = Du gehst leer aus.
kramer-scene-run = Die Zählsteine laufen.
kramer-scene-front = Vorn mit { $n }: { $agents }.
kramer-scene-passes = { $agent } überholt { $other }: Platz { $n }.
# $agents: one agent or several; $n: how many.
kramer-scene-finish = Durchs Ziel: { $agents }. Das Spiel ist aus.
kramer-scene-dossiers-safe = Die Dossiers sind fällig. Dann versetzt { $who } den Tresor.
kramer-scene-dossiers-safe-you = Die Dossiers sind fällig. Dann versetzt du den Tresor.
kramer-scene-safe-next = Nun versetzt { $who } den Tresor.
kramer-scene-safe-next-you = Nun versetzt du den Tresor.
## The end: one player after the other is unmasked
kramer-end-dossiers = { $n } Dossiers auf dem Tisch.
kramer-end-identities = Wer war wer?
# $agents: one agent or several, $n: how many.
kramer-end-free = Gehörten niemandem: { $agents }.
# A free agent, $agents, with its points.
kramer-end-chair = { $agents }, { $n }: gehörte niemandem.
kramer-end-place = Platz { $n }: { $who }.
kramer-end-place-you = Platz { $n }: du.
kramer-end-was = { $who } war { $agents }.
kramer-end-was-you = Du warst { $agents }.
kramer-end-suspected = Wer hat { $who } verdächtigt?
kramer-end-suspected-you = Wer hat dich verdächtigt?
kramer-end-unseen = Niemand hat { $who } durchschaut.
kramer-end-unseen-you = Niemand hat dich durchschaut.
# $others: one name or several, $n: how many.
kramer-end-seen = { $n ->
    [one] Nur { $others } hat { $who } durchschaut.
   *[other] { $others } haben { $who } durchschaut.
}
kramer-end-seen-you = { $n ->
    [one] Nur { $others } hat dich durchschaut.
   *[other] { $others } haben dich durchschaut.
}
kramer-end-seen-by-you = Nur du hast { $who } durchschaut.
# $n: how many others did.
kramer-end-seen-by-you-too = { $n ->
    [one] Du hast { $who } durchschaut, und noch jemand.
   *[other] Du hast { $who } durchschaut, und { $n } andere.
}
# $n: lines that are right.
kramer-end-dossier = { $n } richtig im Dossier von { $who }: { $total } Punkte.
kramer-end-dossier-you = { $n } richtig in deinem Dossier: { $total } Punkte.
kramer-end-points = { $n ->
    [one] { $n } Punkt für { $who }.
   *[other] { $n } Punkte für { $who }.
}
kramer-end-points-you = { $n ->
    [one] { $n } Punkt für dich.
   *[other] { $n } Punkte für dich.
}
kramer-end-wins = { $who } gewinnt.
kramer-end-wins-you = Du gewinnst.
# $who: several names.
kramer-end-shared = { $who } teilen sich den Sieg.
kramer-end-shared-you = Ihr teilt euch den Sieg: { $who }.
kramer-end-nobody = Niemand gewinnt.

kramer-end-title = Die Enttarnung
# A stamp on an envelope.
kramer-end-sealed = Versiegelt
kramer-end-track = { $n } auf der Leiste
kramer-end-dossier-of = Das Dossier von { $who }
kramer-end-dossier-of-you = Dein Dossier
kramer-end-winner = { $who } war { $agents }: { $n } Punkte
kramer-end-winner-you = Du warst { $agents }: { $n } Punkte
kramer-end-skip = Gleich zur Krone
kramer-end-result = Zum Ergebnis

## Since one's own last turn
# A tab: what the others did. Short.
kramer-since = Seither
kramer-since-nothing = Seit deinem letzten Zug wurde nichts gezogen.
# On the board, under agents that stand one step before the safe. Short.
kramer-near = 1 bis zum Tresor

## The dossier

kramer-dossier = Dossier
kramer-dossier-moved = Wer hat wen gezogen?
kramer-dossier-key = Häuser · Punkte in ausgelösten Wertungen
kramer-dossier-player = Spieler
kramer-dossier-you = Du
# The row of the player's own guesses. Short: it stands in a narrow column.
kramer-dossier-guess = Tipp
kramer-dossier-guess-of = Dein Tipp für { $agent }: { $guess }. Ändern.
kramer-dossier-unknown = unbekannt
kramer-dossier-free = niemand
# The dash for a free agent, and the sign for: not known yet.
kramer-dossier-dash = —
kramer-dossier-question = ?
kramer-dossier-cell = { $who }, { $agent }: { $points } durch Punkte, { $cards } durch Karten; { $into ->
    [one] einmal in die Ruine
   *[other] { $into }-mal in die Ruine
}, { $out ->
    [one] einmal heraus
   *[other] { $out }-mal heraus
}; { $gain } Punkte in Wertungen, die { $who } ausgelöst hat
kramer-dossier-cell-you = Du, { $agent }: { $points } durch Punkte, { $cards } durch Karten; { $into ->
    [one] einmal in die Ruine
   *[other] { $into }-mal in die Ruine
}, { $out ->
    [one] einmal heraus
   *[other] { $out }-mal heraus
}; { $gain } Punkte in Wertungen, die du ausgelöst hast
kramer-dossier-tap = Tippe auf eine Zahl, um mehr zu lesen.
kramer-dossier-scorings = Wertungen und Karten, die eine verhindert haben
kramer-dossier-none = Noch nichts.
kramer-dossier-scoring = { $who } hat eine Wertung ausgelöst: { $gains }
kramer-dossier-scoring-you = Du hast eine Wertung ausgelöst: { $gains }
kramer-dossier-scoring-zero = { $who } hat eine Wertung ohne Gewinn ausgelöst
kramer-dossier-scoring-zero-you = Du hast eine Wertung ohne Gewinn ausgelöst
kramer-dossier-stopped = { $who } hat mit { $card } eine Wertung verhindert
kramer-dossier-stopped-you = Du hast mit { $card } eine Wertung verhindert
kramer-dossier-notes = Meine Notizen
kramer-dossier-private = Sieht sonst niemand
kramer-dossier-due = Sieht sonst niemand · Dossiers sind bei { $field } fällig
kramer-dossier-note = Notiz zu { $agent }
kramer-dossier-loading = Die Akte wird geholt …
kramer-dossier-failed = Die Akte lässt sich gerade nicht lesen.
kramer-dossier-again = Neuer Versuch

## The form

kramer-form = Geheimes Dossier
# The form is a table: a row for each of the others, a column for each agent. Read aloud for a cell; $name is the message before it.
kramer-form-cell = { $who }: { $agent }
kramer-form-evidence = { $name }, { $steps } Häuser, { $gain } Punkte
kramer-form-whom = Für wen arbeitet { $who }?
kramer-form-all = Für wen arbeitet wer?
kramer-form-circle = Kreise in jeder Zeile einen Agenten ein.
kramer-form-key = Oben: gezogene Häuser. Unten: Punkte in ausgelösten Wertungen.
kramer-form-who-missing = Abgeben · { $who } fehlt
kramer-form-clear = Leeren
kramer-form-submit = Abgeben
# On the same button, after the first press.
kramer-form-really = Ja, endgültig abgeben
kramer-form-sure = Abgeben? Danach lässt sich nichts mehr ändern.
kramer-form-done = abgegeben
kramer-form-writing = schreibt …

## The result

kramer-result-closed = Fall erledigt
kramer-result-winner = Sieg
kramer-result-name-you = { $who } (du)
kramer-result-was = war { $agents }
kramer-result-marker = Zählstein
kramer-result-dossier = Dossier
kramer-result-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
kramer-result-best = Der bessere zählt: { $agent }
kramer-result-finish = { $agent } ging mit { $score } durchs Ziel.
kramer-result-finish-nobody = { $agent } ging mit { $score } durchs Ziel, aber niemand war { $agent }.
kramer-result-rounds = Die letzte Runde war gespielt: Niemand musste ins Ziel.
kramer-result-dossiers = Dossiers
kramer-result-five = 5 Punkte für jeden richtig genannten Agenten.
kramer-result-right = richtig
kramer-result-wrong = falsch
kramer-result-own = eigen
kramer-result-rank = Rang { $n }
kramer-result-scorings = Woher die Punkte kamen
kramer-result-scoring = Wertung { $n }
kramer-result-safe = ausgelöst von { $who }
kramer-result-safe-you = ausgelöst von dir
kramer-result-total = Summe
kramer-result-cards = Durch Karten

kramer-result-race = Das Rennen, Wertung für Wertung
kramer-result-fooled = Wer hielt wen für wen?
kramer-result-fooled-key = Zeile: wer es schrieb. Spalte: über wen. Der umrandete Agent ist der wahre.
# $who: one name or several, $n: how many.
kramer-result-fooled-all = { $n ->
    [one] { $who } hat alle getäuscht.
   *[other] { $who } haben alle getäuscht.
}
# How far a player moved the own agent, and how far all agents together.
kramer-result-moved = zog ihn { $own } von { $all } Schritten
kramer-result-unmask = Noch einmal enttarnen
kramer-share = Bild zum Teilen
kramer-share-failed = Das Bild ließ sich auf diesem Gerät nicht herstellen.
kramer-share-points = { $n ->
    [one] { $n } Punkt.
   *[other] { $n } Punkte.
}
kramer-share-scorings = { $n ->
    [one] { $n } Wertung
   *[other] { $n } Wertungen
}

## The log

kramer-log-identity-you = Du bist { $agent }. Halt es geheim.
kramer-log-dealt-you = Du bekommst { $card }.
kramer-log-rolled = { $who } würfelt { $face }.
kramer-log-rolled-you = Du würfelst { $face }.
# $agents: agents with their points, like Mirkov 2, Perry 1
kramer-log-moved = { $who } zieht { $agents }.
kramer-log-moved-you = Du ziehst { $agents }.
kramer-log-stayed = { $who } zieht niemanden.
kramer-log-stayed-you = Du ziehst niemanden.
kramer-log-drew = { $who } zieht eine Karte nach.
kramer-log-drew-you = Du ziehst { $card } nach.
kramer-log-removed = { $card } kommt aus dem Spiel: Kein Agent ist mehr frei.
kramer-log-shuffled = Die Ablage wird gemischt: { $n } Karten im Stapel.
# $agents: agents and where they went, like Jacques → Bank (9)
kramer-log-card-moves = { $who } spielt { $card }: { $agents }.{ $stops ->
    [yes] { " " }Das verhindert die Wertung.
   *[no] { "" }
}
kramer-log-card-moves-you = Du spielst { $card }: { $agents }.{ $stops ->
    [yes] { " " }Das verhindert die Wertung.
   *[no] { "" }
}
# $agents: agents and the fields their markers stand on now
kramer-log-card-markers = { $who } spielt { $card }: { $agents } auf der Zählleiste.
kramer-log-card-markers-you = Du spielst { $card }: { $agents } auf der Zählleiste.
kramer-log-card-safe = { $who } spielt { $card }: Der Tresor steht jetzt hier: { $building }.{ $stops ->
    [yes] { " " }Das verhindert die Wertung.
   *[no] { "" }
}
kramer-log-card-safe-you = Du spielst { $card }: Der Tresor steht jetzt hier: { $building }.{ $stops ->
    [yes] { " " }Das verhindert die Wertung.
   *[no] { "" }
}
kramer-log-card = { $who } spielt { $card }.
kramer-log-card-you = Du spielst { $card }.
kramer-log-passed = { $who } passt.
kramer-log-passed-you = Du passt.
# Several players in a row; $n is how many.
kramer-log-passed-several = { $n ->
    [one] { $who } passt.
   *[other] { $who } passen.
 }
kramer-log-passed-all = Alle passen.
kramer-log-stopped = { $who } sagt Stopp.
kramer-log-stopped-you = Du sagst Stopp.
kramer-log-second = { $who } nimmt eine zweite Identität.
kramer-log-second-you = Du nimmst eine zweite Identität: { $agent }.
# $gains: agents and their gains, like Mirkov +7, Larsson −3
kramer-log-scored = Wertung, ausgelöst von { $who }. Tresor: { $building }. { $gains }
kramer-log-scored-you = Wertung, ausgelöst von dir. Tresor: { $building }. { $gains }
kramer-log-safe = { $who } versetzt den Tresor: { $building }.
kramer-log-safe-you = Du versetzt den Tresor: { $building }.
kramer-log-dossiers = Die Dossiers sind fällig: Alle füllen jetzt eines aus.
kramer-log-line = Du schreibst: { $agent } ist { $who }.
kramer-log-line-free = Du schreibst: { $agent } gehört niemandem.
kramer-log-handed-in = { $who } gibt ein Dossier ab.
kramer-log-handed-in-you = Du gibst dein Dossier ab.
kramer-log-over = { $n ->
    [one] { $who } gewinnt. Alle Identitäten werden aufgedeckt.
   *[other] { $who } teilen sich den Sieg. Alle Identitäten werden aufgedeckt.
}
kramer-log-over-you = Du gewinnst! Alle Identitäten werden aufgedeckt.
kramer-log-over-nobody = Niemand gewinnt: Ein freier Agent war als Erster im Ziel. Alle Identitäten werden aufgedeckt.
kramer-log-undone = { $who } nimmt den letzten Zug zurück.
kramer-log-undone-you = Du nimmst deinen letzten Zug zurück.

## Actions, as entries of a list

kramer-do-move = { $agents } ziehen
kramer-do-stay = Niemanden ziehen
kramer-do-safe = Den Tresor hierhin stellen: { $building }
kramer-do-card = { $card } spielen
kramer-do-card-agents = { $card } spielen: { $agents }
kramer-do-card-forward = { $card } spielen: { $agent } { $n } vor
kramer-do-card-back = { $card } spielen: { $agent } { $n } zurück
kramer-do-card-to = { $card } spielen: { $agent } → { $building }
kramer-do-card-safe = { $card } spielen: Tresor → { $building }
kramer-do-pass = Passen
kramer-do-stop = Stopp sagen
kramer-do-line = { $agent } ist { $who }
kramer-do-line-free = { $agent } gehört niemandem

## The board in words, for screen readers

kramer-described = Die Stadt in Worten
kramer-described-building = { $building }: { $agents }
kramer-described-empty = niemand
kramer-described-safe = Der Tresor steht hier: { $building }
kramer-described-score = { $agent }: { $score } von { $finish }

## One sentence of help at the first decision of each kind

kramer-hint-move = Jeder Punkt zieht einen Agenten ein Gebäude weiter. Zieh auch andere, sonst weiß jeder, wer du bist.
kramer-hint-safe = Stell den Tresor dorthin, wo dein Agent bald sein kann, und nicht dorthin, wo andere schon gut stehen.
kramer-hint-round = Jetzt darf jeder eine Karte spielen, einer nach dem anderen. Haben alle gepasst, geht der Zug weiter.
kramer-hint-dossier = Trage ein, wen du für wen hältst. Jeder richtige Verdacht zählt am Ende Punkte.
