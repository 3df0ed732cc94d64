### A new table, and the table before the start.

setup-title = New table
setup-lead-kramer = Two to seven spies, seven agents, one safe.
setup-lead-randolph = Two to four headquarters, four suitcases each, one of them with a bomb.
setup-other-kramer = Or the agents’ race
setup-other-randolph = Or the suitcase war
setup-unknown-game = There are two games here
setup-unknown-game-hint = Choose one of them at home.
# A mark at the choice that the printed rules make
setup-printed = as printed
# { $clause } is a number like K7.1
setup-rule = Rule { $clause }
setup-rule-long = Rule { $clause }, opens in a new tab

## How many, and who

setup-players = How many play
setup-players-too-few = Somebody sits in seat { $seat }. Ask them to stand up first.
setup-how = How do you play?
setup-how-friends = With friends
setup-how-friends-hint = Seats stay open. You get a link, a code and a QR code to pass on.
setup-how-bots = Against bots
setup-how-bots-hint = Bots take all other seats. It starts at once.
setup-how-here = On this device
setup-how-here-hint = One device goes from hand to hand and hides what is not yours.
setup-seats = Seats
setup-seats-hint = The first seat begins.
setup-seats-hint-randolph = Seats are clockwise around the map. The dice decide who begins.
setup-seat = Seat { $n }
setup-seat-who = Who sits in seat { $n }
setup-seat-you = You
setup-seat-open = Open seat
setup-seat-here = Somebody on this device
setup-seat-bot-easy = Bot, easy
setup-seat-bot-normal = Bot, normal
setup-seat-bot-hard = Bot, hard
setup-seat-name = Name in seat { $n }
setup-player = Player { $n }

## What is wrong with the form

setup-wrong-twice = Two seats have the name { $name }. Give one of them another.
setup-wrong-you-twice = You sit in two seats. Choose “Somebody on this device” for one of them.
setup-wrong-agents = Choose exactly { $n } agents.
setup-wrong-number = { $what }: choose a number from { $low } to { $high }.
setup-wrong-board = This file is not a board: { $why }
setup-refused = The server did not accept this: { $why }
setup-watch-only = You have no seat: you watch.

## Options

setup-options = Rules of this game
setup-more-options = More options
setup-more-options-hint = House rules, for those who know the game. What is not changed is as printed.
setup-changed =
    { $n ->
        [0] All as printed
        [one] One changed
       *[other] { $n } changed
    }
setup-as-printed = Back to the printed rules
# An option as it is set: "The die: plain"
setup-set = { $what }: { $value }
setup-yes = yes
setup-no = no
setup-none = no limit
setup-no-limit = No limit
setup-limit = After
setup-rounds =
    { $n ->
        [one] round
       *[other] rounds
    }

# Kramer: the name of an option, a sentence about it, and each of its choices
setup-kramer-cards = Top Secret cards
setup-kramer-cards-hint = Everybody holds cards and may act in every turn. More surprises, a longer game.
setup-kramer-dossier = Secret dossier
setup-kramer-dossier-hint = When an agent comes close to the finish, everybody writes down who is who. Right guesses are worth points.
setup-kramer-finish = Length of the race
setup-kramer-finish-hint = The total that ends the game.
setup-kramer-round_limit = Limit of rounds
setup-kramer-round_limit-hint = The game ends after so many full rounds, whoever leads.
setup-kramer-safe_target = Where the safe may go
setup-kramer-safe_target-hint = After a scoring the safe is put into another building.
setup-kramer-safe_target-any = Any other building
setup-kramer-safe_target-empty = Only an empty building
setup-kramer-marker_card = The card “Leak”
setup-kramer-marker_card-hint = It moves two markers three fields forward.
setup-kramer-marker_card-literal = It may carry a marker past Finish
setup-kramer-marker_card-capped = It stops two fields before Finish
setup-kramer-dossier_dashes = Free agents in the dossier
setup-kramer-dossier_dashes-hint = A dash stands for an agent that is nobody’s.
setup-kramer-dossier_dashes-consistent = Just as many dashes as there are free agents
setup-kramer-dossier_dashes-free = Any number of dashes
setup-kramer-die = The die
setup-kramer-die-hint = The face 1–3 lets you choose how many points you take.
setup-kramer-die-special = Special: 1–3, 2, 3, 4, 5, 6
setup-kramer-die-plain = Plain: 1, 2, 3, 4, 5, 6
setup-kramer-agents = Agents in play
setup-kramer-agents-hint = With { $players } players { $n } agents take part. The others sit out.
setup-agent-S = Schulz, grey
setup-agent-P = Perry, yellow
setup-agent-B = Bucci, orange
setup-agent-J = Jacques, red
setup-agent-M = Mirkov, green
setup-agent-D = Doyle, blue
setup-agent-L = Larsson, purple

