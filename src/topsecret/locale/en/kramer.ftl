### Wolfgang Kramer's Top Secret: everything the page says about this game.
### Names of agents (Schulz, Perry, …) are never translated. $who is a player's name. Messages ending in -you speak to the
### player in front of the screen, their twins speak about somebody else.

## The board

kramer-board = The town, its agents and the score track
# The one field that is both Start and Finish; $finish is the number that ends the game.
kramer-start-field = START · { $finish }
kramer-pile = Pile { $n }
kramer-discards = Discards { $n }
# Printed at the top of every card, as the name of the game.
kramer-card-head = TOP SECRET

## The twelve buildings. They stand in sentences like names of places: no article.

kramer-building-church = Church
kramer-building-1 = Bakery
kramer-building-2 = Café
kramer-building-3 = Cinema
kramer-building-4 = Post office
kramer-building-5 = Station
kramer-building-6 = Hotel
kramer-building-7 = Town hall
kramer-building-8 = Villa
kramer-building-9 = Bank
kramer-building-10 = Embassy
kramer-building-ruin = Ruin
# A building with the value on its plate: Town hall (7)
kramer-building = { $name } ({ $plate })
# A building that can be chosen; $steps is a signed number like +2 or −1.
kramer-target-steps = { $building }, { $steps }

## The fifteen cards: title and what it does. Titles have about 12 letters of room on a line, two lines at most.

kramer-card-c1 = Retreat
    .text = One agent 1 or 2 buildings back
kramer-card-c2 = Into the ruin
    .text = One agent to the ruin, from anywhere
kramer-card-c3 = Leak
    .text = Two markers, 2 or more fields before Finish: 3 fields forward
kramer-card-c4 = Side step
    .text = One agent 1 building forward or back
kramer-card-c5 = Sanctuary
    .text = All agents to the church
kramer-card-c6 = Break-in
    .text = One agent into the safe’s building
kramer-card-c7 = Double retreat
    .text = Two agents 1 building back each
kramer-card-c8 = Exchange
    .text = Two agents change places
kramer-card-c9 = Double advance
    .text = Two agents 1 building forward each
kramer-card-c10 = Rendezvous
    .text = One agent to another agent’s building
kramer-card-c11 = Second identity
    .text = Take a free agent’s identity, unseen
kramer-card-c12 = Getaway
    .text = One agent at the safe 1 forward or back
kramer-card-c13 = Asylum
    .text = 1 or 2 agents from the ruin to the church
kramer-card-c14 = Moving the safe
    .text = The safe to any other building
kramer-card-c15 = Advance
    .text = One agent 1, 2 or 3 buildings forward

## What is asked now, in one sentence

kramer-asked-wait = The table is being set.
kramer-asked-turn = It is { $who }’s turn.
kramer-asked-turn-you = It is your turn.
# $face is what the die shows: 1–3, 2, 3, 4, 5 or 6.
kramer-asked-move = { $who } rolled { $face } and moves the agents.
kramer-asked-move-you =
    { $n ->
        [one] You rolled { $n }. Give { $n } point to any agent.
       *[other] You rolled { $n }. Give { $n } points to any agents.
    }
kramer-asked-some-you = You rolled { $face }. Give { $fewest } to { $most } points to any agents.
kramer-asked-upto-you = You rolled { $face }. Give up to { $most } points to any agents, or none.
kramer-asked-round = Top Secret round: { $who } plays a card or passes.
kramer-asked-round-you = Top Secret round: play a card or pass.
kramer-asked-pass-you = Top Secret round: no card of yours can be played. Pass.
kramer-asked-more-you = Play another card, or stop.
kramer-asked-stop-you = No other card of yours can be played. Stop.
kramer-asked-safe = { $who } puts the safe into another building.
kramer-asked-safe-you = Put the safe into another building.
kramer-asked-dossier-you = Fill in your dossier: who is who?
kramer-asked-dossier-done = Your dossier is handed in. { $n ->
    [one] One player is still writing.
   *[other] { $n } players are still writing.
}
kramer-asked-dossier = The dossiers are being filled in. { $n ->
    [one] One player is still writing.
   *[other] { $n } players are still writing.
}
kramer-won = { $who } wins with { $points } points.
kramer-won-you = You win with { $points } points.
# $who: several names.
kramer-won-shared = { $who } share the win with { $points } points each.
kramer-won-shared-you = You share the win: { $who }, { $points } points each.
kramer-won-nobody = Nobody wins: a free agent came in first.

