"""The setting of a round, and whose turn it is."""

import pickle
from dataclasses import replace

import pytest

from banca.law import OptionError, edition, option_set
from banca.money import Limits
from banca.play.act import Act, Do
from banca.play.setting import CURRENCIES, Setting
from banca.play.turn import Betting, Chance, Croupier, Decision, Over, Turn

CUSSEC = option_set(edition("cussec-57-2004"))


def test_a_setting_has_the_edition_of_its_options() -> None:
    setting = Setting(CUSSEC)
    assert setting.edition is edition("cussec-57-2004")
    assert (setting.currency, setting.limits, setting.memory, setting.equipment) == ("HKD", Limits(), None, None)
    assert setting.parameters == {}


def test_the_currencies_of_a_table() -> None:
    assert CURRENCIES == ("HKD", "MOP")


def test_equal_settings_are_one_key() -> None:
    options = option_set(edition("baccarat-55-2004"))
    setting = Setting(options, parameters={"cut-depth": 7})
    again = Setting(option_set(edition("baccarat-55-2004")), parameters={"cut-depth": 7})
    assert setting == again
    assert hash(setting) == hash(again)
    others = [
        replace(setting, currency="MOP"),
        replace(setting, limits=Limits(100)),
        replace(setting, memory=3),
        replace(setting, options=option_set(options.edition, {"layouts": 2})),
        replace(setting, parameters={"cut-depth": 8}),
        replace(setting, equipment="a shaker"),
    ]
    assert len({setting, again, *others}) == 7


def whose(turn: Turn) -> str | Act | None:
    match turn:
        case Chance(weights):
            return f"chance of {sum(weights.values())}"
        case Betting(prescribed) | Croupier(prescribed):
            return prescribed
        case Decision(player, choices):
            return f"{player}: {len(choices)}"
        case Over():
            return "over"


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        (Chance({Do("heads"): 1, Do("tails"): 2}), "chance of 3"),
        (Betting(Do("bell")), Do("bell")),
        (Croupier(Do("lift")), Do("lift")),
        (Decision("ana", (Do("raise"), Do("fold"))), "ana: 2"),
        (Over(), "over"),
    ],
)
def test_a_turn_is_described_by_its_kind(turn: Turn, said: str | Act) -> None:
    assert whose(turn) == said


def test_a_betting_turn_is_not_the_croupiers() -> None:
    turns: set[Turn] = {Betting(Do("bell")), Croupier(Do("bell")), Over(), Over()}
    assert len(turns) == 3


def test_a_table_has_a_currency_of_macau() -> None:
    with pytest.raises(OptionError, match="no currency 'EUR' at a table: HKD or MOP"):
        Setting(option_set(edition("fantan-58-2004")), currency="EUR")


def test_what_was_worked_out_for_a_setting_does_not_go_to_another_process_with_it() -> None:
    setting = Setting(CUSSEC)
    setting.derived["kinds"] = lambda: None  # which cannot be pickled
    again = pickle.loads(pickle.dumps(setting))  # noqa: S301
    assert (again, hash(again), again.derived) == (setting, hash(setting), {})
