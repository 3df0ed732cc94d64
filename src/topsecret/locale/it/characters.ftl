### The seven characters that bots play as: a word for their temper, and a sentence. Their names are the same in every language.

characters-title = I sette bot
characters-note = Ognuno ha un nome, un volto e un temperamento. Quanto giocano bene dipende solo dal livello.

characters-ekow-word = audace
characters-ekow-temper = Entra dalla porta principale e si stupisce sempre che gli altri si arrampichino.
characters-fumi-word = spericolata
characters-fumi-temper = In pensione da quattro mestieri, ogni volta senza preavviso.
characters-kaspar-word = teatrale
characters-kaspar-temper = Entra due volte in ogni stanza, nel caso qualcuno se lo fosse perso.
characters-nadira-word = astuta
characters-nadira-temper = Fa la notaia: nulla di ciò che dice è falso, ed è questo che lo rende utile.
characters-tiago-word = prudente
characters-tiago-temper = Non si è mai bagnato e non intende cominciare.
characters-wendell-word = paziente
characters-wendell-temper = Aspetta lo stesso autobus da primavera e conta che arrivi presto.
characters-zofia-word = rancorosa
characters-zofia-temper = Perdona subito, appena il conto è saldato.
