### The seven characters that bots play as: a word for their temper, and a sentence. Their names are the same in every language.

characters-title = Les sept robots
characters-note = Chacun a un nom, un visage et un tempérament. Leur force ne dépend que du niveau.

characters-ekow-word = audacieux
characters-ekow-temper = Passe par la grande porte et s’étonne toujours que les autres grimpent.
characters-fumi-word = téméraire
characters-fumi-temper = Retraitée de quatre métiers, chaque fois sans préavis.
characters-kaspar-word = théâtral
characters-kaspar-temper = Entre deux fois dans chaque pièce, au cas où quelqu’un l’aurait manqué.
characters-nadira-word = rusée
characters-nadira-temper = Notaire : rien de ce qu’elle dit n’est faux, et c’est bien ce qui la sert.
characters-tiago-word = prudent
characters-tiago-temper = N’a jamais été mouillé et n’a pas l’intention de commencer.
characters-wendell-word = patient
characters-wendell-temper = Attend le même bus depuis le printemps et l’espère pour bientôt.
characters-zofia-word = rancunière
characters-zofia-temper = Pardonne aussitôt, dès que c’est réglé.
