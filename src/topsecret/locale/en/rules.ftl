### The page with the rules, and the dialog that opens them at the table. The rules themselves are in rules-kramer.md and rules-randolph.md.

# { $game } is the name of one of the two games.
rules-title = Rules: { $game }
rules-contents = Contents
rules-games = Which game
rules-learn = Learn by playing
rules-all = All the rules
# { $clause } is a number like K4.2.
rules-clause = Clause { $clause }: link to it
rules-table = Table
