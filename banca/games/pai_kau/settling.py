"""Articles 3(2), 4(2), 4(5), 4(8) and 7(2) of 96/85/M: what the bank takes and pays, its shares, and debts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from banca.games.pai_kau.bets import COMMISSION, KINDS, OF_THE_HOUSE, PRICE, ruling_on
from banca.games.pai_kau.conduct import irregularities_to_json
from banca.games.pai_kau.equipment import DEALER, HOUSE
from banca.games.pai_kau.order import Arrangement, best_against, compare, groups_won
from banca.games.pai_kau.state import Round
from banca.money import Line, Result, Stake, after_commission, changed, line, prize_on, rounded_down
from banca.play.payment import PAYMENTS, Due, due_of, readings_of
from banca.play.rule import Ruling

# The bank, in plain integers.


@dataclass(frozen=True, slots=True)
class Bank:
    """The bank's result of a round: how much of each stake it covers, its net, and the shares."""

    covered: tuple[int, ...]
    net: int
    shares: tuple[int, ...]  # of the net, before commission, in whole minor units: they add up to it


def settle_bank(stakes: Sequence[tuple[int, Result]], capitals: Sequence[int]) -> Bank:
    """Stakes in the order of payment, each with the result of its seat; capitals, the banker's first."""
    covered, net = cover(stakes, sum(capitals))
    return Bank(covered, net, share_out(net, capitals))


def cover(stakes: Sequence[tuple[int, Result]], capital: int) -> tuple[tuple[int, ...], int]:
    """How much of each stake is covered, in the order of payment, and the bank's net."""
    net, found = 0, []
    for stake, result in stakes:
        part = 0 if result == "push" else covered_part(stake, capital, net, result == "lose")
        net += part if result == "lose" else -part
        found.append(part)
    return tuple(found), net


# Integers only: a kernel compiles these two.


def covered_part(stake: int, capital: int, net: int, taken: bool) -> int:
    """How much of a stake is covered (art4.5): the bank never wins or loses more than its capital.

    Earlier takings pay later wins; the rest of a stake does not take part (reading cap-net-or-gross).
    """
    return min(stake, capital - net if taken else capital + net)


def share_rounded_down(amount: int, capital: int, of: int) -> int:
    """A capital's share of the bank's net, rounded down."""
    return rounded_down(amount * capital, of)


def share_out(net: int, capitals: Sequence[int]) -> tuple[int, ...]:
    """Shares in proportion to the capitals, rounded down; odd minor units go one each, in order (reading rounding).

    No share exceeds its capital: unless the net is the whole bank, each share before the odd unit is less.
    """
    whole = [share_rounded_down(abs(net), capital, sum(capitals)) for capital in capitals]
    odd = abs(net) - sum(whole)
    sign = 1 if net > 0 else -1
    return tuple(sign * (share + (n < odd)) for n, share in enumerate(whole))


def exact_share(net: int, capital: int, of: int) -> Fraction:
    """Reading backing-shares."""
    return Fraction(net * capital, of)


# The lines of the settlement.


def with_settlement(state: Round) -> Round:
    """All tiles are turned up: the result of every stake, in the order of payment, the bank's own last."""
    stakes = [(place, stake) for place in state.staked for stake in state.on(place)]
    rulings = {place: ruling_of(state, place) for place in state.staked}
    bank = settle_bank([(s.amount, rulings[p].value) for p, s in stakes], [s.amount for s in state.capitals])
    on_seats = [
        _line_of_stake(state, stake, rulings[place], covered)
        for (place, stake), covered in zip(stakes, bank.covered, strict=True)
    ]
    of_bank = [
        _line_of_capital(state, stake, bank.net, share)
        for stake, share in zip(state.capitals, bank.shares, strict=True)
    ]
    return changed(state, settled=True, due=_due([*on_seats, *of_bank]))


def _due(lines: Iterable[Line]) -> Due[Line]:
    return due_of({line.position: line for line in lines}, lambda line: PAYMENTS[line.result])


def ruling_of(state: Round, place: int) -> Ruling[Result]:
    """The result between a seat and the banker, for all stakes on the seat (art4.8)."""
    if state.is_out(place):
        return Ruling("push", ("art2.3",))
    return compare(arrangement(state, place), arrangement(state, state.bank_place))


def arrangement(state: Round, place: int) -> Arrangement:
    return dict(state.deal.laid)[place].arrangement


def _line_of_stake(state: Round, stake: Stake, ruling: Ruling[Result], covered: int) -> Line:
    if state.is_out(stake.position.place or 0):
        return _return_line(state, stake, (KINDS[stake.position.bet].clause, *ruling.clauses))
    own = ruling_on(state.setting.options, stake.position.bet, ruling.value)
    limited = ("art4.5",) if ruling.value != "push" and covered < stake.amount else ()
    clauses = tuple(dict.fromkeys((*own.clauses, *ruling.clauses, *limited, "art4.8")))
    if ruling.value == "push" or not covered:
        return _return_line(state, stake, clauses)
    if covered == stake.amount:
        return line(stake, ruling.value, own.value.odds, clauses, _readings(state, clauses))
    part = line(stake._replace(amount=covered), ruling.value, own.value.odds, clauses, _readings(state, clauses))
    return changed(part, stake=stake.amount, returned=part.returned + stake.amount - covered)


