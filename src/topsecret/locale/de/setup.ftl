### A new table, and the table before the start.

setup-title = Neuer Tisch
setup-lead-kramer = Zwei bis sieben Spione, sieben Agenten, ein Tresor.
setup-lead-randolph = Zwei bis vier Hauptquartiere, je vier Koffer, einer davon mit einer Bombe.
setup-other-kramer = Oder das Agentenrennen
setup-other-randolph = Oder der Krieg der Koffer
setup-unknown-game = Hier gibt es zwei Spiele
setup-unknown-game-hint = Wähle eines davon auf der Startseite.
# A mark at the choice that the printed rules make
setup-printed = wie gedruckt
# { $clause } is a number like K7.1
setup-rule = Regel { $clause }
setup-rule-long = Regel { $clause }, öffnet sich in einem neuen Tab

## How many, and who

setup-players = Wie viele spielen
setup-players-too-few = Platz { $seat } ist besetzt. Räum ihn zuerst.
setup-how = Wie spielt ihr?
setup-how-friends = Mit Freunden
setup-how-friends-hint = Plätze bleiben offen. Du bekommst einen Link, einen Code und einen QR-Code zum Weitergeben.
setup-how-bots = Gegen Bots
setup-how-bots-hint = Bots nehmen alle anderen Plätze. Es geht sofort los.
setup-how-here = An diesem Gerät
setup-how-here-hint = Ein Gerät geht von Hand zu Hand und verdeckt, was nicht für dich ist.
setup-seats = Plätze
setup-seats-hint = Der erste Platz beginnt.
setup-seats-hint-randolph = Die Plätze liegen im Uhrzeigersinn um die Karte. Wer beginnt, entscheiden die Würfel.
setup-seat = Platz { $n }
setup-seat-who = Wer auf Platz { $n } sitzt
setup-seat-you = Du
setup-seat-open = Offener Platz
setup-seat-here = Jemand an diesem Gerät
setup-seat-bot-easy = Bot, leicht
setup-seat-bot-normal = Bot, normal
setup-seat-bot-hard = Bot, schwer
setup-seat-name = Name auf Platz { $n }
setup-player = Spieler { $n }

## What is wrong with the form

setup-wrong-twice = Zwei Plätze haben den Namen { $name }. Gib einem davon einen anderen.
setup-wrong-you-twice = Du sitzt auf zwei Plätzen. Wähle für einen davon „Jemand an diesem Gerät“.
setup-wrong-agents = Wähle genau { $n } Agenten.
setup-wrong-number = { $what }: Wähle eine Zahl von { $low } bis { $high }.
setup-wrong-board = Diese Datei ist kein Spielbrett: { $why }
setup-refused = Der Server hat das nicht angenommen: { $why }
setup-watch-only = Du hast keinen Platz: Du siehst zu.

## Options

setup-options = Regeln dieses Spiels
setup-more-options = Mehr Optionen
setup-more-options-hint = Hausregeln für alle, die das Spiel kennen. Was du nicht änderst, bleibt wie gedruckt.
setup-changed =
    { $n ->
        [0] Alles wie gedruckt
        [one] Eine geändert
       *[other] { $n } geändert
    }
setup-as-printed = Zurück zu den gedruckten Regeln
# An option as it is set: "The die: plain"
setup-set = { $what }: { $value }
setup-yes = ja
setup-no = nein
setup-none = keine Grenze
setup-no-limit = Keine Grenze
setup-limit = Nach
setup-rounds =
    { $n ->
        [one] Runde
       *[other] Runden
    }

