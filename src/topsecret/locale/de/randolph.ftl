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
        [red] rot
        [blue] blau
        [green] grün
       *[yellow] gelb
    }
# A suitcase: its colour and its letter.
randolph-suitcase =
    { $colour ->
        [red] Rot { $letter }
        [blue] Blau { $letter }
        [green] Grün { $letter }
       *[yellow] Gelb { $letter }
    }
# A place on the map, also used as "Red base to Winnipeg".
randolph-base =
    { $colour ->
        [red] Basis Rot
        [blue] Basis Blau
        [green] Basis Grün
       *[yellow] Basis Gelb
    }
randolph-hq =
    { $colour ->
        [red] HQ Rot
        [blue] HQ Blau
        [green] HQ Grün
       *[yellow] HQ Gelb
    }
# Two letters or so: the sign on the headquarters on the map.
randolph-hq-sign = HQ
randolph-content-secrets =
    { $count ->
        [one] { $count } Geheimnis
       *[other] { $count } Geheimnisse
    }
randolph-content-bomb = eine Bombe
# Seas on the map, in wide letters; each may be two short lines.
randolph-sea-pacific = Pazifik
randolph-sea-atlantic = Atlantik
randolph-sea-indian = Indischer
    Ozean

## What is asked

randolph-asked-setup-you = Versteck deine Geheimnisse: Füll deine Koffer und platziere sie.
randolph-asked-setup = Die Koffer werden versteckt. Es fehlen noch: { $players }.
randolph-asked-place-you = Du bist dran: Platziere einen deiner Koffer in einer Stadt. Alle sehen, wo.
randolph-asked-place = { $who } platziert einen Koffer in einer Stadt.
randolph-asked-roll = Die Würfel rollen.
randolph-asked-move-you =
    Du hast { $first } + { $second } gewürfelt. { $pool ->
        [0] { $bonus ->
            [0] Kein Schritt mehr übrig.
            [one] Noch ein Bonusschritt.
           *[other] Noch { $bonus } Bonusschritte.
        }
        [one] { $bonus ->
            [0] Noch ein Schritt.
            [one] Noch ein Schritt und ein Bonusschritt.
           *[other] Noch ein Schritt und { $bonus } Bonusschritte.
        }
       *[other] { $bonus ->
            [0] Noch { $pool } Schritte.
            [one] Noch { $pool } Schritte und ein Bonusschritt.
           *[other] Noch { $pool } Schritte und { $bonus } Bonusschritte.
        }
    }
randolph-asked-move =
    { $who } hat { $first } + { $second } gewürfelt: { $pool ->
        [0] kein Schritt mehr übrig.
        [one] noch ein Schritt.
       *[other] noch { $pool } Schritte.
    }
randolph-asked-crowd-you = Drei deiner Agenten sind in { $city }: Einer von ihnen muss mit dem nächsten Schritt hinaus.
randolph-asked-crowd = { $who } zieht durch { $city } und muss mit dem nächsten Schritt hinaus.
randolph-asked-pick-you = Zwei Agenten von { $other } sind in { $city }. Gegen wen kämpfst du zuerst?
randolph-asked-pick-at-you = { $who } wählt, gegen welchen deiner zwei Agenten in { $city } zuerst gekämpft wird.
randolph-asked-pick = { $who } wählt, gegen welchen Agenten von { $other } in { $city } zuerst gekämpft wird.
randolph-asked-duel-you = Duell mit { $other } in { $city }: Wähle eine Karte.
randolph-asked-duel-laid = Deine Karte liegt verdeckt in { $city }. Warte auf { $other }.
randolph-asked-duel = { $who } und { $other } duellieren sich in { $city }.
randolph-asked-loot-you = Du hast das Duell gewonnen. { $suitcase } liegt in { $city }: nehmen oder liegen lassen?
randolph-asked-loot = { $who } hat in { $city } gewonnen und darf { $suitcase } nehmen.
randolph-asked-bomb-you =
    { $count ->
        [one] Eine Bombe! Wähle noch einen Agenten, den du opferst.
       *[other] Eine Bombe! Wähle noch { $count } Agenten, die du opferst.
    }
