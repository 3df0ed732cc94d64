### A new table, and the table before the start.

setup-title = Nyt bord
setup-lead-kramer = To til syv spioner, syv agenter, ét pengeskab.
setup-lead-randolph = To til fire hovedkvarterer, fire kufferter hver, og i én af dem en bombe.
setup-other-kramer = Eller Agentløbet
setup-other-randolph = Eller Kuffertkrigen
setup-unknown-game = Her er to spil
setup-unknown-game-hint = Vælg et af dem på forsiden.
# A mark at the choice that the printed rules make
setup-printed = som trykt
# { $clause } is a number like K7.1
setup-rule = Regel { $clause }
setup-rule-long = Regel { $clause }, åbner i en ny fane

## How many, and who

setup-players = Hvor mange spiller
setup-players-too-few = Der sidder nogen på plads { $seat }. Bed vedkommende om at rejse sig først.
setup-how = Hvordan vil du spille?
setup-how-friends = Med venner
setup-how-friends-hint = Pladserne står åbne. Du får et link, en kode og en QR-kode at give videre.
setup-how-bots = Mod bots
setup-how-bots-hint = Bots tager alle andre pladser. Det starter straks.
setup-how-here = På denne enhed
setup-how-here-hint = Én enhed går fra hånd til hånd og skjuler det, der ikke er dit.
setup-seats = Pladser
setup-seats-hint = Første plads begynder.
setup-seats-hint-randolph = Pladserne går med uret rundt om kortet. Terningerne afgør, hvem der begynder.
setup-seat = Plads { $n }
setup-seat-who = Hvem sidder på plads { $n }
setup-seat-you = Dig
setup-seat-open = Åben plads
setup-seat-here = En anden på denne enhed
setup-seat-bot-easy = Bot, let
setup-seat-bot-normal = Bot, normal
setup-seat-bot-hard = Bot, svær
setup-seat-name = Navn på plads { $n }
setup-player = Spiller { $n }

## What is wrong with the form

setup-wrong-twice = To pladser har navnet { $name }. Giv en af dem et andet.
setup-wrong-you-twice = Du sidder på to pladser. Vælg »En anden på denne enhed« til en af dem.
setup-wrong-agents = Vælg præcis { $n } agenter.
setup-wrong-number = { $what }: vælg et tal fra { $low } til { $high }.
setup-wrong-board = Filen er ikke et bræt: { $why }
setup-refused = Serveren sagde nej: { $why }
setup-watch-only = Du har ingen plads: du ser på.

## Options

setup-options = Regler for dette spil
setup-more-options = Flere tilvalg
setup-more-options-hint = Husregler for jer, der kender spillet. Det, der ikke ændres, er som trykt.
setup-changed =
    { $n ->
        [0] Alt som trykt
        [one] Én ændring
       *[other] { $n } ændringer
    }
setup-as-printed = Tilbage til de trykte regler
# An option as it is set: "The die: plain"
setup-set = { $what }: { $value }
setup-yes = ja
setup-no = nej
setup-none = ingen grænse
setup-no-limit = Ingen grænse
setup-limit = Efter
setup-rounds =
    { $n ->
        [one] runde
       *[other] runder
    }

