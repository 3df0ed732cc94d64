### The seven characters that bots play as: a word for their temper, and a sentence. Their names are the same in every language.

characters-title = De sju bottarna
characters-note = Var och en har ett namn, ett ansikte och ett temperament. Hur bra de spelar beror bara på nivån.

characters-ekow-word = djärv
characters-ekow-temper = Går genom stora dörren och förvånas alltid över att andra klättrar.
characters-fumi-word = våghalsig
characters-fumi-temper = Pensionerad från fyra yrken, varje gång med kort varsel.
characters-kaspar-word = teatralisk
characters-kaspar-temper = Gör entré två gånger i varje rum, ifall någon missade det.
characters-nadira-word = slug
characters-nadira-temper = Notarie: inget hon säger är osant, och det är just det som gör det användbart.
characters-tiago-word = försiktig
characters-tiago-temper = Har aldrig blivit blöt och tänker inte börja nu.
characters-wendell-word = tålmodig
characters-wendell-temper = Har väntat på samma buss sedan i våras och räknar med den snart.
characters-zofia-word = långsint
characters-zofia-temper = Förlåter genast, så snart det är uppgjort.
