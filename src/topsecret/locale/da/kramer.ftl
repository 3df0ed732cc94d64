### Wolfgang Kramer's Top Secret: everything the page says about this game.
### Names of agents (Schulz, Perry, …) are never translated. $who is a player's name. Messages ending in -you speak to the
### player in front of the screen, their twins speak about somebody else.

## The board

kramer-board = Byen, agenterne og pointsporet
# The one field that is both Start and Finish; $finish is the number that ends the game.
kramer-start-field = START · { $finish }
kramer-pile = Bunke { $n }
kramer-discards = Brugte { $n }
# Printed at the top of every card, as the name of the game.
kramer-card-head = TOP SECRET

## The twelve buildings. They stand in sentences like names of places: no article.

kramer-building-church = Kirke
kramer-building-1 = Bageri
kramer-building-2 = Café
kramer-building-3 = Biograf
kramer-building-4 = Posthus
kramer-building-5 = Station
kramer-building-6 = Hotel
kramer-building-7 = Rådhus
kramer-building-8 = Villa
kramer-building-9 = Bank
kramer-building-10 = Ambassade
kramer-building-ruin = Ruin
# A building with the value on its plate: Town hall (7)
kramer-building = { $name } ({ $plate })
# A building that can be chosen; $steps is a signed number like +2 or −1.
kramer-target-steps = { $building }, { $steps }

## The fifteen cards: title and what it does. Titles have about 12 letters of room on a line, two lines at most.

kramer-card-c1 = Retræte
    .text = Én agent 1 eller 2 bygninger tilbage
kramer-card-c2 = Ind i ruinen
    .text = Én agent til ruinen, uanset hvor den står
kramer-card-c3 = Læk
    .text = To markører, mindst 2 felter før Mål: 3 felter frem
kramer-card-c4 = Sidespring
    .text = Én agent 1 bygning frem eller tilbage
kramer-card-c5 = Helle
    .text = Alle agenter til kirken
kramer-card-c6 = Indbrud
    .text = Én agent til pengeskabets bygning
kramer-card-c7 = Dobbelt retræte
    .text = To agenter hver 1 bygning tilbage
kramer-card-c8 = Pladsbytte
    .text = To agenter bytter plads
kramer-card-c9 = Dobbelt fremstød
    .text = To agenter hver 1 bygning frem
kramer-card-c10 = Stævnemøde
    .text = Én agent til en anden agents bygning
kramer-card-c11 = Ekstra identitet
    .text = Tag en fri agents identitet i hemmelighed
kramer-card-c12 = Flugt
    .text = Én agent ved pengeskabet 1 frem eller tilbage
kramer-card-c13 = Asyl
    .text = 1 eller 2 agenter fra ruinen til kirken
kramer-card-c14 = Flyt pengeskabet
    .text = Pengeskabet til en anden bygning
kramer-card-c15 = Fremstød
    .text = Én agent 1, 2 eller 3 bygninger frem

## What is asked now, in one sentence

kramer-asked-wait = Spillet bliver stillet op.
kramer-asked-turn = { $who } har turen.
kramer-asked-turn-you = Du har turen.
# $face is what the die shows: 1–3, 2, 3, 4, 5 or 6.
kramer-asked-move = { $who } slog { $face } og flytter agenterne.
kramer-asked-move-you =
    { $n ->
        [one] Du slog { $n }. Giv { $n } point til en agent.
       *[other] Du slog { $n }. Fordel { $n } point på agenterne, som du vil.
    }
kramer-asked-some-you = Du slog { $face }. Fordel { $fewest } til { $most } point på agenterne, som du vil.
kramer-asked-upto-you = Du slog { $face }. Fordel op til { $most } point på agenterne, eller slet ingen.
kramer-asked-round = Top Secret-runde: { $who } spiller et kort eller melder pas.
kramer-asked-round-you = Top Secret-runde: spil et kort, eller meld pas.
kramer-asked-pass-you = Top Secret-runde: ingen af dine kort kan spilles. Meld pas.
kramer-asked-more-you = Spil et kort til, eller stop.
kramer-asked-stop-you = Ingen af dine andre kort kan spilles. Stop.
kramer-asked-safe = { $who } stiller pengeskabet i en anden bygning.
kramer-asked-safe-you = Stil pengeskabet i en anden bygning.
kramer-asked-dossier-you = Udfyld dit dossier: hvem er hvem?
kramer-asked-dossier-done = Dit dossier er afleveret. { $n ->
    [one] Én spiller skriver stadig.
   *[other] { $n } spillere skriver stadig.
}
kramer-asked-dossier = Dossiererne bliver udfyldt. { $n ->
    [one] Én spiller skriver stadig.
   *[other] { $n } spillere skriver stadig.
}
kramer-won = { $who } vinder med { $points } point.
kramer-won-you = Du vinder med { $points } point.
# $who: several names.
kramer-won-shared = { $who } deler sejren med { $points } point hver.
kramer-won-shared-you = I deler sejren: { $who }, { $points } point hver.
kramer-won-nobody = Ingen vinder: en fri agent kom først.

