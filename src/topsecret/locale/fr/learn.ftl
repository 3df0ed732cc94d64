### The lessons: an interactive game with a teacher. { $agent } and the like are not used: names of agents and cities stand in the sentences.

learn-title = Apprendre : { $game }
# A short first name for the learner, where the visitor has not told one.
learn-name = Alex
learn-step = Étape { $n } sur { $all }
learn-back = Retour
learn-next = Suite
learn-skip = Sauter
learn-again = Depuis le début
learn-finish = Terminer
learn-why = La règle exacte
learn-other = C’est permis aussi, mais ici on veut autre chose. Réessayez : { $wanted }
learn-not-now = Rien à faire pour l’instant. Lisez, puis appuyez sur Suite.
learn-others-move = Les autres jouent…
learn-progress = Où vous en êtes

## The end of a lesson

learn-over = Vous connaissez le jeu
learn-over-kramer = Vous avez lancé le dé, bluffé, forcé le coffre et rempli un dossier. Maintenant, ça compte : personne ne vous dira que faire.
learn-over-randolph = Vous avez caché des valises, combattu, livré et sauté sur une bombe. Maintenant, ça compte : personne ne vous dira que faire.
learn-over-stamp = Apte au service
learn-play = Jouer contre des robots
learn-rules = Lire les règles
learn-other-game = Apprendre l’autre jeu

## Kramer’s game. You are Jacques, the red agent; Vera and Boris play with you.
## -title: a heading; no suffix: what is explained; -do: what to do now; -done: what happened, and why.

learn-kramer-town-title = La ville
learn-kramer-town = Douze bâtiments en anneau. On tourne dans le sens horaire : l’église, de 1 à 10, la ruine, puis de nouveau l’église. Le nombre est la valeur du bâtiment. La piste autour de la ville compte les points : arriver à 42 termine la partie.

learn-kramer-identity-title = Qui vous êtes
learn-kramer-identity = Tout le monde a reçu une identité, face cachée. La vôtre est Jacques, l’agent rouge. Personne d’autre ne le sait. Trois des six agents ne sont à personne : ce sont des agents libres.

learn-kramer-points-title = Les points
learn-kramer-points = Vous avez fait 4. Un point déplace un agent d’un bâtiment. Vous répartissez les points comme vous voulez entre les agents.
learn-kramer-points-do = Donnez deux points à Jacques (rouge) et deux à Doyle (bleu), puis confirmez.
learn-kramer-points-done = Tous deux sont au 2. Ensuite Vera et Boris ont joué, et voyez : Boris a déplacé votre Jacques. Tout le monde déplace tout le monde.

learn-kramer-one-to-three-title = La face 1–3
learn-kramer-one-to-three = Vous avez fait 1–3 : vous choisissez combien de points vous prenez, 1, 2 ou 3.
learn-kramer-one-to-three-do = Prenez deux points et donnez-les tous deux à Jacques (rouge).
learn-kramer-one-to-three-done = Jacques est au 5. Ce n’était pas très discret. À déplacer toujours le même agent, on est vite démasqué.

learn-kramer-bluff-title = Le bluff
learn-kramer-bluff = Déplacez donc quelqu’un d’autre de temps en temps. Les autres s’interrogeront, et ce sont eux qui feront avancer votre agent.
learn-kramer-bluff-do = Utilisez vos deux points, mais laissez Jacques (rouge) où il est.
learn-kramer-bluff-done = Bien. Personne ne peut être sûr de rien.

learn-kramer-scoring-title = Le coffre
learn-kramer-scoring = Le coffre est au 7. Si un agent que vous avez déplacé y termine, il est forcé, et chaque agent gagne alors la valeur de son bâtiment, où qu’il soit.
learn-kramer-scoring-do = Avancez Jacques (rouge) de deux bâtiments, jusqu’au coffre.
learn-kramer-scoring-done = Jacques a gagné 7. Mais Mirkov, qui se trouvait juste au 10, a gagné 10. Avant de forcer le coffre, regardez où sont tous les agents.

learn-kramer-safe-title = Déplacer le coffre
learn-kramer-safe = Qui force le coffre le met ailleurs : dans n’importe quel autre bâtiment, occupé ou non. Cela ne provoque pas de décompte.
learn-kramer-safe-do = Choisissez un nouveau bâtiment pour le coffre.
learn-kramer-safe-done = Le coffre est en place. Un bon endroit : là où votre agent sera bientôt.

learn-kramer-ruin-title = La ruine
learn-kramer-ruin = Mirkov est au 10, bien trop à son aise. Un bâtiment plus loin, c’est la ruine : trois points perdus au décompte. Le coffre est au 6.
learn-kramer-ruin-do = Donnez un point à Mirkov (vert) et deux à Jacques (rouge), jusqu’au coffre au 6.
learn-kramer-ruin-done = Mirkov a perdu 3, Jacques a gagné 6. Aucun marqueur ne descend sous le Départ.

