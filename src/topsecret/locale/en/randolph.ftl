# Alex Randolph's Top Secret: agents, suitcases, duels.
# Terms: agent, suitcase, secrets, bomb, duel, base (where agents start), headquarters or HQ (where suitcases are delivered),
# exit (out of a base), gate (into an HQ), step, bonus step, guard.
# In messages that end in "-you" the reader is the player; those that end in "-at-you" happen to the reader.
# $who, $other, $players are names of players; $suitcase and $left are suitcases such as "Red A".

## Things

randolph-you = you
# $colour is red, blue, green or yellow.
randolph-colour =
    { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    }
# A suitcase: its colour and its letter.
randolph-suitcase =
    { $colour ->
        [red] Red { $letter }
        [blue] Blue { $letter }
        [green] Green { $letter }
       *[yellow] Yellow { $letter }
    }
# A place on the map, also used as "Red base to Winnipeg".
randolph-base =
    { $colour ->
        [red] Red base
        [blue] Blue base
        [green] Green base
       *[yellow] Yellow base
    }
randolph-hq =
    { $colour ->
        [red] Red HQ
        [blue] Blue HQ
        [green] Green HQ
       *[yellow] Yellow HQ
    }
# Two letters or so: the sign on the headquarters on the map.
randolph-hq-sign = HQ
randolph-content-secrets =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
randolph-content-bomb = a bomb
# Seas on the map, in wide letters; each may be two short lines.
randolph-sea-pacific = Pacific
    Ocean
randolph-sea-atlantic = Atlantic
    Ocean
randolph-sea-indian = Indian
    Ocean

## What is asked

randolph-asked-setup-you = Hide your secrets: fill your suitcases and place them.
randolph-asked-setup = Suitcases are being hidden. Waiting for { $players }.
randolph-asked-place-you = Your turn: put one of your suitcases into a city. Everybody sees where.
randolph-asked-place = { $who } puts a suitcase into a city.
randolph-asked-roll = The dice are rolling.
randolph-asked-move-you =
    You rolled { $first } + { $second }. { $pool ->
        [0] { $bonus ->
            [0] No steps left.
            [one] One bonus step left.
           *[other] { $bonus } bonus steps left.
        }
        [one] { $bonus ->
            [0] One step left.
            [one] One step and a bonus step left.
           *[other] One step and { $bonus } bonus steps left.
        }
       *[other] { $bonus ->
            [0] { $pool } steps left.
            [one] { $pool } steps and a bonus step left.
           *[other] { $pool } steps and { $bonus } bonus steps left.
        }
    }
randolph-asked-move =
    { $who } rolled { $first } + { $second } and has { $pool ->
        [0] no steps left.
        [one] one step left.
       *[other] { $pool } steps left.
    }
randolph-asked-crowd-you = Three of your agents are in { $city }: one of them must leave with the next step.
randolph-asked-crowd = { $who } passes through { $city } and must leave it with the next step.
randolph-asked-pick-you = Two agents of { $other } are in { $city }. Whom do you fight first?
randolph-asked-pick-at-you = { $who } chooses which of your two agents in { $city } to fight first.
randolph-asked-pick = { $who } chooses which agent of { $other } to fight first in { $city }.
randolph-asked-duel-you = Duel with { $other } in { $city }: choose a card.
randolph-asked-duel-laid = Your card lies face down in { $city }. Waiting for { $other }.
randolph-asked-duel = { $who } and { $other } fight a duel in { $city }.
randolph-asked-loot-you = You won the duel. { $suitcase } lies in { $city }: take it or leave it?
randolph-asked-loot = { $who } won in { $city } and may take { $suitcase }.
randolph-asked-bomb-you =
    { $count ->
        [one] A bomb! Choose one more agent to give up.
       *[other] A bomb! Choose { $count } more agents to give up.
    }
randolph-asked-bomb = { $who } opened a bomb and chooses which agents are lost.

## What happened