## The orders: while points are given, a card is played, the safe is moved

kramer-give-more = { $n ->
    [one] Giv ét point mere til en agent.
   *[other] Fordel { $n } point mere på agenterne.
}
# $n points may be added, but need not be.
kramer-give-may = { $n ->
    [one] Giv eventuelt ét point mere, eller bekræft.
   *[other] Giv eventuelt op til { $n } point mere, eller bekræft.
}
kramer-given-all = Alle point er givet. Bekræft dit træk.
kramer-points-given = { $given } af { $most } point givet
kramer-take-point = Tag et point tilbage fra { $agent }
kramer-undo = Fortryd
kramer-confirm = Bekræft
kramer-confirm-left = Bekræft · { $n ->
    [one] 1 point tilbage
   *[other] { $n } point tilbage
}
kramer-confirm-nobody = Flyt ingen
kramer-agents = Agenterne og deres point
# Read aloud for an agent's button. $given: points given so far; 0 if none.
kramer-agent-button = { $agent }, { $score ->
    [one] 1 point
   *[other] { $score } point
}{ $given ->
    [0] { "" }
   *[other] , { $given } givet
}
# Above the points: what the plan would come to.
kramer-note-safe = { $agents }: ved pengeskabet
kramer-note-scores = { $agents } til pengeskabet: pointgivning, når du bekræfter.
kramer-note-armed = { $agents } ved pengeskabet: pointgivning efter runden, medmindre et kort forhindrer den.
kramer-note-quiet = Ingen pointgivning.
kramer-note-disarmed = Pointgivningen ville blive forhindret.
kramer-note-draws = Du trækker et kort.
kramer-note-keys = Tryk på agenter, træk dem langs ringen, eller tast deres bogstaver.
kramer-safe-places = Steder til pengeskabet
kramer-safe-chosen = Pengeskabet kommer hertil: { $building }. Bekræft.

## The Top Secret round

kramer-round-passed = { $who } meldte pas
kramer-round-asked = { $who } bliver spurgt
kramer-round-waiting = { $who } bliver spurgt senere
kramer-round-if-scores = Hvis alle melder pas nu: pointgivning. Ved pengeskabet: { $agents }
kramer-round-if-nothing = Hvis alle melder pas nu: ingen pointgivning.
kramer-round-last = { $who } spillede { $card }.
kramer-round-last-you = Du spillede { $card }.
kramer-pass = Pas
kramer-stop = Stop
# The arrow beside Pass: orders to pass, given in advance.
kramer-pass-ahead = Pas på forhånd
kramer-pass-long = Hvor længe melder du pas?
kramer-pass-hint = Ingen melder nogensinde pas for dig: hver linje er et pas, du giver på forhånd.
kramer-pass-once = Pas
kramer-pass-once-hint = Spørg mig igen næste gang.
kramer-pass-card = Pas, indtil nogen spiller et kort
kramer-pass-card-hint = Senest i min egen tur bliver jeg spurgt.
kramer-pass-round = Pas hele denne runde
kramer-pass-round-hint = Uanset hvad der spilles, til runden er forbi.
kramer-pass-scoring = Spørg mig kun, når der er udsigt til point
kramer-pass-scoring-hint = Resten af spillet, indtil jeg trækker det tilbage.
# On the slip: the order that stands, and until when.
kramer-pass-card-slip = Du passer, indtil der spilles et kort
kramer-pass-card-until = eller til din egen tur
kramer-pass-round-slip = Du passer hele denne runde
kramer-pass-round-until = uanset hvad der spilles
kramer-pass-scoring-slip = Spørges kun, når der er udsigt til point
kramer-pass-scoring-until = resten af spillet
kramer-pass-ended = { $why ->
    [card] Ordren er slut: der blev spillet et kort
    [turn] Ordren er slut: det er din tur
   *[round] Ordren er slut: runden er forbi
 }