## The orders: while points are given, a card is played, the safe is moved

kramer-give-more = { $n ->
    [one] Give one more point to any agent.
   *[other] Give { $n } more points to any agents.
}
# $n points may be added, but need not be.
kramer-give-may = { $n ->
    [one] You may give one more point, or confirm.
   *[other] You may give up to { $n } more points, or confirm.
}
kramer-given-all = All points are given. Confirm your move.
kramer-points-given = { $given } of { $most } points given
kramer-take-point = Take a point back from { $agent }
kramer-undo = Undo
kramer-confirm = Confirm
kramer-confirm-left = Confirm · { $n ->
    [one] 1 point left
   *[other] { $n } points left
}
kramer-confirm-nobody = Move nobody
kramer-agents = Agents and their scores
# Read aloud for an agent's button. $given: points given so far; 0 if none.
kramer-agent-button = { $agent }, { $score ->
    [one] 1 point
   *[other] { $score } points
}{ $given ->
    [0] { "" }
   *[other] , { $given } given
}
# Above the points: what the plan would come to.
kramer-note-safe = { $agents }: at the safe
kramer-note-scores = { $agents } to the safe: scoring when you confirm.
kramer-note-armed = { $agents } at the safe: scoring after the round, unless a card prevents it.
kramer-note-quiet = No scoring.
kramer-note-disarmed = The scoring would be prevented.
kramer-note-draws = You will draw a card.
kramer-note-keys = Tap agents, drag them along the ring, or press their letters.
kramer-safe-places = Places for the safe
kramer-safe-chosen = The safe goes here: { $building }. Confirm.

## The Top Secret round

kramer-round-passed = { $who } passed
kramer-round-asked = { $who } is asked
kramer-round-waiting = { $who } will be asked
kramer-round-if-scores = If everybody passes now: a scoring. At the safe: { $agents }
kramer-round-if-nothing = If everybody passes now: no scoring.
kramer-round-last = { $who } played { $card }.
kramer-round-last-you = You played { $card }.
kramer-pass = Pass
kramer-stop = Stop
# The arrow beside Pass: orders to pass, given in advance.
kramer-pass-ahead = Pass ahead
kramer-pass-long = How long do you pass?
kramer-pass-hint = Nobody is ever passed for: each line is a pass that you give in advance.
kramer-pass-once = Pass
kramer-pass-once-hint = Ask me again when it comes round.
kramer-pass-card = Pass until somebody plays a card
kramer-pass-card-hint = At the latest I am asked in my own turn.
kramer-pass-round = Pass this whole round
kramer-pass-round-hint = Whatever is played, until the round is over.
kramer-pass-scoring = Ask me only when a scoring stands
kramer-pass-scoring-hint = For the rest of the game, until I revoke it.
# On the slip: the order that stands, and until when.
kramer-pass-card-slip = Passing until a card is played
kramer-pass-card-until = or until your own turn
kramer-pass-round-slip = Passing this whole round
kramer-pass-round-until = whatever is played
kramer-pass-scoring-slip = Asked only when a scoring stands
kramer-pass-scoring-until = for the rest of the game
kramer-pass-ended = { $why ->
    [card] Order ended: a card was played
    [turn] Order ended: it is your turn
   *[round] Order ended: the round is over
 }
