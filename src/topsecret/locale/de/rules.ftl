### The page with the rules, and the dialog that opens them at the table. The rules themselves are in rules-kramer.md and rules-randolph.md.

# { $game } is the name of one of the two games.
rules-title = Regeln: { $game }
rules-contents = Inhalt
rules-games = Welches Spiel
rules-learn = Spielend lernen
rules-all = Alle Regeln
# { $clause } is a number like K4.2.
rules-clause = Regel { $clause }: Link hierher
rules-table = Tabelle
