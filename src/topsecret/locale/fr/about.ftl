### About this place: host your own, for bot builders, privacy.

about-title = À propos
about-lead = Deux jeux nommés Top Secret, libres pour tout le monde : sur cette page, dans un terminal et pour les programmes.
about-rooms = À propos de ce site
about-version = Version { $version }

## What it is

about-what = De quoi s’agit-il ?
about-what-kramer = La course des agents est un jeu de Wolfgang Kramer : une course à travers une ville où nul ne sait quel agent est à qui.
about-what-randolph = La guerre des valises est un jeu d’Alex Randolph : des porteurs, des combats et une bombe sur une carte du monde.
about-what-rules = Les règles des deux jeux sont ici au complet, y compris sur les points que les règles imprimées passent sous silence.
about-what-drawings = Tous les dessins et tous les textes de cette page sont de nous.

## Host your own

about-host = Héberger chez soi
about-host-lead = Le tout tient dans un seul paquet Python. Il tourne sur un petit ordinateur à la maison comme sur un serveur.
about-host-install = Installez-le
about-host-start = Lancez-le ; la page s’ouvre dans votre navigateur
about-host-lan = Pour tout votre réseau
about-host-more = Les tables sont conservées dans un seul fichier SQLite, ou dans PostgreSQL si vous voulez plusieurs serveurs. Rien d’autre : ni comptes, ni courrier, ni tiers.
about-host-docs = Le guide de l’hébergeur est fourni avec le paquet : sauvegarde, limites, notifications, courrier, proxy inverse.

## For bot builders

about-bots = Créer un robot
about-bots-lead = Tout ce que fait cette page, un programme peut le faire aussi. Un robot est un programme qui a son propre compte.
about-bots-account = Ouvrez un compte : une requête vous donne un jeton
about-bots-stream = Écoutez les invitations, les tours et les résultats
about-bots-move = Jouez
about-bots-secrets = Un robot apprend ce que sa place a le droit de savoir, et rien de plus. Les coups permis arrivent avec chaque tour.
about-bots-invite = L’hôte d’une table invite votre robot à une place libre par le nom de son compte.
about-bots-docs = Toutes les requêtes, à lire et à essayer
about-bots-schema = Document OpenAPI

## Privacy

about-privacy = Vie privée
about-privacy-lead = Ce serveur en sait aussi peu que possible sur vous.
about-privacy-cookie = Un cookie : un nombre aléatoire qui désigne cet appareil. Il garde vos places. Sans lui, rien ne dirait que la place est à vous.
about-privacy-name = Le nom que vous avez choisi et votre langue.
about-privacy-games = Vos parties : places, coups, discussions et notes de chaque table. Personne d’autre ne voit vos notes.
about-privacy-notices = Si vous demandez des notifications : l’adresse de votre appareil ou votre adresse e-mail, jusqu’à ce que vous y mettiez fin. Chaque notification contient le lien pour le faire.
about-privacy-not = Pas d’inscription, pas de publicité, pas de comptage des visites, pas de tiers. Rien dans cette page ne vient d’ailleurs.
about-privacy-public = Tout le monde peut suivre les parties des tables publiques, si l’hôte accepte les spectateurs. Les tables privées sont ouvertes à qui a le lien ou le code.
about-privacy-device = Sur cet appareil, le navigateur garde vos réglages (jour ou nuit, sons, langue, nom, rythme), les aides déjà lues, ce que vous avez préparé ou annoncé sans l’avoir encore fait, et les fichiers de cette page, pour qu’elle s’ouvre sans réseau.
about-privacy-ask = La personne qui gère ce serveur peut voir ce qui y est conservé. Adressez-vous à elle si vous voulez faire effacer quelque chose.
about-privacy-stored = Ce qui est conservé
about-privacy-here = Ce qui reste sur cet appareil
