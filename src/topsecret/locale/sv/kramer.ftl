### Wolfgang Kramer's Top Secret: everything the page says about this game.
### Names of agents (Schulz, Perry, …) are never translated. $who is a player's name. Messages ending in -you speak to the
### player in front of the screen, their twins speak about somebody else.

## The board

kramer-board = Staden, agenterna och poängbanan
# The one field that is both Start and Finish; $finish is the number that ends the game.
kramer-start-field = START · { $finish }
kramer-pile = Lek { $n }
kramer-discards = Slängda { $n }
# Printed at the top of every card, as the name of the game.
kramer-card-head = TOP SECRET

## The twelve buildings. They stand in sentences like names of places: no article.

kramer-building-church = Kyrkan
kramer-building-1 = Bageriet
kramer-building-2 = Kaféet
kramer-building-3 = Bion
kramer-building-4 = Posten
kramer-building-5 = Stationen
kramer-building-6 = Hotellet
kramer-building-7 = Rådhuset
kramer-building-8 = Villan
kramer-building-9 = Banken
kramer-building-10 = Ambassaden
kramer-building-ruin = Ruinen
# A building with the value on its plate: Town hall (7)
kramer-building = { $name } ({ $plate })
# A building that can be chosen; $steps is a signed number like +2 or −1.
kramer-target-steps = { $building }, { $steps }

## The fifteen cards: title and what it does. Titles have about 12 letters of room on a line, two lines at most.

kramer-card-c1 = Reträtt
    .text = En agent 1 eller 2 byggnader bakåt
kramer-card-c2 = Till ruinen
    .text = En agent till ruinen, varifrån som helst
kramer-card-c3 = Läcka
    .text = Två markörer, minst 2 rutor före Mål: 3 rutor framåt
kramer-card-c4 = Sidosteg
    .text = En agent 1 byggnad framåt eller bakåt
kramer-card-c5 = Kyrkofrid
    .text = Alla agenter till kyrkan
kramer-card-c6 = Inbrott
    .text = En agent till kassaskåpets byggnad
kramer-card-c7 = Dubbel reträtt
    .text = Två agenter 1 byggnad bakåt var
kramer-card-c8 = Platsbyte
    .text = Två agenter byter plats
kramer-card-c9 = Dubbel framstöt
    .text = Två agenter 1 byggnad framåt var
kramer-card-c10 = Hemligt möte
    .text = En agent till en annan agents byggnad
kramer-card-c11 = Extra identitet
    .text = Ta en fri agents identitet i smyg
kramer-card-c12 = Flykt
    .text = En agent vid kassaskåpet 1 framåt eller bakåt
kramer-card-c13 = Asyl
    .text = 1 eller 2 agenter från ruinen till kyrkan
kramer-card-c14 = Flytta kassaskåpet
    .text = Kassaskåpet till valfri annan byggnad
kramer-card-c15 = Framstöt
    .text = En agent 1, 2 eller 3 byggnader framåt

## What is asked now, in one sentence

kramer-asked-wait = Spelet dukas upp.
kramer-asked-turn = { $who } är på tur.
kramer-asked-turn-you = Du är på tur.
# $face is what the die shows: 1–3, 2, 3, 4, 5 or 6.
kramer-asked-move = { $who } slog { $face } och flyttar agenterna.
kramer-asked-move-you =
    { $n ->
        [one] Du slog { $n }. Ge { $n } steg till valfri agent.
       *[other] Du slog { $n }. Fördela { $n } steg på valfria agenter.
    }
kramer-asked-some-you = Du slog { $face }. Fördela { $fewest } till { $most } steg på valfria agenter.
kramer-asked-upto-you = Du slog { $face }. Fördela upp till { $most } steg på valfria agenter, eller inga.
kramer-asked-round = Top Secret-runda: { $who } spelar ett kort eller passar.
kramer-asked-round-you = Top Secret-runda: spela ett kort eller passa.
kramer-asked-pass-you = Top Secret-runda: inget av dina kort kan spelas. Passa.
kramer-asked-more-you = Spela ett kort till, eller tryck på Klar.
kramer-asked-stop-you = Inget mer av dina kort kan spelas. Tryck på Klar.
kramer-asked-safe = { $who } ställer kassaskåpet i en annan byggnad.
kramer-asked-safe-you = Ställ kassaskåpet i en annan byggnad.
kramer-asked-dossier-you = Fyll i din dossier: vem är vem?
kramer-asked-dossier-done = Din dossier är inlämnad. { $n ->
    [one] En spelare skriver fortfarande.
   *[other] { $n } spelare skriver fortfarande.
}
kramer-asked-dossier = Alla fyller i sin dossier. { $n ->
    [one] En spelare skriver fortfarande.
   *[other] { $n } spelare skriver fortfarande.
}
kramer-won = { $who } vinner med { $points } poäng.
kramer-won-you = Du vinner med { $points } poäng.
# $who: several names.
kramer-won-shared = { $who } delar segern med { $points } poäng var.
kramer-won-shared-you = Du delar segern: { $who }, { $points } poäng var.
kramer-won-nobody = Ingen vinner: en fri agent kom först.

