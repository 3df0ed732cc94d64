### Wolfgang Kramer's Top Secret: everything the page says about this game.
### Names of agents (Schulz, Perry, …) are never translated. $who is a player's name. Messages ending in -you speak to the
### player in front of the screen, their twins speak about somebody else.

## The board

kramer-board = De stad, de agenten en het scorespoor
# The one field that is both Start and Finish; $finish is the number that ends the game.
kramer-start-field = START · { $finish }
kramer-pile = Stapel { $n }
kramer-discards = Afgelegd { $n }
# Printed at the top of every card, as the name of the game.
kramer-card-head = TOP SECRET

## The twelve buildings. They stand in sentences like names of places: no article.

kramer-building-church = Kerk
kramer-building-1 = Bakkerij
kramer-building-2 = Café
kramer-building-3 = Bioscoop
kramer-building-4 = Postkantoor
kramer-building-5 = Station
kramer-building-6 = Hotel
kramer-building-7 = Stadhuis
kramer-building-8 = Villa
kramer-building-9 = Bank
kramer-building-10 = Ambassade
kramer-building-ruin = Bouwval
# A building with the value on its plate: Town hall (7)
kramer-building = { $name } ({ $plate })
# A building that can be chosen; $steps is a signed number like +2 or −1.
kramer-target-steps = { $building }, { $steps }

## The fifteen cards: title and what it does. Titles have about 12 letters of room on a line, two lines at most.

kramer-card-c1 = Terugtocht
    .text = Eén agent 1 of 2 gebouwen terug
kramer-card-c2 = Naar de bouwval
    .text = Eén agent naar de bouwval, waar hij ook staat
kramer-card-c3 = Lek
    .text = Twee scorestenen, 2 of meer velden vóór Finish: 3 velden verder
kramer-card-c4 = Zijstap
    .text = Eén agent 1 gebouw verder of terug
kramer-card-c5 = Vrijplaats
    .text = Alle agenten naar de kerk
kramer-card-c6 = Inbraak
    .text = Eén agent naar het gebouw met de kluis
kramer-card-c7 = Dubbele terugtocht
    .text = Twee agenten elk 1 gebouw terug
kramer-card-c8 = Wissel
    .text = Twee agenten wisselen van plaats
kramer-card-c9 = Dubbele opmars
    .text = Twee agenten elk 1 gebouw verder
kramer-card-c10 = Rendez-vous
    .text = Eén agent naar het gebouw van een andere
kramer-card-c11 = Tweede identiteit
    .text = Neem ongezien de identiteit van een meeloper
kramer-card-c12 = Ontsnapping
    .text = Eén agent bij de kluis 1 verder of terug
kramer-card-c13 = Asiel
    .text = 1 of 2 agenten uit de bouwval naar de kerk
kramer-card-c14 = Kluis verplaatsen
    .text = De kluis naar een ander gebouw
kramer-card-c15 = Opmars
    .text = Eén agent 1, 2 of 3 gebouwen verder

## What is asked now, in one sentence

