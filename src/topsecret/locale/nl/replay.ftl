### Looking at a game again.

replay-title = Herhaling
replay-stamp = Herhaling
replay-controls = Herhaling
replay-moment = { $n } van { $all }
replay-timeline = Tijdlijn
# For screen readers: where the timeline stands, and what was told then ({ $words }).
replay-moment-told = Moment { $n } van { $all }. { $words }
replay-start = Het begin.
replay-passes =
    { $n ->
        [one] Eén keer gepast.
       *[other] { $n } keer achter elkaar gepast.
    }
replay-steps = Stappen
replay-first = Naar het begin
replay-turn-before = De vorige beurt
replay-back = Eén stap terug
replay-play = Speel af
replay-pause = Pauze
replay-forward = Eén stap verder
replay-turn-after = De volgende beurt
replay-last = Naar het einde
replay-highlight = Volgend hoogtepunt

## Marks on the timeline

replay-mark-scoring = Puntentelling
replay-mark-duel = Duel
replay-mark-delivery = Aflevering
replay-mark-bomb = Bom
replay-mark-dossier = Dossiers
replay-mark-end = Het einde

## With whose eyes

replay-eyes = Door wiens ogen
replay-eyes-open = Alles open
replay-eyes-spectator = Als toeschouwer
replay-eyes-seat = Als { $who }

## What one can do with it

replay-share = Deel dit moment
replay-shared = De link naar dit moment is gekopieerd.
replay-share-by-hand = Kopieer deze link: { $link }
replay-go-on = Speel verder vanaf hier
replay-go-on-hint = Je neemt op dit moment een plaats over en bots de andere, aan een eigen tafel. Aan de gespeelde partij verandert niets.
replay-go-on-hint-running = Bots nemen de andere plaatsen, aan een eigen tafel. Wat je niet kunt weten, wordt opnieuw gedeeld: de echte partij verraadt niets.
replay-go-on-as = Als { $who }
replay-go-on-none = Zolang de partij loopt, kunnen alleen de spelers zelf vanaf hun plaats verder spelen.
replay-go-on-over = Op dit moment was het spel al afgelopen. Ga eerst een stukje terug.
replay-to-table = Naar de tafel
replay-to-result = Naar de uitslag
replay-not-begun = Deze partij is nog niet begonnen
replay-not-begun-hint = Er valt nog niets terug te kijken.

## A banner at the table

replay-missed-title = Terwijl je weg was
replay-missed =
    { $n ->
        [one] Er is één ding gebeurd terwijl je weg was.
       *[other] Er zijn { $n } dingen gebeurd terwijl je weg was.
    }
replay-missed-show = Laat zien
