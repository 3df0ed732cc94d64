### The seven characters that bots play as: a word for their temper, and a sentence. Their names are the same in every language.

characters-title = De zeven bots
characters-note = Elk heeft een naam, een gezicht en een temperament. Hoe goed ze spelen, hangt alleen van het niveau af.

characters-ekow-word = stoutmoedig
characters-ekow-temper = Neemt de voordeur en is altijd verbaasd dat anderen klimmen.
characters-fumi-word = roekeloos
characters-fumi-temper = Is gestopt met vier beroepen, telkens van de ene dag op de andere.
characters-kaspar-word = theatraal
characters-kaspar-temper = Komt elke kamer twee keer binnen, voor wie het gemist heeft.
characters-nadira-word = sluw
characters-nadira-temper = Notaris: niets wat ze zegt is onwaar, en juist dat maakt het bruikbaar.
characters-tiago-word = voorzichtig
characters-tiago-temper = Is nog nooit nat geworden en is niet van plan daarmee te beginnen.
characters-wendell-word = geduldig
characters-wendell-temper = Wacht sinds het voorjaar op dezelfde bus en verwacht hem spoedig.
characters-zofia-word = haatdragend
characters-zofia-temper = Vergeeft meteen, zodra het vereffend is.
