### About this place: host your own, for bot builders, privacy.

about-title = Over
about-lead = Twee spellen die Top Secret heten, gratis voor iedereen: op deze pagina, in een terminal en voor programma’s.
about-rooms = Pagina’s over deze plek
about-version = Versie { $version }

## What it is

about-what = Wat dit is
about-what-kramer = De agentenrace is een spel van Wolfgang Kramer: een race door een stad waarin niemand weet welke agent van wie is.
about-what-randolph = De koffertjesoorlog is een spel van Alex Randolph: koeriers, duels en een bom op een wereldkaart.
about-what-rules = De regels van beide spellen staan hier volledig, met elk punt waarover de gedrukte regels zwijgen.
about-what-drawings = Alle tekeningen en teksten op deze pagina zijn van onszelf.

## Host your own

about-host = Zelf hosten
about-host-lead = Het geheel is één Python-pakket. Het draait even goed op een kleine computer thuis als op een server.
about-host-install = Installeer het
about-host-start = Start het; de pagina opent in je browser
about-host-lan = Voor iedereen in je netwerk
about-host-more = Tafels worden bewaard in één SQLite-bestand, of in PostgreSQL als je meerdere servers wilt. Meer is er niet nodig: geen accounts, geen mail, geen derden.
about-host-docs = De handleiding voor hosts zit bij het pakket: back-up, limieten, pushmeldingen, mail, reverse proxy.

## For bot builders

about-bots = Voor botbouwers
about-bots-lead = Alles wat deze pagina kan, kan een programma ook. Een bot is een programma met een eigen account.
about-bots-account = Vraag een account aan: één verzoek levert je een token op
about-bots-stream = Luister naar uitnodigingen, beurten en uitslagen
about-bots-move = Doe een zet
about-bots-secrets = Een bot krijgt te horen wat zijn plaats mag weten, en verder niets. Bij elke beurt staat erbij welke zetten mogen.
about-bots-invite = De host van een tafel nodigt je bot uit op een vrije plaats, met de naam van zijn account.
about-bots-docs = Alle verzoeken, om te lezen en te proberen
about-bots-schema = OpenAPI-document

## Privacy

about-privacy = Privacy
about-privacy-lead = Deze server weet zo weinig mogelijk van je.
about-privacy-cookie = Eén cookie: een willekeurig getal dat voor dit apparaat staat. Daaraan hangen je plaatsen. Zonder dat getal zou niemand weten dat de plaats van jou is.
about-privacy-name = De naam die je koos en je taal.
about-privacy-games = Je partijen: plaatsen, zetten, chat en notities aan elke tafel. Je notities krijgt niemand anders te zien.
about-privacy-notices = Als je om meldingen vraagt: het adres van je apparaat of je e-mailadres, tot je ermee stopt. De link om te stoppen staat in elke melding.
about-privacy-not = Er is geen aanmelding, geen reclame, geen bezoekersteller en geen derde partij. Niets op deze pagina komt van elders.
about-privacy-public = Naar partijen aan openbare tafels kan iedereen kijken, als de host toeschouwers toelaat. Privétafels zijn open voor wie de link of de code heeft.
about-privacy-device = Op dit apparaat bewaart de browser je instellingen (dag of nacht, geluiden, taal, naam, tempo), welke hulp je hebt gelezen, wat je hebt klaargezet of opgedragen en nog niet gedaan, en de bestanden van deze pagina, zodat die ook zonder netwerk opent.
about-privacy-ask = Wie deze server beheert, kan zien wat erop is opgeslagen. Neem contact op als je iets verwijderd wilt hebben.
about-privacy-stored = Wat er wordt opgeslagen
about-privacy-here = Wat op dit apparaat blijft