## The orders: while points are given, a card is played, the safe is moved

kramer-give-more = { $n ->
    [one] Fördela ett steg till.
   *[other] Fördela { $n } steg till.
}
# $n points may be added, but need not be.
kramer-give-may = { $n ->
    [one] Du får fördela ett steg till, eller bekräfta.
   *[other] Du får fördela upp till { $n } steg till, eller bekräfta.
}
kramer-given-all = Alla steg är fördelade. Bekräfta ditt drag.
kramer-points-given = { $given } av { $most } steg fördelade
kramer-take-point = Ta tillbaka ett steg från { $agent }
kramer-undo = Ångra
kramer-confirm = Bekräfta
kramer-confirm-left = Bekräfta · { $n ->
    [one] 1 steg kvar
   *[other] { $n } steg kvar
}
kramer-confirm-nobody = Flytta ingen
kramer-agents = Agenterna och deras poäng
# Read aloud for an agent's button. $given: points given so far; 0 if none.
kramer-agent-button = { $agent }, { $score ->
    [one] 1 poäng
   *[other] { $score } poäng
}{ $given ->
    [0] { "" }
   *[other] , får { $given } steg
}
# Above the points: what the plan would come to.
kramer-note-safe = { $agents }: vid kassaskåpet
kramer-note-scores = { $agents } till kassaskåpet: poängräkning när du bekräftar.
kramer-note-armed = { $agents } vid kassaskåpet: poängräkning efter rundan, om inget kort stoppar den.
kramer-note-quiet = Ingen poängräkning.
kramer-note-disarmed = Poängräkningen skulle stoppas.
kramer-note-draws = Du får dra ett kort.
kramer-note-keys = Tryck på agenter, dra dem längs ringen eller använd deras bokstäver.
kramer-safe-places = Platser för kassaskåpet
kramer-safe-chosen = Kassaskåpet ställs här: { $building }. Bekräfta.

## The Top Secret round

kramer-round-passed = { $who } har passat
kramer-round-asked = { $who } får frågan
kramer-round-waiting = { $who } får frågan sedan
kramer-round-if-scores = Om alla passar nu: poängräkning. Vid kassaskåpet: { $agents }
kramer-round-if-nothing = Om alla passar nu: ingen poängräkning.
kramer-round-last = { $who } spelade { $card }.
kramer-round-last-you = Du spelade { $card }.
kramer-pass = Passa
kramer-stop = Klar
# The arrow beside Pass: orders to pass, given in advance.
kramer-pass-ahead = Passa i förväg
kramer-pass-long = Hur länge passar du?
kramer-pass-hint = Ingen passar någonsin åt dig: varje rad är ett pass som du ger i förväg.
kramer-pass-once = Passa
kramer-pass-once-hint = Fråga mig igen nästa gång.
kramer-pass-card = Passa tills någon spelar ett kort
kramer-pass-card-hint = Senast i min egen tur blir jag tillfrågad.
kramer-pass-round = Passa hela den här rundan
kramer-pass-round-hint = Vad som än spelas, tills rundan är slut.
kramer-pass-scoring = Fråga mig bara inför en poängräkning
kramer-pass-scoring-hint = Resten av spelet, tills jag återkallar det.
# On the slip: the order that stands, and until when.
kramer-pass-card-slip = Du passar tills ett kort spelas
kramer-pass-card-until = eller till din egen tur
kramer-pass-round-slip = Du passar hela den här rundan
kramer-pass-round-until = vad som än spelas
kramer-pass-scoring-slip = Tillfrågas bara inför en poängräkning
kramer-pass-scoring-until = resten av spelet
kramer-pass-ended = { $why ->
    [card] Ordern är slut: ett kort spelades
    [turn] Ordern är slut: det är din tur
   *[round] Ordern är slut: rundan är över
 }