# Kramer: the name of an option, a sentence about it, and each of its choices
setup-kramer-cards = Top-Secret-Karten
setup-kramer-cards-hint = Alle haben Karten und dürfen in jedem Zug eingreifen. Mehr Überraschungen, ein längeres Spiel.
setup-kramer-dossier = Geheimes Dossier
setup-kramer-dossier-hint = Wenn ein Agent dem Ziel nahe kommt, schreiben alle auf, wer wer ist. Richtige Tipps bringen Punkte.
setup-kramer-finish = Länge des Rennens
setup-kramer-finish-hint = Die Punktzahl, die das Spiel beendet.
setup-kramer-round_limit = Rundengrenze
setup-kramer-round_limit-hint = Das Spiel endet nach so vielen vollen Runden, egal wer führt.
setup-kramer-safe_target = Wohin der Tresor darf
setup-kramer-safe_target-hint = Nach einer Wertung kommt der Tresor in ein anderes Haus.
setup-kramer-safe_target-any = In jedes andere Haus
setup-kramer-safe_target-empty = Nur in ein leeres Haus
setup-kramer-marker_card = Die Karte „Undichte Stelle“
setup-kramer-marker_card-hint = Sie rückt zwei Zählsteine drei Felder vor.
setup-kramer-marker_card-literal = Sie darf einen Zählstein durchs Ziel bringen
setup-kramer-marker_card-capped = Sie hält zwei Felder vor dem Ziel
setup-kramer-dossier_dashes = Freie Agenten im Dossier
setup-kramer-dossier_dashes-hint = Ein Strich steht für einen Agenten, der niemandem gehört.
setup-kramer-dossier_dashes-consistent = Genau so viele Striche wie freie Agenten
setup-kramer-dossier_dashes-free = Beliebig viele Striche
setup-kramer-die = Der Würfel
setup-kramer-die-hint = Bei der Seite 1–3 wählst du, wie viele Punkte du nimmst.
setup-kramer-die-special = Besonders: 1–3, 2, 3, 4, 5, 6
setup-kramer-die-plain = Normal: 1, 2, 3, 4, 5, 6
setup-kramer-agents = Agenten im Spiel
setup-kramer-agents-hint = Bei { $players } Spielern sind { $n } Agenten dabei. Die übrigen setzen aus.
setup-agent-S = Schulz, grau
setup-agent-P = Perry, gelb
setup-agent-B = Bucci, orange
setup-agent-J = Jacques, rot
setup-agent-M = Mirkov, grün
setup-agent-D = Doyle, blau
setup-agent-L = Larsson, lila

# Randolph
setup-randolph-edition = Ausgabe
setup-randolph-edition-hint = Die gedruckten Regeln unterscheiden sich in zwei Punkten. Wähle eine Fassung oder ändere die Punkte weiter unten.
setup-randolph-edition-french = Französische Regeln
setup-randolph-edition-english = Englische Regeln
setup-randolph-edition-french-hint = Bei Gleichstand im Duell gewinnt der Angreifer. Von drei Agenten in einer Stadt darf jeder derjenige sein, der geht.
setup-randolph-edition-english-hint = Bei Gleichstand im Duell gewinnt der Angreifer nur mit seinem letzten Schritt. Von drei Agenten in einer Stadt muss der gehen, der dazukam.
setup-randolph-board = Spielbrett
setup-randolph-board-hint = Wo die Koffer reisen.
setup-randolph-board-world = Welt
setup-randolph-board-world-hint = 45 Städte, zehn Schritte bis zum Hauptquartier.
setup-randolph-board-europe = Europa
setup-randolph-board-europe-hint = 21 Städte, sechs Schritte: ein schnelles Spiel.
setup-randolph-board-own = Ein eigenes Spielbrett
setup-randolph-board-own-hint = Eine .json-Datei. `topsecret board check` sagt, ob man darauf spielen kann.
setup-randolph-board-file = Datei wählen
setup-randolph-colours = Farben
setup-randolph-colours-hint = Zu zweit spielen gegenüberliegende Ecken, zu dritt drei beliebige.
setup-colours-red-green = Rot und Grün
setup-colours-blue-yellow = Blau und Gelb
setup-colours-red-blue-green = Ohne Gelb
setup-colours-red-blue-yellow = Ohne Grün
setup-colours-red-green-yellow = Ohne Blau
setup-colours-blue-green-yellow = Ohne Rot
setup-randolph-target = Geheimnisse zum Sieg
setup-randolph-target-hint = In den Koffern jedes Spielers stecken neun Geheimnisse.
setup-randolph-placement = Die Koffer verstecken
setup-randolph-placement-hint = Wie die Koffer am Anfang auf die Karte kommen.
setup-randolph-placement-simultaneous = Alle zugleich, geheim
setup-randolph-placement-round_robin = Reihum, offen
setup-randolph-guards = Wachen
setup-randolph-guards-hint = Zu dritt: wie viele Agenten jeder Gegner des begünstigten Spielers in die leere Startbasis stellen darf.
setup-randolph-must_use_all = Alle Schritte sind Pflicht
setup-randolph-must_use_all-hint = Sonst dürfen Schritte eines Wurfs übrig bleiben.
setup-randolph-stack_check = Drei Agenten in einer Stadt
setup-randolph-stack_check-hint = Zwei dürfen bleiben. Wer geht?
setup-randolph-stack_check-end_of_turn = Einer der drei
setup-randolph-stack_check-end_of_move = Der zuletzt kam
setup-randolph-tie = Gleichstand im Duell
setup-randolph-tie-hint = Beide haben dieselbe Zahl gespielt.
setup-randolph-tie-aggressor = Der Angreifer gewinnt
setup-randolph-tie-exact_count = Der Angreifer gewinnt nur mit seinem letzten Schritt
setup-randolph-bonus = Der Bonusschritt nach einem Duell
setup-randolph-bonus-hint = Ein siegreicher Angreifer bekommt einen Schritt mehr.
setup-randolph-bonus-agent = Für den siegreichen Agenten
setup-randolph-bonus-pool = Für einen Agenten nach Wahl
setup-randolph-bomb_carrier = Wer die Bombe trug
setup-randolph-bomb_carrier-hint = Eine abgelieferte Bombe kostet die Hälfte der Agenten.
setup-randolph-bomb_carrier-dies = Der Überbringer gehört dazu
setup-randolph-bomb_carrier-choosable = Er darf verschont werden
setup-randolph-last_standing = Der Letzte mit Agenten
setup-randolph-last_standing-hint = Wenn alle anderen ihre verloren haben.
setup-randolph-last_standing-wins = Gewinnt sofort
setup-randolph-last_standing-plays_on = Muss noch abliefern
setup-randolph-round_limit = Rundengrenze
setup-randolph-round_limit-hint = Das Spiel endet nach so vielen vollen Runden; die meisten Geheimnisse gewinnen.

