### Home: the two games, your games, open tables.

home-title = Top Secret : deux jeux d’espionnage
home-headline = Deux jeux d’espionnage, un seul nom.
home-lead = Jouez dans le navigateur, entre amis ou contre des robots. Sans compte.
home-games = Les deux jeux

## The two boxes

# A numbered case file, as a tab on a folder
home-case-kramer = Affaire I
home-case-randolph = Affaire II
home-cover-kramer = Une ville au crépuscule ; des espions surveillent un coffre sous un réverbère
home-cover-randolph = Un planisphère sur un panneau de liège, avec du fil rouge, des photos et des valises
home-about-kramer = Tout le monde déplace tous les agents. L’un des sept est à vous, en secret : amenez-le au bon bâtiment quand le coffre s’ouvre, sans que personne le remarque.
home-about-randolph = Portez des valises de secrets à travers le monde jusqu’à votre quartier général, volez celles des autres, battez-vous à chaque rencontre et gare à la bombe.
# The three facts beside a game's name; short, with a picture before the first two
home-players = { $low }–{ $high }
home-players-long = { $low } à { $high } joueurs
home-minutes = { $n } min
home-minutes-long = environ { $n } minutes
home-age = { $n }+
home-age-long = dès { $n } ans
home-play-now = Jouer contre des robots
home-play-busy = On prépare la table …
home-new-table = Nouvelle table
home-learn = Apprendre
home-learn-long = Apprendre en jouant : { $game }
home-rules = Règles
home-rules-long = Règles : { $game }
# The name of a visitor who has not given one
home-guest = Anonyme
home-play-as = Vous jouez en tant que { $name }

## Join with a code

home-join = Rejoindre avec un code
home-join-hint = Votre hôte a un code de six caractères, ou un lien.
home-join-code = Code ou lien
home-join-go = Entrer
home-code-empty = Tapez le code que votre hôte voit à la table.
home-code-length =
    { $n ->
        [one] Un seul caractère. Un code en a six.
       *[other] Vous en avez tapé { $n }. Un code a six caractères.
    }
home-code-signs = Aucun code ne contient { $sign }. Il n’y a ni 0, ni O, ni 1, ni I dans les codes : ils se ressemblent trop.
home-code-link = Ce lien ne mène à aucune table.
home-code-unknown = Aucune table n’a le code { $code }. Vérifiez-le, ou demandez à votre hôte.

## Your games

home-your-games = Vos parties
home-your-games-none = Pas encore de partie
home-your-games-none-hint = Ce que vous jouez apparaît ici, sur cet appareil.
home-no-game-on = Aucune partie en cours
home-no-game-on-hint = Vos parties terminées sont plus bas.
home-go-on = Continuer
home-your-turn = À vous de jouer
home-turn-of = À { $who } de jouer
home-turn-of-several =
    { $n ->
        [one] Une personne doit jouer
       *[other] { $n } personnes doivent jouer
    }
home-waiting = En attente de joueurs
home-left = encore { $time }
home-free =
    { $n ->
        [0] Aucune place libre
        [one] Une place libre
       *[other] { $n } places libres
    }
home-alone = en solitaire

## Open tables

home-open-tables = Tables ouvertes
home-open-none = Personne n’attend
home-open-none-hint = Ouvrez une table publique, et d’autres pourront vous rejoindre.
home-seats = { $taken } sur { $all }
home-seats-long =
    { $taken ->
        [one] { $taken } place prise sur { $all }
       *[other] { $taken } places prises sur { $all }
    }
home-join-table = Entrer
home-join-table-long = Entrer : { $title }

## Finished games

home-replays = Parties récentes
home-replays-none = Aucune partie terminée
home-replays-none-hint = Toute partie peut être revue, coup par coup.
home-replay = Revoir
home-won = Victoire : { $who }
home-won-you = Vous avez gagné
home-won-with-you = Vous et { $who } avez gagné
home-nobody-won = Personne n’a gagné

## States of the lists

home-list-failed = Impossible de lire cette liste pour le moment.
home-list-offline = Le serveur est injoignable. Nouvel essai en continu.

## You

home-you = Vous
home-your-name = Votre nom
home-your-name-change = Changer de nom
home-your-name-hint = Les autres le voient à la table. Gardé sur cet appareil et avec vos places.
home-save = Valider
home-saved = C’est noté.
home-sound = Sons

## Ways

home-menu = Navigation
home-nav-tables = Tables
home-nav-replays = À revoir
home-nav-bots = Créer un robot
home-free-software = Logiciel libre · aucun cookie, sauf pour votre place
home-host = Héberger chez soi
home-api = API robots
home-privacy = Vie privée
home-install = Installer l’application