randolph-asked-bomb = { $who } hat eine Bombe geöffnet und wählt, welche Agenten verloren sind.

## What happened

randolph-tell-packed-you = Du füllst deine Koffer.
randolph-tell-packed = { $who } füllt die Koffer.
randolph-tell-placed-you = Du platzierst { $suitcase } in { $city }.
randolph-tell-placed = { $who } platziert { $suitcase } in { $city }.
randolph-tell-guards-you =
    { $count ->
        [0] Du stellst keine Wachen auf.
        [one] Du stellst eine Wache auf.
       *[other] Du stellst { $count } Wachen auf.
    }
randolph-tell-guards =
    { $count ->
        [0] { $who } stellt keine Wachen auf.
        [one] { $who } stellt eine Wache auf.
       *[other] { $who } stellt { $count } Wachen auf.
    }
randolph-tell-ready-you = Du bist bereit.
randolph-tell-ready = { $who } ist bereit.
randolph-tell-shown = Alle Koffer sind versteckt. Die Städte sehen jetzt alle, den Inhalt nicht.
randolph-tell-start-you = Du würfelst { $first } + { $second } um den ersten Zug.
randolph-tell-start = { $who } würfelt { $first } + { $second } um den ersten Zug.
randolph-tell-start-tied = Gleichstand, noch ein Wurf: { $players }.
randolph-tell-begins-you = Du beginnst.
randolph-tell-begins = { $who } beginnt.
randolph-tell-rolled-you = Du würfelst { $first } + { $second }.
randolph-tell-rolled = { $who } würfelt { $first } + { $second }.
randolph-tell-step-you = Du: { $from } → { $to }.
randolph-tell-step = { $who }: { $from } → { $to }.
randolph-tell-step-with-you = Du: { $from } → { $to } mit { $suitcase }.
randolph-tell-step-with = { $who }: { $from } → { $to } mit { $suitcase }.
randolph-tell-taken-you = Du nimmst { $suitcase } in { $city }.
randolph-tell-taken = { $who } nimmt { $suitcase } in { $city }.
randolph-tell-dropped-you = Du legst { $suitcase } in { $city } ab.
randolph-tell-dropped = { $who } legt { $suitcase } in { $city } ab.
randolph-tell-exchanged-you = Du tauschst { $left } in { $city } gegen { $suitcase }.
randolph-tell-exchanged = { $who } tauscht { $left } in { $city } gegen { $suitcase }.
randolph-tell-met-two-you = Du triffst in { $city } auf zwei Agenten von { $other }.
randolph-tell-met-two-at-you = { $who } trifft in { $city } auf zwei deiner Agenten.
randolph-tell-met-two = { $who } trifft in { $city } auf zwei Agenten von { $other }.
randolph-tell-attack-you = Du greifst { $other } in { $city } an.
randolph-tell-attack-at-you = { $who } greift dich in { $city } an.
randolph-tell-attack = { $who } greift { $other } in { $city } an.
# $won and $lost are the two duel cards. $fate: base = the losing agent goes home. $drops: yes = $suitcase stays in $city.
randolph-tell-duel-you =
    Du schlägst { $other } in { $city }, { $won } gegen { $lost }. { $fate ->
        [base] Der geschlagene Agent geht heim.
       *[out] Der geschlagene Agent ist aus dem Spiel.
    } { $drops ->
        [yes] { $suitcase } bleibt dort.
       *[no] { "" }
    }
randolph-tell-duel-at-you =
    { $who } schlägt dich in { $city }, { $won } gegen { $lost }. { $fate ->
        [base] Dein Agent geht heim.
       *[out] Dein Agent ist aus dem Spiel.
    } { $drops ->
        [yes] { $suitcase } bleibt dort.
       *[no] { "" }
    }
randolph-tell-duel =
    { $who } schlägt { $other } in { $city }, { $won } gegen { $lost }. { $fate ->
        [base] Der geschlagene Agent geht heim.
       *[out] Der geschlagene Agent ist aus dem Spiel.
    } { $drops ->
        [yes] { $suitcase } bleibt dort.
       *[no] { "" }
    }
