### The lessons: an interactive game with a teacher. { $agent } and the like are not used: names of agents and cities stand in the sentences.

learn-title = Lernen: { $game }
# A short first name for the learner, where the visitor has not told one.
learn-name = Alex
learn-step = Schritt { $n } von { $all }
learn-back = Schritt zurück
learn-next = Weiter
learn-skip = Auslassen
learn-again = Von vorn
learn-finish = Fertig
learn-why = Die genaue Regel
learn-other = Das ist auch erlaubt, aber hier ist etwas anderes gefragt. Versuche es noch einmal: { $wanted }
learn-not-now = Gerade ist nichts zu tun. Lies weiter und drück „Weiter“.
learn-others-move = Die anderen ziehen …
learn-progress = Wie weit du bist

## The end of a lesson

learn-over = Du kennst das Spiel
learn-over-kramer = Du hast gewürfelt, geblufft, den Tresor geknackt und ein Dossier ausgefüllt. Jetzt wird es ernst: Niemand sagt dir mehr, was zu tun ist.
learn-over-randolph = Du hast Koffer versteckt, gekämpft, geliefert und bist in die Luft geflogen. Jetzt wird es ernst: Niemand sagt dir mehr, was zu tun ist.
learn-over-stamp = Ausgebildet
learn-play = Gleich gegen Bots spielen
learn-rules = Die Regeln lesen
learn-other-game = Das andere Spiel lernen

## Kramer’s game. You are Jacques, the red agent; Vera and Boris play with you.
## -title: a heading; no suffix: what is explained; -do: what to do now; -done: what happened, and why.

learn-kramer-town-title = Die Stadt
learn-kramer-town = Zwölf Häuser im Ring. Gezogen wird im Uhrzeigersinn: Kirche, 1 bis 10, Ruine und wieder Kirche. Die Zahl ist der Wert des Hauses. Die Leiste um die Stadt zählt die Punkte: Wer 42 erreicht, beendet das Spiel.

learn-kramer-identity-title = Wer du bist
learn-kramer-identity = Alle haben verdeckt eine Identität bekommen. Deine ist Jacques, der rote Agent. Das weiß sonst niemand. Drei der sechs Agenten gehören niemandem: Sie sind frei.

learn-kramer-points-title = Punkte
learn-kramer-points = Du hast eine 4 gewürfelt. Ein Punkt zieht einen Agenten ein Haus weiter. Du darfst die Punkte beliebig auf die Agenten verteilen.
learn-kramer-points-do = Gib Jacques (rot) zwei Punkte und Doyle (blau) zwei Punkte, dann bestätige.
learn-kramer-points-done = Beide sind in Haus 2. Danach haben Vera und Boris gezogen, und sieh da: Boris hat deinen Jacques bewegt. Alle ziehen alle.

learn-kramer-one-to-three-title = Die Seite 1–3
learn-kramer-one-to-three = Du hast 1–3 gewürfelt: Jetzt wählst du, wie viele Punkte du nimmst, 1, 2 oder 3.
learn-kramer-one-to-three-do = Nimm zwei Punkte: Gib beide Jacques (rot).
learn-kramer-one-to-three-done = Jacques ist in Haus 5. Das war recht offenherzig. Wer immer denselben Agenten zieht, ist bald durchschaut.

learn-kramer-bluff-title = Bluff
learn-kramer-bluff = Zieh also ab und zu jemand anderen. Die anderen werden sich wundern und deinen Agenten für dich weitertragen.
learn-kramer-bluff-do = Nutze deine zwei Punkte, aber lass Jacques (rot) stehen.
learn-kramer-bluff-done = Gut. Niemand kann sich sicher sein.

learn-kramer-scoring-title = Der Tresor
learn-kramer-scoring = Der Tresor steht in Haus 7. Endet dort ein Agent, den du gezogen hast, ist der Tresor geknackt, und jeder Agent bekommt den Wert seines Hauses, wo immer er steht.
learn-kramer-scoring-do = Zieh Jacques (rot) zwei Häuser weiter, zum Tresor.
learn-kramer-scoring-done = Jacques bekam 7. Aber Mirkov, der nur so in der 10 stand, bekam 10. Sieh nach, wo alle stehen, bevor du den Tresor knackst.

