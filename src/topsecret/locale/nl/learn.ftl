### The lessons: an interactive game with a teacher. { $agent } and the like are not used: names of agents and cities stand in the sentences.

learn-title = { $game } leren
# A short first name for the learner, where the visitor has not told one.
learn-name = Alex
learn-step = Stap { $n } van { $all }
learn-back = Terug
learn-next = Verder
learn-skip = Sla over
learn-again = Opnieuw beginnen
learn-finish = Klaar
learn-why = De precieze regel
learn-other = Dat mag ook, maar hier is iets anders de bedoeling. Probeer het nog eens: { $wanted }
learn-not-now = Nu hoef je niets te doen. Lees door en druk op Verder.
learn-others-move = De anderen zijn aan zet …
learn-progress = Hoever je bent

## The end of a lesson

learn-over = Je kent het spel
learn-over-kramer = Je hebt gegooid, gebluft, de kluis gekraakt en een dossier ingevuld. Nu telt het: niemand zegt je meer wat je moet doen.
learn-over-randolph = Je hebt koffertjes verstopt, geduelleerd, afgeleverd en een bom zien ontploffen. Nu telt het: niemand zegt je meer wat je moet doen.
learn-over-stamp = Agent opgeleid
learn-play = Speel nu tegen bots
learn-rules = Lees de regels
learn-other-game = Leer het andere spel

## Kramer’s game. You are Jacques, the red agent; Vera and Boris play with you.
## -title: a heading; no suffix: what is explained; -do: what to do now; -done: what happened, and why.

learn-kramer-town-title = De stad
learn-kramer-town = Twaalf gebouwen in een ring. Je gaat met de klok mee: kerk, 1 tot en met 10, de bouwval en dan weer de kerk. Het nummer is wat een gebouw waard is. Het spoor om de stad telt de punten: wie 42 haalt, maakt een eind aan het spel.

learn-kramer-identity-title = Wie je bent
learn-kramer-identity = Iedereen kreeg gedekt een identiteit. De jouwe is Jacques, de rode agent. Niemand anders weet dat. Drie van de zes agenten zijn van niemand: meelopers.

learn-kramer-points-title = Punten
learn-kramer-points = Je gooide een 4. Met één punt gaat één agent één gebouw verder. Je mag de punten verdelen zoals je wilt, over welke agenten dan ook.
learn-kramer-points-do = Geef Jacques (rood) twee punten en Doyle (blauw) twee punten, en bevestig.
learn-kramer-points-done = Allebei staan ze in gebouw 2. Toen waren Vera en Boris aan zet, en kijk: Boris verplaatste jouw Jacques. Iedereen verplaatst iedereen.

learn-kramer-one-to-three-title = De worp 1–3
learn-kramer-one-to-three = Je gooide 1–3: nu kies je zelf hoeveel punten je neemt, 1, 2 of 3.
learn-kramer-one-to-three-do = Neem twee punten: geef ze allebei aan Jacques (rood).
learn-kramer-one-to-three-done = Jacques staat in gebouw 5. Dat was nogal doorzichtig. Wie steeds dezelfde agent verplaatst, valt al snel door de mand.

learn-kramer-bluff-title = Bluffen
learn-kramer-bluff = Verplaats dus af en toe iemand anders. De anderen gaan twijfelen en nemen jouw agent vanzelf mee.
learn-kramer-bluff-do = Gebruik je twee punten, maar laat Jacques (rood) staan.
learn-kramer-bluff-done = Goed zo. Niemand kan ergens zeker van zijn.

learn-kramer-scoring-title = De kluis
learn-kramer-scoring = De kluis staat in gebouw 7. Eindigt een agent die jij verplaatste in dat gebouw, dan kraakt hij de kluis. Elke agent krijgt dan de waarde van zijn gebouw, waar hij ook staat.
learn-kramer-scoring-do = Zet Jacques (rood) twee gebouwen verder, naar de kluis.
learn-kramer-scoring-done = Jacques kreeg 7 punten. Maar Mirkov, die toevallig in 10 stond, kreeg er 10. Kijk dus waar iedereen staat voor je de kluis kraakt.

learn-kramer-safe-title = De kluis verplaatsen
learn-kramer-safe = Wie de kluis kraakt, zet hem ergens anders neer: in elk ander gebouw, leeg of niet. Dat veroorzaakt geen puntentelling.
learn-kramer-safe-do = Kies een nieuw gebouw voor de kluis.
learn-kramer-safe-done = De kluis staat. Een goede plek is waar jouw agent straks ook is.

learn-kramer-ruin-title = De bouwval
learn-kramer-ruin = Mirkov staat in 10, en dat is veel te goed. Eén stap verder ligt de bouwval: drie punten eraf bij een puntentelling. De kluis staat in 6.
learn-kramer-ruin-do = Geef Mirkov (groen) één punt en Jacques (rood) twee, naar de kluis in 6.
learn-kramer-ruin-done = Mirkov verloor er 3, Jacques won er 6. Een scoresteen zakt nooit verder terug dan Start.

