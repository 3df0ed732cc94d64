### Home: the two games, your games, open tables.

home-title = Top Secret: two spy games
home-headline = Two spy games that share a name.
home-lead = Play in the browser with friends or bots. No account.
home-games = The two games

## The two boxes

# A numbered case file, as a tab on a folder
home-case-kramer = Case I
home-case-randolph = Case II
home-cover-kramer = A town at dusk; spies watch a safe under a street lamp
home-cover-randolph = A world map on a pinboard with red thread, photographs and suitcases
home-about-kramer = Everyone moves every agent. One of the seven is secretly yours: bring it to the right building when the safe opens, and let nobody notice.
home-about-randolph = Carry suitcases of secrets across the world to your headquarters, steal the others’, duel where you meet, and mind the bomb.
# The three facts beside a game's name; short, with a picture before the first two
home-players = { $low }–{ $high }
home-players-long = { $low } to { $high } players
home-minutes = { $n } min
home-minutes-long = about { $n } minutes
home-age = { $n }+
home-age-long = from { $n } years
home-play-now = Play now against bots
home-play-busy = Setting the table …
home-new-table = New table
home-learn = Learn
home-learn-long = Learn { $game } by playing
home-rules = Rules
home-rules-long = The rules of { $game }
# The name of a visitor who has not given one
home-guest = Guest
home-play-as = You play as { $name }

## Join with a code

home-join = Join with a code
home-join-hint = Your host has a code of six signs, or a link.
home-join-code = Code or link
home-join-go = Join
home-code-empty = Type the code that your host sees at the table.
home-code-length =
    { $n ->
        [one] That is one sign. A code has six.
       *[other] Those are { $n } signs. A code has six.
    }
home-code-signs = No code has the sign { $sign }. There is no 0, O, 1 or I in codes, because they look alike.
home-code-link = This link does not lead to a table.
home-code-unknown = No table has the code { $code }. Look at it again, or ask your host.

## Your games

home-your-games = Your games
home-your-games-none = No game yet
home-your-games-none-hint = What you play shows up here, on this device.
home-no-game-on = No game is on
home-no-game-on-hint = Your finished games are further down.
home-go-on = Go on
home-your-turn = Your turn
home-turn-of = { $who } to move
home-turn-of-several =
    { $n ->
        [one] One player to move
       *[other] { $n } players to move
    }
home-waiting = Waiting for players
home-left = { $time } left
home-free =
    { $n ->
        [one] One free seat
       *[other] { $n } free seats
    }
home-alone = you alone

## Open tables

home-open-tables = Open tables
home-open-none = Nobody waits
home-open-none-hint = Open a public table, and others can join you.
home-seats = { $taken } of { $all }
home-seats-long = { $taken } of { $all } seats taken
home-join-table = Join
home-join-table-long = Join { $title }

## Finished games

home-replays = Recent games
home-replays-none = No finished game yet
home-replays-none-hint = Every game can be looked at again, move by move.
home-replay = Replay
home-won = { $who } won
home-won-you = You won
home-won-with-you = You and { $who } won
home-nobody-won = Nobody won

## States of the lists

home-list-failed = This list cannot be read just now.
home-list-offline = The server cannot be reached. It is tried again and again.

## You

home-you = You
home-your-name = Your name
home-your-name-change = Change your name
home-your-name-hint = The others see it at the table. Kept on this device and with your seats.
home-save = Save
home-saved = Saved.
home-sound = Sounds

## Ways

home-menu = Ways
home-nav-tables = Tables
home-nav-replays = Replays
home-nav-bots = For bot builders
home-free-software = Free software · no cookie but your seat
home-host = Host your own
home-api = Bot API
home-privacy = Privacy
home-install = Install as an app
