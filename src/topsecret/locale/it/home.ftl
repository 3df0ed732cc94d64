### Home: the two games, your games, open tables.

home-title = Top Secret: due giochi di spie
home-headline = Due giochi di spie, un solo nome.
home-lead = Gioca nel browser con gli amici o con i bot. Senza account.
home-games = I due giochi

## The two boxes

# A numbered case file, as a tab on a folder
home-case-kramer = Caso I
home-case-randolph = Caso II
home-cover-kramer = Una città al crepuscolo; sotto un lampione le spie sorvegliano una cassaforte
home-cover-randolph = Una mappa del mondo su una bacheca, con filo rosso, fotografie e valigie
home-about-kramer = Tutti muovono tutti gli agenti. Uno dei sette è in segreto il tuo: portalo nell’edificio giusto quando si apre la cassaforte, senza farti scoprire.
home-about-randolph = Porta valigie piene di segreti per il mondo fino al tuo quartier generale, ruba quelle degli altri, duella a ogni incontro, e attenzione alla bomba.
# The three facts beside a game's name; short, with a picture before the first two
home-players = { $low }–{ $high }
home-players-long = da { $low } a { $high } giocatori
home-minutes = { $n } min
home-minutes-long = circa { $n } minuti
home-age = { $n }+
home-age-long = da { $n } anni in su
home-play-now = Gioca subito con i bot
home-play-busy = Preparo il tavolo …
home-new-table = Nuovo tavolo
home-learn = Impara
home-learn-long = Impara giocando: { $game }
home-rules = Regole
home-rules-long = Regole: { $game }
# The name of a visitor who has not given one
home-guest = Ospite
home-play-as = Giochi come { $name }

## Join with a code

home-join = Entra con un codice
home-join-hint = Chi ti ospita ha un codice di sei caratteri, o un link.
home-join-code = Codice o link
home-join-go = Entra
home-code-empty = Scrivi il codice che l’host vede al tavolo.
home-code-length =
    { $n ->
        [one] Questo è un carattere. Un codice ne ha sei.
       *[other] Questi sono { $n } caratteri. Un codice ne ha sei.
    }
home-code-signs = Nessun codice contiene { $sign }. Nei codici mancano 0, O, 1 e I, perché si confondono.
home-code-link = Questo link non porta a un tavolo.
home-code-unknown = Nessun tavolo ha il codice { $code }. Ricontrollalo, o chiedi all’host.

## Your games

home-your-games = Le tue partite
home-your-games-none = Nessuna partita
home-your-games-none-hint = Quello che giochi compare qui, su questo dispositivo.
home-no-game-on = Nessuna partita in corso
home-no-game-on-hint = Le tue partite finite sono più sotto.
home-go-on = Continua
home-your-turn = Tocca a te
home-turn-of = Tocca a { $who }
home-turn-of-several =
    { $n ->
        [one] Tocca a un giocatore
       *[other] Tocca a { $n } giocatori
    }
home-waiting = Si aspettano giocatori
home-left = Ancora { $time }
home-free =
    { $n ->
        [one] Un posto libero
       *[other] { $n } posti liberi
    }
home-alone = solo tu

## Open tables

home-open-tables = Tavoli aperti
home-open-none = Nessuno aspetta
home-open-none-hint = Apri un tavolo pubblico, e altri potranno unirsi.
home-seats = { $taken } su { $all }
home-seats-long = { $taken } posti occupati su { $all }
home-join-table = Entra
home-join-table-long = Entra al tavolo «{ $title }»

## Finished games

home-replays = Partite recenti
home-replays-none = Nessuna partita finita
home-replays-none-hint = Ogni partita si può rivedere, mossa per mossa.
home-replay = Rivedi
home-won = Vittoria: { $who }
home-won-you = Hai vinto
home-won-with-you = Hai vinto con { $who }
home-nobody-won = Nessuno ha vinto

## States of the lists

home-list-failed = Questo elenco al momento non si legge.
home-list-offline = Il server non risponde. Si continua a riprovare.

## You

home-you = Tu
home-your-name = Il tuo nome
home-your-name-change = Cambia nome
home-your-name-hint = Gli altri lo vedono al tavolo. Resta su questo dispositivo e con i tuoi posti.
home-save = Salva
home-saved = Salvato.
home-sound = Suoni

## Ways

home-menu = Percorsi
home-nav-tables = Tavoli
home-nav-replays = Partite
home-nav-bots = Per chi crea bot
home-free-software = Software libero · nessun cookie, tranne il tuo posto
home-host = Il tuo server
home-api = API per bot
home-privacy = Privacy
home-install = Installa come app
