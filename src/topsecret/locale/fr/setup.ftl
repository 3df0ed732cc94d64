### A new table, and the table before the start.

setup-title = Nouvelle table
setup-lead-kramer = Deux à sept espions, sept agents, un coffre.
setup-lead-randolph = Deux à quatre quartiers généraux, quatre valises par camp, dont une avec une bombe.
setup-other-kramer = Ou la course des agents
setup-other-randolph = Ou la guerre des valises
setup-unknown-game = Il y a deux jeux ici
setup-unknown-game-hint = Choisissez-en un à l’accueil.
# A mark at the choice that the printed rules make
setup-printed = règle imprimée
# { $clause } is a number like K7.1
setup-rule = Règle { $clause }
setup-rule-long = Règle { $clause }, s’ouvre dans un nouvel onglet

## How many, and who

setup-players = Nombre de joueurs
setup-players-too-few = La place { $seat } est occupée. Demandez d’abord qu’on la libère.
setup-how = Comment jouez-vous ?
setup-how-friends = Entre amis
setup-how-friends-hint = Des places restent ouvertes. Vous recevez un lien, un code et un code QR à transmettre.
setup-how-bots = Contre des robots
setup-how-bots-hint = Des robots prennent toutes les autres places. On commence aussitôt.
setup-how-here = Sur cet appareil
setup-how-here-hint = Un appareil passe de main en main et cache ce qui n’est pas à vous.
setup-seats = Places
setup-seats-hint = La première place commence.
setup-seats-hint-randolph = Les places suivent le sens horaire autour de la carte. Les dés décident qui commence.
setup-seat = Place { $n }
setup-seat-who = Qui est à la place { $n }
setup-seat-you = Vous
setup-seat-open = Place ouverte
setup-seat-here = Quelqu’un sur cet appareil
setup-seat-bot-easy = Robot, facile
setup-seat-bot-normal = Robot, normal
setup-seat-bot-hard = Robot, difficile
setup-seat-name = Nom à la place { $n }
setup-player = Joueur { $n }

## What is wrong with the form

setup-wrong-twice = Deux places portent le nom { $name }. Changez-en une.
setup-wrong-you-twice = Vous occupez deux places. Choisissez « Quelqu’un sur cet appareil » pour l’une d’elles.
setup-wrong-agents = Choisissez exactement { $n } agents.
setup-wrong-number = { $what } : choisissez un nombre de { $low } à { $high }.
setup-wrong-board = Ce fichier n’est pas un plateau : { $why }
setup-refused = Le serveur ne l’accepte pas : { $why }
setup-watch-only = Vous n’avez pas de place : vous regardez.

## Options

setup-options = Règles de cette partie
setup-more-options = Plus d’options
setup-more-options-hint = Règles maison, pour qui connaît le jeu. Le reste suit les règles imprimées.
setup-changed =
    { $n ->
        [0] Règles imprimées
        [one] Une modifiée
       *[other] { $n } modifiées
    }
setup-as-printed = Revenir aux règles imprimées
# An option as it is set: "The die: plain"
setup-set = { $what } : { $value }
setup-yes = oui
setup-no = non
setup-none = sans limite
setup-no-limit = Sans limite
setup-limit = Après
setup-rounds =
    { $n ->
        [one] manche
       *[other] manches
    }

