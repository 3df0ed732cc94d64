### Wolfgang Kramer's Top Secret: everything the page says about this game.
### Names of agents (Schulz, Perry, …) are never translated. $who is a player's name. Messages ending in -you speak to the
### player in front of the screen, their twins speak about somebody else.

## The board

kramer-board = La ville, ses agents et la piste de score
# The one field that is both Start and Finish; $finish is the number that ends the game.
kramer-start-field = DÉPART · { $finish }
kramer-pile = Pioche { $n }
kramer-discards = Défausse { $n }
# Printed at the top of every card, as the name of the game.
kramer-card-head = TOP SECRET

## The twelve buildings. They stand in sentences like names of places: no article.

kramer-building-church = Église
kramer-building-1 = Boulangerie
kramer-building-2 = Café
kramer-building-3 = Cinéma
kramer-building-4 = Poste
kramer-building-5 = Gare
kramer-building-6 = Hôtel
kramer-building-7 = Mairie
kramer-building-8 = Villa
kramer-building-9 = Banque
kramer-building-10 = Ambassade
kramer-building-ruin = Ruine
# A building with the value on its plate: Town hall (7)
kramer-building = { $name } ({ $plate })
# A building that can be chosen; $steps is a signed number like +2 or −1.
kramer-target-steps = { $building }, { $steps }

## The fifteen cards: title and what it does. Titles have about 12 letters of room on a line, two lines at most.

kramer-card-c1 = Repli
    .text = Un agent recule de 1 ou 2 bâtiments
kramer-card-c2 = À la ruine
    .text = Un agent va à la ruine, d’où qu’il soit
kramer-card-c3 = Fuites
    .text = Deux marqueurs à 2 cases ou plus de l’Arrivée : +3 cases
kramer-card-c4 = Pas de côté
    .text = Un agent avance ou recule de 1 bâtiment
kramer-card-c5 = Sanctuaire
    .text = Tous les agents à l’église
kramer-card-c6 = Effraction
    .text = Un agent dans le bâtiment du coffre
kramer-card-c7 = Double repli
    .text = Deux agents reculent de 1 bâtiment
kramer-card-c8 = Échange
    .text = Deux agents échangent leurs places
kramer-card-c9 = Double avancée
    .text = Deux agents avancent de 1 bâtiment
kramer-card-c10 = Rendez-vous
    .text = Un agent rejoint un autre agent
kramer-card-c11 = Seconde identité
    .text = Prenez en secret l’identité d’un agent libre
kramer-card-c12 = Échappée
    .text = Un agent au coffre avance ou recule de 1
kramer-card-c13 = Asile
    .text = 1 ou 2 agents de la ruine à l’église
kramer-card-c14 = Transfert
    .text = Le coffre dans un autre bâtiment au choix
kramer-card-c15 = Avancée
    .text = Un agent avance de 1, 2 ou 3 bâtiments

## What is asked now, in one sentence

kramer-asked-wait = La table se met en place.
kramer-asked-turn = C’est à { $who } de jouer.
kramer-asked-turn-you = C’est à vous de jouer.
# $face is what the die shows: 1–3, 2, 3, 4, 5 or 6.
kramer-asked-move = { $who } a fait { $face } et déplace les agents.
kramer-asked-move-you =
    { $n ->
        [one] Vous avez fait { $n }. Donnez { $n } point à l’agent de votre choix.
       *[other] Vous avez fait { $n }. Donnez { $n } points aux agents de votre choix.
    }
