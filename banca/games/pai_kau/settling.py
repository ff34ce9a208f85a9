"""Articles 3(2), 4(2), 4(5), 4(8) and 7(2) of 96/85/M: what the bank takes and pays, whose it is, and who owes whom."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from banca.games.pai_kau.bets import COMMISSION, KINDS, OF_THE_HOUSE, PRICE, ruling_on
from banca.games.pai_kau.conduct import noted
from banca.games.pai_kau.equipment import DEALER, HOUSE
from banca.games.pai_kau.order import Arrangement, best_against, compared
from banca.games.pai_kau.state import Round
from banca.money import Line, Result, Stake, after_commission, changed, line, prize_on, rounded_down
from banca.play.payment import PAYMENTS, Due, due_of, readings_of
from banca.play.rule import Ruling

# The bank, over plain numbers.


@dataclass(frozen=True, slots=True)
class Bank:
    """What a round comes to for the bank: how much of each stake it covers, its result, and what of it is whose."""

    covered: tuple[int, ...]
    net: int
    shares: tuple[int, ...]  # of the net, before commission, in whole minor units: they add up to it


def settled_bank(stakes: Sequence[tuple[int, Result]], capitals: Sequence[int]) -> Bank:
    """Stakes in the order of payment, each with the result of its seat; capitals, the banker's first."""
    covered, net = cover(stakes, sum(capitals))
    return Bank(covered, net, shared(net, capitals))


def cover(stakes: Sequence[tuple[int, Result]], capital: int) -> tuple[tuple[int, ...], int]:
    """How much of each stake counts, in the order of payment, and what the bank comes to."""
    net, found = 0, []
    for stake, result in stakes:
        part = 0 if result == "push" else part_covered(stake, capital, net, result == "lose")
        net += part if result == "lose" else -part
        found.append(part)
    return tuple(found), net


# Of whole numbers alone: a simulation compiles these two as they stand here.


def part_covered(stake: int, capital: int, net: int, taken: bool) -> int:
    """How much of a stake counts (art4.5): the bank never stands above or below nought by more than its capital.

    What was taken before pays what comes after; the rest of a stake takes no part (reading cap-net-or-gross).
    """
    return min(stake, capital - net if taken else capital + net)


def share_rounded_down(amount: int, capital: int, of: int) -> int:
    """Of what the bank won or lost, a capital's part."""
    return rounded_down(amount * capital, of)


def shared(net: int, capitals: Sequence[int]) -> tuple[int, ...]:
    """In proportion to the capitals, rounded down; the odd minor units one each, the first first (reading rounding).

    Nobody comes to more than his capital: unless the net is the whole of it, each share before the odd unit is less.
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
    """All tiles are turned up: what every stake comes to, in the order of payment, the bank's own at the end."""
    stakes = [(place, stake) for place in state.staked for stake in state.on(place)]
    rulings = {place: ruling_of(state, place) for place in state.staked}
    bank = settled_bank([(s.amount, rulings[p].value) for p, s in stakes], [s.amount for s in state.capitals])
    on_seats = [
        _line_of_stake(state, stake, rulings[place], covered)
        for (place, stake), covered in zip(stakes, bank.covered, strict=True)
    ]
    of_bank = [
        _line_of_capital(state, stake, bank.net, share)
        for stake, share in zip(state.capitals, bank.shares, strict=True)
    ]
    return replace(state, settled=True, due=_due([*on_seats, *of_bank]))


def _due(lines: Iterable[Line]) -> Due[Line]:
    return due_of({line.position: line for line in lines}, lambda line: PAYMENTS[line.result])


def ruling_of(state: Round, place: int) -> Ruling[Result]:
    """What the round comes to between a seat and the banker; all stakes that lie there have part in it (art4.8)."""
    if state.is_out(place):
        return Ruling("push", ("art2.3",))
    return compared(arrangement(state, place), arrangement(state, state.bank_place))


def arrangement(state: Round, place: int) -> Arrangement:
    return dict(state.deal.laid)[place].arrangement


