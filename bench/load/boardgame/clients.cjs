// Two clients a match, as bench/load/players.py has them at a table. Arguments: the ports of game and lobby, the
// server's process, matches, seconds at a move a second, seconds at as many moves as can be. Prints, for both: waits
// in ms, errors, processor time of the server in s.
"use strict";
const fs = require("node:fs");
const { io } = require("socket.io-client");

const NAME = "draw-and-discard";
const HAND = 14;
const CONNECTING = 50;
const LONGEST = 10_000;
const TICKS = 100;
const [port, lobby, server, matches, seconds, most] = process.argv.slice(2).map(Number);
const now = () => performance.now();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function cpu() {
  try {
    const text = fs.readFileSync(`/proc/${server}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${lobby}/games/${NAME}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

class Sitting {
  constructor(match, player, credentials) {
    Object.assign(this, { match, player, credentials, state: null, heard: () => {} });
    this.socket = io(`http://127.0.0.1:${port}/${NAME}`, { transports: ["websocket"], forceNew: true });
    const shown = (state) => {
      this.state = state;
      this.heard();
    };
    this.socket.on("update", (_match, state) => shown(state));
    this.socket.on("sync", (_match, { state }) => shown(state));
    this.socket.on("connect", () => this.socket.emit("sync", match, player, credentials, 2));
  }

  until(number) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("no answer")), LONGEST);
      this.heard = () => {
        if (this.state === null || this.state._stateID < number) return;
        clearTimeout(late);
        this.heard = () => {};
        resolve();
      };
      this.heard();
    });
  }

  move() {
    const { hand } = this.state.G.players[this.player];
    const [type, args] = hand.length === HAND ? ["draw", []] : ["discard", [hand[hand.length - 1]]];
    const payload = { type, args, playerID: this.player, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, this.player);
  }
}

async function seated() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const pair = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const sitting = new Sitting(matchID, playerID, playerCredentials);
    await sitting.until(0);
    pair.push(sitting);
  }
  return pair;
}

async function play(pair, until, every, first, waits) {
  let due = now() + first;
  while (Math.max(now(), due) < until) {
    if (due > now()) await pause(due - now());
    const mover = pair[Number(pair[0].state.ctx.currentPlayer)];
    const number = mover.state._stateID + 1;
    const began = now();
    const shown = pair.map((sitting) =>
      sitting.until(number).then(() => {
        if (sitting === mover) waits.push(now() - began);
      }),
    );
    mover.move();
    await Promise.all(shown);
    due = Math.max(due + every, now() - every);
  }
}

async function measured(pairs, length, every) {
  const waits = [];
  const before = cpu();
  const until = now() + length * 1000;
  const ends = await Promise.allSettled(
    pairs.map((pair, at) => play(pair, until, every, (every * at) / pairs.length, waits)),
  );
  const errors = ends.filter((end) => end.status === "rejected").length;
  return { waits, errors, cpu: cpu() - before };
}

async function main() {
  const pairs = [];
  while (pairs.length < matches) {
    const some = Math.min(CONNECTING, matches - pairs.length);
    pairs.push(...(await Promise.all(Array.from({ length: some }, seated))));
  }
  const steady = await measured(pairs, seconds, 1000);
  const fastest = await measured(pairs, most, 0);
  fs.writeSync(1, JSON.stringify({ steady, fastest }));
  process.exit(0);
}

main();
