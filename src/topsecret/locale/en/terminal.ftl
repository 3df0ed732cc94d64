### Playing in a terminal: what the page has no words for. Everything else comes from the page’s own messages.
### The board in words

# Facts that stand beside each other, in small letters; agent, in, to safe and points are the heads of narrow columns.
terminal-board-asked = to move
terminal-board-out = out of the game
terminal-board-won = won: { $players }
terminal-board-rolled = rolled { $face }
terminal-board-safe = safe in { $building }
terminal-board-finish = Finish at { $n }
terminal-board-free = free agents { $n }
terminal-board-agent = agent
terminal-board-at = in
terminal-board-way = to safe
terminal-board-score = points
terminal-board-armed = armed: { $agent }, by { $who }
terminal-board-cards = cards { $n }
terminal-board-second = second identities { $n }
terminal-board-handed-in = dossier handed in
terminal-board-hand = hand: { $cards }
terminal-board-drawn = drawn now
terminal-board-form = dossier: { $lines }
terminal-board-dice = dice { $first } and { $second }
terminal-board-steps = steps left { $n }
terminal-board-target = { $n } secrets win
terminal-board-secrets = secrets { $n }
terminal-board-with = { $agent } with { $suitcase }, { $n } to HQ
terminal-board-suitcases = suitcases: { $suitcases }
terminal-board-ways = suitcases, and how far from your HQ: { $suitcases }
terminal-board-delivered = delivered { $suitcases }
terminal-board-yours = yours: { $suitcases }
terminal-board-base = base
terminal-board-guard = guard
terminal-board-duel = duel in { $city }: { $one } against { $other }

## What is typed is the same in every language and stays as it is: back, undo, help, log, note, notes, view, hint, save, quit,
### random, all, end, drop, stay, start, goto, play, new, say, who, offer, resign, rematch, away, sit, stand, ready, bot, invite,
### set, clock, absent, default, public, private, leave, yes, no, red, game.txt, names of options, notation (J2 D1, 3-london).
### A line has 80 letters; where less room is, a comment says so.

## Drawings

# Stands at the top of the table.
terminal-round = round { $n }
terminal-earlier = … earlier: log
# In “A=bomb”: short.
terminal-bomb = bomb
# Duel cards in hand, and those that are out: short words.
terminal-cards = cards { $cards }
terminal-spent = played { $cards }

## Asking

terminal-number = Type a number from { $low } to { $high }.
terminal-cannot-read = I cannot read “{ $typed }”.
terminal-if = If you play that:
terminal-if-open = What else happens depends on dice, cards or secrets.
terminal-one-of-these = Type one of these.
terminal-enter-nobody-else = Enter: nobody else. Or:
terminal-enter-back = Enter: yes, back: not yet
# After a sentence that says how many points there are.
terminal-type-move = Type it as { $example }.
terminal-stay = (stay moves nobody)
terminal-undo-line = (undo: the line before)
# Under “Who moved whom”. R stands for the ruin in every language.
terminal-moved-key = (points, cards ±, R into the ruin)
# A column: which agents somebody was.
terminal-identity = was
terminal-contents = What lies in your suitcases A, B, C, D?
terminal-contents-type = Type 5, 3, 1 and b (the bomb) in that order, as 5 b 1 3; random; or random all
terminal-contents-wrong = “{ $typed }” is not 5, 3, 1 and b, each once.
# $which: letters with their contents
terminal-place = Where does suitcase { $which } go?
terminal-place-type = Type a city, as { $example } or { $short }; random; random all; undo
terminal-place-letter = Type the letter and the city, as { $example }.
terminal-guards = How many agents guard the empty base?
terminal-guards-type = 0 to { $most }, in secret; or random
# After a sentence that says how many steps are left.
terminal-type-step = Choose an agent, or type 3-london:
terminal-may-be = “{ $typed }” may be { $cities }.
terminal-no-city = There is no city “{ $typed }”: type its name, its beginning or its three letters.
terminal-deliveries = Deliveries and duels
# A column of the result
terminal-own-suitcases = own suitcases

## What can be typed, under the rules of the moment

terminal-how-move = Type the whole move, as J2 D3 P1; J alone is one point. if J2 D3 P1 says what it would bring.
terminal-how-safe = Type a building: its number, church or ruin.
terminal-how-dossier = Type a line as J=2 or J=-, or several at once; or choose by number.
terminal-how-setup = Type four contents as 5 b 1 3, then a city by its name, its beginning or its three letters; random chooses for you, random all does the rest.
terminal-how-steps = Type 3-london, 3+rB, 3 drop or end; or an agent’s number, then a choice. 3 lon ber takes several steps.

## Commands: what each of them does

terminal-help = Help
terminal-only-help = There is help and help rules.
terminal-command-help = this page; the rules of what is asked now
terminal-command-undo = take back your last action, if it showed nothing
terminal-command-hint = what the greedy bot would do in your place
terminal-command-if = what a move would make of the table, as far as you can know
terminal-command-cards = what your cards do
terminal-command-map = every city with those that a step leads to; one city
terminal-command-log = everything you were told so far
terminal-command-notes = your notes, and what everybody could see
terminal-command-note = keep a private note; without text it is removed
terminal-command-view = draw the table again
terminal-command-save = write the game down; --load FILE goes on with it
terminal-command-quit = leave the game; you are asked whether to save it
terminal-command-say = chat
terminal-command-who = who sits where, and who is there
terminal-command-offer = offer to end the game here without a winner; take that back
terminal-command-resign = give up; somebody plays your seat to the end
terminal-command-go = go away; your seat stays yours
terminal-command-sit = move to another free seat; sit N NAME: one more person at this keyboard
terminal-command-stand = give your seat up and watch; stand N: the host frees a seat
terminal-command-ready = the game may start, or not yet
terminal-command-bot = host: a bot in a seat; bot N no takes it away
terminal-command-start = host: begin, when all seats are taken and everybody is ready
terminal-command-leave = give your seat up and go; a host hands the table on, or closes it