# The same in a few words, for lists: what is special about a table
setup-short-printed = Gedruckte Regeln
setup-short-kramer-cards = Karten
setup-short-kramer-dossier = Dossier
setup-short-kramer-finish = bis { $n }
setup-short-kramer-round_limit =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
setup-short-kramer-basic = Grundspiel
setup-short-randolph-french = französische Regeln
setup-short-randolph-english = englische Regeln
setup-short-randolph-europe = Europa
setup-short-randolph-own = eigenes Brett
setup-short-randolph-target =
    { $n ->
        [one] { $n } Geheimnis
       *[other] { $n } Geheimnisse
    }
setup-short-randolph-round_limit =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
setup-short-house =
    { $n ->
        [one] eine Hausregel
       *[other] { $n } Hausregeln
    }

## Time

setup-time = Bedenkzeit
setup-time-none = So lange ihr wollt
setup-time-move = Begrenzt je Zug
setup-time-game = Begrenzt fürs ganze Spiel
setup-time-days = Fernspiel
setup-time-days-hint = Alle ziehen, wann es passt. Schau etwa jeden Tag vorbei.
setup-time-move-hint = Alle sitzen gleichzeitig am Tisch.
setup-time-game-hint = Für jeden Spieler, wie bei einer Schachuhr.
setup-time-each = Zeit
setup-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
setup-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
setup-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
setup-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
setup-away = Wenn jemand fehlt oder die Zeit um ist
setup-away-default = Ein schlichter Zug wird gemacht
setup-away-bot = Ein Bot springt ein
setup-away-hint = Der eigene Platz lässt sich jederzeit wieder übernehmen.
# How long one waits for somebody who has to move; each of the next is a choice in a list.
setup-grace = Wenn jemand dran ist und fehlt
setup-grace-none = Beliebig lange warten
setup-grace-seconds =
    { $n ->
        [one] { $n } Sekunde warten, dann vertreten
       *[other] { $n } Sekunden warten, dann vertreten
    }
setup-grace-minutes =
    { $n ->
        [one] { $n } Minute warten, dann vertreten
       *[other] { $n } Minuten warten, dann vertreten
    }
setup-grace-hours =
    { $n ->
        [one] { $n } Stunde warten, dann vertreten
       *[other] { $n } Stunden warten, dann vertreten
    }
setup-grace-days =
    { $n ->
        [one] { $n } Tag warten, dann vertreten
       *[other] { $n } Tage warten, dann vertreten
    }

## Who may see the table

setup-who = Wer kommen darf
setup-private = Privat
setup-private-hint = Nur mit dem Link oder dem Code.
setup-public = Öffentlich
setup-public-hint = In der Liste der offenen Tische; alle dürfen sich dazusetzen.
setup-spectators = Zuschauer erlaubt
setup-spectators-hint = Sie sehen nie, was geheim ist.
setup-more-table = Uhr, Zuschauer, Name
setup-table-title = Name des Tisches
setup-table-title-hint = Wenn du magst. Die anderen sehen ihn in Listen.

## The end of the form

setup-in-words = Dein Tisch
setup-open = Tisch eröffnen
setup-start = Spiel starten
setup-opening = Einen Augenblick …
setup-open-hint = Danach: die anderen einladen.
setup-sum-players =
    { $n ->
       *[other] { $n } Spieler
    }