randolph-tell-cards-back-you = Du nimmst alle sieben Duellkarten wieder auf.
randolph-tell-cards-back = { $who } nimmt alle sieben Duellkarten wieder auf.
randolph-tell-loot-left-you = Du lässt { $suitcase } liegen.
randolph-tell-loot-left = { $who } lässt { $suitcase } liegen.
randolph-tell-delivered-you =
    { $count ->
        [one] Du lieferst { $suitcase } ab: ein Geheimnis, insgesamt { $secrets }.
       *[other] Du lieferst { $suitcase } ab: { $count } Geheimnisse, insgesamt { $secrets }.
    }
randolph-tell-delivered =
    { $count ->
        [one] { $who } liefert { $suitcase } ab: ein Geheimnis, insgesamt { $secrets }.
       *[other] { $who } liefert { $suitcase } ab: { $count } Geheimnisse, insgesamt { $secrets }.
    }
randolph-tell-bomb-you = Du lieferst { $suitcase } ab: eine Bombe!
randolph-tell-bomb = { $who } liefert { $suitcase } ab: eine Bombe!
randolph-tell-exploded-you =
    { $count ->
        [one] Die Bombe kostet dich einen Agenten.
       *[other] Die Bombe kostet dich { $count } Agenten.
    }
randolph-tell-exploded =
    { $count ->
        [one] Die Bombe kostet { $who } einen Agenten.
       *[other] Die Bombe kostet { $who } { $count } Agenten.
    }
# $place is a city, a base or an HQ.
randolph-tell-lost-you = Du verlierst einen Agenten: { $place }.
randolph-tell-lost = { $who } verliert einen Agenten: { $place }.
randolph-tell-lost-with-you = Du verlierst einen Agenten: { $place }. { $suitcase } bleibt dort.
randolph-tell-lost-with = { $who } verliert einen Agenten: { $place }. { $suitcase } bleibt dort.
randolph-tell-out-you = Du hast keine Agenten mehr und scheidest aus.
randolph-tell-out = { $who } hat keine Agenten mehr und scheidet aus.
randolph-tell-unused-you =
    { $count ->
        [one] Du lässt einen Schritt verfallen.
       *[other] Du lässt { $count } Schritte verfallen.
    }
randolph-tell-unused =
    { $count ->
        [one] { $who } lässt einen Schritt verfallen.
       *[other] { $who } lässt { $count } Schritte verfallen.
    }
randolph-tell-undone-you = Du nimmst den letzten Zug zurück.
randolph-tell-undone = { $who } nimmt den letzten Zug zurück.
# $reason: secrets, last_standing (only one with agents), out_of_reach (nobody could reach the target any more), round_limit.
randolph-won-you =
    { $reason ->
        [last_standing] Du gewinnst: Sonst hat niemand mehr Agenten.
        [out_of_reach] { $secrets ->
            [one] Du gewinnst mit { $secrets } Geheimnis: Niemand kann das Ziel mehr erreichen.
           *[other] Du gewinnst mit { $secrets } Geheimnissen: Niemand kann das Ziel mehr erreichen.
        }
        [round_limit] { $secrets ->
            [one] Du gewinnst mit { $secrets } Geheimnis in der letzten Runde.
           *[other] Du gewinnst mit { $secrets } Geheimnissen in der letzten Runde.
        }
       *[secrets] Du gewinnst mit { $secrets } Geheimnissen.
    }
randolph-won =
    { $reason ->
        [last_standing] { $who } gewinnt: Sonst hat niemand mehr Agenten.
        [out_of_reach] { $secrets ->
            [one] { $who } gewinnt mit { $secrets } Geheimnis: Niemand kann das Ziel mehr erreichen.
           *[other] { $who } gewinnt mit { $secrets } Geheimnissen: Niemand kann das Ziel mehr erreichen.
        }
        [round_limit] { $secrets ->
            [one] { $who } gewinnt mit { $secrets } Geheimnis in der letzten Runde.
           *[other] { $who } gewinnt mit { $secrets } Geheimnissen in der letzten Runde.
        }
       *[secrets] { $who } gewinnt mit { $secrets } Geheimnissen.
    }
