### About this place: host your own, for bot builders, privacy.

about-title = Om
about-lead = Två spel som heter Top Secret, fria för alla: här på sidan, i terminalen och för program.
about-rooms = Sidor om den här platsen
about-version = Version { $version }

## What it is

about-what = Vad det är
about-what-kramer = Agentloppet är ett spel av Wolfgang Kramer: ett lopp genom en stad där ingen vet vem som är vem.
about-what-randolph = Väskkriget är ett spel av Alex Randolph: kurirer, dueller och en bomb på en världskarta.
about-what-rules = Reglerna till båda finns här i sin helhet, även på de punkter där de tryckta reglerna tiger.
about-what-drawings = Alla teckningar och texter på sidan är våra egna.

## Host your own

about-host = Din egen server
about-host-lead = Alltihop är ett enda Python-paket. Det går lika bra på en liten dator hemma som på en server.
about-host-install = Installera
about-host-start = Starta; sidan öppnas i din webbläsare
about-host-lan = För alla i ditt nät
about-host-more = Borden sparas i en SQLite-fil, eller i PostgreSQL om du vill ha flera servrar. Inget annat behövs: inga konton, ingen e-post, ingen tredje part.
about-host-docs = Handboken för värdar följer med paketet: säkerhetskopiering, gränser, pushaviseringar, e-post, omvänd proxy.

## For bot builders

about-bots = För botbyggare
about-bots-lead = Allt som sidan kan göra kan även ett program göra. En bot är ett program med ett eget konto.
about-bots-account = Skaffa ett konto: ett enda anrop ger dig en token
about-bots-stream = Lyssna efter inbjudningar, turer och resultat
about-bots-move = Gör ett drag
about-bots-secrets = En bot får veta det som dess plats får veta, och inget mer. Vilka drag som är tillåtna följer med varje tur.
about-bots-invite = Bordets värd bjuder in din bot till en ledig plats med namnet på dess konto.
about-bots-docs = Alla anrop, att läsa och prova
about-bots-schema = OpenAPI-dokument

## Privacy

about-privacy = Integritet
about-privacy-lead = Servern vet så lite om dig som möjligt.
about-privacy-cookie = En kaka: ett slumptal som står för den här enheten. Den håller dina platser. Utan den skulle ingen veta att platsen är din.
about-privacy-name = Namnet du har valt och ditt språk.
about-privacy-games = Dina partier: platser, drag, chatt och anteckningar vid varje bord. Anteckningarna visas inte för någon annan.
about-privacy-notices = Om du ber om aviseringar: adressen till din enhet eller din e-postadress, tills du avslutar det. Länken för att avsluta finns i varje avisering.
about-privacy-not = Här finns ingen registrering, ingen reklam, ingen besöksräkning och ingen tredje part. Inget på sidan hämtas från annat håll.
about-privacy-public = Partier vid offentliga bord kan ses av alla, om värden tillåter åskådare. Privata bord är öppna för dem som har länken eller koden.
about-privacy-device = På den här enheten sparar webbläsaren dina inställningar (dag eller natt, ljud, språk, namn, tempo), vilken hjälp du har läst, vad du har förberett eller beordrat men ännu inte gjort, och sidans filer, så att den öppnas även utan nät.
about-privacy-ask = Den som driver servern kan se det som sparas på den. Hör av dig dit om du vill få något borttaget.
about-privacy-stored = Vad som sparas
about-privacy-here = Vad som stannar på enheten