kramer-pass-revoke = Revoke
kramer-pass-again = Again
kramer-pass-again-hint = Give it again?
kramer-play = Play { $card }
kramer-choose-agent = { $card }: choose an agent.
kramer-choose-agents = { $card }: choose two agents.
kramer-choose-second = { $card }: { $agent } and which other agent?
kramer-choose-another = { $card }: one more agent, or confirm.
kramer-choose-building = { $card }: which building?
kramer-choose-where = { $card }: where should { $agent } go?
kramer-choose-done = { $card }: confirm to play it.

## Hand and identity

# The hand of cards, on a narrow button too.
kramer-hand = Hand
kramer-own = Your identity and cards
kramer-identity-hidden = Your identity is hidden
kramer-identity-only-you = Only you see this
kramer-identity-show = Show your identity
kramer-card-drawn-now = Drawn this turn: not to be played before the next.
kramer-card-not-now = Cards are played in the Top Secret round.
kramer-card-no-effect = It would change nothing now.
# Beside the identity, in games without cards.
kramer-goal = Your agent should come in first, and nobody should guess that it is yours.
kramer-hand-empty = You hold no Top Secret card.
kramer-cards-held = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
kramer-seconds = { $n ->
    [one] 1 second identity
   *[other] { $n } second identities
}
kramer-handed-in = Dossier handed in
kramer-spectator-own = You are watching. Identities are shown at the end.

## Scoring

kramer-scoring-part = Scoring: part { $n } of 5

## What is being shown: one short sentence a beat, never an outcome before its picture
kramer-next = Next
kramer-scene-moves = { $who } moves { $agent }.
kramer-scene-moves-you = You move { $agent }.
kramer-scene-plays = { $who } plays { $card }.
kramer-scene-plays-you = You play { $card }.
kramer-scene-prevented = That prevents the scoring.
kramer-scene-safe = { $who } moves the safe.
kramer-scene-safe-you = You move the safe.
# $who: several names.
kramer-scene-passed = Passed: { $who }.
kramer-scene-passed-all = Everyone passed.
kramer-scene-near = { $agent } is one step from the safe.
kramer-scene-moves-in = { $who } moves { $agent } in.
kramer-scene-moves-in-you = You move { $agent } in.
kramer-scene-at-safe = { $agents } at the safe.
kramer-scene-open = The safe is open.
kramer-scene-all-score = Every agent scores its building.
kramer-scene-and-you = And you …
kramer-scene-gains = { $agent } gains { $n }.
kramer-scene-gains-you = You gain { $n }.
kramer-scene-loses = { $agent } loses { $n }.
kramer-scene-loses-you = You lose { $n }.
kramer-scene-nothing = { $agent } gains nothing.
kramer-scene-nothing-you = You gain nothing.
kramer-scene-run = The markers run.
kramer-scene-front = In front with { $n }: { $agents }.
kramer-scene-passes = { $agent } passes { $other }: place { $n }.
# $agents: one agent or several; $n: how many.
kramer-scene-finish = Past Finish: { $agents }. The game is over.
kramer-scene-dossiers-safe = Dossiers are due. Then { $who } moves the safe.
kramer-scene-dossiers-safe-you = Dossiers are due. Then you move the safe.
kramer-scene-safe-next = Now { $who } moves the safe.
kramer-scene-safe-next-you = Now you move the safe.
## The end: one player after the other is unmasked
kramer-end-dossiers = { $n } dossiers on the table.
kramer-end-identities = Who was who?
# $agents: one agent or several, $n: how many.
kramer-end-free = Nobody’s: { $agents }.
# A free agent, $agents, with its points.
kramer-end-chair = { $agents }, { $n }: nobody’s.
kramer-end-place = Place { $n }: { $who }.
kramer-end-place-you = Place { $n }: you.
kramer-end-was = { $who } was { $agents }.
kramer-end-was-you = You were { $agents }.
kramer-end-suspected = Who suspected { $who }?
kramer-end-suspected-you = Who suspected you?
kramer-end-unseen = Nobody saw through { $who }.
kramer-end-unseen-you = Nobody saw through you.
# $others: one name or several, $n: how many.
kramer-end-seen = { $n ->
    [one] Only { $others } saw through { $who }.
   *[other] { $others } saw through { $who }.
}
kramer-end-seen-you = { $n ->
    [one] Only { $others } saw through you.
   *[other] { $others } saw through you.
}
kramer-end-seen-by-you = Only you saw through { $who }.
# $n: how many others did.
kramer-end-seen-by-you-too = { $n ->
    [one] You saw through { $who }, and one other did.
   *[other] You saw through { $who }, and { $n } others did.
}
# $n: lines that are right.
kramer-end-dossier = { $n } right in { $who }’s dossier: { $total } points.
kramer-end-dossier-you = { $n } right in your dossier: { $total } points.
kramer-end-points = { $n ->
    [one] { $n } point for { $who }.
   *[other] { $n } points for { $who }.
}
kramer-end-points-you = { $n ->
    [one] { $n } point for you.
   *[other] { $n } points for you.
}
kramer-end-wins = { $who } wins.
kramer-end-wins-you = You win.
# $who: several names.
kramer-end-shared = { $who } share the win.
kramer-end-shared-you = You share the win: { $who }.
kramer-end-nobody = Nobody wins.