kramer-pass-revoke = Træk tilbage
kramer-pass-again = Igen
kramer-pass-again-hint = Vil du gøre det igen?
kramer-play = Spil { $card }
kramer-choose-agent = { $card }: vælg en agent.
kramer-choose-agents = { $card }: vælg to agenter.
kramer-choose-second = { $card }: { $agent } og hvilken anden agent?
kramer-choose-another = { $card }: en agent til, eller bekræft.
kramer-choose-building = { $card }: hvilken bygning?
kramer-choose-where = { $card }: hvor skal { $agent } hen?
kramer-choose-done = { $card }: bekræft for at spille det.

## Hand and identity

# The hand of cards, on a narrow button too.
kramer-hand = Hånd
kramer-own = Din identitet og dine kort
kramer-identity-hidden = Din identitet er skjult
kramer-identity-only-you = Kun du ser det her
kramer-identity-show = Vis din identitet
kramer-card-drawn-now = Trukket i denne tur: kan først spilles i næste.
kramer-card-not-now = Kort spilles i Top Secret-runden.
kramer-card-no-effect = Det ville ikke ændre noget nu.
# Beside the identity, in games without cards.
kramer-goal = Din agent skal komme først, og ingen må gætte, at den er din.
kramer-hand-empty = Du har ingen Top Secret-kort.
kramer-cards-held = { $n ->
    [one] 1 kort på hånden
   *[other] { $n } kort på hånden
}
kramer-seconds = { $n ->
    [one] 1 ekstra identitet
   *[other] { $n } ekstra identiteter
}
kramer-handed-in = Dossier afleveret
kramer-spectator-own = Du ser på. Identiteterne vises til sidst.

## Scoring

kramer-scoring-part = Pointgivning: del { $n } af 5

## What is being shown: one short sentence a beat, never an outcome before its picture
kramer-next = Videre
kramer-scene-moves = { $who } flytter { $agent }.
kramer-scene-moves-you = Du flytter { $agent }.
kramer-scene-plays = { $who } spiller { $card }.
kramer-scene-plays-you = Du spiller { $card }.
kramer-scene-prevented = Det forhindrer pointgivningen.
kramer-scene-safe = { $who } flytter pengeskabet.
kramer-scene-safe-you = Du flytter pengeskabet.
# $who: several names.
kramer-scene-passed = Meldte pas: { $who }.
kramer-scene-passed-all = Alle meldte pas.
kramer-scene-near = { $agent } er ét skridt fra pengeskabet.
kramer-scene-moves-in = { $who } flytter { $agent } ind.
kramer-scene-moves-in-you = Du flytter { $agent } ind.
kramer-scene-at-safe = { $agents } ved pengeskabet.
kramer-scene-open = Pengeskabet er åbent.
kramer-scene-all-score = Hver agent får sin bygnings værdi.
kramer-scene-and-you = Og du …
kramer-scene-gains = { $agent } får { $n }.
kramer-scene-gains-you = Du får { $n }.
kramer-scene-loses = { $agent } mister { $n }.
kramer-scene-loses-you = Du mister { $n }.
kramer-scene-nothing = { $agent } får ingenting.
kramer-scene-nothing-you = Du får ingenting.
kramer-scene-run = Markørerne løber.
kramer-scene-front = Forrest med { $n }: { $agents }.
kramer-scene-passes = { $agent } overhaler { $other }: plads { $n }.
# $agents: one agent or several; $n: how many.
kramer-scene-finish = Forbi Mål: { $agents }. Spillet er slut.
kramer-scene-dossiers-safe = Tid til dossierer. Derefter flytter { $who } pengeskabet.
kramer-scene-dossiers-safe-you = Tid til dossierer. Derefter flytter du pengeskabet.
kramer-scene-safe-next = Nu flytter { $who } pengeskabet.
kramer-scene-safe-next-you = Nu flytter du pengeskabet.
## The end: one player after the other is unmasked
kramer-end-dossiers = { $n } dossierer på bordet.
kramer-end-identities = Hvem var hvem?
# $agents: one agent or several, $n: how many.
kramer-end-free = Ingens: { $agents }.
# A free agent, $agents, with its points.
kramer-end-chair = { $agents }, { $n }: ingens.
kramer-end-place = Plads { $n }: { $who }.
kramer-end-place-you = Plads { $n }: dig.
kramer-end-was = { $who } var { $agents }.
kramer-end-was-you = Du var { $agents }.
kramer-end-suspected = Hvem mistænkte { $who }?
kramer-end-suspected-you = Hvem mistænkte dig?
kramer-end-unseen = Ingen gennemskuede { $who }.
kramer-end-unseen-you = Ingen gennemskuede dig.
# $others: one name or several, $n: how many.
kramer-end-seen = { $n ->
    [one] Kun { $others } gennemskuede { $who }.
   *[other] { $others } gennemskuede { $who }.
}
kramer-end-seen-you = { $n ->
    [one] Kun { $others } gennemskuede dig.
   *[other] { $others } gennemskuede dig.
}
kramer-end-seen-by-you = Kun du gennemskuede { $who }.
# $n: how many others did.
kramer-end-seen-by-you-too = { $n ->
    [one] Du gennemskuede { $who }, og det gjorde én til.
   *[other] Du gennemskuede { $who }, og det gjorde { $n } andre.
}
# $n: lines that are right.
kramer-end-dossier = { $n } rigtige i dossieret fra { $who }: { $total } point.
kramer-end-dossier-you = { $n } rigtige i dit dossier: { $total } point.
kramer-end-points = { $n } point til { $who }.
kramer-end-points-you = { $n } point til dig.
kramer-end-wins = { $who } vinder.
kramer-end-wins-you = Du vinder.
# $who: several names.
kramer-end-shared = { $who } deler sejren.
kramer-end-shared-you = I deler sejren: { $who }.
kramer-end-nobody = Ingen vinder.

