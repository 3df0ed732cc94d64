### Playing in a terminal: what the page has no words for. Everything else comes from the page’s own messages.
### The board in words

# Facts that stand beside each other, in small letters; agent, in, to safe and points are the heads of narrow columns.
terminal-board-asked = deve giocare
terminal-board-out = fuori gioco
terminal-board-won = vince: { $players }
terminal-board-rolled = dado { $face }
terminal-board-safe = cassaforte in { $building }
terminal-board-finish = Traguardo a { $n }
terminal-board-free = agenti liberi { $n }
terminal-board-agent = agente
terminal-board-at = in
terminal-board-way = alla cass.
terminal-board-score = punti
terminal-board-armed = alla cassaforte: { $agent }, da { $who }
terminal-board-cards = carte { $n }
terminal-board-second = seconde identità { $n }
terminal-board-handed-in = dossier consegnato
terminal-board-hand = mano: { $cards }
terminal-board-drawn = appena pescata
terminal-board-form = dossier: { $lines }
terminal-board-dice = dadi { $first } e { $second }
terminal-board-steps = passi rimasti { $n }
terminal-board-target = con { $n } segreti si vince
terminal-board-secrets = segreti { $n }
terminal-board-with = { $agent } con { $suitcase }, { $n } fino al QG
terminal-board-suitcases = valigie: { $suitcases }
terminal-board-ways = valigie, e quanto distano dal tuo QG: { $suitcases }
terminal-board-delivered = consegnato { $suitcases }
terminal-board-yours = le tue: { $suitcases }
terminal-board-base = base
terminal-board-guard = guardia
terminal-board-duel = duello a { $city }: { $one } contro { $other }

## What is typed is the same in every language and stays as it is: back, undo, help, log, note, notes, view, hint, save, quit,
### random, all, end, drop, stay, start, goto, play, new, say, who, offer, resign, rematch, away, sit, stand, ready, bot, invite,
### set, clock, absent, default, public, private, leave, yes, no, red, game.txt, names of options, notation (J2 D1, 3-london).
### A line has 80 letters; where less room is, a comment says so.

## Drawings

# Stands at the top of the table.
terminal-round = giro { $n }
terminal-earlier = … prima: log
# In “A=bomb”: short.
terminal-bomb = bomba
# Duel cards in hand, and those that are out: short words.
terminal-cards = carte { $cards }
terminal-spent = giocate { $cards }

## Asking

terminal-number = Scrivi un numero da { $low } a { $high }.
terminal-cannot-read = Non capisco «{ $typed }».
terminal-if = Se giochi questo:
terminal-if-open = Il resto dipende da dadi, carte o segreti.
terminal-one-of-these = Scrivi una di queste scelte.
terminal-enter-nobody-else = Invio: nessun altro. Oppure:
terminal-enter-back = Invio: sì, back: non ancora
# After a sentence that says how many points there are.
terminal-type-move = Scrivilo come { $example }.
terminal-stay = (stay: non muovere nessuno)
terminal-undo-line = (undo: la riga prima)
# Under “Who moved whom”. R stands for the ruin in every language.
terminal-moved-key = (punti, carte ±, R nelle rovine)
# A column: which agents somebody was.
terminal-identity = era
terminal-contents = Che cosa c’è nelle tue valigie A, B, C, D?
terminal-contents-type = Scrivi 5, 3, 1 e b (la bomba) in quest’ordine, come 5 b 1 3; random; o random all
terminal-contents-wrong = «{ $typed }» non è 5, 3, 1 e b, ciascuno una volta.
# $which: letters with their contents
terminal-place = Dove va la valigia { $which }?
terminal-place-type = Scrivi una città, come { $example } o { $short }; random; random all; undo
terminal-place-letter = Scrivi la lettera e la città, come { $example }.
terminal-guards = Quanti agenti fanno la guardia alla base vuota?
terminal-guards-type = da 0 a { $most }, in segreto; o random
# After a sentence that says how many steps are left.
terminal-type-step = Scegli un agente, o scrivi 3-london:
terminal-may-be = «{ $typed }» può essere { $cities }.
terminal-no-city = Non c’è una città «{ $typed }»: scrivi il nome, l’inizio o le sue tre lettere.
terminal-deliveries = Consegne e duelli
# A column of the result
terminal-own-suitcases = valigie proprie