# Kramer: the name of an option, a sentence about it, and each of its choices
setup-kramer-cards = Top Secret-kort
setup-kramer-cards-hint = Alle har kort og må handle i hver tur. Flere overraskelser, et længere spil.
setup-kramer-dossier = Hemmeligt dossier
setup-kramer-dossier-hint = Når en agent nærmer sig Mål, skriver alle ned, hvem der er hvem. Rigtige gæt giver point.
setup-kramer-finish = Løbets længde
setup-kramer-finish-hint = Det antal point, der slutter spillet.
setup-kramer-round_limit = Højst så mange runder
setup-kramer-round_limit-hint = Spillet slutter efter så mange hele runder, uanset hvem der fører.
setup-kramer-safe_target = Hvor pengeskabet må stilles
setup-kramer-safe_target-hint = Efter en pointgivning stilles pengeskabet i en anden bygning.
setup-kramer-safe_target-any = Enhver anden bygning
setup-kramer-safe_target-empty = Kun en tom bygning
setup-kramer-marker_card = Kortet »Læk«
setup-kramer-marker_card-hint = Det rykker to markører tre felter frem.
setup-kramer-marker_card-literal = Det må bringe en markør forbi Mål
setup-kramer-marker_card-capped = Det bringer aldrig en markør forbi Mål
setup-kramer-dossier_dashes = Frie agenter i dossieret
setup-kramer-dossier_dashes-hint = En streg står for en agent, der er ingens.
setup-kramer-dossier_dashes-consistent = Lige så mange streger som frie agenter
setup-kramer-dossier_dashes-free = Så mange streger, man vil
setup-kramer-die = Terningen
setup-kramer-die-hint = Med siden 1–3 vælger du selv, hvor mange point du tager.
setup-kramer-die-special = Særlig: 1–3, 2, 3, 4, 5, 6
setup-kramer-die-plain = Almindelig: 1, 2, 3, 4, 5, 6
setup-kramer-agents = Agenter i spillet
setup-kramer-agents-hint = Med { $players } spillere deltager { $n } agenter. De andre sidder over.
setup-agent-S = Schulz, grå
setup-agent-P = Perry, gul
setup-agent-B = Bucci, orange
setup-agent-J = Jacques, rød
setup-agent-M = Mirkov, grøn
setup-agent-D = Doyle, blå
setup-agent-L = Larsson, lilla

# Randolph
setup-randolph-edition = Udgave
setup-randolph-edition-hint = De trykte regler er uenige på to punkter. Vælg et sæt, eller ret punkterne nedenfor.
setup-randolph-edition-french = Franske regler
setup-randolph-edition-english = Engelske regler
setup-randolph-edition-french-hint = Angriberen vinder en uafgjort duel. Af tre agenter i en by må enhver være den, der går.
setup-randolph-edition-english-hint = Angriberen vinder kun en uafgjort duel med sit sidste skridt. Af tre agenter i en by skal den, der kom, gå.
setup-randolph-board = Bræt
setup-randolph-board-hint = Hvor kufferterne rejser rundt.
setup-randolph-board-world = Verden
setup-randolph-board-world-hint = 45 byer, ti skridt til dit hovedkvarter.
setup-randolph-board-europe = Europa
setup-randolph-board-europe-hint = 21 byer, seks skridt: et hurtigt spil.
setup-randolph-board-own = Dit eget bræt
setup-randolph-board-own-hint = En .json-fil, som beskrevet i reglerne.
setup-randolph-board-file = Vælg en fil
setup-randolph-colours = Farver
setup-randolph-colours-hint = To spillere sidder i modsatte hjørner, tre i tre vilkårlige.
setup-colours-red-green = Rød og grøn
setup-colours-blue-yellow = Blå og gul
setup-colours-red-blue-green = Uden gul
setup-colours-red-blue-yellow = Uden grøn
setup-colours-red-green-yellow = Uden blå
setup-colours-blue-green-yellow = Uden rød
setup-randolph-target = Hemmeligheder til sejr
setup-randolph-target-hint = Hver spillers kufferter rummer ni hemmeligheder.
setup-randolph-placement = Sådan gemmes kufferterne
setup-randolph-placement-hint = Hvordan kufferterne kommer ud på kortet ved starten.
setup-randolph-placement-simultaneous = Alle på én gang, i hemmelighed
setup-randolph-placement-round_robin = Én ad gangen, åbent
setup-randolph-guards = Vagter
setup-randolph-guards-hint = Med tre spillere: hvor mange agenter den begunstigede spillers to modstandere hver må stille i den tomme startbase.
setup-randolph-must_use_all = Alle skridt skal bruges
setup-randolph-must_use_all-hint = Ellers må man lade skridt fra et kast være ubrugte.
setup-randolph-stack_check = Tre agenter i en by
setup-randolph-stack_check-hint = To må blive. Hvem går?
setup-randolph-stack_check-end_of_turn = Enhver af de tre
setup-randolph-stack_check-end_of_move = Den, der kom
setup-randolph-tie = En uafgjort duel
setup-randolph-tie-hint = Begge spillede det samme tal.
setup-randolph-tie-aggressor = Angriberen vinder
setup-randolph-tie-exact_count = Angriberen vinder kun med sit sidste skridt
setup-randolph-bonus = Bonusskridtet for en vundet duel
setup-randolph-bonus-hint = En angriber, der vinder, får ét skridt mere.
setup-randolph-bonus-agent = Til den agent, der vandt
setup-randolph-bonus-pool = Til en valgfri agent
setup-randolph-bomb_carrier = Den, der bar bomben
setup-randolph-bomb_carrier-hint = En afleveret bombe koster halvdelen af agenterne.
setup-randolph-bomb_carrier-dies = Bæreren er en af dem
setup-randolph-bomb_carrier-choosable = Bæreren kan skånes
setup-randolph-last_standing = Den sidste med agenter
setup-randolph-last_standing-hint = Når alle andre har mistet deres.
setup-randolph-last_standing-wins = Vinder straks
setup-randolph-last_standing-plays_on = Skal stadig aflevere
setup-randolph-round_limit = Højst så mange runder
setup-randolph-round_limit-hint = Spillet slutter efter så mange hele runder; flest hemmeligheder vinder.

