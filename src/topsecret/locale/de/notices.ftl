### Being told elsewhere that it is your turn: on this device, or by mail.

notices-title = Wenn du dran bist
notices-none = Dieser Server verschickt keine Benachrichtigungen. Lass die Seite offen: Sie sagt dir Bescheid.
notices-device = Auf diesem Gerät
notices-device-off = Lass dir hier Bescheid geben, wenn du weg und dran bist.
notices-device-on = Dieses Gerät sagt dir Bescheid, wenn du dran bist.
notices-device-denied = Benachrichtigungen dieser Seite sind blockiert. Erlaube sie in den Browser-Einstellungen für diese Seite und versuche es dann noch einmal.
notices-device-unable = Dieser Browser kann keine Benachrichtigungen empfangen.
# On iPhones and iPads
notices-device-install = Leg diese Seite zuerst auf deinen Home-Bildschirm: „Teilen“, dann „Zum Home-Bildschirm“. Danach lassen sich Benachrichtigungen einschalten.
notices-device-insecure = Benachrichtigungen brauchen eine sichere Adresse (https).
notices-device-failed = Der Browser wurde sich mit seinem Push-Dienst nicht einig. Versuche es später noch einmal.
notices-turn-on = Hier melden
notices-turn-off = Nicht mehr melden
notices-others =
    { $n ->
        [one] Eines deiner Geräte bekommt Bescheid.
       *[other] { $n } deiner Geräte bekommen Bescheid.
    }
notices-mail = Per Mail
notices-mail-hint = An die Adresse geht eine einzige Mail mit einer Frage. Mehr wird erst verschickt, wenn du zustimmst.
notices-mail-address = E-Mail-Adresse
notices-mail-add = Per Mail fragen
notices-mail-sent = Eine Mail ist unterwegs. Öffne den Link darin, um zuzustimmen.
notices-mail-wrong = Das ist keine vollständige E-Mail-Adresse.
notices-mail-waiting = wartet auf dein Ja
notices-mail-agreed = zugestimmt
notices-mail-remove = Keine Mails mehr senden
notices-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.

## The notice itself. { $name } is the player's name, { $title } the table's.

notices-turn = Du bist dran, { $name }
notices-turn-at = Top Secret · { $title }
