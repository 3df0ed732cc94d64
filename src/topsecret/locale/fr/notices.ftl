### Being told elsewhere that it is your turn: on this device, or by mail.

notices-title = Quand c’est à vous
notices-none = Ce serveur n’envoie pas de notifications. Laissez la page ouverte : elle vous prévient.
notices-device = Sur cet appareil
notices-device-off = Recevez ici une notification quand vous n’êtes pas là et que c’est à vous.
notices-device-on = Cet appareil vous prévient quand c’est à vous.
notices-device-denied = Les notifications de cette page sont bloquées. Autorisez-les dans les réglages de votre navigateur, puis réessayez.
notices-device-unable = Ce navigateur ne peut pas recevoir de notifications.
# On iPhones and iPads
notices-device-install = Ajoutez d’abord cette page à l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ». Vous pourrez ensuite activer les notifications.
notices-device-insecure = Les notifications exigent une adresse sécurisée (https).
notices-device-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
notices-turn-on = Me prévenir ici
notices-turn-off = Ne plus me prévenir
notices-others =
    { $n ->
        [one] Un de vos appareils est prévenu.
       *[other] { $n } de vos appareils sont prévenus.
    }
notices-mail = Par e-mail
notices-mail-hint = Cette adresse reçoit un seul message, avec une question. Rien d’autre ne part avant votre accord.
notices-mail-address = Adresse e-mail
notices-mail-add = Demander par e-mail
notices-mail-sent = Un message est en route. Ouvrez son lien pour accepter.
notices-mail-wrong = Cette adresse e-mail est incomplète.
notices-mail-waiting = attend votre oui
notices-mail-agreed = accepté
notices-mail-remove = Ne plus envoyer d’e-mails
notices-failed = Cela n’a pas marché. Réessayez dans un instant.

## The notice itself. { $name } is the player's name, { $title } the table's.

notices-turn = À vous de jouer, { $name }
notices-turn-at = Top Secret · { $title }
