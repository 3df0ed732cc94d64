### Letters: one that asks whether an address wants mails, one that says that it is somebody’s turn; and the pages behind their links.
### { $home } is the server, as games.example.org. Lines end where they end here: keep them below 75 letters. Links stand on lines of their own.

## The question

mails-ask-subject = Wil je mails van { $home }?
mails-ask =
    Iemand speelt Top Secret op { $home }
    en vroeg om een mail naar dit adres zodra die aan de beurt is.

    Was jij dat, open dan deze pagina en druk op de knop:
    { $confirm }

    Was jij het niet, doe dan niets: je krijgt dan geen mails. Op deze pagina
    kun je het verzoek ook meteen intrekken:
    { $stop }

## Your turn

# $about: the table’s title, or the game
mails-turn-subject = Jouw beurt: { $about }
# $name is a player’s name, $title the table’s.
mails-turn-who = { $name }, je bent aan de beurt aan de tafel “{ $title }”.
mails-turn-who-untitled = { $name }, je bent aan de beurt aan je tafel.
mails-turn-title = Je bent aan de beurt aan de tafel “{ $title }”.
mails-turn-untitled = Je bent aan de beurt aan je tafel.
# $first is one of the four sentences above.
mails-turn =
    { $first }
    { $game }

    Naar de tafel:
    { $link }

    --
    Je krijgt deze mail omdat je er op { $home } om vroeg.
    Liever geen meer:
    { $stop }

## The pages behind the links: a heading, a sentence, a button

mails-confirm = Mails als je aan de beurt bent
    .text = Wil je op dit adres een mail als je aan de beurt bent?
    .button = Ja, stuur ze
mails-confirmed = Afgesproken
    .text = Je krijgt een mail als je aan de beurt bent. In elke mail staat een link om dat te stoppen.
mails-too-late = Te laat
    .text = Deze link is te oud, of het verzoek is ingetrokken. Vraag waar je speelt om een nieuwe mail.
mails-stop = Geen meldingen meer
    .text = Wil je hier geen meldingen meer dat je aan de beurt bent?
    .button = Stuur er geen meer
mails-stopped = Klaar
    .text = Hier komen geen meldingen meer. Waar je speelt, kun je ze weer aanvragen.
mails-cut-off = Deze link is niet compleet
    .text = Hij is onderweg afgekapt: kopieer hem helemaal uit de mail naar de adresbalk.
