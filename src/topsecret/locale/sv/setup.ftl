### A new table, and the table before the start.

setup-title = Nytt bord
setup-lead-kramer = Två till sju spioner, sju agenter, ett kassaskåp.
setup-lead-randolph = Två till fyra högkvarter, sexton väskor, en bomb var.
setup-other-kramer = Eller Agentloppet
setup-other-randolph = Eller Väskkriget
setup-unknown-game = Här finns två spel
setup-unknown-game-hint = Välj ett av dem på startsidan.
# A mark at the choice that the printed rules make
setup-printed = tryckt regel
# { $clause } is a number like K7.1
setup-rule = Regel { $clause }
setup-rule-long = Regel { $clause }, öppnas i en ny flik

## How many, and who

setup-players = Hur många spelar
setup-players-too-few = Någon sitter på plats { $seat }. Be personen att resa sig först.
setup-how = Hur vill du spela?
setup-how-friends = Med vänner
setup-how-friends-hint = Platserna hålls öppna. Du får en länk, en kod och en QR-kod att skicka vidare.
setup-how-bots = Mot bottar
setup-how-bots-hint = Bottar tar alla andra platser. Det börjar direkt.
setup-how-here = På en enhet
setup-how-here-hint = En enhet går från hand till hand och döljer det som inte är ditt.
setup-seats = Platser
setup-seats-hint = Första platsen börjar.
setup-seats-hint-randolph = Platserna ligger medurs runt kartan. Tärningarna avgör vem som börjar.
setup-seat = Plats { $n }
setup-seat-who = Vem sitter på plats { $n }
setup-seat-you = Du
setup-seat-open = Öppen plats
setup-seat-here = Någon på den här enheten
setup-seat-bot-easy = Bot, lätt
setup-seat-bot-normal = Bot, normal
setup-seat-bot-hard = Bot, svår
setup-seat-name = Namn på plats { $n }
setup-player = Spelare { $n }

## What is wrong with the form

setup-wrong-twice = Två platser har namnet { $name }. Ge en av dem ett annat.
setup-wrong-you-twice = Du sitter på två platser. Välj ”Någon på den här enheten” för en av dem.
setup-wrong-agents = Välj exakt { $n } agenter.
setup-wrong-number = { $what }: välj ett tal från { $low } till { $high }.
setup-wrong-board = Den här filen är ingen spelplan: { $why }
setup-refused = Servern godtog inte detta: { $why }
setup-watch-only = Du har ingen plats: du tittar på.

## Options

setup-options = Partiets regler
setup-more-options = Fler tillval
setup-more-options-hint = Husregler, för dem som kan spelet. Det som inte ändras är enligt de tryckta reglerna.
setup-changed =
    { $n ->
        [0] Allt enligt tryckta regler
        [one] En ändrad
       *[other] { $n } ändrade
    }
setup-as-printed = Tillbaka till de tryckta reglerna
# An option as it is set: "The die: plain"
setup-set = { $what }: { $value }
setup-yes = ja
setup-no = nej
setup-none = ingen gräns
setup-no-limit = Ingen gräns
setup-limit = Efter
setup-rounds =
    { $n ->
        [one] omgång
       *[other] omgångar
    }

