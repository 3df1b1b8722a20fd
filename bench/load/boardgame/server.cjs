// A server of boardgame.io's in its ordinary way, matches in memory, on 127.0.0.1 only; prints the ports of
// the game and of the lobby.
"use strict";
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const HAND = 14;
const KINDS = 52;
const COPIES = 2;

// As little as is still a card game: draw, discard, and the pile is shuffled when the stock is out. It never ends.
const game = {
  name: "draw-and-discard",
  setup: ({ random }) => {
    const cards = random.Shuffle(Array.from({ length: KINDS * COPIES }, (_, at) => at % KINDS));
    return {
      players: { 0: { hand: cards.splice(0, HAND) }, 1: { hand: cards.splice(0, HAND) } },
      sizes: [HAND, HAND],
      pile: cards.splice(0, 1),
      left: cards.length,
      secret: { stock: cards },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        const { hand } = G.players[playerID];
        if (hand.length !== HAND) return INVALID_MOVE;
        if (G.secret.stock.length === 0) G.secret.stock = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
        hand.push(G.secret.stock.pop());
        G.left = G.secret.stock.length;
        G.sizes[playerID] = hand.length;
      },
    },
    discard: ({ G, playerID }, card) => {
      const { hand } = G.players[playerID];
      const at = hand.indexOf(card);
      if (hand.length !== HAND + 1 || at < 0) return INVALID_MOVE;
      G.pile.push(...hand.splice(at, 1));
      G.sizes[playerID] = hand.length;
    },
  },
};

const free = { host: "127.0.0.1", port: 0 };
// With the Koa of today the lobby answers only at a port of its own.
Server({ games: [game], origins: [] })
  .run({ port: free, lobbyConfig: { apiPort: free } })
  .then(({ appServer, apiServer }) => console.log(appServer.address().port, apiServer.address().port));