randolph-won-shared =
    { $reason ->
        [out_of_reach] Geteilter Sieg: { $players }. Niemand kann das Ziel mehr erreichen.
        [round_limit] Geteilter Sieg in der letzten Runde: { $players }.
       *[other] Geteilter Sieg: { $players }.
    }

## What can be done: entries of the list of all moves

randolph-do-contents = Koffer A: { $a }. B: { $b }. C: { $c }. D: { $d }.
randolph-do-place = Koffer { $letter } in { $city } platzieren.
randolph-do-guards =
    { $count ->
        [0] Keine Wachen aufstellen.
        [one] Eine Wache in der leeren Basis aufstellen.
       *[other] { $count } Wachen in der leeren Basis aufstellen.
    }
randolph-do-step =
    { $enemy ->
        [yes] Agent: { $from } → { $to }, dort wartet ein Duell.
       *[no] Agent: { $from } → { $to }.
    }
randolph-do-step-with =
    { $enemy ->
        [yes] Agent mit { $suitcase }: { $from } → { $to }, dort wartet ein Duell.
       *[no] Agent mit { $suitcase }: { $from } → { $to }.
    }
randolph-do-deliver = { $suitcase } von { $from } aus im Hauptquartier abliefern.
randolph-do-take = { $suitcase } in { $city } nehmen.
randolph-do-exchange = { $left } in { $city } gegen { $suitcase } tauschen.
randolph-do-drop = { $suitcase } in { $city } ablegen.
randolph-do-end =
    { $count ->
        [0] Den Zug beenden.
        [one] Den Zug beenden und einen Schritt verfallen lassen.
       *[other] Den Zug beenden und { $count } Schritte verfallen lassen.
    }
randolph-do-pick = Zuerst gegen den Agenten mit leeren Händen kämpfen.
randolph-do-pick-with = Zuerst gegen den Agenten mit { $suitcase } kämpfen.
randolph-do-card = Die { $card } spielen.
randolph-do-loot = { $suitcase } nehmen.
randolph-do-loot-exchange = { $left } gegen { $suitcase } tauschen.
randolph-do-leave = { $suitcase } liegen lassen.
randolph-do-lose = Den Agenten opfern: { $place }.
randolph-do-lose-with = Den Agenten mit { $suitcase } opfern: { $place }.

## The table

randolph-board-about = Karte des Spielbretts mit { $cities } Städten. Alles, was du tun darfst, steht auch in der Liste der Züge.
randolph-described = Die Karte in Worten
randolph-described-next = Nachbarn von { $place }: { $cities }
randolph-described-place = { $place }: { $what }
randolph-described-with = { $who } mit { $suitcase }
randolph-agent-about =
    { $colour ->
        [red] Roter Agent: { $place }
        [blue] Blauer Agent: { $place }
        [green] Grüner Agent: { $place }
       *[yellow] Gelber Agent: { $place }
    }
randolph-agent-about-with =
    { $colour ->
        [red] Roter Agent mit { $suitcase }: { $place }
        [blue] Blauer Agent mit { $suitcase }: { $place }
        [green] Grüner Agent mit { $suitcase }: { $place }
       *[yellow] Gelber Agent mit { $suitcase }: { $place }
    }
randolph-go-to =
    { $steps ->
        [one] { $city }, { $steps } Schritt
       *[other] { $city }, { $steps } Schritte
    }
randolph-go-to-duel =
    { $steps ->
        [one] { $city }, { $steps } Schritt, Duell bei Ankunft
       *[other] { $city }, { $steps } Schritte, Duell bei Ankunft
    }
