### The page with the rules, and the dialog that opens them at the table. The rules themselves are in rules-kramer.md and rules-randolph.md.

# { $game } is the name of one of the two games.
rules-title = Regler: { $game }
rules-contents = Indhold
rules-games = Hvilket spil
rules-learn = Lær ved at spille
rules-all = Alle regler
# { $clause } is a number like K4.2.
rules-clause = Punkt { $clause }: link hertil
rules-table = Bord
