### A new table, and the table before the start.

setup-title = Nuovo tavolo
setup-lead-kramer = Da due a sette spie, sette agenti, una cassaforte.
setup-lead-randolph = Da due a quattro quartier generali, quattro valigie ciascuno, una con la bomba.
setup-other-kramer = O la corsa degli agenti
setup-other-randolph = O la guerra delle valigie
setup-unknown-game = Qui ci sono due giochi
setup-unknown-game-hint = Scegline uno dalla pagina iniziale.
# A mark at the choice that the printed rules make
setup-printed = da regolamento
# { $clause } is a number like K7.1
setup-rule = Regola { $clause }
setup-rule-long = Regola { $clause }, si apre in una nuova scheda

## How many, and who

setup-players = In quanti si gioca
setup-players-too-few = Il posto { $seat } è occupato. Prima va liberato.
setup-how = Come giocate?
setup-how-friends = Con gli amici
setup-how-friends-hint = I posti restano aperti. Ricevi un link, un codice e un codice QR da passare agli altri.
setup-how-bots = Contro i bot
setup-how-bots-hint = I bot prendono tutti gli altri posti. Si comincia subito.
setup-how-here = Su un dispositivo
setup-how-here-hint = Un dispositivo passa di mano in mano e nasconde ciò che non è per te.
setup-seats = Posti
setup-seats-hint = Comincia il primo posto.
setup-seats-hint-randolph = I posti seguono il senso orario intorno alla mappa. I dadi decidono chi comincia.
setup-seat = Posto { $n }
setup-seat-who = Chi siede al posto { $n }
setup-seat-you = Tu
setup-seat-open = Posto aperto
setup-seat-here = Qualcuno su questo dispositivo
setup-seat-bot-easy = Bot, facile
setup-seat-bot-normal = Bot, normale
setup-seat-bot-hard = Bot, difficile
setup-seat-name = Nome al posto { $n }
setup-player = Giocatore { $n }

## What is wrong with the form

setup-wrong-twice = Due posti hanno il nome { $name }. Cambiane uno.
setup-wrong-you-twice = Occupi due posti. Per uno scegli «Qualcuno su questo dispositivo».
setup-wrong-agents = Scegli esattamente { $n } agenti.
setup-wrong-number = { $what }: scegli un numero da { $low } a { $high }.
setup-wrong-board = Questo file non è un tabellone: { $why }
setup-refused = Il server non l’ha accettato: { $why }
setup-watch-only = Non hai un posto: guardi.

## Options

setup-options = Regole di questa partita
setup-more-options = Altre opzioni
setup-more-options-hint = Regole della casa, per chi conosce il gioco. Ciò che non cambi resta da regolamento.
setup-changed =
    { $n ->
        [0] Tutto da regolamento
        [one] Una cambiata
       *[other] { $n } cambiate
    }
setup-as-printed = Torna al regolamento
# An option as it is set: "The die: plain"
setup-set = { $what }: { $value }
setup-yes = sì
setup-no = no
setup-none = senza limite
setup-no-limit = Senza limite
setup-limit = Dopo
setup-rounds =
    { $n ->
        [one] giro
       *[other] giri
    }

