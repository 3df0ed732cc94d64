### Letters: one that asks whether an address wants mails, one that says that it is somebody’s turn; and the pages behind their links.
### { $home } is the server, as games.example.org. Lines end where they end here: keep them below 75 letters. Links stand on lines of their own.

## The question

mails-ask-subject = Vuoi e-mail da { $home }?
mails-ask =
    Qualcuno gioca a Top Secret su { $home }
    e ha chiesto una e-mail a questo indirizzo quando è il suo turno.

    Se sei tu, apri questa pagina e premi il pulsante:
    { $confirm }

    Se non sei tu, non fare niente: non riceverai e-mail. Con questa pagina
    puoi anche ritirare subito la richiesta:
    { $stop }

## Your turn

# $about: the table’s title, or the game
mails-turn-subject = Tocca a te: { $about }
# $name is a player’s name, $title the table’s.
mails-turn-who = { $name }, tocca a te al tavolo «{ $title }».
mails-turn-who-untitled = { $name }, tocca a te al tuo tavolo.
mails-turn-title = Tocca a te al tavolo «{ $title }».
mails-turn-untitled = Tocca a te al tuo tavolo.
# $first is one of the four sentences above.
mails-turn =
    { $first }
    { $game }

    Al tavolo:
    { $link }

    --
    Ricevi questa e-mail perché l’hai chiesta su { $home }.
    Non mandarne più:
    { $stop }

## The pages behind the links: a heading, a sentence, a button

mails-confirm = E-mail quando tocca a te
    .text = Vuoi una e-mail a questo indirizzo quando tocca a te?
    .button = Sì, mandale
mails-confirmed = D’accordo
    .text = Riceverai una e-mail quando tocca a te. In ognuna c’è un link per smettere.
mails-too-late = Troppo tardi
    .text = Questo link è troppo vecchio, o la richiesta è stata ritirata. Chiedi una nuova e-mail dove giochi.
mails-stop = Niente più avvisi
    .text = Non vuoi più sapere qui che tocca a te?
    .button = Non mandare più niente
mails-stopped = Fatto
    .text = Qui non viene più mandato niente. Dove giochi puoi chiederlo di nuovo.
mails-cut-off = Questo link non è completo
    .text = È stato tagliato lungo la strada: copialo per intero dalla e-mail nella barra degli indirizzi.
