### The page with the rules, and the dialog that opens them at the table. The rules themselves are in rules-kramer.md and rules-randolph.md.

# { $game } is the name of one of the two games.
rules-title = Regels: { $game }
rules-contents = Inhoud
rules-games = Welk spel
rules-learn = Leer al spelend
rules-all = Alle regels
# { $clause } is a number like K4.2.
rules-clause = Regel { $clause }: link hiernaartoe
rules-table = Tabel