kramer-asked-some-you = Vous avez fait { $face }. Donnez { $fewest } à { $most } points aux agents de votre choix.
kramer-asked-upto-you = Vous avez fait { $face }. Donnez jusqu’à { $most } points aux agents de votre choix, ou aucun.
kramer-asked-round = Ronde Top Secret : { $who } joue une carte ou passe.
kramer-asked-round-you = Ronde Top Secret : jouez une carte ou passez.
kramer-asked-pass-you = Ronde Top Secret : aucune de vos cartes n’est jouable. Passez.
kramer-asked-more-you = Jouez une autre carte, ou arrêtez-vous.
kramer-asked-stop-you = Aucune autre de vos cartes n’est jouable. Arrêtez-vous.
kramer-asked-safe = { $who } met le coffre dans un autre bâtiment.
kramer-asked-safe-you = Mettez le coffre dans un autre bâtiment.
kramer-asked-dossier-you = Remplissez votre dossier : qui est qui ?
kramer-asked-dossier-done = Votre dossier est remis. { $n ->
    [one] Quelqu’un écrit encore.
   *[other] { $n } joueurs écrivent encore.
}
kramer-asked-dossier = C’est l’heure des dossiers. { $n ->
    [one] Quelqu’un écrit encore.
   *[other] { $n } joueurs écrivent encore.
}
kramer-won =
    { $points ->
        [one] { $who } gagne avec { $points } point.
       *[other] { $who } gagne avec { $points } points.
    }
kramer-won-you =
    { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
# $who: several names.
kramer-won-shared =
    { $points ->
        [one] Victoire partagée à { $points } point : { $who }.
       *[other] Victoire partagée à { $points } points : { $who }.
    }
kramer-won-shared-you =
    { $points ->
        [one] Vous partagez la victoire à { $points } point : { $who }.
       *[other] Vous partagez la victoire à { $points } points : { $who }.
    }
kramer-won-nobody = Personne ne gagne : un agent libre est arrivé premier.

## The orders: while points are given, a card is played, the safe is moved

kramer-give-more = { $n ->
    [one] Donnez encore un point à l’agent de votre choix.
   *[other] Donnez encore { $n } points aux agents de votre choix.
}
# $n points may be added, but need not be.
kramer-give-may = { $n ->
    [one] Vous pouvez donner encore un point, ou confirmer.
   *[other] Vous pouvez donner encore jusqu’à { $n } points, ou confirmer.
}
kramer-given-all = Tous les points sont donnés. Confirmez votre coup.
kramer-points-given = { $given ->
    [one] { $given } point donné sur { $most }
   *[other] { $given } points donnés sur { $most }
}
kramer-take-point = Reprendre un point : { $agent }
kramer-undo = Annuler
kramer-confirm = Confirmer
kramer-confirm-left = Confirmer · { $n ->
    [one] encore { $n } point
   *[other] encore { $n } points
}
kramer-confirm-nobody = Ne pas bouger
kramer-agents = Les agents et leurs scores
# Read aloud for an agent's button. $given: points given so far; 0 if none.
kramer-agent-button = { $agent }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $given ->
    [0] { "" }
    [one] , { $given } donné
   *[other] , { $given } donnés
}
# Above the points: what the plan would come to.
kramer-note-safe = { $agents } : au coffre
kramer-note-scores = { $agents } au coffre : décompte dès que vous confirmez.
kramer-note-armed = { $agents } au coffre : décompte après la ronde, sauf si une carte l’empêche.
kramer-note-quiet = Pas de décompte.
kramer-note-disarmed = Le décompte serait empêché.
kramer-note-draws = Vous piocherez une carte.
kramer-note-keys = Touchez les agents, glissez-les le long de l’anneau ou tapez leurs lettres.
kramer-safe-places = Places pour le coffre
kramer-safe-chosen = Le coffre va ici : { $building }. Confirmez.

## The Top Secret round