randolph-tell-packed-you = You filled your suitcases.
randolph-tell-packed = { $who } fills the suitcases.
randolph-tell-placed-you = You put { $suitcase } in { $city }.
randolph-tell-placed = { $who } puts { $suitcase } in { $city }.
randolph-tell-guards-you =
    { $count ->
        [0] You post no guards.
        [one] You post one guard.
       *[other] You post { $count } guards.
    }
randolph-tell-guards =
    { $count ->
        [0] { $who } posts no guards.
        [one] { $who } posts one guard.
       *[other] { $who } posts { $count } guards.
    }
randolph-tell-ready-you = You are ready.
randolph-tell-ready = { $who } is ready.
randolph-tell-shown = All suitcases are hidden. Everybody sees the cities now, but not the contents.
randolph-tell-start-you = You roll { $first } + { $second } for the first turn.
randolph-tell-start = { $who } rolls { $first } + { $second } for the first turn.
randolph-tell-start-tied = A tie: { $players } roll again.
randolph-tell-begins-you = You begin.
randolph-tell-begins = { $who } begins.
randolph-tell-rolled-you = You roll { $first } + { $second }.
randolph-tell-rolled = { $who } rolls { $first } + { $second }.
randolph-tell-step-you = You: { $from } to { $to }.
randolph-tell-step = { $who }: { $from } to { $to }.
randolph-tell-step-with-you = You: { $from } to { $to } with { $suitcase }.
randolph-tell-step-with = { $who }: { $from } to { $to } with { $suitcase }.
randolph-tell-taken-you = You take { $suitcase } in { $city }.
randolph-tell-taken = { $who } takes { $suitcase } in { $city }.
randolph-tell-dropped-you = You drop { $suitcase } in { $city }.
randolph-tell-dropped = { $who } drops { $suitcase } in { $city }.
randolph-tell-exchanged-you = You exchange { $left } for { $suitcase } in { $city }.
randolph-tell-exchanged = { $who } exchanges { $left } for { $suitcase } in { $city }.
randolph-tell-met-two-you = You walk in on two agents of { $other } in { $city }.
randolph-tell-met-two-at-you = { $who } walks in on two of your agents in { $city }.
randolph-tell-met-two = { $who } walks in on two agents of { $other } in { $city }.
randolph-tell-attack-you = You attack { $other } in { $city }.
randolph-tell-attack-at-you = { $who } attacks you in { $city }.
randolph-tell-attack = { $who } attacks { $other } in { $city }.
# $won and $lost are the two duel cards. $fate: base = the losing agent goes home. $drops: yes = $suitcase stays in $city.
randolph-tell-duel-you =
    You beat { $other } in { $city }, { $won } to { $lost }. { $fate ->
        [base] The beaten agent goes home.
       *[out] The beaten agent is out of the game.
    } { $drops ->
        [yes] { $suitcase } stays there.
       *[no] { "" }
    }
randolph-tell-duel-at-you =
    { $who } beats you in { $city }, { $won } to { $lost }. { $fate ->
        [base] Your agent goes home.
       *[out] Your agent is out of the game.
    } { $drops ->
        [yes] { $suitcase } stays there.
       *[no] { "" }
    }
randolph-tell-duel =
    { $who } beats { $other } in { $city }, { $won } to { $lost }. { $fate ->
        [base] The beaten agent goes home.
       *[out] The beaten agent is out of the game.
    } { $drops ->
        [yes] { $suitcase } stays there.
       *[no] { "" }
    }
randolph-tell-cards-back-you = You take all seven duel cards back.
randolph-tell-cards-back = { $who } takes all seven duel cards back.
randolph-tell-loot-left-you = You leave { $suitcase } where it lies.
randolph-tell-loot-left = { $who } leaves { $suitcase } where it lies.
randolph-tell-delivered-you =
    { $count ->
        [one] You deliver { $suitcase }: one secret, { $secrets } in all.
       *[other] You deliver { $suitcase }: { $count } secrets, { $secrets } in all.
    }
randolph-tell-delivered =
    { $count ->
        [one] { $who } delivers { $suitcase }: one secret, { $secrets } in all.
       *[other] { $who } delivers { $suitcase }: { $count } secrets, { $secrets } in all.
    }
