### Looking at a game again.

replay-title = Repris
replay-stamp = Repris
replay-controls = Repris
replay-moment = { $n } av { $all }
replay-timeline = Tidslinje
# For screen readers: where the timeline stands, and what was told then ({ $words }).
replay-moment-told = Läge { $n } av { $all }. { $words }
replay-start = Början.
replay-passes =
    { $n ->
        [one] En pass.
       *[other] { $n } pass i rad.
    }
replay-steps = Steg
replay-first = Till början
replay-turn-before = Förra turen
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Paus
replay-forward = Ett steg framåt
replay-turn-after = Nästa tur
replay-last = Till slutet
replay-highlight = Nästa höjdpunkt

## Marks on the timeline

replay-mark-scoring = Poängräkning
replay-mark-duel = Duell
replay-mark-delivery = Leverans
replay-mark-bomb = Bomb
replay-mark-dossier = Dossierer
replay-mark-end = Slutet

## With whose eyes

replay-eyes = Med vems ögon
replay-eyes-open = Allt öppet
replay-eyes-spectator = Som en åskådare
replay-eyes-seat = Som { $who }

## What one can do with it

replay-share = Dela det här läget
replay-shared = Länken till det här läget är kopierad.
replay-share-by-hand = Kopiera den här länken: { $link }
replay-go-on = Spela vidare härifrån
replay-go-on-hint = Du tar över en plats i det här läget och bottar de andra, vid ett eget bord. Partiet som spelades förblir som det är.
replay-go-on-hint-running = Bottar tar de andra platserna, vid ett eget bord. Det du inte kan veta delas ut på nytt: det riktiga partiet avslöjar inget.
replay-go-on-as = Som { $who }
replay-go-on-none = Medan partiet pågår kan bara dess spelare fortsätta, var och en från sin plats.
replay-go-on-over = Här var partiet redan slut. Gå bakåt en bit först.
replay-to-table = Till bordet
replay-to-result = Till resultatet
replay-not-begun = Partiet har inte börjat
replay-not-begun-hint = Det finns inget att se i repris än.

## A banner at the table

replay-missed-title = Medan du var borta
replay-missed =
    { $n ->
        [one] En sak hände medan du var borta.
       *[other] { $n } saker hände medan du var borta.
    }
replay-missed-show = Visa
