### Playing in a terminal: what the page has no words for. Everything else comes from the page’s own messages.
### The board in words

# Facts that stand beside each other, in small letters; agent, in, to safe and points are the heads of narrow columns.
terminal-board-asked = am Zug
terminal-board-out = ausgeschieden
terminal-board-won = gewonnen: { $players }
terminal-board-rolled = Wurf { $face }
terminal-board-safe = Tresor in { $building }
terminal-board-finish = Ziel bei { $n }
terminal-board-free = freie Agenten { $n }
terminal-board-agent = Agent
terminal-board-at = in
terminal-board-way = bis Tresor
terminal-board-score = Punkte
terminal-board-armed = am Tresor: { $agent }, durch { $who }
terminal-board-cards = Karten { $n }
terminal-board-second = zweite Identitäten { $n }
terminal-board-handed-in = Dossier abgegeben
terminal-board-hand = Hand: { $cards }
terminal-board-drawn = eben gezogen
terminal-board-form = Dossier: { $lines }
terminal-board-dice = Würfel { $first } und { $second }
terminal-board-steps = Schritte übrig { $n }
terminal-board-target = { $n } Geheimnisse gewinnen
terminal-board-secrets = Geheimnisse { $n }
terminal-board-with = { $agent } mit { $suitcase }, { $n } bis zum HQ
terminal-board-suitcases = Koffer: { $suitcases }
terminal-board-ways = Koffer, und wie weit es zu deinem HQ ist: { $suitcases }
terminal-board-delivered = abgeliefert { $suitcases }
terminal-board-yours = deine: { $suitcases }
terminal-board-base = Basis
terminal-board-guard = Wache
terminal-board-duel = Duell in { $city }: { $one } gegen { $other }

## What is typed is the same in every language and stays as it is: back, undo, help, log, note, notes, view, hint, save, quit,
### random, all, end, drop, stay, start, goto, play, new, say, who, offer, resign, rematch, away, sit, stand, ready, bot, invite,
### set, clock, absent, default, public, private, leave, yes, no, red, game.txt, names of options, notation (J2 D1, 3-london).
### A line has 80 letters; where less room is, a comment says so.

## Drawings

# Stands at the top of the table.
terminal-round = Runde { $n }
terminal-earlier = … davor: log
# In “A=bomb”: short.
terminal-bomb = Bombe
# Duel cards in hand, and those that are out: short words.
terminal-cards = Karten { $cards }
terminal-spent = gespielt { $cards }

## Asking

terminal-number = Gib eine Zahl von { $low } bis { $high } ein.
terminal-cannot-read = Das verstehe ich nicht: „{ $typed }“.
terminal-if = Wenn du das spielst:
terminal-if-open = Was noch geschieht, hängt von Würfeln, Karten oder Geheimnissen ab.
terminal-one-of-these = Tippe eines davon.
terminal-enter-nobody-else = Enter: sonst niemand. Oder:
terminal-enter-back = Enter: ja, back: noch nicht
# After a sentence that says how many points there are.
terminal-type-move = Schreib es wie { $example }.
terminal-stay = (stay: niemanden ziehen)
terminal-undo-line = (undo: die Zeile davor)
# Under “Who moved whom”. R stands for the ruin in every language.
terminal-moved-key = (Punkte, Karten ±, R in die Ruine)
# A column: which agents somebody was.
terminal-identity = war
terminal-contents = Was liegt in deinen Koffern A, B, C, D?
terminal-contents-type = Gib 5, 3, 1 und b (die Bombe) in dieser Reihenfolge ein, etwa 5 b 1 3; random; oder random all
terminal-contents-wrong = „{ $typed }“ ist nicht 5, 3, 1 und b, jedes einmal.
# $which: letters with their contents
terminal-place = Wohin kommt Koffer { $which }?
terminal-place-type = Gib eine Stadt ein, etwa { $example } oder { $short }; random; random all; undo
terminal-place-letter = Gib den Buchstaben und die Stadt ein, etwa { $example }.
terminal-guards = Wie viele Agenten bewachen die leere Basis?
terminal-guards-type = 0 bis { $most }, geheim; oder random
# After a sentence that says how many steps are left.
terminal-type-step = Wähle einen Agenten, oder gib 3-london ein:
terminal-may-be = „{ $typed }“ kann { $cities } sein.
terminal-no-city = Eine Stadt „{ $typed }“ gibt es nicht: Gib ihren Namen, seinen Anfang oder ihre drei Buchstaben ein.
terminal-deliveries = Lieferungen und Duelle
# A column of the result
terminal-own-suitcases = eigene Koffer

## What can be typed, under the rules of the moment

