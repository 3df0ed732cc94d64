### Letters: one that asks whether an address wants mails, one that says that it is somebody’s turn; and the pages behind their links.
### { $home } is the server, as games.example.org. Lines end where they end here: keep them below 75 letters. Links stand on lines of their own.

## The question

mails-ask-subject = Do you want mails from { $home }?
mails-ask =
    Somebody plays Top Secret at { $home }
    and asked for a mail to this address whenever it is their turn.

    If that was you, open this page and press the button:
    { $confirm }

    If it was not you, do nothing: you get no mails then. With this page you can
    also take the request back at once:
    { $stop }

## Your turn

# $about: the table’s title, or the game
mails-turn-subject = Your turn: { $about }
# $name is a player’s name, $title the table’s.
mails-turn-who = { $name }, it is your turn at the table “{ $title }”.
mails-turn-who-untitled = { $name }, it is your turn at your table.
mails-turn-title = It is your turn at the table “{ $title }”.
mails-turn-untitled = It is your turn at your table.
# $first is one of the four sentences above.
mails-turn =
    { $first }
    { $game }

    Go to the table:
    { $link }

    --
    You get this mail because you asked for it at { $home }.
    No more of them, please:
    { $stop }

## The pages behind the links: a heading, a sentence, a button

mails-confirm = Mails when it is your turn
    .text = Do you want a mail at this address when it is your turn?
    .button = Yes, send them
mails-confirmed = Agreed
    .text = You get a mail when it is your turn. Every one of them has a link to end that.
mails-too-late = Too late
    .text = This link is too old, or the request was taken back. Ask for a new mail where you play.
mails-stop = No more notices
    .text = Do you want no more notices here that it is your turn?
    .button = Send no more
mails-stopped = Done
    .text = No more notices are sent here. Where you play, you can ask for them again.
mails-cut-off = This link is not whole
    .text = It was cut off on the way: copy all of it from the mail into the address line.
