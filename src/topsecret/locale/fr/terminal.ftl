### Playing in a terminal: what the page has no words for. Everything else comes from the page’s own messages.
### The board in words

# Facts that stand beside each other, in small letters; agent, in, to safe and points are the heads of narrow columns.
terminal-board-asked = doit jouer
terminal-board-out = hors jeu
terminal-board-won = gagné : { $players }
terminal-board-rolled = dé { $face }
terminal-board-safe = coffre en { $building }
terminal-board-finish = Arrivée à { $n }
terminal-board-free = agents libres { $n }
terminal-board-agent = agent
terminal-board-at = lieu
terminal-board-way = au coffre
terminal-board-score = points
terminal-board-armed = au coffre : { $agent }, par { $who }
terminal-board-cards = cartes { $n }
terminal-board-second = secondes identités { $n }
terminal-board-handed-in = dossier remis
terminal-board-hand = main : { $cards }
terminal-board-drawn = piochée à l’instant
terminal-board-form = dossier : { $lines }
terminal-board-dice = dés { $first } et { $second }
terminal-board-steps = pas restants { $n }
terminal-board-target = { $n } secrets pour gagner
terminal-board-secrets = secrets { $n }
terminal-board-with = { $agent } avec { $suitcase }, { $n } jusqu’au QG
terminal-board-suitcases = valises : { $suitcases }
terminal-board-ways = valises, et distance jusqu’à votre QG : { $suitcases }
terminal-board-delivered = livré { $suitcases }
terminal-board-yours = les vôtres : { $suitcases }
terminal-board-base = base
terminal-board-guard = garde
terminal-board-duel = duel à { $city } : { $one } contre { $other }

## What is typed is the same in every language and stays as it is: back, undo, help, log, note, notes, view, hint, save, quit,
### random, all, end, drop, stay, start, goto, play, new, say, who, offer, resign, rematch, away, sit, stand, ready, bot, invite,
### set, clock, absent, default, public, private, leave, yes, no, red, game.txt, names of options, notation (J2 D1, 3-london).
### A line has 80 letters; where less room is, a comment says so.

## Drawings

# Stands at the top of the table.
terminal-round = manche { $n }
terminal-earlier = … avant : log
# In “A=bomb”: short.
terminal-bomb = bombe
# Duel cards in hand, and those that are out: short words.
terminal-cards = cartes { $cards }
terminal-spent = jouées { $cards }

## Asking

terminal-number = Tapez un nombre de { $low } à { $high }.
terminal-cannot-read = Je ne comprends pas « { $typed } ».
terminal-if = Si vous jouez cela :
terminal-if-open = La suite dépend des dés, des cartes ou de secrets.
terminal-one-of-these = Tapez l’un de ces choix.
terminal-enter-nobody-else = Entrée : personne d’autre. Ou :
terminal-enter-back = Entrée : oui, back : pas encore
# After a sentence that says how many points there are.
terminal-type-move = Tapez-le comme { $example }.
terminal-stay = (stay : ne déplacer personne)
terminal-undo-line = (undo : la ligne précédente)
# Under “Who moved whom”. R stands for the ruin in every language.
terminal-moved-key = (points, cartes ±, R dans la ruine)
# A column: which agents somebody was.
terminal-identity = était
terminal-contents = Que contiennent vos valises A, B, C, D ?
terminal-contents-type = Tapez 5, 3, 1 et b (la bombe) dans cet ordre, comme 5 b 1 3 ; random ; ou random all
terminal-contents-wrong = « { $typed } » n’est pas 5, 3, 1 et b, chacun une fois.
# $which: letters with their contents
terminal-place = Où va la valise { $which } ?
terminal-place-type = Tapez une ville, comme { $example } ou { $short } ; random ; random all ; undo
terminal-place-letter = Tapez la lettre et la ville, comme { $example }.
terminal-guards = Combien d’agents gardent la base vide ?
terminal-guards-type = 0 à { $most }, en secret ; ou random
# After a sentence that says how many steps are left.
terminal-type-step = Choisissez un agent, ou tapez 3-london :
terminal-may-be = « { $typed } » peut être { $cities }.
terminal-no-city = Il n’y a pas de ville « { $typed } » : tapez son nom, son début ou ses trois lettres.
terminal-deliveries = Livraisons et combats
# A column of the result
terminal-own-suitcases = ses valises

