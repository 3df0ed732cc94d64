### Letters: one that asks whether an address wants mails, one that says that it is somebody’s turn; and the pages behind their links.
### { $home } is the server, as games.example.org. Lines end where they end here: keep them below 75 letters. Links stand on lines of their own.

## The question

mails-ask-subject = Vil du have mails fra { $home }?
mails-ask =
    Nogen spiller Top Secret på { $home }
    og bad om en mail til denne adresse, når det er deres tur.

    Hvis det var dig, så åbn denne side, og tryk på knappen:
    { $confirm }

    Hvis det ikke var dig, så gør intet: så får du ingen mails. På denne side
    kan du også tage anmodningen tilbage med det samme:
    { $stop }

## Your turn

# $about: the table’s title, or the game
mails-turn-subject = Din tur: { $about }
# $name is a player’s name, $title the table’s.
mails-turn-who = { $name }, det er din tur ved bordet »{ $title }«.
mails-turn-who-untitled = { $name }, det er din tur ved dit bord.
mails-turn-title = Det er din tur ved bordet »{ $title }«.
mails-turn-untitled = Det er din tur ved dit bord.
# $first is one of the four sentences above.
mails-turn =
    { $first }
    { $game }

    Til bordet:
    { $link }

    --
    Du får denne mail, fordi du bad om den på { $home }.
    Ikke flere, tak:
    { $stop }

## The pages behind the links: a heading, a sentence, a button

mails-confirm = Mails, når det er din tur
    .text = Vil du have en mail til denne adresse, når det er din tur?
    .button = Ja, send dem
mails-confirmed = Aftalt
    .text = Du får en mail, når det er din tur. I hver af dem er der et link, der stopper det.
mails-too-late = For sent
    .text = Linket er for gammelt, eller anmodningen blev taget tilbage. Bed om en ny mail der, hvor du spiller.
mails-stop = Ikke flere beskeder
    .text = Vil du ikke længere have besked her om, at det er din tur?
    .button = Send ikke flere
mails-stopped = Færdig
    .text = Her sendes der ikke mere. Der, hvor du spiller, kan du bede om det igen.
mails-cut-off = Linket er ikke helt
    .text = Det blev klippet over undervejs: kopiér hele linket fra mailen til adressefeltet.