# Kramer: the name of an option, a sentence about it, and each of its choices
setup-kramer-cards = Top Secret-kort
setup-kramer-cards-hint = Alla har kort och får agera i varje tur. Fler överraskningar, längre spel.
setup-kramer-dossier = Hemlig dossier
setup-kramer-dossier-hint = När en agent närmar sig målet skriver alla ner vem som är vem. Rätta gissningar ger poäng.
setup-kramer-finish = Loppets längd
setup-kramer-finish-hint = Poängen som avslutar spelet.
setup-kramer-round_limit = Gräns för omgångar
setup-kramer-round_limit-hint = Spelet slutar efter så många hela omgångar, vem som än leder.
setup-kramer-safe_target = Vart kassaskåpet får flyttas
setup-kramer-safe_target-hint = Efter en poängräkning ställs kassaskåpet i en annan byggnad.
setup-kramer-safe_target-any = Valfri annan byggnad
setup-kramer-safe_target-empty = Bara en tom byggnad
setup-kramer-marker_card = Kortet ”Läcka”
setup-kramer-marker_card-hint = Det flyttar två markörer tre rutor framåt.
setup-kramer-marker_card-literal = Det får föra en markör förbi Mål
setup-kramer-marker_card-capped = Det stannar två rutor före Mål
setup-kramer-dossier_dashes = Fria agenter i dossiern
setup-kramer-dossier_dashes-hint = Ett streck står för en agent som är ingens.
setup-kramer-dossier_dashes-consistent = Precis lika många streck som fria agenter
setup-kramer-dossier_dashes-free = Hur många streck som helst
setup-kramer-die = Tärningen
setup-kramer-die-hint = Sidan 1–3 låter dig välja hur många steg du tar.
setup-kramer-die-special = Special: 1–3, 2, 3, 4, 5, 6
setup-kramer-die-plain = Vanlig: 1, 2, 3, 4, 5, 6
setup-kramer-agents = Agenter i spel
setup-kramer-agents-hint = Med { $players } spelare deltar { $n } agenter. De andra står över.
setup-agent-S = Schulz, grå
setup-agent-P = Perry, gul
setup-agent-B = Bucci, orange
setup-agent-J = Jacques, röd
setup-agent-M = Mirkov, grön
setup-agent-D = Doyle, blå
setup-agent-L = Larsson, lila

# Randolph
setup-randolph-edition = Utgåva
setup-randolph-edition-hint = De tryckta reglerna skiljer sig på två punkter. Välj en uppsättning, eller ändra punkterna här nedanför.
setup-randolph-edition-french = Franska regler
setup-randolph-edition-english = Engelska regler
setup-randolph-edition-french-hint = Angriparen vinner en oavgjord duell. Vem som helst av tre agenter i en stad får vara den som går.
setup-randolph-edition-english-hint = Angriparen vinner en oavgjord duell bara med sitt sista steg. Av tre agenter i en stad måste den som kom in gå.
setup-randolph-board = Spelplan
setup-randolph-board-hint = Där väskorna reser.
setup-randolph-board-world = Världen
setup-randolph-board-world-hint = 45 städer, tio steg till ditt högkvarter.
setup-randolph-board-europe = Europa
setup-randolph-board-europe-hint = 21 städer, sex steg: ett snabbt spel.
setup-randolph-board-own = En egen spelplan
setup-randolph-board-own-hint = En .json-fil. `topsecret board check` säger om den går att spela på.
setup-randolph-board-file = Välj fil
setup-randolph-colours = Färger
setup-randolph-colours-hint = Två spelare sitter i motsatta hörn, tre i vilka som helst.
setup-colours-red-green = Röd och grön
setup-colours-blue-yellow = Blå och gul
setup-colours-red-blue-green = Utan gul
setup-colours-red-blue-yellow = Utan grön
setup-colours-red-green-yellow = Utan blå
setup-colours-blue-green-yellow = Utan röd
setup-randolph-target = Hemligheter för seger
setup-randolph-target-hint = Varje spelares väskor innehåller nio hemligheter.
setup-randolph-placement = Gömma väskorna
setup-randolph-placement-hint = Hur väskorna läggs ut på kartan i början.
setup-randolph-placement-simultaneous = Alla samtidigt, i hemlighet
setup-randolph-placement-round_robin = En i taget, öppet
setup-randolph-guards = Vakter
setup-randolph-guards-hint = Med tre spelare: hur många agenter var och en av den gynnade spelarens motståndare får ställa i den tomma startbasen.
setup-randolph-must_use_all = Alla steg måste användas
setup-randolph-must_use_all-hint = Annars får steg bli över.
setup-randolph-stack_check = Tre agenter i en stad
setup-randolph-stack_check-hint = Två får stanna. Vem går?
setup-randolph-stack_check-end_of_turn = Vilken som helst
setup-randolph-stack_check-end_of_move = Den som kom in
setup-randolph-tie = Oavgjord duell
setup-randolph-tie-hint = Båda spelade samma tal.
setup-randolph-tie-aggressor = Angriparen vinner
setup-randolph-tie-exact_count = Angriparen vinner bara med sitt sista steg
setup-randolph-bonus = Bonussteget för en vunnen duell
setup-randolph-bonus-hint = En angripare som vinner får ett steg till.
setup-randolph-bonus-agent = För agenten som vann
setup-randolph-bonus-pool = För valfri agent
setup-randolph-bomb_carrier = Den som bar bomben
setup-randolph-bomb_carrier-hint = En levererad bomb kostar hälften av agenterna.
setup-randolph-bomb_carrier-dies = Bäraren är en av dem
setup-randolph-bomb_carrier-choosable = Bäraren får skonas
setup-randolph-last_standing = Den sista med agenter
setup-randolph-last_standing-hint = När alla andra har förlorat sina.
setup-randolph-last_standing-wins = Vinner direkt
setup-randolph-last_standing-plays_on = Måste ändå leverera
setup-randolph-round_limit = Gräns för omgångar
setup-randolph-round_limit-hint = Spelet slutar efter så många hela omgångar; flest hemligheter vinner.