# Kramer: the name of an option, a sentence about it, and each of its choices
setup-kramer-cards = Carte Top Secret
setup-kramer-cards-hint = Tutti hanno carte e possono intervenire in ogni turno. Più sorprese, partita più lunga.
setup-kramer-dossier = Dossier segreto
setup-kramer-dossier-hint = Quando un agente si avvicina al Traguardo, tutti scrivono chi è chi. Chi indovina guadagna punti.
setup-kramer-finish = Lunghezza della corsa
setup-kramer-finish-hint = Il totale che chiude la partita.
setup-kramer-round_limit = Limite di giri
setup-kramer-round_limit-hint = La partita finisce dopo questo numero di giri completi, chiunque sia in testa.
setup-kramer-safe_target = Dove può andare la cassaforte
setup-kramer-safe_target-hint = Dopo un conteggio la cassaforte va in un altro edificio.
setup-kramer-safe_target-any = In qualsiasi altro edificio
setup-kramer-safe_target-empty = Solo in un edificio vuoto
setup-kramer-marker_card = La carta «Soffiata»
setup-kramer-marker_card-hint = Fa avanzare due segnalini di tre caselle.
setup-kramer-marker_card-literal = Può portare un segnalino oltre il Traguardo
setup-kramer-marker_card-capped = Si ferma due caselle prima del Traguardo
setup-kramer-dossier_dashes = Agenti liberi nel dossier
setup-kramer-dossier_dashes-hint = Un trattino indica un agente di nessuno.
setup-kramer-dossier_dashes-consistent = Tanti trattini quanti agenti liberi
setup-kramer-dossier_dashes-free = Trattini a volontà
setup-kramer-die = Il dado
setup-kramer-die-hint = La faccia 1–3 ti lascia scegliere quanti punti prendere.
setup-kramer-die-special = Speciale: 1–3, 2, 3, 4, 5, 6
setup-kramer-die-plain = Normale: 1, 2, 3, 4, 5, 6
setup-kramer-agents = Agenti in gioco
setup-kramer-agents-hint = Con { $players } giocatori partecipano { $n } agenti. Gli altri restano fuori.
setup-agent-S = Schulz, grigio
setup-agent-P = Perry, giallo
setup-agent-B = Bucci, arancione
setup-agent-J = Jacques, rosso
setup-agent-M = Mirkov, verde
setup-agent-D = Doyle, blu
setup-agent-L = Larsson, viola

# Randolph
setup-randolph-edition = Edizione
setup-randolph-edition-hint = Le regole stampate differiscono in due punti. Scegli una versione, o cambia i punti più sotto.
setup-randolph-edition-french = Regole francesi
setup-randolph-edition-english = Regole inglesi
setup-randolph-edition-french-hint = In caso di parità il duello lo vince l’attaccante. Di tre agenti in una città può uscire uno qualsiasi.
setup-randolph-edition-english-hint = In caso di parità l’attaccante vince il duello solo con il suo ultimo passo. Di tre agenti in una città deve uscire quello appena arrivato.
setup-randolph-board = Tabellone
setup-randolph-board-hint = Dove viaggiano le valigie.
setup-randolph-board-world = Mondo
setup-randolph-board-world-hint = 45 città, dieci passi fino al tuo quartier generale.
setup-randolph-board-europe = Europa
setup-randolph-board-europe-hint = 21 città, sei passi: una partita veloce.
setup-randolph-board-own = Un tabellone tuo
setup-randolph-board-own-hint = Un file .json. `topsecret board check` dice se si può giocare.
setup-randolph-board-file = Scegli un file
setup-randolph-colours = Colori
setup-randolph-colours-hint = In due giocano angoli opposti; in tre, tre angoli qualsiasi.
setup-colours-red-green = Rosso e verde
setup-colours-blue-yellow = Blu e giallo
setup-colours-red-blue-green = Senza giallo
setup-colours-red-blue-yellow = Senza verde
setup-colours-red-green-yellow = Senza blu
setup-colours-blue-green-yellow = Senza rosso
setup-randolph-target = Segreti per vincere
setup-randolph-target-hint = Le valigie di ogni giocatore contengono nove segreti.
setup-randolph-placement = Nascondere le valigie
setup-randolph-placement-hint = Come arrivano le valigie sulla mappa all’inizio.
setup-randolph-placement-simultaneous = Tutti insieme, in segreto
setup-randolph-placement-round_robin = Una alla volta, allo scoperto
setup-randolph-guards = Guardie
setup-randolph-guards-hint = In tre: quanti agenti può mettere nella base di partenza vuota ogni avversario del giocatore avvantaggiato.
setup-randolph-must_use_all = Obbligo di usare tutti i passi
setup-randolph-must_use_all-hint = Altrimenti si possono lasciare passi inutilizzati.
setup-randolph-stack_check = Tre agenti in una città
setup-randolph-stack_check-hint = Due possono restare. Chi esce?
setup-randolph-stack_check-end_of_turn = Uno qualsiasi dei tre
setup-randolph-stack_check-end_of_move = Quello appena arrivato
setup-randolph-tie = Duello in parità
setup-randolph-tie-hint = Entrambi hanno giocato lo stesso numero.
setup-randolph-tie-aggressor = Vince l’attaccante
setup-randolph-tie-exact_count = L’attaccante vince solo con il suo ultimo passo
setup-randolph-bonus = Il passo bonus di un duello vinto
setup-randolph-bonus-hint = L’attaccante che vince riceve un passo in più.
setup-randolph-bonus-agent = Per l’agente che ha vinto
setup-randolph-bonus-pool = Per un agente qualsiasi
setup-randolph-bomb_carrier = Chi portava la bomba
setup-randolph-bomb_carrier-hint = Una bomba consegnata costa metà degli agenti.
setup-randolph-bomb_carrier-dies = Il portatore è uno di loro
setup-randolph-bomb_carrier-choosable = Il portatore si può salvare
setup-randolph-last_standing = L’ultimo con agenti
setup-randolph-last_standing-hint = Quando tutti gli altri hanno perso i loro.
setup-randolph-last_standing-wins = Vince subito
setup-randolph-last_standing-plays_on = Deve ancora consegnare
setup-randolph-round_limit = Limite di giri
setup-randolph-round_limit-hint = La partita finisce dopo questo numero di giri completi; vince chi ha più segreti.

