"""What a dossier keeper concludes from the events (K9)."""

import numpy as np

import topsecret as ts
from topsecret import bots
from topsecret.beliefs.kramer_sight import AGENT
from topsecret.bots.kramer_suspicion import FREE, Suspicion

from ..kramer.positions import kramer
from .seats import bots_for


def listening(match, seat):
    suspicion = Suspicion(seat, match.view(seat))
    suspicion.hear(match.events(seat))
    return suspicion


def test_who_brings_an_agent_to_the_safe_is_suspected_of_owning_it():
    m = kramer("players=4 dossier=yes", "phase=move turn=1 actor=1 roll=2 position=J:5,D:5", owners="PDJB")
    suspicion = Suspicion(0, m.view(0))
    m.play(1, "D2")
    suspicion.hear(m.events(0))
    assert np.argmax(suspicion.evidence[1]) == AGENT["blue"]
    assert not suspicion.evidence[[0, 2, 3]].any()


def test_own_moves_are_no_evidence():
    m = kramer("players=4 dossier=yes", "phase=move turn=0 roll=2 position=J:5,D:5", owners="DPJB")
    suspicion = Suspicion(0, m.view(0))
    m.play(0, "D2")
    suspicion.hear(m.events(0))
    assert not suspicion.evidence.any()


def test_a_form_is_consistent():  # K9.2
    match = ts.new("kramer", players=4, dossier=True, cards=True, seed=2)
    bots.play(match, bots_for(match, ["greedy"], 2), limit=30)
    shares, form = listening(match, 1).shares(match.view(1))
    seats = match.view(1)["seats"]
    for seat in (0, 2, 3):
        assert list(form.values()).count(seat) == 1 + seats[seat]["second_identities"]
    assert list(form.values()).count(FREE) == match.view(1)["free_agents"]
    assert 1 not in form.values()
    unknown = [AGENT[colour] for colour in form]
    assert np.allclose(shares[unknown].sum(axis=1), 1)


def test_who_sits_down_later_concludes_the_same():
    match = ts.new("kramer", players=3, dossier=True, cards=True, seed=4)
    early = Suspicion(0, match.view(0))
    table = bots.Table(match, bots_for(match, ["greedy"], 4))
    told = 0
    for _ in range(20):
        table.step()
        events = match.events(0, told)
        early.hear(events)
        told += len(events)
    late = listening(match, 0)
    assert early.evidence.any()
    assert np.array_equal(early.evidence, late.evidence)
