"""The GPU proof: lock-step with the CPU, then random play with the legal mask and with observations, both games.

Run on a machine with a GPU, from the repository root:

    PYTHONPATH=src python3 -m benchmarks.gpu [--games 262144] [--decisions 200] [--lockstep 1000000]

The last result stands in docs/gpu.md.
"""

from __future__ import annotations

import argparse
import importlib
import time
from typing import Any

import numpy as np

import topsecret as ts
from topsecret.envs.vector import Seen, VectorEnv
from topsecret.kernel import cuda
from topsecret.kernel.batch import Batch

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("kramer", {"players": 4}),
    ("kramer", {"players": 4, "cards": True}),
    ("kramer", {"players": 7, "dossier": True}),
    ("kramer", {"players": 5, "cards": True, "dossier": True}),
    ("randolph", {"players": 2, "round_limit": 60}),
    ("randolph", {"players": 3, "round_limit": 60, "guards": 2}),
    ("randolph", {"players": 4, "round_limit": 60, "edition": "english"}),
]
GAMES_IN_LOCKSTEP = 2000
NEAR = 1e-6
"""How far two observations may be apart: what the two compilers make of a division."""


def lockstep(name: str, options: dict[str, Any], decisions: int) -> int:
    """Step the same games on GPU and CPU until that many decisions are made; every byte must agree after each one."""
    games = GAMES_IN_LOCKSTEP
    one = Batch(ts.game(name), games, seed=11, device="cuda", **options)
    two = Batch(ts.game(name), games, seed=11, device="cpu", **options)
    if one.gpu is None:
        raise SystemExit("the first batch is not on the GPU")
    there = one.observe()
    mask = one.gpu.cuda.to_device(np.full(two.mask.shape, 7, np.uint8))
    made = 0
    while made < decisions:
        actions = two.random_actions()
        if not np.array_equal(actions, one.random_actions()):
            raise SystemExit(f"{name} {options}: different random actions after {made} decisions")
        one.step(actions)
        two.step(actions)
        one.fetch()
        for what in ("states", "seat", "mask", "rewards", "done"):
            if getattr(one, what).tobytes() != getattr(two, what).tobytes():
                raise SystemExit(f"{name} {options}: {what} differ after {made} decisions")
        if made % (10 * games) == 0:
            one.observe(there)
            one.gpu.show_there(mask)
            if not np.allclose(there.copy_to_host(), two.observe(), rtol=0, atol=NEAR):
                raise SystemExit(f"{name} {options}: observations differ after {made} decisions")
            if mask.copy_to_host().tobytes() != two.mask.tobytes():
                raise SystemExit(f"{name} {options}: masks for learners differ after {made} decisions")
        made += games
    two.close()
    return made


def speed(name: str, options: dict[str, Any], games: int, decisions: int) -> float:
    """Decisions a second of random play with the legal mask; the best of three runs after a warm-up."""
    batch = Batch(ts.game(name), games, seed=5, device="cuda", **options)
    batch.run(20)
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        made = batch.run(decisions)["decisions"]
        best = max(best, made / (time.perf_counter() - start))
    return best


def learner_speed(name: str, options: dict[str, Any], games: int, decisions: int, *, mask: bool) -> float:
    """Decisions a second of `VectorEnv.step` with random actions: observations, rewards, ends and seats, with or without masks.

    Masks are a byte an action. Everything stays on the GPU; the best of three runs after a warm-up.
    """
    env = VectorEnv(name, games, seed=5, device="cuda", **options)
    out = env.seen if mask else Seen(env.seen.observation, None, env.seen.rewards, env.seen.terminated, env.seen.seat)
    env.reset()
    best = 0.0
    for turn in range(4):
        cuda.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(decisions if turn else 20):
            env.step(env.random_actions(), out=out)
        cuda.cuda.synchronize()
        if turn:
            best = max(best, games * decisions / (time.perf_counter() - start))
    return best


def with_torch() -> str:
    """PyTorch's tensors are written in place, and give the actions: checked against the CPU; in words."""
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return "PyTorch is not installed: not tried."
    kinds = {"observation": torch.float32, "mask": torch.bool, "rewards": torch.float32, "terminated": torch.bool}
    for name, options in VARIANTS[1::4]:
        envs = {
            device: VectorEnv(
                name, 500, seed=3, device=device, out=tensors(torch, name, options, kinds, device), **options
            )
            for device in ("cpu", "cuda")
        }
        here, there = envs["cpu"].reset(), envs["cuda"].reset()
        for _ in range(100):
            for what in kinds:
                if not torch.allclose(
                    getattr(here, what).float(), getattr(there, what).cpu().float(), rtol=0, atol=NEAR
                ):
                    raise SystemExit(f"{name}: {what} in PyTorch's tensors differ between CPU and GPU")
            actions = torch.multinomial(there.mask.float(), 1).squeeze(1)
            envs["cuda"].step(actions)
            envs["cpu"].step(actions.cpu())
    return f"PyTorch {torch.__version__}: tensors on the GPU and on the CPU are written in place, and give the actions."


def tensors(torch: Any, name: str, options: dict[str, Any], kinds: dict[str, Any], device: str) -> Seen:
    """Tensors for 500 games."""
    players = options["players"]
    game = ts.game(name)
    shapes = {
        "observation": (500, game.observation_size),
        "mask": (500, game.action_count),
        "rewards": (500, players),
        "terminated": (500,),
    }
    return Seen(**{what: torch.zeros(shapes[what], dtype=kind, device=device) for what, kind in kinds.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=262_144)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--lockstep", type=int, default=1_000_000)
    parser.add_argument("--only", default="", help="only this game")
    arguments = parser.parse_args()
    device = cuda.numba_cuda().get_current_device()
    print(f"{device.name}; {arguments.games} games at once, {arguments.decisions} decisions each")
    print(with_torch(), flush=True)
    print("\n| game | options | lock-step decisions, all bytes equal | million decisions/s with packed mask | with observation | with observation and mask |")  # fmt: skip
    print("|---|---|---|---|---|---|", flush=True)
    for name, options in VARIANTS:
        if name not in ts.games() or arguments.only not in ("", name):
            continue
        same = lockstep(name, options, arguments.lockstep)
        rate = speed(name, options, arguments.games, arguments.decisions)
        seen, whole = (
            learner_speed(name, options, arguments.games, arguments.decisions, mask=mask) for mask in (False, True)
        )
        words = ts.game(name).options.text(ts.game(name).options.complete(options))
        print(
            f"| {name} | {words} | {same:,} | {rate / 1e6:,.0f} | {seen / 1e6:,.0f} | {whole / 1e6:,.0f} |", flush=True
        )


if __name__ == "__main__":
    main()