setup-sum-open =
    { $n ->
        [one] Ein Platz ist offen
       *[other] { $n } Plätze sind offen
    }
setup-sum-bots =
    { $n ->
        [one] Ein Bot
       *[other] { $n } Bots
    }
setup-sum-here =
    { $n ->
        [one] Eine Person an diesem Gerät
       *[other] { $n } Personen an diesem Gerät
    }
setup-sum-time-none = Ohne Uhr
setup-sum-time-move = { $time } je Zug
setup-sum-time-game = { $time } je Spieler
setup-sum-away-bot = Wer fehlt, wird von einem Bot vertreten
setup-sum-away-default = Fehlt jemand, wird ein schlichter Zug gemacht
setup-sum-private = Privat
setup-sum-public = Öffentlich
setup-sum-watched = Zuschauer erlaubt
setup-sum-unwatched = Keine Zuschauer

## The table before the start

setup-before = Vor dem Start
setup-table-of = Tisch { $code }
# The sentence at the top: who we wait for. { $names } is a list of names.
setup-wait-free =
    { $n ->
        [one] Ein Platz ist frei. Gib den Link weiter oder setz einen Bot hin.
       *[other] { $n } Plätze sind frei. Gib den Link weiter oder setz Bots hin.
    }
setup-wait-free-guest =
    { $n ->
        [one] Es fehlt noch ein Spieler.
       *[other] Es fehlen noch { $n } Spieler.
    }
setup-wait-sit =
    { $n ->
        [one] Ein Platz ist frei. Nimm ihn oder sieh zu.
       *[other] { $n } Plätze sind frei. Nimm einen oder sieh zu.
    }
setup-wait-full = Alle Plätze sind besetzt. Du kannst dem Spiel zusehen.
setup-wait-ready = Noch nicht bereit: { $names }.
setup-wait-you = Bist du bereit?
setup-wait-invited = Die Antwort des Bots steht noch aus: { $names }.
setup-wait-start = Alle sind bereit. Fang an, wann du willst.
setup-wait-host = Alle sind bereit. Der Gastgeber startet das Spiel.
setup-start-now = Starten
setup-start-bots = Mit Bots füllen und starten
setup-ready = Ich bin bereit
setup-ready-we = Wir sind bereit
setup-is-ready = bereit
setup-is-not-ready = noch nicht bereit
setup-is-away = weg
setup-is-free = Freier Platz
setup-is-you = du
setup-is-here = an diesem Gerät
setup-is-bot = Bot, { $level }
setup-is-own-bot = fremder Bot
setup-is-invited = eingeladener Bot
setup-level-easy = leicht
setup-level-normal = normal
setup-level-hard = schwer
setup-sit = Hinsetzen
setup-sit-long = Auf Platz { $n } setzen
setup-sit-too-long = Noch jemand an diesem Gerät, auf Platz { $n }
setup-stand = Aufstehen
setup-kick = Platz räumen
setup-kick-long = Platz von { $name } räumen
setup-remove-bot-long = { $name } entfernen
setup-add-bot = Bot
setup-add-bot-long = Einen Bot auf Platz { $n } setzen
setup-level-of = Stufe von { $name }
setup-invite-bot = Fremden Bot einladen
setup-invite-name = Name des Bot-Kontos
setup-invite-go = Einladen
setup-do-sit = Hinsetzen
setup-kicked = Der Gastgeber hat deinen Platz geräumt. Du kannst einen anderen nehmen oder zusehen.
setup-seat-gone = Jemand war schneller: Der Platz ist besetzt. { $n ->
        [0] Kein Platz ist frei.
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
setup-settings-changed = Der Gastgeber hat die Einstellungen geändert. Sag noch einmal, dass du bereit bist.
setup-invite = Einladen
setup-invite-hint = Wer den Code oder den Link hat, kann sich dazusetzen.
setup-invite-closed = Alle Plätze sind besetzt. Mit dem Link können andere zusehen.
setup-change = Ändern
setup-change-title = Den Tisch ändern
setup-change-save = Übernehmen
setup-change-ready = Alle werden noch einmal gefragt, ob sie bereit sind.
setup-table-leave = Gehen
setup-close = Tisch schließen
setup-close-sure = Diesen Tisch schließen? Sonst sitzt niemand hier, also verschwindet er.
setup-hand-on-sure = Diesen Tisch verlassen? Jemand anders wird dann Gastgeber.
setup-close-keep = Bleiben

## A table that was closed before its game began

setup-closed-stamp = Zu
setup-closed = Dieser Tisch ist geschlossen
setup-closed-hint = Der Gastgeber ging, bevor das Spiel begann, oder einen Tag lang kam niemand.