# Kramer: the name of an option, a sentence about it, and each of its choices
setup-kramer-cards = Cartes Top Secret
setup-kramer-cards-hint = Tout le monde a des cartes en main et peut agir à chaque tour. Plus de surprises, une partie plus longue.
setup-kramer-dossier = Dossier secret
setup-kramer-dossier-hint = Quand un agent approche de l’arrivée, tout le monde écrit qui est qui. Deviner juste rapporte des points.
setup-kramer-finish = Longueur de la course
setup-kramer-finish-hint = Le total qui termine la partie.
setup-kramer-round_limit = Limite de manches
setup-kramer-round_limit-hint = La partie finit après ce nombre de manches complètes, quel que soit le score.
setup-kramer-safe_target = Où peut aller le coffre
setup-kramer-safe_target-hint = Après un décompte, le coffre va dans un autre bâtiment.
setup-kramer-safe_target-any = Tout autre bâtiment
setup-kramer-safe_target-empty = Seulement un bâtiment vide
setup-kramer-marker_card = La carte « Fuites »
setup-kramer-marker_card-hint = Elle avance deux marqueurs de trois cases.
setup-kramer-marker_card-literal = Elle peut faire passer l’Arrivée
setup-kramer-marker_card-capped = Elle s’arrête deux cases avant l’Arrivée
setup-kramer-dossier_dashes = Agents libres dans le dossier
setup-kramer-dossier_dashes-hint = Un tiret désigne un agent qui n’est à personne.
setup-kramer-dossier_dashes-consistent = Autant de tirets que d’agents libres
setup-kramer-dossier_dashes-free = Tirets à volonté
setup-kramer-die = Le dé
setup-kramer-die-hint = La face 1–3 laisse choisir combien de points on prend.
setup-kramer-die-special = Spécial : 1–3, 2, 3, 4, 5, 6
setup-kramer-die-plain = Ordinaire : 1, 2, 3, 4, 5, 6
setup-kramer-agents = Agents en jeu
setup-kramer-agents-hint = À { $players } joueurs, { $n } agents participent. Les autres restent dans la boîte.
setup-agent-S = Schulz, gris
setup-agent-P = Perry, jaune
setup-agent-B = Bucci, orange
setup-agent-J = Jacques, rouge
setup-agent-M = Mirkov, vert
setup-agent-D = Doyle, bleu
setup-agent-L = Larsson, violet

# Randolph
setup-randolph-edition = Édition
setup-randolph-edition-hint = Les règles imprimées diffèrent en deux points. Prenez les unes ou les autres, ou changez les points ci-dessous.
setup-randolph-edition-french = Règles françaises
setup-randolph-edition-english = Règles anglaises
setup-randolph-edition-french-hint = L’agresseur gagne à égalité. De trois agents dans une ville, n’importe lequel peut repartir.
setup-randolph-edition-english-hint = L’agresseur ne gagne à égalité qu’avec son dernier pas. De trois agents dans une ville, c’est l’arrivant qui doit repartir.
setup-randolph-board = Plateau
setup-randolph-board-hint = Où voyagent les valises.
setup-randolph-board-world = Monde
setup-randolph-board-world-hint = 45 villes, dix pas jusqu’à votre quartier général.
setup-randolph-board-europe = Europe
setup-randolph-board-europe-hint = 21 villes, six pas : une partie rapide.
setup-randolph-board-own = Un plateau à vous
setup-randolph-board-own-hint = Un fichier .json. `topsecret board check` dit s’il est jouable.
setup-randolph-board-file = Choisir un fichier
setup-randolph-colours = Couleurs
setup-randolph-colours-hint = À deux, on joue dans des coins opposés ; à trois, dans trois coins au choix.
setup-colours-red-green = Rouge et vert
setup-colours-blue-yellow = Bleu et jaune
setup-colours-red-blue-green = Sans jaune
setup-colours-red-blue-yellow = Sans vert
setup-colours-red-green-yellow = Sans bleu
setup-colours-blue-green-yellow = Sans rouge
setup-randolph-target = Secrets pour gagner
setup-randolph-target-hint = Les valises de chaque joueur contiennent neuf secrets.
setup-randolph-placement = Cacher les valises
setup-randolph-placement-hint = Comment les valises arrivent sur la carte au début.
setup-randolph-placement-simultaneous = Toutes à la fois, en secret
setup-randolph-placement-round_robin = Une par une, au grand jour
setup-randolph-guards = Gardes
setup-randolph-guards-hint = À trois : combien d’agents chaque adversaire du joueur avantagé peut poster dans la base de départ vide.
setup-randolph-must_use_all = Utiliser tous les pas
setup-randolph-must_use_all-hint = Sinon, on peut laisser des pas inutilisés.
setup-randolph-stack_check = Trois agents dans une ville
setup-randolph-stack_check-hint = Deux peuvent rester. Qui repart ?
setup-randolph-stack_check-end_of_turn = L’un des trois au choix
setup-randolph-stack_check-end_of_move = L’arrivant
setup-randolph-tie = Combat à égalité
setup-randolph-tie-hint = Le même nombre des deux côtés.
setup-randolph-tie-aggressor = L’agresseur gagne
setup-randolph-tie-exact_count = L’agresseur ne gagne qu’avec son dernier pas
setup-randolph-bonus = Le coup-bonus d’un combat gagné
setup-randolph-bonus-hint = Un agresseur qui gagne reçoit un pas de plus.
setup-randolph-bonus-agent = Pour l’agent vainqueur
setup-randolph-bonus-pool = Pour tout agent
setup-randolph-bomb_carrier = Qui portait la bombe
setup-randolph-bomb_carrier-hint = Une bombe livrée coûte la moitié des agents.
setup-randolph-bomb_carrier-dies = Le porteur est du nombre
setup-randolph-bomb_carrier-choosable = Le porteur peut être épargné
setup-randolph-last_standing = Dernier à avoir des agents
setup-randolph-last_standing-hint = Quand tous les autres ont perdu les leurs.
setup-randolph-last_standing-wins = Gagne aussitôt
setup-randolph-last_standing-plays_on = Doit encore livrer
setup-randolph-round_limit = Limite de manches
setup-randolph-round_limit-hint = La partie finit après ce nombre de manches complètes ; le plus de secrets gagne.