kramer-asked-wait = Het spel wordt klaargezet.
kramer-asked-turn = { $who } is aan de beurt.
kramer-asked-turn-you = Jij bent aan de beurt.
# $face is what the die shows: 1–3, 2, 3, 4, 5 or 6.
kramer-asked-move = { $who } gooide { $face } en verplaatst de agenten.
kramer-asked-move-you = { $n ->
    [one] Je gooide { $n }. Geef { $n } punt aan een agent naar keuze.
   *[other] Je gooide { $n }. Verdeel { $n } punten over agenten naar keuze.
}
kramer-asked-some-you = Je gooide { $face }. Verdeel { $fewest } tot { $most } punten over agenten naar keuze.
kramer-asked-upto-you = Je gooide { $face }. Verdeel hoogstens { $most } punten over agenten naar keuze, of geen.
kramer-asked-round = Top Secret-ronde: { $who } speelt een kaart of past.
kramer-asked-round-you = Top Secret-ronde: speel een kaart of pas.
kramer-asked-pass-you = Top Secret-ronde: je kunt geen van je kaarten spelen. Pas.
kramer-asked-more-you = Speel nog een kaart of stop.
kramer-asked-stop-you = Je kunt geen andere kaart meer spelen. Stop.
kramer-asked-safe = { $who } zet de kluis in een ander gebouw.
kramer-asked-safe-you = Zet de kluis in een ander gebouw.
kramer-asked-dossier-you = Vul je dossier in: wie is wie?
kramer-asked-dossier-done = Je dossier is ingeleverd. { $n ->
    [one] Eén speler schrijft nog.
   *[other] { $n } spelers schrijven nog.
}
kramer-asked-dossier = De dossiers worden ingevuld. { $n ->
    [one] Eén speler schrijft nog.
   *[other] { $n } spelers schrijven nog.
}
kramer-won = { $who } wint met { $points } punten.
kramer-won-you = Je wint met { $points } punten.
# $who: several names.
kramer-won-shared = { $who } delen de overwinning met elk { $points } punten.
kramer-won-shared-you = Jullie delen de overwinning: { $who }, elk { $points } punten.
kramer-won-nobody = Niemand wint: een meeloper kwam als eerste aan.

## The orders: while points are given, a card is played, the safe is moved

kramer-give-more = { $n ->
    [one] Geef nog één punt aan een agent naar keuze.
   *[other] Verdeel nog { $n } punten over agenten naar keuze.
}
# $n points may be added, but need not be.
kramer-give-may = { $n ->
    [one] Je mag nog één punt geven, of bevestigen.
   *[other] Je mag nog hoogstens { $n } punten geven, of bevestigen.
}
kramer-given-all = Alle punten zijn verdeeld. Bevestig je zet.
kramer-points-given = { $given } van { $most } punten gegeven
kramer-take-point = Neem een punt terug van { $agent }
kramer-undo = Herstel
kramer-confirm = Bevestig
kramer-confirm-left = Bevestig · { $n ->
    [one] nog 1 punt
   *[other] nog { $n } punten
}
kramer-confirm-nobody = Verplaats niemand
kramer-agents = Agenten en hun scores
# Read aloud for an agent's button. $given: points given so far; 0 if none.
kramer-agent-button = { $agent }, { $score ->
    [one] 1 punt
   *[other] { $score } punten
}{ $given ->
    [0] { "" }
   *[other] , { $given } gegeven
}
# Above the points: what the plan would come to.
kramer-note-safe = { $agents }: bij de kluis
kramer-note-scores = { $agents } naar de kluis: puntentelling als je bevestigt.
kramer-note-armed = { $agents } bij de kluis: puntentelling na de ronde, tenzij een kaart dat verhindert.
kramer-note-quiet = Geen puntentelling.
kramer-note-disarmed = De puntentelling gaat dan niet door.
kramer-note-draws = Je trekt een kaart.
kramer-note-keys = Tik op agenten, sleep ze langs de ring of druk op hun letter.
kramer-safe-places = Plaatsen voor de kluis
kramer-safe-chosen = De kluis komt hier: { $building }. Bevestig.

## The Top Secret round