learn-kramer-safe-title = Den Tresor versetzen
learn-kramer-safe = Wer den Tresor knackt, stellt ihn woandershin: in ein beliebiges anderes Haus, besetzt oder nicht. Das löst keine Wertung aus.
learn-kramer-safe-do = Wähle ein neues Haus für den Tresor.
learn-kramer-safe-done = Der Tresor steht. Gut steht er dort, wo dein Agent bald sein wird.

learn-kramer-ruin-title = Die Ruine
learn-kramer-ruin = Mirkov steht in der 10, viel zu gut. Einen Schritt weiter liegt die Ruine: drei Punkte Verlust bei einer Wertung. Der Tresor steht in der 6.
learn-kramer-ruin-do = Gib Mirkov (grün) einen Punkt und Jacques (rot) zwei, zum Tresor in der 6.
learn-kramer-ruin-done = Mirkov verlor 3, Jacques bekam 6. Kein Zählstein fällt je hinter den Start zurück.

learn-kramer-draw-title = Karten
learn-kramer-draw = Mit Top-Secret-Karten wird das Spiel wilder. Du ziehst eine nach, wenn ein Agent, den du gezogen hast, in der Ruine endet oder wenn du 1–3 würfelst und niemanden ziehst.
learn-kramer-draw-do = Schick Perry (gelb) mit einem Punkt in die Ruine und gib den anderen Schulz (grau).
learn-kramer-draw-done = Du hast eine Karte bekommen. Ab deinem nächsten Zug kannst du sie spielen. Mehr als vier hat niemand auf der Hand.

learn-kramer-card-title = Die Top-Secret-Runde
learn-kramer-card = Nach jedem Zug dürfen alle reihum Karten spielen, bevor gewertet wird. Boris hat Doyle zum Tresor gebracht und gepasst. Doyle steht scharf. Halt ihn auf!
learn-kramer-card-do = Spiel „In die Ruine“ auf Doyle (blau). Dann sag Stopp: Eine zweite Karte spielst du nicht.
learn-kramer-card-done = Doyle ist weg vom Tresor, also gibt es nichts zu werten. Vera und Boris haben gepasst.

learn-kramer-pass-title = Passen
learn-kramer-pass = Die Runde ist vorbei, wenn alle nacheinander gepasst haben. Du wirst noch einmal gefragt, weil du eine Karte gespielt hast.
learn-kramer-pass-do = Passe.
learn-kramer-pass-done = Die Runde ist vorbei. Keine Wertung: Niemand stand mehr scharf. Wer passt, darf trotzdem noch eine Karte spielen, wenn die anderen weitermachen.

learn-kramer-second-title = Eine zweite Identität
learn-kramer-second = Eine Karte gibt dir die Identität eines freien Agenten, von den anderen ungesehen. Am Ende zählt dein besserer Agent.
learn-kramer-second-do = Spiel „Zweite Identität“.
learn-kramer-second-done = Bucci (orange) gehört jetzt auch dir. Alle haben gesehen, dass du eine Identität genommen hast, aber nicht, welche.

learn-kramer-dossier-title = Das Dossier
learn-kramer-dossier = Eine Variante für gute Beobachter. Erreicht der erste Zählstein die 29, schreiben alle auf, wer wer ist. Jede richtige Zeile bringt am Ende fünf Punkte. Vera hat die ganze Zeit Mirkov geschoben, Boris immer Doyle.
learn-kramer-dossier-do = Schreib Vera bei Mirkov (grün), Boris bei Doyle (blau), einen Strich bei den anderen, und gib es ab.
learn-kramer-dossier-done = Daran lässt sich nichts mehr ändern. Wer auf deinen Bluff hereingefallen ist, dem entgehen fünf Punkte.