kramer-end-title = The unmasking
# A stamp on an envelope.
kramer-end-sealed = Sealed
kramer-end-track = { $n } on the track
kramer-end-dossier-of = { $who }’s dossier
kramer-end-dossier-of-you = Your dossier
kramer-end-winner = { $who } was { $agents }: { $n } points
kramer-end-winner-you = You were { $agents }: { $n } points
kramer-end-skip = Skip to the crown
kramer-end-result = See the result

## Since one's own last turn
# A tab: what the others did. Short.
kramer-since = Since then
kramer-since-nothing = Nothing has been moved since your last turn.
# On the board, under agents that stand one step before the safe. Short.
kramer-near = 1 to the safe

## The dossier

kramer-dossier = Dossier
kramer-dossier-moved = Who moved whom
kramer-dossier-key = buildings · points in scorings caused
kramer-dossier-player = Player
kramer-dossier-you = You
# The row of the player's own guesses. Short: it stands in a narrow column.
kramer-dossier-guess = Guess
kramer-dossier-guess-of = Your guess for { $agent }: { $guess }. Change it.
kramer-dossier-unknown = not known
kramer-dossier-free = nobody
# The dash for a free agent, and the sign for: not known yet.
kramer-dossier-dash = —
kramer-dossier-question = ?
kramer-dossier-cell = { $who }, { $agent }: { $points } by points, { $cards } by cards; { $into ->
    [one] once into the ruin
   *[other] { $into } times into the ruin
}, { $out ->
    [one] once out of it
   *[other] { $out } times out of it
}; { $gain } points in scorings that { $who } caused
kramer-dossier-cell-you = You, { $agent }: { $points } by points, { $cards } by cards; { $into ->
    [one] once into the ruin
   *[other] { $into } times into the ruin
}, { $out ->
    [one] once out of it
   *[other] { $out } times out of it
}; { $gain } points in scorings that you caused
kramer-dossier-tap = Tap a number to read more.
kramer-dossier-scorings = Scorings and cards that prevented one
kramer-dossier-none = Nothing yet.
kramer-dossier-scoring = { $who } caused a scoring: { $gains }
kramer-dossier-scoring-you = You caused a scoring: { $gains }
kramer-dossier-scoring-zero = { $who } caused a scoring without gains
kramer-dossier-scoring-zero-you = You caused a scoring without gains
kramer-dossier-stopped = { $who } prevented a scoring with { $card }
kramer-dossier-stopped-you = You prevented a scoring with { $card }
kramer-dossier-notes = My notes
kramer-dossier-private = Seen by nobody else
kramer-dossier-due = Seen by nobody else · dossiers are due at { $field }
kramer-dossier-note = Note about { $agent }
kramer-dossier-loading = The case file is being fetched …
kramer-dossier-failed = The case file cannot be read now.
kramer-dossier-again = Try again

