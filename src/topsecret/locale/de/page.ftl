### Words of every screen: the frame around both games, and what can go wrong.

page-skip = Zum Inhalt
page-home = Start
page-close = Schließen
page-cancel = Abbrechen
page-menu = Menü
page-loading = Einen Augenblick …
page-try-again = Neuer Versuch
page-reload = Neu laden
page-why = Warum?

## The games, as they are called here

page-game-kramer = Das Agentenrennen
page-game-randolph = Der Krieg der Koffer

## Something is not there

page-lost-stamp = Verloren
page-not-found = Hier ist nichts
page-not-found-hint = Vielleicht ist die Adresse unvollständig. Von der Startseite aus ist alles erreichbar.
page-load-failed = Diese Seite konnte nicht geladen werden
page-load-failed-hint = Vielleicht ist das Netz weg, oder der Server wurde gerade erneuert.
page-table-gone = Diesen Tisch gibt es nicht
page-table-gone-hint = An Tisch { $code } spielt niemand. Sieh dir den Code noch einmal an: sechs Buchstaben und Ziffern.
page-table-closed = Dieser Tisch ist für Zuschauer geschlossen
page-table-closed-hint = Hier kommen nur Spieler herein. Bitte den Gastgeber um den Link zu einem Platz.
page-offline = Der Server ist nicht erreichbar
page-offline-hint = Prüfe dein Netz und versuche es noch einmal. Ein laufendes Spiel ist sicher: Der Server behält jeden Zug.

## Why something was refused

page-fault-bad = Das wurde nicht verstanden. Lade die Seite neu und versuche es noch einmal.
page-fault-anonymous = Der Server kennt dieses Gerät noch nicht. Lade die Seite neu.
page-fault-forbidden = Das darfst du hier nicht.
page-fault-unknown = Das gibt es nicht mehr.
page-fault-illegal = Das erlauben die Regeln jetzt nicht.
page-fault-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und entscheide dann.
page-fault-state = Das geht jetzt nicht.
page-fault-limit = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
page-fault-limit-minutes = Zu viel auf einmal. Versuche es in { $minutes } Minuten noch einmal.
page-fault-unavailable = Der Server ist beschäftigt. Versuche es gleich noch einmal.
page-fault-offline = Der Server ist nicht erreichbar. Prüfe dein Netz.

## The table

page-table = Tisch
page-board = Spielbrett
page-orders = Was zu tun ist
page-folder = Verlauf, Chat und mehr
page-dock = Blätter
page-yours = Deins
page-players = Spieler
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-log-all = Alle { $n } Zeilen zeigen
page-log-again = Das noch einmal zeigen
page-moves = Züge
page-moves-find = Einen Zug suchen
page-moves-more = … und { $n } weitere: Tippe einen Teil des Zuges ein, um ihn zu finden.
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Nachricht an den Tisch
page-chat-send = Senden
page-chat-spectators = Hier lesen nur Zuschauer mit.
page-your-turn = Du bist dran
page-spectating = Zuschauer
page-watching =
    { $n ->
        [one] Ein Zuschauer
       *[other] { $n } Zuschauer
    }
page-line-opening = Verbinde
page-line-open = Verbunden
page-line-closed = Verbinde wieder
page-line-away = Kein Netz
# Short, on a player's chip: the one who looks
page-you = Du
page-more = Mehr
page-all-moves = Alle Züge
# One's own secrets, on a tag that a tap covers
page-own-show = Eigenes zeigen
page-own-cover = Eigenes verdecken
page-own-covered = Verdeckt
# How fast the table shows what happens; and a button for when it lags behind by $n moves
page-catch-up =
    Aufholen · { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
# Many small things at once, told to somebody who is far behind
page-scene-many =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }, { $agents ->
        [one] { $agents } Agent
       *[other] { $agents } Agenten
    }
page-pace = Tempo
page-pace-calm = Ruhig
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-at_once = Sofort
page-time-left = Noch { $time }
# Beside a player who is away and is asked: how long until a bot moves in their place.
page-standin-in = In { $time } spielt ein Bot
page-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
page-hours =
    { $n ->
        [one] 1 Std.
       *[other] { $n } Std.
    }

# What stands under a player's name
page-player-you = du
page-player-bot = Bot
page-player-turn = am Zug
page-player-away = weg
page-player-standin = wird vertreten
page-player-left = ist gegangen
page-player-resigned = hat aufgegeben
page-level-easy = Bot, leicht
page-level-normal = Bot, normal
page-level-hard = Bot, schwer

