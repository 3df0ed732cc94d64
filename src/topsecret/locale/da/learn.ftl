### The lessons: an interactive game with a teacher. { $agent } and the like are not used: names of agents and cities stand in the sentences.

learn-title = Lær { $game }
# A short first name for the learner, where the visitor has not told one.
learn-name = Alex
learn-step = Trin { $n } af { $all }
learn-back = Tilbage
learn-next = Næste
learn-skip = Spring over
learn-again = Fra begyndelsen
learn-finish = Afslut
learn-why = Den præcise regel
learn-other = Det er også tilladt, men her er det noget andet, der skal til. Prøv igen: { $wanted }
learn-not-now = Intet at gøre lige nu. Læs videre, og tryk på Næste.
learn-others-move = De andre trækker …
learn-progress = Hvor langt du er

## The end of a lesson

learn-over = Du kan spillet
learn-over-kramer = Du har slået, bluffet, brudt pengeskabet op og udfyldt et dossier. Nu gælder det: ingen fortæller dig, hvad du skal gøre.
learn-over-randolph = Du har gemt kufferter, kæmpet, afleveret og fået en bombe i hovedet. Nu gælder det: ingen fortæller dig, hvad du skal gøre.
learn-over-stamp = Agent uddannet
learn-play = Spil mod bots nu
learn-rules = Læs reglerne
learn-other-game = Lær det andet spil

## Kramer’s game. You are Jacques, the red agent; Vera and Boris play with you.
## -title: a heading; no suffix: what is explained; -do: what to do now; -done: what happened, and why.

learn-kramer-town-title = Byen
learn-kramer-town = Tolv bygninger i en ring. Man går med uret: kirken, 1 til 10, ruinen og så kirken igen. Tallet er, hvad bygningen er værd. Sporet rundt om byen tæller point: når nogen kommer til 42, slutter spillet.

learn-kramer-identity-title = Hvem du er
learn-kramer-identity = Alle har fået en identitet med bagsiden opad. Din er Jacques, den røde agent. Det ved ingen andre. Tre af de seks agenter er ingens: frie agenter.

learn-kramer-points-title = Point
learn-kramer-points = Du slog en 4’er. Ét point flytter én agent én bygning. Du må dele pointene mellem agenterne, som du vil.
learn-kramer-points-do = Giv Jacques (rød) to point og Doyle (blå) to point, og bekræft så.
learn-kramer-points-done = Begge står i bygning 2. Så trak Vera og Boris, og se: Boris flyttede din Jacques. Alle flytter alle.

learn-kramer-one-to-three-title = Siden 1–3
learn-kramer-one-to-three = Du slog 1–3: nu vælger du selv, hvor mange point du tager, 1, 2 eller 3.
learn-kramer-one-to-three-do = Tag to point: giv begge til Jacques (rød).
learn-kramer-one-to-three-done = Jacques står i bygning 5. Det var lidt for åbenlyst. Den, der altid flytter samme agent, bliver hurtigt afsløret.

learn-kramer-bluff-title = Bluff
learn-kramer-bluff = Flyt derfor en anden nu og da. Så bliver de andre i tvivl, og de bærer selv din agent videre.
learn-kramer-bluff-do = Brug dine to point, men lad Jacques (rød) blive stående.
learn-kramer-bluff-done = Godt. Ingen kan være sikker på noget.

learn-kramer-scoring-title = Pengeskabet
learn-kramer-scoring = Pengeskabet står i bygning 7. Hvis en agent, du har flyttet, ender der, bliver det brudt op, og så får hver agent sin bygnings værdi, uanset hvor den står.
learn-kramer-scoring-do = Flyt Jacques (rød) to bygninger, hen til pengeskabet.
learn-kramer-scoring-done = Jacques fik 7. Men Mirkov, som bare stod i 10, fik 10. Før du bryder pengeskabet op, så se, hvor alle står.

learn-kramer-safe-title = Flyt pengeskabet
learn-kramer-safe = Den, der bryder pengeskabet op, stiller det et andet sted: i en hvilken som helst anden bygning, med eller uden agenter. Det giver ingen point.
learn-kramer-safe-do = Vælg en ny bygning til pengeskabet.
learn-kramer-safe-done = Pengeskabet står der. Et godt sted er dér, hvor din agent snart er.

learn-kramer-ruin-title = Ruinen
learn-kramer-ruin = Mirkov står i 10, alt for godt. Ét skridt længere fremme ligger ruinen: den koster tre point ved en pointgivning. Pengeskabet står i 6.
learn-kramer-ruin-do = Giv Mirkov (grøn) ét point og Jacques (rød) to, hen til pengeskabet i 6.
learn-kramer-ruin-done = Mirkov mistede 3, Jacques fik 6. Ingen markør kommer nogensinde under Start.

