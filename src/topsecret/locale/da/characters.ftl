### The seven characters that bots play as: a word for their temper, and a sentence. Their names are the same in every language.

characters-title = De syv bots
characters-note = Hver har et navn, et ansigt og et temperament. Hvor godt de spiller, afhænger alene af niveauet.

characters-ekow-word = dristig
characters-ekow-temper = Bruger hoveddøren og undrer sig altid over, at andre klatrer.
characters-fumi-word = dumdristig
characters-fumi-temper = Har trukket sig tilbage fra fire fag, hver gang med kort varsel.
characters-kaspar-word = teatralsk
characters-kaspar-temper = Træder ind i hvert rum to gange, hvis nogen skulle have overset det.
characters-nadira-word = snu
characters-nadira-temper = Notar: intet af det, hun siger, er usandt, og det er netop det nyttige ved det.
characters-tiago-word = forsigtig
characters-tiago-temper = Har aldrig været våd og har ikke tænkt sig at begynde.
characters-wendell-word = tålmodig
characters-wendell-temper = Har ventet på den samme bus siden foråret og regner med den snart.
characters-zofia-word = uforsonlig
characters-zofia-temper = Tilgiver straks, så snart regningen er gjort op.