learn-kramer-draw-title = Les cartes
learn-kramer-draw = Avec les cartes Top Secret, le jeu s’emballe. Vous en piochez une quand un agent que vous avez déplacé termine dans la ruine, ou quand vous faites 1–3 sans déplacer personne.
learn-kramer-draw-do = Envoyez Perry (jaune) à la ruine avec un point, et donnez l’autre à Schulz (gris).
learn-kramer-draw-done = Vous avez pioché une carte. Vous pourrez la jouer dès votre prochain tour. On en a quatre en main au plus.

learn-kramer-card-title = La ronde Top Secret
learn-kramer-card = Après chaque déplacement vient une ronde où tous peuvent jouer des cartes, avant tout décompte. Boris a amené Doyle au coffre, puis a passé. Doyle est armé. Arrêtez-le !
learn-kramer-card-do = Jouez « À la ruine » sur Doyle (bleu). Puis arrêtez : vous ne jouez pas d’autre carte.
learn-kramer-card-done = Doyle n’est plus au coffre, il n’y a donc rien à décompter. Vera et Boris ont passé.

learn-kramer-pass-title = Passer
learn-kramer-pass = La ronde finit quand tous ont passé à la suite. On vous redemande, puisque vous avez joué une carte.
learn-kramer-pass-do = Passez.
learn-kramer-pass-done = La ronde est finie. Pas de décompte : plus personne n’était armé. Qui passe peut encore jouer une carte si les autres continuent.

learn-kramer-second-title = Une seconde identité
learn-kramer-second = Une carte vous donne l’identité d’un agent libre, à l’insu des autres. À la fin, seul votre meilleur agent compte.
learn-kramer-second-do = Jouez « Seconde identité ».
learn-kramer-second-done = Bucci (orange) est à vous aussi. Tous ont vu que vous preniez une identité, mais pas laquelle.

learn-kramer-dossier-title = Le dossier
learn-kramer-dossier = Une variante pour fins observateurs. Quand le premier marqueur atteint 29, tout le monde écrit qui est qui. Chaque ligne juste donne cinq points à la fin. Vera a sans cesse poussé Mirkov, Boris toujours Doyle.
learn-kramer-dossier-do = Écrivez Vera pour Mirkov (vert), Boris pour Doyle (bleu), un tiret pour les autres, puis remettez le dossier.
learn-kramer-dossier-done = Il ne peut plus être changé. Qui s’est laissé prendre à votre bluff rate cinq points.

learn-kramer-end-title = L’arrivée
learn-kramer-end = Jacques est à 35. La partie finit quand un marqueur atteint 42 après un décompte. Le marqueur le plus avancé gagne alors, s’il est à quelqu’un : les agents libres ne font gagner personne.
learn-kramer-end-do = Donnez trois points à Jacques (rouge), jusqu’au coffre au 9, et un à Doyle (bleu).
learn-kramer-end-done = 35 et 9 font 44 : Jacques a franchi la ligne, et toutes les identités sont dévoilées. Vous avez gagné.

## Randolph’s game. You are red; Vera is green and sits in the opposite corner.

learn-randolph-world-title = Le monde
learn-randolph-world = Vous êtes rouge. Vos sept agents partent de votre base, au nord-ouest ; votre quartier général est dans le coin opposé, au sud-est. Portez-y des valises contenant dix secrets, et vous gagnez.

learn-randolph-contents-title = Des secrets et une bombe
learn-randolph-contents = Vous possédez quatre valises. Vous y mettez cinq, trois et un secret, et une bombe. Personne d’autre ne sait ce que contient chacune.
learn-randolph-contents-do = Cachez la bombe dans la valise B, et les secrets comme vous voulez.
learn-randolph-contents-done = Qui livrera B s’en mordra les doigts. Vous aussi.

learn-randolph-place-title = De par le monde
learn-randolph-place = Les valises vont dans quatre villes différentes. D’habitude, tous les choisissent en même temps et en secret ; ici, c’est à tour de rôle, au grand jour. Il en reste une.
learn-randolph-place-do = Mettez la valise D à Casablanca.
learn-randolph-place-done = Tout le monde voit où sont les valises, mais pas ce qu’elles contiennent. Les dés sont lancés, et c’est vous qui commencez.

learn-randolph-steps-title = Les pas
learn-randolph-steps = Deux dés, 2 et 1 : trois pas, pour les agents de votre choix. Un pas, c’est une ligne ou une sortie de votre base. Vous pouvez laisser des pas inutilisés.
learn-randolph-steps-do = Envoyez un agent de la base à Winnipeg puis à New York, et un autre à Vancouver.
learn-randolph-steps-done = Tous les pas sont utilisés. On peut aller et revenir, mais jamais dans une base.

learn-randolph-take-title = Les valises
learn-randolph-take = Un agent peut prendre une valise qui se trouve dans sa ville, la poser ou l’échanger, à tout moment de votre tour et gratuitement. Il n’en porte qu’une.
learn-randolph-take-do = Envoyez l’agent de New York à Chicago, prenez-y la valise A de Vera et revenez à New York.
learn-randolph-take-done = La prendre n’a coûté aucun pas. Que contient A ? Vera est passée devant avec un sourire…

