### Looking at a game again.

replay-title = Gensyn
replay-stamp = Gensyn
replay-controls = Gensyn
replay-moment = { $n } af { $all }
replay-timeline = Tidslinje
# For screen readers: where the timeline stands, and what was told then ({ $words }).
replay-moment-told = Øjeblik { $n } af { $all }. { $words }
replay-start = Begyndelsen.
replay-passes =
    { $n ->
        [one] Ét pas.
       *[other] { $n } pas i træk.
    }
replay-steps = Trin
replay-first = Til begyndelsen
replay-turn-before = Forrige tur
replay-back = Et trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward = Et trin frem
replay-turn-after = Næste tur
replay-last = Til slutningen
replay-highlight = Næste højdepunkt

## Marks on the timeline

replay-mark-scoring = Point
replay-mark-duel = Duel
replay-mark-delivery = Aflevering
replay-mark-bomb = Bombe
replay-mark-dossier = Dossierer
replay-mark-end = Slut

## With whose eyes

replay-eyes = Set med hvis øjne
replay-eyes-open = Alt åbent
replay-eyes-spectator = Som tilskuer
replay-eyes-seat = Som { $who }

## What one can do with it

replay-share = Del dette øjeblik
replay-shared = Linket til dette øjeblik er kopieret.
replay-share-by-hand = Kopiér dette link: { $link }
replay-go-on = Spil videre herfra
replay-go-on-hint = Du overtager en plads på dette tidspunkt, og bots tager de andre, ved dit eget bord. Det spil, der blev spillet, forbliver, som det er.
replay-go-on-hint-running = Bots tager de andre pladser ved dit eget bord. Det, du ikke kan vide, bliver delt ud på ny: det rigtige spil røber intet.
replay-go-on-as = Som { $who }
replay-go-on-none = Så længe spillet er i gang, kan kun spillerne spille videre fra deres pladser.
replay-go-on-over = Spillet var slut på dette tidspunkt. Gå først lidt tilbage.
replay-to-table = Til bordet
replay-to-result = Til resultatet
replay-not-begun = Spillet er ikke begyndt
replay-not-begun-hint = Der er ikke noget at se igen endnu.

## A banner at the table

replay-missed-title = Mens du var væk
replay-missed =
    { $n ->
        [one] Der skete én ting, mens du var væk.
       *[other] Der skete { $n } ting, mens du var væk.
    }
replay-missed-show = Vis mig det