kramer-round-passed = { $who } heeft gepast
kramer-round-asked = { $who } is aan de beurt
kramer-round-waiting = { $who } komt nog aan de beurt
kramer-round-if-scores = Als nu iedereen past: een puntentelling. Bij de kluis: { $agents }
kramer-round-if-nothing = Als nu iedereen past: geen puntentelling.
kramer-round-last = { $who } speelde { $card }.
kramer-round-last-you = Je speelde { $card }.
kramer-pass = Pas
kramer-stop = Stop
# The arrow beside Pass: orders to pass, given in advance.
kramer-pass-ahead = Vooraf passen
kramer-pass-long = Hoe lang pas je?
kramer-pass-hint = Niemand past ooit voor jou: elke regel is een pas die je vooraf geeft.
kramer-pass-once = Pas
kramer-pass-once-hint = Vraag het me de volgende keer weer.
kramer-pass-card = Pas tot iemand een kaart speelt
kramer-pass-card-hint = Uiterlijk in mijn eigen beurt word ik gevraagd.
kramer-pass-round = Pas deze hele ronde
kramer-pass-round-hint = Wat er ook gespeeld wordt, tot de ronde voorbij is.
kramer-pass-scoring = Vraag me alleen als er een telling dreigt
kramer-pass-scoring-hint = Voor de rest van het spel, tot ik het intrek.
# On the slip: the order that stands, and until when.
kramer-pass-card-slip = Je past tot er een kaart wordt gespeeld
kramer-pass-card-until = of tot je eigen beurt
kramer-pass-round-slip = Je past deze hele ronde
kramer-pass-round-until = wat er ook gespeeld wordt
kramer-pass-scoring-slip = Alleen gevraagd als er een telling dreigt
kramer-pass-scoring-until = voor de rest van het spel
kramer-pass-ended = { $why ->
    [card] Opdracht voorbij: er is een kaart gespeeld
    [turn] Opdracht voorbij: jij bent aan de beurt
   *[round] Opdracht voorbij: de ronde is afgelopen
 }
kramer-pass-revoke = Intrekken
kramer-pass-again = Opnieuw
kramer-pass-again-hint = Weer zo doen?
kramer-play = Speel { $card }
kramer-choose-agent = { $card }: kies een agent.
kramer-choose-agents = { $card }: kies twee agenten.
kramer-choose-second = { $card }: { $agent } en welke andere agent?
kramer-choose-another = { $card }: nog een agent, of bevestig.
kramer-choose-building = { $card }: welk gebouw?
kramer-choose-where = { $card }: waar moet { $agent } heen?
kramer-choose-done = { $card }: bevestig om te spelen.

## Hand and identity

# The hand of cards, on a narrow button too.
kramer-hand = Hand
kramer-own = Je identiteit en kaarten
kramer-identity-hidden = Je identiteit is verborgen
kramer-identity-only-you = Alleen jij ziet dit
kramer-identity-show = Toon je identiteit
kramer-card-drawn-now = Deze beurt getrokken: pas vanaf de volgende te spelen.
kramer-card-not-now = Kaarten speel je in de Top Secret-ronde.
kramer-card-no-effect = Die zou nu niets veranderen.
# Beside the identity, in games without cards.
kramer-goal = Laat jouw agent als eerste aankomen, en laat niemand raden dat hij van jou is.
kramer-hand-empty = Je hebt geen Top Secret-kaart.
kramer-cards-held = { $n ->
    [one] 1 kaart in de hand
   *[other] { $n } kaarten in de hand
}
kramer-seconds = { $n ->
    [one] 1 extra identiteit
   *[other] { $n } extra identiteiten
}
kramer-handed-in = Dossier ingeleverd
kramer-spectator-own = Je kijkt toe. Aan het eind worden de identiteiten getoond.

## Scoring

kramer-scoring-part = Puntentelling: deel { $n } van 5