learn-randolph-crowd-title = Pas de cohue
learn-randolph-crowd = Deux de vos agents au plus peuvent se tenir dans une ville. Un troisième peut traverser, si dès le pas suivant l’un des trois repart.
learn-randolph-crowd-do = Envoyez l’agent de La Havane à Lisbonne. Puis envoyez-en un de Lisbonne à Londres.
learn-randolph-crowd-done = Il en reste deux à Lisbonne. Avec un seul pas, le troisième n’aurait pas pu entrer.

learn-randolph-duel-title = Un combat
learn-randolph-duel = À Londres, un agent de Vera porte votre valise D. Qui entre dans une ville où se trouve un ennemi doit se battre : chacun choisit une carte en secret, et la plus forte gagne.
learn-randolph-duel-do = Envoyez l’agent de Montréal à Londres. Puis jouez votre 4.
learn-randolph-duel-done = 4 bat 2. L’agent de Vera est éliminé, et la valise est à Londres. Votre 4 est écarté jusqu’à ce que les sept cartes le soient.

learn-randolph-bonus-title = Le coup-bonus
learn-randolph-bonus = Un agresseur qui gagne reçoit un coup-bonus, un pas de plus pour l’agent vainqueur, et son tour continue.
learn-randolph-bonus-do = Prenez la valise D avec l’agent de Londres et allez à Lisbonne.
learn-randolph-bonus-done = Le coup-bonus s’utilise en premier. Il vous reste un pas des dés.

learn-randolph-tie-title = L’égalité
learn-randolph-tie = Et si les deux cartes sont égales ? Alors l’agresseur gagne, celui qui est entré. (Dans l’édition anglaise, seulement si c’était son dernier pas.)
learn-randolph-tie-do = Envoyez l’agent de Londres à Berlin. Puis jouez votre 3.
learn-randolph-tie-done = 3 contre 3 : c’est votre agent qui est entré, vous gagnez donc.

learn-randolph-zero-title = Le zéro
learn-randolph-zero = À présent, Vera vous attaque au Caire, et vos bonnes cartes sont écartées. Qui perd perd l’agent, sauf avec un 0 : il rentre alors simplement à la base.
learn-randolph-zero-do = Jouez un 0.
learn-randolph-zero-done = Vera a gaspillé un 5, et votre agent attend dans sa base. Vous avez deux zéros.

learn-randolph-loot-title = Le butin
learn-randolph-loot = Vera attaque de nouveau, à Vienne, la valise B à la main. Son 5 et son 4 sont écartés. Si vous gagnez en défense, vous pouvez prendre aussitôt ce que portait le perdant, ou l’échanger contre la vôtre.
learn-randolph-loot-do = Jouez votre 4. Puis prenez le butin.
learn-randolph-loot-done = Un agresseur qui perd perd aussi la fin de son tour. Vous tenez maintenant la valise B de Vera et avez laissé votre C à Vienne.

learn-randolph-deliver-title = La livraison
learn-randolph-deliver = Sydney est l’une des portes de votre quartier général. Pour entrer, il faut une valise, et entrer, c’est livrer.
learn-randolph-deliver-do = Envoyez l’agent de Manille à Sydney, puis dans votre quartier général.
learn-randolph-deliver-done = Cinq secrets ! L’agent est de retour à sa base. Parmi vos trois premières valises, une au moins doit être à un adversaire : les vôtres n’en contiennent que neuf.

learn-randolph-bomb-title = La bombe
learn-randolph-bomb = Encore cinq, et vous gagnez. La valise C de Vera était si facile à prendre…
learn-randolph-bomb-do = Livrez-la depuis Singapour. Puis sacrifiez deux agents de plus : celui de Nuuk et celui de votre base.
learn-randolph-bomb-done = Une bombe coûte la moitié de vos agents, arrondie au-dessus : sur cinq, trois. Le porteur en fait partie ; vous choisissez les autres.

learn-randolph-guards-title = À trois
learn-randolph-guards = À trois, l’un des joueurs n’a personne en face. Pour compenser, les deux autres peuvent chacun poster un agent dans cette base vide, comme garde. C’est votre cas.
learn-randolph-guards-do = Postez un garde, puis appuyez sur « Terminé ».
learn-randolph-guards-done = Votre garde partira par les sorties de cette base. S’il est renvoyé, il va dans votre propre base.

learn-randolph-win-title = Dix secrets
learn-randolph-win = Retour à votre guerre contre Vera. Vous avez livré cinq secrets, et un agent attend à Perth avec votre propre A : cinq de plus.
learn-randolph-win-do = Allez de Perth à votre quartier général.
learn-randolph-win-done = Dix secrets : vous gagnez aussitôt, et toutes les valises s’ouvrent.
