"""The benchmark runs, and says what it should; how fast anything is, no test asks."""

import json

import pytest

from benchmarks import engine, imports, measure
from topsecret.kernel import builds

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

OURS = ["kramer, 4 players", "randolph, 4 players"]


def contender(name, *rates, ours=True):
    return measure.Contender(name, lambda: lambda seconds: (1, 1.0), ours=ours, rates=list(rates))


@pytest.mark.soak
def test_a_quick_run_measures_ours_and_names_every_peer_that_is_missing(tmp_path, capsys):
    file = tmp_path / "bench.json"
    tables = "plain,copy,import" + (",numba,observation,afters,threads" if builds.available() else "")
    assert engine.main(["--quick", "--only", tables, "--json", str(file)]) == 0
    data = json.loads(file.read_text())
    assert data["finished"]
    for section in data["sections"]:
        for row in section["rows"]:
            assert (row["best"] > 0) != bool(row["missing"]), row
            assert not (row["ours"] and row["missing"]), row
    printed = capsys.readouterr().out
    assert all(f"| {name} |" in printed for name in OURS)


def test_importing_the_package_does_not_import_numba():
    assert not imports.fresh("topsecret")[1]


def test_a_missing_peer_is_reported_and_has_no_rate():
    def prepare():
        raise measure.Missing("not installed: somebody (uv sync)")

    peer = measure.Contender("somebody", prepare, ours=False)
    section = measure.Section("plain", "Plain", "/s", [contender("us"), peer], target=1, reference="somebody")
    measure.race(section, 2, 0.0, lambda words: None)
    assert peer.rates == []
    assert "| *somebody* | not installed: somebody (uv sync) | – |" in engine.markdown(section)


def test_a_failing_peer_does_not_end_the_run():
    peer = measure.Contender("somebody", lambda: 1 / 0, ours=False)
    section = measure.Section("plain", "Plain", "/s", [peer, contender("us")])
    measure.race(section, 1, 0.0, lambda words: None)
    assert peer.missing.startswith("failed: ZeroDivisionError")
    assert section.contenders[1].rates == [1.0]


def test_ratios_are_between_the_best_slices():
    us, slow, fast = (
        contender("us", 10, 40, 20),
        contender("slow", 5, 4, ours=False),
        contender("fast", 80, 1, ours=False),
    )
    row = measure.Section("plain", "Plain", "/s", [us, slow, fast], target=20, reference="slow").data()["rows"][0]
    assert (row["best"], row["median"]) == (40, 20)
    assert (row["to_target"], row["to_reference"], row["to_fastest_peer"]) == (2, 8, 0.5)


def test_a_time_is_as_many_times_better_as_it_is_shorter_than_its_target():
    us = contender("us", 1e6)
    row = measure.Section("copy", "Copy", "µs", [us], target=3).data()["rows"][0]
    assert (row["best"], row["to_target"]) == (1, 3)


@pytest.mark.parametrize(("cores", "counts"), [(1, [1]), (2, [1, 2]), (6, [1, 2, 4, 6]), (8, [1, 2, 4, 8])])
def test_threads_are_doubled_up_to_all_cores(cores, counts):
    assert engine.thread_counts(cores) == counts


def test_only_what_stands_between_the_marks_is_replaced():
    page = f"head\n{engine.BEGIN}\nold\n{engine.END}\ntail\n"
    assert engine.put(page, "new\n") == f"head\n{engine.BEGIN}\nnew\n{engine.END}\ntail\n"


def test_an_unknown_table_is_refused_with_the_known_ones(capsys):
    with pytest.raises(SystemExit):
        engine.main(["--only", "speed"])
    assert (
        "unknown table 'speed': known are plain, numba, observation, afters, envs, copy, threads, import"
        in capsys.readouterr().err
    )


def test_ctrl_c_prints_what_was_measured_and_ends_with_130(monkeypatch, capsys):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "race", interrupted)
    assert engine.main(["--quick", "--only", "copy"]) == 130
    assert "stopped" in capsys.readouterr().err


def test_what_a_stopped_run_did_not_reach_is_not_shown_as_nought():
    section = measure.Section("plain", "Plain", "/s", [contender("us", 5), contender("later")])
    assert "| later | not measured: the run was stopped | – |" in engine.markdown(section)