# The same in a few words, for lists: what is special about a table
setup-short-printed = Regole stampate
setup-short-kramer-cards = carte
setup-short-kramer-dossier = dossier
setup-short-kramer-finish = fino a { $n }
setup-short-kramer-round_limit =
    { $n ->
        [one] un giro
       *[other] { $n } giri
    }
setup-short-kramer-basic = gioco base
setup-short-randolph-french = regole francesi
setup-short-randolph-english = regole inglesi
setup-short-randolph-europe = Europa
setup-short-randolph-own = mappa propria
setup-short-randolph-target =
    { $n ->
        [one] { $n } segreto
       *[other] { $n } segreti
    }
setup-short-randolph-round_limit =
    { $n ->
        [one] un giro
       *[other] { $n } giri
    }
setup-short-house =
    { $n ->
        [one] una regola della casa
       *[other] { $n } regole della casa
    }

## Time

setup-time = Tempo per pensare
setup-time-none = Quanto volete
setup-time-move = Limite per ogni mossa
setup-time-game = Limite per tutta la partita
setup-time-days = Per corrispondenza
setup-time-days-hint = Ognuno muove quando può. Basta passare circa una volta al giorno.
setup-time-move-hint = Tutti sono al tavolo nello stesso momento.
setup-time-game-hint = Per ogni giocatore, come con l’orologio da scacchi.
setup-time-each = Tempo
setup-seconds =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
setup-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
setup-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
setup-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
setup-away = Quando qualcuno manca o esaurisce il tempo
setup-away-default = Si fa una mossa semplice
setup-away-bot = Gioca un bot al suo posto
setup-away-hint = Può riprendersi il posto in qualsiasi momento.
# How long one waits for somebody who has to move; each of the next is a choice in a list.
setup-grace = Se chi è di turno non c’è
setup-grace-none = Aspettare senza limite
setup-grace-seconds =
    { $n ->
        [one] Aspettare { $n } secondo, poi un sostituto
       *[other] Aspettare { $n } secondi, poi un sostituto
    }
setup-grace-minutes =
    { $n ->
        [one] Aspettare { $n } minuto, poi un sostituto
       *[other] Aspettare { $n } minuti, poi un sostituto
    }
setup-grace-hours =
    { $n ->
        [one] Aspettare { $n } ora, poi un sostituto
       *[other] Aspettare { $n } ore, poi un sostituto
    }
setup-grace-days =
    { $n ->
        [one] Aspettare { $n } giorno, poi un sostituto
       *[other] Aspettare { $n } giorni, poi un sostituto
    }

## Who may see the table

setup-who = Chi può venire
setup-private = Privato
setup-private-hint = Solo chi ha il link o il codice.
setup-public = Pubblico
setup-public-hint = Nell’elenco dei tavoli aperti; chiunque può sedersi.
setup-spectators = Spettatori ammessi
setup-spectators-hint = Non vedono mai ciò che è segreto.
setup-more-table = Orologio, spettatori, nome
setup-table-title = Nome del tavolo
setup-table-title-hint = Se vuoi. Gli altri lo vedono negli elenchi.

## The end of the form

setup-in-words = Il tuo tavolo
setup-open = Apri il tavolo
setup-start = Avvia la partita
setup-opening = Un momento…
setup-open-hint = Poi: invita gli altri.
setup-sum-players =
    { $n ->
       *[other] { $n } giocatori
    }
