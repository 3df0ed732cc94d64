"""What the agents of one seat can hope for on Randolph's table, as the greedy player reckons it.

The worth of a table is the sum of what its agents' tasks promise (carry home, fetch, hunt a carrier), each discounted by
the steps it still takes, less what enemies within reach could do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .bot import View
from .randolph_chart import BOMB, FAR, Agent, Chart, Suitcase
from .randolph_duel import FULL_HAND, PRICE, hand_key, mixed

DISCOUNT = [0.88**steps for steps in range(4 * FAR)]
"""What a task that takes that many steps is worth now."""
FETCHING = 0.8
"""Having a suitcase is better than standing on it."""
WAITING = 0.35
"""R3.2: what an own suitcase is worth while an opponent's must be delivered first."""
FOREIGN = 1.0
"""R3.2: what the first opponent's suitcase is worth beyond its secrets."""
WINNING = 3.0
"""How much more a suitcase is worth that would win."""
HUNTING = 0.8
"""The part of an enemy's prospects that a hunter can hope to spoil."""
REACH = (1.0, 35 / 36, 31 / 36, 23 / 36, 13 / 36, 5 / 36, 1 / 36)
"""R1.2: how likely two dice give at least that many steps."""
RISK_OF_CARRIER, RISK_OF_OTHERS = 0.04, 0.02
"""How likely an enemy who could attack does, and wins."""

Data = Mapping[str, Any]


