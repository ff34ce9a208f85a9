"""Taking losing stakes, paying winning bets, giving stakes back: what is due, and in which order."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from banca.law import Edition, Refusal
from banca.money import Line, Position, Stake, line
from banca.play.act import Act, OnPosition, Pay, Return, Take
from banca.play.bets import Verdict
from banca.play.rule import Ruling

Due = Mapping[Position, Ruling[Verdict]]  # stakes that are decided and still lie there, in the order of payment

PAYMENTS: Mapping[str, type[OnPosition]] = {"lose": Take, "win": Pay, "push": Return}


def payment_of(ruling: Ruling[Verdict]) -> type[OnPosition]:
    return PAYMENTS[ruling.value.result]


def line_of(edition: Edition, stake: Stake, ruling: Ruling[Verdict]) -> Line:
    """The line of the settlement for a stake that is decided."""
    if ruling.value.result == "stay":
        raise ValueError("a bet that stays has no line in the settlement")
    readings = _readings(edition, ruling.clauses)
    return line(stake, ruling.value.result, ruling.value.odds, ruling.clauses, readings)


@lru_cache(maxsize=1 << 12)
def _readings(edition: Edition, clauses: tuple[str, ...]) -> tuple[str, ...]:
    return edition.readings_of(*clauses)


def losing_first(due: Due) -> Due:
    """The order of payment, but for losing stakes, which are taken before anything is paid."""
    return dict(sorted(due.items(), key=lambda entry: payment_of(entry[1]) is not Take))


def refuse_payment(
    act: OnPosition, position: Position | None, due: Due, clause: str, reading: str | None
) -> Refusal | None:
    """A payment must be due and follow the result; losing stakes come first, by the clause or the reading."""
    if position is None or position not in due:
        where = act.bet if position is None else str(position).partition(" on ")[2]
        says = f"nothing is due to {act.player} on {where}: due are {listed(due)}"
        return Refusal("payment_must_be_due", clause, says)
    kind = payment_of(due[position])
    if not isinstance(act, kind):
        says = f"the stake of {position} is to {kind.word}, not to {act.name}"
        return Refusal("payment_must_follow_the_result", due[position].clauses[:2][-1], says)
    losing = [p for p, ruling in due.items() if payment_of(ruling) is Take]
    return refuse_losing(losing, clause, reading) if kind is not Take and losing else None


def refuse_losing(losing: Iterable[Position], clause: str, reading: str | None) -> Refusal:
    by = f" (reading {reading})" if reading else ""
    says = f"losing stakes still lie on the layout: {listed(losing)}{by}"
    return Refusal("losing_stakes_must_be_taken_first", clause, says)


def refuse_out_of_order(act: Act, position: Position, due: Due, clause: str | None) -> Refusal | None:
    """Where the order of payment is fixed, the first of those that are due comes first."""
    first = next(p for p, ruling in due.items() if payment_of(ruling) is type(act))
    if position == first:
        return None
    return Refusal("payment_must_keep_the_order", clause, f"{first} comes before {position}")


def listed(positions: Iterable[Position]) -> str:
    return ", ".join(map(str, positions)) or "none"
