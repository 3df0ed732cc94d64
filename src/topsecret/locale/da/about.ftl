### About this place: host your own, for bot builders, privacy.

about-title = Om siden
about-lead = To spil, der begge hedder Top Secret, gratis for alle: her på siden, i en terminal og for programmer.
about-rooms = Sider om dette sted
about-version = Version { $version }

## What it is

about-what = Hvad det er
about-what-kramer = Agentløbet er et spil af Wolfgang Kramer: et kapløb gennem en by, hvor ingen ved, hvem der er hvem.
about-what-randolph = Kuffertkrigen er et spil af Alex Randolph: kurerer, dueller og en bombe på et verdenskort.
about-what-rules = Her er de fulde regler til begge spil, også for alt det, som de trykte regler ikke nævner.
about-what-drawings = Alle tegninger og tekster på siden er vores egne.

## Host your own

about-host = Din egen server
about-host-lead = Det hele er én Python-pakke. Den kører lige så godt på en lille computer derhjemme som på en server.
about-host-install = Installér den
about-host-start = Start den; siden åbner i din browser
about-host-lan = For alle på dit netværk
about-host-more = Bordene gemmes i én SQLite-fil, eller i PostgreSQL, hvis du vil bruge flere servere. Mere skal der ikke til: ingen konti, ingen mail, ingen tredjepart.
about-host-docs = Vejledningen for værter følger med pakken: backup, grænser, push-beskeder, mail, reverse proxy.

## For bot builders

about-bots = For botbyggere
about-bots-lead = Alt, hvad siden kan, kan et program også. En bot er et program med sin egen konto.
about-bots-account = Få en konto: ét kald giver dig et token
about-bots-stream = Lyt efter invitationer, ture og resultater
about-bots-move = Træk
about-bots-secrets = En bot får at vide, hvad dens plads må vide, og ikke mere. Hvilke træk der er tilladt, følger med hver tur.
about-bots-invite = Bordets vært inviterer din bot til en ledig plads med navnet på dens konto.
about-bots-docs = Alle kald, til at læse og prøve af
about-bots-schema = OpenAPI-dokument

## Privacy

about-privacy = Privatliv
about-privacy-lead = Serveren ved så lidt om dig som muligt.
about-privacy-cookie = Én cookie: et tilfældigt tal, der står for denne enhed. Det holder dine pladser. Uden det kunne ingen se, at pladsen er din.
about-privacy-name = Det navn, du har valgt, og dit sprog.
about-privacy-games = Dine spil: pladser, træk, chat og noter ved hvert bord. Noter vises ikke for andre.
about-privacy-notices = Hvis du beder om beskeder: din enheds adresse eller din mailadresse, indtil du afmelder dem. Linket til at afmelde står i hver besked.
about-privacy-not = Ingen tilmelding, ingen reklamer, ingen optælling af besøgende og ingen tredjepart. Intet på siden hentes andre steder fra.
about-privacy-public = Spil ved offentlige borde kan ses af alle, hvis værten tillader tilskuere. Private borde er åbne for dem, der har linket eller koden.
about-privacy-device = På denne enhed gemmer browseren dine indstillinger (dag eller nat, lyde, sprog, navn, tempo), hvilken hjælp du har læst, hvad du har gjort klar eller bestemt, men endnu ikke gjort, og sidens filer, så den kan åbne uden net.
about-privacy-ask = Den, der driver serveren, kan se, hvad der er gemt på den. Spørg der, hvis du vil have noget slettet.
about-privacy-stored = Hvad der gemmes
about-privacy-here = Hvad der bliver på enheden