# The same in a few words, for lists: what is special about a table
setup-short-printed = Règles imprimées
setup-short-kramer-cards = cartes
setup-short-kramer-dossier = dossier
setup-short-kramer-finish = jusqu’à { $n }
setup-short-kramer-round_limit =
    { $n ->
        [one] une manche
       *[other] { $n } manches
    }
setup-short-kramer-basic = jeu de base
setup-short-randolph-french = Règles françaises
setup-short-randolph-english = Règles anglaises
setup-short-randolph-europe = Europe
setup-short-randolph-own = plateau maison
setup-short-randolph-target =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
setup-short-randolph-round_limit =
    { $n ->
        [one] une manche
       *[other] { $n } manches
    }
setup-short-house =
    { $n ->
        [one] une règle maison
       *[other] { $n } règles maison
    }

## Time

setup-time = Temps de réflexion
setup-time-none = Autant qu’on veut
setup-time-move = Tant par coup
setup-time-game = Tant pour toute la partie
setup-time-days = Par correspondance
setup-time-days-hint = On joue quand on peut. Revenez à peu près chaque jour.
setup-time-move-hint = Tout le monde est à la table en même temps.
setup-time-game-hint = Par joueur, comme avec une pendule d’échecs.
setup-time-each = Temps
setup-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
setup-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
setup-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
setup-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
setup-away = En cas d’absence ou de temps écoulé
setup-away-default = Un coup tout simple est joué
setup-away-bot = Un robot joue
setup-away-hint = On peut reprendre sa place à tout moment.
# How long one waits for somebody who has to move; each of the next is a choice in a list.
setup-grace = Si la personne attendue n’est pas là
setup-grace-none = L’attendre sans limite
setup-grace-seconds =
    { $n ->
        [one] L’attendre { $n } seconde, puis jouer pour elle
       *[other] L’attendre { $n } secondes, puis jouer pour elle
    }
setup-grace-minutes =
    { $n ->
        [one] L’attendre { $n } minute, puis jouer pour elle
       *[other] L’attendre { $n } minutes, puis jouer pour elle
    }
setup-grace-hours =
    { $n ->
        [one] L’attendre { $n } heure, puis jouer pour elle
       *[other] L’attendre { $n } heures, puis jouer pour elle
    }
setup-grace-days =
    { $n ->
        [one] L’attendre { $n } jour, puis jouer pour elle
       *[other] L’attendre { $n } jours, puis jouer pour elle
    }

## Who may see the table

setup-who = Qui peut venir
setup-private = Privée
setup-private-hint = Seulement avec le lien ou le code.
setup-public = Publique
setup-public-hint = Dans la liste des tables ouvertes ; tout le monde peut prendre place.
setup-spectators = Spectateurs admis
setup-spectators-hint = Ils ne voient jamais ce qui est secret.
setup-more-table = Pendule, spectateurs, nom
setup-table-title = Nom de la table
setup-table-title-hint = Facultatif. Les autres le voient dans les listes.

## The end of the form

setup-in-words = Votre table
setup-open = Ouvrir la table
setup-start = Lancer la partie
setup-opening = Un instant…
setup-open-hint = Ensuite : inviter les autres.
setup-sum-players =
    { $n ->
       *[other] { $n } joueurs
    }
