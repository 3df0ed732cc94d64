### Words of every screen: the frame around both games, and what can go wrong.

page-skip = Aller au contenu
page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-menu = Menu
page-loading = Un instant…
page-try-again = Réessayer
page-reload = Recharger
page-why = Pourquoi ?

## The games, as they are called here

page-game-kramer = La course des agents
page-game-randolph = La guerre des valises

## Something is not there

page-lost-stamp = Perdu
page-not-found = Il n’y a rien ici
page-not-found-hint = L’adresse est peut-être incomplète. Tout est accessible depuis l’accueil.
page-load-failed = Cette page n’a pas pu être chargée
page-load-failed-hint = Le réseau est peut-être coupé, ou le serveur vient d’être mis à jour.
page-table-gone = Cette table n’existe pas
page-table-gone-hint = Personne ne joue à la table { $code }. Vérifiez le code : six lettres et chiffres.
page-table-closed = Cette table est fermée aux spectateurs
page-table-closed-hint = L’hôte n’accepte que des joueurs. Demandez-lui le lien d’une place.
page-offline = Le serveur est injoignable
page-offline-hint = Vérifiez votre réseau, puis réessayez. Une partie en cours ne risque rien : le serveur garde chaque coup.

## Why something was refused

page-fault-bad = Cela n’a pas été compris. Rechargez la page et réessayez.
page-fault-anonymous = Le serveur ne connaît pas encore cet appareil. Rechargez la page.
page-fault-forbidden = Ce n’est pas à vous de le faire.
page-fault-unknown = Cela n’existe plus.
page-fault-illegal = Les règles ne le permettent pas maintenant.
page-fault-stale = Il s’est passé quelque chose entre-temps. Regardez de nouveau, puis décidez.
page-fault-state = Ce n’est pas possible maintenant.
page-fault-limit = Trop de choses à la fois. Attendez un instant et réessayez.
page-fault-limit-minutes = Trop de choses à la fois. Réessayez dans { $minutes } minutes.
page-fault-unavailable = Le serveur est occupé. Réessayez dans un instant.
page-fault-offline = Le serveur est injoignable. Vérifiez votre réseau.

## The table

page-table = Table
page-board = Plateau
page-orders = Que faire
page-folder = Journal, chat et plus
page-dock = Volets
page-yours = Votre jeu
page-players = Joueurs
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-log-all = Montrer les { $n } lignes
page-log-again = Revoir ce moment
page-moves = Coups
page-moves-find = Chercher un coup
page-moves-more = … et { $n } de plus : tapez une partie du coup pour le trouver.
page-chat = Chat
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Message à la table
page-chat-send = Envoyer
page-chat-spectators = Seuls les spectateurs lisent ceci.
page-your-turn = À vous
page-spectating = Spectateur
page-watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
page-line-opening = Connexion
page-line-open = En ligne
page-line-closed = Reconnexion
page-line-away = Pas de réseau
# Short, on a player's chip: the one who looks
page-you = Vous
page-more = Plus
page-all-moves = Tous les coups
# One's own secrets, on a tag that a tap covers
page-own-show = Montrer ce qui est à vous
page-own-cover = Cacher ce qui est à vous
page-own-covered = Caché
# How fast the table shows what happens; and a button for when it lags behind by $n moves
page-catch-up =
    Rattraper · { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# Many small things at once, told to somebody who is far behind
page-scene-many =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }, { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }
page-pace = Rythme
page-pace-calm = Calme
page-pace-normal = Normal
page-pace-fast = Rapide
page-pace-at_once = Aussitôt
page-time-left = Encore { $time }
# Beside a player who is away and is asked: how long until a bot moves in their place.
page-standin-in = Un bot jouera dans { $time }
page-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
page-hours =
    { $n ->
        [one] { $n } h
       *[other] { $n } h
    }

# What stands under a player's name
page-player-you = vous
page-player-bot = robot
page-player-turn = à son tour
page-player-away = pas là
page-player-standin = un remplaçant joue
page-player-left = n’est plus là
page-player-resigned = a abandonné
page-level-easy = robot, facile
page-level-normal = robot, normal
page-level-hard = robot, difficile