randolph-go-to-hq = Dein Hauptquartier: { $suitcase } abliefern
randolph-zoom-in = Vergrößern
randolph-zoom-out = Verkleinern
randolph-zoom-mine = Meine Agenten zeigen
randolph-overview = Übersicht der Karte
randolph-legend = Legende
randolph-legend-steps = Schritte bis dorthin
randolph-legend-duel = Duell bei Ankunft
randolph-legend-exit = Ausgang einer Basis
randolph-legend-gate = Tor ins HQ, nur eigene Farbe
randolph-your-turn = Du bist dran
randolph-dice = Würfel: { $first } und { $second }
# On a button that waits for something: what is missing, as short as can be.
randolph-do-choose = Wähle einen Agenten
randolph-do-send = Tippe auf eine leuchtende Stadt
randolph-hint-choose = Wähle einen deiner Agenten auf der Karte.
randolph-hint-send = Schick den Agenten in eine leuchtende Stadt, oder nutze, was hier liegt.
randolph-hint-none-left = Koffer darfst du noch nehmen, ablegen oder tauschen.
randolph-hint-crowd = Drei in einer Stadt: Einer muss weiter.
randolph-agents = Deine Agenten
randolph-take = Nehmen
randolph-exchange = Tauschen
randolph-drop = Ablegen
randolph-deliver = Abliefern
randolph-end = Zug beenden
randolph-end-unused =
    { $count ->
        [one] Zug beenden, ein Schritt übrig
       *[other] Zug beenden, { $count } Schritte übrig
    }
# Instead of ending the turn with steps unused.
randolph-play-on = Weiterspielen
# A suitcase that was won in a duel is not taken.
randolph-leave = Liegen lassen
randolph-undo = Rückgängig
randolph-continue = Weiter
randolph-close = Schließen
randolph-closer-nothing = Hier ist niemand und nichts.

## Players and suitcases

randolph-secrets-of = { $count } von { $target } Geheimnissen
randolph-agents-left =
    { $count ->
        [one] { $count } Agent
       *[other] { $count } Agenten
    }
randolph-cards-about = Duellkarten auf der Hand: { $cards }. Gespielt: { $spent }.
randolph-none = keine
randolph-player-out = raus
randolph-own = Deine Koffer
randolph-own-short = Koffer
randolph-eyes-only = Nur für dich
randolph-where-carried = unterwegs
randolph-where-carried-by = { $who }
randolph-where-delivered = abgeliefert
randolph-where-nowhere = noch offen
randolph-files = Akten
randolph-files-about = Wessen Koffer wo ist und was man von ihm weiß.
randolph-files-of = Koffer von { $who }
randolph-files-of-you = Deine Koffer
randolph-file-lies = liegt in { $city }
randolph-file-carried = getragen von { $who }: { $place }
randolph-file-carried-you = getragen von dir: { $place }
randolph-file-delivered = abgeliefert von { $who }
randolph-file-delivered-you = abgeliefert von dir
randolph-file-hidden = noch nicht platziert
randolph-file-unknown = unbekannt
randolph-file-history = { $moves ->
        [one] einmal bewegt
       *[other] { $moves }-mal bewegt
    }

## Set-up

randolph-setup-rule-1 = Verteile 5, 3, 1 und die Bombe auf A bis D. Nur du weißt, was wo ist.
randolph-setup-rule-2 = Platziere jeden Koffer in einer anderen Stadt. Die Städte werden allen gezeigt, sobald alle bereit sind.
# $corner: NW, NE, SE, SW
randolph-setup-rule-3 =
    { $corner ->
        [NW] Dein Hauptquartier liegt im Nordwesten. Gegner wollen, was ihnen nah erscheint.
        [NE] Dein Hauptquartier liegt im Nordosten. Gegner wollen, was ihnen nah erscheint.
        [SE] Dein Hauptquartier liegt im Südosten. Gegner wollen, was ihnen nah erscheint.
       *[SW] Dein Hauptquartier liegt im Südwesten. Gegner wollen, was ihnen nah erscheint.
    }
randolph-setup-rule-open = Danach werden die Koffer offen platziert, einer nach dem anderen.
randolph-setup-contents = Inhalt, geheim
randolph-setup-suitcases = Koffer in vier verschiedene Städte
randolph-setup-suitcases-later = Deine Koffer
randolph-setup-hint = Zieh einen Zettel auf einen Koffer, oder tippe erst auf den Zettel, dann auf den Koffer.
randolph-setup-hint-place = Zieh einen Koffer auf die Karte, oder tippe erst auf ihn, dann auf eine Stadt.
randolph-setup-hint-done = Alles ist versteckt. Ändere, was du willst, dann drück „Bereit“.
randolph-setup-ready = Bereit
randolph-setup-place = Platzieren
randolph-setup-missing = Bereit · { $letter } fehlt
randolph-setup-kicker = Versteck deine Geheimnisse
# The sentence of the set-up: slips first, then cities.
randolph-setup-say-slips = Steck in jeden Koffer einen Zettel.
randolph-setup-say-cities = Stell jeden Koffer in eine Stadt.
randolph-setup-say-done = Alles ist versteckt. Drück auf Bereit.
randolph-setup-shuffle = Alles mischen
randolph-setup-waiting = Du bist bereit. Die anderen verstecken noch ihre Koffer.
randolph-setup-drop-here = hier ablegen
randolph-setup-not-placed = noch offen
randolph-setup-slip =
    { $content ->
        [bomb] Die Bombe
        [1] Ein Geheimnis
       *[other] { $content } Geheimnisse
    }
