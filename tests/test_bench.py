"""The benchmark measures what it says: the limits are right, ours plays the same, and all figures are printed."""

import json
import re
import subprocess
import sys
from fractions import Fraction
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from banca.exact import as_simulated
from banca.games import game_of
from banca.games.stud_poker.hands import tables
from banca.material.cards import NUMBER_OF
from banca.simulate import play
from banca.strategy.stud_poker.ranking import strengths_and_classes
from bench import __main__ as program
from bench import audit, house, installed, many_bets, peers, resources
from bench.installed import Peer, libreblackjack, measured
from bench.limits.stud import rank_hands
from bench.plain import LOOPS
from bench.questions import QUESTIONS, Question
from bench.rows import PEERS, Row, printed
from bench.timing import cores, pinned, rate

ROUNDS = 1_500_000
FAR = 4.5  # standard errors


def exact_of(question: Question) -> tuple[Fraction, Fraction]:
    """The house's edge and the variance, by the exact analysis of the same play."""
    rows = as_simulated(game_of(question.edition), question.setting)
    row = next(row for row in rows if row.bet == question.place[0])
    if question.game == "stud-poker":  # where a bettor raises on what the croupier would open with
        return row.figures["edge_ace_king"], row.figures["variance_ace_king"]
    return row.edge, row.variance


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.game)
def test_the_limit_and_ours_both_come_to_the_exact_edge(question: Question) -> None:
    edge, variance = exact_of(question)
    error = sqrt(variance / ROUNDS)
    assert abs(question.limit(ROUNDS, 3) + edge) < FAR * error
    ours = play(question.spec, ROUNDS, 3).seats
    assert len(ours) == question.seats
    assert all(abs(seat.mean + edge) < FAR * error for seat in ours)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.game)
def test_another_seed_is_another_run_of_the_limit(question: Question) -> None:
    assert question.limit(1000, 1) == question.limit(1000, 1)
    assert len({question.limit(1000, seed) for seed in range(1, 6)}) > 1


def test_the_ranker_of_the_limit_has_the_order_of_the_law() -> None:
    """Its cards are numbered by rank and suit, upwards; between hands of one place only a suit decides."""
    order = [NUMBER_OF[rank + suit] for rank in "23456789TJQKA" for suit in "dchs"]
    stream = np.random.default_rng(1)
    some = np.array([stream.permutation(52)[:5] for _ in range(4000)], np.uint8)
    suited = np.array([4 * stream.permutation(13)[:5] + stream.integers(4) for _ in range(1000)], np.uint8)
    cards = np.concatenate([some, suited, [[32, 36, 40, 44, 48], [0, 4, 8, 12, 48], [0, 5, 8, 12, 48]]]).astype(
        np.uint8
    )
    places = np.empty(len(cards), np.uint16)
    rank_hands(cards, places)
    strengths, _ = strengths_and_classes(np.array(order, np.uint8)[cards])
    worth = strengths // 4  # without the suit
    by_place = np.argsort(places, kind="stable")
    assert (np.diff(worth[by_place]) >= 0).all()
    assert places.max() == places[-3] == max(len(tables().patterns) - 1, 0)


@pytest.mark.parametrize(("name", "mean", "sigma"), [
    ("roulette", -1 / 37, 5.84),
    ("cussec", -1 / 36, 1.0),
    ("pai-kau", -7 * 0.0069, 7 * 0.86),  # seven seats, before the commission; at most as if all fared alike
])  # fmt: skip
def test_a_plain_loop_gains_what_its_bet_gains(name: str, mean: float, sigma: float) -> None:
    rounds = 20_000
    assert abs(LOOPS[name](rounds) / rounds - mean) < FAR * sigma / sqrt(rounds)


def row(*others: Peer) -> Row:
    return Row("craps, pass line", ours=180e6, limit=200e6, peers=others, kernel=190e6)


def test_the_table_has_a_line_for_each_program() -> None:
    found = row(Peer("crapssim", 20_000.0, "0.4.1"), Peer("another", None, missing="not installed"))
    head, first, second = printed([found])
    assert head.split()[:2] == ["deal", "ours"]
    assert first.split() == ["craps,", "pass", "line", "180.0", "crapssim", "0.0200", "9,000×", "200.0", "0.90"]
    assert second.split() == ["another", "not", "installed"]


def test_the_figures_of_a_row_as_json() -> None:
    found = json.loads(json.dumps(row(Peer("crapssim", 20_000.0, "0.4.1"), Peer("x", None, missing="no")).to_json()))
    assert found == {
        "deal": "craps, pass line",
        "ours": 180_000_000,
        "kernel": 190_000_000,
        "limit": 200_000_000,
        "of_limit": 0.9,
        "peers": [
            {"name": "crapssim", "version": "0.4.1", "rate": 20_000, "times": 9000.0, "missing": None},
            {"name": "x", "version": None, "rate": None, "times": None, "missing": "no"},
        ],
    }