# The same in a few words, for lists: what is special about a table
setup-short-printed = Trykte regler
setup-short-kramer-cards = kort
setup-short-kramer-dossier = dossier
setup-short-kramer-finish = til { $n }
setup-short-kramer-round_limit =
    { $n ->
        [one] én runde
       *[other] { $n } runder
    }
setup-short-kramer-basic = grundspil
setup-short-randolph-french = franske regler
setup-short-randolph-english = engelske regler
setup-short-randolph-europe = Europa
setup-short-randolph-own = eget bræt
setup-short-randolph-target =
    { $n ->
        [one] { $n } hemmelighed
       *[other] { $n } hemmeligheder
    }
setup-short-randolph-round_limit =
    { $n ->
        [one] én runde
       *[other] { $n } runder
    }
setup-short-house =
    { $n ->
        [one] én husregel
       *[other] { $n } husregler
    }

## Time

setup-time = Betænkningstid
setup-time-none = Så længe man vil
setup-time-move = Fast tid pr. træk
setup-time-game = Fast tid for hele spillet
setup-time-days = Korrespondancespil
setup-time-days-hint = Alle trækker, når det passer. Kig forbi cirka en gang om dagen.
setup-time-move-hint = Alle sidder ved bordet på samme tid.
setup-time-game-hint = For hver spiller, som med et skakur.
setup-time-each = Tid
setup-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
setup-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minutter
    }
setup-hours =
    { $n ->
        [one] { $n } time
       *[other] { $n } timer
    }
setup-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dage
    }
setup-away = Når nogen er væk eller løber tør for tid
setup-away-default = Der spilles et standardtræk
setup-away-bot = En bot spiller i stedet
setup-away-hint = Man kan altid få sin plads tilbage.
# How long one waits for somebody who has to move; each of the next is a choice in a list.
setup-grace = Når nogen har turen og er væk
setup-grace-none = Vent så længe det skal være
setup-grace-seconds =
    { $n ->
        [one] Vent { $n } sekund, så spiller en afløser
       *[other] Vent { $n } sekunder, så spiller en afløser
    }
setup-grace-minutes =
    { $n ->
        [one] Vent { $n } minut, så spiller en afløser
       *[other] Vent { $n } minutter, så spiller en afløser
    }
setup-grace-hours =
    { $n ->
        [one] Vent { $n } time, så spiller en afløser
       *[other] Vent { $n } timer, så spiller en afløser
    }
setup-grace-days =
    { $n ->
        [one] Vent { $n } dag, så spiller en afløser
       *[other] Vent { $n } dage, så spiller en afløser
    }

## Who may see the table

setup-who = Hvem må komme
setup-private = Privat
setup-private-hint = Kun dem med linket eller koden.
setup-public = Offentligt
setup-public-hint = På listen over åbne borde; alle må sætte sig.
setup-spectators = Tilskuere må se med
setup-spectators-hint = De ser aldrig det, der er hemmeligt.
setup-more-table = Ur, tilskuere, navn
setup-table-title = Bordets navn
setup-table-title-hint = Hvis du vil. De andre ser det på lister.

## The end of the form

setup-in-words = Dit bord
setup-open = Åbn bordet
setup-start = Start spillet
setup-opening = Et øjeblik …
setup-open-hint = Næste skridt: invitér de andre.
setup-sum-players =
    { $n ->
       *[other] { $n } spillere
    }
