### The lessons: an interactive game with a teacher. { $agent } and the like are not used: names of agents and cities stand in the sentences.

learn-title = Impara: { $game }
# A short first name for the learner, where the visitor has not told one.
learn-name = Alex
learn-step = Passo { $n } di { $all }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-again = Dall’inizio
learn-finish = Fine
learn-why = La regola esatta
learn-other = Anche questo è permesso, ma qui serve altro. Riprova: { $wanted }
learn-not-now = Adesso non c’è niente da fare. Leggi e premi Avanti.
learn-others-move = Muovono gli altri…
learn-progress = A che punto sei

## The end of a lesson

learn-over = Ora conosci il gioco
learn-over-kramer = Hai tirato il dado, bluffato, scassinato la cassaforte e compilato un dossier. Adesso si fa sul serio: nessuno ti dirà che cosa fare.
learn-over-randolph = Hai nascosto valigie, duellato, consegnato, e una bomba ti è scoppiata in mano. Adesso si fa sul serio: nessuno ti dirà che cosa fare.
learn-over-stamp = Agente pronto
learn-play = Gioca subito con i bot
learn-rules = Leggi le regole
learn-other-game = Impara l’altro gioco

## Kramer’s game. You are Jacques, the red agent; Vera and Boris play with you.
## -title: a heading; no suffix: what is explained; -do: what to do now; -done: what happened, and why.

learn-kramer-town-title = La città
learn-kramer-town = Dodici edifici in cerchio. Si va in senso orario: chiesa, da 1 a 10, rovine, e di nuovo la chiesa. Il numero è il valore dell’edificio. Il tracciato intorno alla città conta i punti: chi arriva a 42 chiude la partita.

learn-kramer-identity-title = Chi sei
learn-kramer-identity = Ognuno ha ricevuto un’identità coperta. La tua è Jacques, l’agente rosso. Non lo sa nessun altro. Tre dei sei agenti non sono di nessuno: sono agenti liberi.

learn-kramer-points-title = I punti
learn-kramer-points = Hai tirato un 4. Un punto muove un agente di un edificio. Puoi dividere i punti fra gli agenti che vuoi.
learn-kramer-points-do = Dai due punti a Jacques (rosso) e due a Doyle (blu), poi conferma.
learn-kramer-points-done = Sono tutti e due nell’edificio 2. Poi hanno mosso Vera e Boris, e guarda: Boris ha mosso il tuo Jacques. Tutti muovono tutti.

learn-kramer-one-to-three-title = La faccia 1–3
learn-kramer-one-to-three = Hai tirato 1–3: ora scegli quanti punti prendere, 1, 2 o 3.
learn-kramer-one-to-three-do = Prendi due punti: dalli entrambi a Jacques (rosso).
learn-kramer-one-to-three-done = Jacques è nell’edificio 5. Un po’ troppo scoperto. Chi muove sempre lo stesso agente si fa presto smascherare.

learn-kramer-bluff-title = Il bluff
learn-kramer-bluff = Perciò ogni tanto muovi qualcun altro. Gli altri si chiederanno perché, e intanto porteranno avanti il tuo agente.
learn-kramer-bluff-do = Usa i tuoi due punti, ma lascia Jacques (rosso) dov’è.
learn-kramer-bluff-done = Bene. Nessuno può essere sicuro di niente.

learn-kramer-scoring-title = La cassaforte
learn-kramer-scoring = La cassaforte è nell’edificio 7. Se un agente che hai mosso finisce lì, viene scassinata, e ogni agente guadagna il valore del proprio edificio, ovunque si trovi.
learn-kramer-scoring-do = Muovi Jacques (rosso) di due edifici, fino alla cassaforte.
learn-kramer-scoring-done = Jacques ha guadagnato 7. Ma Mirkov, che se ne stava nel 10, ha guadagnato 10. Prima di scassinare la cassaforte, guarda dove sono tutti.

learn-kramer-safe-title = Spostare la cassaforte
learn-kramer-safe = Chi scassina la cassaforte la mette altrove: in qualsiasi altro edificio, occupato o no. Questo non provoca un conteggio.
learn-kramer-safe-do = Scegli un nuovo edificio per la cassaforte.
learn-kramer-safe-done = La cassaforte è a posto. Un buon posto è dove il tuo agente sarà tra poco.

learn-kramer-ruin-title = Le rovine
learn-kramer-ruin = Mirkov sta nel 10, fin troppo bene. Un edificio più in là ci sono le rovine: tre punti in meno a ogni conteggio. La cassaforte è nel 6.
learn-kramer-ruin-do = Dai un punto a Mirkov (verde) e due a Jacques (rosso), fino alla cassaforte nel 6.
learn-kramer-ruin-done = Mirkov ha perso 3, Jacques ha guadagnato 6. Nessun segnalino scende mai sotto il Via.

