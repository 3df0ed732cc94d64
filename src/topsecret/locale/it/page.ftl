### Words of every screen: the frame around both games, and what can go wrong.

page-skip = Vai al contenuto
page-home = Inizio
page-close = Chiudi
page-cancel = Annulla
page-menu = Menu
page-loading = Un momento…
page-try-again = Riprova
page-reload = Ricarica
page-why = Perché?

## The games, as they are called here

page-game-kramer = La corsa degli agenti
page-game-randolph = La guerra delle valigie

## Something is not there

page-lost-stamp = Perso
page-not-found = Qui non c’è niente
page-not-found-hint = Forse l’indirizzo è incompleto. Dalla pagina iniziale si arriva dappertutto.
page-load-failed = Impossibile caricare questa pagina
page-load-failed-hint = Forse manca la rete, o il server è stato appena aggiornato.
page-table-gone = Questo tavolo non esiste
page-table-gone-hint = Al tavolo { $code } non gioca nessuno. Ricontrolla il codice: sono sei tra lettere e cifre.
page-table-closed = Questo tavolo non ammette spettatori
page-table-closed-hint = L’host fa entrare solo chi gioca. Chiedi il link per un posto.
page-offline = Il server non risponde
page-offline-hint = Controlla la rete e riprova. Una partita in corso è al sicuro: il server conserva ogni mossa.

## Why something was refused

page-fault-bad = Richiesta non capita. Ricarica la pagina e riprova.
page-fault-anonymous = Il server non conosce ancora questo dispositivo. Ricarica la pagina.
page-fault-forbidden = Questo non spetta a te.
page-fault-unknown = Questo non c’è più.
page-fault-illegal = Adesso le regole non lo permettono.
page-fault-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi decidi.
page-fault-state = Adesso non si può fare.
page-fault-limit = Troppe cose in una volta. Aspetta un momento e riprova.
page-fault-limit-minutes = Troppe cose in una volta. Riprova fra { $minutes } minuti.
page-fault-unavailable = Il server è occupato. Riprova tra un momento.
page-fault-offline = Il server non risponde. Controlla la rete.

## The table

page-table = Tavolo
page-board = Tabellone
page-orders = Che cosa fare
page-folder = Diario, chat e altro
page-dock = Fogli
page-yours = Tuoi
page-players = Giocatori
page-log = Diario
page-log-empty = Non è ancora successo niente.
page-log-all = Mostra tutte le { $n } righe
page-log-again = Rivedi questo momento
page-moves = Mosse
page-moves-find = Cerca una mossa
page-moves-more =
    { $n ->
        [one] …e un’altra: scrivi una parte della mossa per trovarla.
       *[other] …e altre { $n }: scrivi una parte della mossa per trovarla.
    }
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-write = Messaggio al tavolo
page-chat-send = Invia
page-chat-spectators = Qui leggono solo gli spettatori.
page-your-turn = Tocca a te
page-spectating = Spettatore
page-watching =
    { $n ->
        [one] Uno spettatore
       *[other] { $n } spettatori
    }
page-line-opening = Connessione
page-line-open = Connesso
page-line-closed = Riconnessione
page-line-away = Senza rete
# Short, on a player's chip: the one who looks
page-you = Tu
page-more = Altro
page-all-moves = Tutte le mosse
# One's own secrets, on a tag that a tap covers
page-own-show = Mostra ciò che è tuo
page-own-cover = Copri ciò che è tuo
page-own-covered = Coperto
# How fast the table shows what happens; and a button for when it lags behind by $n moves
page-catch-up =
    Recupera · { $n ->
        [one] { $n } mossa
       *[other] { $n } mosse
    }
# Many small things at once, told to somebody who is far behind
page-scene-many =
    { $n ->
        [one] { $n } mossa
       *[other] { $n } mosse
    }, { $agents ->
        [one] { $agents } agente
       *[other] { $agents } agenti
    }
page-pace = Ritmo
page-pace-calm = Calmo
page-pace-normal = Normale
page-pace-fast = Veloce
page-pace-at_once = Subito
page-time-left = Ancora { $time }
# Beside a player who is away and is asked: how long until a bot moves in their place.
page-standin-in = Un bot gioca tra { $time }
page-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
page-hours =
    { $n ->
        [one] 1 h
       *[other] { $n } h
    }

