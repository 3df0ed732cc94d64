### Home: the two games, your games, open tables.

home-title = Top Secret: zwei Agentenspiele
home-headline = Zwei Agentenspiele, ein Name.
home-lead = Spiel im Browser mit Freunden oder gegen Bots. Ohne Konto.
home-games = Die zwei Spiele

## The two boxes

# A numbered case file, as a tab on a folder
home-case-kramer = Fall I
home-case-randolph = Fall II
home-cover-kramer = Eine Stadt in der Dämmerung; Spione beobachten einen Tresor unter einer Laterne
home-cover-randolph = Eine Weltkarte an einer Pinnwand, mit rotem Faden, Fotos und Koffern
home-about-kramer = Alle ziehen alle Agenten. Einer der sieben ist heimlich deiner: Bring ihn ins richtige Haus, wenn der Tresor geknackt wird, und lass es niemanden merken.
home-about-randolph = Trag Koffer voller Geheimnisse um die Welt in dein Hauptquartier, stiehl die der anderen, duelliere dich, wo ihr euch trefft, und hüte dich vor der Bombe.
# The three facts beside a game's name; short, with a picture before the first two
home-players = { $low }–{ $high }
home-players-long = { $low } bis { $high } Spieler
home-minutes = { $n } Min.
home-minutes-long = etwa { $n } Minuten
home-age = { $n }+
home-age-long = ab { $n } Jahren
home-play-now = Gleich gegen Bots spielen
home-play-busy = Der Tisch wird gerichtet …
home-new-table = Neuer Tisch
home-learn = Lernen
home-learn-long = { $game }: spielend lernen
home-rules = Regeln
home-rules-long = { $game }: die Regeln
# The name of a visitor who has not given one
home-guest = Gast
home-play-as = Du spielst als { $name }

## Join with a code

home-join = Mit Code beitreten
home-join-hint = Dein Gastgeber hat einen Code aus sechs Zeichen oder einen Link.
home-join-code = Code oder Link
home-join-go = Beitreten
home-code-empty = Gib den Code ein, den dein Gastgeber am Tisch sieht.
home-code-length =
    { $n ->
        [one] Das ist ein Zeichen. Ein Code hat sechs.
       *[other] Das sind { $n } Zeichen. Ein Code hat sechs.
    }
home-code-signs = Das Zeichen { $sign } kommt in keinem Code vor. 0, O, 1 und I gibt es dort nicht, weil sie sich so ähnlich sehen.
home-code-link = Dieser Link führt zu keinem Tisch.
home-code-unknown = Kein Tisch hat den Code { $code }. Sieh noch einmal nach oder frag deinen Gastgeber.

## Your games

home-your-games = Deine Spiele
home-your-games-none = Noch kein Spiel
home-your-games-none-hint = Was du auf diesem Gerät spielst, erscheint hier.
home-no-game-on = Gerade läuft kein Spiel
home-no-game-on-hint = Deine beendeten Spiele stehen weiter unten.
home-go-on = Weiterspielen
home-your-turn = Du bist dran
home-turn-of = { $who } am Zug
home-turn-of-several =
    { $n ->
        [one] Ein Spieler am Zug
       *[other] { $n } Spieler am Zug
    }
home-waiting = Wartet auf Mitspieler
home-left = noch { $time }
home-free =
    { $n ->
        [one] Ein freier Platz
       *[other] { $n } freie Plätze
    }
home-alone = du allein

## Open tables

home-open-tables = Offene Tische
home-open-none = Niemand wartet
home-open-none-hint = Eröffne einen öffentlichen Tisch, dann können andere dazukommen.
home-seats = { $taken } von { $all }
home-seats-long = { $taken } von { $all } Plätzen besetzt
home-join-table = Beitreten
home-join-table-long = Beitreten: { $title }

## Finished games

home-replays = Letzte Spiele
home-replays-none = Noch kein Spiel ist zu Ende
home-replays-none-hint = Jedes Spiel lässt sich noch einmal ansehen, Zug für Zug.
home-replay = Replay
home-won = Sieg: { $who }
home-won-you = Du hast gewonnen
home-won-with-you = Du und { $who } habt gewonnen
home-nobody-won = Kein Sieger

## States of the lists

home-list-failed = Diese Liste lässt sich gerade nicht laden.
home-list-offline = Der Server ist nicht erreichbar. Es wird immer wieder versucht.

## You

home-you = Du
home-your-name = Dein Name
home-your-name-change = Namen ändern
home-your-name-hint = Die anderen sehen ihn am Tisch. Er bleibt auf diesem Gerät und bei deinen Plätzen.
home-save = Sichern
home-saved = Gesichert.
home-sound = Töne

## Ways

home-menu = Wege
home-nav-tables = Tische
home-nav-replays = Replays
home-nav-bots = Für Bot-Bauer
home-free-software = Freie Software · kein Cookie außer für deinen Platz
home-host = Selbst betreiben
home-api = Bot-API
home-privacy = Datenschutz
home-install = Als App installieren