## At the keyboard

terminal-hand-over = The keyboard goes to { $name }.
terminal-look-away = Everybody else looks away, please.
terminal-press-enter = { $name }, press Enter when you are ready
terminal-undone = Taken back.
# $move: notation
terminal-hint = The greedy bot would play: { $move }
terminal-note-how = Write: note, what it is about, the text. For instance: note red …
terminal-noted = Noted about { $about }.
terminal-note-removed = The note about { $about } is removed.
# note is typed.
terminal-no-notes = no notes yet: note { $about } …
# $who: several names
terminal-passed = { $who } passed.

## Beginning and leaving

terminal-which-game = Which game?
terminal-how-many = How many play?
terminal-how-many-hint = { $low } to { $high }, bots included
terminal-who-sits = Who sits where?
terminal-you-hint = a person at this keyboard; you=Anna gives a name
terminal-bots-hint = bots
# Seats are counted from 0.
terminal-seat = seat { $n }
# The name of somebody who gave none
terminal-player = Player { $n }
terminal-seats-only =
    { $n ->
        [one] There is 1 seat only.
       *[other] There are { $n } seats only.
    }
# An option as a question: “Secret dossier?”
terminal-option = { $option }?
terminal-yes-or-no = Type yes or no.
terminal-else = Anything else?
terminal-else-hint = Options as name=value, ? lists them, Enter begins
terminal-so-far = So far: { $options }
# Columns of the table of options
terminal-option-name = option
terminal-option-default = default
terminal-option-allowed = allowed
terminal-option-meaning = meaning
terminal-options-how = Write them as words: --options "name=value flag"
terminal-goodbye = Goodbye.
terminal-goodbye-unsaved = Goodbye. The game was not saved.
terminal-watch = Enter: next move, end: to the end, quit: leave
terminal-save-how = Give a file name: save game.txt
terminal-save-failed = Cannot write { $name }: { $why }
terminal-saved = Saved to { $path }.
terminal-saved-secrets = Saved to { $path } (everybody’s secrets are in it).
terminal-save-later = The game is on the server: the record can be saved when it is over.
terminal-save-record = File name to save the record in, or Enter to leave
terminal-leave = Leave the game.
terminal-leave-how = File name to save it in, Enter to leave without saving, back to play on

## Looking at a game again

terminal-replay-keys = Enter next, b back, +10, -10, start, end, goto N, play [s], q
terminal-goto-how = Write goto and a number from 0 to { $high }.
terminal-autoplay-how = Write play and the seconds between moves, 0 to { $high }.

## Over the network

terminal-choose-table = A number, a table’s code, new for a table of your own, Enter to look again, quit
terminal-more-tables = … and { $n } more: give the code
terminal-another-name = Another name, or Enter to watch
terminal-your-name = Your name
terminal-give-seat = Give a seat from 0 to { $high }.
terminal-give-level = Then a level: { $levels }; or no.
terminal-seat-taken = Seat { $n } is not free.
terminal-at-table = At the table
terminal-no-seat = There is no seat { $n }.
terminal-seats-free = Free: { $seats }
terminal-say-how = Write: say, and what you want to say.
terminal-seated = { $who } takes seat { $n }.
terminal-unseated = { $who } leaves seat { $n }.
terminal-unready = { $who } is not ready any more.
terminal-unready-you = You are not ready any more.
# $hash: the beginning of a fingerprint
terminal-started = The game begins. Its dice are settled: the fingerprint of their seed is { $hash }…
terminal-offer-agree = (offer: agree)
terminal-ended-resigned = The others have resigned.
terminal-ended-abandoned = Nobody played for a long time.
terminal-ended-closed = The table was closed.
# Until when somebody may think
terminal-time = { $who }: until { $until }.
terminal-not-your-turn = It is not your turn.
terminal-seat-kept = Your seat stays yours.
# A command follows.
terminal-come-back = Come back with
terminal-go-how = Enter: go, away: go and let somebody play for me meanwhile, back: play on
terminal-after = save FILE, rematch, say …, log, who, or Enter to leave

## Bots that play many games

terminal-bot-resigns = resigns, since the program failed { $n } times
terminal-bot-won = over, won:
terminal-bot-lost = over, not won:
terminal-bot-account = made the account { $name }; its token is kept in { $path }
terminal-bot-waits = { $name } is at { $server } and waits for invitations (Ctrl-C ends)
# An error follows.
terminal-bot-left = was left:
# The reason follows.
terminal-bot-not-ours = seat { $n } is not ours:
terminal-stopped = Stopped after { $n } of { $all } games.
terminal-game = game { $n }
terminal-against = against { $bots }
terminal-decisions =
    { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }
# Rows and columns of the tables of results: short
terminal-program = program
terminal-games = games
terminal-wins = wins
terminal-share = share
terminal-interval = 95 % interval
terminal-shared = shared
terminal-fair-share = a fair share
terminal-decisions-all = decisions
terminal-time-each = time for one
terminal-times = half of them { $half } ms, 95 % { $most } ms, slowest { $slowest } ms of { $budget } ms
terminal-in-all = in all
# Numbers follow: averages of a game.
terminal-mean-decisions = decisions a game
terminal-mean-turns = turns
terminal-mean-rounds = rounds

# Over the line for an agent in the dossier; who one is; a player is asked for a name.
terminal-form-agent = Who is { $agent }?