class Prospects:
    """What the own agents can hope for on a table."""

    def __init__(self, chart: Chart, likely: Mapping[str, Mapping[int | str, float]], *, restless: float = 0.0) -> None:
        self.chart = chart
        self.restless = restless
        """What a fight is worth just because something must happen."""
        self.likely = likely
        """For every suitcase still in play: what it may hold, and how likely."""
        self.home = chart.homes(chart.seat)
        self.agent_worth = 0.25 + 1.2 / max(1, len(chart.agents)) + (3.0 if len(chart.agents) == 1 else 0.0)
        self.value = {id: self._value(suitcase) for id, suitcase in chart.suitcases.items()}
        self.lying = {id: s.city for id, s in chart.suitcases.items() if s.city is not None}
        self.hunts = [
            (enemy.place, self.threat(enemy) + restless * max(0.0, self.value[enemy.cargo]), enemy.cargo)
            for enemy in chart.enemies
            if enemy.cargo is not None and enemy.place >= 0
        ]
        self._risk: dict[int, float] = {}
        self._promises: dict[tuple[int, int, str | None], tuple[list[tuple[float, int, str]], float]] = {}

    # --- what things are worth

    def _value(self, suitcase: Suitcase) -> float:
        """What it is worth to deliver a suitcase: its secrets, the win, R3.2, and what a bomb would cost."""
        chart = self.chart
        missing = chart.target - chart.secrets[chart.seat]
        agents = len(chart.agents)
        bomb = 1.0 + 1.5 * self.agent_worth * ((agents + 1) // 2) / 2
        value = 0.0
        for content, chance in self.likely[suitcase.id].items():
            if content == BOMB:
                value -= chance * bomb
            else:
                secrets = int(content)
                value += chance * min(secrets, missing) * (WINNING if secrets >= missing else 1.0)
        if suitcase.owner != chart.seat:
            return value + (FOREIGN if chart.owed_foreign else 0.0)
        return value * WAITING if chart.own_barred and value > 0 else value

    def threat(self, enemy: Agent) -> float:
        """What an enemy's delivery would cost: more when it is near, or would win him the game."""
        chart = self.chart
        if enemy.cargo is None or enemy.place < 0 or enemy.cargo not in self.likely:
            return 0.0
        secrets = sum(int(c) * p for c, p in self.likely[enemy.cargo].items() if c != BOMB)
        bombs = self.likely[enemy.cargo].get(BOMB, 0.0)
        if bombs > 0.99:
            return 0.0
        if chart.secrets[enemy.seat] + 5 >= chart.target:
            secrets *= WINNING
        return secrets * DISCOUNT[chart.homes(enemy.seat)[enemy.place]]

    def task(self, agent: Agent) -> float:
        """What the suitcase in an agent's hands promises."""
        if agent.cargo is None or agent.place < 0:
            return 0.0
        return max(0.0, self.value[agent.cargo]) * DISCOUNT[self.home[agent.place]]

    def risk(self, city: int) -> float:
        """How likely some enemy can be in the city before the own next turn."""
        if city not in self._risk:
            nearest: dict[int, int] = {}
            for enemy in self.chart.enemies:
                steps = self.chart.enemy_steps(enemy, city)
                nearest[enemy.seat] = min(steps, nearest.get(enemy.seat, FAR))
            spared = 1.0
            for steps in nearest.values():
                spared *= 1.0 - (REACH[steps] if steps < len(REACH) else 0.0)
            self._risk[city] = 1.0 - spared
        return self._risk[city]

    def promises(self, agent: Agent, lying: Mapping[str, int]) -> tuple[list[tuple[float, int, str]], float]:
        """What each task would promise the agent, with the suitcase it is about; and what standing there puts at risk."""
        key = (agent.number, agent.place, agent.cargo)
        if lying is self.lying and key in self._promises:
            return self._promises[key]
        chart = self.chart
        pairs = []
        carrying = self.task(agent)
        if carrying > 0 and agent.cargo is not None:
            pairs.append((carrying, agent.number, agent.cargo))
        for id, city in lying.items():
            value = self.value[id]
            if value > 0:
                steps = chart.steps_to(agent.place, city) + self.home[city]
                pairs.append((FETCHING * value * DISCOUNT[steps], agent.number, id))
        if agent.cargo is None:
            for city, threat, id in self.hunts:
                if threat > 0:
                    steps = chart.steps_to(agent.place, city)
                    pairs.append((HUNTING * threat * DISCOUNT[steps], agent.number, id))
        risk = 0.0
        if agent.place >= 0:
            danger = RISK_OF_CARRIER if agent.cargo is not None else RISK_OF_OTHERS
            risk = self.risk(agent.place) * danger * (self.agent_worth + carrying)
        if lying is self.lying:
            self._promises[key] = pairs, risk
        return pairs, risk

    def worth(self, agents: Mapping[int, Agent] | None = None, lying: Mapping[str, int] | None = None) -> float:
        """The sum of what the agents' tasks promise, each task given to one agent, less the risks."""
        pairs: list[tuple[float, int, str]] = []
        total = 0.0
        for agent in (self.chart.agents if agents is None else agents).values():
            promised, risk = self.promises(agent, self.lying if lying is None else lying)
            pairs += promised
            total -= risk
        pairs.sort(reverse=True)
        busy: set[int] = set()
        given: set[str] = set()
        for promise, number, id in pairs:
            if number not in busy and id not in given:
                busy.add(number)
                given.add(id)
                total += promise
        return total

    # --- what actions do

    def worth_after_handling(self, data: Data) -> float:
        """R5.1: the table after a suitcase was taken, exchanged or dropped."""
        agent = self.chart.agents[data["agent"]]
        lying = dict(self.lying)
        if agent.cargo is not None:
            lying[agent.cargo] = agent.place
        taken = data.get("suitcase")
        if taken is not None:
            lying.pop(taken, None)
        return self.worth({**self.chart.agents, agent.number: _moved(agent, agent.place, taken)}, lying)

    def useless(self, number: int) -> bool:
        """What the agent carries should never come home: a bomb, most likely."""
        cargo = self.chart.agents[number].cargo
        return cargo is not None and self.value[cargo] <= 0

    def worth_of_step(self, number: int, to: str) -> float:
        agent = self.chart.agents[number]
        if to == "hq":
            return self.worth() + self.gain_at_home(agent)
        city = self.chart.cities[to]
        if city in self.chart.held:
            return self.worth() + self.attack(agent, city, 1)
        return self.worth({**self.chart.agents, number: _moved(agent, city, agent.cargo)})

    def gain_at_home(self, agent: Agent) -> float:
        """R7.1: the suitcase delivered now, against carrying it on."""
        if agent.cargo is None:
            return 0.0
        return self.value[agent.cargo] - self.task(agent)

    def best_step(self, steps: Mapping[tuple[int, str], int], now: float) -> tuple[tuple[int, str], float] | None:
        """The first step of the walk, delivery or attack that brings most for each step it takes."""
        chart = self.chart
        best: tuple[tuple[int, str], float] | None = None
        standing: dict[int, int] = {}
        for agent in chart.agents.values():
            if agent.place >= 0:
                standing[agent.place] = standing.get(agent.place, 0) + 1
        closed = {*chart.held, *(city for city, count in standing.items() if count > 1)}
        ids = chart.board.city_ids
        for number in sorted({agent for agent, _ in steps}):
            agent = chart.agents[number]
            reach = chart.reachable(agent, closed)
            options: list[tuple[float, list[str]]] = []
            for city, way in reach.items():
                gain = self.worth({**chart.agents, number: _moved(agent, city, agent.cargo)}) - now
                options.append((gain, [ids[c] for c in way]))
            for city, way in [(agent.place, []), *reach.items()]:
                if len(way) >= chart.pool + agent.bonus:
                    continue
                names = [ids[c] for c in way]
                if agent.cargo is not None and city in chart.board.gates[chart.colour[chart.seat]]:
                    if agent.place == city or not self._barred(agent.cargo):
                        options.append((self.gain_at_home(agent), [*names, "hq"]))
                for near in chart.exits(chart.seat, city):
                    if near in chart.held:
                        left = chart.pool + agent.bonus - len(way) - 1
                        options.append((self.attack(agent, near, left), [*names, ids[near]]))
            for gain, way_names in options:
                first = (number, way_names[0])
                rate = gain / max(0.25, len(way_names) - agent.bonus)
                if first in steps and (best is None or rate > best[1]):
                    best = first, rate
        return best

    def _barred(self, suitcase: str) -> bool:
        return self.chart.own_barred and self.chart.suitcases[suitcase].owner == self.chart.seat

    def attack(self, agent: Agent, city: int, left: int) -> float:
        """R6: what entering an enemy's city can be hoped to bring."""
        chart = self.chart
        defenders = chart.held[city]
        hands = chart.hands
        chance, gain, price = 1.0, 0.0, 0.0
        for defender in defenders:
            mine, theirs, wins = self.duel(
                (chart.seat, agent.number), (defender.seat, defender.number), exact=left == 0, hands=hands
            )
            chance *= wins
            price += sum(share * PRICE[card] for card, share in mine.items())
            hands = _without_likeliest(hands, (chart.seat, mine), (defender.seat, theirs))
            gain += 0.4 * self.agent_worth + self.threat(defender)
            if defender.cargo is not None:
                gain += FETCHING * max(0.0, self.value[defender.cargo]) * DISCOUNT[self.home[city]]
        if agent.cargo is not None and agent.place >= 0:
            gain += max(0.0, self.value[agent.cargo]) * DISCOUNT[min(self.home[city], FAR)] - self.task(agent)
        loss = self.agent_worth + self.task(agent) + 0.05 * left
        return chance * gain - (1 - chance) * loss - price * self.agent_worth + self.restless

    def duel(
        self,
        attacker: tuple[int, int],
        defender: tuple[int, int],
        *,
        exact: bool,
        hands: list[list[int]] | None = None,
    ) -> tuple[dict[int, float], dict[int, float], float]:
        """R6.2: both sides' mixtures by card, and how likely the attacker wins; a fighter is a seat and an agent's number."""
        hands = self.chart.hands if hands is None else hands
        attack, defence = hand_key(hands[attacker[0]]), hand_key(hands[defender[0]])
        cargo_a, cargo_d = self._cargo(*attacker), self._cargo(*defender)
        unit = self.agent_worth
        stakes = tuple(round(min(6.0, cargo / unit), 1) for cargo in (cargo_d, cargo_a, cargo_a, cargo_d))
        mix_a, mix_d, wins = mixed(
            attack, defence, (stakes[0], stakes[1], stakes[2], stakes[3]), self.chart.tie_attacks or exact
        )
        return dict(zip(attack, mix_a, strict=True)), dict(zip(defence, mix_d, strict=True)), wins

    def _cargo(self, seat: int, number: int) -> float:
        """What the suitcase in an agent's hands is worth to whoever ends up with it."""
        if seat == self.chart.seat:
            agent = self.chart.agents[number]
            return 0.2 if agent.cargo is None else 0.2 + abs(self.task(agent))
        enemy = next(e for e in self.chart.enemies if (e.seat, e.number) == (seat, number))
        if enemy.cargo is None:
            return 0.2
        return 0.2 + self.threat(enemy) + max(0.0, self.value[enemy.cargo]) * DISCOUNT[10]

    def prize_of(self, view: View, rival: int) -> float:
        """R6.7: what the defender carries; the carrier is fought first."""
        defender = view["duel"]["defender"]["seat"]
        enemy = next(e for e in self.chart.enemies if (e.seat, e.number) == (defender, rival))
        return -1.0 if enemy.cargo is None else self.value[enemy.cargo] + self.threat(enemy)

    def wants_loot(self, view: View) -> bool:
        """R6.5: the loser's suitcase is worth more than what the winner carries; it is also kept from the loser."""
        duel = view["duel"]
        agent = self.chart.agents[duel["defender"]["agent"]]
        city = self.chart.cities[duel["city"]]
        here = [id for id, place in self.lying.items() if place == city]
        prize = duel.get("prize") or max(here, key=lambda id: self.value[id], default=None)
        if prize is None:
            return False
        return self.value[prize] > (0.0 if agent.cargo is None else self.value[agent.cargo])

    def use_of(self, number: int) -> float:
        """R8.1: what would be missed without the agent."""
        others = {n: agent for n, agent in self.chart.agents.items() if n != number}
        lying = dict(self.lying)
        agent = self.chart.agents[number]
        if agent.cargo is not None and agent.place >= 0:
            lying[agent.cargo] = agent.place
        return self.worth() - self.worth(others, lying)


def _moved(agent: Agent, place: int, cargo: str | None) -> Agent:
    return Agent(agent.seat, agent.number, place, cargo, agent.bonus)


def _without_likeliest(hands: list[list[int]], *played: tuple[int, dict[int, float]]) -> list[list[int]]:
    """R6.3: the hands after a duel in which both seats laid the card they are likeliest to lay."""
    left = [list(hand) for hand in hands]
    for seat, mixture in played:
        left[seat].remove(max(mixture, key=lambda card: mixture[card]))
        left[seat] = left[seat] or list(FULL_HAND)
    return left