## The form

kramer-form = Secret dossier
# The form is a table: a row for each of the others, a column for each agent. Read aloud for a cell; $name is the message before it.
kramer-form-cell = { $who }: { $agent }
kramer-form-evidence = { $name }, { $steps } buildings, { $gain } points
kramer-form-whom = Whom does { $who } serve?
kramer-form-all = Whom does each player serve?
kramer-form-circle = Circle one agent in each row.
kramer-form-key = Above: buildings moved. Below: points in scorings caused.
kramer-form-who-missing = Hand in · { $who } is missing
kramer-form-clear = Clear
kramer-form-submit = Hand in
# On the same button, after the first press.
kramer-form-really = Yes, hand it in for good
kramer-form-sure = Hand it in? It cannot be changed afterwards.
kramer-form-done = handed in
kramer-form-writing = writing …

## The result

kramer-result-closed = Case closed
kramer-result-winner = Winner
kramer-result-name-you = { $who } (you)
kramer-result-was = was { $agents }
kramer-result-marker = marker
kramer-result-dossier = dossier
kramer-result-points = { $n ->
    [one] point
   *[other] points
}
kramer-result-best = { $agent } counts, the better one
kramer-result-finish = { $agent } crossed Finish with { $score }.
kramer-result-finish-nobody = { $agent } crossed Finish with { $score }, but nobody was { $agent }.
kramer-result-rounds = The last round was played: nobody had to reach Finish.
kramer-result-dossiers = Dossiers
kramer-result-five = 5 points for each agent named correctly.
kramer-result-right = right
kramer-result-wrong = wrong
kramer-result-own = own
kramer-result-rank = Place { $n }
kramer-result-scorings = How the points came
kramer-result-scoring = Scoring { $n }
kramer-result-safe = caused by { $who }
kramer-result-safe-you = caused by you
kramer-result-total = Total
kramer-result-cards = By cards

kramer-result-race = The race, scoring by scoring
kramer-result-fooled = Who took whom for whom
kramer-result-fooled-key = Row: who wrote it. Column: about whom. The ringed agent is the true one.
# $who: one name or several, $n: how many.
kramer-result-fooled-all = { $n ->
   *[other] { $who } fooled everybody.
}
# How far a player moved the own agent, and how far all agents together.
kramer-result-moved = moved it { $own } of { $all } steps
kramer-result-unmask = Unmask again
kramer-share = Picture to share
kramer-share-failed = The picture could not be made on this device.
kramer-share-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
kramer-share-scorings = { $n ->
    [one] { $n } scoring
   *[other] { $n } scorings
}

## The log