# What happened at the table
page-told-left = { $who } hat den Tisch verlassen.
page-told-back = { $who } ist wieder da.
page-told-standin = { $who } ist nicht da und wird vertreten.
page-told-timeout = Die Zeit von { $who } ist abgelaufen.
page-told-resigned = { $who } hat aufgegeben.
page-told-offer = { $who } schlägt vor, das Spiel zu beenden.
page-told-offer-no = { $who } möchte weiterspielen.
page-told-ended-agreed = Alle waren sich einig, das Spiel zu beenden.
page-told-ended-abandoned = Lange hat niemand gespielt.
page-told-ended-closed = Der Tisch wurde geschlossen.
page-told-rematch = Dieselben Spieler treffen sich an einem neuen Tisch.
page-told-claimed = { $who } spielt jetzt auf einem anderen Gerät.

## The menu

page-rules = Regeln
page-rules-now = Die Regeln für diesen Moment
page-learn = Spielend lernen
page-replay = Spiel noch einmal ansehen
page-language = Sprache
page-sound = Töne
page-vibration = Vibrieren, wenn du dran bist
page-theme = Tag oder Nacht
page-day = Tag
page-night = Nacht
page-ending = Das Spiel beenden
page-offer = Spielende vorschlagen
page-offer-withdraw = Vorschlag zurückziehen
page-offer-hint =
    { $n ->
        [0] Das Spiel endet, wenn alle einverstanden sind.
        [one] Eine Person ist einverstanden. Das Spiel endet, wenn es alle sind.
       *[other] { $n } sind einverstanden. Das Spiel endet, wenn es alle sind.
    }
page-resign = Aufgeben
page-sure-resign = Dieses Spiel aufgeben? Für die anderen geht es weiter, mit einem Bot auf deinem Platz oder ohne.
page-leave = Tisch verlassen
page-sure-leave = Den Tisch verlassen? Bis du zurückkommst, spielt jemand für dich.

## The way to a table

page-code = Code
page-copy = Link kopieren
page-copied = Der Link ist kopiert.
page-copy-failed = Das Kopieren hat nicht geklappt. Der Link ist { $link }
page-share = Teilen
page-share-words = Spiel Top Secret mit mir. Der Code ist { $code }.
page-qr = QR-Code mit dem Link zu Tisch { $code }

## One device for several players

page-pass-to = Gib das Gerät an { $name }
page-pass-other = Jemand anders nimmt es
page-pass-hint = Zu sehen gibt es erst etwas, wenn die richtigen Augen hinschauen.
page-i-am = Ich bin { $name }

## The line to the server

page-no-network = Kein Netz. Das Spiel wartet auf dich; nichts geht verloren.
page-no-server = Verbinde wieder … Das Spiel ist auf dem Server sicher.
page-restarting = Der Server startet neu. Gleich geht es weiter, nichts geht verloren.
page-renewed = Es gibt eine neue Fassung dieser Seite.

## After the game

page-after = Und jetzt?
page-rematch = Noch einmal
page-rematch-join = Zur Revanche
page-record = Protokoll
page-board-again = Brett
page-result-again = Zurück zum Ergebnis
page-fair = Ehrliche Würfel
page-fair-hint = Der Fingerabdruck war vor dem ersten Wurf zu sehen. Er ist der SHA-256-Wert des Startwerts, und aus dem Startwert folgen alle Würfe und gezogenen Karten.
page-fair-hash = Fingerabdruck
page-fair-seed = Startwert

# A silence in a scene, instead of a sentence.
page-silence = …
## Help at a first decision

page-hint-got = Verstanden

# What went by while nobody looked; $list is made of the lines under it.
page-missed = Während du weg warst: { $list }.
page-missed-moves = Während du weg warst, haben die anderen gezogen.
page-missed-no = Nur mein Zug
page-missed-scoring =
    { $n ->
        [one] eine Wertung
       *[other] { $n } Wertungen
    }
page-missed-duel =
    { $n ->
        [one] ein Duell
       *[other] { $n } Duelle
    }
page-missed-delivery =
    { $n ->
        [one] eine Lieferung
       *[other] { $n } Lieferungen
    }
page-missed-bomb =
    { $n ->
        [one] eine Bombe
       *[other] { $n } Bomben
    }
page-missed-unmasking = die Enttarnung
page-missed-end = das Ende