learn-kramer-draw-title = Le carte
learn-kramer-draw = Con le carte Top Secret il gioco si fa più movimentato. Ne peschi una quando un agente che hai mosso finisce nelle rovine, o quando tiri 1–3 e non muovi nessuno.
learn-kramer-draw-do = Manda Perry (giallo) nelle rovine con un punto, e dai l’altro a Schulz (grigio).
learn-kramer-draw-done = Hai pescato una carta. Puoi giocarla dal tuo prossimo turno. In mano se ne tengono al massimo quattro.

learn-kramer-card-title = Il giro Top Secret
learn-kramer-card = Dopo ogni mossa c’è un giro in cui tutti possono giocare carte, prima di qualsiasi conteggio. Boris ha portato Doyle alla cassaforte e ha passato. Doyle è armato. Fermalo!
learn-kramer-card-do = Gioca «Tra le rovine» su Doyle (blu). Poi di’ basta: non giochi una seconda carta.
learn-kramer-card-done = Doyle non è più alla cassaforte: niente da contare. Vera e Boris hanno passato.

learn-kramer-pass-title = Passare
learn-kramer-pass = Il giro finisce quando tutti hanno passato uno dopo l’altro. Tocca ancora una volta a te, perché hai giocato una carta.
learn-kramer-pass-do = Passa.
learn-kramer-pass-done = Il giro è finito. Nessun conteggio: nessuno era più armato. Chi passa può ancora giocare una carta, se gli altri continuano.

learn-kramer-second-title = Una seconda identità
learn-kramer-second = Una carta ti dà l’identità di un agente libero, di nascosto dagli altri. Alla fine conta il migliore dei tuoi agenti.
learn-kramer-second-do = Gioca «Seconda identità».
learn-kramer-second-done = Anche Bucci (arancione) è tuo. Tutti hanno visto che hai preso un’identità, ma non quale.

learn-kramer-dossier-title = Il dossier
learn-kramer-dossier = Una variante per chi sa osservare. Quando il primo segnalino arriva a 29, tutti scrivono chi è chi. Ogni riga giusta dà cinque punti alla fine. Vera ha sempre spinto Mirkov, Boris sempre Doyle.
learn-kramer-dossier-do = Scrivi Vera per Mirkov (verde), Boris per Doyle (blu), un trattino per gli altri, e consegna.
learn-kramer-dossier-done = Ora non si può più cambiare. Chi è caduto nel tuo bluff perde cinque punti.

learn-kramer-end-title = Il traguardo
learn-kramer-end = Jacques è a 35. La partita finisce quando, dopo un conteggio, un segnalino arriva a 42. Allora vince il segnalino più avanti, se è di qualcuno: gli agenti liberi non vincono per nessuno.
learn-kramer-end-do = Dai tre punti a Jacques (rosso), fino alla cassaforte nel 9, e uno a Doyle (blu).
learn-kramer-end-done = 35 più 9 fa 44: Jacques ha tagliato il traguardo, e tutte le identità sono svelate. Hai vinto.

## Randolph’s game. You are red; Vera is green and sits in the opposite corner.

learn-randolph-world-title = Il mondo
learn-randolph-world = Il tuo colore è il rosso. I tuoi sette agenti partono dalla tua base a nord-ovest; il tuo quartier generale è nell’angolo opposto, a sud-est. Porta lì valigie con dieci segreti, e vinci.

learn-randolph-contents-title = Segreti e una bomba
learn-randolph-contents = Hai quattro valigie. Ci vanno cinque segreti, tre, uno, e una bomba. Solo tu sai che cosa c’è in quale.
learn-randolph-contents-do = Nascondi la bomba nella valigia B, e i segreti come vuoi.
learn-randolph-contents-done = Chi consegna la B se ne pentirà. Vale anche per te.

learn-randolph-place-title = Fuori, nel mondo
learn-randolph-place = Le valigie vanno in quattro città diverse. Di solito si fa tutti insieme, in segreto; qui si fa a turno, allo scoperto. Ne resta una.
learn-randolph-place-do = Metti la valigia D a Casablanca.
learn-randolph-place-done = Tutti vedono dove sono le valigie, ma non che cosa contengono. Avete tirato i dadi, e cominci tu.

learn-randolph-steps-title = I passi
learn-randolph-steps = Due dadi, 2 e 1: tre passi, per gli agenti che vuoi. Un passo è una rotta, o un’uscita della tua base. Puoi lasciare passi inutilizzati.
learn-randolph-steps-do = Manda un agente dalla base a Winnipeg e poi a New York, e un altro a Vancouver.
learn-randolph-steps-done = Tutti i passi sono usati. Puoi andare avanti e indietro, ma mai dentro una base.

