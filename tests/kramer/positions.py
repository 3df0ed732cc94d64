"""Positions for tests: a position text put together from what a table would show, and short ways to read a match."""

import topsecret as ts

LETTERS = "SPBJMDL"
COLOURS = dict(zip(LETTERS, ("grey", "yellow", "orange", "red", "green", "blue", "purple"), strict=True))
COPIES = {"C1": 2, "C2": 2, "C3": 2, "C4": 2, "C5": 1, "C6": 2, "C7": 2, "C8": 1, "C9": 2, "C10": 1, "C11": 1, "C12": 2, "C13": 2, "C14": 2, "C15": 2}  # fmt: skip
"""K8, copied from the rules by hand."""
EVERY_CARD = " ".join(card for card, copies in COPIES.items() for _ in range(copies))


def at(options, fields, *, owners=None, hands=(), discard="", gone=""):
    """A position text: owners by seat (`JDPB`: seat 0 has red), hands by seat, discards and cards out of the game; the pile is the rest."""
    given = dict(word.split("=") for word in options.split())
    players = int(given["players"])
    owned = (owners or given.get("agents", LETTERS)[:players]).split()
    by_seat = owned if len(owned) == players else list(owned[0])
    words = ["owner=" + ",".join(f"{letter}:{seat}" for seat, letters in enumerate(by_seat) for letter in letters)]
    if "cards=yes" in options:
        pile = dict(COPIES)
        if players == 7:
            pile["C11"] = 0
        held = []
        for seat, hand in enumerate(hands):
            for card in dict.fromkeys(hand.split()):
                held.append(f"{seat}.{card}:{hand.split().count(card)}")
        thrown = {card: discard.split().count(card) for card in dict.fromkeys(discard.split())}
        for card in [*(card for hand in hands for card in hand.split()), *discard.split(), *gone.split()]:
            pile[card] -= 1
        if held:
            words.append("hand=" + ",".join(held))
        if thrown:
            words.append("discard=" + ",".join(f"{card}:{n}" for card, n in thrown.items()))
        words.append("pile=" + ",".join(f"{card}:{n}" for card, n in pile.items()))
    return f"kramer/1 {options} | {' '.join(words)} {fields}"


def kramer(options, fields, *, chance=(), names=None, **table):
    """A match from a position; `chance` are the outcomes to come."""
    return ts.new("kramer", position=at(options, fields, **table), chance=list(chance), names=names)


def texts(match, seat):
    """The notations of a seat's legal actions."""
    return {action.text for action in match.actions(seat)}


def plays(match, seat, card):
    """The targets a seat may play a card on."""
    return {action.text.partition(" ")[2] for action in match.actions(seat) if action.text.split()[0] == card}


def places(match):
    """Where the agents stand, by letter."""
    return {agent["letter"]: agent["building"] for agent in match.view(None)["agents"].values()}


def scores(match):
    """The agents' totals, by letter."""
    return {agent["letter"]: agent["score"] for agent in match.view(None)["agents"].values()}


def armed(match):
    """Which agents stand armed, and by whom."""
    agents = match.view(None)["agents"].values()
    return {agent["letter"]: agent["armed_by"] for agent in agents if agent["armed_by"] is not None}


def safe(match):
    return match.view(None)["safe"]


def phase(match):
    return match.view(None)["phase"]


def hand(match, seat):
    """The seat's cards, as the seat itself sees them."""
    return match.view(seat)["seats"][seat]["hand"]


def told(match, kind, seat=None):
    """The events of one type, as a seat was told them."""
    return [event for event in match.events(seat) if event["type"] == kind]