learn-kramer-end-title = Das Ziel
learn-kramer-end = Jacques steht auf 35. Das Spiel endet, wenn ein Zählstein nach einer Wertung die 42 erreicht. Dann gewinnt der vorderste Zählstein, wenn er jemandem gehört: Freie Agenten gewinnen für niemanden.
learn-kramer-end-do = Gib Jacques (rot) drei Punkte, zum Tresor in der 9, und Doyle (blau) einen.
learn-kramer-end-done = 35 und 9 macht 44: Jacques ist durchs Ziel, und alle Identitäten werden aufgedeckt. Du hast gewonnen.

## Randolph’s game. You are red; Vera is green and sits in the opposite corner.

learn-randolph-world-title = Die Welt
learn-randolph-world = Du bist Rot. Deine sieben Agenten starten in deiner Basis im Nordwesten; dein Hauptquartier liegt in der Ecke gegenüber, im Südosten. Bring Koffer mit zehn Geheimnissen dorthin, und du gewinnst.

learn-randolph-contents-title = Geheimnisse und eine Bombe
learn-randolph-contents = Dir gehören vier Koffer. Hinein kommen fünf, drei und ein Geheimnis und eine Bombe. Nur du weißt, was wo ist.
learn-randolph-contents-do = Versteck die Bombe in Koffer B und die Geheimnisse, wie du willst.
learn-randolph-contents-done = Wer B abliefert, wird es bereuen. Auch du.

learn-randolph-place-title = Hinaus in die Welt
learn-randolph-place = Die Koffer kommen in vier verschiedene Städte. Meist tun das alle zugleich und geheim; hier geht es reihum und offen. Einer fehlt noch.
learn-randolph-place-do = Platziere Koffer D in Casablanca.
learn-randolph-place-done = Alle sehen, wo Koffer liegen, aber nicht, was darin ist. Ihr habt beide gewürfelt, und du beginnst.

learn-randolph-steps-title = Schritte
learn-randolph-steps = Zwei Würfel, 2 und 1: drei Schritte, für beliebige deiner Agenten. Ein Schritt ist eine Route oder ein Ausgang deiner Basis. Du darfst Schritte verfallen lassen.
learn-randolph-steps-do = Schick einen Agenten aus der Basis nach Winnipeg und weiter nach New York, und einen anderen nach Vancouver.
learn-randolph-steps-done = Alle Schritte sind verbraucht. Du darfst hin und zurück, aber nie in eine Basis hinein.

learn-randolph-take-title = Koffer
learn-randolph-take = Ein Agent darf einen Koffer, der in seiner Stadt liegt, nehmen, seinen ablegen oder beide tauschen, jederzeit in deinem Zug und kostenlos. Er trägt nur einen.
learn-randolph-take-do = Schick den Agenten in New York nach Chicago, nimm dort Veras Koffer A und geh zurück nach New York.
learn-randolph-take-done = Das Nehmen hat keinen Schritt gekostet. Was ist in A? Vera ist lächelnd daran vorbeigegangen …

learn-randolph-crowd-title = Kein Gedränge
learn-randolph-crowd = In einer Stadt dürfen höchstens zwei deiner Agenten stehen. Ein dritter darf hindurch, wenn gleich der nächste Schritt einen der drei wieder hinausführt.
learn-randolph-crowd-do = Schick den Agenten in Havanna nach Lissabon. Dann schick einen von Lissabon weiter nach London.
learn-randolph-crowd-done = Zwei bleiben in Lissabon. Mit nur einem Schritt hätte der dritte nicht hineingedurft.

learn-randolph-duel-title = Ein Duell
learn-randolph-duel = In London trägt ein Agent von Vera deinen Koffer D. Wer eine Stadt mit einem Gegner betritt, muss sich duellieren: Beide wählen geheim eine Karte, die höhere gewinnt.
learn-randolph-duel-do = Schick den Agenten in Montreal nach London. Dann spiel deine 4.
learn-randolph-duel-done = 4 schlägt 2. Veras Agent ist aus dem Spiel, und der Koffer liegt in London. Deine 4 ist verbraucht, bis alle sieben Karten es sind.

