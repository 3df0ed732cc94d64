### The lessons: an interactive game with a teacher. { $agent } and the like are not used: names of agents and cities stand in the sentences.

learn-title = Lär dig { $game }
# A short first name for the learner, where the visitor has not told one.
learn-name = Alex
learn-step = Steg { $n } av { $all }
learn-back = Bakåt
learn-next = Nästa
learn-skip = Hoppa över
learn-again = Från början
learn-finish = Slutför
learn-why = Den exakta regeln
learn-other = Det är också tillåtet, men här är det något annat som gäller. Försök igen: { $wanted }
learn-not-now = Inget att göra just nu. Läs vidare och tryck på Nästa.
learn-others-move = De andra gör sina drag …
learn-progress = Så långt har du kommit

## The end of a lesson

learn-over = Du kan spelet
learn-over-kramer = Du har slagit tärningen, bluffat, knäckt kassaskåpet och fyllt i en dossier. Nu är det allvar: ingen talar om för dig vad du ska göra.
learn-over-randolph = Du har gömt väskor, duellerat, levererat och blivit sprängd. Nu är det allvar: ingen talar om för dig vad du ska göra.
learn-over-stamp = Utbildad agent
learn-play = Spela nu mot bottar
learn-rules = Läs reglerna
learn-other-game = Lär dig det andra spelet

## Kramer’s game. You are Jacques, the red agent; Vera and Boris play with you.
## -title: a heading; no suffix: what is explained; -do: what to do now; -done: what happened, and why.

learn-kramer-town-title = Staden
learn-kramer-town = Tolv byggnader i en ring. Man går medurs: kyrkan, 1 till 10, ruinen och så kyrkan igen. Siffran är vad byggnaden är värd. Banan runt staden räknar poäng: den som når 42 avslutar spelet.

learn-kramer-identity-title = Vem du är
learn-kramer-identity = Alla har fått en identitet, med framsidan nedåt. Du är Jacques, den röda agenten. Ingen annan vet det. Tre av de sex agenterna är ingens: fria agenter.

learn-kramer-points-title = Steg
learn-kramer-points = Du slog en 4:a. Ett steg flyttar en agent en byggnad. Du får fördela stegen på vilka agenter du vill.
learn-kramer-points-do = Ge Jacques (röd) två steg och Doyle (blå) två steg, och bekräfta.
learn-kramer-points-done = Båda är i byggnad 2. Sedan flyttade Vera och Boris, och titta: Boris flyttade din Jacques. Alla flyttar alla.

learn-kramer-one-to-three-title = Sidan 1–3
learn-kramer-one-to-three = Du slog 1–3: nu väljer du själv hur många steg du tar, 1, 2 eller 3.
learn-kramer-one-to-three-do = Ta två steg: ge båda till Jacques (röd).
learn-kramer-one-to-three-done = Jacques är i byggnad 5. Det där var ganska öppet. Den som alltid flyttar samma agent blir snart avslöjad.

learn-kramer-bluff-title = Bluffen
learn-kramer-bluff = Flytta därför någon annan då och då. De andra börjar undra, och tar din agent vidare åt dig.
learn-kramer-bluff-do = Använd dina två steg, men låt Jacques (röd) stå kvar.
learn-kramer-bluff-done = Bra. Nu kan ingen vara säker på något.

learn-kramer-scoring-title = Kassaskåpet
learn-kramer-scoring = Kassaskåpet står i byggnad 7. Om en agent som du har flyttat stannar där knäcks det, och då får varje agent sin byggnads värde i poäng, var den än står.
learn-kramer-scoring-do = Flytta Jacques (röd) två byggnader, till kassaskåpet.
learn-kramer-scoring-done = Jacques fick 7. Men Mirkov, som bara råkade stå i 10, fick 10. Titta var alla står innan du knäcker kassaskåpet.

learn-kramer-safe-title = Flytta kassaskåpet
learn-kramer-safe = Den som knäcker kassaskåpet ställer det någon annanstans: i valfri annan byggnad, tom eller inte. Det utlöser ingen poängräkning.
learn-kramer-safe-do = Välj en ny byggnad åt kassaskåpet.
learn-kramer-safe-done = Kassaskåpet är på plats. Ett bra ställe är där din agent snart kommer att vara.

learn-kramer-ruin-title = Ruinen
learn-kramer-ruin = Mirkov står i 10, alldeles för bra. Ett steg till, och där är ruinen: tre minuspoäng vid en poängräkning. Kassaskåpet står i 6.
learn-kramer-ruin-do = Ge Mirkov (grön) ett steg och Jacques (röd) två, till kassaskåpet i 6.
learn-kramer-ruin-done = Mirkov förlorade 3, Jacques fick 6. Ingen markör hamnar någonsin under Start.