randolph-setup-slip-in =
    { $content ->
        [bomb] Koffer { $letter }, darin die Bombe
        [1] Koffer { $letter }, darin ein Geheimnis
       *[other] Koffer { $letter }, darin { $content } Geheimnisse
    }
randolph-setup-bag-empty = Koffer { $letter }, leer
randolph-setup-city = Stadt für Koffer { $letter }
randolph-setup-guards = Wachen
randolph-setup-guards-about = Ihr spielt zu dritt: Du darfst Agenten in der Basis aufstellen, in der niemand beginnt.
randolph-setup-hiding = versteckt noch
randolph-setup-is-ready = bereit
randolph-setup-your-orders = Dein Auftrag

## Start

randolph-start-title = Wer beginnt?
randolph-start-begins-you = Du beginnst!
randolph-start-begins = { $who } beginnt.

## Duel

randolph-duel-tab = Duell { $number }, Runde { $round }
randolph-duel-title = Duell in { $city }
randolph-duel-attacks = greift an
randolph-duel-defends = verteidigt
randolph-duel-has-chosen = hat gewählt
randolph-duel-is-choosing = wählt noch
randolph-duel-no-card = Noch keine Karte
randolph-duel-can-play = { $who } kann { $cards } spielen.
randolph-duel-stands = bleibt stehen
randolph-duel-why-french = Französische Regel: Bei Gleichstand gewinnt, wer dazugekommen ist.
randolph-duel-why-exact = Englische Regel: Der Angriff kam mit dem letzten Schritt und gewinnt den Gleichstand.
randolph-duel-why-steps = Englische Regel: Es waren noch Schritte übrig, also gewinnt die Verteidigung.
randolph-duel-stage-hands = Hände
randolph-duel-stage-choose = Wahl
randolph-duel-stage-silence = Stille
randolph-duel-stage-turn = Aufdecken
randolph-duel-stage-words = Worte
randolph-duel-out = Agent aus dem Spiel
randolph-duel-home = Agent geht heim
randolph-duel-card = Karte { $card }
randolph-duel-card-used = Karte { $card }, verbraucht
randolph-duel-card-down = Eine verdeckte Karte
randolph-duel-play = Die { $card } spielen
randolph-duel-pick = Wähle eine Karte
randolph-duel-tie-you = Gleichstand geht an dich. Verlierst du mit einer 0, geht dein Agent nur heim.
randolph-duel-tie-other = Gleichstand geht an { $who }. Verlierst du mit einer 0, geht dein Agent nur heim.
randolph-duel-won-you = Du gewinnst, { $won } gegen { $lost }.
randolph-duel-lost-you = Du verlierst, { $lost } gegen { $won }.
randolph-duel-won = { $who } gewinnt, { $won } gegen { $lost }.
randolph-duel-bonus = Bonusschritt für diesen Agenten
randolph-duel-bonus-pool = Bonusschritt, Agent nach Wahl
randolph-duel-left = { $suitcase } liegt jetzt in { $city }.
# Stamps: very short.
randolph-duel-stamp-won = Gewonnen
randolph-duel-stamp-lost = Verloren
randolph-duel-stamp-over = Entschieden
randolph-pick-title = Zwei Verteidiger in { $city }
randolph-pick-about = Gegen wen kämpft dein Agent zuerst? Gewinnt er, kämpft er mit einer neuen Karte gegen den zweiten.
randolph-pick-empty = leere Hände
randolph-pick-carries = trägt { $suitcase }
randolph-waiting-for = Warte auf { $who } …

