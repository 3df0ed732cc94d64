"""A bot in Python for both games, with nothing but the standard library: topsecret bot run "python careful.py"

Lines of JSON come in and go out; docs/bots.md describes them. What is for you, print to standard error.
"""

import json
import random
import sys
from collections import deque

RING = ["church", *map(str, range(1, 11)), "ruin"]
WORTH = dict(zip(RING, [*range(11), -3], strict=True))


class Kramer:
    """Looks one action ahead: how far would my agent be before the best of the others?"""

    def __init__(self, begin):
        self.seat = begin["seat"]

    def choose(self, view, actions):
        kind = actions[0]["data"]["kind"]
        if kind == "dossier":
            return random.choice(actions)
        if kind in ("card", "pass", "stop"):
            return actions[-1]  # keeps its cards: passing and stopping come last
        mine = view["seats"][self.seat]["identities"]
        judge = self.after_move if kind == "move" else self.after_safe
        return max(actions, key=lambda action: judge(view, mine, action["data"]) + random.random() / 10)

    def after_move(self, view, mine, data):
        ahead = {}
        scoring = False
        for colour, agent in view["agents"].items():
            points = data["points"].get(colour, 0)
            building = RING[(RING.index(agent["building"]) + points) % len(RING)]
            scoring |= points > 0 and building == view["safe"]
            ahead[colour] = agent["score"], WORTH[building]
        share = 1.0 if scoring else 0.4  # what is not scored yet may still change
        worth = {colour: score + share * gain for colour, (score, gain) in ahead.items()}
        best = max(worth[colour] for colour in mine)
        rivals = [worth[colour] for colour in worth if colour not in mine]
        return best - 0.7 * max(rivals) - 0.3 * sum(rivals) / len(rivals)

    def after_safe(self, view, mine, data):
        """The safe belongs where my agent comes next, and where it is worth something."""
        here = RING.index(view["agents"][mine[0]]["building"])
        steps = (RING.index(data["building"]) - here) % len(RING)
        return WORTH[data["building"]] - 2 * abs(steps - 3)


class Randolph:
    """Fetches the nearest suitcases and carries them home, its own first: in an opponent's there may be a bomb."""

    def __init__(self, begin):
        self.seat = begin["seat"]
        self.colour = begin["view"]["players"][self.seat]["colour"]
        board = begin["board"]
        self.roads = {city["id"]: set() for city in board["cities"]}
        for a, b in board["routes"]:
            self.roads[a].add(b)
            self.roads[b].add(a)
        self.exits = next(start["exits"] for start in board["starts"] if start["colour"] == self.colour)
        self.gates = next(hq["gates"] for hq in board["hqs"] if hq["colour"] == self.colour)

    def choose(self, view, actions):
        kind = actions[0]["data"]["kind"]
        if kind == "place":
            return self.hide(actions)
        if kind == "loot":
            prize = next(suitcase for suitcase in view["suitcases"] if suitcase["id"] == view["duel"]["prize"])
            return next(action for action in actions if action["data"]["take"] == self.wants(view, prize))
        if kind == "lose":
            carriers = [a["number"] for a in view["players"][self.seat]["agents"] if a["carries"]]
            return min(actions, key=lambda action: action["data"]["agent"] in carriers)
        if kind == "duel":
            return max(actions, key=lambda action: action["data"]["card"])
        if kind in ("step", "take", "drop", "end"):
            return self.act(view, actions)
        return random.choice(actions)  # contents, guards, whom to fight

    def hide(self, actions):
        """On the own way home, and not always in the same city."""
        there, home = self.steps_to(self.exits), self.steps_to(self.gates)
        near = sorted(actions, key=lambda action: there[action["data"]["city"]] + home[action["data"]["city"]])
        return random.choice(near[:20])

    def act(self, view, actions):
        agents = {agent["number"]: agent for agent in view["players"][self.seat]["agents"]}
        suitcases = {suitcase["id"]: suitcase for suitcase in view["suitcases"]}
        wanted = {name for name, suitcase in suitcases.items() if self.wants(view, suitcase)}
        for action in actions:
            data = action["data"]
            if data["kind"] == "take" and data["suitcase"] in wanted and not agents[data["agent"]]["carries"]:
                return action
        best, least = None, 0
        for action in actions:
            if action["data"]["kind"] == "step":
                gain = self.gain(view, agents[action["data"]["agent"]], action["data"]["to"], suitcases, wanted)
                if gain > least:
                    best, least = action, gain
        ends = [action for action in actions if action["data"]["kind"] == "end"]
        return best or (ends or [random.choice(actions)])[0]

    def wants(self, view, suitcase):
        if suitcase["content"] == "bomb":
            return False
        delivered = view["players"][self.seat]["delivered"]
        mine = [name for name in delivered if name[0] == self.colour[0]]
        # Of the first three suitcases one must be an opponent's.
        own_ones = len(mine) < 2 or len(mine) < len(delivered)
        if suitcase["owner"] == self.seat:
            return own_ones
        left = [s for s in view["suitcases"] if s["owner"] == self.seat and s["place"] and s["content"] != "bomb"]
        return not (own_ones and left)

    def gain(self, view, agent, to, suitcases, wanted):
        """How much nearer a step brings an agent to what it is after; carriers first, then whoever is nearest."""
        enemies = [a for p in view["players"] if p["seat"] != self.seat for a in p["agents"]]
        risk = 2.5 if to in [enemy["place"] for enemy in enemies] else 0
        if agent["carries"]:
            if agent["carries"] not in wanted:
                return 0
            home = self.steps_to(self.gates)
            return 100 if to == "hq" else 10 * (self.here(home, agent["place"]) - home[to] - risk)
        lying = [s["place"] for name, s in suitcases.items() if name in wanted and s["place"]]
        if not lying:  # what is left must be fought for
            lying = [e["place"] for e in enemies if e["carries"] in wanted and e["place"] in self.roads]
            risk = 0
        if not lying:
            return 0
        way = self.steps_to(lying)
        nearer = self.here(way, agent["place"]) - way[to]
        return nearer * 9 / (1 + way[to]) - risk

    def here(self, way, place):
        return way[place] if place in way else 1 + min(way[city] for city in self.exits)

    def steps_to(self, cities):
        """How many steps it is from every city to the nearest of these."""
        way = dict.fromkeys(cities, 0)
        line = deque(cities)
        while line:
            city = line.popleft()
            for other in self.roads[city]:
                if other not in way:
                    way[other] = way[city] + 1
                    line.append(other)
        return way


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "Careful"}
        elif message["type"] == "begin":
            player = {"kramer": Kramer, "randolph": Randolph}[message["game"]](message)
        elif message["type"] == "choose":
            chosen = player.choose(message["view"], message["actions"])
            answer = {"type": "action", "id": message["id"], "action": chosen["id"]}
        elif message["type"] == "bye":
            break
        if answer:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
