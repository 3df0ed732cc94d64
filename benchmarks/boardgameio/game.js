"use strict";
// A race of five agents round a ring of twelve buildings, as near to Kramer's basic game for two as a few lines allow: a die,
// its points divided among the agents, a safe that scores when an agent stands on it, and an identity nobody else may see.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const AGENTS = ["grey", "yellow", "orange", "red", "green"];
const VALUES = [-3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0];
const FINISH = 60;

function setup({ random }) {
  const identities = random.Shuffle(AGENTS);
  const agents = {};
  for (const name of AGENTS) agents[name] = { letter: name[0].toUpperCase(), building: 0, score: 0, armed_by: null };
  return {
    agents,
    safe: 7,
    roll: 0,
    phase: "move",
    finish: FINISH,
    players: { 0: { identity: identities[0], notes: {} }, 1: { identity: identities[1], notes: {} } },
    secret: { free: identities.slice(2) },
  };
}

// Steps: how many points each of the five agents gets, all of the die together.
function go({ G, playerID, random }, steps) {
  if (!Array.isArray(steps) || steps.length !== AGENTS.length) return INVALID_MOVE;
  if (steps.some((step) => !Number.isInteger(step) || step < 0)) return INVALID_MOVE;
  if (steps.reduce((sum, step) => sum + step, 0) !== G.roll) return INVALID_MOVE;
  let cracked = false;
  AGENTS.forEach((name, k) => {
    const agent = G.agents[name];
    agent.building = (agent.building + steps[k]) % VALUES.length;
    agent.armed_by = steps[k] > 0 && agent.building === G.safe ? playerID : null;
    cracked ||= agent.armed_by !== null;
  });
  if (!cracked) return undefined;
  for (const name of AGENTS) {
    const agent = G.agents[name];
    agent.score = Math.max(0, agent.score + VALUES[agent.building]);
    agent.armed_by = null;
  }
  G.safe = random.Die(VALUES.length) - 1;
  return undefined;
}

module.exports = {
  name: "race",
  setup,
  moves: { go },
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.roll = random.D6();
    },
  },
  endIf: ({ G }) => {
    const winner = AGENTS.find((name) => G.agents[name].score >= FINISH);
    return winner && { winner };
  },
  playerView: PlayerView.STRIP_SECRETS,
};