## What is being shown: one short sentence a beat, never an outcome before its picture
kramer-next = Verder
kramer-scene-moves = { $who } verplaatst { $agent }.
kramer-scene-moves-you = Je verplaatst { $agent }.
kramer-scene-plays = { $who } speelt { $card }.
kramer-scene-plays-you = Je speelt { $card }.
kramer-scene-prevented = Dat voorkomt de puntentelling.
kramer-scene-safe = { $who } verplaatst de kluis.
kramer-scene-safe-you = Je verplaatst de kluis.
# $who: several names.
kramer-scene-passed = Gepast: { $who }.
kramer-scene-passed-all = Iedereen paste.
kramer-scene-near = { $agent } staat één stap voor de kluis.
kramer-scene-moves-in = { $who } zet { $agent } erin.
kramer-scene-moves-in-you = Je zet { $agent } erin.
kramer-scene-at-safe = { $agents } bij de kluis.
kramer-scene-open = De kluis is open.
kramer-scene-all-score = Elke agent krijgt de waarde van zijn gebouw.
kramer-scene-and-you = En jij …
kramer-scene-gains = { $agent } krijgt er { $n } bij.
kramer-scene-gains-you = Je krijgt er { $n } bij.
kramer-scene-loses = { $agent } verliest er { $n }.
kramer-scene-loses-you = Je verliest er { $n }.
kramer-scene-nothing = { $agent } krijgt niets.
kramer-scene-nothing-you = Je krijgt niets.
kramer-scene-run = De scorestenen lopen.
kramer-scene-front = Voorop met { $n }: { $agents }.
kramer-scene-passes = { $agent } haalt { $other } in: plaats { $n }.
# $agents: one agent or several; $n: how many.
kramer-scene-finish = Voorbij Finish: { $agents }. Het spel is uit.
kramer-scene-dossiers-safe = Tijd voor de dossiers. Daarna verplaatst { $who } de kluis.
kramer-scene-dossiers-safe-you = Tijd voor de dossiers. Daarna verplaats jij de kluis.
kramer-scene-safe-next = Nu verplaatst { $who } de kluis.
kramer-scene-safe-next-you = Nu verplaats jij de kluis.
## The end: one player after the other is unmasked
kramer-end-dossiers = { $n } dossiers op tafel.
kramer-end-identities = Wie was wie?
# $agents: one agent or several, $n: how many.
kramer-end-free = Van niemand: { $agents }.
# A free agent, $agents, with its points.
kramer-end-chair = { $agents }, { $n }: van niemand.
kramer-end-place = Plaats { $n }: { $who }.
kramer-end-place-you = Plaats { $n }: jij.
kramer-end-was = { $who } was { $agents }.
kramer-end-was-you = Jij was { $agents }.
kramer-end-suspected = Wie verdacht { $who }?
kramer-end-suspected-you = Wie verdacht jou?
kramer-end-unseen = Niemand had { $who } door.
kramer-end-unseen-you = Niemand had jou door.
# $others: one name or several, $n: how many.
kramer-end-seen = { $n ->
    [one] Alleen { $others } had { $who } door.
   *[other] { $others } hadden { $who } door.
}
kramer-end-seen-you = { $n ->
    [one] Alleen { $others } had jou door.
   *[other] { $others } hadden jou door.
}
kramer-end-seen-by-you = Alleen jij had { $who } door.
# $n: how many others did.
kramer-end-seen-by-you-too = { $n ->
    [one] Jij had { $who } door, en nog iemand.
   *[other] Jij had { $who } door, en nog { $n } anderen.
}
# $n: lines that are right.
kramer-end-dossier = { $n } goed in het dossier van { $who }: { $total } punten.
kramer-end-dossier-you = { $n } goed in jouw dossier: { $total } punten.
kramer-end-points = { $n ->
    [one] { $n } punt voor { $who }.
   *[other] { $n } punten voor { $who }.
}
kramer-end-points-you = { $n ->
    [one] { $n } punt voor jou.
   *[other] { $n } punten voor jou.
}
kramer-end-wins = { $who } wint.
kramer-end-wins-you = Jij wint.
# $who: several names.
kramer-end-shared = { $who } delen de overwinning.
kramer-end-shared-you = Jullie delen de overwinning: { $who }.
kramer-end-nobody = Niemand wint.