kramer-end-title = Afsløringen
# A stamp on an envelope.
kramer-end-sealed = Forseglet
kramer-end-track = { $n } på pointsporet
kramer-end-dossier-of = Dossieret fra { $who }
kramer-end-dossier-of-you = Dit dossier
kramer-end-winner = { $who } var { $agents }: { $n } point
kramer-end-winner-you = Du var { $agents }: { $n } point
kramer-end-skip = Direkte til kronen
kramer-end-result = Se resultatet

## Since one's own last turn
# A tab: what the others did. Short.
kramer-since = Siden da
kramer-since-nothing = Intet er flyttet siden din sidste tur.
# On the board, under agents that stand one step before the safe. Short.
kramer-near = 1 til pengeskabet

## The dossier

kramer-dossier = Dossier
kramer-dossier-moved = Hvem flyttede hvem
kramer-dossier-key = bygninger · point i egne pointgivninger
kramer-dossier-player = Spiller
kramer-dossier-you = Dig
# The row of the player's own guesses. Short: it stands in a narrow column.
kramer-dossier-guess = Gæt
kramer-dossier-guess-of = Dit gæt på { $agent }: { $guess }. Skift det.
kramer-dossier-unknown = ukendt
kramer-dossier-free = ingen
# The dash for a free agent, and the sign for: not known yet.
kramer-dossier-dash = —
kramer-dossier-question = ?
kramer-dossier-cell = { $who }, { $agent }: { $points } med point, { $cards } med kort; { $into ->
    [one] én gang ind i ruinen
   *[other] { $into } gange ind i ruinen
}, { $out ->
    [one] én gang ud af den
   *[other] { $out } gange ud af den
}; { $gain } point i pointgivninger udløst af { $who }
kramer-dossier-cell-you = Dig, { $agent }: { $points } med point, { $cards } med kort; { $into ->
    [one] én gang ind i ruinen
   *[other] { $into } gange ind i ruinen
}, { $out ->
    [one] én gang ud af den
   *[other] { $out } gange ud af den
}; { $gain } point i pointgivninger udløst af dig
kramer-dossier-tap = Tryk på et tal for at læse mere.
kramer-dossier-scorings = Pointgivninger og kort, der forhindrede en
kramer-dossier-none = Intet endnu.
kramer-dossier-scoring = { $who } udløste en pointgivning: { $gains }
kramer-dossier-scoring-you = Du udløste en pointgivning: { $gains }
kramer-dossier-scoring-zero = { $who } udløste en pointgivning uden gevinst
kramer-dossier-scoring-zero-you = Du udløste en pointgivning uden gevinst
kramer-dossier-stopped = { $who } forhindrede en pointgivning med { $card }
kramer-dossier-stopped-you = Du forhindrede en pointgivning med { $card }
kramer-dossier-notes = Mine noter
kramer-dossier-private = Ses ikke af andre
kramer-dossier-due = Ses ikke af andre · dossiererne skal udfyldes ved { $field }
kramer-dossier-note = Note om { $agent }
kramer-dossier-loading = Sagsmappen hentes …
kramer-dossier-failed = Sagsmappen kan ikke læses nu.
kramer-dossier-again = Prøv igen

