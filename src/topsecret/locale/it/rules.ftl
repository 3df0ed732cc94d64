### The page with the rules, and the dialog that opens them at the table. The rules themselves are in rules-kramer.md and rules-randolph.md.

# { $game } is the name of one of the two games.
rules-title = Regole: { $game }
rules-contents = Indice
rules-games = Quale gioco
rules-learn = Impara giocando
rules-all = Tutte le regole
# { $clause } is a number like K4.2.
rules-clause = Paragrafo { $clause }: link
rules-table = Tavolo
