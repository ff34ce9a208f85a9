"""Pai kau with a rotating bank: a live table with the same players and tiles moves the same money."""

import json
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import count, islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import Agree, Pass, entitled_seat, least_capital
from banca.games.pai_kau.dealing import DealTiles
from banca.games.pai_kau.equipment import HOUSE
from banca.games.pai_kau.ways import WAYS
from banca.law import BancaError, OptionError, Refused, edition, option_set
from banca.material.tiles import SET
from banca.play.setting import Setting
from banca.simulate.pai_kau.banks import AtTable, Banks, Player
from banca.simulate.pai_kau.banks_summary import (
    BANKER,
    BREAKAGE,
    BY_LOT,
    FIRST,
    GAINS,
    KEPT_BY_HOUSE,
    LINE,
    OF_HOUSE,
    PUT_UP,
    BankCounts,
    BanksSummary,
)
from banca.simulate.running import run, threads
from tests.games.pai_kau.at_pai_kau import AtPaiKau

SLUG = "paikau-96-85-M"
SETTING = Setting(option_set(edition(SLUG)))
BACKED = Setting(option_set(edition(SLUG), {"house-backing": "backs"}), parameters={"house-capital": 123_45})

EIGHT = tuple(Player(100_00 + 7 * n, 150_00 + 11 * n) for n in range(8))
MIXED = (
    Player(100_01, 300_03, "balanced"),
    Player(70_07),  # never has the bank
    Player(50_05, 90_09, WAYS["highest-back"], renews=False),
    Player(0, 500_00),  # bets on nothing: has the bank only by lot
    Player(999_99, 33_33, takes=False),
    Player(10_00, 40_00, renews=False),
)
ALONE = (Player(10_00, 25_00), Player(20_00), Player(30_00))  # nobody else takes it: by lot again, each time
TABLES = {
    "eight alike": Banks(SETTING, EIGHT, 1000, 1),
    "the house backs": Banks(BACKED, EIGHT[:5], 1000, 2),
    "of all kinds": Banks(SETTING, MIXED, 1000, 3),
    "of all kinds, backed": Banks(BACKED, MIXED, 1000, 4),
    "agreed: four rounds": Banks(SETTING, MIXED, 1000, 5, rounds_held=4),
    "one round only": Banks(SETTING, EIGHT[:3], 1000, 6, rounds_held=1),
    "one banker": Banks(SETTING, ALONE, 1000, 7),
    "two players": Banks(BACKED, EIGHT[:2], 1000, 8),
}


def rounds_of(banks: Banks, rounds: int) -> Any:
    """The kernel's rounds, one by one: its line, and the tiles of each player."""
    table, lines = AtTable(banks, banks.spec.stream(banks.seed, 0)), np.empty((1, LINE), np.int64)
    for _ in range(rounds):
        table.play(lines)
        tiles = [SET[int(number)] for number in table.set]
        yield lines[0].tolist(), [tuple(tiles[4 * at : 4 * at + 4]) for at in range(len(banks.players))]