# The same in a few words, for lists: what is special about a table
setup-short-printed = Tryckta regler
setup-short-kramer-cards = kort
setup-short-kramer-dossier = dossier
setup-short-kramer-finish = till { $n }
setup-short-kramer-round_limit =
    { $n ->
        [one] en omgång
       *[other] { $n } omgångar
    }
setup-short-kramer-basic = grundspel
setup-short-randolph-french = franska regler
setup-short-randolph-english = engelska regler
setup-short-randolph-europe = Europa
setup-short-randolph-own = egen spelplan
setup-short-randolph-target =
    { $n ->
        [one] { $n } hemlighet
       *[other] { $n } hemligheter
    }
setup-short-randolph-round_limit =
    { $n ->
        [one] en omgång
       *[other] { $n } omgångar
    }
setup-short-house =
    { $n ->
        [one] en husregel
       *[other] { $n } husregler
    }

## Time

setup-time = Betänketid
setup-time-none = Hur länge som helst
setup-time-move = Tid per drag
setup-time-game = Tid för hela partiet
setup-time-days = Som brevspel
setup-time-days-hint = Alla gör sitt drag när det passar. Titta in varje dag eller så.
setup-time-move-hint = Alla sitter vid bordet samtidigt.
setup-time-game-hint = Per spelare, som med en schackklocka.
setup-time-each = Tid
setup-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
setup-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minuter
    }
setup-hours =
    { $n ->
        [one] { $n } timme
       *[other] { $n } timmar
    }
setup-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagar
    }
setup-away = När någon är borta eller tiden är ute
setup-away-default = Ett enkelt drag görs
setup-away-bot = En bot hoppar in
setup-away-hint = Man kan ta tillbaka sin plats när som helst.
# How long one waits for somebody who has to move; each of the next is a choice in a list.
setup-grace = När den som är på tur är borta
setup-grace-none = Vänta hur länge som helst
setup-grace-seconds =
    { $n ->
        [one] Vänta { $n } sekund, sedan tar någon över
       *[other] Vänta { $n } sekunder, sedan tar någon över
    }
setup-grace-minutes =
    { $n ->
        [one] Vänta { $n } minut, sedan tar någon över
       *[other] Vänta { $n } minuter, sedan tar någon över
    }
setup-grace-hours =
    { $n ->
        [one] Vänta { $n } timme, sedan tar någon över
       *[other] Vänta { $n } timmar, sedan tar någon över
    }
setup-grace-days =
    { $n ->
        [one] Vänta { $n } dag, sedan tar någon över
       *[other] Vänta { $n } dagar, sedan tar någon över
    }

## Who may see the table

setup-who = Vem får komma
setup-private = Privat
setup-private-hint = Bara de som har länken eller koden.
setup-public = Offentligt
setup-public-hint = I listan över öppna bord; vem som helst får slå sig ner.
setup-spectators = Åskådare får titta på
setup-spectators-hint = De ser aldrig det som är hemligt.
setup-more-table = Klocka, åskådare, namn
setup-table-title = Bordets namn
setup-table-title-hint = Om du vill. De andra ser det i listor.

## The end of the form

setup-in-words = Ditt bord
setup-open = Öppna bordet
setup-start = Starta partiet
setup-opening = Ett ögonblick …
setup-open-hint = Sedan: bjud in de andra.
setup-sum-players =
    { $n ->
       *[other] { $n } spelare
    }