kramer-end-title = De ontmaskering
# A stamp on an envelope.
kramer-end-sealed = Verzegeld
kramer-end-track = { $n } op het scorespoor
kramer-end-dossier-of = Het dossier van { $who }
kramer-end-dossier-of-you = Jouw dossier
kramer-end-winner = { $who } was { $agents }: { $n } punten
kramer-end-winner-you = Jij was { $agents }: { $n } punten
kramer-end-skip = Meteen naar de kroon
kramer-end-result = Naar de uitslag

## Since one's own last turn
# A tab: what the others did. Short.
kramer-since = Sindsdien
kramer-since-nothing = Sinds je laatste beurt is er niets verplaatst.
# On the board, under agents that stand one step before the safe. Short.
kramer-near = 1 tot de kluis

## The dossier

kramer-dossier = Dossier
kramer-dossier-moved = Wie verplaatste wie
kramer-dossier-key = gebouwen · punten uit veroorzaakte tellingen
kramer-dossier-player = Speler
kramer-dossier-you = Jij
# The row of the player's own guesses. Short: it stands in a narrow column.
kramer-dossier-guess = Gok
kramer-dossier-guess-of = Je gok voor { $agent }: { $guess }. Wijzig hem.
kramer-dossier-unknown = onbekend
kramer-dossier-free = niemand
# The dash for a free agent, and the sign for: not known yet.
kramer-dossier-dash = —
kramer-dossier-question = ?
kramer-dossier-cell = { $who }, { $agent }: { $points } met punten, { $cards } met kaarten; { $into ->
    [one] één keer de bouwval in
   *[other] { $into } keer de bouwval in
}, { $out ->
    [one] één keer eruit
   *[other] { $out } keer eruit
}; { $gain } punten in puntentellingen die { $who } veroorzaakte
kramer-dossier-cell-you = Jij, { $agent }: { $points } met punten, { $cards } met kaarten; { $into ->
    [one] één keer de bouwval in
   *[other] { $into } keer de bouwval in
}, { $out ->
    [one] één keer eruit
   *[other] { $out } keer eruit
}; { $gain } punten in puntentellingen die jij veroorzaakte
kramer-dossier-tap = Tik op een getal voor meer.
kramer-dossier-scorings = Puntentellingen, en kaarten die er een verhinderden
kramer-dossier-none = Nog niets.
kramer-dossier-scoring = { $who } veroorzaakte een puntentelling: { $gains }
kramer-dossier-scoring-you = Jij veroorzaakte een puntentelling: { $gains }
kramer-dossier-scoring-zero = { $who } veroorzaakte een puntentelling zonder winst
kramer-dossier-scoring-zero-you = Jij veroorzaakte een puntentelling zonder winst
kramer-dossier-stopped = { $who } verhinderde een puntentelling met { $card }
kramer-dossier-stopped-you = Jij verhinderde een puntentelling met { $card }
kramer-dossier-notes = Mijn notities
kramer-dossier-private = Niemand anders ziet dit
kramer-dossier-due = Niemand anders ziet dit · dossiers inleveren bij { $field }
kramer-dossier-note = Notitie over { $agent }
kramer-dossier-loading = Het dossier wordt opgehaald …
kramer-dossier-failed = Het dossier is nu niet te lezen.
kramer-dossier-again = Probeer opnieuw

## The form

kramer-form = Geheim dossier
# The form is a table: a row for each of the others, a column for each agent. Read aloud for a cell; $name is the message before it.
kramer-form-cell = { $who }: { $agent }
kramer-form-evidence = { $name }, { $steps } gebouwen, { $gain } punten
kramer-form-whom = Voor wie werkt { $who }?
kramer-form-all = Voor wie werkt iedereen?
kramer-form-circle = Omcirkel in elke rij één agent.
kramer-form-key = Boven: verzette gebouwen. Onder: punten in veroorzaakte puntentellingen.
kramer-form-who-missing = Inleveren · { $who } ontbreekt
kramer-form-clear = Wissen
kramer-form-submit = Lever in
# On the same button, after the first press.
kramer-form-really = Ja, lever definitief in
kramer-form-sure = Inleveren? Daarna kun je niets meer veranderen.
kramer-form-done = ingeleverd
kramer-form-writing = schrijft …

