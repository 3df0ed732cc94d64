"""A contest on a real Ray cluster of two nodes, one of which is killed on the way: `python two_nodes.py FILE`.

Prints what came out as JSON. It is a program of its own: Ray leaves threads and warnings behind in its process.
"""

import contextlib
import json
import logging
import os
import sys
import tempfile
from pathlib import Path

from topsecret import arena

KILL_AT = 8
JOB = {"game": "kramer", "bots": ["greedy", "random"], "games": 140, "players": 4, "seed": 3}


def workers(raylet: int) -> list[int]:
    """The arena's worker processes below a node's raylet."""
    parents, ours = {}, []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            pid = int(stat.parent.name)
            parents[pid] = int(stat.read_text().rpartition(")")[2].split()[1])
            if b"topsecret.arena.worker" in stat.with_name("cmdline").read_bytes():
                ours.append(pid)
    return [pid for pid in ours if raylet in ancestors(pid, parents)]


def ancestors(pid: int, parents: dict[int, int]) -> list[int]:
    found = []
    while pid in parents:
        pid = parents[pid]
        found.append(pid)
    return found


def main(folder: str) -> None:
    from ray.cluster_utils import Cluster

    # A node that says nothing for two seconds is dead: the default is half a minute.
    haste = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 4}
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "temp_dir": folder, "_system_config": haste},
    )
    second = cluster.add_node(num_cpus=1)
    raylet = next(one.process.pid for one in second.all_processes["raylet"])
    killed: list[int] = []
    there: list[int] = []

    def progress(count: arena.Count) -> None:
        if not killed and count.games >= KILL_AT and (working := workers(raylet)):
            killed.append(count.games)
            there.extend(working)
            cluster.remove_node(second, allow_graceful=False)

    report = arena.run(**JOB, ray=cluster.address, out=sys.argv[1], progress=progress)
    print(
        json.dumps(
            {
                "killed_at": killed,
                "working_there": len(there),
                "numbers": [game.n for game in report.played],
                "data": report.data(),
            }
        )
    )
    cluster.shutdown()


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        # Where Ray notes which cluster is the machine's: it wants the folder to be there.
        os.environ["RAY_TMPDIR"] = folder
        Path(folder, "ray").mkdir()
        main(folder)