learn-randolph-take-title = Le valigie
learn-randolph-take = Un agente può prendere una valigia che si trova nella sua città, posarla o scambiarla, in qualsiasi momento del tuo turno e gratis. Ne porta una sola.
learn-randolph-take-do = Manda l’agente di New York a Chicago, prendi lì la valigia A di Vera e torna a New York.
learn-randolph-take-done = Prenderla non è costato passi. Che cosa c’è nella A? Vera le è passata accanto con un sorriso…

learn-randolph-crowd-title = Niente folla
learn-randolph-crowd = In una città possono stare al massimo due tuoi agenti. Un terzo può passare, se già con il passo successivo uno dei tre esce di nuovo.
learn-randolph-crowd-do = Manda l’agente dell’Avana a Lisbona. Poi mandane uno da Lisbona a Londra.
learn-randolph-crowd-done = A Lisbona ne restano due. Con un passo solo, il terzo non sarebbe potuto entrare.

learn-randolph-duel-title = Un duello
learn-randolph-duel = A Londra un agente di Vera porta la tua valigia D. Chi entra in una città con un nemico deve battersi: entrambi scelgono una carta in segreto, e vince la più alta.
learn-randolph-duel-do = Manda a Londra l’agente di Montreal. Poi gioca il tuo 4.
learn-randolph-duel-done = 4 batte 2. L’agente di Vera è fuori gioco, e la valigia è a Londra. Il tuo 4 resta fuori finché non hai usato tutte e sette le carte.

learn-randolph-bonus-title = Il passo bonus
learn-randolph-bonus = L’attaccante che vince riceve un passo bonus per l’agente che ha vinto, e il turno continua.
learn-randolph-bonus-do = Con l’agente a Londra prendi la valigia D e vai a Lisbona.
learn-randolph-bonus-done = Il passo bonus si usa per primo. Ti resta ancora un passo dei dadi.

learn-randolph-tie-title = Parità
learn-randolph-tie = E se le carte sono uguali? Allora vince l’attaccante, cioè chi è entrato. (Nell’edizione inglese solo se era l’ultimo passo.)
learn-randolph-tie-do = Manda a Berlino l’agente di Londra. Poi gioca il tuo 3.
learn-randolph-tie-done = 3 contro 3: sei tu che attacchi, quindi vinci tu.

learn-randolph-zero-title = Lo zero
learn-randolph-zero = Ora Vera ti attacca al Cairo, e le tue carte buone sono usate. Chi perde perde l’agente, tranne che con uno 0: allora si salva e torna alla base.
learn-randolph-zero-do = Gioca uno 0.
learn-randolph-zero-done = Vera ha sprecato un 5, e il tuo agente aspetta nella sua base. Di zeri ne hai due.

learn-randolph-loot-title = Il bottino
learn-randolph-loot = Vera attacca di nuovo, a Vienna, con la valigia B in mano. Il suo 5 e il suo 4 sono usati. Se vinci in difesa, puoi prendere subito ciò che portava chi ha perso, o scambiarlo con la tua valigia.
learn-randolph-loot-do = Gioca il tuo 4. Poi prendi il bottino.
learn-randolph-loot-done = L’attaccante che perde perde anche il resto del turno. Ora hai la B di Vera e hai lasciato la tua C a Vienna.

learn-randolph-deliver-title = Consegnare
learn-randolph-deliver = Sydney è una delle porte del tuo quartier generale. Per entrare serve una valigia, ed entrare è consegnare.
learn-randolph-deliver-do = Manda l’agente di Manila a Sydney, poi nel tuo quartier generale.
learn-randolph-deliver-done = Cinque segreti! L’agente è di nuovo nella sua base. Delle tue prime tre valigie almeno una dev’essere di un avversario: le tue contengono solo nove segreti.

learn-randolph-bomb-title = La bomba
learn-randolph-bomb = Ancora cinque, e vinci. La C di Vera era così facile da prendere…
learn-randolph-bomb-do = Consegnala da Singapore. Poi sacrificane altri due: l’agente a Nuuk e quello nella tua base.
learn-randolph-bomb-done = Una bomba costa metà dei tuoi agenti, arrotondata per eccesso: di cinque, tre. Il portatore è uno di loro; gli altri li scegli tu.

learn-randolph-guards-title = In tre
learn-randolph-guards = In tre, un giocatore non ha nessuno di fronte. Per compensare, ognuno degli altri due può schierare un agente in quella base vuota, come guardia. Questa volta tocca anche a te.
learn-randolph-guards-do = Schiera una guardia, e hai finito.
learn-randolph-guards-done = La tua guardia uscirà dalle uscite di quella base. Se viene rimandata a casa, va nella tua base.

learn-randolph-win-title = Dieci segreti
learn-randolph-win = Torniamo alla tua guerra con Vera. Hai consegnato cinque segreti, e un agente è a Perth con la tua A: altri cinque.
learn-randolph-win-do = Vai da Perth al tuo quartier generale.
learn-randolph-win-done = Dieci segreti: vinci all’istante, e tutte le valigie vengono aperte.
