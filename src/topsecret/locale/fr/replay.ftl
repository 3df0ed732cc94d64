### Looking at a game again.

replay-title = Replay
replay-stamp = Replay
replay-controls = Replay
replay-moment = { $n } sur { $all }
replay-timeline = Chronologie
# For screen readers: where the timeline stands, and what was told then ({ $words }).
replay-moment-told = Moment { $n } sur { $all }. { $words }
replay-start = Le début.
replay-passes =
    { $n ->
        [one] Une passe.
       *[other] { $n } passes de suite.
    }
replay-steps = Pas à pas
replay-first = Au début
replay-turn-before = Tour précédent
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-turn-after = Tour suivant
replay-last = À la fin
replay-highlight = Prochain temps fort

## Marks on the timeline

replay-mark-scoring = Décompte
replay-mark-duel = Combat
replay-mark-delivery = Livraison
replay-mark-bomb = Bombe
replay-mark-dossier = Dossiers
replay-mark-end = La fin

## With whose eyes

replay-eyes = Par les yeux de qui
replay-eyes-open = Tout dévoilé
replay-eyes-spectator = Vue du public
replay-eyes-seat = Vue : { $who }

## What one can do with it

replay-share = Partager ce moment
replay-shared = Le lien vers ce moment est copié.
replay-share-by-hand = Copiez ce lien : { $link }
replay-go-on = Jouer à partir d’ici
replay-go-on-hint = Vous reprenez une place à ce moment, des robots prennent les autres, à une table rien qu’à vous. La partie jouée reste comme elle est.
replay-go-on-hint-running = Des robots prennent les autres places, à une table rien qu’à vous. Ce que vous ne pouvez pas savoir est redistribué : la vraie partie ne trahit rien.
replay-go-on-as = Jouer { $who }
replay-go-on-none = Tant que la partie dure, seuls ses joueurs peuvent continuer, depuis leur place.
replay-go-on-over = À ce moment, la partie était finie. Revenez d’abord un peu en arrière.
replay-to-table = À la table
replay-to-result = Au résultat
replay-not-begun = Cette partie n’a pas commencé
replay-not-begun-hint = Il n’y a encore rien à revoir.

## A banner at the table

replay-missed-title = En votre absence
replay-missed =
    { $n ->
        [one] Il s’est passé une chose en votre absence.
       *[other] Il s’est passé { $n } choses en votre absence.
    }
replay-missed-show = Montrer
