"""What happened, in words: one sentence for each event a seat is told, in both games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

CARDS: dict[str, tuple[str, str]] = {
    "C1": ("one agent back 1 or 2", "One agent goes one or two buildings back."),
    "C2": ("one agent to the ruin", "One agent goes to the ruin, wherever it stood."),
    "C3": ("two markers +3", "Two markers that are not too close to Finish go three fields forward."),
    "C4": ("one agent a step either way", "One agent goes one building forward or back."),
    "C5": ("everyone to the church", "All agents go to the church."),
    "C6": ("one agent to the safe", "One agent goes into the safe's building."),
    "C7": ("two agents a step back", "Two agents go one building back each."),
    "C8": ("two agents swap places", "Two agents in different buildings change places."),
    "C9": ("two agents a step forward", "Two agents go one building forward each."),
    "C10": ("one agent joins another", "One agent goes to another building where some agent stands."),
    "C11": ("a second identity", "Take a free agent's identity unseen; at the end your better agent counts."),
    "C12": ("one agent leaves the safe", "One agent in the safe's building goes one building forward or back."),
    "C13": ("ruin to church", "One or two agents in the ruin go to the church."),
    "C14": ("move the safe", "The safe goes to any other building; nothing scores."),
    "C15": ("one agent on 1, 2 or 3", "One agent goes one, two or three buildings forward."),
}
"""Kramer's cards in our own words: short, and as a sentence (K8)."""


def place(building: str) -> str:
    """A building of Kramer's ring in a sentence."""
    return f"the {building}" if building in ("church", "ruin") else building


def both(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1] if words else "nobody"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