randolph-tell-bomb-you = You deliver { $suitcase }: a bomb!
randolph-tell-bomb = { $who } delivers { $suitcase }: a bomb!
randolph-tell-exploded-you =
    { $count ->
        [one] The bomb costs you an agent.
       *[other] The bomb costs you { $count } agents.
    }
randolph-tell-exploded =
    { $count ->
        [one] The bomb costs { $who } an agent.
       *[other] The bomb costs { $who } { $count } agents.
    }
# $place is a city, a base or an HQ.
randolph-tell-lost-you = You lose an agent: { $place }.
randolph-tell-lost = { $who } loses an agent: { $place }.
randolph-tell-lost-with-you = You lose an agent: { $place }. { $suitcase } stays there.
randolph-tell-lost-with = { $who } loses an agent: { $place }. { $suitcase } stays there.
randolph-tell-out-you = You have no agents left and are out.
randolph-tell-out = { $who } has no agents left and is out.
randolph-tell-unused-you =
    { $count ->
        [one] You leave one step unused.
       *[other] You leave { $count } steps unused.
    }
randolph-tell-unused =
    { $count ->
        [one] { $who } leaves one step unused.
       *[other] { $who } leaves { $count } steps unused.
    }
randolph-tell-undone-you = You take the last move back.
randolph-tell-undone = { $who } takes the last move back.
# $reason: secrets, last_standing (only one with agents), out_of_reach (nobody could reach the target any more), round_limit.
randolph-won-you =
    { $reason ->
        [last_standing] You win: nobody else has agents left.
        [out_of_reach] { $secrets ->
            [one] You win with { $secrets } secret: nobody can reach the target any more.
           *[other] You win with { $secrets } secrets: nobody can reach the target any more.
        }
        [round_limit] { $secrets ->
            [one] You win with { $secrets } secret in the last round.
           *[other] You win with { $secrets } secrets in the last round.
        }
       *[secrets] You win with { $secrets } secrets.
    }
randolph-won =
    { $reason ->
        [last_standing] { $who } wins: nobody else has agents left.
        [out_of_reach] { $secrets ->
            [one] { $who } wins with { $secrets } secret: nobody can reach the target any more.
           *[other] { $who } wins with { $secrets } secrets: nobody can reach the target any more.
        }
        [round_limit] { $secrets ->
            [one] { $who } wins with { $secrets } secret in the last round.
           *[other] { $who } wins with { $secrets } secrets in the last round.
        }
       *[secrets] { $who } wins with { $secrets } secrets.
    }
randolph-won-shared =
    { $reason ->
        [out_of_reach] A shared win: { $players }. Nobody can reach the target any more.
        [round_limit] A shared win in the last round: { $players }.
       *[other] A shared win: { $players }.
    }

## What can be done: entries of the list of all moves

randolph-do-contents = Suitcase A: { $a }. B: { $b }. C: { $c }. D: { $d }.
randolph-do-place = Put suitcase { $letter } in { $city }.
randolph-do-guards =
    { $count ->
        [0] Post no guards.
        [one] Post one guard in the empty base.
       *[other] Post { $count } guards in the empty base.
    }
randolph-do-step =
    { $enemy ->
        [yes] Agent: { $from } to { $to }, where a duel waits.
       *[no] Agent: { $from } to { $to }.
    }
randolph-do-step-with =
    { $enemy ->
        [yes] Agent with { $suitcase }: { $from } to { $to }, where a duel waits.
       *[no] Agent with { $suitcase }: { $from } to { $to }.
    }
randolph-do-deliver = Deliver { $suitcase } from { $from } to your headquarters.
randolph-do-take = Take { $suitcase } in { $city }.
randolph-do-exchange = Exchange { $left } for { $suitcase } in { $city }.
randolph-do-drop = Drop { $suitcase } in { $city }.
randolph-do-end =
    { $count ->
        [0] End the turn.
        [one] End the turn and leave one step unused.
       *[other] End the turn and leave { $count } steps unused.
    }
