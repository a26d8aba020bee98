/* A boardgame.io server with a game that costs it next to nothing; what is measured is the server around it.

node server.js             keeps matches in memory, as boardgame.io does unless told otherwise
node server.js FOLDER      keeps them in its FlatFile store, in this folder

Everything that boardgame.io lets one choose is chosen to its favour: no undo (it would keep every state of a turn), no
random numbers during play, no log of hidden moves, moves that change two small values, a view that leaves out two keys,
and a state that is smaller on the wire than ours.
*/
"use strict";

const { Server, FlatFile } = require("boardgame.io/server");

const MOVES = 33; // as many as a game of Cat & The Mouse has if everybody always takes the first option
const ROOMS = 12;

const heist = {
  name: "heist",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({
    secret: { deck: Array.from({ length: 24 }, (_, card) => ({ card, room: card % ROOMS })) },
    players: {
      0: { hand: [1, 2, 3, 4, 5, 6] },
      1: { hand: [7, 8, 9, 10, 11, 12] },
    },
    rooms: Array.from({ length: ROOMS }, (_, room) => ({ room, name: `Room ${room}`, open: true, clues: [] })),
    answers: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    search: ({ G }, option) => {
      G.answers += 1;
      G.rooms[(G.answers + option) % ROOMS].open = G.answers % 2 === 0;
    },
  },
  endIf: ({ G }) => (G.answers >= MOVES ? { winner: "0" } : undefined),
  playerView: ({ G, playerID }) => ({
    rooms: G.rooms,
    answers: G.answers,
    players: { [playerID]: G.players[playerID] },
  }),
};

const folder = process.argv[2];
const server = Server({
  games: [heist],
  origins: ["http://127.0.0.1"],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`boardgame.io is open at http://127.0.0.1:${appServer.address().port}`);
});