learn-kramer-draw-title = Kort
learn-kramer-draw = Med Top Secret-kort bliver spillet vildere. Du trækker et, når en agent, du har flyttet, ender i ruinen, eller når du slår 1–3 og ikke flytter nogen.
learn-kramer-draw-do = Send Perry (gul) ind i ruinen med ét point, og giv det andet til Schulz (grå).
learn-kramer-draw-done = Du trak et kort. Du kan spille det fra din næste tur. Man har højst fire på hånden.

learn-kramer-card-title = Top Secret-runden
learn-kramer-card = Efter hvert træk kommer en runde, hvor alle må spille kort, før der gives point. Boris har flyttet Doyle hen til pengeskabet og meldt pas. Doyle står bevæbnet. Stop det!
learn-kramer-card-do = Spil »Ind i ruinen« på Doyle (blå). Vælg så Stop: du spiller ikke et kort til.
learn-kramer-card-done = Doyle er væk fra pengeskabet, så der er ingen point at hente. Vera og Boris har meldt pas.

learn-kramer-pass-title = Meld pas
learn-kramer-pass = Runden er slut, når alle har meldt pas efter hinanden. Du bliver spurgt igen, fordi du spillede et kort.
learn-kramer-pass-do = Meld pas.
learn-kramer-pass-done = Runden er slut. Ingen pointgivning: ingen var bevæbnet længere. Den, der har meldt pas, må stadig spille et kort, hvis de andre fortsætter.

learn-kramer-second-title = En ekstra identitet
learn-kramer-second = Ét kort giver dig en fri agents identitet, uden at de andre ser den. Til sidst tæller din bedste agent.
learn-kramer-second-do = Spil »Ekstra identitet«.
learn-kramer-second-done = Bucci (orange) er også din. Alle så, at du tog en identitet, men ikke hvilken.

learn-kramer-dossier-title = Dossieret
learn-kramer-dossier = En variant for gode iagttagere. Når den første markør når 29, skriver alle ned, hvem der er hvem. Hver rigtig linje giver fem point til sidst. Vera har skubbet til Mirkov hele tiden, Boris altid til Doyle.
learn-kramer-dossier-do = Skriv Vera ved Mirkov (grøn), Boris ved Doyle (blå), en streg ved de andre, og aflever.
learn-kramer-dossier-done = Det kan ikke ændres mere. Den, din bluff har narret, går glip af fem point.

learn-kramer-end-title = Målet
learn-kramer-end = Jacques står på 35. Spillet slutter, når en markør når 42 efter en pointgivning. Så vinder den forreste markør, hvis den er nogens: frie agenter vinder for ingen.
learn-kramer-end-do = Giv Jacques (rød) tre point, hen til pengeskabet i 9, og Doyle (blå) ét.
learn-kramer-end-done = 35 plus 9 er 44: Jacques er over stregen, og alle identiteter vises. Du har vundet.

## Randolph’s game. You are red; Vera is green and sits in the opposite corner.

learn-randolph-world-title = Verden
learn-randolph-world = Du er rød. Dine syv agenter starter i din base i nordvest; dit hovedkvarter ligger i det modsatte hjørne, i sydøst. Bring kufferter med ti hemmeligheder derhen, så vinder du.

learn-randolph-contents-title = Hemmeligheder og en bombe
learn-randolph-contents = Du ejer fire kufferter. I dem lægger du fem, tre og én hemmelighed og en bombe. Kun du ved, hvad der er hvor.
learn-randolph-contents-do = Gem bomben i kuffert B og hemmelighederne, som du vil.
learn-randolph-contents-done = Den, der afleverer B, vil fortryde det. Det gælder også dig.

learn-randolph-place-title = Ud i verden
learn-randolph-place = Kufferterne skal ud i fire forskellige byer. Ved de fleste borde gør alle det på én gang og i hemmelighed; her skiftes I, åbent. Der er én tilbage.
learn-randolph-place-do = Stil kuffert D i Casablanca.
learn-randolph-place-done = Alle ser, hvor kufferterne ligger, men ikke, hvad der er i dem. I har begge slået, og du begynder.

learn-randolph-steps-title = Skridt
learn-randolph-steps = To terninger, 2 og 1: tre skridt til dine agenter, som du vil. Et skridt er én rute eller en udgang fra din base. Du må lade skridt være ubrugte.
learn-randolph-steps-do = Send en agent fra basen til Winnipeg og videre til New York, og en anden til Vancouver.
learn-randolph-steps-done = Alle skridt er brugt. Man må gå frem og tilbage, men aldrig ind i en base.

