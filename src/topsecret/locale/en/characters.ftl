### The seven characters that bots play as: a word for their temper, and a sentence. Their names are the same in every language.

characters-title = The seven bots
characters-note = Each has a name, a face and a temper. How well they play depends on the level alone.

characters-ekow-word = bold
characters-ekow-temper = Uses the front door and is always surprised that others climb.
characters-fumi-word = reckless
characters-fumi-temper = Retired from four professions, each at short notice.
characters-kaspar-word = showy
characters-kaspar-temper = Enters every room twice, in case somebody missed it.
characters-nadira-word = sly
characters-nadira-temper = A notary: nothing she says is untrue, which is what makes it useful.
characters-tiago-word = cautious
characters-tiago-temper = Has never been wet and does not intend to start.
characters-wendell-word = patient
characters-wendell-temper = Has waited for the same bus since spring and expects it soon.
characters-zofia-word = grudging
characters-zofia-temper = Forgives at once, as soon as it is settled.
