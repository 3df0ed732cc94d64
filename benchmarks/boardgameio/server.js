"use strict";
// A boardgame.io server as its manual shows it, one process, WebSockets: matches in memory, or in files of the folder that is given.
// Prints its port as JSON.
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const game = require("./game.js");

const folder = process.argv[2];
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...kept });
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(0));