learn-randolph-take-title = Kufferter
learn-randolph-take = En agent må tage en kuffert, der ligger i dens by, efterlade den eller bytte den, når som helst i din tur og ganske gratis. Den bærer kun én.
learn-randolph-take-do = Send agenten i New York til Chicago, tag Veras kuffert A der, og gå tilbage til New York.
learn-randolph-take-done = At tage den kostede intet skridt. Hvad er der i A? Vera gik forbi den med et smil …

learn-randolph-crowd-title = Ingen trængsel
learn-randolph-crowd = Højst to af dine agenter må stå i en by. En tredje må gå igennem, hvis det allernæste skridt fører en af de tre ud igen.
learn-randolph-crowd-do = Send agenten i Havana til Lissabon. Send så en fra Lissabon videre til London.
learn-randolph-crowd-done = To bliver i Lissabon. Med kun ét skridt kunne den tredje ikke være kommet ind.

learn-randolph-duel-title = En duel
learn-randolph-duel = I London bærer en af Veras agenter din kuffert D. Den, der går ind i en by med en fjende, skal duellere: begge vælger et kort i hemmelighed, og det højeste vinder.
learn-randolph-duel-do = Send agenten i Montreal til London. Læg så din 4’er.
learn-randolph-duel-done = 4 slår 2. Veras agent er ude af spillet, og kufferten ligger i London. Din 4’er er brugt, indtil alle syv kort er det.

learn-randolph-bonus-title = Bonusskridtet
learn-randolph-bonus = En angriber, der vinder, får et bonusskridt til den agent, der vandt, og turen går videre.
learn-randolph-bonus-do = Tag kuffert D med agenten i London, og gå til Lissabon.
learn-randolph-bonus-done = Bonusskridtet bruges først. Du har stadig ét skridt fra terningerne.

learn-randolph-tie-title = Uafgjort
learn-randolph-tie = Hvad nu, hvis begge kort er ens? Så vinder angriberen, altså den, der kom ind. (I den engelske udgave kun, hvis det var det sidste skridt.)
learn-randolph-tie-do = Send agenten i London til Berlin. Læg så din 3’er.
learn-randolph-tie-done = 3 mod 3: du kom ind, så du vinder.

learn-randolph-zero-title = Nullet
learn-randolph-zero = Nu angriber Vera dig i Kairo, og dine gode kort er brugt. Den, der taber, mister agenten, undtagen med et 0: så tager den bare hjem.
learn-randolph-zero-do = Læg et 0.
learn-randolph-zero-done = Vera spildte en 5’er, og din agent venter i sin base. Du har to nuller.

learn-randolph-loot-title = Bytte
learn-randolph-loot = Vera angriber igen, i Wien, med kuffert B i hånden. Hendes 5’er og 4’er er brugt. Hvis du vinder som forsvarer, må du straks tage det, taberen bar, eller bytte det med din egen.
learn-randolph-loot-do = Læg din 4’er. Tag så byttet.
learn-randolph-loot-done = En angriber, der taber, mister også resten af turen. Du har nu Veras B og har efterladt din C i Wien.

learn-randolph-deliver-title = At aflevere
learn-randolph-deliver = Sydney er en af portene til dit hovedkvarter. For at gå ind skal du have en kuffert, og at gå ind er at aflevere.
learn-randolph-deliver-do = Send agenten i Manila til Sydney og så ind i dit hovedkvarter.
learn-randolph-deliver-done = Fem hemmeligheder! Agenten er tilbage i sin base. Af dine første tre kufferter skal mindst én være en modstanders: dine egne rummer kun ni.

learn-randolph-bomb-title = Bomben
learn-randolph-bomb = Fem til, så vinder du. Veras C var så let at få fat i …
learn-randolph-bomb-do = Aflever den fra Singapore. Opgiv så to agenter mere: den i Nuuk og den i din base.
learn-randolph-bomb-done = En bombe koster halvdelen af dine agenter, rundet op: af fem tre. Den, der bar den, er en af dem; de andre vælger du.

learn-randolph-guards-title = Tre spillere
learn-randolph-guards = Når I er tre, har én spiller ingen over for sig. Til gengæld må hver af de to andre stille en agent i den tomme base som vagt. Du er en af dem.
learn-randolph-guards-do = Stil én vagt ud, og meld dig klar.
learn-randolph-guards-done = Din vagt går ud ad den bases udgange. Hvis den bliver sendt hjem, er det til din egen base.

learn-randolph-win-title = Ti hemmeligheder
learn-randolph-win = Tilbage til din krig med Vera. Du har afleveret fem hemmeligheder, og en agent står i Perth med din egen A: fem til.
learn-randolph-win-do = Gå fra Perth ind i dit hovedkvarter.
learn-randolph-win-done = Ti hemmeligheder: du vinder med det samme, og alle kufferter bliver åbnet.
