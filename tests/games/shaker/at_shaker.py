"""What the tests of the two shaker games share: both editions at once, their dice, and all 216 throws."""

from itertools import product
from typing import Any

import pytest

from banca.games.shaker import Dice, ShakerTable
from banca.law import Refused, option_set
from banca.material.dice import Die, Shaker
from banca.money import Line, Selection
from banca.play import record
from banca.play.setting import Setting
from banca.play.turn import Chance
from tests.at_table import AtTable

CUSSEC, FISH_PRAWN_CRAB = "cussec-57-2004", "fish-prawn-crab-59-2004"
FACES: dict[str, tuple[int | str, ...]] = {
    CUSSEC: (1, 2, 3, 4, 5, 6),
    FISH_PRAWN_CRAB: ("fish", "prawn", "gourd", "coin", "crab", "rooster"),
}
Throw = tuple[Any, ...]


def both(cussec: str, fish_prawn_crab: str | None = None) -> pytest.MarkDecorator:
    """The test proves this clause of both editions, which may number it differently."""
    clauses = {CUSSEC: cussec, FISH_PRAWN_CRAB: fish_prawn_crab or cussec}
    return pytest.mark.parametrize(
        "edition", [pytest.param(e, marks=pytest.mark.proves(e, c), id=e) for e, c in clauses.items()]
    )


def both_citing(cussec: str, fish_prawn_crab: str) -> pytest.MarkDecorator:
    """The same, for a test that needs the number."""
    clauses = {CUSSEC: cussec, FISH_PRAWN_CRAB: fish_prawn_crab}
    return pytest.mark.parametrize(
        ("edition", "clause"), [pytest.param(e, c, marks=pytest.mark.proves(e, c), id=e) for e, c in clauses.items()]
    )


def dice(edition: str, *numbers: int) -> Dice:
    return Dice(tuple(FACES[edition][number - 1] for number in numbers))


def lawful_die(edition: str, weight_grams: int = 6, *, balanced: bool = True) -> Die:
    one, two, three, four, five, six = FACES[edition]
    return Die(((one, six), (two, five), (three, four)), weight_grams, balanced)


def lawful_table(edition: str, **changed: Any) -> ShakerTable:
    pieces: dict[str, Any] = {"dice": (lawful_die(edition),) * 3, "shaker": Shaker("lever"), "layouts": 1}
    return ShakerTable(**(pieces | changed))


def flaws(edition: str, table: ShakerTable, options: dict[str, Any] | None = None) -> list[tuple[str, str | None]]:
    """Norm and clause of each flaw of this equipment. A table that has one cannot be opened."""
    game = AtTable(edition).game
    setting = Setting(option_set(game.edition, options), equipment=table)
    found = game.equipment_refusals(setting)
    if found:
        with pytest.raises(Refused) as refused:
            game.opening(setting)
        assert refused.value.refusal == found[0]
    else:
        assert game.opening(setting).setting is setting
    return [(refusal.norm, refusal.clause) for refusal in found]


def prescribed(table: AtTable) -> str:
    """The word of what comes next."""
    turn = table.game.turn(table.state)
    if isinstance(turn, Chance):
        return "dice"
    step = record.prescribed(turn)
    return step.name if step else "over"


def settled(edition: str, bet: str, selection: Selection, throw: Throw, options: dict[str, Any] | None = None) -> Line:
    """A round with 100.00 on one bet, played to its end."""
    return AtTable(edition, options).bet("ana", bet, 100_00, selection).show(Dice(throw)).line(bet, selection)


def prizes(
    edition: str, bet: str, selection: Selection = None, options: dict[str, Any] | None = None
) -> dict[Throw, int]:
    """The throws, out of all 216, that win 100.00 on a bet, with the prize; on the others the stake is lost."""
    table = AtTable(edition, options).bet("ana", bet, 100_00, selection).to("dice")
    won: dict[Throw, int] = {}
    for throw in product(FACES[edition], repeat=3):
        (line,) = table.game.lines(table.game.after(table.state, Dice(throw)))
        if line.result == "win":
            assert (line.returned, line.commission, line.net) == (100_00, 0, line.prize)
            won[throw] = line.prize
        else:
            assert (line.result, line.prize, line.net) == ("lose", 0, -100_00)
    return won