# Randolph
setup-randolph-edition = Edition
setup-randolph-edition-hint = The printed rules differ in two points. Pick one set, or change the points below.
setup-randolph-edition-french = French rules
setup-randolph-edition-english = English rules
setup-randolph-edition-french-hint = The attacker wins a tied duel. Any of three agents in a city may be the one to leave.
setup-randolph-edition-english-hint = The attacker wins a tied duel only with the last step. Of three agents in a city the one that came must leave.
setup-randolph-board = Board
setup-randolph-board-hint = Where the suitcases travel.
setup-randolph-board-world = World
setup-randolph-board-world-hint = 45 cities, ten steps to your headquarters.
setup-randolph-board-europe = Europe
setup-randolph-board-europe-hint = 21 cities, six steps: a quick game.
setup-randolph-board-own = A board of your own
setup-randolph-board-own-hint = A .json file. `topsecret board check` says whether it can be played.
setup-randolph-board-file = Choose a file
setup-randolph-colours = Colours
setup-randolph-colours-hint = With two players opposite corners play, with three any three.
setup-colours-red-green = Red and green
setup-colours-blue-yellow = Blue and yellow
setup-colours-red-blue-green = Without yellow
setup-colours-red-blue-yellow = Without green
setup-colours-red-green-yellow = Without blue
setup-colours-blue-green-yellow = Without red
setup-randolph-target = Secrets to win
setup-randolph-target-hint = Each player’s suitcases hold nine secrets.
setup-randolph-placement = Hiding the suitcases
setup-randolph-placement-hint = How suitcases come onto the map at the start.
setup-randolph-placement-simultaneous = All at once, in secret
setup-randolph-placement-round_robin = One at a time, openly
setup-randolph-guards = Guards
setup-randolph-guards-hint = With three players: how many agents each opponent of the favoured player may put into the empty start base.
setup-randolph-must_use_all = All steps must be used
setup-randolph-must_use_all-hint = Otherwise steps of a roll may be left over.
setup-randolph-stack_check = Three agents in a city
setup-randolph-stack_check-hint = Two may stay. Who leaves?
setup-randolph-stack_check-end_of_turn = Any of the three
setup-randolph-stack_check-end_of_move = The one that came
setup-randolph-tie = A tied duel
setup-randolph-tie-hint = Both played the same number.
setup-randolph-tie-aggressor = The attacker wins
setup-randolph-tie-exact_count = The attacker wins only with the last step
setup-randolph-bonus = The bonus step of a won duel
setup-randolph-bonus-hint = A winning attacker gets one step more.
setup-randolph-bonus-agent = For the winning agent
setup-randolph-bonus-pool = For any agent
setup-randolph-bomb_carrier = Who carried the bomb
setup-randolph-bomb_carrier-hint = A delivered bomb costs half of the agents.
setup-randolph-bomb_carrier-dies = The carrier is one of them
setup-randolph-bomb_carrier-choosable = The carrier may be spared
setup-randolph-last_standing = The last one with agents
setup-randolph-last_standing-hint = When all others have lost theirs.
setup-randolph-last_standing-wins = Wins at once
setup-randolph-last_standing-plays_on = Must still deliver
setup-randolph-round_limit = Limit of rounds
setup-randolph-round_limit-hint = The game ends after so many full rounds; most secrets win.

# The same in a few words, for lists: what is special about a table
setup-short-printed = Printed rules
setup-short-kramer-cards = cards
setup-short-kramer-dossier = dossier
setup-short-kramer-finish = to { $n }
setup-short-kramer-round_limit =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
setup-short-kramer-basic = basic game
setup-short-randolph-french = French rules
setup-short-randolph-english = English rules
setup-short-randolph-europe = Europe
setup-short-randolph-own = own board
setup-short-randolph-target =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
setup-short-randolph-round_limit =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
setup-short-house =
    { $n ->
        [one] one house rule
       *[other] { $n } house rules
    }

## Time

setup-time = Time to think
setup-time-none = As long as you like
setup-time-move = So long for each move
setup-time-game = So long for the whole game
setup-time-days = By correspondence
setup-time-days-hint = Everybody moves when it suits. Come back every day or so.
setup-time-move-hint = All sit at the table at the same time.
setup-time-game-hint = For each player, as with a chess clock.
setup-time-each = Time
setup-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
setup-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
setup-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
setup-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
setup-away = When somebody is away or out of time
setup-away-default = A plain move is made for them
setup-away-bot = A bot plays for them
setup-away-hint = They can take their seat back at any time.
# How long one waits for somebody who has to move; each of the next is a choice in a list.
setup-grace = If a player who must move is away
setup-grace-none = Wait as long as it takes
setup-grace-seconds =
    { $n ->
        [one] Wait { $n } second, then play for them
       *[other] Wait { $n } seconds, then play for them
    }