class Live:
    """The same table, live: the bank is offered as the law says, and the players answer as they were said to."""

    def __init__(self, banks: Banks) -> None:
        self.banks = banks
        self.rounds_held: Any = None
        self.kept: tuple[int, int] = (0, 0)  # in commission and breakage, of the round before
        self.options = {"house-backing": "backs"} if banks.house else None

    def played(self, line: list[int], hands: list[tuple[str, ...]]) -> dict[str, int]:
        table = self._with_bank(line)
        banker = line[BANKER]
        for at, player in enumerate(self.banks.players):
            if at != banker and player.stake:
                table.seat(name(at), at + 1, player.stake)
        table.shaken(line[FIRST] + 1)
        dealt = [at for at, player in enumerate(self.banks.players) if at == banker or player.stake]
        for at in dealt:
            table.act(DealTiles(at + 1, hands[at]))
        table.fill()
        for at in (*(at for at in dealt if at != banker), banker):
            laid = self._way(at).arrange(hands[at])
            table.act(Arrange(name(at), at + 1, tuple(laid.front), tuple(laid.back)))
        gained = dict(table.finish().settlement.players)
        self.rounds_held, lines = table.left, table.state.lines
        self.kept = sum(each.commission for each in lines), sum(each.breakage for each in lines)
        return gained

    def _way(self, at: int) -> Any:
        way = self.banks.players[at].strategy
        return WAYS[way] if isinstance(way, str) else way or WAYS["customary"]

    def _table(self) -> AtPaiKau:
        return AtPaiKau(self.options, memory=self.rounds_held, parameters=self.banks.setting.parameters)

    def _with_bank(self, line: list[int]) -> AtPaiKau:
        """Whoever is entitled takes it or passes; where all pass, no round is played, and it goes by lot."""
        table = self._table()
        if self.rounds_held is not None:
            self._agree(table)
            while (whose := entitled_seat(table.state)) is not None and not self._takes(whose[0] - 1):
                table.act(Pass(whose[1], whose[0]))
            if whose is None:
                self.rounds_held = table.finish().left
                assert self.rounds_held is None
                assert line[BY_LOT]
                table = self._table()
            else:
                assert (whose[0] - 1, line[BY_LOT]) == (line[BANKER], 0)
        else:
            assert line[BY_LOT]
        assert line[PUT_UP] == self._puts_up(table, line[BANKER])
        self._refuses_less(table, line)
        return table.bank(line[PUT_UP], name(line[BANKER]), line[BANKER] + 1)

    def _agree(self, table: AtPaiKau) -> None:
        if self.rounds_held.rounds >= 2 and self.rounds_held.rounds < self.banks.rounds_held:
            for place, player in self.rounds_held.others.items():
                table.act(Agree(player, place))

    def _takes(self, at: int) -> bool:
        player = self.banks.players[at]
        if self.rounds_held.seat != at + 1:
            return player.banks
        left = self.rounds_held.capital + self.rounds_held.won
        return self.rounds_held.rounds < self.banks.rounds_held and (player.renews or left > 0)

    def _puts_up(self, table: AtPaiKau, at: int) -> int:
        """What the law asks of one who holds on, or else what is left of it if he does not renew; others, their own."""
        player, held = self.banks.players[at], self.rounds_held
        if held is None or held.seat != at + 1:
            return player.capital
        renewed = player.capital if player.renews or held.won > 0 else held.capital + held.won
        return least_capital(table.state, name(at), at + 1) or renewed

    def _refuses_less(self, table: AtPaiKau, line: list[int]) -> None:
        """After a first round that he won, a banker puts up no less than the kernel says."""
        held = self.rounds_held
        if held and held.seat == line[BANKER] + 1 and held.rounds == 1 and held.won > 0:
            with pytest.raises(Refused, match="and leaves"):
                table.bank(line[PUT_UP] - 1, name(line[BANKER]), line[BANKER] + 1)


def name(at: int) -> str:
    return f"p{at}"


def agrees_with_a_live_table(banks: Banks, rounds: int) -> None:
    live = Live(banks)
    for line, hands in rounds_of(banks, rounds):
        gained = live.played(line, hands)
        found = {name(at): line[GAINS + at] for at in range(len(banks.players))}
        assert {player: gain for player, gain in found.items() if gain} == {
            player: gain for player, gain in gained.items() if gain and player != HOUSE
        }
        assert gained.get(HOUSE, 0) == line[OF_HOUSE]
        assert live.kept == (line[KEPT_BY_HOUSE], line[BREAKAGE])


@pytest.mark.parametrize("which", TABLES)
def test_the_bank_goes_round_and_pays_as_at_a_live_table(which: str) -> None:
    agrees_with_a_live_table(TABLES[which], 45)


def tables_by_chance() -> Iterator[Banks]:
    """Of small amounts, so that banks run out and odd units are left over at every turn."""
    for seed in count():
        chance = Random(seed)
        players = tuple(
            Player(
                chance.choice((0, *[chance.randint(1, 60)] * 3)),
                chance.choice((0, *[chance.randint(1, 120)] * 3)),
                takes=chance.random() < 0.8,
                renews=chance.random() < 0.5,
            )
            for _ in range(chance.randint(2, 8))
        )
        house = {"house-capital": chance.randint(1, 90)} if chance.random() < 0.6 else {}
        options = option_set(edition(SLUG), {"house-backing": "backs"} if house else {})
        with suppress(OptionError):  # nobody takes the bank, or nothing lies against it
            yield Banks(Setting(options, parameters=house), players, 30, seed, rounds_held=chance.randint(1, 5))


def test_any_table_is_as_a_live_one() -> None:
    for banks in islice(tables_by_chance(), 40):
        agrees_with_a_live_table(banks, banks.rounds)