randolph-do-pick = Fight the agent with empty hands first.
randolph-do-pick-with = Fight the agent with { $suitcase } first.
randolph-do-card = Play the { $card }.
randolph-do-loot = Take { $suitcase }.
randolph-do-loot-exchange = Exchange { $left } for { $suitcase }.
randolph-do-leave = Leave { $suitcase } there.
randolph-do-lose = Give up the agent: { $place }.
randolph-do-lose-with = Give up the agent with { $suitcase }: { $place }.

## The table

randolph-board-about = Map of the board with { $cities } cities. Everything that you may do is also in the list of moves.
randolph-described = The map in words
randolph-described-next = Next to { $place }: { $cities }
randolph-described-place = { $place }: { $what }
randolph-described-with = { $who } with { $suitcase }
randolph-agent-about =
    { $colour ->
        [red] Red agent: { $place }
        [blue] Blue agent: { $place }
        [green] Green agent: { $place }
       *[yellow] Yellow agent: { $place }
    }
randolph-agent-about-with =
    { $colour ->
        [red] Red agent with { $suitcase }: { $place }
        [blue] Blue agent with { $suitcase }: { $place }
        [green] Green agent with { $suitcase }: { $place }
       *[yellow] Yellow agent with { $suitcase }: { $place }
    }
randolph-go-to =
    { $steps ->
        [one] { $city }, { $steps } step
       *[other] { $city }, { $steps } steps
    }
randolph-go-to-duel =
    { $steps ->
        [one] { $city }, { $steps } step, duel on entry
       *[other] { $city }, { $steps } steps, duel on entry
    }
randolph-go-to-hq = Your headquarters: deliver { $suitcase }
randolph-zoom-in = Zoom in
randolph-zoom-out = Zoom out
randolph-zoom-mine = Show my agents
randolph-overview = Overview of the map
randolph-legend = Legend
randolph-legend-steps = steps to get there
randolph-legend-duel = duel on entry
randolph-legend-exit = exit from a base
randolph-legend-gate = gate into an HQ, own colour only
randolph-your-turn = Your turn
randolph-dice = Dice: { $first } and { $second }
# On a button that waits for something: what is missing, as short as can be.
randolph-do-choose = Choose an agent
randolph-do-send = Tap a lit city
randolph-hint-choose = Choose one of your agents on the map.
randolph-hint-send = Send the agent to a lit city, or use what lies there.
randolph-hint-none-left = Suitcases may still be taken, dropped or exchanged.
randolph-hint-crowd = Three in a city: one has to go on.
randolph-agents = Your agents
randolph-take = Take
randolph-exchange = Exchange
randolph-drop = Drop
randolph-deliver = Deliver
randolph-end = End turn
randolph-end-unused =
    { $count ->
        [one] End turn, one step unused
       *[other] End turn, { $count } steps unused
    }
# Instead of ending the turn with steps unused.
randolph-play-on = Play on
# A suitcase that was won in a duel is not taken.
randolph-leave = Leave it
randolph-undo = Undo
randolph-continue = Continue
randolph-close = Close
randolph-closer-nothing = Nobody and nothing is here.

## Players and suitcases

randolph-secrets-of = { $count } of { $target } secrets
randolph-agents-left =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
randolph-cards-about = Duel cards in hand: { $cards }. Played: { $spent }.
randolph-none = none
randolph-player-out = out
randolph-own = Your suitcases
randolph-own-short = Suitcases
randolph-eyes-only = Eyes only
randolph-where-carried = carried
randolph-where-carried-by = { $who }
randolph-where-delivered = delivered
randolph-where-nowhere = not placed
randolph-files = Files
randolph-files-about = Whose suitcase is where, and what is known of it.
randolph-files-of = Suitcases of { $who }
randolph-files-of-you = Your suitcases
randolph-file-lies = lies in { $city }
randolph-file-carried = carried by { $who }: { $place }
randolph-file-carried-you = carried by you: { $place }
randolph-file-delivered = delivered by { $who }
randolph-file-delivered-you = delivered by you
randolph-file-hidden = not placed yet
randolph-file-unknown = unknown
randolph-file-history = { $moves ->
        [one] moved once
       *[other] moved { $moves } times
    }

