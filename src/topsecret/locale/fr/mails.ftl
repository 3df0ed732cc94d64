### Letters: one that asks whether an address wants mails, one that says that it is somebody’s turn; and the pages behind their links.
### { $home } is the server, as games.example.org. Lines end where they end here: keep them below 75 letters. Links stand on lines of their own.

## The question

mails-ask-subject = Voulez-vous des e-mails de { $home } ?
mails-ask =
    Quelqu’un joue à Top Secret sur { $home }
    et demande un e-mail à cette adresse quand c’est à son tour de jouer.

    Si c’est vous, ouvrez cette page et appuyez sur le bouton :
    { $confirm }

    Sinon, ne faites rien : vous ne recevrez pas d’e-mails. Avec cette page,
    vous pouvez aussi retirer la demande tout de suite :
    { $stop }

## Your turn

# $about: the table’s title, or the game
mails-turn-subject = À vous de jouer : { $about }
# $name is a player’s name, $title the table’s.
mails-turn-who = { $name }, c’est à vous de jouer à la table « { $title } ».
mails-turn-who-untitled = { $name }, c’est à vous de jouer à votre table.
mails-turn-title = C’est à vous de jouer à la table « { $title } ».
mails-turn-untitled = C’est à vous de jouer à votre table.
# $first is one of the four sentences above.
mails-turn =
    { $first }
    { $game }

    Vers la table :
    { $link }

    --
    Vous recevez cet e-mail parce que vous l’avez demandé sur { $home }.
    N’en plus recevoir :
    { $stop }

## The pages behind the links: a heading, a sentence, a button

mails-confirm = Des e-mails quand c’est à vous
    .text = Voulez-vous un e-mail à cette adresse quand c’est à vous de jouer ?
    .button = Oui, envoyez-les
mails-confirmed = C’est noté
    .text = Vous recevrez un e-mail quand c’est à vous. Chacun contient un lien pour y mettre fin.
mails-too-late = Trop tard
    .text = Ce lien est trop ancien, ou la demande a été retirée. Demandez un nouvel e-mail là où vous jouez.
mails-stop = Plus de notifications
    .text = Ne voulez-vous plus savoir ici que c’est à vous de jouer ?
    .button = Ne plus envoyer
mails-stopped = C’est fait
    .text = Plus rien n’est envoyé ici. Là où vous jouez, vous pouvez le demander de nouveau.
mails-cut-off = Ce lien n’est pas entier
    .text = Il a été coupé en route : copiez-le en entier de l’e-mail dans la barre d’adresse.
