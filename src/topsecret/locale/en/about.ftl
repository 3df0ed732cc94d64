### About this place: host your own, for bot builders, privacy.

about-title = About
about-lead = Two games called Top Secret, free for everybody: on this page, in a terminal, and for programs.
about-rooms = Pages about this place
about-version = Version { $version }

## What it is

about-what = What this is
about-what-kramer = The agents’ race is a game by Wolfgang Kramer: a race through a town in which nobody knows whose agent is whose.
about-what-randolph = The suitcase war is a game by Alex Randolph: couriers, duels and a bomb on a map of the world.
about-what-rules = The rules of both are here in full, with every point on which the printed rules are silent.
about-what-drawings = All drawings and texts of this page are our own.

## Host your own

about-host = Host your own
about-host-lead = The whole thing is one Python package. It runs on a small computer at home as well as on a server.
about-host-install = Install it
about-host-start = Start it; the page opens in your browser
about-host-lan = For everybody in your network
about-host-more = Tables are kept in one SQLite file, or in PostgreSQL if you want several servers. Nothing else is needed: no accounts, no mail, no third party.
about-host-docs = The guide for hosts comes with the package: backup, limits, push notices, mail, reverse proxy.

## For bot builders

about-bots = For bot builders
about-bots-lead = Everything this page can do, a program can do too. A bot is a program with an account of its own.
about-bots-account = Get an account: one request gives you a token
about-bots-stream = Listen for invitations, turns and results
about-bots-move = Move
about-bots-secrets = A bot is told what its seat may know, and nothing else. Which moves are allowed comes with every turn.
about-bots-invite = The host of a table invites your bot to a free seat by the name of its account.
about-bots-docs = All requests, to read and to try
about-bots-schema = OpenAPI document

## Privacy

about-privacy = Privacy
about-privacy-lead = This server knows as little of you as it can.
about-privacy-cookie = One cookie: a random number that stands for this device. It holds your seats. Without it nobody could tell that the seat is yours.
about-privacy-name = The name you chose and your language.
about-privacy-games = Your games: seats, moves, chat and notes at each table. Notes are shown to nobody else.
about-privacy-notices = If you ask for notices: the address of your device or your e-mail address, until you end it. The link to end it is in every notice.
about-privacy-not = There is no sign-up, no advertising, no counting of visitors and no third party. Nothing of this page comes from elsewhere.
about-privacy-public = Games at public tables can be watched by everybody, if their host allows spectators. Private tables are open to those who have the link or the code.
about-privacy-device = On this device the browser keeps your settings (day or night, sounds, language, name, pace), which help you have read, what you have staged or ordered and not yet done, and the files of this page, so that it opens without a network.
about-privacy-ask = Whoever runs this server can see what is stored on it. Ask them if you want something removed.
about-privacy-stored = What is stored
about-privacy-here = What stays on this device
