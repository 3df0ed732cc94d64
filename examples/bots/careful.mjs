// A bot in JavaScript for both games, without packages: topsecret bot run "node careful.mjs"
//
// Lines of JSON come in and go out; docs/bots.md describes them. What is for you, print with console.error.

import { createInterface } from "node:readline";

const RING = ["church", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ruin"];
const WORTH = Object.fromEntries(RING.map((name, place) => [name, name === "ruin" ? -3 : place]));

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** The action that is judged best. */
function best(actions, judge) {
  let [found, most] = [actions[0], -Infinity];
  for (const action of actions) {
    const worth = judge(action);
    if (worth > most) [found, most] = [action, worth];
  }
  return found;
}

/** Looks one action ahead: how far would my agent be before the best of the others? */
class Kramer {
  constructor(begin) {
    this.seat = begin.seat;
  }

  choose(view, actions) {
    const kind = actions[0].data.kind;
    if (kind === "dossier") return any(actions);
    if (["card", "pass", "stop"].includes(kind)) return actions.at(-1); // keeps its cards: passing and stopping come last
    const mine = view.seats[this.seat].identities;
    const judge = kind === "move" ? this.afterMove : this.afterSafe;
    return best(actions, (action) => judge(view, mine, action.data) + Math.random() / 10);
  }

  afterMove(view, mine, data) {
    const ahead = {};
    let scoring = false;
    for (const [colour, agent] of Object.entries(view.agents)) {
      const points = data.points[colour] ?? 0;
      const building = RING[(RING.indexOf(agent.building) + points) % RING.length];
      scoring ||= points > 0 && building === view.safe;
      ahead[colour] = [agent.score, WORTH[building]];
    }
    const share = scoring ? 1 : 0.4; // what is not scored yet may still change
    const worth = (colour) => ahead[colour][0] + share * ahead[colour][1];
    const own = Math.max(...mine.map(worth));
    const rivals = Object.keys(ahead).filter((colour) => !mine.includes(colour)).map(worth);
    return own - 0.7 * Math.max(...rivals) - (0.3 * rivals.reduce((a, b) => a + b)) / rivals.length;
  }

  /** The safe belongs where my agent comes next, and where it is worth something. */
  afterSafe(view, mine, data) {
    const here = RING.indexOf(view.agents[mine[0]].building);
    const steps = (RING.indexOf(data.building) - here + RING.length) % RING.length;
    return WORTH[data.building] - 2 * Math.abs(steps - 3);
  }
}

/** Fetches the nearest suitcases and carries them home, its own first: in an opponent's there may be a bomb. */
class Randolph {
  constructor({ seat, view, board }) {
    this.seat = seat;
    this.colour = view.players[seat].colour;
    this.roads = new Map(board.cities.map((city) => [city.id, []]));
    for (const [a, b] of board.routes) {
      this.roads.get(a).push(b);
      this.roads.get(b).push(a);
    }
    this.exits = board.starts.find((start) => start.colour === this.colour).exits;
    this.gates = board.hqs.find((hq) => hq.colour === this.colour).gates;
  }

  choose(view, actions) {
    const kind = actions[0].data.kind;
    if (kind === "place") return this.hide(actions);
    if (kind === "loot") {
      const prize = view.suitcases.find((suitcase) => suitcase.id === view.duel.prize);
      return actions.find((action) => action.data.take === this.wants(view, prize));
    }
    if (kind === "lose") {
      const carriers = view.players[this.seat].agents.filter((agent) => agent.carries).map((agent) => agent.number);
      return best(actions, (action) => (carriers.includes(action.data.agent) ? 0 : 1));
    }
    if (kind === "duel") return best(actions, (action) => action.data.card);
    if (["step", "take", "drop", "end"].includes(kind)) return this.act(view, actions);
    return any(actions); // contents, guards, whom to fight
  }

  /** On the own way home, and not always in the same city. */
  hide(actions) {
    const there = this.stepsTo(this.exits);
    const home = this.stepsTo(this.gates);
    const way = (action) => there.get(action.data.city) + home.get(action.data.city);
    return any([...actions].sort((a, b) => way(a) - way(b)).slice(0, 20));
  }

  act(view, actions) {
    const agents = view.players[this.seat].agents;
    const wanted = view.suitcases.filter((suitcase) => this.wants(view, suitcase));
    const ids = wanted.map((suitcase) => suitcase.id);
    const take = actions.find(
      ({ data }) => data.kind === "take" && ids.includes(data.suitcase) && !agents[data.agent - 1].carries,
    );
    if (take) return take;
    const gains = new Map();
    for (const action of actions) {
      const { kind, agent, to } = action.data;
      if (kind === "step") gains.set(action, this.gain(view, agents[agent - 1], to, wanted, ids));
    }
    const step = gains.size ? best([...gains.keys()], (action) => gains.get(action)) : null;
    if (step && gains.get(step) > 0) return step;
    return actions.find((action) => action.data.kind === "end") ?? any(actions);
  }

  wants(view, suitcase) {
    if (suitcase.content === "bomb") return false;
    const delivered = view.players[this.seat].delivered;
    const mine = delivered.filter((name) => name[0] === this.colour[0]);
    // Of the first three suitcases one must be an opponent's.
    const ownOnes = mine.length < 2 || mine.length < delivered.length;
    if (suitcase.owner === this.seat) return ownOnes;
    const left = view.suitcases.some((own) => own.owner === this.seat && own.place && own.content !== "bomb");
    return !(ownOnes && left);
  }

  /** How much nearer a step brings an agent to what it is after; carriers first, then whoever is nearest. */
  gain(view, agent, to, wanted, ids) {
    const enemies = view.players.filter((player) => player.seat !== this.seat).flatMap((player) => player.agents);
    let risk = enemies.some((enemy) => enemy.place === to) ? 2.5 : 0;
    if (agent.carries) {
      if (!ids.includes(agent.carries)) return 0;
      const home = this.stepsTo(this.gates);
      return to === "hq" ? 100 : 10 * (this.here(home, agent.place) - home.get(to) - risk);
    }
    let lying = wanted.filter((suitcase) => suitcase.place).map((suitcase) => suitcase.place);
    if (!lying.length) {
      // what is left must be fought for
      const carriers = enemies.filter((enemy) => ids.includes(enemy.carries) && this.roads.has(enemy.place));
      lying = carriers.map((enemy) => enemy.place);
      risk = 0;
    }
    if (!lying.length) return 0;
    const way = this.stepsTo(lying);
    return ((this.here(way, agent.place) - way.get(to)) * 9) / (1 + way.get(to)) - risk;
  }

  here(way, place) {
    return way.get(place) ?? 1 + Math.min(...this.exits.map((city) => way.get(city)));
  }

  /** How many steps it is from every city to the nearest of these. */
  stepsTo(cities) {
    const way = new Map(cities.map((city) => [city, 0]));
    for (const [city, steps] of way) {
      for (const other of this.roads.get(city)) if (!way.has(other)) way.set(other, steps + 1);
    }
    return way;
  }
}

let player = null;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  let answer = null;
  if (message.type === "hello") answer = { type: "ready", name: "Careful" };
  if (message.type === "begin") player = new { kramer: Kramer, randolph: Randolph }[message.game](message);
  if (message.type === "choose") {
    const chosen = player.choose(message.view, message.actions);
    answer = { type: "action", id: message.id, action: chosen.id };
  }
  if (message.type === "bye") break;
  if (answer) process.stdout.write(JSON.stringify(answer) + "\n");
}