## What can be typed, under the rules of the moment

terminal-how-move = Tapez le coup entier, comme J2 D3 P1 ; J seul vaut un point. if J2 D3 P1 dit ce qu’il donnerait.
terminal-how-safe = Tapez un bâtiment : son numéro, church (église) ou ruin (ruine).
terminal-how-dossier = Tapez une ligne comme J=2 ou J=-, ou plusieurs à la fois ; ou choisissez par numéro.
terminal-how-setup = Tapez les quatre contenus, comme 5 b 1 3, puis une ville par son nom, son début ou ses trois lettres ; random choisit pour vous, random all fait aussi le reste.
terminal-how-steps = Tapez 3-london, 3+rB, 3 drop ou end ; ou le numéro d’un agent, puis choisissez. 3 lon ber fait plusieurs pas.

## Commands: what each of them does

terminal-help = Aide
terminal-only-help = Il y a help et help rules.
terminal-command-help = cette page ; les règles de ce qui est demandé
terminal-command-undo = reprendre votre dernière action, si elle n’a rien montré
terminal-command-hint = ce que ferait le robot greedy à votre place
terminal-command-if = ce qu’un coup ferait de la table, pour autant que vous puissiez le savoir
terminal-command-cards = l’effet de vos cartes
terminal-command-map = chaque ville avec celles où mène un pas ; une ville
terminal-command-log = tout ce qui vous a été raconté
terminal-command-notes = vos notes, et ce que tout le monde a pu voir
terminal-command-note = garder une note privée ; sans texte, elle est effacée
terminal-command-view = redessiner la table
terminal-command-save = écrire la partie ; --load FILE la reprend
terminal-command-quit = quitter la partie ; on vous demande s’il faut l’enregistrer
terminal-command-say = discuter
terminal-command-who = qui est assis où, et qui est là
terminal-command-offer = proposer d’arrêter sans gagnant ; retirer cette proposition
terminal-command-resign = abandonner ; quelqu’un finit à votre place
terminal-command-go = partir ; votre place reste à vous
terminal-command-sit = changer de place ; sit N NAME : une personne de plus à ce clavier
terminal-command-stand = rendre votre place et regarder ; stand N : l’hôte libère une place
terminal-command-ready = la partie peut commencer, ou pas encore
terminal-command-bot = hôte : un robot à une place ; bot N no le retire
terminal-command-start = hôte : commencer, quand tout est pris et que tout le monde est prêt
terminal-command-leave = rendre votre place et partir ; un hôte cède la table, ou la ferme

## At the keyboard

terminal-hand-over = Le clavier passe à { $name }.
terminal-look-away = Que tous les autres regardent ailleurs, s’il vous plaît.
terminal-press-enter = { $name }, appuyez sur Entrée
terminal-undone = Repris.
# $move: notation
terminal-hint = Le robot greedy jouerait : { $move }
terminal-note-how = Écrivez : note, le sujet, le texte. Par exemple : note red …
terminal-noted = Noté au sujet de { $about }.
terminal-note-removed = La note au sujet de { $about } est effacée.
# note is typed.
terminal-no-notes = pas encore de notes : note { $about } …
# $who: several names
terminal-passed = { $who } ont passé.

## Beginning and leaving

terminal-which-game = Quel jeu ?
terminal-how-many = Combien de joueurs ?
terminal-how-many-hint = { $low } à { $high }, robots compris
terminal-who-sits = Qui s’assied où ?
terminal-you-hint = une personne à ce clavier ; you=Anna donne un nom
terminal-bots-hint = robots
# Seats are counted from 0.
terminal-seat = place { $n }
# The name of somebody who gave none
terminal-player = Joueur { $n }
terminal-seats-only =
    { $n ->
        [one] Il n’y a que { $n } place.
       *[other] Il n’y a que { $n } places.
    }