setup-grace-minutes =
    { $n ->
        [one] Wait { $n } minute, then play for them
       *[other] Wait { $n } minutes, then play for them
    }
setup-grace-hours =
    { $n ->
        [one] Wait { $n } hour, then play for them
       *[other] Wait { $n } hours, then play for them
    }
setup-grace-days =
    { $n ->
        [one] Wait { $n } day, then play for them
       *[other] Wait { $n } days, then play for them
    }

## Who may see the table

setup-who = Who may come
setup-private = Private
setup-private-hint = Only those with the link or the code.
setup-public = Public
setup-public-hint = In the list of open tables; anybody may sit down.
setup-spectators = Spectators may watch
setup-spectators-hint = They never see what is secret.
setup-more-table = Clock, spectators, name
setup-table-title = Name of the table
setup-table-title-hint = If you like. The others see it in lists.

## The end of the form

setup-in-words = Your table
setup-open = Open the table
setup-start = Start the game
setup-opening = One moment …
setup-open-hint = Next: invite the others.
setup-sum-players =
    { $n ->
       *[other] { $n } players
    }
setup-sum-open =
    { $n ->
        [one] One seat is open
       *[other] { $n } seats are open
    }
setup-sum-bots =
    { $n ->
        [one] One bot
       *[other] { $n } bots
    }
setup-sum-here =
    { $n ->
        [one] One person on this device
       *[other] { $n } people on this device
    }
setup-sum-time-none = No clock
setup-sum-time-move = { $time } a move
setup-sum-time-game = { $time } a player
setup-sum-away-bot = A bot plays for who is away
setup-sum-away-default = A plain move is made for who is away
setup-sum-private = Private
setup-sum-public = Public
setup-sum-watched = Spectators may watch
setup-sum-unwatched = No spectators

## The table before the start

setup-before = Before the start
setup-table-of = Table { $code }
# The sentence at the top: who we wait for. { $names } is a list of names.
setup-wait-free =
    { $n ->
        [one] One seat is free. Pass the link on, or put a bot there.
       *[other] { $n } seats are free. Pass the link on, or put bots there.
    }
setup-wait-free-guest =
    { $n ->
        [one] We wait for one more player.
       *[other] We wait for { $n } more players.
    }
setup-wait-sit =
    { $n ->
        [one] One seat is free. Take it, or watch.
       *[other] { $n } seats are free. Take one, or watch.
    }
setup-wait-full = All seats are taken. You can watch the game.
setup-wait-ready = We wait for { $names } to be ready.
setup-wait-you = Are you ready?
setup-wait-invited = We wait for the bot { $names } to answer.
setup-wait-start = Everybody is ready. Start whenever you like.
setup-wait-host = Everybody is ready. The host starts the game.
setup-start-now = Start
setup-start-bots = Fill with bots and start
setup-ready = I am ready
setup-ready-we = We are ready
setup-is-ready = ready
setup-is-not-ready = not ready yet
setup-is-away = away
setup-is-free = Free seat
setup-is-you = you
setup-is-here = on this device
setup-is-bot = bot, { $level }
setup-is-own-bot = somebody’s bot
setup-is-invited = invited bot
setup-level-easy = easy
setup-level-normal = normal
setup-level-hard = hard
setup-sit = Sit here
setup-sit-long = Sit in seat { $n }
setup-sit-too-long = Add somebody on this device in seat { $n }
setup-stand = Stand up
setup-kick = Free the seat
setup-kick-long = Ask { $name } to stand up
setup-remove-bot-long = Remove { $name }
setup-add-bot = Bot
setup-add-bot-long = Put a bot in seat { $n }
setup-level-of = Level of { $name }
setup-invite-bot = Invite somebody’s bot
setup-invite-name = Name of the bot’s account
setup-invite-go = Invite
setup-do-sit = Sit down
setup-kicked = The host freed your seat. You can take another, or watch.
setup-seat-gone = Somebody was quicker: the seat is taken. { $n ->
        [0] No seat is free.
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
setup-settings-changed = The host changed the settings. Say again that you are ready.
setup-invite = Invite
setup-invite-hint = Who has the code or the link can sit down.
setup-invite-closed = All seats are taken. With the link others can watch.
setup-change = Change
setup-change-title = Change the table
setup-change-save = Use these settings
setup-change-ready = Everybody will be asked again whether they are ready.
setup-table-leave = Leave
setup-close = Close the table
setup-close-sure = Close this table? Nobody else sits here, so it is gone.
setup-hand-on-sure = Leave this table? Another player becomes the host.
setup-close-keep = Stay

## A table that was closed before its game began

setup-closed-stamp = Closed
setup-closed = This table is closed
setup-closed-hint = Its host left before the game began, or nobody came for a day.
