### The lessons: an interactive game with a teacher. { $agent } and the like are not used: names of agents and cities stand in the sentences.

learn-title = Learn { $game }
# A short first name for the learner, where the visitor has not told one.
learn-name = Alex
learn-step = Step { $n } of { $all }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-again = From the beginning
learn-finish = Finish
learn-why = The exact rule
learn-other = That is allowed too, but here something else is wanted. Try again: { $wanted }
learn-not-now = Nothing to do just now. Read on and press Next.
learn-others-move = The others move …
learn-progress = How far you are

## The end of a lesson

learn-over = You know the game
learn-over-kramer = You have rolled, bluffed, cracked the safe and filled in a dossier. Now it counts: nobody will tell you what to do.
learn-over-randolph = You have hidden suitcases, fought, delivered and been blown up. Now it counts: nobody will tell you what to do.
learn-over-stamp = Agent trained
learn-play = Play now against bots
learn-rules = Read the rules
learn-other-game = Learn the other game

## Kramer’s game. You are Jacques, the red agent; Vera and Boris play with you.
## -title: a heading; no suffix: what is explained; -do: what to do now; -done: what happened, and why.

learn-kramer-town-title = The town
learn-kramer-town = Twelve buildings in a ring. You go clockwise: church, 1 to 10, the ruin, and the church again. The number is what a building is worth. The track around the town counts points: who gets to 42 ends the game.

learn-kramer-identity-title = Who you are
learn-kramer-identity = Everybody was dealt an identity, face down. Yours is Jacques, the red agent. Nobody else knows that. Three of the six agents are nobody’s: free agents.

learn-kramer-points-title = Points
learn-kramer-points = You rolled a 4. One point moves one agent one building. You may split the points over any agents.
learn-kramer-points-do = Give Jacques (red) two points and Doyle (blue) two points, then confirm.
learn-kramer-points-done = Both are in building 2. Then Vera and Boris moved, and look: Boris moved your Jacques. Everybody moves everybody.

learn-kramer-one-to-three-title = The face 1–3
learn-kramer-one-to-three = You rolled 1–3: now you choose how many points you take, 1, 2 or 3.
learn-kramer-one-to-three-do = Take two points: give both to Jacques (red).
learn-kramer-one-to-three-done = Jacques is in building 5. That was rather open of you. Who always moves the same agent is soon found out.

learn-kramer-bluff-title = Bluff
learn-kramer-bluff = So move somebody else now and then. Other players will wonder, and your agent is carried on by them.
learn-kramer-bluff-do = Use your two points, but leave Jacques (red) where he is.
learn-kramer-bluff-done = Good. Nobody can be sure of anything.

learn-kramer-scoring-title = The safe
learn-kramer-scoring = The safe is in building 7. If an agent that you moved ends there, it is cracked, and then every agent gains the value of its building, wherever it stands.
learn-kramer-scoring-do = Move Jacques (red) two buildings, to the safe.
learn-kramer-scoring-done = Jacques gained 7. But Mirkov, who just stood in 10, gained 10. Before you crack the safe, look at where everybody stands.

learn-kramer-safe-title = Moving the safe
learn-kramer-safe = Who cracks the safe puts it somewhere else: into any other building, occupied or not. That causes no scoring.
learn-kramer-safe-do = Choose a new building for the safe.
learn-kramer-safe-done = The safe is set. A good place is where your agent will be soon.

learn-kramer-ruin-title = The ruin
learn-kramer-ruin = Mirkov stands in 10, much too well. One step further is the ruin: three points lost at a scoring. The safe is in 6.
learn-kramer-ruin-do = Give Mirkov (green) one point and Jacques (red) two, to the safe in 6.
learn-kramer-ruin-done = Mirkov lost 3, Jacques gained 6. No marker ever falls below Start.

learn-kramer-draw-title = Cards
learn-kramer-draw = With Top Secret cards the game gets wilder. You draw one when an agent that you moved ends in the ruin, or when you roll 1–3 and move nobody.
learn-kramer-draw-do = Send Perry (yellow) into the ruin with one point, and give the other to Schulz (grey).
learn-kramer-draw-done = You drew a card. You can play it from your next turn on. A hand holds four at most.

learn-kramer-card-title = The Top Secret round
learn-kramer-card = After every move there is a round in which all may play cards, before anything is scored. Boris has brought Doyle to the safe and passed. Doyle stands armed. Stop it!
learn-kramer-card-do = Play “Into the ruin” on Doyle (blue). Then stop: you play no second card.
learn-kramer-card-done = Doyle is gone from the safe, so there is nothing to score. Vera and Boris have passed.

learn-kramer-pass-title = Passing
learn-kramer-pass = The round is over when all have passed one after the other. You are asked once more, since you played a card.
learn-kramer-pass-do = Pass.
learn-kramer-pass-done = The round is over. No scoring: nobody was armed any more. Who passes may still play a card if the others go on.

learn-kramer-second-title = A second identity
learn-kramer-second = One card gives you the identity of a free agent, unseen by the others. At the end your better agent counts.
learn-kramer-second-do = Play “Second identity”.
learn-kramer-second-done = Bucci (orange) is yours too. All saw that you took an identity, but not which.

learn-kramer-dossier-title = The dossier
learn-kramer-dossier = A variant for good observers. When the first marker reaches 29, everybody writes down who is who. Each line that is right gives five points at the end. Vera has pushed Mirkov all the time, Boris always Doyle.
learn-kramer-dossier-do = Write Vera for Mirkov (green), Boris for Doyle (blue), a dash for the others, and hand it in.
learn-kramer-dossier-done = It cannot be changed any more. Whoever your bluff has fooled misses five points.