setup-sum-open =
    { $n ->
        [one] { $n } place ouverte
       *[other] { $n } places ouvertes
    }
setup-sum-bots =
    { $n ->
        [one] { $n } robot
       *[other] { $n } robots
    }
setup-sum-here =
    { $n ->
        [one] { $n } personne sur cet appareil
       *[other] { $n } personnes sur cet appareil
    }
setup-sum-time-none = Sans pendule
setup-sum-time-move = { $time } par coup
setup-sum-time-game = { $time } par joueur
setup-sum-away-bot = Absence : un robot joue
setup-sum-away-default = Absence : un coup tout simple est joué
setup-sum-private = Privée
setup-sum-public = Publique
setup-sum-watched = Spectateurs admis
setup-sum-unwatched = Sans spectateurs

## The table before the start

setup-before = Avant le début
setup-table-of = Table { $code }
# The sentence at the top: who we wait for. { $names } is a list of names.
setup-wait-free =
    { $n ->
        [one] Une place est libre. Transmettez le lien, ou mettez-y un robot.
       *[other] { $n } places sont libres. Transmettez le lien, ou mettez-y des robots.
    }
setup-wait-free-guest =
    { $n ->
        [one] On attend encore un joueur.
       *[other] On attend encore { $n } joueurs.
    }
setup-wait-sit =
    { $n ->
        [one] Une place est libre. Prenez-la, ou regardez.
       *[other] { $n } places sont libres. Prenez-en une, ou regardez.
    }
setup-wait-full = Toutes les places sont prises. Vous pouvez regarder la partie.
setup-wait-ready = On attend le feu vert : { $names }.
setup-wait-you = C’est bon pour vous ?
setup-wait-invited = On attend la réponse du robot { $names }.
setup-wait-start = Tout le monde est prêt. Commencez quand vous voulez.
setup-wait-host = Tout le monde est prêt. L’hôte lance la partie.
setup-start-now = Lancer
setup-start-bots = Remplir de robots et lancer
setup-ready = C’est bon pour moi
setup-ready-we = C’est bon pour nous
setup-is-ready = c’est bon
setup-is-not-ready = pas encore
setup-is-away = pas là
setup-is-free = Place libre
setup-is-you = vous
setup-is-here = sur cet appareil
setup-is-bot = robot, { $level }
setup-is-own-bot = robot externe
setup-is-invited = robot invité
setup-level-easy = facile
setup-level-normal = normal
setup-level-hard = difficile
setup-sit = S’asseoir ici
setup-sit-long = S’asseoir ici, à la place { $n }
setup-sit-too-long = Ajouter quelqu’un sur cet appareil à la place { $n }
setup-stand = Se lever
setup-kick = Libérer la place
setup-kick-long = Libérer la place : { $name }
setup-remove-bot-long = Retirer { $name }
setup-add-bot = Robot
setup-add-bot-long = Robot à la place { $n }
setup-level-of = Niveau : { $name }
setup-invite-bot = Inviter un robot externe
setup-invite-name = Nom du compte du robot
setup-invite-go = Inviter
setup-do-sit = S’asseoir
setup-kicked = L’hôte a libéré votre place. Vous pouvez en prendre une autre, ou regarder.
setup-seat-gone = Trop tard : la place est prise. { $n ->
        [0] Aucune place n’est libre.
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
setup-settings-changed = L’hôte a changé les réglages. Redites si c’est bon pour vous.
setup-invite = Inviter
setup-invite-hint = Avec le code ou le lien, on peut prendre place.
setup-invite-closed = Toutes les places sont prises. Avec le lien, on peut regarder.
setup-change = Modifier
setup-change-title = Modifier la table
setup-change-save = Appliquer les réglages
setup-change-ready = On redemandera à tout le monde si c’est bon.
setup-table-leave = Quitter
setup-close = Fermer la table
setup-close-sure = Fermer cette table ? Personne d’autre n’y est assis, elle disparaîtra.
setup-hand-on-sure = Quitter cette table ? Quelqu’un d’autre en devient l’hôte.
setup-close-keep = Rester

## A table that was closed before its game began

setup-closed-stamp = Fermée
setup-closed = Cette table est fermée
setup-closed-hint = L’hôte est parti avant le début, ou personne n’est venu de la journée.