learn-kramer-draw-title = Kort
learn-kramer-draw = Med Top Secret-kort blir spelet vildare. Du drar ett när en agent som du har flyttat stannar i ruinen, eller när du slår 1–3 och inte flyttar någon.
learn-kramer-draw-do = Skicka Perry (gul) till ruinen med ett steg, och ge det andra till Schulz (grå).
learn-kramer-draw-done = Du drog ett kort. Du kan spela det från och med din nästa tur. Man får ha högst fyra på handen.

learn-kramer-card-title = Top Secret-rundan
learn-kramer-card = Efter varje drag följer en runda där alla får spela kort, innan något räknas. Boris har fört Doyle till kassaskåpet och passat. Doyle står skarp. Stoppa det!
learn-kramer-card-do = Spela ”Till ruinen” på Doyle (blå). Tryck sedan på Klar: du spelar inget andra kort.
learn-kramer-card-done = Doyle är borta från kassaskåpet, så det finns inget att räkna. Vera och Boris har passat.

learn-kramer-pass-title = Att passa
learn-kramer-pass = Rundan är slut när alla har passat i följd. Du får frågan en gång till, eftersom du spelade ett kort.
learn-kramer-pass-do = Passa.
learn-kramer-pass-done = Rundan är slut. Ingen poängräkning: ingen stod skarp längre. Den som passar får ändå spela kort om de andra fortsätter.

learn-kramer-second-title = En extra identitet
learn-kramer-second = Ett av korten ger dig en fri agents identitet, utan att de andra ser vilken. I slutet räknas din bättre agent.
learn-kramer-second-do = Spela ”Extra identitet”.
learn-kramer-second-done = Bucci (orange) är också din. Alla såg att du tog en identitet, men inte vilken.

learn-kramer-dossier-title = Dossiern
learn-kramer-dossier = En variant för skarpa iakttagare. När den första markören når 29 skriver alla ner vem som är vem. Varje rätt rad ger fem poäng i slutet. Vera har drivit på Mirkov hela tiden, Boris alltid Doyle.
learn-kramer-dossier-do = Skriv Vera för Mirkov (grön), Boris för Doyle (blå), streck för de andra, och lämna in.
learn-kramer-dossier-done = Nu kan den inte ändras längre. Den som gick på din bluff går miste om fem poäng.

learn-kramer-end-title = Målet
learn-kramer-end = Jacques står på 35. Spelet slutar när en markör når 42 efter en poängräkning. Då vinner den markör som är längst fram, om den är någons: fria agenter vinner inte åt någon.
learn-kramer-end-do = Ge Jacques (röd) tre steg, till kassaskåpet i 9, och Doyle (blå) ett.
learn-kramer-end-done = 35 och 9 är 44: Jacques är i mål, och alla identiteter visas. Du har vunnit.

## Randolph’s game. You are red; Vera is green and sits in the opposite corner.

learn-randolph-world-title = Världen
learn-randolph-world = Du är röd. Dina sju agenter börjar i din bas i nordväst; ditt högkvarter ligger i bortre hörnet, i sydost. För dit väskor med tio hemligheter, så vinner du.

learn-randolph-contents-title = Hemligheter och en bomb
learn-randolph-contents = Du har fyra väskor. I dem göms fem, tre och en hemlighet, och en bomb. Bara du vet vad som är var.
learn-randolph-contents-do = Göm bomben i väska B, och hemligheterna som du vill.
learn-randolph-contents-done = Den som levererar B kommer att ångra sig. Det gäller dig också.

learn-randolph-place-title = Ut i världen
learn-randolph-place = Väskorna läggs i fyra olika städer. De flesta bord gör det samtidigt och i hemlighet; här turas ni om, öppet. En är kvar.
learn-randolph-place-do = Lägg väska D i Casablanca.
learn-randolph-place-done = Alla ser var väskorna ligger, men inte vad som är i dem. Ni har båda slagit tärningarna, och du börjar.

learn-randolph-steps-title = Steg
learn-randolph-steps = Två tärningar, 2 och 1: tre steg, för vilka av dina agenter du vill. Ett steg är en rutt, eller en utgång ur din bas. Du får lämna steg oanvända.
learn-randolph-steps-do = Skicka en agent från basen till Winnipeg och vidare till New York, och en annan till Vancouver.
learn-randolph-steps-done = Alla steg är använda. Du får gå fram och tillbaka, men aldrig in i en bas.

