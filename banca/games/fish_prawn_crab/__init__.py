"""Fish-prawn-crab (魚蝦蟹骰寶), External Regulatory Dispatch 59/2004. Thoroughly tested: every clause has its proof."""

from dataclasses import asdict
from typing import Any

from banca.games.fish_prawn_crab.bets import BETS, ENGRAVED, FACE_NUMBERED, FACE_TABLE, FACES, colours
from banca.games.shaker import EquipmentClauses, Throw, shaker_game
from banca.law import edition


def describe(throw: Throw) -> dict[str, Any]:
    figures = [FACE_NUMBERED[number].figure for number in throw]
    return {"dice": figures, "colours": list(colours(throw)), "total": sum(throw)}


# Article 8 does not list article 5: all ten kinds are offered (reading bets-offered).
GAME = shaker_game(
    edition("fish-prawn-crab-59-2004"),
    BETS,
    FACES,
    EquipmentClauses(
        dice="art1.1", balance="art1.2", shaker="art1.3", base="art1.3.1", cover="art1.3.2", layouts="art1.4"
    ),
    describe,
    engraved=ENGRAVED,
    pictured={"faces": [asdict(face) for face in FACE_TABLE]},
)
