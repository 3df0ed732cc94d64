### Looking at a game again.

replay-title = Replay
replay-stamp = Replay
replay-controls = Replay
replay-moment = { $n } of { $all }
replay-timeline = Timeline
# For screen readers: where the timeline stands, and what was told then ({ $words }).
replay-moment-told = Moment { $n } of { $all }. { $words }
replay-start = The beginning.
replay-passes =
    { $n ->
        [one] One pass.
       *[other] { $n } passes in a row.
    }
replay-steps = Steps
replay-first = To the beginning
replay-turn-before = The turn before
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-turn-after = The next turn
replay-last = To the end
replay-highlight = Next highlight

## Marks on the timeline

replay-mark-scoring = Scoring
replay-mark-duel = Duel
replay-mark-delivery = Delivery
replay-mark-bomb = Bomb
replay-mark-dossier = Dossiers
replay-mark-end = The end

## With whose eyes

replay-eyes = With whose eyes
replay-eyes-open = Everything open
replay-eyes-spectator = A spectator’s eyes
replay-eyes-seat = { $who }’s eyes

## What one can do with it

replay-share = Share this moment
replay-shared = The link to this moment was copied.
replay-share-by-hand = Copy this link: { $link }
replay-go-on = Play on from here
replay-go-on-hint = You take over a seat at this moment, bots the others, at a table of your own. The game that was played stays as it is.
replay-go-on-hint-running = Bots take the other seats, at a table of your own. What you cannot know is dealt anew: the real game gives nothing away.
replay-go-on-as = As { $who }
replay-go-on-none = While the game is on, only its players can go on from their seats.
replay-go-on-over = The game was over at this moment. Go back a little first.
replay-to-table = To the table
replay-to-result = To the result
replay-not-begun = This game has not begun
replay-not-begun-hint = There is nothing to look at again yet.

## A banner at the table

replay-missed-title = While you were away
replay-missed =
    { $n ->
        [one] One thing happened while you were away.
       *[other] { $n } things happened while you were away.
    }
replay-missed-show = Show me
