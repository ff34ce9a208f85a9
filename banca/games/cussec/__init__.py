"""Cussec (骰寶), External Regulatory Dispatch 57/2004. Thoroughly tested: every clause has its proof."""

from typing import Any

from banca.games.cussec.bets import BETS, FACES
from banca.games.shaker import EquipmentClauses, Throw, shaker_game
from banca.law import OptionSet, edition


def offered_bets(options: OptionSet) -> frozenset[str] | None:
    """Article 5, with article 8: the house may be authorised to offer only some of the kinds."""
    named = options.chosen_bets("bets-offered")
    return None if named is None else frozenset(named)


def describe(throw: Throw) -> dict[str, Any]:
    return {"dice": list(throw), "total": sum(throw)}


GAME = shaker_game(
    edition("cussec-57-2004"),
    BETS,
    FACES,
    EquipmentClauses(
        dice="art1.1", balance="art1.1", shaker="art1.2", base="art1.2.1", cover="art1.2.2", layouts="art1.3"
    ),
    describe,
    offered_bets,
)