def test_a_banker_by_agreement_leaves_his_winnings_after_his_first_round_alone() -> None:
    """Article 4(9): in the third round, and after it, one who won puts up what he first did."""
    banks = Banks(SETTING, EIGHT, 1000, 5, rounds_held=4)
    seen = {True: 0, False: 0}
    lines = [line for line, _ in rounds_of(banks, 400)]
    for at, (line, after) in enumerate(pairwise(lines)):
        won = line[GAINS + line[BANKER]]
        if won > 0 and at % 4 != 3:
            own = banks.players[line[BANKER]].capital
            assert after[PUT_UP] == (own + won if at % 4 == 0 else own)
            seen[at % 4 == 0] += 1
    assert min(seen.values()) > 20


def test_each_banker_holds_two_rounds_and_the_next_is_on_his_right() -> None:
    bankers = [line[BANKER] for line, _ in rounds_of(TABLES["eight alike"], 64)]
    assert bankers[::2] == bankers[1::2]
    assert all(later == (earlier + 1) % 8 for earlier, later in zip(bankers[::2], bankers[2::2], strict=False))


def test_by_lot_each_who_takes_the_bank_is_as_likely() -> None:
    first = [next(rounds_of(Banks(SETTING, MIXED, 10, seed), 1))[0][BANKER] for seed in range(320)]
    assert set(first) == {0, 2, 3, 5}
    assert all(abs(first.count(at) - 80) < 4 * (80 * 3 / 4) ** 0.5 for at in set(first))


def run_banks(banks: Banks, cores: int = 1, **more: Any) -> BanksSummary:
    with threads(banks, cores) as workers:
        return banks.summary(run(banks, workers, **more).part)


def test_money_is_conserved_and_every_round_has_one_banker() -> None:
    for banks in TABLES.values():
        longer = Banks(banks.setting, banks.players, 20_000, banks.seed, banks.rounds_held)
        found = run_banks(longer)
        gained = sum(each.gained_as_banker + each.gained_as_bettor for each in found.players)
        assert gained + found.commission + found.breakage + found.of_house_capital == 0
        assert sum(each.rounds_as_banker for each in found.players) == found.dealt == 20_000
        assert found.house * 20_000 == -gained
        assert min(found.commission, found.breakage) >= 0
        for player, fared in zip(banks.players, found.players, strict=True):
            assert fared.staked == fared.rounds_as_bettor * player.stake
            assert bool(fared.rounds_as_banker) == player.banks or not player.stake  # who has it by the first lot only


def test_on_more_cores_it_is_the_same_and_what_was_kept_is_taken_up(tmp_path: Path) -> None:
    banks, longer = (Banks(SETTING, MIXED, (1 << 18) * n + 1000 * (n - 1), 9) for n in (1, 3))
    whole = run_banks(longer, 2)
    kept = tmp_path / "banks.json"
    run_banks(banks, checkpoint=kept)
    assert json.loads(kept.read_text())["blocks"] == 1
    assert run_banks(longer, checkpoint=kept).to_json() == whole.to_json()
    other = Banks(SETTING, MIXED[::-1], (1 << 18) * 3, 9)
    with pytest.raises(BancaError, match="holds another run"):
        run_banks(other, checkpoint=kept)


def known(stderr: float | None) -> float:
    assert stderr is not None
    return stderr


SHORT = {
    "eight alike": Banks(SETTING, (Player(100_00, 700_00),) * 8, 5000, 0),
    "of all kinds, backed": Banks(BACKED, MIXED, 5000, 0),
    "agreed: four rounds": Banks(SETTING, MIXED, 3000, 0, rounds_held=4),
    "one banker": Banks(SETTING, ALONE, 2000, 0),
}


@pytest.mark.parametrize("which", SHORT)
def test_errors_of_short_runs_are_those_that_repeated_runs_show(which: str) -> None:
    """Over 250 seeds: of every player but one who only has the first bank, of the house, of all bettors together."""
    banks, runs = SHORT[which], []
    for seed in range(250):
        again = Banks(banks.setting, banks.players, banks.rounds, seed, banks.rounds_held)
        found = again.summary(again.play(0))
        fared = [each for each, player in zip(found.players, banks.players, strict=True) if player.stake]
        runs.append(
            [
                *((each.mean, each.stderr) for each in fared),
                (found.house, found.house_stderr),
                (found.mean, found.stderr),
            ]
        )
    means = np.array([[float(mean) for mean, _ in run] for run in runs])
    errors = np.array([[known(error) for _, error in run] for run in runs])
    ratios = np.sqrt((errors**2).mean(axis=0)) / means.std(axis=0, ddof=1)
    assert np.all(abs(ratios - 1) < 0.2)
    assert abs(ratios.mean() - 1) < 0.1
    assert np.all(errors.std(axis=0) < 0.15 * errors.mean(axis=0))  # of one run as of another


