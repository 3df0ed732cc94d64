# Alex Randolph's Top Secret: agents, suitcases, duels.
# Terms: agent, suitcase, secrets, bomb, duel, base (where agents start), headquarters or HQ (where suitcases are delivered),
# exit (out of a base), gate (into an HQ), step, bonus step, guard.
# In messages that end in "-you" the reader is the player; those that end in "-at-you" happen to the reader.
# $who, $other, $players are names of players; $suitcase and $left are suitcases such as "Red A".

## Things

randolph-you = vous
# $colour is red, blue, green or yellow.
randolph-colour =
    { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
# A suitcase: its colour and its letter.
randolph-suitcase =
    { $colour ->
        [red] Rouge { $letter }
        [blue] Bleu { $letter }
        [green] Vert { $letter }
       *[yellow] Jaune { $letter }
    }
# A place on the map, also used as "Red base to Winnipeg".
randolph-base =
    { $colour ->
        [red] Base rouge
        [blue] Base bleue
        [green] Base verte
       *[yellow] Base jaune
    }
randolph-hq =
    { $colour ->
        [red] QG rouge
        [blue] QG bleu
        [green] QG vert
       *[yellow] QG jaune
    }
# Two letters or so: the sign on the headquarters on the map.
randolph-hq-sign = QG
randolph-content-secrets =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
randolph-content-bomb = une bombe
# Seas on the map, in wide letters; each may be two short lines.
randolph-sea-pacific = Océan
    Pacifique
randolph-sea-atlantic = Océan
    Atlantique
randolph-sea-indian = Océan
    Indien

## What is asked

randolph-asked-setup-you = Cachez vos secrets : remplissez vos valises et placez-les.
randolph-asked-setup = Chacun cache ses valises. On attend { $players }.
randolph-asked-place-you = À vous : mettez une de vos valises dans une ville. Tout le monde voit où.
randolph-asked-place = { $who } met une valise dans une ville.
randolph-asked-roll = Les dés roulent.
randolph-asked-move-you =
    Vous avez fait { $first } + { $second }. { $pool ->
        [0] { $bonus ->
            [0] Il ne reste aucun pas.
            [one] Il reste un coup-bonus.
           *[other] Il reste { $bonus } coups-bonus.
        }
        [one] { $bonus ->
            [0] Il reste un pas.
            [one] Il reste un pas et un coup-bonus.
           *[other] Il reste un pas et { $bonus } coups-bonus.
        }
       *[other] { $bonus ->
            [0] Il reste { $pool } pas.
            [one] Il reste { $pool } pas et un coup-bonus.
           *[other] Il reste { $pool } pas et { $bonus } coups-bonus.
        }
    }
randolph-asked-move =
    { $who } a fait { $first } + { $second }. { $pool ->
        [0] Il ne reste aucun pas.
        [one] Il reste un pas.
       *[other] Il reste { $pool } pas.
    }
randolph-asked-crowd-you = { $city } : vous y avez trois agents. L’un d’eux doit repartir au prochain pas.
randolph-asked-crowd = { $who } traverse { $city } et doit en repartir au prochain pas.
randolph-asked-pick-you = { $city } : deux agents adverses ({ $other }). Lequel combattez-vous d’abord ?
randolph-asked-pick-at-you = { $city } : { $who } choisit lequel de vos deux agents combattre d’abord.
randolph-asked-pick = { $city } : { $who } choisit quel agent combattre d’abord ({ $other }).
randolph-asked-duel-you = { $city } : combat contre { $other }. Choisissez une carte.
randolph-asked-duel-laid = { $city } : votre carte est posée, face cachée. On attend { $other }.
randolph-asked-duel = { $city } : combat entre { $who } et { $other }.
randolph-asked-loot-you = Combat gagné. { $suitcase } est là ({ $city }) : la prendre ou la laisser ?
randolph-asked-loot = { $city } : { $who } a gagné et peut prendre { $suitcase }.
randolph-asked-bomb-you =
    { $count ->
        [one] Une bombe ! Choisissez encore un agent à sacrifier.
       *[other] Une bombe ! Choisissez encore { $count } agents à sacrifier.
    }
randolph-asked-bomb = { $who } a ouvert une bombe et choisit les agents perdus.

## What happened

randolph-tell-packed-you = Vous avez rempli vos valises.
randolph-tell-packed = { $who } remplit ses valises.
randolph-tell-placed-you = { $city } : vous y mettez { $suitcase }.
randolph-tell-placed = { $city } : { $who } y met { $suitcase }.
randolph-tell-guards-you =
    { $count ->
        [0] Vous ne postez aucun garde.
        [one] Vous postez un garde.
       *[other] Vous postez { $count } gardes.
    }
randolph-tell-guards =
    { $count ->
        [0] { $who } ne poste aucun garde.
        [one] { $who } poste un garde.
       *[other] { $who } poste { $count } gardes.
    }
randolph-tell-ready-you = Vous avez tout caché.
randolph-tell-ready = { $who } a tout caché.
randolph-tell-shown = Toutes les valises sont cachées. Tout le monde voit maintenant les villes, mais pas les contenus.
randolph-tell-start-you = Pour le premier tour, vous faites { $first } + { $second }.
randolph-tell-start = Pour le premier tour, { $who } fait { $first } + { $second }.
randolph-tell-start-tied = Égalité, on relance : { $players }.
randolph-tell-begins-you = Vous commencez.
randolph-tell-begins = { $who } commence.
randolph-tell-rolled-you = Vous faites { $first } + { $second }.
randolph-tell-rolled = { $who } fait { $first } + { $second }.
randolph-tell-step-you = Vous : { $from } vers { $to }.
randolph-tell-step = { $who } : { $from } vers { $to }.
randolph-tell-step-with-you = Vous : { $from } vers { $to } avec { $suitcase }.
randolph-tell-step-with = { $who } : { $from } vers { $to } avec { $suitcase }.
randolph-tell-taken-you = { $city } : vous prenez { $suitcase }.
randolph-tell-taken = { $city } : { $who } prend { $suitcase }.
randolph-tell-dropped-you = { $city } : vous posez { $suitcase }.
randolph-tell-dropped = { $city } : { $who } pose { $suitcase }.
randolph-tell-exchanged-you = { $city } : vous échangez { $left } contre { $suitcase }.
randolph-tell-exchanged = { $city } : { $who } échange { $left } contre { $suitcase }.
randolph-tell-met-two-you = { $city } : vous tombez sur deux agents adverses ({ $other }).
randolph-tell-met-two-at-you = { $city } : { $who } tombe sur deux de vos agents.
randolph-tell-met-two = { $city } : { $who } tombe sur deux agents adverses ({ $other }).
randolph-tell-attack-you = { $city } : vous attaquez { $other }.
randolph-tell-attack-at-you = { $city } : { $who } vous attaque.
randolph-tell-attack = { $city } : { $who } attaque { $other }.
# $won and $lost are the two duel cards. $fate: base = the losing agent goes home. $drops: yes = $suitcase stays in $city.
randolph-tell-duel-you =
    { $city } : vous battez { $other }, { $won } à { $lost }. { $fate ->
        [base] L’agent vaincu rentre à sa base.
       *[out] L’agent vaincu est éliminé.
    } { $drops ->
        [yes] { $suitcase } reste sur place.
       *[no] { "" }
    }
randolph-tell-duel-at-you =
    { $city } : { $who } vous bat, { $won } à { $lost }. { $fate ->
        [base] Votre agent rentre à sa base.
       *[out] Votre agent est éliminé.
    } { $drops ->
        [yes] { $suitcase } reste sur place.
       *[no] { "" }
    }
randolph-tell-duel =
    { $city } : { $who } bat { $other }, { $won } à { $lost }. { $fate ->
        [base] L’agent vaincu rentre à sa base.
       *[out] L’agent vaincu est éliminé.
    } { $drops ->
        [yes] { $suitcase } reste sur place.
       *[no] { "" }
    }
randolph-tell-cards-back-you = Vous reprenez vos sept cartes de combat.
randolph-tell-cards-back = { $who } reprend ses sept cartes de combat.
randolph-tell-loot-left-you = Vous laissez { $suitcase } sur place.
randolph-tell-loot-left = { $who } laisse { $suitcase } sur place.
randolph-tell-delivered-you =
    { $count ->
        [one] Vous livrez { $suitcase } : un secret, { $secrets } en tout.
       *[other] Vous livrez { $suitcase } : { $count } secrets, { $secrets } en tout.
    }
randolph-tell-delivered =
    { $count ->
        [one] { $who } livre { $suitcase } : un secret, { $secrets } en tout.
       *[other] { $who } livre { $suitcase } : { $count } secrets, { $secrets } en tout.
    }
randolph-tell-bomb-you = Vous livrez { $suitcase } : une bombe !
randolph-tell-bomb = { $who } livre { $suitcase } : une bombe !
randolph-tell-exploded-you =
    { $count ->
        [one] La bombe vous coûte un agent.
       *[other] La bombe vous coûte { $count } agents.
    }
randolph-tell-exploded =
    { $count ->
        [one] La bombe coûte un agent à { $who }.
       *[other] La bombe coûte { $count } agents à { $who }.
    }
# $place is a city, a base or an HQ.
randolph-tell-lost-you = Vous perdez un agent : { $place }.
randolph-tell-lost = { $who } perd un agent : { $place }.
randolph-tell-lost-with-you = Vous perdez un agent : { $place }. { $suitcase } reste sur place.
randolph-tell-lost-with = { $who } perd un agent : { $place }. { $suitcase } reste sur place.
randolph-tell-out-you = Vous n’avez plus d’agents : la partie est finie pour vous.
randolph-tell-out = { $who } n’a plus d’agents et sort du jeu.
randolph-tell-unused-you =
    { $count ->
        [one] Vous laissez un pas inutilisé.
       *[other] Vous laissez { $count } pas inutilisés.
    }
randolph-tell-unused =
    { $count ->
        [one] { $who } laisse un pas inutilisé.
       *[other] { $who } laisse { $count } pas inutilisés.
    }
randolph-tell-undone-you = Vous reprenez votre dernier coup.
randolph-tell-undone = { $who } reprend son dernier coup.
# $reason: secrets, last_standing (only one with agents), out_of_reach (nobody could reach the target any more), round_limit.
randolph-won-you =
    { $reason ->
        [last_standing] Vous gagnez : personne d’autre n’a encore d’agents.
        [out_of_reach] { $secrets ->
            [one] Vous gagnez avec { $secrets } secret : plus personne ne peut atteindre le but.
           *[other] Vous gagnez avec { $secrets } secrets : plus personne ne peut atteindre le but.
        }
        [round_limit] { $secrets ->
            [one] Vous gagnez avec { $secrets } secret à la dernière manche.
           *[other] Vous gagnez avec { $secrets } secrets à la dernière manche.
        }
       *[secrets] Vous gagnez avec { $secrets } secrets.
    }
randolph-won =
    { $reason ->
        [last_standing] { $who } gagne : personne d’autre n’a encore d’agents.
        [out_of_reach] { $secrets ->
            [one] { $who } gagne avec { $secrets } secret : plus personne ne peut atteindre le but.
           *[other] { $who } gagne avec { $secrets } secrets : plus personne ne peut atteindre le but.
        }
        [round_limit] { $secrets ->
            [one] { $who } gagne avec { $secrets } secret à la dernière manche.
           *[other] { $who } gagne avec { $secrets } secrets à la dernière manche.
        }
       *[secrets] { $who } gagne avec { $secrets } secrets.
    }
randolph-won-shared =
    { $reason ->
        [out_of_reach] Victoire partagée entre { $players } : plus personne ne peut atteindre le but.
        [round_limit] Victoire partagée à la dernière manche entre { $players }.
       *[other] Victoire partagée entre { $players }.
    }

## What can be done: entries of the list of all moves

randolph-do-contents = Valise A : { $a }. B : { $b }. C : { $c }. D : { $d }.
randolph-do-place = Placer la valise { $letter } : { $city }.
randolph-do-guards =
    { $count ->
        [0] Ne poster aucun garde.
        [one] Poster un garde dans la base vide.
       *[other] Poster { $count } gardes dans la base vide.
    }
randolph-do-step =
    { $enemy ->
        [yes] Agent : { $from } vers { $to }, où un combat attend.
       *[no] Agent : { $from } vers { $to }.
    }
randolph-do-step-with =
    { $enemy ->
        [yes] Agent avec { $suitcase } : { $from } vers { $to }, où un combat attend.
       *[no] Agent avec { $suitcase } : { $from } vers { $to }.
    }
randolph-do-deliver = Livrer { $suitcase } à votre QG depuis { $from }.
randolph-do-take = Prendre { $suitcase } ({ $city }).
randolph-do-exchange = Échanger { $left } contre { $suitcase } ({ $city }).
randolph-do-drop = Poser { $suitcase } ({ $city }).
randolph-do-end =
    { $count ->
        [0] Finir le tour.
        [one] Finir le tour et laisser un pas inutilisé.
       *[other] Finir le tour et laisser { $count } pas inutilisés.
    }
randolph-do-pick = Combattre d’abord l’agent aux mains vides.
randolph-do-pick-with = Combattre d’abord l’agent avec { $suitcase }.
randolph-do-card = Jouer le { $card }.
randolph-do-loot = Prendre { $suitcase }.
randolph-do-loot-exchange = Échanger { $left } contre { $suitcase }.
randolph-do-leave = Laisser { $suitcase } sur place.
randolph-do-lose = Sacrifier l’agent : { $place }.
randolph-do-lose-with = Sacrifier l’agent avec { $suitcase } : { $place }.

## The table

randolph-board-about = Carte du plateau avec { $cities } villes. Tout ce que vous pouvez faire est aussi dans la liste des coups.
randolph-described = La carte en mots
randolph-described-next = { $place }, à côté : { $cities }
randolph-described-place = { $place } : { $what }
randolph-described-with = { $who } avec { $suitcase }
randolph-agent-about =
    { $colour ->
        [red] Agent rouge : { $place }
        [blue] Agent bleu : { $place }
        [green] Agent vert : { $place }
       *[yellow] Agent jaune : { $place }
    }
randolph-agent-about-with =
    { $colour ->
        [red] Agent rouge avec { $suitcase } : { $place }
        [blue] Agent bleu avec { $suitcase } : { $place }
        [green] Agent vert avec { $suitcase } : { $place }
       *[yellow] Agent jaune avec { $suitcase } : { $place }
    }
randolph-go-to =
    { $steps ->
        [one] { $city }, { $steps } pas
       *[other] { $city }, { $steps } pas
    }
randolph-go-to-duel =
    { $steps ->
        [one] { $city }, { $steps } pas, combat à l’entrée
       *[other] { $city }, { $steps } pas, combat à l’entrée
    }
randolph-go-to-hq = Votre QG : livrer { $suitcase }
randolph-zoom-in = Zoom avant
randolph-zoom-out = Zoom arrière
randolph-zoom-mine = Montrer mes agents
randolph-overview = Vue d’ensemble de la carte
randolph-legend = Légende
randolph-legend-steps = pas pour y aller
randolph-legend-duel = combat à l’entrée
randolph-legend-exit = sortie d’une base
randolph-legend-gate = porte d’un QG, pour sa couleur
randolph-your-turn = À vous
randolph-dice = Dés : { $first } et { $second }
# On a button that waits for something: what is missing, as short as can be.
randolph-do-choose = Choisissez un agent
randolph-do-send = Touchez une ville éclairée
randolph-hint-choose = Choisissez un de vos agents sur la carte.
randolph-hint-send = Envoyez l’agent dans une ville éclairée, ou utilisez ce qui s’y trouve.
randolph-hint-none-left = On peut encore prendre, poser ou échanger des valises.
randolph-hint-crowd = Trois dans une ville : l’un d’eux doit repartir.
randolph-agents = Vos agents
randolph-take = Prendre
randolph-exchange = Échanger
randolph-drop = Poser
randolph-deliver = Livrer
randolph-end = Finir le tour
randolph-end-unused =
    { $count ->
        [one] Finir le tour, un pas inutilisé
       *[other] Finir le tour, { $count } pas inutilisés
    }
# Instead of ending the turn with steps unused.
randolph-play-on = Continuer à jouer
# A suitcase that was won in a duel is not taken.
randolph-leave = Laisser
randolph-undo = Annuler
randolph-continue = Continuer
randolph-close = Fermer
randolph-closer-nothing = Il n’y a ni agent ni valise ici.

## Players and suitcases

randolph-secrets-of = { $count } sur { $target } secrets
randolph-agents-left =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
randolph-cards-about = Cartes de combat en main : { $cards }. Jouées : { $spent }.
randolph-none = aucune
randolph-player-out = hors jeu
randolph-own = Vos valises
randolph-own-short = Valises
randolph-eyes-only = Confidentiel
randolph-where-carried = en main
randolph-where-carried-by = { $who }
randolph-where-delivered = livrée
randolph-where-nowhere = pas placée
randolph-files = Fiches
randolph-files-about = À qui est chaque valise, où elle est, et ce qu’on en sait.
randolph-files-of = Valises : { $who }
randolph-files-of-you = Vos valises
randolph-file-lies = posée : { $city }
randolph-file-carried = portée par { $who } : { $place }
randolph-file-carried-you = portée par vous : { $place }
randolph-file-delivered = livrée par { $who }
randolph-file-delivered-you = livrée par vous
randolph-file-hidden = pas encore placée
randolph-file-unknown = inconnu
randolph-file-history = { $moves ->
        [one] déplacée { $moves } fois
       *[other] déplacée { $moves } fois
    }

## Set-up

randolph-setup-rule-1 = Répartissez 5, 3, 1 et la bombe entre A et D. Personne d’autre ne le saura.
randolph-setup-rule-2 = Placez chaque valise dans une ville différente. Les villes sont montrées à tous quand tout le monde a fini.
# $corner: NW, NE, SE, SW
randolph-setup-rule-3 =
    { $corner ->
        [NW] Votre quartier général est au nord-ouest. L’ennemi convoitera ce qui lui semble proche.
        [NE] Votre quartier général est au nord-est. L’ennemi convoitera ce qui lui semble proche.
        [SE] Votre quartier général est au sud-est. L’ennemi convoitera ce qui lui semble proche.
       *[SW] Votre quartier général est au sud-ouest. L’ennemi convoitera ce qui lui semble proche.
    }
randolph-setup-rule-open = Ensuite, les valises sont placées au grand jour, une par une.
randolph-setup-contents = Contenu, secret
randolph-setup-suitcases = Les valises, dans quatre villes différentes
randolph-setup-suitcases-later = Vos valises
randolph-setup-hint = Glissez une fiche sur une valise, ou touchez la fiche, puis la valise.
randolph-setup-hint-place = Glissez une valise sur la carte, ou touchez-la, puis une ville.
randolph-setup-hint-done = Tout est caché. Changez ce que vous voulez, puis appuyez sur « Terminé ».
randolph-setup-ready = Terminé
randolph-setup-place = Placer
randolph-setup-missing = Terminé · il manque { $letter }
randolph-setup-kicker = Cachez vos secrets
# The sentence of the set-up: slips first, then cities.
randolph-setup-say-slips = Glissez un papier dans chaque valise.
randolph-setup-say-cities = Placez chaque valise dans une ville.
randolph-setup-say-done = Tout est caché. Appuyez sur Terminé.
randolph-setup-shuffle = Mélanger
randolph-setup-waiting = Tout est caché. Les autres cachent encore leurs valises.
randolph-setup-drop-here = déposer ici
randolph-setup-not-placed = pas placée
randolph-setup-slip =
    { $content ->
        [bomb] La bombe
        [1] Un secret
       *[other] { $content } secrets
    }
randolph-setup-slip-in =
    { $content ->
        [bomb] Valise { $letter }, contient la bombe
        [1] Valise { $letter }, contient un secret
       *[other] Valise { $letter }, contient { $content } secrets
    }
randolph-setup-bag-empty = Valise { $letter }, vide
randolph-setup-city = Ville pour la valise { $letter }
randolph-setup-guards = Gardes
randolph-setup-guards-about = À trois, vous pouvez poster des agents dans la base d’où personne ne part.
randolph-setup-hiding = en cours
randolph-setup-is-ready = terminé
randolph-setup-your-orders = Vos ordres

## Start

randolph-start-title = Qui commence ?
randolph-start-begins-you = Vous commencez !
randolph-start-begins = { $who } commence.

## Duel

randolph-duel-tab = Combat { $number }, manche { $round }
randolph-duel-title = Combat : { $city }
randolph-duel-attacks = attaque
randolph-duel-defends = défend
randolph-duel-has-chosen = a choisi
randolph-duel-is-choosing = choisit
randolph-duel-no-card = Pas encore de carte
randolph-duel-can-play = { $who } peut jouer { $cards }.
randolph-duel-stands = tient bon
randolph-duel-why-french = Règle française : l’égalité revient à l’agresseur.
randolph-duel-why-exact = Règle anglaise : l’agresseur est arrivé avec son dernier pas, l’égalité est à lui.
randolph-duel-why-steps = Règle anglaise : il restait des pas, l’égalité est au défenseur.
randolph-duel-stage-hands = Mains
randolph-duel-stage-choose = Choix
randolph-duel-stage-silence = Silence
randolph-duel-stage-turn = Cartes
randolph-duel-stage-words = Verdict
randolph-duel-out = agent éliminé
randolph-duel-home = agent à la base
randolph-duel-card = Carte { $card }
randolph-duel-card-used = Carte { $card }, jouée
randolph-duel-card-down = Une carte, face cachée
randolph-duel-play = Jouer le { $card }
randolph-duel-pick = Choisissez
randolph-duel-tie-you = L’égalité est pour vous. Si vous perdez avec un 0, votre agent rentre seulement à sa base.
randolph-duel-tie-other = L’égalité est pour { $who }. Si vous perdez avec un 0, votre agent rentre seulement à sa base.
randolph-duel-won-you = Vous gagnez, { $won } à { $lost }.
randolph-duel-lost-you = Vous perdez, { $lost } à { $won }.
randolph-duel-won = { $who } gagne, { $won } à { $lost }.
randolph-duel-bonus = coup-bonus pour cet agent
randolph-duel-bonus-pool = coup-bonus au choix
randolph-duel-left = { $suitcase } est maintenant par terre ({ $city }).
# Stamps: very short.
randolph-duel-stamp-won = Gagné
randolph-duel-stamp-lost = Perdu
randolph-duel-stamp-over = Décidé
randolph-pick-title = { $city } : deux défenseurs
randolph-pick-about = Lequel votre agent combat-il d’abord ? S’il gagne, il combat le second avec une nouvelle carte.
randolph-pick-empty = mains vides
randolph-pick-carries = porte { $suitcase }
randolph-waiting-for = On attend { $who }…

## Delivery and bomb

randolph-delivery-tab =
    { $colour ->
        [red] Quartier général rouge
        [blue] Quartier général bleu
        [green] Quartier général vert
       *[yellow] Quartier général jaune
    }
randolph-delivery-opens-you = Vous ouvrez { $suitcase }
randolph-delivery-opens = { $who } ouvre { $suitcase }
randolph-delivery-back-you =
    { $colour ->
        [red] Votre agent est de retour à la base rouge.
        [blue] Votre agent est de retour à la base bleue.
        [green] Votre agent est de retour à la base verte.
       *[yellow] Votre agent est de retour à la base jaune.
    }
randolph-delivery-back =
    { $colour ->
        [red] L’agent est de retour à la base rouge.
        [blue] L’agent est de retour à la base bleue.
        [green] L’agent est de retour à la base verte.
       *[yellow] L’agent est de retour à la base jaune.
    }
randolph-bomb-word = Une bombe.
randolph-bomb-about-you = Une bombe : la moitié de vos agents est perdue, soit { $count }.
randolph-bomb-about = Une bombe : { $who } perd la moitié de ses agents, soit { $count }.
randolph-bomb-note = Ce que porte un agent perdu reste dans sa ville. Votre tour continue.
randolph-bomb-more =
    { $count ->
        [one] et encore un
       *[other] et encore { $count }
    }
randolph-bomb-chosen =
    { $chosen ->
        [one] { $chosen } choisi sur { $count }.
       *[other] { $chosen } choisis sur { $count }.
    }
randolph-bomb-drops = laisse { $suitcase }
randolph-bomb-clear = Effacer
randolph-bomb-lose =
    { $count ->
        [one] Perdre cet agent
       *[other] Perdre ces { $count } agents
    }

## What a scene says, moment by moment

randolph-scene-courier-you = Votre courrier rentre.
randolph-scene-courier = Le courrier rentre.
randolph-scene-laid-you = Vous avez choisi une carte.
randolph-scene-laid = { $who } a choisi une carte.
randolph-scene-chosen = Les deux ont choisi.
randolph-scene-tie = { $card } contre { $card }.
randolph-scene-beats = { $won } bat { $lost }.
randolph-scene-duel-won-you = Vous gagnez le combat.
randolph-scene-duel-won = { $who } gagne le combat.
randolph-scene-stays = { $suitcase } reste sur place ({ $city }).
randolph-scene-on-table = { $suitcase } est sur la table.
randolph-scene-clasp = Un fermoir.
randolph-scene-clasp-other = L’autre.
randolph-scene-opens = Elle s’ouvre …
randolph-scene-ticks = Un tic-tac.
randolph-scene-count =
    { $left ->
        [3] Trois.
        [2] Deux.
       *[1] Un.
    }
randolph-scene-secrets =
    { $count ->
        [one] { $count } secret d’État.
       *[other] { $count } secrets d’État.
    }
randolph-scene-stands-you = Vous en êtes à { $secrets } sur { $target }.
randolph-scene-stands = { $who } en est à { $secrets } sur { $target }.
randolph-scene-packed-you = Vous l’aviez remplie vous-même.
randolph-scene-packed = Remplie par { $who }.
randolph-scene-last = C’était le dernier coup.
randolph-scene-last-held =
    { $count ->
        [one] La dernière valise contenait { $count } secret d’État.
       *[other] La dernière valise contenait { $count } secrets d’État.
    }
randolph-scene-race = Comment on en est arrivé là …
randolph-scene-crossed = { $secrets } secrets : la ligne des { $target } est franchie.
randolph-scene-led-you = Vous meniez jusqu’à la manche { $round }.
randolph-scene-led = { $who } menait jusqu’à la manche { $round }.
randolph-scene-bomb-round = Puis la bombe, manche { $round }.
randolph-round = Manche { $round }

## Result

randolph-result-kicker = Mission accomplie
randolph-result-kicker-lost = Mission échouée
randolph-result-stamp = Affaire classée
randolph-result-secrets =
    { $count ->
        [one] secret
       *[other] secrets
    }
randolph-result-inside =
    { $colour ->
        [red] Ce que contenaient les valises rouges
        [blue] Ce que contenaient les valises bleues
        [green] Ce que contenaient les valises vertes
       *[yellow] Ce que contenaient les valises jaunes
    }
randolph-result-delivered = livrée par { $who }
randolph-result-delivered-you = livrée par vous
randolph-result-carried = portée par { $who }
randolph-result-carried-you = portée par vous
randolph-result-lay = restée : { $city }
randolph-result-agents = agents restants
randolph-result-duels = combats gagnés
randolph-result-suitcases = livrées
randolph-result-race = Secrets livrés, manche par manche
randolph-result-race-line = { $who } { $secrets }
# For those who cannot see the chart: one entry a delivery.
randolph-result-race-step = Manche { $round } : { $who } en a { $secrets }
randolph-result-again = Revoir la course
randolph-share = Image à partager
randolph-share-failed = L’image n’a pas pu être créée sur cet appareil.
# The last line of that picture.
randolph-share-fine =
    { $rounds } manches, { $duels ->
        [one] un combat
       *[other] { $duels } combats
    }

## Chart of boards without a drawing

randolph-board-loading = On déroule la carte…
randolph-board-missing = Cette page n’a pas de dessin de ce plateau. Utilisez la liste des coups.

## Cities

city-addis_ababa = Addis-Abeba
city-anchorage = Anchorage
city-antananarivo = Antananarivo
city-athens = Athènes
city-beijing = Pékin
city-belgrade = Belgrade
city-berlin = Berlin
city-brest = Brest
city-budapest = Budapest
city-buenos_aires = Buenos Aires
city-cairo = Le Caire
city-cape_town = Le Cap
city-caracas = Caracas
city-casablanca = Casablanca
city-chicago = Chicago
city-colombo = Colombo
city-dakar = Dakar
city-delhi = Delhi
city-dublin = Dublin
# On Easter Island. A town like the others: “in” it is right, “in” an island would not be.
city-easter_island = Hanga Roa
city-havana = La Havane
city-helsinki = Helsinki
city-hong_kong = Hong Kong
city-honolulu = Honolulu
city-istanbul = Istanbul
city-kyiv = Kyiv
city-lima = Lima
city-lisbon = Lisbonne
city-london = Londres
city-luanda = Luanda
city-madrid = Madrid
city-manila = Manille
city-mexico_city = Mexico
city-montreal = Montréal
city-moscow = Moscou
city-murmansk = Mourmansk
city-nairobi = Nairobi
city-new_york = New York
city-norilsk = Norilsk
city-nuuk = Nuuk
city-oslo = Oslo
city-panama_city = Panama
city-papeete = Papeete
city-paris = Paris
city-perth = Perth
city-reykjavik = Reykjavik
city-rio_de_janeiro = Rio de Janeiro
city-rome = Rome
city-san_francisco = San Francisco
city-santiago = Santiago
city-singapore = Singapour
city-stockholm = Stockholm
city-sydney = Sydney
city-tangier = Tanger
city-tokyo = Tokyo
city-tunis = Tunis
city-vancouver = Vancouver
city-vienna = Vienne
city-warsaw = Varsovie
city-winnipeg = Winnipeg

## One sentence of help at the first decision of each kind

randolph-hint-setup = Choisissez ce que contient chaque valise, et une ville pour chacune. Personne d’autre ne saura où est votre bombe.
randolph-hint-move = Choisissez un agent, puis une ville éclairée. Un agent peut prendre une valise là où il est ; portez-la à votre quartier général.
randolph-hint-pick = Vous les affronterez l’un après l’autre : choisissez le premier.
randolph-hint-duel = La carte la plus haute gagne, et chaque carte ne sert qu’une fois. Qui perd avec un 0 rentre seulement chez lui.
randolph-hint-loot = L’agent vainqueur peut emporter la valise, ou la laisser dans la ville.
randolph-hint-bomb = Choisissez les agents que vous perdez. Ce qu’ils portaient reste là où ils étaient.
