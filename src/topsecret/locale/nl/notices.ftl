### Being told elsewhere that it is your turn: on this device, or by mail.

notices-title = Als je aan de beurt bent
notices-none = Deze server stuurt geen meldingen. Laat de pagina open: dan zie je het hier.
notices-device = Op dit apparaat
notices-device-off = Krijg hier een melding als je weg bent en het jouw beurt is.
notices-device-on = Dit apparaat meldt het als je aan de beurt bent.
notices-device-denied = Meldingen van deze pagina zijn geblokkeerd. Sta ze toe in de browserinstellingen voor deze pagina en probeer het opnieuw.
notices-device-unable = Deze browser kan geen meldingen ontvangen.
# On iPhones and iPads
notices-device-install = Zet deze pagina eerst op je beginscherm: Deel, dan “Zet op beginscherm”. Daarna kun je meldingen aanzetten.
notices-device-insecure = Voor meldingen is een beveiligd adres nodig (https).
notices-device-failed = De browser en zijn pushdienst werden het niet eens. Probeer het later opnieuw.
notices-turn-on = Meld het hier
notices-turn-off = Geen meldingen meer
notices-others =
    { $n ->
        [one] Eén apparaat van jou krijgt meldingen.
       *[other] { $n } apparaten van jou krijgen meldingen.
    }
notices-mail = Per mail
notices-mail-hint = Dit adres krijgt één mail met een vraag. Verder wordt er niets gestuurd tot je akkoord bent.
notices-mail-address = E-mailadres
notices-mail-add = Vraag per mail
notices-mail-sent = Er is een mail onderweg. Open de link erin om akkoord te gaan.
notices-mail-wrong = Dit is geen volledig e-mailadres.
notices-mail-waiting = wacht op je akkoord
notices-mail-agreed = akkoord
notices-mail-remove = Stuur geen mails meer
notices-failed = Dat lukte niet. Probeer het zo nog eens.

## The notice itself. { $name } is the player's name, { $title } the table's.

notices-turn = Jouw beurt, { $name }
notices-turn-at = Top Secret · { $title }