## Delivery and bomb

randolph-delivery-tab =
    { $colour ->
        [red] Hauptquartier Rot
        [blue] Hauptquartier Blau
        [green] Hauptquartier Grün
       *[yellow] Hauptquartier Gelb
    }
randolph-delivery-opens-you = Du öffnest { $suitcase }
randolph-delivery-opens = { $who } öffnet { $suitcase }
randolph-delivery-back-you =
    { $colour ->
        [red] Dein Agent ist zurück in der roten Basis.
        [blue] Dein Agent ist zurück in der blauen Basis.
        [green] Dein Agent ist zurück in der grünen Basis.
       *[yellow] Dein Agent ist zurück in der gelben Basis.
    }
randolph-delivery-back =
    { $colour ->
        [red] Der Agent ist zurück in der roten Basis.
        [blue] Der Agent ist zurück in der blauen Basis.
        [green] Der Agent ist zurück in der grünen Basis.
       *[yellow] Der Agent ist zurück in der gelben Basis.
    }
randolph-bomb-word = Eine Bombe.
randolph-bomb-about-you = Eine Bombe: Die Hälfte deiner Agenten ist verloren, { $count }.
randolph-bomb-about = Eine Bombe: { $who } verliert die Hälfte der Agenten, { $count }.
randolph-bomb-note = Was ein verlorener Agent trägt, bleibt in seiner Stadt. Dein Zug geht weiter.
randolph-bomb-more =
    { $count ->
        [one] und noch einer
       *[other] und noch { $count }
    }
randolph-bomb-chosen = { $chosen } von { $count } gewählt.
randolph-bomb-drops = lässt { $suitcase } zurück
randolph-bomb-clear = Leeren
randolph-bomb-lose =
    { $count ->
        [one] Diesen opfern
       *[other] Diese { $count } opfern
    }

## What a scene says, moment by moment

randolph-scene-courier-you = Dein Kurier kommt heim.
randolph-scene-courier = Der Kurier kommt heim.
randolph-scene-laid-you = Du hast eine Karte gewählt.
randolph-scene-laid = { $who } hat eine Karte gewählt.
randolph-scene-chosen = Beide haben gewählt.
randolph-scene-tie = { $card } gegen { $card }.
randolph-scene-beats = { $won } schlägt { $lost }.
randolph-scene-duel-won-you = Du gewinnst das Duell.
randolph-scene-duel-won = { $who } gewinnt das Duell.
randolph-scene-stays = { $suitcase } bleibt in { $city }.
randolph-scene-on-table = { $suitcase } liegt auf dem Tisch.
randolph-scene-clasp = Ein Schloss.
randolph-scene-clasp-other = Das andere.
randolph-scene-opens = Er geht auf …
randolph-scene-ticks = Es tickt.
randolph-scene-count =
    { $left ->
        [3] Drei.
        [2] Zwei.
       *[1] Eins.
    }
randolph-scene-secrets =
    { $count ->
        [one] { $count } Staatsgeheimnis.
       *[other] { $count } Staatsgeheimnisse.
    }
randolph-scene-stands-you = Du stehst bei { $secrets } von { $target }.
randolph-scene-stands = { $who } steht bei { $secrets } von { $target }.
randolph-scene-packed-you = Du hast ihn selbst gepackt.
randolph-scene-packed = Gepackt von { $who }.
randolph-scene-last = Das war der letzte Zug.
randolph-scene-last-held =
    { $count ->
        [one] Im letzten Koffer lag { $count } Staatsgeheimnis.
       *[other] Im letzten Koffer lagen { $count } Staatsgeheimnisse.
    }
randolph-scene-race = Wie es dazu kam …
randolph-scene-crossed = { $secrets } Geheimnisse: Die Linie bei { $target } ist überschritten.
randolph-scene-led-you = Du hast bis Runde { $round } geführt.
randolph-scene-led = { $who } hat bis Runde { $round } geführt.
randolph-scene-bomb-round = Dann die Bombe in Runde { $round }.
randolph-round = Runde { $round }

## Result