setup-sum-open =
    { $n ->
        [one] Un posto è aperto
       *[other] { $n } posti sono aperti
    }
setup-sum-bots =
    { $n ->
        [one] Un bot
       *[other] { $n } bot
    }
setup-sum-here =
    { $n ->
        [one] Una persona su questo dispositivo
       *[other] { $n } persone su questo dispositivo
    }
setup-sum-time-none = Senza orologio
setup-sum-time-move = { $time } a mossa
setup-sum-time-game = { $time } a giocatore
setup-sum-away-bot = Un bot gioca per chi manca
setup-sum-away-default = Per chi manca si fa una mossa semplice
setup-sum-private = Privato
setup-sum-public = Pubblico
setup-sum-watched = Spettatori ammessi
setup-sum-unwatched = Niente spettatori

## The table before the start

setup-before = Prima di cominciare
setup-table-of = Tavolo { $code }
# The sentence at the top: who we wait for. { $names } is a list of names.
setup-wait-free =
    { $n ->
        [one] Un posto è libero. Passa il link, o mettici un bot.
       *[other] { $n } posti sono liberi. Passa il link, o mettici dei bot.
    }
setup-wait-free-guest =
    { $n ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $n } giocatori.
    }
setup-wait-sit =
    { $n ->
        [one] Un posto è libero. Prendilo, o guarda.
       *[other] { $n } posti sono liberi. Prendine uno, o guarda.
    }
setup-wait-full = Tutti i posti sono occupati. Puoi guardare la partita.
setup-wait-ready = Manca ancora l’ok di { $names }.
setup-wait-you = Si comincia?
setup-wait-invited = Si aspetta la risposta del bot: { $names }.
setup-wait-start = Tutti hanno dato l’ok. Inizia quando vuoi.
setup-wait-host = Tutti hanno dato l’ok. La partita la avvia l’host.
setup-start-now = Inizia
setup-start-bots = Completa con bot e inizia
setup-ready = Ok, ci sono
setup-ready-we = Ok, ci siamo
setup-is-ready = ok
setup-is-not-ready = manca l’ok
setup-is-away = assente
setup-is-free = Posto libero
setup-is-you = tu
setup-is-here = gioca qui
setup-is-bot = bot, { $level }
setup-is-own-bot = bot di qualcuno
setup-is-invited = bot invitato
setup-level-easy = facile
setup-level-normal = normale
setup-level-hard = difficile
setup-sit = Siediti qui
setup-sit-long = Siediti al posto { $n }
setup-sit-too-long = Aggiungi qualcuno su questo dispositivo al posto { $n }
setup-stand = Alzati
setup-kick = Libera il posto
setup-kick-long = Libera il posto di { $name }
setup-remove-bot-long = Togli { $name }
setup-add-bot = Bot
setup-add-bot-long = Metti un bot al posto { $n }
setup-level-of = Livello di { $name }
setup-invite-bot = Invita il bot di qualcuno
setup-invite-name = Nome dell’account del bot
setup-invite-go = Invita
setup-do-sit = Siediti
setup-kicked = L’host ha liberato il tuo posto. Puoi prenderne un altro, o guardare.
setup-seat-gone = Qualcuno è stato più veloce: il posto è occupato. { $n ->
        [0] Non ci sono posti liberi.
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $n } posti liberi.
    }
setup-settings-changed = L’host ha cambiato le impostazioni. Dai di nuovo l’ok.
setup-invite = Invita
setup-invite-hint = Chi ha il codice o il link può sedersi.
setup-invite-closed = Tutti i posti sono occupati. Con il link altri possono guardare.
setup-change = Cambia
setup-change-title = Cambia il tavolo
setup-change-save = Usa queste impostazioni
setup-change-ready = A tutti verrà chiesto di nuovo l’ok.
setup-table-leave = Esci
setup-close = Chiudi il tavolo
setup-close-sure = Chiudere questo tavolo? Non c’è nessun altro, quindi sparisce.
setup-hand-on-sure = Lasciare questo tavolo? Un altro giocatore diventa host.
setup-close-keep = Resta

## A table that was closed before its game began

setup-closed-stamp = Chiuso
setup-closed = Questo tavolo è chiuso
setup-closed-hint = L’host ha lasciato il tavolo prima dell’inizio, o per un giorno non è venuto nessuno.