# An option as a question: “Secret dossier?”
terminal-option = { $option } ?
terminal-yes-or-no = Tapez oui ou non.
terminal-else = Autre chose ?
terminal-else-hint = Options sous la forme name=value, ? les montre, Entrée commence
terminal-so-far = Jusqu’ici : { $options }
# Columns of the table of options
terminal-option-name = option
terminal-option-default = défaut
terminal-option-allowed = valeurs
terminal-option-meaning = sens
terminal-options-how = Écrivez-les comme des mots : --options "name=value flag"
terminal-goodbye = Au revoir.
terminal-goodbye-unsaved = Au revoir. La partie n’est pas enregistrée.
terminal-watch = Entrée : coup suivant, end : jusqu’à la fin, quit : quitter
terminal-save-how = Donnez un nom de fichier : save game.txt
terminal-save-failed = Impossible d’écrire { $name } : { $why }
terminal-saved = Enregistré dans { $path }.
terminal-saved-secrets = Enregistré dans { $path } (avec les secrets de tous).
terminal-save-later = La partie est sur le serveur : l’archive pourra être enregistrée à la fin.
terminal-save-record = Nom de fichier pour enregistrer l’archive, ou Entrée pour quitter
terminal-leave = Quitter la partie.
terminal-leave-how = Nom de fichier pour enregistrer, Entrée : quitter sans enregistrer, back : continuer

## Looking at a game again

terminal-replay-keys = Entrée suite, b retour, +10, -10, start, end, goto N, play [s], q
terminal-goto-how = Écrivez goto et un nombre de 0 à { $high }.
terminal-autoplay-how = Écrivez play et les secondes entre les coups, 0 à { $high }.

## Over the network

terminal-choose-table = Un numéro, le code d’une table, new pour une table à vous, Entrée : regarder de nouveau, quit
terminal-more-tables = … et { $n } de plus : donnez le code
terminal-another-name = Un autre nom, ou Entrée pour regarder
terminal-your-name = Votre nom
terminal-give-seat = Donnez une place de 0 à { $high }.
terminal-give-level = Puis un niveau : { $levels } ; ou no.
terminal-seat-taken = La place { $n } n’est pas libre.
terminal-at-table = À la table
terminal-no-seat = Il n’y a pas de place { $n }.
terminal-seats-free = Libres : { $seats }
terminal-say-how = Écrivez : say, et ce que vous voulez dire.
terminal-seated = { $who } prend la place { $n }.
terminal-unseated = { $who } quitte la place { $n }.
terminal-unready = { $who } préfère attendre encore.
terminal-unready-you = Vous préférez attendre encore.
# $hash: the beginning of a fingerprint
terminal-started = La partie commence. Les dés sont fixés : l’empreinte de leur graine est { $hash }…
terminal-offer-agree = (offer : accepter)
terminal-ended-resigned = Les autres ont abandonné.
terminal-ended-abandoned = Longtemps, personne n’a joué.
terminal-ended-closed = La table est fermée.
# Until when somebody may think
terminal-time = { $who } : jusqu’à { $until }.
terminal-not-your-turn = Ce n’est pas à vous de jouer.
terminal-seat-kept = Votre place reste à vous.
# A command follows.
terminal-come-back = Revenez avec
terminal-go-how = Entrée : partir, away : partir et laisser quelqu’un jouer pour moi, back : continuer
terminal-after = save FILE, rematch, say …, log, who, ou Entrée pour quitter

## Bots that play many games

terminal-bot-resigns = abandonne, car le programme a échoué { $n } fois
terminal-bot-won = fini, gagné :
terminal-bot-lost = fini, pas gagné :
terminal-bot-account = compte { $name } créé ; son jeton est gardé dans { $path }
terminal-bot-waits = { $name } est sur { $server } et attend des invitations (Ctrl-C arrête)
# An error follows.
terminal-bot-left = quitté :
# The reason follows.
terminal-bot-not-ours = la place { $n } n’est pas à nous :
terminal-stopped = Arrêté après { $n } parties sur { $all }.
terminal-game = partie { $n }
terminal-against = contre { $bots }
terminal-decisions =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
# Rows and columns of the tables of results: short
terminal-program = programme
terminal-games = parties
terminal-wins = gagnées
terminal-share = part
terminal-interval = intervalle 95 %
terminal-shared = partagées
terminal-fair-share = part équitable
terminal-decisions-all = décisions
terminal-time-each = temps pour une
terminal-times = la moitié { $half } ms, 95 % { $most } ms, la plus lente { $slowest } ms sur { $budget } ms
terminal-in-all = en tout
# Numbers follow: averages of a game.
terminal-mean-decisions = décisions par partie
terminal-mean-turns = tours
terminal-mean-rounds = manches

# Over the line for an agent in the dossier; who one is; a player is asked for a name.
terminal-form-agent = Qui est { $agent } ?
