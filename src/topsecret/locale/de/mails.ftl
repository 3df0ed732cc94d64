### Letters: one that asks whether an address wants mails, one that says that it is somebody’s turn; and the pages behind their links.
### { $home } is the server, as games.example.org. Lines end where they end here: keep them below 75 letters. Links stand on lines of their own.

## The question

mails-ask-subject = Möchtest du Mails von { $home }?
mails-ask =
    Jemand spielt Top Secret auf { $home }
    und hat um eine Mail an diese Adresse gebeten, sobald er am Zug ist.

    Wenn du das warst, öffne diese Seite und drück auf den Knopf:
    { $confirm }

    Wenn nicht, tu nichts: Dann bekommst du keine Mails. Auf dieser Seite
    kannst du die Bitte auch sofort zurücknehmen:
    { $stop }

## Your turn

# $about: the table’s title, or the game
mails-turn-subject = Du bist dran: { $about }
# $name is a player’s name, $title the table’s.
mails-turn-who = { $name }, du bist dran am Tisch „{ $title }“.
mails-turn-who-untitled = { $name }, du bist dran an deinem Tisch.
mails-turn-title = Du bist dran am Tisch „{ $title }“.
mails-turn-untitled = Du bist dran an deinem Tisch.
# $first is one of the four sentences above.
mails-turn =
    { $first }
    { $game }

    Zum Tisch:
    { $link }

    --
    Du bekommst diese Mail, weil du sie auf { $home } bestellt hast.
    Bitte keine mehr:
    { $stop }

## The pages behind the links: a heading, a sentence, a button

mails-confirm = Mails, wenn du dran bist
    .text = Möchtest du an diese Adresse eine Mail, wenn du dran bist?
    .button = Ja, bitte senden
mails-confirmed = Abgemacht
    .text = Du bekommst eine Mail, wenn du dran bist. In jeder steht ein Link, der das beendet.
mails-too-late = Zu spät
    .text = Dieser Link ist zu alt, oder die Bitte wurde zurückgenommen. Bestell dort, wo du spielst, eine neue Mail.
mails-stop = Keine Benachrichtigungen mehr
    .text = Möchtest du hier nicht mehr erfahren, dass du dran bist?
    .button = Nichts mehr senden
mails-stopped = Erledigt
    .text = Hierher wird nichts mehr geschickt. Dort, wo du spielst, kannst du es wieder bestellen.
mails-cut-off = Dieser Link ist nicht vollständig
    .text = Er wurde unterwegs abgeschnitten: Kopiere ihn ganz aus der Mail in die Adresszeile.