kramer-round-passed = { $who } a passé
kramer-round-asked = À { $who } de répondre
kramer-round-waiting = Ensuite : { $who }
kramer-round-if-scores = Si tout le monde passe : décompte. Au coffre : { $agents }
kramer-round-if-nothing = Si tout le monde passe : pas de décompte.
kramer-round-last = { $who } a joué { $card }.
kramer-round-last-you = Vous avez joué { $card }.
kramer-pass = Passer
kramer-stop = Arrêter
# The arrow beside Pass: orders to pass, given in advance.
kramer-pass-ahead = Passer d’avance
kramer-pass-long = Combien de temps passez-vous ?
kramer-pass-hint = On ne passe jamais à votre place : chaque ligne est une décision que vous prenez d’avance.
kramer-pass-once = Passer
kramer-pass-once-hint = Me redemander la prochaine fois.
kramer-pass-card = Passer jusqu’à ce qu’une carte soit jouée
kramer-pass-card-hint = Au plus tard, on me demande à mon propre tour.
kramer-pass-round = Passer toute cette ronde
kramer-pass-round-hint = Quoi qu’on joue, jusqu’à la fin de la ronde.
kramer-pass-scoring = Me demander seulement avant un décompte
kramer-pass-scoring-hint = Pour le reste de la partie, jusqu’à ce que j’annule.
# On the slip: the order that stands, and until when.
kramer-pass-card-slip = Vous passez jusqu’à la prochaine carte
kramer-pass-card-until = ou jusqu’à votre propre tour
kramer-pass-round-slip = Vous passez toute cette ronde
kramer-pass-round-until = quoi qu’on joue
kramer-pass-scoring-slip = Sollicité seulement avant un décompte
kramer-pass-scoring-until = pour le reste de la partie
kramer-pass-ended = { $why ->
    [card] Consigne terminée : une carte a été jouée
    [turn] Consigne terminée : c’est votre tour
   *[round] Consigne terminée : la ronde est finie
 }
kramer-pass-revoke = Annuler
kramer-pass-again = Encore
kramer-pass-again-hint = Le redire ?
kramer-play = Jouer { $card }
kramer-choose-agent = { $card } : choisissez un agent.
kramer-choose-agents = { $card } : choisissez deux agents.
kramer-choose-second = { $card } : { $agent } et quel autre agent ?
kramer-choose-another = { $card } : encore un agent, ou confirmez.
kramer-choose-building = { $card } : quel bâtiment ?
kramer-choose-where = { $card } : où doit aller { $agent } ?
kramer-choose-done = { $card } : confirmez pour la jouer.

## Hand and identity

# The hand of cards, on a narrow button too.
kramer-hand = Main
kramer-own = Votre identité et vos cartes
kramer-identity-hidden = Votre identité est cachée
kramer-identity-only-you = Pour vos yeux seuls
kramer-identity-show = Montrer votre identité
kramer-card-drawn-now = Piochée ce tour-ci : jouable au prochain tour seulement.
kramer-card-not-now = Les cartes se jouent pendant la ronde Top Secret.
kramer-card-no-effect = Elle ne changerait rien maintenant.
# Beside the identity, in games without cards.
kramer-goal = Votre agent doit arriver premier, sans qu’on devine qu’il est à vous.
kramer-hand-empty = Vous n’avez aucune carte Top Secret.
kramer-cards-held = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
kramer-seconds = { $n ->
    [one] { $n } seconde identité
   *[other] { $n } secondes identités
}
kramer-handed-in = Dossier remis
kramer-spectator-own = Vous regardez la partie. Les identités sont dévoilées à la fin.

## Scoring

kramer-scoring-part = Décompte : partie { $n } sur 5

