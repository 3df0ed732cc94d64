"""The games and positions that the documentation shows and talks about: each is played by the engine."""

from __future__ import annotations

import topsecret as ts
from topsecret import Match
from topsecret.kramer.drawing import svg as town
from topsecret.randolph import board as boards
from topsecret.randolph.drawing import svg as world

NAMES = ("Anna", "Bert", "Cleo", "Dana")
DATE = "2026-11-15"
"""Every example has this date, so that its record is always the same."""

KRAMER_GAME = """\
[Game "kramer"]
[Rules "1"]
[Options "players=3 finish=30"]
[Names "Anna" "Bert" "Cleo"]
[Date "2026-11-15"]

deal 0 J
deal 1 S
deal 2 D
roll 5
0: B2 M3
roll 6
1: S2 M4
1: safe 3
roll 1-3
2: J3
2: safe 9
roll 4
0: J2 M2
0: safe 6
roll 6
1: P4 D2
roll 4
2: M2 D2
roll 3
0: B2 J1
0: safe 10
roll 5
1: S5
roll 6
2: D6
2: safe 8
roll 2
0: J2
0: safe church
roll 6
1: S3 J3
roll 1-3
2: B3
roll 4
0: J4
roll 5
1: P3 D2
end
"""
"""A whole short game, written by hand."""


def kramer_start() -> Match:
    """The table is set and Anna has rolled."""
    return ts.new("kramer", players=4, names=NAMES, chance=["J", "M", "D", "S", "5"])


def kramer_moved() -> Match:
    """Anna has given three points to green and two to orange."""
    match = kramer_start()
    match.play(0, "B2 M3")
    return match


def kramer_before_scoring() -> Match:
    """Bert has rolled a four; green stands at the safe already."""
    return ts.new(
        "kramer",
        names=NAMES,
        position="kramer/1 players=4 | phase=move turn=1 actor=1 round=4 roll=4 safe=6 owner=J:0,M:1,D:2,S:3"
        " position=P:4,B:10,J:ruin,M:6,D:3,L:9 score=S:12,P:7,B:15,J:2,M:9,D:11,L:20",
    )


def kramer_scoring() -> Match:
    """Bert has moved blue to the safe: a scoring, and he is to move the safe."""
    match = kramer_before_scoring()
    match.play(1, "D3 L1")
    return match


def kramer_before_round() -> Match:
    """Anna has rolled a three in the game with cards."""
    return ts.new(
        "kramer",
        names=NAMES,
        chance=["4"],
        position="kramer/1 players=4 cards=yes | phase=move turn=0 round=3 roll=3 safe=8 owner=J:0,M:1,D:2,S:3"
        " position=S:2,P:church,B:4,J:6,M:3,D:10,L:ruin score=S:6,P:9,B:3,J:14,M:8,D:5,L:11"
        " hand=0.C4:1,0.C15:1,1.C2:1,1.C8:1,2.C6:1,2.C13:1,3.C1:1"
        " discard=C7:1,C5:1 pile=C1:1,C2:1,C3:2,C4:1,C5:0,C6:1,C7:1,C8:0,C9:2,C10:1,C11:1,C12:2,C13:1,C14:2,C15:1",
    )


def kramer_armed() -> Match:
    """Anna has moved red to the safe: it stands armed while the round is played."""
    match = kramer_before_round()
    match.play(0, "B1 J2")
    return match


def kramer_round() -> Match:
    """The round is over: Bert took red away, Cleo brought green, and the scoring made Cleo the one to move the safe."""
    match = kramer_armed()
    for seat, move in ((0, "pass"), (1, "C2 J; stop"), (2, "C6 M; stop"), (3, "pass"), (0, "pass"), (1, "pass")):
        match.play(seat, move)
    match.play(2, "pass")
    return match


def kramer_finish() -> Match:
    """A scoring carried two markers past Finish: purple is a free agent, red is Anna's."""
    match = ts.new(
        "kramer",
        names=NAMES,
        position="kramer/1 players=4 | phase=move turn=3 actor=3 round=9 roll=3 safe=5 owner=J:0,M:1,D:2,S:3"
        " position=S:4,P:2,B:ruin,J:8,M:3,D:church,L:6 score=S:30,P:21,B:12,J:38,M:33,D:27,L:37",
    )
    match.play(3, "S1 M2")
    return match


def kramer_example() -> Match:
    """The short game of `examples/kramer.txt`."""
    return ts.load(KRAMER_GAME, chance=ts.Script())


def randolph_start() -> Match:
    """Four players have hidden their contents and placed their suitcases; Anna has rolled."""
    match = ts.new("randolph", players=4, names=NAMES, chance=["3+2", "1+1", "2+0", "1+2", "3+1"])
    cities = (
        "london havana istanbul luanda",
        "reykjavik cairo honolulu cape_town",
        "delhi panama_city berlin nairobi",
        "chicago casablanca vienna colombo",
    )
    for seat, spots in enumerate(cities):
        match.play(seat, "contents 5 bomb 1 3")
        for letter, city in zip("ABCD", spots.split(), strict=True):
            match.play(seat, f"{letter} {city}")
    return match


def randolph_duel() -> Match:
    """Red's agent 1 has entered London with the second of five steps and met green's agent 3."""
    match = ts.new(
        "randolph",
        names=("Anna", "Bert"),
        position="randolph/1 players=2 | round=5 phase=move turn=0 starter=0 dice=0:3,1:2 pool=5"
        " place=0.1:new_york,0.2:montreal,0.3:havana,0.4:casablanca,1.1:delhi,1.2:istanbul,1.3:london,1.4:nairobi"
        " cargo=0.3:0A,1.1:1C,1.3:0B lies=0A:carried,0B:carried,0C:luanda,0D:vienna,1A:panama_city,1B:cairo,1C:carried,1D:berlin"
        " content=0A:5,0B:3,0C:bomb,0D:1,1A:1,1B:bomb,1C:5,1D:3 spent=0.5:1,1.3:1,1.0:1",
    )
    match.play(0, "1-montreal; 1-london")
    return match


def randolph_won() -> Match:
    """Red has won the duel: the suitcase lies in London, three steps and a bonus step are left."""
    match = randolph_duel()
    match.play(1, "card 2")
    match.play(0, "card 4")
    return match


def pictures() -> dict[str, str]:
    """Every picture of the documentation, by its file name."""
    board = boards.load("world")
    return {
        "kramer-start.svg": town.draw(kramer_start().view(None)),
        "kramer-move.svg": town.draw(kramer_moved().view(0), came_from={"orange": "church", "green": "church"}),
        "kramer-scoring.svg": town.draw(kramer_scoring().view(None), came_from={"blue": "3", "purple": "9"}),
        "kramer-round.svg": town.draw(kramer_armed().view(None), came_from={"red": "6", "orange": "4"}),
        "kramer-finish.svg": town.draw(kramer_finish().view(None)),
        "kramer-cards.svg": town.draw_cards(),
        "randolph-start.svg": world.draw(board, randolph_start().view(None)),
        "randolph-duel.svg": world.draw(board, randolph_duel().view(None)),
        "randolph-europe.svg": world.draw_board(boards.load("europe")),
    }


def examples() -> dict[str, str]:
    """Every game record of the documentation, by its file name."""
    match = kramer_example()
    match.date = DATE
    return {"kramer.txt": str(match.record)}
