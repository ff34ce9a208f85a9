"""Craps: which bets may be made together, and each as an automaton over the throws."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

from banca.games.craps.automaton import Automaton, On, automaton, takes_odds
from banca.games.craps.bets import ODDS_ON, ON_THE_LINE, POINTS, THROWS
from banca.games.craps.memory import Layout
from banca.games.craps.new_bets import LAWFUL
from banca.games.craps.round import Craps
from banca.games.craps.state import Throwing
from banca.law import OptionError, Refusal, Refused
from banca.money import Position, Stakes, add
from banca.play.act import Bet
from banca.play.bets import Verdict
from banca.play.payoff import Place, net
from banca.play.rule import Ruling
from banca.play.setting import Setting
from banca.play.wager import HOLDER, Amount, Wager, whole

ODDS_OF = {bet: odds for odds, bet in ODDS_ON.items()}


@dataclass(frozen=True, slots=True)
class Laid:
    """A bet that lies there, or odds that are added to one."""

    bet: str
    start: On  # the number on which it stands at first, or the bet that it is added to
    amount: Fraction
    behind: str | None = None  # the bet that odds are added to
    by_number: Mapping[int, Fraction] = field(default_factory=dict)  # of odds


@dataclass(frozen=True, slots=True)
class Table:
    """All that is held, in the order in which it was said, the odds after their bet."""

    laid: tuple[Laid, ...]
    point_unsaid: bool  # a point must be marked, and no bet on the line says which


def lawful(game: Craps, setting: Setting, wagers: Sequence[Wager]) -> Table:
    """What may be held is what the table takes: refused as it would be there."""
    [table] = at_one_table(game, setting, (wagers,))
    return table


def at_one_table(game: Craps, setting: Setting, seats: Sequence[Sequence[Wager]]) -> tuple[Table, ...]:
    """What each of several bettors holds; for all of them there is one point."""
    held = [_bases(game, setting, wagers) for wagers in seats]
    told = _bets_on(game, [place for bases in held for place in bases])
    point = _laid_at(game, setting, held, told or (None, POINTS[0]))
    unsaid = point is not None and not told
    return tuple(
        Table(tuple(_in_order(bases, _lawful_odds(game, setting, wagers, bases))), unsaid)
        for wagers, bases in zip(seats, held, strict=True)
    )


def single_bet(game: Craps, setting: Setting, place: Place) -> Laid:
    """A unit on one bet or on odds, whatever else would have to lie there and how much of it."""
    bet, chosen = place
    if refusal := game.not_offered(setting, bet):
        raise game.refused(refusal)
    if bet in ODDS_ON and chosen is None:
        says = f"{bet} are added to a bet that stands on {', '.join(map(str, POINTS))}: on which?"
        raise game.refused(Refusal("odds_must_be_added_to_a_bet", LAWFUL[bet].clause, says))
    if bet in ODDS_ON or takes_odds(bet):
        return Laid(bet, _number(game, bet, chosen), Fraction(1))
    kind = game.kinds(setting)[bet]
    if refusal := kind.refusal(chosen):
        raise game.refused(refusal)
    on = kind.selections.read(chosen)
    return Laid(bet, on if isinstance(on, int) else None, Fraction(1))


def _laid_at(game: Craps, setting: Setting, held: Sequence[Mapping[Place, int]], points: Sequence[On]) -> On:
    """The first of these points, or of none, at which all the bets may be made."""
    *before, last = points
    for point in before:
        with suppress(Refused):
            return _lay_all(game, setting, held, point)
    return _lay_all(game, setting, held, last)


def _lay_all(game: Craps, setting: Setting, held: Sequence[Mapping[Place, int]], point: On) -> On:
    for bases in held:
        _lay(game, setting, bases, point)
    return point


def _lay(game: Craps, setting: Setting, bases: Mapping[Place, int], point: On) -> None:
    state = _standing(game, setting, point, bases)
    for (bet, on), amount in bases.items():
        if on is None or not takes_odds(bet):
            state = _made(game, state, Bet(HOLDER, bet, amount, on))


def _in_order(bases: Mapping[Place, int], odds: Mapping[Place, Mapping[int, int]]) -> Iterator[Laid]:
    for (bet, on), amount in bases.items():
        start = on if isinstance(on, int) else None
        yield Laid(bet, start, Fraction(amount))
        if by_number := odds.get((bet, on)):
            exact = {number: Fraction(each) for number, each in by_number.items()}
            yield Laid(ODDS_OF[bet], start, max(exact.values()), bet, exact)


def _bases(game: Craps, setting: Setting, wagers: Sequence[Wager]) -> dict[Place, int]:
    """Every bet but the odds, with its number where it stands on one; what is said twice lies on one heap."""
    found: dict[Place, int] = {}
    for wager in wagers:
        bet, chosen = wager.place
        if refusal := game.not_offered(setting, bet):
            raise game.refused(refusal)
        if bet in ODDS_ON:
            continue
        if takes_odds(bet):
            place: Place = (bet, _number(game, bet, chosen))
        else:
            kind = game.kinds(setting)[bet]
            if refusal := kind.refusal(chosen):
                raise game.refused(refusal)
            place = (bet, kind.selections.read(chosen))
            if wager.odds:
                raise OptionError(f"{bet} takes no odds: {', '.join(ODDS_OF)} do ({game.edition.cite('art5.2.2')})")
        found[place] = found.get(place, 0) + whole(wager.amount)
    return found


def _number(game: Craps, bet: str, chosen: object) -> On:
    """The number on which a bet is said to stand."""
    if chosen is None:
        return None
    for number in POINTS:
        if chosen in (number, str(number)):
            return number
    says = f"{bet} stands on {', '.join(map(str, POINTS))} or on none yet, not on {chosen}"
    clause = LAWFUL[bet].clause
    raise game.refused(Refusal("selection_must_be_lawful", clause if bet in ODDS_ON else f"{clause}.p2", says))


def _bets_on(game: Craps, places: Sequence[Place]) -> tuple[On, ...]:
    """The point of the table, or none before the come-out throw, as the bets on the line tell it."""
    told = tuple(dict.fromkeys(on if isinstance(on, int) else None for bet, on in places if bet in ON_THE_LINE))
    if len(told) > 1:
        where = " and ".join("on no number yet" if on is None else f"on {on}" for on in told)
        says = f"bets on the line stand {where}: there is one point at a time"
        raise game.refused(Refusal("line_bets_must_stand_on_one_point", "art5.2.1.p2", says))
    return told


def _standing(game: Craps, setting: Setting, point: On, bases: Mapping[Place, int]) -> Throwing:
    """The table with the bets that stand on a number already."""
    stakes: Stakes = ()
    empty = game.opening(setting)
    for (bet, on), amount in bases.items():
        if on is not None and takes_odds(bet):
            position = _position(bet, on if isinstance(on, int) else None)
            if refusal := game.refuse_stake(empty, Bet(HOLDER, bet, amount, position.selection)):
                raise game.refused(refusal)
            stakes = add(stakes, position, amount)
    layout = Layout(point=point, stakes=stakes, order=(HOLDER,))
    return game.opening(replace(setting, memory=layout))


def _position(bet: str, on: On) -> Position:
    """The line stands on the point, which the table has; come bets have a number of their own."""
    return Position(HOLDER, bet, None if bet in ON_THE_LINE else on)


HINT = "; a line bet that stands on its point already is held as pass-line/6"


def _made(game: Craps, state: Throwing, act: Bet) -> Throwing:
    if refusal := game.refusal(state, act):
        unlined = refusal.norm == "come_bet_must_have_a_point"
        raise game.refused(replace(refusal, because=refusal.because + HINT) if unlined else refusal)
    return game.after(state, act)


# Odds.


def _lawful_odds(
    game: Craps, setting: Setting, wagers: Sequence[Wager], bases: Mapping[Place, int]
) -> Mapping[Place, Mapping[int, int]]:
    odds = _odds(game, wagers, bases)
    for (bet, on), by_number in odds.items():
        for number, amount in by_number.items():
            _refuse_odds(game, setting, (bet, bases[bet, on]), number, amount)
    return odds


def _odds(game: Craps, wagers: Sequence[Wager], bases: Mapping[Place, int]) -> dict[Place, dict[int, int]]:
    """For each bet the odds on the numbers that it may come to."""
    found: dict[Place, dict[int, int]] = {}
    for wager in wagers:
        bet, chosen = wager.place
        if bet in ODDS_ON:
            for place, numbers in _behind(game, ODDS_ON[bet], _number(game, bet, chosen), bases):
                _add(found, place, dict.fromkeys(numbers, wager.amount))
        elif wager.odds:
            for number in wager.odds:
                _number(game, ODDS_OF[bet], number)
            _add(found, (bet, _number(game, bet, chosen)), wager.odds)
    return found


def _add(found: dict[Place, dict[int, int]], place: Place, odds: Mapping[int, Amount]) -> None:
    on, heap = place[1], found.setdefault(place, {})
    for number, amount in odds.items():
        if on in (None, number):
            heap[number] = heap.get(number, 0) + whole(amount)


def _behind(game: Craps, bet: str, number: On, bases: Mapping[Place, int]) -> Iterator[tuple[Place, tuple[int, ...]]]:
    """The bets to which odds are added: on one number the bet that stands there, else the one that may come to it."""
    places = [place for place in bases if place[0] == bet]
    on_it = [place for place in places if place[1] == number] or [place for place in places if place[1] is None]
    behind = places if number is None else on_it
    if not behind:
        where = "" if number is None or not places else f" on {number} or on the way to a number"
        says = f"no {bet} is held{where} to add {ODDS_OF[bet]} to"
        raise game.refused(Refusal("odds_must_be_added_to_a_bet", LAWFUL[ODDS_OF[bet]].clause, says))
    for place in behind:
        every = POINTS if place[1] is None else tuple(n for n in POINTS if n == place[1])
        yield place, every if number is None else (number,)


def _refuse_odds(game: Craps, setting: Setting, behind: tuple[str, int], number: int, amount: int) -> None:
    """Odds are asked of the table as it is when their number has come."""
    bet, lying = behind
    stakes = add((), _position(bet, number), lying)
    state = game.opening(replace(setting, memory=Layout(point=number, stakes=stakes, order=(HOLDER,))))
    chosen = None if bet in ON_THE_LINE else number
    if refusal := game.refusal(state, Bet(HOLDER, ODDS_OF[bet], amount, chosen)):
        raise game.refused(refusal)


# Bets of craps held at once: their automata turned by the same throws, until all are decided.


Standing = On | Literal["decided"]
State = tuple[Standing, ...]  # where each of the bets stands
DECIDED: Literal["decided"] = "decided"
UNMADE = "unmade"  # odds whose number did not come


@dataclass(frozen=True, slots=True)
class Step:
    """What a throw makes of a bet: where it stands after it and, once it is decided, how and with what gain."""

    to: Standing
    result: str = "stay"
    gain: Fraction = Fraction(0)
    added: Fraction = Fraction(0)  # that is staked on it now


@dataclass(frozen=True, slots=True)
class BetAutomaton:
    """A bet as the throws turn it."""

    laid: Laid
    start: On
    steps: Mapping[On, tuple[Step, ...]]  # for each throw of THROWS, in that order
    lying: Mapping[On, Fraction]  # what lies there while it stands on a number
    clauses: tuple[str, ...]

    @property
    def at_once(self) -> Fraction:
        """What is staked on it before the first throw."""
        return self.lying.get(self.start, Fraction(0))


@dataclass(frozen=True, slots=True)
class Move:
    """What some throws make of all the bets: where they stand then, and how each got there that was not decided."""

    throws: tuple[int, ...]  # by their numbers in THROWS
    to: State
    steps: tuple[tuple[int, Step], ...]  # by the number of the bet


def automaton_of(game: Craps, setting: Setting, laid: Laid) -> BetAutomaton:
    """A bet from where it is made or stands, or the odds behind one from where that one stands."""
    kind = game.kinds(setting)[laid.bet]
    if laid.behind is None:
        table = automaton(kind, setting.options, laid.start)
        steps = {on: tuple(_step(laid.amount, r.value, on) for r in rulings) for on, rulings in table.items()}
        return BetAutomaton(laid, laid.start, steps, dict.fromkeys(table, laid.amount), _clauses(table))
    behind = automaton(game.kinds(setting)[laid.behind], setting.options, laid.start)
    tables = {number: automaton(kind, setting.options, number)[number] for number in laid.by_number}
    steps = {on: tuple(_step(laid.by_number[on], r.value, on) for r in rulings) for on, rulings in tables.items()}
    if laid.start is None:
        steps = {None: tuple(_waiting(r, laid.by_number) for r in behind[None]), **steps}
    lying: dict[On, Fraction] = {number: laid.by_number[number] for number in tables}
    return BetAutomaton(laid, laid.start, steps, lying, _clauses(tables))


def _step(amount: Fraction, verdict: Verdict, on: On) -> Step:
    if verdict.result == "stay":
        return Step(on if verdict.to is None else verdict.to)
    return Step(DECIDED, verdict.result, amount * net(verdict))


def _waiting(of_the_bet: Ruling[Verdict], by_number: Mapping[int, Fraction]) -> Step:
    """Odds go where the bet goes that they are added to; if that is decided at once, or goes elsewhere, never."""
    verdict = of_the_bet.value
    if verdict.result == "stay" and verdict.to is not None and verdict.to in by_number:
        return Step(verdict.to, added=by_number[verdict.to])
    return Step(None) if verdict == Verdict("stay") else Step(DECIDED, UNMADE)


def _clauses(table: Automaton | Mapping[int, tuple[Ruling[Verdict], ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(c for rulings in table.values() for ruling in rulings for c in ruling.clauses))


def moves(bets: Sequence[BetAutomaton]) -> Mapping[State, tuple[Move, ...]]:
    """From each way to stand that can be met, the first of all first: what every throw makes of it."""
    found: dict[State, tuple[Move, ...]] = {}
    ahead: list[State] = [tuple(bet.start for bet in bets)]
    alike = _alike(bets)
    while ahead:
        state = ahead.pop()
        if state not in found and any(each != DECIDED for each in state):
            found[state] = tuple(_moved(bets, state, throws) for throws in alike)
            ahead += [move.to for move in found[state]]
    return found


def _alike(bets: Sequence[BetAutomaton]) -> list[tuple[int, ...]]:
    """The throws in classes: those of one do the same to all the bets, wherever these stand."""
    classes: dict[tuple[tuple[Step, ...], ...], list[int]] = {}
    for n in range(len(THROWS)):
        classes.setdefault(tuple(tuple(steps[n] for steps in bet.steps.values()) for bet in bets), []).append(n)
    return list(map(tuple, classes.values()))


def _moved(bets: Sequence[BetAutomaton], state: State, throws: tuple[int, ...]) -> Move:
    steps = tuple((n, bets[n].steps[on][throws[0]]) for n, on in enumerate(state) if on != DECIDED)
    to = list(state)
    for n, step in steps:
        to[n] = step.to
    return Move(throws, tuple(to), steps)