learn-kramer-end-title = The finish
learn-kramer-end = Jacques stands at 35. The game ends when a marker reaches 42 after a scoring. Then the marker that is furthest ahead wins, if it is somebody’s: free agents win for nobody.
learn-kramer-end-do = Give Jacques (red) three points, to the safe in 9, and one to Doyle (blue).
learn-kramer-end-done = 35 and 9 is 44: Jacques is over the line, and all identities are shown. You have won.

## Randolph’s game. You are red; Vera is green and sits in the opposite corner.

learn-randolph-world-title = The world
learn-randolph-world = You are red. Your seven agents start in your base in the north-west; your headquarters are in the far corner, in the south-east. Bring suitcases with ten secrets there, and you win.

learn-randolph-contents-title = Secrets and a bomb
learn-randolph-contents = You own four suitcases. Five, three and one secret go into them, and a bomb. Only you know which is which.
learn-randolph-contents-do = Hide the bomb in suitcase B, and the secrets as you like.
learn-randolph-contents-done = Whoever delivers B will be sorry. That includes you.

learn-randolph-place-title = Out into the world
learn-randolph-place = The suitcases go into four different cities. Most tables do it all at once, in secret; here you take turns, openly. One is left.
learn-randolph-place-do = Put suitcase D into Casablanca.
learn-randolph-place-done = Everybody sees where suitcases lie, but not what is in them. Both of you rolled, and you begin.

learn-randolph-steps-title = Steps
learn-randolph-steps = Two dice, 2 and 1: three steps, for any of your agents. A step is one route, or an exit of your base. You may leave steps unused.
learn-randolph-steps-do = Send one agent from the base to Winnipeg and on to New York, and another to Vancouver.
learn-randolph-steps-done = All steps are used. You can go back and forth, but never into a base.

learn-randolph-take-title = Suitcases
learn-randolph-take = An agent may take a suitcase that lies in its city, drop it or exchange it, at any moment of your turn and free of charge. It carries one.
learn-randolph-take-do = Send the agent in New York to Chicago, take Vera’s suitcase A there and go back to New York.
learn-randolph-take-done = Taking cost no step. What is in A? Vera walked past it with a smile …

learn-randolph-crowd-title = No crowds
learn-randolph-crowd = At most two of your agents may stand in a city. A third may pass through, if the very next step takes one of the three out again.
learn-randolph-crowd-do = Send the agent in Havana to Lisbon. Then send one from Lisbon on to London.
learn-randolph-crowd-done = Two are left in Lisbon. With one step only, the third could not have come in.

learn-randolph-duel-title = A duel
learn-randolph-duel = In London an agent of Vera’s carries your suitcase D. Who enters a city with an enemy must duel: both choose a card in secret, and the higher one wins.
learn-randolph-duel-do = Send the agent in Montreal to London. Then lay your 4.
learn-randolph-duel-done = 4 beats 2. Vera’s agent is out of the game, and the suitcase lies in London. Your 4 is used up until all seven cards are.

learn-randolph-bonus-title = The bonus step
learn-randolph-bonus = A winning attacker gets a bonus step for the agent that won, and the turn goes on.
learn-randolph-bonus-do = Take suitcase D with the agent in London and go to Lisbon.
learn-randolph-bonus-done = The bonus step is used first. You still have one step from the dice.

learn-randolph-tie-title = A tie
learn-randolph-tie = What if both cards are the same? Then the attacker wins, the one who came in. (In the English edition only if it was the last step.)
learn-randolph-tie-do = Send the agent in London to Berlin. Then lay your 3.
learn-randolph-tie-done = 3 against 3: you came in, so you win.

learn-randolph-zero-title = The zero
learn-randolph-zero = Now Vera attacks you in Cairo, and your good cards are used up. Who loses loses the agent, except with a 0: then it only goes home.
learn-randolph-zero-do = Lay a 0.
learn-randolph-zero-done = Vera wasted a 5, and your agent waits in its base. You have two zeros.

learn-randolph-loot-title = Loot
learn-randolph-loot = Vera attacks again, in Vienna, with suitcase B in hand. Her 5 and 4 are used up. If you win as the defender, you may take at once what the loser carried, or exchange it for your own.
learn-randolph-loot-do = Lay your 4. Then take the loot.
learn-randolph-loot-done = An attacker who loses also loses the rest of the turn. You hold Vera’s B now and have left your C in Vienna.

learn-randolph-deliver-title = Delivering
learn-randolph-deliver = Sydney is one of the gates of your headquarters. To go in you need a suitcase, and to go in is to deliver.
learn-randolph-deliver-do = Send the agent in Manila to Sydney, then into your headquarters.
learn-randolph-deliver-done = Five secrets! The agent is back in its base. Of your first three suitcases at least one must be an opponent’s: your own hold only nine.

learn-randolph-bomb-title = The bomb
learn-randolph-bomb = Five more, and you win. Vera’s C was so easy to get …
learn-randolph-bomb-do = Deliver it from Singapore. Then give up two more: the agent in Nuuk and the one in your base.
learn-randolph-bomb-done = A bomb costs half of your agents, rounded up: of five, three. The carrier is one of them; you choose the others.

learn-randolph-guards-title = Three players
learn-randolph-guards = With three, one player has nobody opposite. To make up for it, each of the other two may post an agent in that empty base, as a guard. You are one of them.
learn-randolph-guards-do = Post one guard, and you are ready.
learn-randolph-guards-done = Your guard will leave by that base’s exits. If it is sent home, it goes to your own base.

learn-randolph-win-title = Ten secrets
learn-randolph-win = Back to your war with Vera. You have delivered five secrets, and an agent stands in Perth with your own A: another five.
learn-randolph-win-do = Go from Perth into your headquarters.
learn-randolph-win-done = Ten secrets: you win at once, and every suitcase is opened.