## What can be typed, under the rules of the moment

terminal-how-move = Scrivi la mossa intera, come J2 D3 P1; J da solo è un punto. if J2 D3 P1 dice che cosa porterebbe.
terminal-how-safe = Scrivi un edificio: il suo numero, church (chiesa) o ruin (rovine).
terminal-how-dossier = Scrivi una riga come J=2 o J=-, o più insieme; o scegli con il numero.
terminal-how-setup = Scrivi i quattro contenuti, come 5 b 1 3, poi una città con il nome, l’inizio o le sue tre lettere; random sceglie per te, random all fa anche il resto.
terminal-how-steps = Scrivi 3-london, 3+rB, 3 drop o end; o il numero di un agente, poi scegli. 3 lon ber fa più passi.

## Commands: what each of them does

terminal-help = Aiuto
terminal-only-help = C’è help e help rules.
terminal-command-help = questa pagina; le regole di ciò che è chiesto
terminal-command-undo = ritira la tua ultima azione, se non ha mostrato niente
terminal-command-hint = che cosa farebbe il bot greedy al tuo posto
terminal-command-if = che cosa farebbe una mossa, per quanto puoi saperne
terminal-command-cards = che cosa fanno le tue carte
terminal-command-map = ogni città con quelle a cui porta un passo; una città
terminal-command-log = tutto ciò che ti è stato raccontato
terminal-command-notes = le tue note, e ciò che tutti hanno potuto vedere
terminal-command-note = tieni una nota privata; senza testo viene cancellata
terminal-command-view = ridisegna il tavolo
terminal-command-save = scrive la partita; --load FILE la riprende
terminal-command-quit = lascia la partita; ti si chiede se salvarla
terminal-command-say = chat
terminal-command-who = chi siede dove, e chi c’è
terminal-command-offer = proponi di chiudere senza vincitori; ritira la proposta
terminal-command-resign = rinuncia; qualcuno gioca il tuo posto fino alla fine
terminal-command-go = vai via; il posto resta tuo
terminal-command-sit = cambia posto; sit N NAME: un’altra persona a questa tastiera
terminal-command-stand = lascia il posto e guarda; stand N: l’host libera un posto
terminal-command-ready = la partita può iniziare, o non ancora
terminal-command-bot = host: un bot a un posto; bot N no lo toglie
terminal-command-start = host: inizia, quando tutti i posti sono presi e tutti hanno dato l’ok
terminal-command-leave = lascia il posto e vai; un host cede il tavolo, o lo chiude

## At the keyboard

terminal-hand-over = La tastiera passa a { $name }.
terminal-look-away = Tutti gli altri guardino altrove, per favore.
terminal-press-enter = { $name }, premi Invio quando vuoi
terminal-undone = Ritirata.
# $move: notation
terminal-hint = Il bot greedy giocherebbe: { $move }
terminal-note-how = Scrivi: note, di che si tratta, il testo. Per esempio: note red …
terminal-noted = Annotato su { $about }.
terminal-note-removed = La nota su { $about } è cancellata.
# note is typed.
terminal-no-notes = ancora nessuna nota: note { $about } …
# $who: several names
terminal-passed = { $who } hanno passato.

## Beginning and leaving

terminal-which-game = Quale gioco?
terminal-how-many = In quanti si gioca?
terminal-how-many-hint = da { $low } a { $high }, bot compresi
terminal-who-sits = Chi siede dove?
terminal-you-hint = una persona a questa tastiera; you=Anna dà un nome
terminal-bots-hint = bot
# Seats are counted from 0.
terminal-seat = posto { $n }
# The name of somebody who gave none
terminal-player = Giocatore { $n }
terminal-seats-only =
    { $n ->
        [one] C’è solo 1 posto.
       *[other] Ci sono solo { $n } posti.
    }
