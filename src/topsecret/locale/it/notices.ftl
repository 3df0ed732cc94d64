### Being told elsewhere that it is your turn: on this device, or by mail.

notices-title = Quando tocca a te
notices-none = Questo server non manda avvisi. Lascia aperta la pagina: te lo dice lei.
notices-device = Su questo dispositivo
notices-device-off = Ricevi qui un avviso quando non ci sei e tocca a te.
notices-device-on = Questo dispositivo ti avvisa quando tocca a te.
notices-device-denied = Gli avvisi di questa pagina sono bloccati. Permettili nelle impostazioni del browser, poi riprova.
notices-device-unable = Questo browser non può ricevere avvisi.
# On iPhones and iPads
notices-device-install = Metti prima questa pagina nella schermata Home: Condividi, poi «Aggiungi alla schermata Home». Poi potrai attivare gli avvisi.
notices-device-insecure = Gli avvisi richiedono un indirizzo sicuro (https).
notices-device-failed = Il browser non si è accordato con il suo servizio push. Riprova più tardi.
notices-turn-on = Avvisami qui
notices-turn-off = Niente più avvisi
notices-others =
    { $n ->
        [one] Viene avvisato un tuo dispositivo.
       *[other] Vengono avvisati { $n } tuoi dispositivi.
    }
notices-mail = Per e-mail
notices-mail-hint = All’indirizzo arriva una e-mail con una domanda. Prima del tuo sì non parte altro.
notices-mail-address = Indirizzo e-mail
notices-mail-add = Chiedi per e-mail
notices-mail-sent = L’e-mail è in viaggio. Apri il link per confermare.
notices-mail-wrong = Questo indirizzo e-mail non è completo.
notices-mail-waiting = aspetta il tuo sì
notices-mail-agreed = confermato
notices-mail-remove = Niente più e-mail
notices-failed = Non ha funzionato. Riprova tra un momento.

## The notice itself. { $name } is the player's name, { $title } the table's.

notices-turn = Tocca a te, { $name }
notices-turn-at = Top Secret · { $title }
