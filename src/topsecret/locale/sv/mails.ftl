### Letters: one that asks whether an address wants mails, one that says that it is somebody’s turn; and the pages behind their links.
### { $home } is the server, as games.example.org. Lines end where they end here: keep them below 75 letters. Links stand on lines of their own.

## The question

mails-ask-subject = Vill du ha mejl från { $home }?
mails-ask =
    Någon spelar Top Secret på { $home }
    och bad om ett mejl till den här adressen när det är hens tur.

    Om det var du, öppna den här sidan och tryck på knappen:
    { $confirm }

    Om det inte var du, gör ingenting: då får du inga mejl. På den här sidan
    kan du också ta tillbaka begäran genast:
    { $stop }

## Your turn

# $about: the table’s title, or the game
mails-turn-subject = Din tur: { $about }
# $name is a player’s name, $title the table’s.
mails-turn-who = { $name }, det är din tur vid bordet ”{ $title }”.
mails-turn-who-untitled = { $name }, det är din tur vid ditt bord.
mails-turn-title = Det är din tur vid bordet ”{ $title }”.
mails-turn-untitled = Det är din tur vid ditt bord.
# $first is one of the four sentences above.
mails-turn =
    { $first }
    { $game }

    Till bordet:
    { $link }

    --
    Du får det här mejlet för att du bad om det på { $home }.
    Inga fler, tack:
    { $stop }

## The pages behind the links: a heading, a sentence, a button

mails-confirm = Mejl när det är din tur
    .text = Vill du ha ett mejl till den här adressen när det är din tur?
    .button = Ja, skicka dem
mails-confirmed = Godkänt
    .text = Du får ett mejl när det är din tur. I vart och ett finns en länk som avslutar det.
mails-too-late = För sent
    .text = Länken är för gammal, eller så togs begäran tillbaka. Be om ett nytt mejl där du spelar.
mails-stop = Inga fler aviseringar
    .text = Vill du inte längre få veta här att det är din tur?
    .button = Skicka inga fler
mails-stopped = Klart
    .text = Hit skickas inget mer. Där du spelar kan du be om det igen.
mails-cut-off = Länken är inte hel
    .text = Den klipptes av på vägen: kopiera hela länken från mejlet till adressfältet.