# An option as a question: “Secret dossier?”
terminal-option = { $option }?
terminal-yes-or-no = Scrivi sì o no.
terminal-else = Altro?
terminal-else-hint = Opzioni come name=value, ? le elenca, Invio inizia
terminal-so-far = Finora: { $options }
# Columns of the table of options
terminal-option-name = opzione
terminal-option-default = di solito
terminal-option-allowed = valori
terminal-option-meaning = significato
terminal-options-how = Scrivile come parole: --options "name=value flag"
terminal-goodbye = Arrivederci.
terminal-goodbye-unsaved = Arrivederci. La partita non è stata salvata.
terminal-watch = Invio: prossima mossa, end: fino alla fine, quit: esci
terminal-save-how = Dai un nome di file: save game.txt
terminal-save-failed = Impossibile scrivere { $name }: { $why }
terminal-saved = Salvato in { $path }.
terminal-saved-secrets = Salvato in { $path } (ci sono i segreti di tutti).
terminal-save-later = La partita è sul server: il verbale si può salvare quando è finita.
terminal-save-record = Nome di file per salvare il verbale, o Invio per uscire
terminal-leave = Lasciare la partita.
terminal-leave-how = Nome di file per salvarla, Invio: esci senza salvare, back: continua

## Looking at a game again

terminal-replay-keys = Invio avanti, b indietro, +10, -10, start, end, goto N, play [s], q
terminal-goto-how = Scrivi goto e un numero da 0 a { $high }.
terminal-autoplay-how = Scrivi play e i secondi tra le mosse, da 0 a { $high }.

## Over the network

terminal-choose-table = Un numero, il codice di un tavolo, new per un tavolo tuo, Invio: guarda ancora, quit
terminal-more-tables = … e altri { $n }: dai il codice
terminal-another-name = Un altro nome, o Invio per guardare
terminal-your-name = Il tuo nome
terminal-give-seat = Indica un posto da 0 a { $high }.
terminal-give-level = Poi un livello: { $levels }; o no.
terminal-seat-taken = Il posto { $n } non è libero.
terminal-at-table = Al tavolo
terminal-no-seat = Non c’è un posto { $n }.
terminal-seats-free = Liberi: { $seats }
terminal-say-how = Scrivi: say, e ciò che vuoi dire.
terminal-seated = { $who } prende il posto { $n }.
terminal-unseated = { $who } lascia il posto { $n }.
terminal-unready = { $who } ha ritirato l’ok.
terminal-unready-you = Hai ritirato l’ok.
# $hash: the beginning of a fingerprint
terminal-started = La partita inizia. I dadi sono fissati: l’impronta del loro seme è { $hash }…
terminal-offer-agree = (offer: accetta)
terminal-ended-resigned = Gli altri hanno rinunciato.
terminal-ended-abandoned = Per molto tempo nessuno ha giocato.
terminal-ended-closed = Il tavolo è stato chiuso.
# Until when somebody may think
terminal-time = { $who }: fino alle { $until }.
terminal-not-your-turn = Non tocca a te.
terminal-seat-kept = Il posto resta tuo.
# A command follows.
terminal-come-back = Torna con
terminal-go-how = Invio: vai, away: vai e lascia giocare qualcuno per te, back: continua
terminal-after = save FILE, rematch, say …, log, who, o Invio per uscire

## Bots that play many games

terminal-bot-resigns = rinuncia, perché il programma ha fallito { $n } volte
terminal-bot-won = finita, vinta:
terminal-bot-lost = finita, non vinta:
terminal-bot-account = creato l’account { $name }; il suo token è in { $path }
terminal-bot-waits = { $name } è su { $server } e aspetta inviti (Ctrl-C termina)
# An error follows.
terminal-bot-left = lasciato:
# The reason follows.
terminal-bot-not-ours = il posto { $n } non è nostro:
terminal-stopped = Interrotto dopo { $n } partite su { $all }.
terminal-game = partita { $n }
terminal-against = contro { $bots }
terminal-decisions =
    { $n ->
        [one] 1 decisione
       *[other] { $n } decisioni
    }
# Rows and columns of the tables of results: short
terminal-program = programma
terminal-games = partite
terminal-wins = vinte
terminal-share = quota
terminal-interval = intervallo 95%
terminal-shared = condivise
terminal-fair-share = quota equa
terminal-decisions-all = decisioni
terminal-time-each = tempo per una
terminal-times = metà { $half } ms, 95% { $most } ms, la più lenta { $slowest } ms su { $budget } ms
terminal-in-all = in tutto
# Numbers follow: averages of a game.
terminal-mean-decisions = decisioni a partita
terminal-mean-turns = turni
terminal-mean-rounds = giri

# Over the line for an agent in the dossier; who one is; a player is asked for a name.
terminal-form-agent = Chi è { $agent }?
