### Being told elsewhere that it is your turn: on this device, or by mail.

notices-title = When it is your turn
notices-none = This server sends no notices. Leave the page open: it tells you.
notices-device = On this device
notices-device-off = Get a notice here when you are away and it is your turn.
notices-device-on = This device tells you when it is your turn.
notices-device-denied = Notices of this page are blocked. Allow them in your browser’s settings for this page, then try again.
notices-device-unable = This browser cannot receive notices.
# On iPhones and iPads
notices-device-install = Put this page on your home screen first: Share, then “Add to Home Screen”. Then notices can be switched on.
notices-device-insecure = Notices need a secure address (https).
notices-device-failed = The browser did not agree with its push service. Try again later.
notices-turn-on = Tell me here
notices-turn-off = No more notices
notices-others =
    { $n ->
        [one] One device of yours is told.
       *[other] { $n } devices of yours are told.
    }
notices-mail = By mail
notices-mail-hint = The address gets one mail with a question. Nothing else is sent before you agree.
notices-mail-address = E-mail address
notices-mail-add = Ask by mail
notices-mail-sent = A mail is on its way. Open its link to agree.
notices-mail-wrong = This is not a whole e-mail address.
notices-mail-waiting = waits for your yes
notices-mail-agreed = agreed
notices-mail-remove = Send no more mails
notices-failed = That did not work. Try again in a moment.

## The notice itself. { $name } is the player's name, { $title } the table's.

notices-turn = Your turn, { $name }
notices-turn-at = Top Secret · { $title }
