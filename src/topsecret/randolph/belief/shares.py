"""How owners treat a suitcase of theirs, by what it holds (5, 3, 1, bomb): shares counted in 120 games of greedy players.

`python -m benchmarks.shares --count --games 40` counts them again. Outcomes, in their order:

- *placed*: off the way home by 0 or 1, 2 or 3, more steps; for each, how much later than the others its owner comes there;
- *passed*: an agent with empty hands was where it lies and took it, went on, was there at the end of the turn;
- *dropped*: a suitcase in hand was put down (against: was taken up);
- *hunted*: its owner attacked the enemy who carries it, did not, in a turn;
- *approached*, *carried*: it, or home, came nearer to its owner's agents in a turn, did not.
"""

FLOOR = 0.06
"""The part of every share that says nothing."""

SHARES: dict[str, list[list[float]]] = {
    "placed": [
        [0.3209, 0.2988, 0.3292, 0.2325],
        [0.4342, 0.4977, 0.4397, 0.2159],
        [0.1358, 0.1192, 0.1469, 0.227],
        [0.0806, 0.0585, 0.064, 0.3154],
        [0.0005, 0.0005, 0.0005, 0.0005],
        [0.0253, 0.0226, 0.017, 0.006],
        [0.0005, 0.0005, 0.0005, 0.0005],
        [0.0005, 0.0005, 0.0005, 0.0005],
        [0.0005, 0.0005, 0.0005, 0.0005],
        [0.0005, 0.0005, 0.0005, 0.0005],
        [0.0005, 0.0005, 0.0005, 0.0005],
        [0.0005, 0.0005, 0.0005, 0.0005],
    ],
    "passed": [
        [0.9973, 0.5613, 0.1469, 0.0225],
        [0.0008, 0.3308, 0.6585, 0.7373],
        [0.0019, 0.1079, 0.1946, 0.2402],
    ],
    "dropped": [
        [0.0011, 0.1154, 0.0811, 0.4667],
        [0.9989, 0.8846, 0.9189, 0.5333],
    ],
    "hunted": [
        [0.2705, 0.2944, 0.36, 0.0197],
        [0.7295, 0.7056, 0.64, 0.9803],
    ],
    "approached": [
        [0.6043, 0.1933, 0.1695, 0.2053],
        [0.3957, 0.8067, 0.8305, 0.7947],
    ],
    "carried": [
        [0.422, 0.3873, 0.2568, 0.5],
        [0.578, 0.6127, 0.7432, 0.5],
    ],
}
