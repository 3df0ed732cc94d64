"""The server's benchmark runs, and says what it should; how fast anything is, no test asks."""

import json
import os

import pytest

from benchmarks import engine, server, server_node, server_programs
from benchmarks.measure import Missing
from benchmarks.server_results import (
    Kept,
    Memory,
    Results,
    Row,
    Slice,
    markdown,
    memory_cells,
    speed_cells,
    target_cells,
)

PEER, FILES = server.SERVERS["boardgameio"], server.SERVERS["files"]


def a_slice(rate, *milliseconds):
    """One second of play with these latencies; they are counted as the players do."""
    buckets = {}
    for each in milliseconds or (10.0,):
        bucket = 0
        while 1.01 ** (bucket + 1) <= each * 1000:
            bucket += 1
        buckets[bucket] = buckets.get(bucket, 0) + 1
    return Slice(rate, 1.0, buckets, 0.9, 0.0001, 0.4, 3, 0)


def results(ours=5000, peer=1000, files=500, steady=None, p99=10.0):
    rows = [
        Row("ours, SQLite", True, 200, slices=[a_slice(ours, p99)]),
        Row(PEER, False, 200, slices=[a_slice(peer)]),
        Row(FILES, False, 200, slices=[a_slice(files)]),
    ]
    if steady is not None:
        rows.append(Row("ours, SQLite", True, 200, 5000.0, [a_slice(steady, p99)]))
    return Results(rows, [])


@pytest.fixture(scope="module")
def quick_run(tmp_path_factory):
    try:
        server_node.install(server_node.PLAYERS)
        server_node.install(server_node.PEER)
    except Missing as missing:
        pytest.skip(str(missing))
    file = tmp_path_factory.mktemp("bench") / "bench.json"
    assert server.main(["--quick", "--json", str(file)]) == 0
    return json.loads(file.read_text())


@pytest.mark.soak
def test_a_quick_run_plays_on_every_server(quick_run):
    assert quick_run["finished"]
    assert {row["server"] for row in quick_run["rows"]} == set(server.SERVERS.values())
    for row in quick_run["rows"]:
        assert row["missing"] is None, row
        assert row["rate"] > 0
        assert 0 < row["p50"] <= row["p99"]


@pytest.mark.soak
def test_a_quick_run_measures_the_memory_of_ours_and_of_the_peer(quick_run):
    assert {m["server"] for m in quick_run["memory"]} == {"ours, SQLite", PEER}
    assert all(m["each"] is not None for m in quick_run["memory"])


@pytest.mark.soak
def test_every_acknowledged_move_of_a_quick_run_is_in_the_log_once(quick_run):
    assert [kept["server"] for kept in quick_run["kept"]] == ["ours, SQLite", "ours, PostgreSQL"]
    for kept in quick_run["kept"]:
        assert kept["found"] == kept["acknowledged"] > 0


def test_a_lost_move_is_cried_out():
    assert Kept("us", 10, 9).words == "us: 10 moves were acknowledged, but 9 stood in the log after a SIGKILL!"


def test_the_lock_files_name_no_host():
    for folder in (server_node.PLAYERS, server_node.PEER):
        assert '"resolved"' not in (folder / "package-lock.json").read_text()


def test_latencies_are_known_to_one_percent():
    slice = a_slice(100, *range(1, 101))
    assert slice.quantile(0.5) == pytest.approx(50, rel=0.011)
    assert slice.quantile(0.99) == pytest.approx(99, rel=0.011)


def test_the_best_slice_is_the_fastest_one_and_at_a_steady_rate_the_one_with_the_shortest_p99():
    slices = [a_slice(10, 1.0), a_slice(30, 9.0), a_slice(20, 5.0)]
    assert Row("us", True, 1, None, slices).best is slices[1]
    assert Row("us", True, 1, 30.0, slices).best is slices[0]


def test_every_target_is_judged_beside_what_was_measured():
    found = [(t["target"], t["shown"], t["reached"]) for t in results(steady=5000).targets()]
    assert found == [
        ("≥ 5,000", "5,000", True),
        ("≤ 50 ms", "10.0 ms", True),
        ("≥ 4", "5.00", True),
        ("≥ 4", "10.00", True),
        ("≤ 50 ms", "10.0 ms", True),
    ]


def test_a_target_that_was_missed_is_called_so():
    found = [t["reached"] for t in results(ours=3000, peer=1000, files=1000, steady=3000, p99=70.0).targets()]
    assert found == [False, False, False, False, False]
    assert "| ≥ 5,000 | 3,000 | missed |" in markdown(target_cells(results(ours=3000)), 5)


def test_a_steady_rate_that_was_not_kept_is_no_success_however_short_the_latencies():
    (last,) = results(steady=4000).targets()[-1:]
    assert not last["reached"]
    assert last["shown"] == "10.0 ms, and only 4,000 moves/s of the 5,000"


def test_without_the_peer_there_is_no_ratio():
    alone = Results([Row("ours, SQLite", True, 200, slices=[a_slice(5000)])], [])
    assert [t["reached"] for t in alone.targets()] == [True, True, None, None]


def test_what_a_stopped_run_did_not_reach_is_not_shown_as_nought():
    stopped = Results([Row("ours, SQLite", True, 200)], [Memory("ours, SQLite", True, "a socket", 10)])
    assert "| 200 | ours, SQLite | not measured: the run was stopped | – |" in markdown(speed_cells(stopped, False), 2)
    assert "| a socket | 10 | not measured: the run was stopped |" in markdown(memory_cells(stopped.memory), 2)


def test_a_missing_node_is_said_in_every_row(monkeypatch, capsys):
    def nowhere(folder):
        raise Missing("not installed: Node")

    monkeypatch.setattr(server_node, "install", nowhere)
    assert server.main(["--quick"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("not installed: Node") == 8 + 6


def test_ctrl_c_prints_what_was_measured_and_ends_with_130(monkeypatch, capsys):
    def interrupted(run):
        run.row("sqlite", 1).slices.append(a_slice(1234))
        raise KeyboardInterrupt

    monkeypatch.setattr(server.Run, "speed", interrupted)
    assert server.main(["--quick", "--only", "sqlite"]) == 130
    said = capsys.readouterr()
    assert "| 1 | ours, SQLite | 1,234 |" in said.out
    assert "stopped" in said.err


def test_an_unknown_server_is_refused_with_the_known_ones(capsys):
    with pytest.raises(SystemExit):
        server.main(["--only", "nginx"])
    assert "unknown server 'nginx': known are sqlite, postgres, boardgameio, files" in capsys.readouterr().err


def test_numbers_of_tables_that_are_no_numbers_are_refused(capsys):
    with pytest.raises(SystemExit):
        server.main(["--tables", "many"])
    assert "--tables wants whole numbers with commas between, as 1,50,200; got 'many'" in capsys.readouterr().err


@pytest.mark.skipif(
    server_programs.cores() is None, reason="needs two cores and a system that can hold programs to them"
)
def test_servers_and_players_are_held_to_different_cores():
    mine, (servers, players) = os.sched_getaffinity(0), server_programs.cores()
    assert not servers & players
    for which, cores in enumerate((servers, players)):
        with server_programs.held_to(which):
            assert os.sched_getaffinity(0) == cores
    assert os.sched_getaffinity(0) == mine


def test_the_page_has_a_place_for_the_result():
    page = (server_node.HERE.parent / "docs" / "bench-server.md").read_text()
    assert engine.put(page, "new\n").count("new\n") == 1
