### The page with the rules, and the dialog that opens them at the table. The rules themselves are in rules-kramer.md and rules-randolph.md.

# { $game } is the name of one of the two games.
rules-title = Règles : { $game }
rules-contents = Sommaire
rules-games = Quel jeu
rules-learn = Apprendre en jouant
rules-all = Toutes les règles
# { $clause } is a number like K4.2.
rules-clause = Article { $clause } : lien direct
rules-table = Tableau