learn-kramer-draw-title = Kaarten
learn-kramer-draw = Met Top Secret-kaarten gaat het er wilder aan toe. Je trekt er een als een agent die jij verplaatste in de bouwval eindigt, of als je 1–3 gooit en niemand verplaatst.
learn-kramer-draw-do = Stuur Perry (geel) met één punt de bouwval in en geef het andere aan Schulz (grijs).
learn-kramer-draw-done = Je trok een kaart. Vanaf je volgende beurt mag je hem spelen. Meer dan vier kaarten heb je nooit in de hand.

learn-kramer-card-title = De Top Secret-ronde
learn-kramer-card = Na elke zet komt er een ronde waarin iedereen kaarten mag spelen, voordat er iets wordt geteld. Boris heeft Doyle naar de kluis gebracht en gepast. Doyle staat op scherp. Houd hem tegen!
learn-kramer-card-do = Speel “Naar de bouwval” op Doyle (blauw). Stop daarna: je speelt geen tweede kaart.
learn-kramer-card-done = Doyle is weg bij de kluis, dus er valt niets te tellen. Vera en Boris hebben gepast.

learn-kramer-pass-title = Passen
learn-kramer-pass = De ronde is voorbij als iedereen na elkaar heeft gepast. Jij bent nog één keer aan de beurt, want je speelde een kaart.
learn-kramer-pass-do = Pas.
learn-kramer-pass-done = De ronde is voorbij. Geen puntentelling: niemand stond nog op scherp. Wie past, mag later toch nog een kaart spelen als de anderen doorgaan.

learn-kramer-second-title = Een tweede identiteit
learn-kramer-second = Eén kaart geeft je de identiteit van een meeloper, zonder dat de anderen zien welke. Aan het eind telt de beste van je agenten.
learn-kramer-second-do = Speel “Tweede identiteit”.
learn-kramer-second-done = Bucci (oranje) is nu ook van jou. Iedereen zag dat je een identiteit nam, maar niet welke.

learn-kramer-dossier-title = Het dossier
learn-kramer-dossier = Een variant voor goede waarnemers. Als de eerste scoresteen 29 haalt, schrijft iedereen op wie wie is. Elke juiste regel levert aan het eind vijf punten op. Vera hielp steeds Mirkov vooruit, Boris altijd Doyle.
learn-kramer-dossier-do = Vul Vera in bij Mirkov (groen), Boris bij Doyle (blauw), een streepje bij de anderen, en lever het in.
learn-kramer-dossier-done = Er valt niets meer aan te veranderen. Wie in jouw bluf is getrapt, loopt vijf punten mis.

learn-kramer-end-title = De finish
learn-kramer-end = Jacques staat op 35. Het spel eindigt als een scoresteen na een puntentelling 42 haalt. Dan wint de scoresteen die het verst is, als hij van iemand is: meelopers winnen voor niemand.
learn-kramer-end-do = Geef Jacques (rood) drie punten, naar de kluis in 9, en Doyle (blauw) één.
learn-kramer-end-done = 35 plus 9 is 44: Jacques is over de streep en alle identiteiten worden getoond. Je hebt gewonnen.

## Randolph’s game. You are red; Vera is green and sits in the opposite corner.

learn-randolph-world-title = De wereld
learn-randolph-world = Je speelt met rood. Je zeven agenten beginnen in je basis in het noordwesten; je hoofdkwartier ligt in de verste hoek, in het zuidoosten. Breng daar koffertjes met tien documenten heen en je wint.

learn-randolph-contents-title = Documenten en een bom
learn-randolph-contents = Je hebt vier koffertjes. Er gaan vijf, drie en één document in, en een bom. Alleen jij weet wat waarin zit.
learn-randolph-contents-do = Verstop de bom in koffertje B en verdeel de documenten zoals je wilt.
learn-randolph-contents-done = Wie B aflevert, krijgt spijt. Ook jij.

learn-randolph-place-title = De wijde wereld in
learn-randolph-place = De koffertjes gaan naar vier verschillende steden. Aan de meeste tafels gebeurt dat tegelijk en in het geheim; hier om de beurt en openlijk. Er is er nog één over.
learn-randolph-place-do = Zet koffertje D in Casablanca.
learn-randolph-place-done = Iedereen ziet waar koffertjes liggen, maar niet wat erin zit. Jullie hebben allebei gegooid, en jij begint.

learn-randolph-steps-title = Stappen
learn-randolph-steps = Twee dobbelstenen, 2 en 1: drie stappen, voor welke van je agenten ook. Een stap is één route, of een uitgang van je basis. Je mag stappen ongebruikt laten.
learn-randolph-steps-do = Stuur één agent van de basis naar Winnipeg en door naar New York, en een andere naar Vancouver.
learn-randolph-steps-done = Alle stappen zijn op. Je mag heen en weer lopen, maar nooit een basis in.