# What stands under a player's name
page-player-you = tu
page-player-bot = bot
page-player-turn = di turno
page-player-away = assente
page-player-standin = gioca un sostituto
page-player-left = ha lasciato
page-player-resigned = ha rinunciato
page-level-easy = bot, facile
page-level-normal = bot, normale
page-level-hard = bot, difficile

# What happened at the table
page-told-left = { $who } ha lasciato il tavolo.
page-told-back = { $who } è di nuovo qui.
page-told-standin = { $who } non c’è: gioca un sostituto.
page-told-timeout = Il tempo di { $who } è scaduto.
page-told-resigned = { $who } ha rinunciato alla partita.
page-told-offer = { $who } propone di chiudere la partita.
page-told-offer-no = { $who } vuole continuare.
page-told-ended-agreed = Tutti d’accordo: la partita finisce qui.
page-told-ended-abandoned = Per molto tempo nessuno ha giocato.
page-told-ended-closed = Il tavolo è stato chiuso.
page-told-rematch = Gli stessi giocatori si ritrovano a un nuovo tavolo.
page-told-claimed = { $who } ora gioca su un altro dispositivo.

## The menu

page-rules = Regole
page-rules-now = Le regole per questo momento
page-learn = Impara giocando
page-replay = Rivedi la partita
page-language = Lingua
page-sound = Suoni
page-vibration = Vibra quando tocca a te
page-theme = Giorno o notte
page-day = Giorno
page-night = Notte
page-ending = Chiudere la partita
page-offer = Proponi di chiudere
page-offer-withdraw = Ritira la proposta
page-offer-hint =
    { $n ->
        [0] La partita finisce quando tutti sono d’accordo.
        [one] Un giocatore è d’accordo. La partita finisce quando lo sono tutti.
       *[other] { $n } giocatori sono d’accordo. La partita finisce quando lo sono tutti.
    }
page-resign = Rinuncia
page-sure-resign = Rinunci alla partita? Al tuo posto continua un bot, o nessuno; per gli altri si va avanti.
page-leave = Lascia il tavolo
page-sure-leave = Lasci il tavolo? Finché non torni, qualcuno gioca per te.

## The way to a table

page-code = Codice
page-copy = Copia link
page-copied = Link copiato.
page-copy-failed = Copia non riuscita. Il link è { $link }
page-share = Condividi
page-share-words = Gioca a Top Secret con me. Il codice è { $code }.
page-qr = Codice QR con il link al tavolo { $code }

## One device for several players

page-pass-to = Passa il dispositivo a { $name }
page-pass-other = Lo prende qualcun altro
page-pass-hint = Non si vede niente finché non guardano gli occhi giusti.
page-i-am = Sono { $name }

## The line to the server

page-no-network = Senza rete. La partita ti aspetta: non va perso niente.
page-no-server = Riconnessione… La partita è al sicuro sul server.
page-restarting = Il server si riavvia. Tra un momento si continua, non va perso niente.
page-renewed = C’è una nuova versione di questa pagina.

## After the game

page-after = E adesso?
page-rematch = Gioca ancora
page-rematch-join = Vai alla rivincita
page-record = Verbale
page-board-again = Tabellone
page-result-again = Torna al risultato
page-fair = Dadi onesti
page-fair-hint = L’impronta era visibile prima del primo lancio. È lo SHA-256 del seme, e dal seme discendono tutti i dadi e tutte le carte pescate.
page-fair-hash = Impronta
page-fair-seed = Seme

# A silence in a scene, instead of a sentence.
page-silence = …
## Help at a first decision

page-hint-got = Capito

# What went by while nobody looked; $list is made of the lines under it.
page-missed = Mentre non c’eri: { $list }.
page-missed-moves = Mentre non c’eri, gli altri hanno mosso.
page-missed-no = Solo il mio turno
page-missed-scoring =
    { $n ->
        [one] un conteggio
       *[other] { $n } conteggi
    }
page-missed-duel =
    { $n ->
        [one] un duello
       *[other] { $n } duelli
    }
page-missed-delivery =
    { $n ->
        [one] una consegna
       *[other] { $n } consegne
    }
page-missed-bomb =
    { $n ->
        [one] una bomba
       *[other] { $n } bombe
    }
page-missed-unmasking = lo smascheramento
page-missed-end = la fine