kramer-pass-revoke = Återkalla
kramer-pass-again = Igen
kramer-pass-again-hint = Ge ordern igen?
kramer-play = Spela { $card }
kramer-choose-agent = { $card }: välj en agent.
kramer-choose-agents = { $card }: välj två agenter.
kramer-choose-second = { $card }: { $agent } och vilken agent till?
kramer-choose-another = { $card }: en agent till, eller bekräfta.
kramer-choose-building = { $card }: vilken byggnad?
kramer-choose-where = { $card }: vart ska { $agent }?
kramer-choose-done = { $card }: bekräfta för att spela kortet.

## Hand and identity

# The hand of cards, on a narrow button too.
kramer-hand = Hand
kramer-own = Din identitet och dina kort
kramer-identity-hidden = Din identitet är dold
kramer-identity-only-you = Bara du ser detta
kramer-identity-show = Visa din identitet
kramer-card-drawn-now = Nydraget: kan spelas först nästa tur.
kramer-card-not-now = Kort spelas i Top Secret-rundan.
kramer-card-no-effect = Det skulle inte ändra något nu.
# Beside the identity, in games without cards.
kramer-goal = Din agent ska komma först, och ingen ska gissa att den är din.
kramer-hand-empty = Du har inget Top Secret-kort.
kramer-cards-held = { $n ->
    [one] 1 kort på handen
   *[other] { $n } kort på handen
}
kramer-seconds = { $n ->
    [one] 1 extra identitet
   *[other] { $n } extra identiteter
}
kramer-handed-in = Dossier inlämnad
kramer-spectator-own = Du tittar på. Identiteterna visas i slutet.

## Scoring

kramer-scoring-part = Poängräkning: del { $n } av 5

## What is being shown: one short sentence a beat, never an outcome before its picture
kramer-next = Vidare
kramer-scene-moves = { $who } flyttar { $agent }.
kramer-scene-moves-you = Du flyttar { $agent }.
kramer-scene-plays = { $who } spelar { $card }.
kramer-scene-plays-you = Du spelar { $card }.
kramer-scene-prevented = Det förhindrar poängräkningen.
kramer-scene-safe = { $who } flyttar kassaskåpet.
kramer-scene-safe-you = Du flyttar kassaskåpet.
# $who: several names.
kramer-scene-passed = Passade: { $who }.
kramer-scene-passed-all = Alla passade.
kramer-scene-near = { $agent } står ett steg från kassaskåpet.
kramer-scene-moves-in = { $who } flyttar in { $agent }.
kramer-scene-moves-in-you = Du flyttar in { $agent }.
kramer-scene-at-safe = { $agents } vid kassaskåpet.
kramer-scene-open = Kassaskåpet är öppet.
kramer-scene-all-score = Varje agent får sin byggnads värde.
kramer-scene-and-you = Och du …
kramer-scene-gains = { $agent } får { $n }.
kramer-scene-gains-you = Du får { $n }.
kramer-scene-loses = { $agent } förlorar { $n }.
kramer-scene-loses-you = Du förlorar { $n }.
kramer-scene-nothing = { $agent } får ingenting.
kramer-scene-nothing-you = Du får ingenting.
kramer-scene-run = Markörerna springer.
kramer-scene-front = Främst med { $n }: { $agents }.
kramer-scene-passes = { $agent } går om { $other }: plats { $n }.
# $agents: one agent or several; $n: how many.
kramer-scene-finish = Förbi Mål: { $agents }. Spelet är slut.
kramer-scene-dossiers-safe = Dags för dossiern. Sedan flyttar { $who } kassaskåpet.
kramer-scene-dossiers-safe-you = Dags för dossiern. Sedan flyttar du kassaskåpet.
kramer-scene-safe-next = Nu flyttar { $who } kassaskåpet.
kramer-scene-safe-next-you = Nu flyttar du kassaskåpet.
## The end: one player after the other is unmasked
kramer-end-dossiers = { $n } dossierer på bordet.
kramer-end-identities = Vem var vem?
# $agents: one agent or several, $n: how many.
kramer-end-free = Ingens: { $agents }.
# A free agent, $agents, with its points.
kramer-end-chair = { $agents }, { $n }: ingens.
kramer-end-place = Plats { $n }: { $who }.
kramer-end-place-you = Plats { $n }: du.
kramer-end-was = { $who } var { $agents }.
kramer-end-was-you = Du var { $agents }.
kramer-end-suspected = Vem misstänkte { $who }?
kramer-end-suspected-you = Vem misstänkte dig?
kramer-end-unseen = Ingen genomskådade { $who }.
kramer-end-unseen-you = Ingen genomskådade dig.
# $others: one name or several, $n: how many.
kramer-end-seen = { $n ->
    [one] Bara { $others } genomskådade { $who }.
   *[other] { $others } genomskådade { $who }.
}
kramer-end-seen-you = { $n ->
    [one] Bara { $others } genomskådade dig.
   *[other] { $others } genomskådade dig.
}
kramer-end-seen-by-you = Bara du genomskådade { $who }.
# $n: how many others did.
kramer-end-seen-by-you-too = { $n ->
    [one] Du genomskådade { $who }, och en till.
   *[other] Du genomskådade { $who }, och { $n } till.
}
# $n: lines that are right.
kramer-end-dossier = { $n } rätt i dossiern från { $who }: { $total } poäng.
kramer-end-dossier-you = { $n } rätt i din dossier: { $total } poäng.
kramer-end-points = { $n } poäng till { $who }.
kramer-end-points-you = { $n } poäng till dig.
kramer-end-wins = { $who } vinner.
kramer-end-wins-you = Du vinner.
# $who: several names.
kramer-end-shared = { $who } delar segern.
kramer-end-shared-you = Du delar segern: { $who }.
kramer-end-nobody = Ingen vinner.

