### Being told elsewhere that it is your turn: on this device, or by mail.

notices-title = Når det er din tur
notices-none = Denne server sender ingen beskeder. Lad siden stå åben: den siger til.
notices-device = På denne enhed
notices-device-off = Få besked her, når du er væk, og det bliver din tur.
notices-device-on = Denne enhed siger til, når det er din tur.
notices-device-denied = Beskeder fra denne side er blokeret. Tillad dem i browserens indstillinger for siden, og prøv igen.
notices-device-unable = Denne browser kan ikke modtage beskeder.
# On iPhones and iPads
notices-device-install = Læg først siden på hjemmeskærmen: Del, derefter »Føj til hjemmeskærm«. Så kan beskeder slås til.
notices-device-insecure = Beskeder kræver en sikker adresse (https).
notices-device-failed = Browseren fik ingen aftale med sin push-tjeneste. Prøv igen senere.
notices-turn-on = Sig til her
notices-turn-off = Ikke flere beskeder
notices-others =
    { $n ->
        [one] Én af dine enheder får besked.
       *[other] { $n } af dine enheder får besked.
    }
notices-mail = Pr. mail
notices-mail-hint = Adressen får én mail med et spørgsmål. Der sendes ikke andet, før du har sagt ja.
notices-mail-address = Mailadresse
notices-mail-add = Spørg pr. mail
notices-mail-sent = Der er en mail på vej. Åbn linket i den for at sige ja.
notices-mail-wrong = Det er ikke en hel mailadresse.
notices-mail-waiting = venter på dit ja
notices-mail-agreed = bekræftet
notices-mail-remove = Send ikke flere mails
notices-failed = Det gik ikke. Prøv igen om lidt.

## The notice itself. { $name } is the player's name, { $title } the table's.

notices-turn = Din tur, { $name }
notices-turn-at = Top Secret · { $title }