def test_everything_is_measured_printed_and_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With what takes long left out."""
    monkeypatch.setattr(program, "environment", lambda _: None)
    monkeypatch.setattr(program, "rows", lambda *_: iter([row(Peer("crapssim", None, missing="not installed"))]))
    monkeypatch.setattr(program, "OTHERS", {"memory": lambda: [{"game": "roulette", "mebibytes": {"1e7": 200.5}}]})
    monkeypatch.setattr(program, "RESULTS", tmp_path / "kept" / "bench.json")
    program.main()
    found = json.loads((tmp_path / "kept" / "bench.json").read_text(encoding="utf-8"))
    assert set(found) == {"machine", "load_before", "seconds", "deals", "memory"}
    assert {"processor", "cores", "python", "packages", "load"} <= set(found["machine"])
    assert set(found["machine"]["packages"]) == {"banca", "numba", "llvmlite", "numpy"}
    printed_ = capsys.readouterr()
    assert "crapssim" in printed_.out
    assert "game roulette · mebibytes" in printed_.out
    assert "memory" in printed_.err


def test_every_measure_of_resources_has_a_name_and_can_be_called() -> None:
    assert list(program.OTHERS) == [
        "two cores", "memory", "first start of the command", "second start of the command", "sessions", "live table",
        "rounds of many bets", "environments", "the house", "the audit of a house", "the GPU",
    ]  # fmt: skip
    assert {question.game for question in QUESTIONS} >= {
        *program.CORES_OF,
        *program.MEMORY_OF,
        *(words.partition(" ")[0] for words in resources.STARTED),
    }
    assert set(resources.machine()) == {"processor", "cores", "system", "python", "packages", "load"}


def test_the_house_is_compared_with_bare_commits() -> None:
    found = house.through_the_ledger("sqlite", seconds=0.2, played=40)
    assert found["database"] == "sqlite"
    assert all(value > 0 for name, value in found.items() if name != "database")
    assert found["bets to a commit"] == found["bets a second"] / found["bare commits a second"]


def test_the_audit_is_measured_on_a_house_that_played_every_edition(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "TABLES", 1)
    monkeypatch.setitem(program.OTHERS, "the audit of a house", lambda: audit.auditing(20))
    program.main(["--only", "the audit of a house"])
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "rounds audited" in line]
    figures = dict(each.rsplit(" ", 1) for each in line.strip().split(" · "))
    assert int(figures["rounds"]) >= 20
    assert figures["editions"] == "10"
    assert all(float(value.replace(",", "")) > 0 for value in figures.values())


def test_a_round_of_many_bets_is_told_at_each_number_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_bets, "NUMBERS", (10, 20))
    found = many_bets.settling("fantan-58-2004")
    assert (found["edition"], list(found["bets"])) == ("fantan-58-2004", ["10", "20"])
    assert all(set(each) == {"live_ms", "settled_ms", "us_a_bet"} for each in found["bets"].values())
    assert list(many_bets.settling("stud-poker-61-2004")["bets"]) == ["14"]  # all that the law allows


def test_every_program_that_is_measured_is_pinned_with_its_digest() -> None:
    text = installed.REQUIREMENTS.read_text(encoding="utf-8")
    pinned_ = dict(re.findall(r"^(\S+)==(\S+) \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE))
    measured_ = {name for names in PEERS.values() for name in names}
    assert measured_ == set(peers.PEERS)
    assert {name.partition("-")[0] for name in measured_} <= set(pinned_)
    assert len(pinned_) == text.count("==")


def test_a_program_that_is_not_there_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert measured("crapssim", None).missing == "not installed"
    assert measured("no-such-program", Path(sys.executable)).missing == "does not run"
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(installed.LIBREBLACKJACK, raising=False)
    assert libreblackjack().missing == "not installed"
    monkeypatch.setenv(installed.LIBREBLACKJACK, str(tmp_path / "blackjack"))
    assert libreblackjack().missing == "does not run"


def test_another_program_called_blackjack_is_not_taken_for_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for says, missing in (("a game of cards 1.0", "not installed"), ("LibreBlackjack v9.9", None)):
        program_ = tmp_path / "blackjack"
        program_.write_text(f"#!/bin/sh\necho '{says}'\nn=0; while [ $n -lt 20000 ]; do n=$((n+1)); done\n")
        program_.chmod(0o755)
        monkeypatch.setenv(installed.LIBREBLACKJACK, str(program_))
        found = libreblackjack()
        assert found.missing == missing
        assert (found.version, found.rate is not None) == ((None, False) if missing else ("v9.9", True))


def test_a_program_is_started_with_the_variables_that_are_given() -> None:
    """And with its own environment, in which the path stands."""
    asks = "import os, sys; sys.exit(not (os.environ['XDG_CACHE_HOME'] == 'nowhere' and 'PATH' in os.environ))"
    wall, of_processor = installed.seconds_of((sys.executable, "-S", "-c", asks), {"XDG_CACHE_HOME": "nowhere"})
    assert wall > 0
    assert of_processor >= 0
    with pytest.raises(subprocess.CalledProcessError):
        installed.seconds_of((sys.executable, "-S", "-c", asks), {"XDG_CACHE_HOME": "elsewhere"})


def test_work_is_kept_to_the_processors_that_it_was_given() -> None:
    before = cores()
    with pinned():
        assert cores() == before[-1:]
    assert cores() == before


def test_a_rate_counts_rounds_and_not_calls() -> None:
    done: list[int] = []
    assert rate(lambda rounds: done.append(sum(range(rounds))), 0.01) > 0
    assert done[0] == 0  # the first call is not measured
    assert len(done) > 1 + 5


def test_the_other_programs_need_nothing_of_ours() -> None:
    code = f"import sys; sys.path.insert(0, {str(Path(peers.__file__).parent)!r}); import peers; print(*sys.modules)"
    ran = subprocess.run((sys.executable, "-S", "-c", code), capture_output=True, text=True, check=True)
    assert not {"banca", "numba", "bench"} & set(ran.stdout.split())