learn-randolph-take-title = Koffertjes
learn-randolph-take = Een agent mag een koffertje in zijn stad pakken, het zijne neerzetten of die twee ruilen, op elk moment van je beurt en gratis. Hij draagt er hoogstens één.
learn-randolph-take-do = Stuur de agent in New York naar Chicago, pak daar koffertje A van Vera en ga terug naar New York.
learn-randolph-take-done = Pakken kost geen stap. Wat zit er in A? Vera liep er met een glimlach langs …

learn-randolph-crowd-title = Geen gedrang
learn-randolph-crowd = In een stad mogen hoogstens twee van je agenten staan. Een derde mag erdoorheen, als meteen de volgende stap een van de drie er weer uit brengt.
learn-randolph-crowd-do = Stuur de agent in Havana naar Lissabon. Stuur er dan een van Lissabon door naar Londen.
learn-randolph-crowd-done = In Lissabon blijven er twee. Met maar één stap had de derde er niet in gemogen.

learn-randolph-duel-title = Een duel
learn-randolph-duel = In Londen draagt een agent van Vera jouw koffertje D. Wie een stad met een vijand binnengaat, moet duelleren: beiden kiezen in het geheim een kaart, en de hoogste wint.
learn-randolph-duel-do = Stuur de agent in Montreal naar Londen. Speel dan je 4.
learn-randolph-duel-done = 4 verslaat 2. Vera’s agent is uit het spel en het koffertje ligt in Londen. Je 4 is gebruikt, tot je alle zeven kaarten hebt gespeeld.

learn-randolph-bonus-title = De bonusstap
learn-randolph-bonus = Een aanvaller die wint, krijgt een bonusstap voor de agent die won, en de beurt gaat door.
learn-randolph-bonus-do = Pak koffertje D met de agent in Londen en ga naar Lissabon.
learn-randolph-bonus-done = De bonusstap gaat er het eerst af. Van de dobbelstenen heb je nog één stap.

learn-randolph-tie-title = Gelijkspel
learn-randolph-tie = En als beide kaarten gelijk zijn? Dan wint de aanvaller, degene die binnenkwam. (In de Engelse editie alleen als dat de laatste stap was.)
learn-randolph-tie-do = Stuur de agent in Londen naar Berlijn. Speel dan je 3.
learn-randolph-tie-done = 3 tegen 3: jij kwam binnen, dus jij wint.

learn-randolph-zero-title = De nul
learn-randolph-zero = Nu valt Vera jou aan in Caïro, en je goede kaarten zijn op. Wie verliest, is de agent kwijt, behalve met een 0: dan gaat hij gewoon naar huis.
learn-randolph-zero-do = Speel een 0.
learn-randolph-zero-done = Vera heeft een 5 verspild, en jouw agent wacht in zijn basis. Je hebt twee nullen.

learn-randolph-loot-title = Buit
learn-randolph-loot = Vera valt weer aan, in Wenen, met koffertje B in de hand. Haar 5 en 4 zijn op. Win je als verdediger, dan mag je meteen pakken wat de verliezer droeg, of het ruilen voor wat je zelf draagt.
learn-randolph-loot-do = Speel je 4. Pak dan de buit.
learn-randolph-loot-done = Een aanvaller die verliest, is ook de rest van de beurt kwijt. Jij hebt nu Vera’s B en hebt je C in Wenen achtergelaten.

learn-randolph-deliver-title = Afleveren
learn-randolph-deliver = Sydney is een van de poorten van je hoofdkwartier. Om binnen te gaan heb je een koffertje nodig, en binnengaan is afleveren.
learn-randolph-deliver-do = Stuur de agent in Manilla naar Sydney en dan je hoofdkwartier in.
learn-randolph-deliver-done = Vijf documenten! De agent is terug in zijn basis. Van je eerste drie koffertjes moet er minstens één van een tegenstander zijn: in je eigen koffertjes zitten er maar negen.

learn-randolph-bomb-title = De bom
learn-randolph-bomb = Nog vijf en je wint. Vera’s C was zo makkelijk te krijgen …
learn-randolph-bomb-do = Lever het af vanuit Singapore. Geef dan nog twee agenten op: die in Nuuk en die in je basis.
learn-randolph-bomb-done = Een bom kost je de helft van je agenten, naar boven afgerond: van vijf drie. De drager is er een van; de andere kies je zelf.

learn-randolph-guards-title = Drie spelers
learn-randolph-guards = Met drie spelers heeft één speler niemand tegenover zich. Om dat goed te maken mogen de andere twee elk een agent als wachter in die lege basis plaatsen. Jij bent een van die twee.
learn-randolph-guards-do = Plaats één wachter, en je bent klaar.
learn-randolph-guards-done = Je wachter vertrekt door de uitgangen van die basis. Moet hij naar huis, dan gaat hij naar je eigen basis.

learn-randolph-win-title = Tien documenten
learn-randolph-win = Terug naar je oorlog met Vera. Je hebt vijf documenten afgeleverd, en in Perth staat een agent met je eigen A: nog eens vijf.
learn-randolph-win-do = Ga van Perth je hoofdkwartier in.
learn-randolph-win-done = Tien documenten: je wint meteen, en alle koffertjes gaan open.