## The form

kramer-form = Hemmeligt dossier
# The form is a table: a row for each of the others, a column for each agent. Read aloud for a cell; $name is the message before it.
kramer-form-cell = { $who }: { $agent }
kramer-form-evidence = { $name }, { $steps } bygninger, { $gain } point
kramer-form-whom = Hvem arbejder { $who } for?
kramer-form-all = Hvem arbejder hver spiller for?
kramer-form-circle = Sæt ring om én agent i hver række.
kramer-form-key = Øverst: flyttede bygninger. Nederst: point i udløste pointgivninger.
kramer-form-who-missing = Aflever · { $who } mangler
kramer-form-clear = Ryd
kramer-form-submit = Aflever
# On the same button, after the first press.
kramer-form-really = Ja, aflever endeligt
kramer-form-sure = Vil du aflevere? Det kan ikke ændres bagefter.
kramer-form-done = afleveret
kramer-form-writing = skriver …

## The result

kramer-result-closed = Sag lukket
kramer-result-winner = Vinder
kramer-result-name-you = { $who } (dig)
kramer-result-was = var { $agents }
kramer-result-marker = markør
kramer-result-dossier = dossier
kramer-result-points = { $n ->
    [one] point
   *[other] point
}
kramer-result-best = { $agent } tæller, den bedste af dem
kramer-result-finish = { $agent } nåede Mål med { $score }.
kramer-result-finish-nobody = { $agent } nåede Mål med { $score }, men ingen var { $agent }.
kramer-result-rounds = Sidste runde er spillet: ingen behøvede at nå Mål.
kramer-result-dossiers = Dossierer
kramer-result-five = 5 point for hver agent, der er gættet rigtigt.
kramer-result-right = rigtigt
kramer-result-wrong = forkert
kramer-result-own = egen
kramer-result-rank = Nr. { $n }
kramer-result-scorings = Sådan faldt pointene
kramer-result-scoring = Pointgivning { $n }
kramer-result-safe = udløst af { $who }
kramer-result-safe-you = udløst af dig
kramer-result-total = I alt
kramer-result-cards = Med kort

kramer-result-race = Løbet, pointgivning for pointgivning
kramer-result-fooled = Hvem tog hvem for hvem
kramer-result-fooled-key = Række: hvem der skrev det. Kolonne: om hvem. Den indrammede agent er den rigtige.
# $who: one name or several, $n: how many.
kramer-result-fooled-all = { $who } narrede alle.
# How far a player moved the own agent, and how far all agents together.
kramer-result-moved = flyttede den { $own } af { $all } skridt
kramer-result-unmask = Afslør igen
kramer-share = Billede til deling
kramer-share-failed = Billedet kunne ikke laves på denne enhed.
kramer-share-points = { $n } point.
kramer-share-scorings = { $n ->
    [one] { $n } pointgivning
   *[other] { $n } pointgivninger
}

## The log

