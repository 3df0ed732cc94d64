### The seven characters that bots play as: a word for their temper, and a sentence. Their names are the same in every language.

characters-title = Die sieben Bots
characters-note = Jeder hat einen Namen, ein Gesicht und ein Temperament. Wie gut sie spielen, liegt allein an der Stufe.

characters-ekow-word = kühn
characters-ekow-temper = Geht durch die Vordertür und wundert sich jedes Mal, dass andere klettern.
characters-fumi-word = waghalsig
characters-fumi-temper = Hat vier Berufe hinter sich, jeden davon sehr plötzlich.
characters-kaspar-word = theatralisch
characters-kaspar-temper = Betritt jeden Raum zweimal, falls es jemandem entgangen ist.
characters-nadira-word = gerissen
characters-nadira-temper = Notarin: Nichts, was sie sagt, ist unwahr. Das macht es so brauchbar.
characters-tiago-word = vorsichtig
characters-tiago-temper = War noch nie nass und hat nicht vor, damit anzufangen.
characters-wendell-word = geduldig
characters-wendell-temper = Wartet seit dem Frühling auf denselben Bus und rechnet bald mit ihm.
characters-zofia-word = nachtragend
characters-zofia-temper = Verzeiht sofort, sobald es beglichen ist.