def test_a_few_rounds_do_not_tell_how_near_they_are() -> None:
    """Twenty times all the way round, two rounds each of eight players, and the way to where it first begins."""
    few, more = (run_banks(Banks(SETTING, EIGHT, rounds, 1)) for rounds in (20 * 16, 22 * 16))
    assert [each.stderr for each in few.players] == [each.half_width for each in few.players] == [None] * 8
    assert (few.house_stderr, few.stderr, few.to_json()["stderr"]) == (None, None, None)
    assert all(known(each.stderr) > 0 for each in more.players)
    assert known(more.stderr) > 0
    assert known(more.house_stderr) > 0
    assert more.to_json()["circles"] in {20, 21}


def test_gains_outside_of_all_cycles_have_no_standard_error() -> None:
    """He bets nothing and has the bank by the first lot alone; one who never has it gains nothing, surely."""
    players = (Player(100_00, 300_00), Player(100_00, 300_00), Player(0, 300_00), Player(0))
    runs = (run_banks(Banks(SETTING, players, 1000, seed)) for seed in range(40))
    lots = {bool(found.players[2].rounds_as_banker): found for found in runs}
    assert (lots[True].players[2].stderr, lots[False].players[2].stderr) == (None, 0)
    assert lots[True].players[3].stderr == 0
    assert known(lots[True].players[0].stderr) > 0


def test_sums_go_beyond_all_machine_numbers() -> None:
    turned = Banks(SETTING, EIGHT, 100, 1).play(0)
    many = turned
    for _ in range(60):
        many = many + many
    assert many.dealt == 100 << 60
    assert many.sums.tolist() == [[n << 60 for n in line] for line in turned.sums.tolist()]
    assert BankCounts.read(json.loads(json.dumps(many.to_json())), 8).to_json() == many.to_json()
    with pytest.raises(ValueError, match="not of"):
        BankCounts.read(many.to_json(), 7)


def test_players_who_are_alike_fare_alike_and_errors_say_how_near() -> None:
    """Their gains add up to what the house takes; each mean lies within a few standard errors of an eighth of it."""
    alike = tuple(Player(100_00, 1000_00) for _ in range(8))
    found = run_banks(Banks(SETTING, alike, 1 << 20, 11), 2)
    mean = -found.house / 8
    errors = [known(each.stderr) for each in found.players]
    assert all(abs(float(each.mean - mean)) < 4.5 * error for each, error in zip(found.players, errors, strict=True))
    assert all(2 < error < 20 for error in errors)
    means = np.array([float(each.mean) for each in found.players])
    assert 0.3 < means.std(ddof=1) / np.mean(errors) < 2
    # A bank of seven bettors' stakes and more covers all: a bettor loses as the exact count says.
    assert found.mean == sum(each.per_stake or 0 for each in found.players) / 8
    assert abs(float(found.mean) + 0.021346) < 4.5 * known(found.stderr) < 0.003
    assert known(found.house_stderr) < float(found.house) / 100


def test_figures_of_one_who_never_banks_or_never_bets() -> None:
    found = run_banks(TABLES["of all kinds"])
    never_banks, never_bets = found.players[1], found.players[3]
    assert never_banks.per_capital is None
    assert never_banks.per_stake == Fraction(never_banks.gained_as_bettor, never_banks.staked)
    assert never_bets.per_stake is None
    assert [player["per_stake"] is None for player in found.to_json()["players"]] == [
        each is MIXED[3] for each in MIXED
    ]


@pytest.mark.parametrize(("players", "more", "says"), [
    (EIGHT[:1], {}, "one player: a bank goes round among 2 to 8"),
    ((*EIGHT, EIGHT[0]), {}, "9 players"),
    ((Player(1, 0), Player(1, 0)), {}, "nobody takes the bank"),
    ((Player(1, 5, takes=False), Player(1)), {}, "nobody takes the bank"),
    ((Player(-1, 5), Player(1, 5)), {}, "not below nought"),
    ((Player(5, 5), Player(0, 5)), {}, "no stake would lie against"),
    (EIGHT, {"rounds_held": 0}, "1 is the least of each"),
    ((Player(5, 10**17), Player(5)), {}, "greater than can be counted"),
])  # fmt: skip
def test_tables_at_which_no_bank_goes_round(players: tuple[Player, ...], more: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        Banks(SETTING, players, 10, 1, **more)
