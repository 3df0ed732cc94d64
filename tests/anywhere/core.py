"""What the core can do where there is nothing but Python: games played by bots, seen, saved, drawn and asked. Run by the tests."""

import copy
import pickle
import sys

import topsecret as ts
from topsecret.bots import make, play

GAMES = (("kramer", {"players": 4, "cards": True, "dossier": True}), ("randolph", {"players": 3, "round_limit": 5}))
BOTS = ("random", "greedy")


for game, options in GAMES:
    for name in BOTS:
        match = ts.new(game, seed=5, **options)
        result = play(match, [make(name, game, seed=seat) for seat in range(match.players)])
        assert result is not None
        assert ts.load(str(match.record)) == match
        assert ts.new(game, position=match.position).result == result
        assert match.game.svg(match.view(None)).startswith("<svg")
        assert copy.deepcopy(match) == pickle.loads(pickle.dumps(match)) == match
        print(f"{game}, {name}: {result}")
    begun = ts.new(game, seed=5, **options)
    asked = begun.to_move[0]
    seen = begun.view(asked)
    assert begun.game.world(seen, asked, begun.game.hidden(begun.state)) == begun.state
    assert begun.what_if(asked, begun.legal(asked)[0]).left == 0
    assert len(begun.game.afters(begun.state, asked)) == len(begun.actions(asked))

loaded = sorted(name for name in ("numba", "numpy") if name in sys.modules)
assert not loaded, f"the core has loaded {', '.join(loaded)}"
