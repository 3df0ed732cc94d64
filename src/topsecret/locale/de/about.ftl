### About this place: host your own, for bot builders, privacy.

about-title = Über
about-lead = Zwei Spiele namens Top Secret, frei für alle: auf dieser Seite, im Terminal und für Programme.
about-rooms = Seiten über diesen Ort
about-version = Version { $version }

## What it is

about-what = Was das hier ist
about-what-kramer = Das Agentenrennen ist ein Spiel von Wolfgang Kramer: ein Rennen durch eine Stadt, in der niemand weiß, wem welcher Agent gehört.
about-what-randolph = Der Krieg der Koffer ist ein Spiel von Alex Randolph: Kuriere, Duelle und eine Bombe auf einer Weltkarte.
about-what-rules = Die Regeln beider Spiele stehen hier vollständig, mit allen Punkten, zu denen die gedruckten Regeln schweigen.
about-what-drawings = Alle Zeichnungen und Texte dieser Seite sind unsere eigenen.

## Host your own

about-host = Selbst betreiben
about-host-lead = Das Ganze ist ein einziges Python-Paket. Es läuft auf einem kleinen Rechner zu Hause ebenso gut wie auf einem Server.
about-host-install = Installieren
about-host-start = Starten; die Seite öffnet sich im Browser
about-host-lan = Für alle in deinem Netz
about-host-more = Die Tische liegen in einer SQLite-Datei oder, für mehrere Server, in PostgreSQL. Mehr braucht es nicht: keine Konten, keine Mails, keine Dritten.
about-host-docs = Die Anleitung für Betreiber liegt dem Paket bei: Sicherung, Grenzen, Push-Nachrichten, Mail, Reverse Proxy.

## For bot builders

about-bots = Für Bot-Bauer
about-bots-lead = Alles, was diese Seite kann, kann auch ein Programm. Ein Bot ist ein Programm mit eigenem Konto.
about-bots-account = Ein Konto anlegen: Eine Anfrage gibt dir ein Token
about-bots-stream = Auf Einladungen, Züge und Ergebnisse hören
about-bots-move = Ziehen
about-bots-secrets = Ein Bot erfährt, was sein Platz wissen darf, und sonst nichts. Welche Züge erlaubt sind, kommt mit jedem Zug mit.
about-bots-invite = Der Gastgeber eines Tisches lädt deinen Bot über den Namen seines Kontos auf einen freien Platz ein.
about-bots-docs = Alle Anfragen, zum Lesen und Ausprobieren
about-bots-schema = OpenAPI-Dokument

## Privacy

about-privacy = Datenschutz
about-privacy-lead = Dieser Server weiß so wenig von dir wie möglich.
about-privacy-cookie = Ein Cookie: eine zufällige Zahl, die für dieses Gerät steht. Daran hängen deine Plätze. Ohne sie könnte niemand erkennen, dass der Platz deiner ist.
about-privacy-name = Der Name, den du gewählt hast, und deine Sprache.
about-privacy-games = Deine Spiele: Plätze, Züge, Chat und Notizen an jedem Tisch. Deine Notizen bekommt sonst niemand zu sehen.
about-privacy-notices = Wenn du Benachrichtigungen willst: die Adresse deines Geräts oder deine E-Mail-Adresse, bis du sie abbestellst. Der Link dazu steht in jeder Nachricht.
about-privacy-not = Es gibt keine Anmeldung, keine Werbung, keine Besucherzählung und keine Dritten. Nichts auf dieser Seite kommt von anderswo.
about-privacy-public = Bei Spielen an öffentlichen Tischen können alle zusehen, wenn der Gastgeber Zuschauer erlaubt. Private Tische stehen denen offen, die den Link oder den Code haben.
about-privacy-device = Auf diesem Gerät behält der Browser deine Einstellungen (Tag oder Nacht, Töne, Sprache, Name, Tempo), welche Hilfe du gelesen hast, was du vorbereitet oder angesagt, aber noch nicht getan hast, und die Dateien dieser Seite, damit sie sich auch ohne Netz öffnet.
about-privacy-ask = Wer diesen Server betreibt, kann sehen, was darauf gespeichert ist. Wende dich dorthin, wenn etwas gelöscht werden soll.
about-privacy-stored = Was gespeichert wird
about-privacy-here = Was auf diesem Gerät bleibt