kramer-log-identity-you = You are { $agent }. Keep it secret.
kramer-log-dealt-you = You were dealt { $card }.
kramer-log-rolled = { $who } rolled { $face }.
kramer-log-rolled-you = You rolled { $face }.
# $agents: agents with their points, like Mirkov 2, Perry 1
kramer-log-moved = { $who } moved { $agents }.
kramer-log-moved-you = You moved { $agents }.
kramer-log-stayed = { $who } moved nobody.
kramer-log-stayed-you = You moved nobody.
kramer-log-drew = { $who } drew a card.
kramer-log-drew-you = You drew { $card }.
kramer-log-removed = { $card } was removed: no agent is free any more.
kramer-log-shuffled = The discards were shuffled: { $n } cards in the pile.
# $agents: agents and where they went, like Jacques → Bank (9)
kramer-log-card-moves = { $who } played { $card }: { $agents }.{ $stops ->
    [yes] { " " }That prevented the scoring.
   *[no] { "" }
}
kramer-log-card-moves-you = You played { $card }: { $agents }.{ $stops ->
    [yes] { " " }That prevented the scoring.
   *[no] { "" }
}
# $agents: agents and the fields their markers stand on now
kramer-log-card-markers = { $who } played { $card }: { $agents } on the track.
kramer-log-card-markers-you = You played { $card }: { $agents } on the track.
kramer-log-card-safe = { $who } played { $card }: the safe is now here: { $building }.{ $stops ->
    [yes] { " " }That prevented the scoring.
   *[no] { "" }
}
kramer-log-card-safe-you = You played { $card }: the safe is now here: { $building }.{ $stops ->
    [yes] { " " }That prevented the scoring.
   *[no] { "" }
}
kramer-log-card = { $who } played { $card }.
kramer-log-card-you = You played { $card }.
kramer-log-passed = { $who } passed.
kramer-log-passed-you = You passed.
# Several players in a row; $n is how many.
kramer-log-passed-several = { $n ->
   *[other] { $who } passed.
 }
kramer-log-passed-all = Everyone passed.
kramer-log-stopped = { $who } plays no more for now.
kramer-log-stopped-you = You stopped for now.
kramer-log-second = { $who } took a second identity.
kramer-log-second-you = You took a second identity: { $agent }.
# $gains: agents and their gains, like Mirkov +7, Larsson −3
kramer-log-scored = Scoring, caused by { $who }. Safe: { $building }. { $gains }
kramer-log-scored-you = Scoring, caused by you. Safe: { $building }. { $gains }
kramer-log-safe = { $who } moved the safe: { $building }.
kramer-log-safe-you = You moved the safe: { $building }.
kramer-log-dossiers = The dossiers are due: everybody fills one in now.
kramer-log-line = You wrote: { $agent } is { $who }.
kramer-log-line-free = You wrote: { $agent } is nobody’s.
kramer-log-handed-in = { $who } handed in a dossier.
kramer-log-handed-in-you = You handed in your dossier.
kramer-log-over = { $n ->
    [one] { $who } wins. All identities are shown.
   *[other] { $who } share the win. All identities are shown.
}
kramer-log-over-you = You win! All identities are shown.
kramer-log-over-nobody = Nobody wins: a free agent came in first. All identities are shown.
kramer-log-undone = { $who } took the last move back.
kramer-log-undone-you = You took your last move back.

## Actions, as entries of a list

kramer-do-move = Move { $agents }
kramer-do-stay = Move nobody
kramer-do-safe = Put the safe here: { $building }
kramer-do-card = Play { $card }
kramer-do-card-agents = Play { $card }: { $agents }
kramer-do-card-forward = Play { $card }: { $agent } { $n } forward
kramer-do-card-back = Play { $card }: { $agent } { $n } back
kramer-do-card-to = Play { $card }: { $agent } to { $building }
kramer-do-card-safe = Play { $card }: the safe to { $building }
kramer-do-pass = Pass
kramer-do-stop = Stop
kramer-do-line = { $agent } is { $who }
kramer-do-line-free = { $agent } is nobody’s

## The board in words, for screen readers

kramer-described = The town in words
kramer-described-building = { $building }: { $agents }
kramer-described-empty = nobody
kramer-described-safe = The safe is here: { $building }
kramer-described-score = { $agent }: { $score } of { $finish }

## One sentence of help at the first decision of each kind

kramer-hint-move = Each point moves an agent one building. Move others too, or everybody sees who you are.
kramer-hint-safe = Put the safe where your agent can be soon, and not where others already stand well.
kramer-hint-round = Everybody may play a card now, one after the other. When all have passed, the turn goes on.
kramer-hint-dossier = Mark whom you take for whom. Every right guess is worth points at the end.