## What is being shown: one short sentence a beat, never an outcome before its picture
kramer-next = Suite
kramer-scene-moves = { $who } déplace { $agent }.
kramer-scene-moves-you = Vous déplacez { $agent }.
kramer-scene-plays = { $who } joue { $card }.
kramer-scene-plays-you = Vous jouez { $card }.
kramer-scene-prevented = Cela empêche le décompte.
kramer-scene-safe = { $who } déplace le coffre.
kramer-scene-safe-you = Vous déplacez le coffre.
# $who: several names.
kramer-scene-passed = Ont passé : { $who }.
kramer-scene-passed-all = Tout le monde a passé.
kramer-scene-near = { $agent } est à un pas du coffre.
kramer-scene-moves-in = { $who } y fait entrer { $agent }.
kramer-scene-moves-in-you = Vous y faites entrer { $agent }.
kramer-scene-at-safe = { $agents } au coffre.
kramer-scene-open = Le coffre est ouvert.
kramer-scene-all-score = Chaque agent marque la valeur de son bâtiment.
kramer-scene-and-you = Et vous…
kramer-scene-gains = { $agent } gagne { $n }.
kramer-scene-gains-you = Vous gagnez { $n }.
kramer-scene-loses = { $agent } perd { $n }.
kramer-scene-loses-you = Vous perdez { $n }.
kramer-scene-nothing = { $agent } ne gagne rien.
kramer-scene-nothing-you = Vous ne gagnez rien.
kramer-scene-run = Les marqueurs courent.
kramer-scene-front = En tête avec { $n } : { $agents }.
kramer-scene-passes = { $agent } dépasse { $other } : { $n ->
    [1] première place
   *[other] place { $n }
}.
# $agents: one agent or several; $n: how many.
kramer-scene-finish = Arrivée franchie : { $agents }. La partie est finie.
kramer-scene-dossiers-safe = L’heure des dossiers. Ensuite { $who } déplace le coffre.
kramer-scene-dossiers-safe-you = L’heure des dossiers. Ensuite vous déplacez le coffre.
kramer-scene-safe-next = Maintenant { $who } déplace le coffre.
kramer-scene-safe-next-you = Maintenant vous déplacez le coffre.
## The end: one player after the other is unmasked
kramer-end-dossiers = { $n } dossiers sur la table.
kramer-end-identities = Qui était qui ?
# $agents: one agent or several, $n: how many.
kramer-end-free = À personne : { $agents }.
# A free agent, $agents, with its points.
kramer-end-chair = { $agents }, { $n } : à personne.
kramer-end-place = Place { $n } : { $who }.
kramer-end-place-you = Place { $n } : vous.
kramer-end-was = { $who } était { $agents }.
kramer-end-was-you = Vous étiez { $agents }.
kramer-end-suspected = Qui soupçonnait { $who } ?
kramer-end-suspected-you = Qui vous soupçonnait ?
kramer-end-unseen = Personne n’a démasqué { $who }.
kramer-end-unseen-you = Personne ne vous a démasqué.
# $others: one name or several, $n: how many.
kramer-end-seen = { $n ->
    [one] Seul { $others } a démasqué { $who }.
   *[other] { $others } ont démasqué { $who }.
}
kramer-end-seen-you = { $n ->
    [one] Seul { $others } vous a démasqué.
   *[other] { $others } vous ont démasqué.
}
kramer-end-seen-by-you = Vous seul avez démasqué { $who }.
# $n: how many others did.
kramer-end-seen-by-you-too = { $n ->
    [one] Vous avez démasqué { $who }, un autre aussi.
   *[other] Vous avez démasqué { $who }, { $n } autres aussi.
}
# $n: lines that are right.
kramer-end-dossier = { $n } { $n ->
    [one] juste
   *[other] justes
} dans le dossier de { $who } : { $total } points.
kramer-end-dossier-you = { $n } { $n ->
    [one] juste
   *[other] justes
} dans votre dossier : { $total } points.
kramer-end-points = { $n ->
    [one] { $n } point pour { $who }.
   *[other] { $n } points pour { $who }.
}
kramer-end-points-you = { $n ->
    [one] { $n } point pour vous.
   *[other] { $n } points pour vous.
}
kramer-end-wins = { $who } gagne.
kramer-end-wins-you = Vous gagnez.
# $who: several names.
kramer-end-shared = Victoire partagée : { $who }.
kramer-end-shared-you = Vous partagez la victoire : { $who }.
kramer-end-nobody = Personne ne gagne.