setup-sum-open =
    { $n ->
        [one] Én plads er åben
       *[other] { $n } pladser er åbne
    }
setup-sum-bots =
    { $n ->
        [one] Én bot
       *[other] { $n } bots
    }
setup-sum-here =
    { $n ->
        [one] Én person på denne enhed
       *[other] { $n } personer på denne enhed
    }
setup-sum-time-none = Uden ur
setup-sum-time-move = { $time } pr. træk
setup-sum-time-game = { $time } pr. spiller
setup-sum-away-bot = En bot spiller for den, der er væk
setup-sum-away-default = Standardtræk for den, der er væk
setup-sum-private = Privat
setup-sum-public = Offentligt
setup-sum-watched = Tilskuere må se med
setup-sum-unwatched = Ingen tilskuere

## The table before the start

setup-before = Før starten
setup-table-of = Bord { $code }
# The sentence at the top: who we wait for. { $names } is a list of names.
setup-wait-free =
    { $n ->
        [one] Én plads er ledig. Giv linket videre, eller sæt en bot der.
       *[other] { $n } pladser er ledige. Giv linket videre, eller sæt bots der.
    }
setup-wait-free-guest =
    { $n ->
        [one] Vi venter på én spiller mere.
       *[other] Vi venter på { $n } spillere mere.
    }
setup-wait-sit =
    { $n ->
        [one] Én plads er ledig. Tag den, eller se på.
       *[other] { $n } pladser er ledige. Tag en, eller se på.
    }
setup-wait-full = Alle pladser er taget. Du kan se på.
setup-wait-ready = Vi venter på, at { $names } er klar.
setup-wait-you = Er du klar?
setup-wait-invited = Vi venter på svar fra { $names } (bot).
setup-wait-start = Alle er klar. Start, når du vil.
setup-wait-host = Alle er klar. Værten starter spillet.
setup-start-now = Start
setup-start-bots = Fyld op med bots, og start
setup-ready = Jeg er klar
setup-ready-we = Vi er klar
setup-is-ready = klar
setup-is-not-ready = ikke klar endnu
setup-is-away = væk
setup-is-free = Ledig plads
setup-is-you = dig
setup-is-here = på denne enhed
setup-is-bot = bot, { $level }
setup-is-own-bot = gæstebot
setup-is-invited = inviteret bot
setup-level-easy = let
setup-level-normal = normal
setup-level-hard = svær
setup-sit = Sid her
setup-sit-long = Sid på plads { $n }
setup-sit-too-long = Tilføj en på denne enhed på plads { $n }
setup-stand = Rejs dig
setup-kick = Frigør pladsen
setup-kick-long = Bed { $name } om at rejse sig
setup-remove-bot-long = Fjern { $name }
setup-add-bot = Bot
setup-add-bot-long = Sæt en bot på plads { $n }
setup-level-of = Niveau for { $name }
setup-invite-bot = Invitér en gæstebot
setup-invite-name = Navn på bottens konto
setup-invite-go = Invitér
setup-do-sit = Sæt dig
setup-kicked = Værten har frigjort din plads. Du kan tage en anden eller se på.
setup-seat-gone = Nogen kom først: pladsen er taget. { $n ->
        [0] Ingen pladser er ledige.
        [one] Én plads er ledig.
       *[other] { $n } pladser er ledige.
    }
setup-settings-changed = Værten har ændret indstillingerne. Sig igen, at du er klar.
setup-invite = Invitér
setup-invite-hint = Alle med koden eller linket kan sætte sig.
setup-invite-closed = Alle pladser er taget. Med linket kan andre se på.
setup-change = Ændr
setup-change-title = Ændr bordet
setup-change-save = Brug indstillingerne
setup-change-ready = Alle bliver igen spurgt, om de er klar.
setup-table-leave = Forlad
setup-close = Luk bordet
setup-close-sure = Vil du lukke bordet? Ingen andre sidder her, så det forsvinder.
setup-hand-on-sure = Vil du forlade bordet? En anden spiller bliver vært.
setup-close-keep = Bliv

## A table that was closed before its game began

setup-closed-stamp = Lukket
setup-closed = Bordet er lukket
setup-closed-hint = Værten gik, før spillet begyndte, eller der kom ingen i et døgn.