learn-randolph-take-title = Väskor
learn-randolph-take = En agent får ta en väska som ligger i samma stad, släppa den eller byta den, när som helst under din tur och helt gratis. Den bär en åt gången.
learn-randolph-take-do = Skicka agenten i New York till Chicago, ta Veras väska A där och gå tillbaka till New York.
learn-randolph-take-done = Att ta den kostade inget steg. Vad är det i A? Vera gick förbi den med ett leende …

learn-randolph-crowd-title = Ingen trängsel
learn-randolph-crowd = Högst två av dina agenter får stå i en stad. En tredje får passera, om det allra nästa steget tar ut en av de tre igen.
learn-randolph-crowd-do = Skicka agenten i Havanna till Lissabon. Skicka sedan en från Lissabon vidare till London.
learn-randolph-crowd-done = Två är kvar i Lissabon. Med bara ett steg hade den tredje inte kunnat komma in.

learn-randolph-duel-title = En duell
learn-randolph-duel = I London bär en av Veras agenter din väska D. Den som går in i en stad med en fiende måste duellera: båda väljer ett kort i hemlighet, och det högre vinner.
learn-randolph-duel-do = Skicka agenten i Montreal till London. Lägg sedan din 4:a.
learn-randolph-duel-done = 4 slår 2. Veras agent är ute ur spelet, och väskan ligger i London. Din 4:a är förbrukad tills alla sju kort är det.

learn-randolph-bonus-title = Bonussteget
learn-randolph-bonus = En angripare som vinner får ett bonussteg för agenten som vann, och turen fortsätter.
learn-randolph-bonus-do = Ta väska D med agenten i London och gå till Lissabon.
learn-randolph-bonus-done = Bonussteget används först. Du har fortfarande ett steg kvar från tärningarna.

learn-randolph-tie-title = Lika
learn-randolph-tie = Och om båda korten är lika? Då vinner angriparen, den som kom in. (I den engelska utgåvan bara om det var sista steget.)
learn-randolph-tie-do = Skicka agenten i London till Berlin. Lägg sedan din 3:a.
learn-randolph-tie-done = 3 mot 3: det var du som kom in, så du vinner.

learn-randolph-zero-title = Nollan
learn-randolph-zero = Nu angriper Vera dig i Kairo, och dina bra kort är förbrukade. Den som förlorar mister agenten, utom med en 0:a: då går den bara hem.
learn-randolph-zero-do = Lägg en 0:a.
learn-randolph-zero-done = Vera slösade bort en 5:a, och din agent väntar i sin bas. Du har två nollor.

learn-randolph-loot-title = Bytet
learn-randolph-loot = Vera angriper igen, i Wien, med väska B i handen. Hennes 5:a och 4:a är förbrukade. Vinner du som försvarare får du genast ta det som förloraren bar, eller byta ditt eget mot det.
learn-randolph-loot-do = Lägg din 4:a. Ta sedan väskan.
learn-randolph-loot-done = En angripare som förlorar mister också resten av turen. Nu har du Veras B och har lämnat din C i Wien.

learn-randolph-deliver-title = Leverera
learn-randolph-deliver = Sydney är en av portarna till ditt högkvarter. För att gå in behöver du en väska, och att gå in är att leverera.
learn-randolph-deliver-do = Skicka agenten i Manila till Sydney och sedan in i ditt högkvarter.
learn-randolph-deliver-done = Fem hemligheter! Agenten är tillbaka i sin bas. Av dina tre första väskor måste minst en vara en motståndares: dina egna innehåller bara nio.

learn-randolph-bomb-title = Bomben
learn-randolph-bomb = Fem till, så vinner du. Veras C var så lätt att få tag i …
learn-randolph-bomb-do = Leverera den från Singapore. Offra sedan två till: agenten i Nuuk och den i din bas.
learn-randolph-bomb-done = En bomb kostar hälften av dina agenter, avrundat uppåt: av fem tre. Bäraren är en av dem; de andra väljer du.

learn-randolph-guards-title = Tre spelare
learn-randolph-guards = När ni är tre har en spelare ingen mitt emot sig. För att jämna ut det får var och en av de andra två postera en agent i den tomma basen, som vakt. Du är en av dem.
learn-randolph-guards-do = Postera en vakt, så är du redo.
learn-randolph-guards-done = Din vakt går ut genom den basens utgångar. Blir den hemskickad går den till din egen bas.

learn-randolph-win-title = Tio hemligheter
learn-randolph-win = Tillbaka till ditt krig mot Vera. Du har levererat fem hemligheter, och i Perth står en agent med din egen A: fem till.
learn-randolph-win-do = Gå från Perth in i ditt högkvarter.
learn-randolph-win-done = Tio hemligheter: du vinner genast, och alla väskor öppnas.