kramer-end-title = Le dévoilement
# A stamp on an envelope.
kramer-end-sealed = Scellé
kramer-end-track = { $n } sur la piste
kramer-end-dossier-of = Le dossier de { $who }
kramer-end-dossier-of-you = Votre dossier
kramer-end-winner = { $who } était { $agents } : { $n } points
kramer-end-winner-you = Vous étiez { $agents } : { $n } points
kramer-end-skip = Aller à la couronne
kramer-end-result = Voir le résultat

## Since one's own last turn
# A tab: what the others did. Short.
kramer-since = Depuis
kramer-since-nothing = Rien n’a bougé depuis votre dernier tour.
# On the board, under agents that stand one step before the safe. Short.
kramer-near = à 1 du coffre

## The dossier

kramer-dossier = Dossier
kramer-dossier-moved = Qui a déplacé qui
kramer-dossier-key = bâtiments · points des décomptes provoqués
kramer-dossier-player = Joueur
kramer-dossier-you = Vous
# The row of the player's own guesses. Short: it stands in a narrow column.
kramer-dossier-guess = Pari
kramer-dossier-guess-of = Votre pari sur { $agent } : { $guess }. Changer.
kramer-dossier-unknown = inconnu
kramer-dossier-free = personne
# The dash for a free agent, and the sign for: not known yet.
kramer-dossier-dash = —
kramer-dossier-question = ?
kramer-dossier-cell = { $who }, { $agent } : { $points } par points, { $cards } par cartes ; { $into } fois dans la ruine, { $out } fois hors de la ruine ; gain : { $gain }, lors des décomptes provoqués par { $who }
kramer-dossier-cell-you = Vous, { $agent } : { $points } par points, { $cards } par cartes ; { $into } fois dans la ruine, { $out } fois hors de la ruine ; gain : { $gain }, lors des décomptes provoqués par vous
kramer-dossier-tap = Touchez un nombre pour en savoir plus.
kramer-dossier-scorings = Décomptes, et cartes qui en ont empêché
kramer-dossier-none = Rien pour l’instant.
kramer-dossier-scoring = { $who } a provoqué un décompte : { $gains }
kramer-dossier-scoring-you = Vous avez provoqué un décompte : { $gains }
kramer-dossier-scoring-zero = { $who } a provoqué un décompte sans gains
kramer-dossier-scoring-zero-you = Vous avez provoqué un décompte sans gains
kramer-dossier-stopped = { $who } a empêché un décompte avec { $card }
kramer-dossier-stopped-you = Vous avez empêché un décompte avec { $card }
kramer-dossier-notes = Mes notes
kramer-dossier-private = Pour vos yeux seuls
kramer-dossier-due = Pour vos yeux seuls · dossiers à remettre à { $field }
kramer-dossier-note = Note sur { $agent }
kramer-dossier-loading = On cherche le dossier de l’affaire…
kramer-dossier-failed = Impossible de lire le dossier de l’affaire.
kramer-dossier-again = Réessayer

## The form

kramer-form = Dossier secret
# The form is a table: a row for each of the others, a column for each agent. Read aloud for a cell; $name is the message before it.
kramer-form-cell = { $who } : { $agent }
kramer-form-evidence = { $name }, { $steps } bâtiments, { $gain } points
kramer-form-whom = Pour qui travaille { $who } ?
kramer-form-all = Pour qui travaille chacun ?
kramer-form-circle = Entourez un agent sur chaque ligne.
kramer-form-key = En haut : bâtiments parcourus. En bas : points des décomptes provoqués.
kramer-form-who-missing = Remettre · il manque { $who }
kramer-form-clear = Effacer
kramer-form-submit = Remettre
# On the same button, after the first press.
kramer-form-really = Oui, remettre pour de bon
kramer-form-sure = Le remettre ? Il ne pourra plus être changé.
kramer-form-done = remis
kramer-form-writing = écrit…