## Set-up

randolph-setup-rule-1 = Put 5, 3, 1 and the bomb into A to D. Only you will know.
randolph-setup-rule-2 = Place each suitcase in a different city. The cities are shown to all once everyone is ready.
# $corner: NW, NE, SE, SW
randolph-setup-rule-3 =
    { $corner ->
        [NW] Your headquarters are in the north-west. Enemies will want what looks near to them.
        [NE] Your headquarters are in the north-east. Enemies will want what looks near to them.
        [SE] Your headquarters are in the south-east. Enemies will want what looks near to them.
       *[SW] Your headquarters are in the south-west. Enemies will want what looks near to them.
    }
randolph-setup-rule-open = Afterwards suitcases are placed openly, one at a time.
randolph-setup-contents = Contents, secret
randolph-setup-suitcases = Suitcases into four different cities
randolph-setup-suitcases-later = Your suitcases
randolph-setup-hint = Drag a slip onto a suitcase, or tap the slip, then the suitcase.
randolph-setup-hint-place = Drag a suitcase onto the map, or tap it, then a city.
randolph-setup-hint-done = All is hidden. Change what you like, then press Ready.
randolph-setup-ready = Ready
randolph-setup-place = Place it
randolph-setup-missing = Ready · { $letter } is missing
randolph-setup-kicker = Hide your secrets
# The sentence of the set-up: slips first, then cities.
randolph-setup-say-slips = Put a slip into each suitcase.
randolph-setup-say-cities = Put each suitcase into a city.
randolph-setup-say-done = All is hidden. Press Ready.
randolph-setup-shuffle = Shuffle all
randolph-setup-waiting = You are ready. The others are still hiding their suitcases.
randolph-setup-drop-here = drop here
randolph-setup-not-placed = not placed
randolph-setup-slip =
    { $content ->
        [bomb] The bomb
        [1] One secret
       *[other] { $content } secrets
    }
randolph-setup-slip-in =
    { $content ->
        [bomb] Suitcase { $letter }, holds the bomb
        [1] Suitcase { $letter }, holds one secret
       *[other] Suitcase { $letter }, holds { $content } secrets
    }
randolph-setup-bag-empty = Suitcase { $letter }, empty
randolph-setup-city = City for suitcase { $letter }
randolph-setup-guards = Guards
randolph-setup-guards-about = Three play: you may post agents in the base where nobody starts.
randolph-setup-hiding = hiding
randolph-setup-is-ready = ready
randolph-setup-your-orders = Your orders

## Start

randolph-start-title = Who begins?
randolph-start-begins-you = You begin!
randolph-start-begins = { $who } begins.

## Duel

randolph-duel-tab = Duel { $number }, round { $round }
randolph-duel-title = Duel in { $city }
randolph-duel-attacks = attacks
randolph-duel-defends = defends
randolph-duel-has-chosen = has chosen
randolph-duel-is-choosing = is choosing
randolph-duel-no-card = No card yet
randolph-duel-can-play = { $who } can play { $cards }.
randolph-duel-stands = stands
randolph-duel-why-french = French rules: a tie goes to the one who walked in.
randolph-duel-why-exact = English rules: the attacker walked in with the last step and wins the tie.
randolph-duel-why-steps = English rules: steps were left, so the defender wins the tie.
randolph-duel-stage-hands = Hands
randolph-duel-stage-choose = Choose
randolph-duel-stage-silence = Silence
randolph-duel-stage-turn = Turn
randolph-duel-stage-words = Words
randolph-duel-out = agent out of the game
randolph-duel-home = agent goes home
randolph-duel-card = Card { $card }
randolph-duel-card-used = Card { $card }, used
randolph-duel-card-down = A card, face down
randolph-duel-play = Play the { $card }
randolph-duel-pick = Pick a card
randolph-duel-tie-you = A tie is yours. If you lose with a 0, your agent only goes home.
randolph-duel-tie-other = A tie goes to { $who }. If you lose with a 0, your agent only goes home.
randolph-duel-won-you = You win, { $won } to { $lost }.
randolph-duel-lost-you = You lose, { $lost } to { $won }.
randolph-duel-won = { $who } wins, { $won } to { $lost }.
randolph-duel-bonus = bonus step for this agent
randolph-duel-bonus-pool = bonus step for any agent
randolph-duel-left = { $suitcase } lies in { $city } now.
# Stamps: very short.
randolph-duel-stamp-won = Duel won
randolph-duel-stamp-lost = Duel lost
randolph-duel-stamp-over = Decided
randolph-pick-title = Two defenders in { $city }
randolph-pick-about = Whom does your agent fight first? If it wins, it fights the second with a new card.
randolph-pick-empty = empty hands
randolph-pick-carries = carries { $suitcase }
randolph-waiting-for = Waiting for { $who } …

