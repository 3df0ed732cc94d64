### Being told elsewhere that it is your turn: on this device, or by mail.

notices-title = När det är din tur
notices-none = Den här servern skickar inga aviseringar. Låt sidan vara öppen, så säger den till.
notices-device = På den här enheten
notices-device-off = Få en avisering här när du är borta och det blir din tur.
notices-device-on = Den här enheten säger till när det är din tur.
notices-device-denied = Aviseringar från sidan är blockerade. Tillåt dem i webbläsarens inställningar för sidan och försök igen.
notices-device-unable = Den här webbläsaren kan inte ta emot aviseringar.
# On iPhones and iPads
notices-device-install = Lägg först sidan på hemskärmen: Dela, sedan ”Lägg till på hemskärmen”. Därefter kan aviseringar slås på.
notices-device-insecure = Aviseringar kräver en säker adress (https).
notices-device-failed = Webbläsaren kom inte överens med sin pushtjänst. Försök igen senare.
notices-turn-on = Säg till här
notices-turn-off = Sluta säga till
notices-others =
    { $n ->
        [one] En av dina enheter får besked.
       *[other] { $n } av dina enheter får besked.
    }
notices-mail = Med e-post
notices-mail-hint = Adressen får ett mejl med en fråga. Inget annat skickas innan du har sagt ja.
notices-mail-address = E-postadress
notices-mail-add = Skicka frågan
notices-mail-sent = Ett mejl är på väg. Öppna länken i det för att säga ja.
notices-mail-wrong = Det är ingen fullständig e-postadress.
notices-mail-waiting = väntar på ditt ja
notices-mail-agreed = godkänd
notices-mail-remove = Skicka inga fler mejl
notices-failed = Det gick inte. Försök igen om en stund.

## The notice itself. { $name } is the player's name, { $title } the table's.

notices-turn = Din tur, { $name }
notices-turn-at = Top Secret · { $title }