terminal-how-move = Schreib den ganzen Zug, wie J2 D3 P1; J allein ist ein Punkt. if J2 D3 P1 sagt, was er bringen würde.
terminal-how-safe = Gib ein Haus ein: seine Nummer, church (Kirche) oder ruin (Ruine).
terminal-how-dossier = Gib eine Zeile ein, etwa J=2 oder J=-, oder mehrere auf einmal; oder wähle mit der Nummer.
terminal-how-setup = Gib vier Inhalte ein, etwa 5 b 1 3, dann eine Stadt mit ihrem Namen, seinem Anfang oder ihren drei Buchstaben; random wählt für dich, random all macht auch den Rest.
terminal-how-steps = Gib 3-london, 3+rB, 3 drop oder end ein; oder die Nummer eines Agenten, dann wähle. 3 lon ber geht mehrere Schritte.

## Commands: what each of them does

terminal-help = Hilfe
terminal-only-help = Es gibt help und help rules.
terminal-command-help = diese Seite; die Regeln zu dem, was gefragt ist
terminal-command-undo = die letzte Aktion zurücknehmen, wenn sie nichts gezeigt hat
terminal-command-hint = was der Bot greedy an deiner Stelle täte
terminal-command-if = was ein Zug aus dem Tisch machen würde, soweit du es wissen kannst
terminal-command-cards = was deine Karten bewirken
terminal-command-map = jede Stadt mit denen, zu denen ein Schritt führt; eine Stadt
terminal-command-log = alles, was dir bisher erzählt wurde
terminal-command-notes = deine Notizen, und was alle sehen konnten
terminal-command-note = eine private Notiz; ohne Text wird sie gelöscht
terminal-command-view = den Tisch neu zeichnen
terminal-command-save = das Spiel aufschreiben; --load FILE setzt es fort
terminal-command-quit = das Spiel verlassen; du wirst gefragt, ob es gespeichert werden soll
terminal-command-say = Chat
terminal-command-who = wer wo sitzt, und wer da ist
terminal-command-offer = vorschlagen, das Spiel ohne Sieger zu beenden; das zurücknehmen
terminal-command-resign = aufgeben; jemand spielt deinen Platz zu Ende
terminal-command-go = weggehen; dein Platz bleibt deiner
terminal-command-sit = auf einen anderen freien Platz; sit N NAME: noch jemand an dieser Tastatur
terminal-command-stand = den Platz aufgeben und zusehen; stand N: der Gastgeber räumt einen Platz
terminal-command-ready = das Spiel kann anfangen, oder noch nicht
terminal-command-bot = Gastgeber: ein Bot auf einen Platz; bot N no entfernt ihn
terminal-command-start = Gastgeber: anfangen, wenn alle Plätze besetzt und alle bereit sind
terminal-command-leave = den Platz aufgeben und gehen; ein Gastgeber gibt den Tisch weiter oder schließt ihn

## At the keyboard

terminal-hand-over = Die Tastatur geht an { $name }.
terminal-look-away = Alle anderen schauen bitte weg.
terminal-press-enter = { $name }, drück Enter, wenn du bereit bist
terminal-undone = Zurückgenommen.
# $move: notation
terminal-hint = Der Bot greedy würde spielen: { $move }
terminal-note-how = Schreib: note, worum es geht, den Text. Zum Beispiel: note red …
terminal-noted = Notiert zu { $about }.
terminal-note-removed = Die Notiz zu { $about } ist gelöscht.
# note is typed.
terminal-no-notes = noch keine Notizen: note { $about } …
# $who: several names
terminal-passed = { $who } passen.

## Beginning and leaving

terminal-which-game = Welches Spiel?
terminal-how-many = Wie viele spielen?
terminal-how-many-hint = { $low } bis { $high }, Bots mitgezählt
terminal-who-sits = Wer sitzt wo?
terminal-you-hint = jemand an dieser Tastatur; you=Anna gibt einen Namen
terminal-bots-hint = Bots
# Seats are counted from 0.
terminal-seat = Platz { $n }
# The name of somebody who gave none
terminal-player = Spieler { $n }
terminal-seats-only =
    { $n ->
        [one] Es gibt nur 1 Platz.
       *[other] Es gibt nur { $n } Plätze.
    }