kramer-end-title = Avslöjandet
# A stamp on an envelope.
kramer-end-sealed = Förseglat
kramer-end-track = { $n } på poängbanan
kramer-end-dossier-of = Dossiern från { $who }
kramer-end-dossier-of-you = Din dossier
kramer-end-winner = { $who } var { $agents }: { $n } poäng
kramer-end-winner-you = Du var { $agents }: { $n } poäng
kramer-end-skip = Direkt till kronan
kramer-end-result = Se resultatet

## Since one's own last turn
# A tab: what the others did. Short.
kramer-since = Sedan dess
kramer-since-nothing = Inget har flyttats sedan din senaste tur.
# On the board, under agents that stand one step before the safe. Short.
kramer-near = 1 till kassaskåpet

## The dossier

kramer-dossier = Dossier
kramer-dossier-moved = Vem har flyttat vem
kramer-dossier-key = byggnader · poäng i utlösta poängräkningar
kramer-dossier-player = Spelare
kramer-dossier-you = Du
# The row of the player's own guesses. Short: it stands in a narrow column.
kramer-dossier-guess = Gissat
kramer-dossier-guess-of = Din gissning för { $agent }: { $guess }. Ändra den.
kramer-dossier-unknown = okänt
kramer-dossier-free = ingen
# The dash for a free agent, and the sign for: not known yet.
kramer-dossier-dash = —
kramer-dossier-question = ?
kramer-dossier-cell = { $who }, { $agent }: { $points } med steg, { $cards } med kort; { $into ->
    [one] en gång in i ruinen
   *[other] { $into } gånger in i ruinen
}, { $out ->
    [one] en gång ut ur den
   *[other] { $out } gånger ut ur den
}; { $gain } poäng i poängräkningar som { $who } utlöste
kramer-dossier-cell-you = Du, { $agent }: { $points } med steg, { $cards } med kort; { $into ->
    [one] en gång in i ruinen
   *[other] { $into } gånger in i ruinen
}, { $out ->
    [one] en gång ut ur den
   *[other] { $out } gånger ut ur den
}; { $gain } poäng i poängräkningar som du utlöste
kramer-dossier-tap = Tryck på ett tal för att läsa mer.
kramer-dossier-scorings = Poängräkningar och kort som stoppade en
kramer-dossier-none = Inget än.
kramer-dossier-scoring = { $who } utlöste en poängräkning: { $gains }
kramer-dossier-scoring-you = Du utlöste en poängräkning: { $gains }
kramer-dossier-scoring-zero = { $who } utlöste en poängräkning utan poäng
kramer-dossier-scoring-zero-you = Du utlöste en poängräkning utan poäng
kramer-dossier-stopped = { $who } stoppade en poängräkning med { $card }
kramer-dossier-stopped-you = Du stoppade en poängräkning med { $card }
kramer-dossier-notes = Mina anteckningar
kramer-dossier-private = Syns för ingen annan
kramer-dossier-due = Syns för ingen annan · dossiern ska in vid { $field }
kramer-dossier-note = Anteckning om { $agent }
kramer-dossier-loading = Akten hämtas …
kramer-dossier-failed = Akten går inte att läsa just nu.
kramer-dossier-again = Försök igen

