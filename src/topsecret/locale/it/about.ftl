### About this place: host your own, for bot builders, privacy.

about-title = Info
about-lead = Due giochi di nome Top Secret, liberi per tutti: su questa pagina, nel terminale e per i programmi.
about-rooms = Pagine su questo posto
about-version = Versione { $version }

## What it is

about-what = Che cos’è
about-what-kramer = La corsa degli agenti è un gioco di Wolfgang Kramer: una corsa per la città in cui nessuno sa di chi è quale agente.
about-what-randolph = La guerra delle valigie è un gioco di Alex Randolph: corrieri, duelli e una bomba su una mappa del mondo.
about-what-rules = Le regole di entrambi sono qui per intero, con tutti i punti su cui le regole stampate tacciono.
about-what-drawings = Tutti i disegni e i testi di questa pagina sono nostri.

## Host your own

about-host = Il tuo server
about-host-lead = Tutto quanto è un solo pacchetto Python. Gira su un piccolo computer di casa come su un server.
about-host-install = Installalo
about-host-start = Avvialo; la pagina si apre nel browser
about-host-lan = Per tutti nella tua rete
about-host-more = I tavoli stanno in un solo file SQLite, o in PostgreSQL se vuoi più server. Non serve altro: niente account, niente posta, niente terzi.
about-host-docs = La guida per chi ospita è nel pacchetto: backup, limiti, notifiche push, posta, reverse proxy.

## For bot builders

about-bots = Per chi crea bot
about-bots-lead = Tutto ciò che può fare questa pagina lo può fare anche un programma. Un bot è un programma con un account suo.
about-bots-account = Crea un account: una richiesta ti dà un token
about-bots-stream = Ascolta inviti, turni e risultati
about-bots-move = Muovi
about-bots-secrets = Un bot riceve ciò che il suo posto può sapere, e nient’altro. Le mosse permesse arrivano a ogni turno.
about-bots-invite = L’host di un tavolo invita il tuo bot a un posto libero con il nome del suo account.
about-bots-docs = Tutte le richieste, da leggere e da provare
about-bots-schema = Documento OpenAPI

## Privacy

about-privacy = Privacy
about-privacy-lead = Questo server sa di te il meno possibile.
about-privacy-cookie = Un cookie: un numero casuale che sta per questo dispositivo. Custodisce i tuoi posti. Senza, nessuno potrebbe sapere che il posto è tuo.
about-privacy-name = Il nome che hai scelto e la tua lingua.
about-privacy-games = Le tue partite: posti, mosse, chat e appunti a ogni tavolo. Gli appunti li vedi solo tu.
about-privacy-notices = Se chiedi gli avvisi: l’indirizzo del tuo dispositivo o il tuo indirizzo e-mail, finché non li disattivi. Il link per farlo è in ogni avviso.
about-privacy-not = Niente registrazione, niente pubblicità, nessuna statistica delle visite, niente terzi. Niente di questa pagina viene da altrove.
about-privacy-public = Le partite ai tavoli pubblici può guardarle chiunque, se l’host ammette spettatori. I tavoli privati sono aperti a chi ha il link o il codice.
about-privacy-device = Su questo dispositivo il browser conserva le tue impostazioni (giorno o notte, suoni, lingua, nome, ritmo), gli aiuti già letti, ciò che hai preparato o ordinato e non ancora fatto, e i file di questa pagina, così si apre anche senza rete.
about-privacy-ask = Chi gestisce questo server può vedere ciò che vi è salvato. Se vuoi far cancellare qualcosa, chiedi lì.
about-privacy-stored = Che cosa viene salvato
about-privacy-here = Che cosa resta su questo dispositivo