def _return_line(state: Round, stake: Stake, clauses: tuple[str, ...]) -> Line:
    return line(stake, "push", None, clauses, _readings(state, clauses))


def _readings(state: Round, clauses: tuple[str, ...]) -> tuple[str, ...]:
    return readings_of(state.setting.edition, clauses)


def _line_of_capital(state: Round, stake: Stake, net: int, share: int) -> Line:
    """The house pays no commission on its share (reading commission-base); a share that rounds to zero has none."""
    own = ruling_on(state.setting.options, stake.position.bet, net)
    of_house = ("art3.1",) if stake.position.player == HOUSE else ()
    clauses = tuple(dict.fromkeys((*own.clauses, "art3.2", *of_house)))
    if share <= 0:
        result: Result = "lose" if share else "push"
        lost = line(stake, result, None, clauses, _readings(state, clauses))
        return changed(lost, returned=stake.amount + share)
    gross = exact_share(net, stake.amount, sum(s.amount for s in state.capitals))
    rate = OF_THE_HOUSE if of_house else COMMISSION
    _, commission, paid = after_commission(*gross.as_integer_ratio(), *rate.as_integer_ratio())
    return Line(
        stake.position,
        stake.amount,
        "win",
        None,
        returned=stake.amount,
        prize=share,
        commission=commission,
        breakage=share - commission - paid,
        due=gross * (1 - rate),
        clauses=clauses,
        readings=_readings(state, clauses),
    )


def without_a_round(state: Round) -> Round:
    """Nothing was played: return all stakes, including those on excluded seats and the bank's."""
    why = clause_of_no_round(state)
    due = (_return_line(state, s, tuple(dict.fromkeys((KINDS[s.position.bet].clause, why)))) for s in state.stakes)
    return changed(state, settled=True, no_round=True, due=_due(due))


def clause_of_no_round(state: Round) -> str:
    """The clause: every seat is excluded, or nobody was there to play."""
    return "art2.3" if state.closed else "art4.3"


def paid(state: Round) -> Round:
    """Settle the next position."""
    first = state.due.first
    return changed(state, due=state.due.without(first), lines=state.lines.with_(state.due[first]))


# Debts between players (art7.2), in which the house has no part.


def debts(state: Round) -> list[dict[str, Any]]:
    """What those who arranged a seat badly owe the others who bet on it (reading compensation-amount)."""
    found = []
    lines = {entry.position: entry for entry in (*state.lines, *state.due.values())}
    laid = dict(state.deal.laid)
    for place in (place for place in state.in_play if place in laid):  # empty if no round was played
        by = laid[place].by
        for stake in state.on(place):
            lost = lines[stake.position].stake - lines[stake.position].returned
            owed = owed_for(state, place, lost) if stake.position.player != by != DEALER else 0
            if owed:
                to = stake.position.player
                found.append({"from": by, "to": to, "place": place, "amount": owed, "clause": "art7.2"})
    return found


def owed_for(state: Round, place: int, lost: int) -> int:
    """The debt for a lost stake; nothing if no other division would have done better."""
    if ruling_of(state, place).value != "lose":
        return 0
    _, best = best_against(state.hand(place), arrangement(state, state.bank_place))
    return {"lose": 0, "push": lost, "win": lost + prize_on(lost, PRICE).paid}[best]


# What is announced.


def result_to_json(state: Round) -> Mapping[str, Any] | None:
    irregular = irregularities_to_json(state)
    said = {"noted": irregular} if irregular else {}
    if state.no_round:
        return {"void": "no-round", **said}
    if not state.deal.turned:
        return None
    hands: dict[str, Any] = {str(place): {"result": "out"} for place in state.staked if state.is_out(place)}
    for place in state.deal.turned:
        shown = arrangement(state, place)
        hands[str(place)] = {"front": list(shown.front), "back": list(shown.back)}
        if place != state.bank_place:
            hands[str(place)]["result"] = ruling_of(state, place).value
            hands[str(place)]["won"] = groups_won(shown, arrangement(state, state.bank_place))
    found = {"dice": list(state.deal.dice), "first": state.first, "banker": state.bank_place, "hands": hands}
    return found | said | (_bank_to_json(state) if state.settled else {})


def _bank_to_json(state: Round) -> dict[str, Any]:
    stakes = [(s.amount, ruling_of(state, place).value) for place in state.staked for s in state.on(place)]
    capital = sum(s.amount for s in state.capitals)
    bank = {"capital": capital, "net": cover(stakes, capital)[1], "house": house_gain(state)}
    return {"bank": bank, "debts": debts(state)}


def house_gain(state: Round) -> int:
    """The house's total gain: as a backer, from commission and from breakage."""
    lines = (*state.lines, *state.due.values())
    kept = sum(entry.commission + entry.breakage for entry in lines)
    return kept + sum(entry.net for entry in lines if entry.position.player == HOUSE)