## The result

kramer-result-closed = Zaak gesloten
kramer-result-winner = Winnaar
kramer-result-name-you = { $who } (jij)
kramer-result-was = was { $agents }
kramer-result-marker = score
kramer-result-dossier = dossier
kramer-result-points = { $n ->
    [one] punt
   *[other] punten
}
kramer-result-best = { $agent } telt, als beste van de twee
kramer-result-finish = { $agent } haalde Finish met { $score }.
kramer-result-finish-nobody = { $agent } haalde Finish met { $score }, maar niemand was { $agent }.
kramer-result-rounds = De laatste ronde is gespeeld: niemand hoefde Finish te halen.
kramer-result-dossiers = Dossiers
kramer-result-five = 5 punten voor elke agent die je goed hebt.
kramer-result-right = goed
kramer-result-wrong = fout
kramer-result-own = eigen
kramer-result-rank = Plaats { $n }
kramer-result-scorings = Zo kwamen de punten
kramer-result-scoring = Puntentelling { $n }
kramer-result-safe = veroorzaakt door { $who }
kramer-result-safe-you = veroorzaakt door jou
kramer-result-total = Totaal
kramer-result-cards = Door kaarten

kramer-result-race = De race, telling voor telling
kramer-result-fooled = Wie hield wie voor wie
kramer-result-fooled-key = Rij: wie het schreef. Kolom: over wie. De omlijnde agent is de echte.
# $who: one name or several, $n: how many.
kramer-result-fooled-all = { $n ->
    [one] { $who } hield iedereen voor de gek.
   *[other] { $who } hielden iedereen voor de gek.
}
# How far a player moved the own agent, and how far all agents together.
kramer-result-moved = verplaatste die { $own } van { $all } stappen
kramer-result-unmask = Nog eens ontmaskeren
kramer-share = Afbeelding om te delen
kramer-share-failed = De afbeelding kon op dit apparaat niet worden gemaakt.
kramer-share-points = { $n ->
    [one] { $n } punt.
   *[other] { $n } punten.
}
kramer-share-scorings = { $n ->
    [one] { $n } puntentelling
   *[other] { $n } puntentellingen
}

## The log

kramer-log-identity-you = Jij bent { $agent }. Houd het geheim.
kramer-log-dealt-you = Je kreeg { $card }.
kramer-log-rolled = { $who } gooide { $face }.
kramer-log-rolled-you = Je gooide { $face }.
# $agents: agents with their points, like Mirkov 2, Perry 1
kramer-log-moved = { $who } verplaatste { $agents }.
kramer-log-moved-you = Je verplaatste { $agents }.
kramer-log-stayed = { $who } verplaatste niemand.
kramer-log-stayed-you = Je verplaatste niemand.
kramer-log-drew = { $who } trok een kaart.
kramer-log-drew-you = Je trok { $card }.
kramer-log-removed = { $card } is uit het spel: er is geen meeloper meer.
kramer-log-shuffled = De afgelegde kaarten zijn geschud: { $n } kaarten op de stapel.
# $agents: agents and where they went, like Jacques → Bank (9)
kramer-log-card-moves = { $who } speelde { $card }: { $agents }.{ $stops ->
    [yes] { " " }Dat verhinderde de puntentelling.
   *[no] { "" }
}
kramer-log-card-moves-you = Je speelde { $card }: { $agents }.{ $stops ->
    [yes] { " " }Dat verhinderde de puntentelling.
   *[no] { "" }
}
# $agents: agents and the fields their markers stand on now
kramer-log-card-markers = { $who } speelde { $card }: { $agents } op het scorespoor.
kramer-log-card-markers-you = Je speelde { $card }: { $agents } op het scorespoor.
kramer-log-card-safe = { $who } speelde { $card }: de kluis staat nu hier: { $building }.{ $stops ->
    [yes] { " " }Dat verhinderde de puntentelling.
   *[no] { "" }
}
kramer-log-card-safe-you = Je speelde { $card }: de kluis staat nu hier: { $building }.{ $stops ->
    [yes] { " " }Dat verhinderde de puntentelling.
   *[no] { "" }
}
kramer-log-card = { $who } speelde { $card }.
kramer-log-card-you = Je speelde { $card }.
kramer-log-passed = { $who } paste.
kramer-log-passed-you = Je paste.
# Several players in a row; $n is how many.
kramer-log-passed-several = { $n ->
    [one] { $who } paste.
   *[other] { $who } pasten.
 }