kramer-log-identity-you = Du er { $agent }. Hold det hemmeligt.
kramer-log-dealt-you = Du fik kortet { $card }.
kramer-log-rolled = { $who } slog { $face }.
kramer-log-rolled-you = Du slog { $face }.
# $agents: agents with their points, like Mirkov 2, Perry 1
kramer-log-moved = { $who } flyttede { $agents }.
kramer-log-moved-you = Du flyttede { $agents }.
kramer-log-stayed = { $who } flyttede ingen.
kramer-log-stayed-you = Du flyttede ingen.
kramer-log-drew = { $who } trak et kort.
kramer-log-drew-you = Du trak { $card }.
kramer-log-removed = { $card } blev fjernet: der er ikke flere frie agenter.
kramer-log-shuffled = De brugte kort blev blandet: { $n } kort i bunken.
# $agents: agents and where they went, like Jacques → Bank (9)
kramer-log-card-moves = { $who } spillede { $card }: { $agents }.{ $stops ->
    [yes] { " " }Det forhindrede pointgivningen.
   *[no] { "" }
}
kramer-log-card-moves-you = Du spillede { $card }: { $agents }.{ $stops ->
    [yes] { " " }Det forhindrede pointgivningen.
   *[no] { "" }
}
# $agents: agents and the fields their markers stand on now
kramer-log-card-markers = { $who } spillede { $card }: { $agents } på pointsporet.
kramer-log-card-markers-you = Du spillede { $card }: { $agents } på pointsporet.
kramer-log-card-safe = { $who } spillede { $card }: pengeskabet står nu her: { $building }.{ $stops ->
    [yes] { " " }Det forhindrede pointgivningen.
   *[no] { "" }
}
kramer-log-card-safe-you = Du spillede { $card }: pengeskabet står nu her: { $building }.{ $stops ->
    [yes] { " " }Det forhindrede pointgivningen.
   *[no] { "" }
}
kramer-log-card = { $who } spillede { $card }.
kramer-log-card-you = Du spillede { $card }.
kramer-log-passed = { $who } meldte pas.
kramer-log-passed-you = Du meldte pas.
# Several players in a row; $n is how many.
kramer-log-passed-several = { $who } meldte pas.
kramer-log-passed-all = Alle meldte pas.
kramer-log-stopped = { $who } spiller ikke mere lige nu.
kramer-log-stopped-you = Du stoppede for nu.
kramer-log-second = { $who } tog en ekstra identitet.
kramer-log-second-you = Du tog en ekstra identitet: { $agent }.
# $gains: agents and their gains, like Mirkov +7, Larsson −3
kramer-log-scored = Pointgivning, udløst af { $who }. Pengeskab: { $building }. { $gains }
kramer-log-scored-you = Pointgivning, udløst af dig. Pengeskab: { $building }. { $gains }
kramer-log-safe = { $who } flyttede pengeskabet: { $building }.
kramer-log-safe-you = Du flyttede pengeskabet: { $building }.
kramer-log-dossiers = Tid til dossierer: alle udfylder nu et.
kramer-log-line = Du skrev: { $agent } er { $who }.
kramer-log-line-free = Du skrev: { $agent } er ingens.
kramer-log-handed-in = { $who } afleverede et dossier.
kramer-log-handed-in-you = Du afleverede dit dossier.
kramer-log-over = { $n ->
    [one] { $who } vinder. Alle identiteter vises.
   *[other] { $who } deler sejren. Alle identiteter vises.
}
kramer-log-over-you = Du vinder! Alle identiteter vises.
kramer-log-over-nobody = Ingen vinder: en fri agent kom først. Alle identiteter vises.
kramer-log-undone = { $who } tog det sidste træk tilbage.
kramer-log-undone-you = Du tog dit sidste træk tilbage.

## Actions, as entries of a list

kramer-do-move = Flyt { $agents }
kramer-do-stay = Flyt ingen
kramer-do-safe = Stil pengeskabet her: { $building }
kramer-do-card = Spil { $card }
kramer-do-card-agents = Spil { $card }: { $agents }
kramer-do-card-forward = Spil { $card }: { $agent } { $n } frem
kramer-do-card-back = Spil { $card }: { $agent } { $n } tilbage
kramer-do-card-to = Spil { $card }: { $agent } til { $building }
kramer-do-card-safe = Spil { $card }: pengeskabet til { $building }
kramer-do-pass = Meld pas
kramer-do-stop = Stop
kramer-do-line = { $agent } er { $who }
kramer-do-line-free = { $agent } er ingens

## The board in words, for screen readers

kramer-described = Byen i ord
kramer-described-building = { $building }: { $agents }
kramer-described-empty = ingen
kramer-described-safe = Pengeskabet står her: { $building }
kramer-described-score = { $agent }: { $score } af { $finish }

## One sentence of help at the first decision of each kind

kramer-hint-move = Hvert point flytter en agent én bygning. Flyt også andre, ellers ser alle, hvem du er.
kramer-hint-safe = Sæt pengeskabet dér, hvor din agent snart kan være, og ikke dér, hvor andre allerede står godt.
kramer-hint-round = Nu må alle spille et kort, én efter én. Når alle har passet, går turen videre.
kramer-hint-dossier = Skriv, hvem du tror er hvem. Hvert rigtigt gæt giver point til sidst.