randolph-result-kicker = Auftrag erfüllt
randolph-result-kicker-lost = Auftrag gescheitert
randolph-result-stamp = Fall erledigt
randolph-result-secrets =
    { $count ->
        [one] Geheimnis
       *[other] Geheimnisse
    }
randolph-result-inside =
    { $colour ->
        [red] Was in den roten Koffern war
        [blue] Was in den blauen Koffern war
        [green] Was in den grünen Koffern war
       *[yellow] Was in den gelben Koffern war
    }
randolph-result-delivered = abgeliefert von { $who }
randolph-result-delivered-you = abgeliefert von dir
randolph-result-carried = getragen von { $who }
randolph-result-carried-you = getragen von dir
randolph-result-lay = lag in { $city }
randolph-result-agents = Agenten übrig
randolph-result-duels = Duellsiege
randolph-result-suitcases = abgeliefert
randolph-result-race = Abgelieferte Geheimnisse, Runde für Runde
randolph-result-race-line = { $who } { $secrets }
# For those who cannot see the chart: one entry a delivery.
randolph-result-race-step = Runde { $round }: { $who } hat { $secrets }
randolph-result-again = Das Rennen noch einmal
randolph-share = Bild zum Teilen
randolph-share-failed = Auf diesem Gerät ließ sich das Bild nicht machen.
# The last line of that picture.
randolph-share-fine =
    { $rounds } Runden, { $duels ->
        [one] ein Duell
       *[other] { $duels } Duelle
    }

## Chart of boards without a drawing

randolph-board-loading = Die Karte wird entrollt …
randolph-board-missing = Für dieses Spielbrett gibt es hier keine Zeichnung. Nutze die Liste der Züge.

## Cities

city-addis_ababa = Addis Abeba
city-anchorage = Anchorage
city-antananarivo = Antananarivo
city-athens = Athen
city-beijing = Peking
city-belgrade = Belgrad
city-berlin = Berlin
city-brest = Brest
city-budapest = Budapest
city-buenos_aires = Buenos Aires
city-cairo = Kairo
city-cape_town = Kapstadt
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
city-helsinki = Helsinki
city-hong_kong = Hongkong
city-honolulu = Honolulu
city-istanbul = Istanbul
city-kyiv = Kyjiw
city-lima = Lima
city-lisbon = Lissabon
city-london = London
city-luanda = Luanda
city-madrid = Madrid
city-manila = Manila
city-mexico_city = Mexiko-Stadt
city-montreal = Montreal
city-moscow = Moskau
city-murmansk = Murmansk
city-nairobi = Nairobi
city-new_york = New York
city-norilsk = Norilsk
city-nuuk = Nuuk
city-oslo = Oslo
city-panama_city = Panama-Stadt
city-papeete = Papeete
city-paris = Paris
city-perth = Perth
city-reykjavik = Reykjavík
city-rio_de_janeiro = Rio de Janeiro
city-rome = Rom
city-san_francisco = San Francisco
city-santiago = Santiago
city-singapore = Singapur
city-stockholm = Stockholm
city-sydney = Sydney
city-tangier = Tanger
city-tokyo = Tokio
city-tunis = Tunis
city-vancouver = Vancouver
city-vienna = Wien
city-warsaw = Warschau
city-winnipeg = Winnipeg

## One sentence of help at the first decision of each kind

randolph-hint-setup = Wähle, was in welchem Koffer ist, und für jeden eine Stadt. Niemand sonst weiß, wo deine Bombe liegt.
randolph-hint-move = Wähle einen Agenten, dann eine erleuchtete Stadt. Wer bei einem Koffer steht, kann ihn nehmen; bring ihn in dein Hauptquartier.
randolph-hint-pick = Du kämpfst gegen einen nach dem anderen: Wähle den ersten.
randolph-hint-duel = Die höhere Karte gewinnt, und jede Karte dient einmal. Wer mit einer 0 verliert, geht nur nach Hause.
randolph-hint-loot = Der Agent, der gewonnen hat, darf den Koffer mitnehmen oder in der Stadt lassen.
randolph-hint-bomb = Wähle die Agenten, die du aufgibst. Was sie trugen, bleibt, wo sie standen.