## The form

kramer-form = Hemlig dossier
# The form is a table: a row for each of the others, a column for each agent. Read aloud for a cell; $name is the message before it.
kramer-form-cell = { $who }: { $agent }
kramer-form-evidence = { $name }, { $steps } byggnader, { $gain } poäng
kramer-form-whom = Vem arbetar { $who } för?
kramer-form-all = Vem arbetar var och en för?
kramer-form-circle = Ringa in en agent på varje rad.
kramer-form-key = Överst: flyttade byggnader. Underst: poäng i utlösta poängräkningar.
kramer-form-who-missing = Lämna in · { $who } saknas
kramer-form-clear = Rensa
kramer-form-submit = Lämna in
# On the same button, after the first press.
kramer-form-really = Ja, lämna in för gott
kramer-form-sure = Lämna in? Den kan inte ändras efteråt.
kramer-form-done = inlämnad
kramer-form-writing = skriver …

## The result

kramer-result-closed = Fallet avslutat
kramer-result-winner = Vinnare
kramer-result-name-you = { $who } (du)
kramer-result-was = var { $agents }
kramer-result-marker = markör
kramer-result-dossier = dossier
kramer-result-points = { $n ->
    [one] poäng
   *[other] poäng
}
kramer-result-best = { $agent } räknas, den bättre
kramer-result-finish = { $agent } gick i mål med { $score }.
kramer-result-finish-nobody = { $agent } gick i mål med { $score }, men ingen var { $agent }.
kramer-result-rounds = Sista omgången är spelad: ingen behövde nå Mål.
kramer-result-dossiers = Dossierer
kramer-result-five = 5 poäng för varje agent med rätt namn.
kramer-result-right = rätt
kramer-result-wrong = fel
kramer-result-own = egen
kramer-result-rank = Plats { $n }
kramer-result-scorings = Så kom poängen
kramer-result-scoring = Poängräkning { $n }
kramer-result-safe = utlöst av { $who }
kramer-result-safe-you = utlöst av dig
kramer-result-total = Totalt
kramer-result-cards = Med kort

kramer-result-race = Loppet, räkning för räkning
kramer-result-fooled = Vem tog vem för vem
kramer-result-fooled-key = Rad: vem som skrev. Kolumn: om vem. Den inramade agenten är den rätta.
# $who: one name or several, $n: how many.
kramer-result-fooled-all = { $who } lurade alla.
# How far a player moved the own agent, and how far all agents together.
kramer-result-moved = flyttade den { $own } av { $all } steg
kramer-result-unmask = Avslöja igen
kramer-share = Bild att dela
kramer-share-failed = Bilden kunde inte skapas på den här enheten.
kramer-share-points = { $n } poäng.
kramer-share-scorings = { $n ->
    [one] { $n } poängräkning
   *[other] { $n } poängräkningar
}

## The log