def _line_of_stake(state: Round, stake: Stake, ruling: Ruling[Result], covered: int) -> Line:
    if state.is_out(stake.position.place or 0):
        return _given_back(state, stake, (KINDS[stake.position.bet].clause, *ruling.clauses))
    own = ruling_on(state.setting.options, stake.position.bet, ruling.value)
    limited = ("art4.5",) if ruling.value != "push" and covered < stake.amount else ()
    clauses = tuple(dict.fromkeys((*own.clauses, *ruling.clauses, *limited, "art4.8")))
    if ruling.value == "push" or not covered:
        return _given_back(state, stake, clauses)
    if covered == stake.amount:
        return line(stake, ruling.value, own.value.odds, clauses, _readings(state, clauses))
    part = line(replace(stake, amount=covered), ruling.value, own.value.odds, clauses, _readings(state, clauses))
    return replace(part, stake=stake.amount, returned=part.returned + stake.amount - covered)


def _given_back(state: Round, stake: Stake, clauses: tuple[str, ...]) -> Line:
    return line(stake, "push", None, clauses, _readings(state, clauses))


def _readings(state: Round, clauses: tuple[str, ...]) -> tuple[str, ...]:
    return readings_of(state.setting.edition, clauses)


def _line_of_capital(state: Round, stake: Stake, net: int, share: int) -> Line:
    """The house pays no commission on its share (reading commission-base); a share that rounds to nothing is none."""
    own = ruling_on(state.setting.options, stake.position.bet, net)
    of_house = ("art3.1",) if stake.position.player == HOUSE else ()
    clauses = tuple(dict.fromkeys((*own.clauses, "art3.2", *of_house)))
    if share <= 0:
        result: Result = "lose" if share else "push"
        lost = line(stake, result, None, clauses, _readings(state, clauses))
        return replace(lost, returned=stake.amount + share)
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
    """Nothing was played for: all stakes go back, those on seats that are out and the bank's too."""
    why = clause_of_no_round(state)
    due = (_given_back(state, s, tuple(dict.fromkeys((KINDS[s.position.bet].clause, why)))) for s in state.stakes)
    return replace(state, settled=True, no_round=True, due=_due(due))


def clause_of_no_round(state: Round) -> str:
    """Every seat is out of the round, or nobody was there to play it."""
    return "art2.3" if state.closed else "art4.3"


def paid(state: Round) -> Round:
    """What comes first is taken, paid or given back."""
    first = state.due.first
    return changed(state, due=state.due.without(first), lines=state.lines.with_(state.due[first]))


# Debts between players (art7.2), which the house has no part in.


def debts(state: Round) -> list[dict[str, Any]]:
    """What those who arranged a seat badly owe the others who bet on it (reading compensation-amount)."""
    found = []
    lines = {entry.position: entry for entry in (*state.lines, *state.due.values())}
    for place in state.in_play:
        by = dict(state.deal.laid)[place].by
        for stake in state.on(place):
            lost = lines[stake.position].stake - lines[stake.position].returned
            owed = owed_for(state, place, lost) if stake.position.player != by != DEALER else 0
            if owed:
                found.append({"from": by, "to": stake.position.player, "place": place, "amount": owed})
    return found


def owed_for(state: Round, place: int, lost: int) -> int:
    """For a stake of which so much was lost; nothing where no other division would have done better."""
    if ruling_of(state, place).value != "lose":
        return 0
    _, best = best_against(state.hand(place), arrangement(state, state.bank_place))
    return {"lose": 0, "push": lost, "win": lost + prize_on(lost, PRICE).paid}[best]


# What is announced.


def described(state: Round) -> Mapping[str, Any] | None:
    irregular = noted(state)
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
    found = {"dice": list(state.deal.dice), "first": state.first, "banker": state.bank_place, "hands": hands}
    return found | said | (_described_bank(state) if state.settled else {})


def _described_bank(state: Round) -> dict[str, Any]:
    stakes = [(s.amount, ruling_of(state, place).value) for place in state.staked for s in state.on(place)]
    capital = sum(s.amount for s in state.capitals)
    bank = {"capital": capital, "net": cover(stakes, capital)[1], "house": gained_by_the_house(state)}
    return {"bank": bank, "debts": debts(state)}


def gained_by_the_house(state: Round) -> int:
    """As a whole: with the capital it backed the banker with, by commission and by breakage."""
    lines = (*state.lines, *state.due.values())
    kept = sum(entry.commission + entry.breakage for entry in lines)
    return kept + sum(entry.net for entry in lines if entry.position.player == HOUSE)