## The result

kramer-result-closed = Affaire classée
kramer-result-winner = Victoire
kramer-result-name-you = { $who } (vous)
kramer-result-was = était { $agents }
kramer-result-marker = marqueur
kramer-result-dossier = dossier
kramer-result-points = { $n ->
    [one] point
   *[other] points
}
kramer-result-best = { $agent } compte, c’est le meilleur
kramer-result-finish = { $agent } a franchi l’Arrivée avec { $score }.
kramer-result-finish-nobody = { $agent } a franchi l’Arrivée avec { $score }, mais personne n’était { $agent }.
kramer-result-rounds = La dernière manche est jouée : nul besoin d’atteindre l’Arrivée.
kramer-result-dossiers = Dossiers
kramer-result-five = 5 points par agent bien identifié.
kramer-result-right = juste
kramer-result-wrong = faux
kramer-result-own = à soi
kramer-result-rank = Rang { $n }
kramer-result-scorings = D’où viennent les points
kramer-result-scoring = Décompte { $n }
kramer-result-safe = provoqué par { $who }
kramer-result-safe-you = provoqué par vous
kramer-result-total = Total
kramer-result-cards = Par cartes

kramer-result-race = La course, décompte par décompte
kramer-result-fooled = Qui a pris qui pour qui
kramer-result-fooled-key = Ligne : qui l’a écrit. Colonne : à propos de qui. L’agent encadré est le vrai.
# $who: one name or several, $n: how many.
kramer-result-fooled-all = { $n ->
    [one] { $who } a trompé tout le monde.
   *[other] { $who } ont trompé tout le monde.
}
# How far a player moved the own agent, and how far all agents together.
kramer-result-moved = l’a déplacé de { $own } pas sur { $all }
kramer-result-unmask = Revoir le dévoilement
kramer-share = Image à partager
kramer-share-failed = L’image n’a pas pu être créée sur cet appareil.
kramer-share-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
kramer-share-scorings = { $n ->
    [one] { $n } décompte
   *[other] { $n } décomptes
}

## The log

kramer-log-identity-you = Vous êtes { $agent }. Gardez le secret.
kramer-log-dealt-you = Vous avez reçu { $card }.
kramer-log-rolled = { $who } a fait { $face }.
kramer-log-rolled-you = Vous avez fait { $face }.
# $agents: agents with their points, like Mirkov 2, Perry 1
kramer-log-moved = { $who } a déplacé { $agents }.
kramer-log-moved-you = Vous avez déplacé { $agents }.
kramer-log-stayed = { $who } n’a déplacé personne.
kramer-log-stayed-you = Vous n’avez déplacé personne.
kramer-log-drew = { $who } a pioché une carte.
kramer-log-drew-you = Vous avez pioché { $card }.
kramer-log-removed = La carte { $card } est retirée : plus aucun agent n’est libre.
kramer-log-shuffled = La défausse est mélangée : { $n } cartes dans la pioche.
# $agents: agents and where they went, like Jacques → Bank (9)
kramer-log-card-moves = { $who } a joué { $card } : { $agents }.{ $stops ->
    [yes] { " " }Le décompte est empêché.
   *[no] { "" }
}
kramer-log-card-moves-you = Vous avez joué { $card } : { $agents }.{ $stops ->
    [yes] { " " }Le décompte est empêché.
   *[no] { "" }
}
# $agents: agents and the fields their markers stand on now
kramer-log-card-markers = { $who } a joué { $card } : { $agents } sur la piste.
kramer-log-card-markers-you = Vous avez joué { $card } : { $agents } sur la piste.
kramer-log-card-safe = { $who } a joué { $card }. Le coffre est maintenant ici : { $building }.{ $stops ->
    [yes] { " " }Le décompte est empêché.
   *[no] { "" }
}
kramer-log-card-safe-you = Vous avez joué { $card }. Le coffre est maintenant ici : { $building }.{ $stops ->
    [yes] { " " }Le décompte est empêché.
   *[no] { "" }
}
kramer-log-card = { $who } a joué { $card }.
kramer-log-card-you = Vous avez joué { $card }.
kramer-log-passed = { $who } a passé.
kramer-log-passed-you = Vous avez passé.
# Several players in a row; $n is how many.
kramer-log-passed-several = { $n ->
    [one] { $who } a passé.
   *[other] { $who } ont passé.
 }
