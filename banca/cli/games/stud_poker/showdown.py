"""The end of a round of stud poker in sentences: the croupier's hand, what became of each box, the jackpot."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from banca.cli.names import cards_line
from banca.games.stud_poker.hands import class_of
from banca.law import Language
from banca.messages import joined, message, money_text
from banca.money import down_to_minor_unit


def result_line(state: Any, result: Mapping[str, Any], lang: Language, viewer: str | None) -> str:
    """The sentences of a round that was played to its end."""
    opens = "stud-poker-said-opens" if result["opens"] else "stud-poker-said-closed"
    hand = _class(lang, result["class"])
    parts = [message(lang, opens, cards=cards_line(result["croupier"]), hand=hand)]
    boxes = [_box(state, int(box), said, lang, viewer) for box, said in result["boxes"].items()]
    if boxes:
        parts.append(message(lang, "stud-poker-said-boxes", boxes=joined(lang, boxes, "list-clauses")))
    jackpot = result.get("jackpot")
    if jackpot and (jackpot["fed"] or jackpot["paid"]):
        paid, after = (money_text(lang, down_to_minor_unit(Fraction(jackpot[name]))) for name in ("paid", "after"))
        said = "stud-poker-said-jackpot-paid" if jackpot["paid"] else "stud-poker-said-jackpot"
        parts.append(message(lang, said, paid=paid, after=after))
    return " ".join(parts) if lang != "zh" else "".join(parts)


def _box(state: Any, box: int, said: str, lang: Language, viewer: str | None) -> str:
    """A hand that is opened, or the viewer's own; of others only whether they raised."""
    where = message(lang, "place-is", place=box)
    if said == "folded" or (said == "raised" and box != state.box_of(viewer)):
        return message(lang, f"stud-poker-said-{said}", where=where)
    cards = state.hand(box)
    return message(
        lang, "stud-poker-said-hand", where=where, cards=cards_line(cards), hand=_class(lang, class_of(cards).slug)
    )


def _class(lang: Language, slug: str) -> str:
    return message(lang, f"stud-poker-class-{slug}")