## Delivery and bomb

randolph-delivery-tab =
    { $colour ->
        [red] Red headquarters
        [blue] Blue headquarters
        [green] Green headquarters
       *[yellow] Yellow headquarters
    }
randolph-delivery-opens-you = You open { $suitcase }
randolph-delivery-opens = { $who } opens { $suitcase }
randolph-delivery-back-you =
    { $colour ->
        [red] Your agent is back in the red base.
        [blue] Your agent is back in the blue base.
        [green] Your agent is back in the green base.
       *[yellow] Your agent is back in the yellow base.
    }
randolph-delivery-back =
    { $colour ->
        [red] The agent is back in the red base.
        [blue] The agent is back in the blue base.
        [green] The agent is back in the green base.
       *[yellow] The agent is back in the yellow base.
    }
randolph-bomb-word = A bomb.
randolph-bomb-about-you = A bomb: half of your agents are lost, { $count }.
randolph-bomb-about = A bomb: { $who } loses half of the agents, { $count }.
randolph-bomb-note = What a lost agent carries stays in its city. Your turn goes on.
randolph-bomb-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
randolph-bomb-chosen = { $chosen } of { $count } chosen.
randolph-bomb-drops = drops { $suitcase }
randolph-bomb-clear = Clear
randolph-bomb-lose =
    { $count ->
        [one] Lose this agent
       *[other] Lose these { $count } agents
    }

## What a scene says, moment by moment

randolph-scene-courier-you = Your courier comes home.
randolph-scene-courier = The courier comes home.
randolph-scene-laid-you = You have chosen a card.
randolph-scene-laid = { $who } has chosen a card.
randolph-scene-chosen = Both have chosen.
randolph-scene-tie = { $card } against { $card }.
randolph-scene-beats = { $won } beats { $lost }.
randolph-scene-duel-won-you = You win the duel.
randolph-scene-duel-won = { $who } wins the duel.
randolph-scene-stays = { $suitcase } stays in { $city }.
randolph-scene-on-table = { $suitcase } is on the table.
randolph-scene-clasp = One clasp.
randolph-scene-clasp-other = The other.
randolph-scene-opens = It opens …
randolph-scene-ticks = It ticks.
randolph-scene-count =
    { $left ->
        [3] Three.
        [2] Two.
       *[1] One.
    }
randolph-scene-secrets =
    { $count ->
        [one] { $count } state secret.
       *[other] { $count } state secrets.
    }
randolph-scene-stands-you = You stand at { $secrets } of { $target }.
randolph-scene-stands = { $who } stands at { $secrets } of { $target }.
randolph-scene-packed-you = You packed it yourself.
randolph-scene-packed = Packed by { $who }.
randolph-scene-last = That was the last move.
randolph-scene-last-held =
    { $count ->
        [one] The last case held { $count } state secret.
       *[other] The last case held { $count } state secrets.
    }
randolph-scene-race = How it came to this …
randolph-scene-crossed = { $secrets } secrets: the line of { $target } is crossed.
randolph-scene-led-you = You led until round { $round }.
randolph-scene-led = { $who } led until round { $round }.
randolph-scene-bomb-round = Then the bomb in round { $round }.
randolph-round = Round { $round }