class Teller:
    """Tells events to one pair of eyes: a seat is called "you" by itself and by its name by the others."""

    def __init__(self, names: Sequence[str], seat: int | None, cities: Mapping[str, str] | None = None) -> None:
        self.names = list(names)
        self.seat = seat
        self.cities = dict(cities or {})

    def name(self, seat: int) -> str:
        return "you" if seat == self.seat else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """The beginning of a sentence: `You roll`, `Anna rolls`."""
        if seat == self.seat:
            return f"You {verb}"
        special = {"have": "has", "are": "is", "may": "may"}
        ending = "es" if verb.endswith(("s", "sh", "ch", "o", "x")) else "s"
        return f"{self.names[seat]} {special.get(verb, verb + ending)}"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{self.names[seat]}'s"

    def city(self, id: str) -> str:
        """A place of Randolph's board by its name."""
        known = {"base": "the base", "guard": "the empty base", "hq": "headquarters", "out": "nowhere"}
        return self.cities.get(id) or known.get(id) or id.replace("_", " ").title()

    def tell(self, event: Mapping[str, Any]) -> str | None:
        """The event as a sentence; None if there is nothing to say."""
        teller = getattr(self, f"_{event['type']}", None)
        if teller is None:
            rest = ", ".join(f"{key} {value}" for key, value in event.items() if key != "type")
            return f"{str(event['type']).replace('_', ' ').capitalize()}{': ' + rest if rest else ''}."
        sentence: str | None = teller(event)
        return sentence

    def story(self, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """All sentences; passes in a row and the dealing are told together."""
        told: list[str] = []
        passed: list[int] = []
        for event in [*events, {"type": "end"}]:
            if event["type"] == "passed":
                passed.append(event["seat"])
                continue
            if passed:
                told.append(self._passes(passed))
                passed = []
            if event["type"] != "end":
                sentence = self.tell(event)
                if sentence:
                    told.append(sentence)
        return told

    def _passes(self, seats: list[int]) -> str:
        once = list(dict.fromkeys(seats))
        if len(once) == 1:
            return f"{self.does(once[0], 'pass')}."
        names = both([self.name(seat) for seat in once])
        return f"{'You' + names[3:] if once[0] == self.seat else names} pass."

    # --- both games

    def _undone(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'take')} the last action back."

    def _turn_began(self, e: Mapping[str, Any]) -> str | None:
        return None

    def _game_over(self, e: Mapping[str, Any]) -> str:
        reasons = {
            "finish": "a marker reached Finish",
            "round_limit": "the last round is over",
            "secrets": "enough secrets are delivered",
            "last_standing": "only one player has agents left",
            "out_of_reach": "nobody can reach the target any more",
        }
        why = reasons.get(e.get("reason", ""), str(e.get("reason", "")))
        winners = e.get("winners", [])
        if not winners:
            return f"The game is over: {why}. Nobody wins."
        if len(winners) == 1:
            return f"The game is over: {why}. {self.does(winners[0], 'win')}!"
        return f"The game is over: {why}. {both([self.name(seat) for seat in winners])} share the win!"

    # --- Kramer

    def _rolled(self, e: Mapping[str, Any]) -> str:
        if "face" in e:
            return f"{self.does(e['seat'], 'roll')} {str(e['face']).replace('-', '–')}."
        return f"{self.does(e['seat'], 'roll')} {_dice(e)}."

    def _identity_dealt(self, e: Mapping[str, Any]) -> str | None:
        return f"{self.does(e['seat'], 'are')} {e['agent']}." if "agent" in e else None

    def _card_dealt(self, e: Mapping[str, Any]) -> str | None:
        return f"{self.does(e['seat'], 'have')} the card {e['card']}: {CARDS[e['card']][0]}." if "card" in e else None

    def _card_removed(self, e: Mapping[str, Any]) -> str:
        return f"The card {e['card']} ({CARDS[e['card']][0]}) is of no use any more and is removed."

    def _card_drawn(self, e: Mapping[str, Any]) -> str:
        if "card" in e:
            return f"{self.does(e['seat'], 'draw')} {e['card']}: {CARDS[e['card']][0]}. It can be played from the next turn on."
        return f"{self.does(e['seat'], 'draw')} a card."

    def _identity_taken(self, e: Mapping[str, Any]) -> str:
        if "agent" in e:
            return f"{self.does(e['seat'], 'are')} now {e['agent']}, too."
        return f"{self.does(e['seat'], 'take')} a second identity, unseen."

    def _steps(self, moves: Sequence[Mapping[str, Any]]) -> str:
        return ", ".join(f"{m['agent']} from {place(m['from'])} to {place(m['to'])}" for m in moves)

    def _moved(self, e: Mapping[str, Any]) -> str:
        if not e["moves"]:
            return f"{self.does(e['seat'], 'move')} nobody."
        return f"{self.does(e['seat'], 'move')} {self._steps(e['moves'])}."

    def _safe_moved(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'put')} the safe into {place(e['to'])}."

    def _card_played(self, e: Mapping[str, Any]) -> str:
        said = f"{self.does(e['seat'], 'play')} {e['card']} ({CARDS[e['card']][0]})"
        if e.get("moves"):
            said += f": {self._steps(e['moves'])}"
        elif e.get("markers"):
            said += ": " + both([f"{agent} now has {total}" for agent, total in e["markers"].items()])
        elif "building" in e:
            said += f": the safe goes to {place(e['building'])}"
        return said + (". That stops the scoring." if e.get("stops_scoring") else ".")

    def _passed(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'pass')}."

    def _stopped(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'stop')} for now."

    def _dossier_line(self, e: Mapping[str, Any]) -> str:
        who = "nobody (a free agent)" if e["seat"] is None else self.name(e["seat"])
        return f"Your dossier: {e['agent']} is {who}."

    def _dossier_handed_in(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'hand')} in the dossier."

    def _reshuffled(self, e: Mapping[str, Any]) -> str:
        return f"The discards are shuffled into a new pile of {e['cards']}."

    def _scored(self, e: Mapping[str, Any]) -> str:
        gains = [f"{agent} {signed(gain)}" for agent, gain in e["gains"].items() if gain]
        cause = both(list(e["armed"]))
        return f"Scoring! {cause[0].upper()}{cause[1:]} cracked the safe in {place(e['safe'])}: {', '.join(gains) or 'nobody gains'}."

    def _dossiers_opened(self, e: Mapping[str, Any]) -> str:
        return "A marker has come far enough: everybody fills in the dossier now."

    # --- Randolph

    def _fighter(self, side: Mapping[str, Any]) -> str:
        return f"{self.whose(side['seat'])} agent {side['agent']}"

    def _contents_hidden(self, e: Mapping[str, Any]) -> str:
        said = ", ".join(f"{letter} {content}" for letter, content in e["contents"].items())
        return f"{self.does(e['seat'], 'hide')} the contents: {said}."

    def _suitcase_placed(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'place')} suitcase {e['suitcase']} in {self.city(e['city'])}."

    def _guards_chosen(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'post')} {e['count']} guard{'' if e['count'] == 1 else 's'}."

    def _setup_ready(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'are')} ready."

    def _setup_shown(self, e: Mapping[str, Any]) -> str:
        guards = [f"{self.names[int(seat)]} {count}" for seat, count in e["guards"].items()]
        return "The set-up is shown." + (f" Guards in the empty base: {', '.join(guards)}." if guards else "")

    def _start_rolled(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'roll')} {_dice(e)} for the first turn."

    def _start_tied(self, e: Mapping[str, Any]) -> str:
        names = both([self.name(seat) for seat in e["seats"]])
        return f"{names[0].upper()}{names[1:]} roll again."

    def _game_began(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'begin')}."

    def _stepped(self, e: Mapping[str, Any]) -> str:
        load = f" with {e['carries']}" if e.get("carries") else ""
        extra = " (bonus step)" if e.get("bonus") else ""
        return f"{self.does(e['seat'], 'move')} agent {e['agent']}{load} from {self.city(e['from'])} to {self.city(e['to'])}{extra}."

    def _delivered(self, e: Mapping[str, Any]) -> str:
        if e["content"] == "bomb":
            return f"{self.does(e['seat'], 'deliver')} {e['suitcase']}: it is a bomb!"
        what = f"{e['content']} secret{'' if e['content'] == 1 else 's'}"
        return f"{self.does(e['seat'], 'deliver')} {e['suitcase']}: {what}, {e['secrets']} in all."

    def _bomb_exploded(self, e: Mapping[str, Any]) -> str:
        return f"The bomb costs {self.name(e['seat'])} {e['losses']} agent{'' if e['losses'] == 1 else 's'}."

    def _agent_lost(self, e: Mapping[str, Any]) -> str:
        dropped = f"; {e['dropped']} stays there" if e.get("dropped") else ""
        return f"{self.does(e['seat'], 'lose')} agent {e['agent']} in {self.city(e['place'])}{dropped}."

    def _losses_due(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'have')} to give up {e['count']} more."

    def _defenders_met(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'meet')} two agents of {self.names[e['defender']]} in {self.city(e['city'])}."

    def _defender_picked(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'fight')} agent {e['agent']} first."

    def _duel_began(self, e: Mapping[str, Any]) -> str:
        return f"Duel in {self.city(e['city'])}: {self._fighter(e['attacker'])} against {self._fighter(e['defender'])}."

    def _card_laid(self, e: Mapping[str, Any]) -> str:
        card = f" (a {e['card']})" if "card" in e else ""
        return f"{self.does(e['seat'], 'lay')} a card face down{card}."

    def _duel_revealed(self, e: Mapping[str, Any]) -> str:
        attack, defence, loser = e["attacker"], e["defender"], e["loser"]
        shown = f"{self.name(attack['seat'])} {attack['card']}, {self.name(defence['seat'])} {defence['card']}"
        tie = ", a tie" if e["tie"] else ""
        fate = "goes back to the base" if loser["fate"] == "base" else "is out of the game"
        left = f" and leaves {e['left']} there" if e.get("left") else ""
        return f"The cards: {shown}{tie}. {self.does(e['winner'], 'win')}; {self._fighter(loser)} {fate}{left}."

    def _cards_back(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'take')} all seven duel cards back."

    def _taken(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'take')} {e['suitcase']} in {self.city(e['city'])} with agent {e['agent']}."

    def _exchanged(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'exchange')} {e['left']} for {e['suitcase']} in {self.city(e['city'])} with agent {e['agent']}."

    def _dropped(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'drop')} {e['suitcase']} in {self.city(e['city'])}."

    def _loot_offered(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'may')} take {e['suitcase']}."

    def _loot_left(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'leave')} {e['suitcase']} where it is."

    def _player_out(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'have')} no agents left."

    def _turn_ended(self, e: Mapping[str, Any]) -> str | None:
        return f"{self.does(e['seat'], 'leave')} {e['unused']} steps unused." if e.get("unused") else None


def _dice(e: Mapping[str, Any]) -> str:
    dice = e.get("dice") or []
    return f"{' + '.join(map(str, dice))} = {sum(dice)}"