kramer-log-passed-all = Tout le monde a passé.
kramer-log-stopped = { $who } s’arrête là pour l’instant.
kramer-log-stopped-you = Vous vous arrêtez là pour l’instant.
kramer-log-second = { $who } a pris une seconde identité.
kramer-log-second-you = Vous avez pris une seconde identité : { $agent }.
# $gains: agents and their gains, like Mirkov +7, Larsson −3
kramer-log-scored = Décompte provoqué par { $who }. Coffre : { $building }. { $gains }
kramer-log-scored-you = Décompte provoqué par vous. Coffre : { $building }. { $gains }
kramer-log-safe = { $who } a déplacé le coffre : { $building }.
kramer-log-safe-you = Vous avez déplacé le coffre : { $building }.
kramer-log-dossiers = L’heure des dossiers : tout le monde remplit le sien.
kramer-log-line = Vous avez écrit : { $agent }, c’est { $who }.
kramer-log-line-free = Vous avez écrit : { $agent } n’est à personne.
kramer-log-handed-in = { $who } a remis son dossier.
kramer-log-handed-in-you = Vous avez remis votre dossier.
kramer-log-over = { $n ->
    [one] { $who } gagne. Toutes les identités sont dévoilées.
   *[other] Victoire partagée : { $who }. Toutes les identités sont dévoilées.
}
kramer-log-over-you = Vous gagnez ! Toutes les identités sont dévoilées.
kramer-log-over-nobody = Personne ne gagne : un agent libre est arrivé premier. Toutes les identités sont dévoilées.
kramer-log-undone = { $who } a repris son dernier coup.
kramer-log-undone-you = Vous avez repris votre dernier coup.

## Actions, as entries of a list

kramer-do-move = Déplacer { $agents }
kramer-do-stay = Ne déplacer personne
kramer-do-safe = Mettre le coffre ici : { $building }
kramer-do-card = Jouer { $card }
kramer-do-card-agents = Jouer { $card } : { $agents }
kramer-do-card-forward = Jouer { $card } : { $agent } avance de { $n }
kramer-do-card-back = Jouer { $card } : { $agent } recule de { $n }
kramer-do-card-to = Jouer { $card } : { $agent } vers { $building }
kramer-do-card-safe = Jouer { $card } : le coffre vers { $building }
kramer-do-pass = Passer
kramer-do-stop = Arrêter
kramer-do-line = { $agent }, c’est { $who }
kramer-do-line-free = { $agent } n’est à personne

## The board in words, for screen readers

kramer-described = La ville en mots
kramer-described-building = { $building } : { $agents }
kramer-described-empty = personne
kramer-described-safe = Le coffre est ici : { $building }
kramer-described-score = { $agent } : { $score } sur { $finish }

## One sentence of help at the first decision of each kind

kramer-hint-move = Chaque point avance un agent d’un bâtiment. Déplacez-en d’autres aussi, sinon tous sauront qui vous êtes.
kramer-hint-safe = Placez le coffre là où votre agent peut être bientôt, et pas là où d’autres sont déjà bien placés.
kramer-hint-round = Chacun peut maintenant jouer une carte, à tour de rôle. Quand tous ont passé, le tour continue.
kramer-hint-dossier = Notez qui vous soupçonnez. Chaque soupçon juste rapporte des points à la fin.