setup-sum-open =
    { $n ->
        [one] En plats är öppen
       *[other] { $n } platser är öppna
    }
setup-sum-bots =
    { $n ->
        [one] En bot
       *[other] { $n } bottar
    }
setup-sum-here =
    { $n ->
        [one] En person på den här enheten
       *[other] { $n } personer på den här enheten
    }
setup-sum-time-none = Ingen klocka
setup-sum-time-move = { $time } per drag
setup-sum-time-game = { $time } per spelare
setup-sum-away-bot = En bot spelar för den som är borta
setup-sum-away-default = Ett enkelt drag görs för den som är borta
setup-sum-private = Privat
setup-sum-public = Offentligt
setup-sum-watched = Åskådare får titta på
setup-sum-unwatched = Inga åskådare

## The table before the start

setup-before = Före start
setup-table-of = Bord { $code }
# The sentence at the top: who we wait for. { $names } is a list of names.
setup-wait-free =
    { $n ->
        [one] En plats är ledig. Skicka länken vidare, eller sätt en bot där.
       *[other] { $n } platser är lediga. Skicka länken vidare, eller sätt bottar där.
    }
setup-wait-free-guest =
    { $n ->
        [one] Vi väntar på en spelare till.
       *[other] Vi väntar på { $n } spelare till.
    }
setup-wait-sit =
    { $n ->
        [one] En plats är ledig. Ta den, eller titta på.
       *[other] { $n } platser är lediga. Ta en, eller titta på.
    }
setup-wait-full = Alla platser är tagna. Du kan titta på.
setup-wait-ready = Vi väntar på att { $names } ska bli redo.
setup-wait-you = Är du redo?
setup-wait-invited = Vi väntar på svar från boten { $names }.
setup-wait-start = Alla är redo. Starta när du vill.
setup-wait-host = Alla är redo. Värden startar partiet.
setup-start-now = Starta
setup-start-bots = Fyll på med bottar och starta
setup-ready = Jag är redo
setup-ready-we = Vi är redo
setup-is-ready = redo
setup-is-not-ready = inte redo än
setup-is-away = borta
setup-is-free = Ledig plats
setup-is-you = du
setup-is-here = på den här enheten
setup-is-bot = bot, { $level }
setup-is-own-bot = någons bot
setup-is-invited = inbjuden bot
setup-level-easy = lätt
setup-level-normal = normal
setup-level-hard = svår
setup-sit = Sitt här
setup-sit-long = Sitt på plats { $n }
setup-sit-too-long = Lägg till någon på den här enheten på plats { $n }
setup-stand = Res dig
setup-kick = Frigör platsen
setup-kick-long = Be { $name } att resa sig
setup-remove-bot-long = Ta bort { $name }
setup-add-bot = Bot
setup-add-bot-long = Sätt en bot på plats { $n }
setup-level-of = Nivå för { $name }
setup-invite-bot = Bjud in någons bot
setup-invite-name = Namnet på botens konto
setup-invite-go = Bjud in
setup-do-sit = Slå dig ner
setup-kicked = Värden frigjorde din plats. Du kan ta en annan, eller titta på.
setup-seat-gone = Någon hann före: platsen är tagen. { $n ->
        [0] Ingen plats är ledig.
        [one] En plats är ledig.
       *[other] { $n } platser är lediga.
    }
setup-settings-changed = Värden har ändrat inställningarna. Säg till igen när du är redo.
setup-invite = Bjud in
setup-invite-hint = Den som har koden eller länken kan slå sig ner.
setup-invite-closed = Alla platser är tagna. Med länken kan andra titta på.
setup-change = Ändra
setup-change-title = Ändra bordet
setup-change-save = Använd inställningarna
setup-change-ready = Alla får på nytt frågan om de är redo.
setup-table-leave = Lämna
setup-close = Stäng bordet
setup-close-sure = Stänga bordet? Ingen annan sitter här, så det försvinner.
setup-hand-on-sure = Lämna bordet? En annan spelare blir värd.
setup-close-keep = Stanna

## A table that was closed before its game began

setup-closed-stamp = Stängt
setup-closed = Det här bordet är stängt
setup-closed-hint = Värden gick innan partiet började, eller så kom ingen på ett dygn.