# What happened at the table
page-told-left = { $who } a quitté la table.
page-told-back = { $who } est de retour.
page-told-standin = En son absence, quelqu’un joue pour { $who }.
page-told-timeout = { $who } n’avait plus de temps.
page-told-resigned = { $who } abandonne.
page-told-offer = { $who } propose d’arrêter la partie.
page-told-offer-no = { $who } veut continuer.
page-told-ended-agreed = D’un commun accord, la partie s’arrête là.
page-told-ended-abandoned = Longtemps, personne n’a joué.
page-told-ended-closed = La table est fermée.
page-told-rematch = Les mêmes joueurs se retrouvent à une nouvelle table.
page-told-claimed = { $who } joue maintenant sur un autre appareil.

## The menu

page-rules = Règles
page-rules-now = Les règles pour ce moment
page-learn = Apprendre en jouant
page-replay = Revoir la partie
page-language = Langue
page-sound = Sons
page-vibration = Vibrer quand c’est à vous
page-theme = Jour ou nuit
page-day = Jour
page-night = Nuit
page-ending = Arrêter la partie
page-offer = Proposer d’arrêter
page-offer-withdraw = Retirer la proposition
page-offer-hint =
    { $n ->
        [0] La partie s’arrête quand tout le monde est d’accord.
        [one] Une personne est d’accord. La partie s’arrête quand toutes le sont.
       *[other] { $n } personnes sont d’accord. La partie s’arrête quand toutes le sont.
    }
page-resign = Abandonner
page-sure-resign = Abandonner cette partie ? Un robot prend votre place ou elle reste vide ; la partie continue pour les autres.
page-leave = Quitter la table
page-sure-leave = Quitter la table ? Quelqu’un joue pour vous jusqu’à votre retour.

## The way to a table

page-code = Code
page-copy = Copier le lien
page-copied = Le lien est copié.
page-copy-failed = La copie a échoué. Le lien est { $link }
page-share = Partager
page-share-words = Jouez à Top Secret avec moi. Le code est { $code }.
page-qr = Code QR avec le lien vers la table { $code }

## One device for several players

page-pass-to = Passez l’appareil à { $name }
page-pass-other = Quelqu’un d’autre le prend
page-pass-hint = Rien ne s’affiche tant que les bons yeux ne regardent pas.
page-i-am = Je suis { $name }

## The line to the server

page-no-network = Pas de réseau. La partie vous attend ; rien n’est perdu.
page-no-server = Reconnexion… La partie est à l’abri sur le serveur.
page-restarting = Le serveur redémarre. On reprend dans un instant, rien n’est perdu.
page-renewed = Il y a une nouvelle version de cette page.

## After the game

page-after = Et maintenant ?
page-rematch = Rejouer
page-rematch-join = Rejoindre la revanche
page-record = Archive
page-board-again = Plateau
page-result-again = Retour au résultat
page-fair = Dés honnêtes
page-fair-hint = L’empreinte était affichée avant le premier lancer. C’est le SHA-256 de la graine, dont découlent tous les dés et toutes les pioches.
page-fair-hash = Empreinte
page-fair-seed = Graine

# A silence in a scene, instead of a sentence.
page-silence = …
## Help at a first decision

page-hint-got = Compris

# What went by while nobody looked; $list is made of the lines under it.
page-missed = En votre absence : { $list }.
page-missed-moves = En votre absence, les autres ont joué.
page-missed-no = Seulement mon tour
page-missed-scoring =
    { $n ->
        [one] un décompte
       *[other] { $n } décomptes
    }
page-missed-duel =
    { $n ->
        [one] un combat
       *[other] { $n } combats
    }
page-missed-delivery =
    { $n ->
        [one] une livraison
       *[other] { $n } livraisons
    }
page-missed-bomb =
    { $n ->
        [one] une bombe
       *[other] { $n } bombes
    }
page-missed-unmasking = le dénouement
page-missed-end = la fin