kramer-log-passed-all = Iedereen paste.
kramer-log-stopped = { $who } speelt voorlopig geen kaart meer.
kramer-log-stopped-you = Je stopte voorlopig.
kramer-log-second = { $who } nam een tweede identiteit.
kramer-log-second-you = Je nam een tweede identiteit: { $agent }.
# $gains: agents and their gains, like Mirkov +7, Larsson −3
kramer-log-scored = Puntentelling, veroorzaakt door { $who }. Kluis: { $building }. { $gains }
kramer-log-scored-you = Puntentelling, veroorzaakt door jou. Kluis: { $building }. { $gains }
kramer-log-safe = { $who } verplaatste de kluis: { $building }.
kramer-log-safe-you = Je verplaatste de kluis: { $building }.
kramer-log-dossiers = Tijd voor de dossiers: iedereen vult er nu een in.
kramer-log-line = Je schreef: { $agent } is { $who }.
kramer-log-line-free = Je schreef: { $agent } is van niemand.
kramer-log-handed-in = { $who } leverde een dossier in.
kramer-log-handed-in-you = Je leverde je dossier in.
kramer-log-over = { $n ->
    [one] { $who } wint. Alle identiteiten worden getoond.
   *[other] { $who } delen de overwinning. Alle identiteiten worden getoond.
}
kramer-log-over-you = Je wint! Alle identiteiten worden getoond.
kramer-log-over-nobody = Niemand wint: een meeloper kwam als eerste aan. Alle identiteiten worden getoond.
kramer-log-undone = { $who } nam de laatste zet terug.
kramer-log-undone-you = Je nam je laatste zet terug.

## Actions, as entries of a list

kramer-do-move = Verplaats { $agents }
kramer-do-stay = Verplaats niemand
kramer-do-safe = Zet de kluis hier: { $building }
kramer-do-card = Speel { $card }
kramer-do-card-agents = Speel { $card }: { $agents }
kramer-do-card-forward = Speel { $card }: { $agent } { $n } verder
kramer-do-card-back = Speel { $card }: { $agent } { $n } terug
kramer-do-card-to = Speel { $card }: { $agent } naar { $building }
kramer-do-card-safe = Speel { $card }: de kluis naar { $building }
kramer-do-pass = Pas
kramer-do-stop = Stop
kramer-do-line = { $agent } is { $who }
kramer-do-line-free = { $agent } is van niemand

## The board in words, for screen readers

kramer-described = De stad in woorden
kramer-described-building = { $building }: { $agents }
kramer-described-empty = niemand
kramer-described-safe = De kluis staat hier: { $building }
kramer-described-score = { $agent }: { $score } van { $finish }

## One sentence of help at the first decision of each kind

kramer-hint-move = Elk punt verzet een agent één gebouw. Verzet ook anderen, anders ziet iedereen wie je bent.
kramer-hint-safe = Zet de kluis waar jouw agent snel kan zijn, en niet waar anderen al goed staan.
kramer-hint-round = Iedereen mag nu om de beurt een kaart spelen. Als allen gepast hebben, gaat de beurt verder.
kramer-hint-dossier = Noteer wie je voor wie houdt. Elk goed vermoeden is aan het eind punten waard.