kramer-log-identity-you = Du är { $agent }. Håll det hemligt.
kramer-log-dealt-you = Du fick { $card }.
kramer-log-rolled = { $who } slog { $face }.
kramer-log-rolled-you = Du slog { $face }.
# $agents: agents with their points, like Mirkov 2, Perry 1
kramer-log-moved = { $who } flyttade { $agents }.
kramer-log-moved-you = Du flyttade { $agents }.
kramer-log-stayed = { $who } flyttade ingen.
kramer-log-stayed-you = Du flyttade ingen.
kramer-log-drew = { $who } drog ett kort.
kramer-log-drew-you = Du drog { $card }.
kramer-log-removed = { $card } togs bort: ingen agent är fri längre.
kramer-log-shuffled = Slänghögen blandades om: { $n } kort i leken.
# $agents: agents and where they went, like Jacques → Bank (9)
kramer-log-card-moves = { $who } spelade { $card }: { $agents }.{ $stops ->
    [yes] { " " }Det stoppade poängräkningen.
   *[no] { "" }
}
kramer-log-card-moves-you = Du spelade { $card }: { $agents }.{ $stops ->
    [yes] { " " }Det stoppade poängräkningen.
   *[no] { "" }
}
# $agents: agents and the fields their markers stand on now
kramer-log-card-markers = { $who } spelade { $card }: { $agents } på banan.
kramer-log-card-markers-you = Du spelade { $card }: { $agents } på banan.
kramer-log-card-safe = { $who } spelade { $card }: kassaskåpet står nu här: { $building }.{ $stops ->
    [yes] { " " }Det stoppade poängräkningen.
   *[no] { "" }
}
kramer-log-card-safe-you = Du spelade { $card }: kassaskåpet står nu här: { $building }.{ $stops ->
    [yes] { " " }Det stoppade poängräkningen.
   *[no] { "" }
}
kramer-log-card = { $who } spelade { $card }.
kramer-log-card-you = Du spelade { $card }.
kramer-log-passed = { $who } passade.
kramer-log-passed-you = Du passade.
# Several players in a row; $n is how many.
kramer-log-passed-several = { $who } passade.
kramer-log-passed-all = Alla passade.
kramer-log-stopped = { $who } är klar för den här gången.
kramer-log-stopped-you = Du är klar för den här gången.
kramer-log-second = { $who } tog en extra identitet.
kramer-log-second-you = Du tog en extra identitet: { $agent }.
# $gains: agents and their gains, like Mirkov +7, Larsson −3
kramer-log-scored = Poängräkning, utlöst av { $who }. Kassaskåpet: { $building }. { $gains }
kramer-log-scored-you = Poängräkning, utlöst av dig. Kassaskåpet: { $building }. { $gains }
kramer-log-safe = { $who } flyttade kassaskåpet: { $building }.
kramer-log-safe-you = Du flyttade kassaskåpet: { $building }.
kramer-log-dossiers = Dags för dossiern: nu fyller alla i sin.
kramer-log-line = Du skrev: { $agent } är { $who }.
kramer-log-line-free = Du skrev: { $agent } är ingens.
kramer-log-handed-in = { $who } lämnade in sin dossier.
kramer-log-handed-in-you = Du lämnade in din dossier.
kramer-log-over = { $n ->
    [one] { $who } vinner. Alla identiteter visas.
   *[other] { $who } delar segern. Alla identiteter visas.
}
kramer-log-over-you = Du vinner! Alla identiteter visas.
kramer-log-over-nobody = Ingen vinner: en fri agent kom först. Alla identiteter visas.
kramer-log-undone = { $who } tog tillbaka det senaste draget.
kramer-log-undone-you = Du tog tillbaka ditt senaste drag.

## Actions, as entries of a list

kramer-do-move = Flytta { $agents }
kramer-do-stay = Flytta ingen
kramer-do-safe = Ställ kassaskåpet här: { $building }
kramer-do-card = Spela { $card }
kramer-do-card-agents = Spela { $card }: { $agents }
kramer-do-card-forward = Spela { $card }: { $agent } { $n } framåt
kramer-do-card-back = Spela { $card }: { $agent } { $n } bakåt
kramer-do-card-to = Spela { $card }: { $agent } till { $building }
kramer-do-card-safe = Spela { $card }: kassaskåpet till { $building }
kramer-do-pass = Passa
kramer-do-stop = Klar
kramer-do-line = { $agent } är { $who }
kramer-do-line-free = { $agent } är ingens

## The board in words, for screen readers

kramer-described = Staden i ord
kramer-described-building = { $building }: { $agents }
kramer-described-empty = ingen
kramer-described-safe = Kassaskåpet står här: { $building }
kramer-described-score = { $agent }: { $score } av { $finish }

## One sentence of help at the first decision of each kind

kramer-hint-move = Varje poäng flyttar en agent en byggnad. Flytta andra också, annars ser alla vem du är.
kramer-hint-safe = Ställ kassaskåpet där din agent snart kan vara, inte där andra redan står bra.
kramer-hint-round = Nu får alla spela ett kort, en efter en. När alla har passat går turen vidare.
kramer-hint-dossier = Skriv vem du tror är vem. Varje rätt gissning ger poäng i slutet.