learn-randolph-bonus-title = Der Bonusschritt
learn-randolph-bonus = Wer als Angreifer gewinnt, bekommt einen Bonusschritt für den siegreichen Agenten, und der Zug geht weiter.
learn-randolph-bonus-do = Nimm mit dem Agenten in London Koffer D und geh nach Lissabon.
learn-randolph-bonus-done = Der Bonusschritt wird zuerst verbraucht. Du hast noch einen Schritt von den Würfeln.

learn-randolph-tie-title = Gleichstand
learn-randolph-tie = Und wenn beide Karten gleich sind? Dann gewinnt der Angreifer, also wer dazugekommen ist. (In der englischen Ausgabe nur, wenn es der letzte Schritt war.)
learn-randolph-tie-do = Schick den Agenten in London nach Berlin. Dann spiel deine 3.
learn-randolph-tie-done = 3 gegen 3: Du bist dazugekommen, also gewinnst du.

learn-randolph-zero-title = Die Null
learn-randolph-zero = Jetzt greift Vera dich in Kairo an, und deine guten Karten sind verbraucht. Wer verliert, verliert den Agenten, außer mit einer 0: Dann geht er nur heim.
learn-randolph-zero-do = Spiel eine 0.
learn-randolph-zero-done = Vera hat eine 5 verschwendet, und dein Agent wartet in seiner Basis. Du hast zwei Nullen.

learn-randolph-loot-title = Beute
learn-randolph-loot = Vera greift wieder an, in Wien, mit Koffer B in der Hand. Ihre 5 und ihre 4 sind verbraucht. Gewinnst du als Verteidiger, darfst du sofort nehmen, was der Verlierer trug, oder es gegen deinen Koffer tauschen.
learn-randolph-loot-do = Spiel deine 4. Dann nimm die Beute.
learn-randolph-loot-done = Wer als Angreifer verliert, verliert auch den Rest des Zuges. Du hast jetzt Veras B und deinen C in Wien gelassen.

learn-randolph-deliver-title = Abliefern
learn-randolph-deliver = Sydney ist eines der Tore zu deinem Hauptquartier. Hinein darfst du nur mit Koffer, und wer hineingeht, liefert ab.
learn-randolph-deliver-do = Schick den Agenten in Manila nach Sydney, dann in dein Hauptquartier.
learn-randolph-deliver-done = Fünf Geheimnisse! Der Agent ist zurück in seiner Basis. Von deinen ersten drei Koffern muss mindestens einer einem Gegner gehören: In deinen eigenen sind nur neun.

learn-randolph-bomb-title = Die Bombe
learn-randolph-bomb = Noch fünf, und du gewinnst. Veras C war so leicht zu haben …
learn-randolph-bomb-do = Liefere ihn von Singapur aus ab. Dann opfere noch zwei: den Agenten in Nuuk und den in deiner Basis.
learn-randolph-bomb-done = Eine Bombe kostet die Hälfte deiner Agenten, aufgerundet: von fünf drei. Der Überbringer gehört dazu; die anderen wählst du.

learn-randolph-guards-title = Zu dritt
learn-randolph-guards = Zu dritt hat einer niemanden gegenüber. Zum Ausgleich darf jeder der beiden anderen einen Agenten als Wache in die leere Basis stellen. Du gehörst zu ihnen.
learn-randolph-guards-do = Stell eine Wache auf, dann bist du bereit.
learn-randolph-guards-done = Deine Wache geht durch die Ausgänge jener Basis hinaus. Wird sie heimgeschickt, kommt sie in deine eigene.

learn-randolph-win-title = Zehn Geheimnisse
learn-randolph-win = Zurück zu deinem Krieg mit Vera. Du hast fünf Geheimnisse abgeliefert, und in Perth steht ein Agent mit deinem eigenen A: noch einmal fünf.
learn-randolph-win-do = Geh von Perth in dein Hauptquartier.
learn-randolph-win-done = Zehn Geheimnisse: Du gewinnst sofort, und jeder Koffer wird geöffnet.