# An option as a question: “Secret dossier?”
terminal-option = { $option }?
terminal-yes-or-no = Gib ja oder nein ein.
terminal-else = Sonst noch etwas?
terminal-else-hint = Optionen als name=value, ? zeigt sie alle, Enter fängt an
terminal-so-far = Bisher: { $options }
# Columns of the table of options
terminal-option-name = Option
terminal-option-default = üblich
terminal-option-allowed = erlaubt
terminal-option-meaning = Bedeutung
terminal-options-how = Schreib sie als Wörter: --options "name=value flag"
terminal-goodbye = Auf Wiedersehen.
terminal-goodbye-unsaved = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.
terminal-watch = Enter: der nächste Zug, end: bis zum Ende, quit: verlassen
terminal-save-how = Gib einen Dateinamen an: save game.txt
terminal-save-failed = { $name } lässt sich nicht schreiben: { $why }
terminal-saved = Gespeichert in { $path }.
terminal-saved-secrets = Gespeichert in { $path } (die Geheimnisse aller stehen darin).
terminal-save-later = Das Spiel ist auf dem Server: Das Protokoll kann gespeichert werden, wenn es vorbei ist.
terminal-save-record = Dateiname für das Protokoll, oder Enter zum Verlassen
terminal-leave = Das Spiel verlassen.
terminal-leave-how = Dateiname zum Speichern, Enter: ohne Speichern verlassen, back: weiterspielen

## Looking at a game again

terminal-replay-keys = Enter vor, b zurück, +10, -10, start, end, goto N, play [s], q
terminal-goto-how = Schreib goto und eine Zahl von 0 bis { $high }.
terminal-autoplay-how = Schreib play und die Sekunden zwischen den Zügen, 0 bis { $high }.

## Over the network

terminal-choose-table = Eine Nummer, der Code eines Tisches, new für einen eigenen Tisch, Enter: noch einmal nachsehen, quit
terminal-more-tables = … und { $n } mehr: gib den Code ein
terminal-another-name = Ein anderer Name, oder Enter zum Zusehen
terminal-your-name = Dein Name
terminal-give-seat = Gib einen Platz von 0 bis { $high } an.
terminal-give-level = Dann eine Stufe: { $levels }; oder no.
terminal-seat-taken = Platz { $n } ist nicht frei.
terminal-at-table = Am Tisch
terminal-no-seat = Einen Platz { $n } gibt es nicht.
terminal-seats-free = Frei: { $seats }
terminal-say-how = Schreib: say, und was du sagen willst.
terminal-seated = { $who } nimmt Platz { $n }.
terminal-unseated = { $who } verlässt Platz { $n }.
terminal-unready = { $who } ist nicht mehr bereit.
terminal-unready-you = Du bist nicht mehr bereit.
# $hash: the beginning of a fingerprint
terminal-started = Das Spiel beginnt. Die Würfel stehen fest: Der Fingerabdruck ihres Startwerts ist { $hash }…
terminal-offer-agree = (offer: zustimmen)
terminal-ended-resigned = Die anderen haben aufgegeben.
terminal-ended-abandoned = Lange hat niemand gespielt.
terminal-ended-closed = Der Tisch wurde geschlossen.
# Until when somebody may think
terminal-time = { $who }: bis { $until }.
terminal-not-your-turn = Du bist nicht dran.
terminal-seat-kept = Dein Platz bleibt deiner.
# A command follows.
terminal-come-back = Komm zurück mit
terminal-go-how = Enter: gehen, away: gehen und jemanden für mich spielen lassen, back: weiterspielen
terminal-after = save FILE, rematch, say …, log, who, oder Enter zum Verlassen

## Bots that play many games

terminal-bot-resigns = gibt auf, denn das Programm ist { $n }-mal gescheitert
terminal-bot-won = vorbei, gewonnen:
terminal-bot-lost = vorbei, nicht gewonnen:
terminal-bot-account = Konto { $name } angelegt; sein Token liegt in { $path }
terminal-bot-waits = { $name } ist bei { $server } und wartet auf Einladungen (Strg-C beendet)
# An error follows.
terminal-bot-left = wurde verlassen:
# The reason follows.
terminal-bot-not-ours = Platz { $n } ist nicht unserer:
terminal-stopped = Abgebrochen nach { $n } von { $all } Spielen.
terminal-game = Spiel { $n }
terminal-against = gegen { $bots }
terminal-decisions =
    { $n ->
        [one] 1 Entscheidung
       *[other] { $n } Entscheidungen
    }
# Rows and columns of the tables of results: short
terminal-program = Programm
terminal-games = Spiele
terminal-wins = Siege
terminal-share = Anteil
terminal-interval = 95-%-Bereich
terminal-shared = geteilt
terminal-fair-share = gerechter Anteil
terminal-decisions-all = Entscheidungen
terminal-time-each = Zeit für eine
terminal-times = die Hälfte { $half } ms, 95 % { $most } ms, die langsamste { $slowest } ms von { $budget } ms
terminal-in-all = insgesamt
# Numbers follow: averages of a game.
terminal-mean-decisions = Entscheidungen je Spiel
terminal-mean-turns = Züge
terminal-mean-rounds = Runden

# Over the line for an agent in the dossier; who one is; a player is asked for a name.
terminal-form-agent = Wer ist { $agent }?
