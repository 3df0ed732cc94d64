### Words of every screen: the frame around both games, and what can go wrong.

page-skip = To the content
page-home = Home
page-close = Close
page-cancel = Cancel
page-menu = Menu
page-loading = One moment …
page-try-again = Try again
page-reload = Reload
page-why = Why?

## The games, as they are called here

page-game-kramer = The agents’ race
page-game-randolph = The suitcase war

## Something is not there

page-lost-stamp = Lost
page-not-found = There is nothing here
page-not-found-hint = The address may be incomplete. Everything can be reached from home.
page-load-failed = This page could not be loaded
page-load-failed-hint = The network may be gone, or the server was renewed a moment ago.
page-table-gone = There is no such table
page-table-gone-hint = Nobody plays at table { $code }. Look at the code again: it has six letters and digits.
page-table-closed = This table is closed to onlookers
page-table-closed-hint = The host lets only players in. Ask them for the link to a seat.
page-offline = The server cannot be reached
page-offline-hint = Check your network, then try again. A game that is under way is safe: the server keeps every move.

## Why something was refused

page-fault-bad = That was not understood. Reload the page and try again.
page-fault-anonymous = The server does not know this device yet. Reload the page.
page-fault-forbidden = That is not yours to do.
page-fault-unknown = That is not there any more.
page-fault-illegal = The rules do not allow that now.
page-fault-stale = Something happened in the meantime. Look again, then decide.
page-fault-state = That cannot be done now.
page-fault-limit = Too much at once. Wait a moment, then try again.
page-fault-limit-minutes = Too much at once. Try again in { $minutes } minutes.
page-fault-unavailable = The server is busy. Try again in a moment.
page-fault-offline = The server cannot be reached. Check your network.

## The table

page-table = Table
page-board = Board
page-orders = What to do
page-folder = Log, chat and more
page-dock = Sheets
page-yours = Yours
page-players = Players
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-all = Show all { $n } lines
page-log-again = Show this again
page-moves = Moves
page-moves-find = Find a move
page-moves-more = … and { $n } more: type a part of the move to find it.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Message the table
page-chat-send = Send
page-chat-spectators = Only spectators read this room.
page-your-turn = Your turn
page-spectating = Watching
page-watching =
    { $n ->
        [one] One spectator
       *[other] { $n } spectators
    }
page-line-opening = Connecting
page-line-open = Connected
page-line-closed = Reconnecting
page-line-away = No network
# Short, on a player's chip: the one who looks
page-you = You
page-more = More
page-all-moves = All moves
# One's own secrets, on a tag that a tap covers
page-own-show = Show what is yours
page-own-cover = Cover what is yours
page-own-covered = Covered
# How fast the table shows what happens; and a button for when it lags behind by $n moves
page-catch-up =
    Catch up · { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
# Many small things at once, told to somebody who is far behind
page-scene-many =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }, { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }
page-pace = Pace
page-pace-calm = Calm
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-at_once = At once
page-time-left = { $time } left
# Beside a player who is away and is asked: how long until a bot moves in their place.
page-standin-in = A bot plays in { $time }
page-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
page-hours =
    { $n ->
        [one] 1 h
       *[other] { $n } h
    }

# What stands under a player's name
page-player-you = you
page-player-bot = bot
page-player-turn = to move
page-player-away = away
page-player-standin = a stand-in plays
page-player-left = has left
page-player-resigned = has resigned
page-level-easy = bot, easy
page-level-normal = bot, normal
page-level-hard = bot, hard

# What happened at the table
page-told-left = { $who } has left the table.
page-told-back = { $who } is back.
page-told-standin = Somebody plays for { $who }, who is away.
page-told-timeout = The time of { $who } was up.
page-told-resigned = { $who } resigned.
page-told-offer = { $who } offers to end the game.
page-told-offer-no = { $who } wants to play on.
page-told-ended-agreed = The players agreed to end the game.
page-told-ended-abandoned = Nobody played for a long time.
page-told-ended-closed = The table was closed.
page-told-rematch = The same players meet at a new table.
page-told-claimed = { $who } now plays on another device.

## The menu

page-rules = Rules
page-rules-now = The rules for this moment
page-learn = Learn it by playing
page-replay = Look at the game again
page-language = Language
page-sound = Sounds
page-vibration = Vibrate on your turn
page-theme = Day or night
page-day = Day
page-night = Night
page-ending = Ending the game
page-offer = Offer to end the game
page-offer-withdraw = Withdraw the offer
page-offer-hint =
    { $n ->
        [0] The game ends when everybody agrees.
        [one] One player has agreed. The game ends when everybody does.
       *[other] { $n } players have agreed. The game ends when everybody does.
    }
page-resign = Resign
page-sure-resign = Give up this game? A bot or nobody goes on in your place; the game goes on for the others.
page-leave = Leave the table
page-sure-leave = Leave the table? Somebody plays for you until you come back.

## The way to a table

page-code = Code
page-copy = Copy link
page-copied = The link is copied.
page-copy-failed = It could not be copied. The link is { $link }
page-share = Share
page-share-words = Play Top Secret with me. The code is { $code }.
page-qr = QR code with the link to table { $code }

## One device for several players

page-pass-to = Pass the device to { $name }
page-pass-other = Somebody else takes it
page-pass-hint = Nothing is shown until the right eyes look.
page-i-am = I am { $name }

## The line to the server

page-no-network = No network. The game waits for you; nothing is lost.
page-no-server = Connecting again … The game is safe on the server.
page-restarting = The server restarts. It goes on in a moment, nothing is lost.
page-renewed = There is a new version of this page.

## After the game

page-after = And now?
page-rematch = Play again
page-rematch-join = Join the rematch
page-record = Record
page-board-again = Board
page-result-again = Back to the result
page-fair = Fair dice
page-fair-hint = The fingerprint was shown before the first roll. It is the SHA-256 of the seed, and all dice and draws follow from the seed.
page-fair-hash = Fingerprint
page-fair-seed = Seed

# A silence in a scene, instead of a sentence.
page-silence = …
## Help at a first decision

page-hint-got = Got it

# What went by while nobody looked; $list is made of the lines under it.
page-missed = While you were away: { $list }.
page-missed-moves = While you were away, the others moved.
page-missed-no = Just my turn
page-missed-scoring =
    { $n ->
        [one] one scoring
       *[other] { $n } scorings
    }
page-missed-duel =
    { $n ->
        [one] one duel
       *[other] { $n } duels
    }
page-missed-delivery =
    { $n ->
        [one] one delivery
       *[other] { $n } deliveries
    }
page-missed-bomb =
    { $n ->
        [one] one bomb
       *[other] { $n } bombs
    }
page-missed-unmasking = the unmasking
page-missed-end = the end