## Result

randolph-result-kicker = Mission accomplished
randolph-result-kicker-lost = Mission failed
randolph-result-stamp = Case closed
randolph-result-secrets =
    { $count ->
        [one] secret
       *[other] secrets
    }
randolph-result-inside =
    { $colour ->
        [red] What was in the red suitcases
        [blue] What was in the blue suitcases
        [green] What was in the green suitcases
       *[yellow] What was in the yellow suitcases
    }
randolph-result-delivered = { $who } delivered it
randolph-result-delivered-you = you delivered it
randolph-result-carried = carried by { $who }
randolph-result-carried-you = carried by you
randolph-result-lay = lay in { $city }
randolph-result-agents = agents left
randolph-result-duels = duels won
randolph-result-suitcases = delivered
randolph-result-race = Secrets delivered, round by round
randolph-result-race-line = { $who } { $secrets }
# For those who cannot see the chart: one entry a delivery.
randolph-result-race-step = Round { $round }: { $who } has { $secrets }
randolph-result-again = The race again
randolph-share = Picture to share
randolph-share-failed = The picture could not be made on this device.
# The last line of that picture.
randolph-share-fine =
    { $rounds } rounds, { $duels ->
        [one] one duel
       *[other] { $duels } duels
    }

## Chart of boards without a drawing

randolph-board-loading = The map is being unrolled …
randolph-board-missing = This page has no drawing of the board. Use the list of moves.

## Cities

city-addis_ababa = Addis Ababa
city-anchorage = Anchorage
city-antananarivo = Antananarivo
city-athens = Athens
city-beijing = Beijing
city-belgrade = Belgrade
city-berlin = Berlin
city-brest = Brest
city-budapest = Budapest
city-buenos_aires = Buenos Aires
city-cairo = Cairo
city-cape_town = Cape Town
city-caracas = Caracas
city-casablanca = Casablanca
city-chicago = Chicago
city-colombo = Colombo
city-dakar = Dakar
city-delhi = Delhi
city-dublin = Dublin
# On Easter Island. A town like the others: “in” it is right, “in” an island would not be.
city-easter_island = Hanga Roa
city-havana = Havana
city-helsinki = Helsinki
city-hong_kong = Hong Kong
city-honolulu = Honolulu
city-istanbul = Istanbul
city-kyiv = Kyiv
city-lima = Lima
city-lisbon = Lisbon
city-london = London
city-luanda = Luanda
city-madrid = Madrid
city-manila = Manila
city-mexico_city = Mexico City
city-montreal = Montreal
city-moscow = Moscow
city-murmansk = Murmansk
city-nairobi = Nairobi
city-new_york = New York
city-norilsk = Norilsk
city-nuuk = Nuuk
city-oslo = Oslo
city-panama_city = Panama City
city-papeete = Papeete
city-paris = Paris
city-perth = Perth
city-reykjavik = Reykjavik
city-rio_de_janeiro = Rio de Janeiro
city-rome = Rome
city-san_francisco = San Francisco
city-santiago = Santiago
city-singapore = Singapore
city-stockholm = Stockholm
city-sydney = Sydney
city-tangier = Tangier
city-tokyo = Tokyo
city-tunis = Tunis
city-vancouver = Vancouver
city-vienna = Vienna
city-warsaw = Warsaw
city-winnipeg = Winnipeg

## One sentence of help at the first decision of each kind

randolph-hint-setup = Choose what is in which suitcase, and a city for each. Nobody else will know where your bomb is.
randolph-hint-move = Choose an agent, then a lit city. Who stands beside a suitcase can take it; bring it into your headquarters.
randolph-hint-pick = You fight them one after the other: choose the first.
randolph-hint-duel = The higher card wins, and each card serves once. Who loses with a 0 only goes home.
randolph-hint-loot = The agent that won may take the suitcase along, or leave it in the city.
randolph-hint-bomb = Choose the agents you give up. What they carried stays where they stood.
