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
from banca.law import BetWord, OptionError, Refused, refuse
from banca.messages.errors import Listed, Message
from banca.money import Position, Stakes, add
from banca.play.act import Bet
from banca.play.bets import Verdict
from banca.play.game import refuse_stake
from banca.play.payoff import Place, net
from banca.play.rule import Ruling
from banca.play.setting import Setting
from banca.play.wager import HOLDER, Amount, Wager, whole

ODDS_OF = {bet: odds for odds, bet in ODDS_ON.items()}


@dataclass(frozen=True, slots=True)
class PlacedBet:
    """A bet on the layout, or odds added to one."""

    bet: str
    start: On  # the number on which it stands at first, or the bet that it is added to
    amount: Fraction
    behind: str | None = None  # the bet that odds are added to
    by_number: Mapping[int, Fraction] = field(default_factory=dict)  # of odds


@dataclass(frozen=True, slots=True)
class BetSet:
    """The bets of one player in the order given, odds after their bet."""

    placed: tuple[PlacedBet, ...]
    point_unsaid: bool  # a point is marked, but no line bet says which


def check_bets(game: Craps, setting: Setting, wagers: Sequence[Wager]) -> BetSet:
    """Place the bets at a live table; raise its refusal."""
    [table] = at_one_table(game, setting, (wagers,))
    return table


def at_one_table(game: Craps, setting: Setting, seats: Sequence[Sequence[Wager]]) -> tuple[BetSet, ...]:
    """The bets of several players at one table, which has one point."""
    bets_by_seat = [_base_bets(game, setting, wagers) for wagers in seats]
    stated = _stated_points(game, [place for base_bets in bets_by_seat for place in base_bets])
    point = _first_legal_point(game, setting, bets_by_seat, stated or (None, POINTS[0]))
    unsaid = point is not None and not stated
    return tuple(
        BetSet(tuple(_in_order(base_bets, _lawful_odds(game, setting, wagers, base_bets))), unsaid)
        for wagers, base_bets in zip(seats, bets_by_seat, strict=True)
    )


def single_bet(game: Craps, setting: Setting, place: Place) -> PlacedBet:
    """One unit on a bet or on odds, without the bets that it would need."""
    bet, chosen = place
    if refusal := game.not_offered(setting, bet):
        raise game.refused(refusal)
    if bet in ODDS_ON and chosen is None:
        odds, numbers = BetWord(bet), Listed(*POINTS)
        clause = LAWFUL[bet].clause
        raise game.refused(refuse("odds_must_be_added_to_a_bet", clause, "which", odds=odds, numbers=numbers))
    if bet in ODDS_ON or takes_odds(bet):
        return PlacedBet(bet, _number(game, bet, chosen), Fraction(1))
    kind = game.kinds(setting)[bet]
    if refusal := kind.refusal(chosen):
        raise game.refused(refusal)
    on = kind.selections.read(chosen)
    return PlacedBet(bet, on if isinstance(on, int) else None, Fraction(1))


def _first_legal_point(
    game: Craps, setting: Setting, bets_by_seat: Sequence[Mapping[Place, int]], points: Sequence[On]
) -> On:
    """The first of these points (None: no point) at which all the bets are legal."""
    *before, last = points
    for point in before:
        with suppress(Refused):
            return _place_all(game, setting, bets_by_seat, point)
    return _place_all(game, setting, bets_by_seat, last)


def _place_all(game: Craps, setting: Setting, bets_by_seat: Sequence[Mapping[Place, int]], point: On) -> On:
    for base_bets in bets_by_seat:
        _place_bets(game, setting, base_bets, point)
    return point


def _place_bets(game: Craps, setting: Setting, base_bets: Mapping[Place, int], point: On) -> None:
    state = _table_with_standing_bets(game, setting, point, base_bets)
    for (bet, on), amount in base_bets.items():
        if on is None or not takes_odds(bet):
            state = _apply(game, state, Bet(HOLDER, bet, amount, on))


def _in_order(base_bets: Mapping[Place, int], odds: Mapping[Place, Mapping[int, int]]) -> Iterator[PlacedBet]:
    for (bet, on), amount in base_bets.items():
        start = on if isinstance(on, int) else None
        yield PlacedBet(bet, start, Fraction(amount))
        if by_number := odds.get((bet, on)):
            exact = {number: Fraction(each) for number, each in by_number.items()}
            yield PlacedBet(ODDS_OF[bet], start, max(exact.values()), bet, exact)


def _base_bets(game: Craps, setting: Setting, wagers: Sequence[Wager]) -> dict[Place, int]:
    """Every bet but the odds, with the number it stands on; amounts on the same place are added up."""
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
                clause = game.edition.citation("art5.2.2")
                raise OptionError("craps-no-odds", bet=bet, known=Listed(*ODDS_OF), clause=clause)
        found[place] = found.get(place, 0) + whole(wager.amount)
    return found


def _number(game: Craps, bet: str, chosen: object) -> On:
    """The number that a bet stands on."""
    if chosen is None:
        return None
    for number in POINTS:
        if chosen in (number, str(number)):
            return number
    clause = LAWFUL[bet].clause if bet in ODDS_ON else f"{LAWFUL[bet].clause}.p2"
    word, numbers = BetWord(bet), Listed(*POINTS)
    raise game.refused(
        refuse("selection_must_be_lawful", clause, "number", bet=word, numbers=numbers, chosen=str(chosen))
    )


def _stated_points(game: Craps, places: Sequence[Place]) -> tuple[On, ...]:
    """The point of the table, or none before the come-out throw, as the line bets state it."""
    points = tuple(dict.fromkeys(on if isinstance(on, int) else None for bet, on in places if bet in ON_THE_LINE))
    if len(points) > 1:
        where = Listed(*map(_place, points), last="list-and")
        raise game.refused(refuse("line_bets_must_stand_on_one_point", "art5.2.1.p2", places=where))
    return points


def _place(on: On) -> Message:
    return Message("craps-stands-on-none") if on is None else Message("craps-stands-on", number=on)


def _table_with_standing_bets(game: Craps, setting: Setting, point: On, base_bets: Mapping[Place, int]) -> Throwing:
    """The table with the bets that stand on a number already."""
    stakes: Stakes = ()
    empty = game.opening(setting)
    for (bet, on), amount in base_bets.items():
        if on is not None and takes_odds(bet):
            position = _position(bet, on if isinstance(on, int) else None)
            if refusal := refuse_stake(game, empty, Bet(HOLDER, bet, amount, position.selection)):
                raise game.refused(refusal)
            stakes = add(stakes, position, amount)
    layout = Layout(point=point, stakes=stakes, order=(HOLDER,))
    return game.opening(replace(setting, memory=layout))


def _position(bet: str, on: On) -> Position:
    """Line bets stand on the table's point; come bets have a number of their own."""
    return Position(HOLDER, bet, None if bet in ON_THE_LINE else on)


def _apply(game: Craps, state: Throwing, act: Bet) -> Throwing:
    if refusal := game.refusal(state, act):
        if refusal.norm == "come_bet_must_have_a_point":  # say also how a line bet is held on its point
            refusal = refuse("come_bet_must_have_a_point", refusal.clause, "held", bet=BetWord(act.bet))
        raise game.refused(refusal)
    return game.after(state, act)


def _lawful_odds(
    game: Craps, setting: Setting, wagers: Sequence[Wager], base_bets: Mapping[Place, int]
) -> Mapping[Place, Mapping[int, int]]:
    odds = _odds(game, wagers, base_bets)
    for (bet, on), by_number in odds.items():
        for number, amount in by_number.items():
            _refuse_odds(game, setting, (bet, base_bets[bet, on]), number, amount)
    return odds


def _odds(game: Craps, wagers: Sequence[Wager], base_bets: Mapping[Place, int]) -> dict[Place, dict[int, int]]:
    """For each bet the odds on the numbers that it may come to."""
    found: dict[Place, dict[int, int]] = {}
    for wager in wagers:
        bet, chosen = wager.place
        if bet in ODDS_ON:
            for place, numbers in _behind(game, ODDS_ON[bet], _number(game, bet, chosen), base_bets):
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


def _behind(
    game: Craps, bet: str, number: On, base_bets: Mapping[Place, int]
) -> Iterator[tuple[Place, tuple[int, ...]]]:
    """The bets that get odds: for one number, the bet on it, or else the bet that may come to it."""
    places = [place for place in base_bets if place[0] == bet]
    on_it = [place for place in places if place[1] == number] or [place for place in places if place[1] is None]
    behind = places if number is None else on_it
    if not behind:
        line, odds, clause = BetWord(bet), BetWord(ODDS_OF[bet]), LAWFUL[ODDS_OF[bet]].clause
        refusal = refuse("odds_must_be_added_to_a_bet", clause, "held", behind=line, odds=odds)
        if number is not None and places:
            refusal = refuse("odds_must_be_added_to_a_bet", clause, "held-on", behind=line, odds=odds, number=number)
        raise game.refused(refusal)
    for place in behind:
        every = POINTS if place[1] is None else tuple(n for n in POINTS if n == place[1])
        yield place, every if number is None else (number,)


def _refuse_odds(game: Craps, setting: Setting, behind: tuple[str, int], number: int, amount: int) -> None:
    """Ask the table as it is once their number has come."""
    bet, stake = behind
    stakes = add((), _position(bet, number), stake)
    state = game.opening(replace(setting, memory=Layout(point=number, stakes=stakes, order=(HOLDER,))))
    chosen = None if bet in ON_THE_LINE else number
    if refusal := game.refusal(state, Bet(HOLDER, ODDS_OF[bet], amount, chosen)):
        raise game.refused(refusal)


BetState = On | Literal["decided"]
JointState = tuple[BetState, ...]  # of bets whose automata are stepped by the same throws
DECIDED: Literal["decided"] = "decided"
UNMADE = "unmade"  # odds whose number did not come


@dataclass(frozen=True, slots=True)
class Step:
    """A transition of one bet: the next state and, once it is decided, the result and the gain."""

    to: BetState
    result: str = "stay"
    gain: Fraction = Fraction(0)
    added: Fraction = Fraction(0)  # newly staked


@dataclass(frozen=True, slots=True)
class BetAutomaton:
    """A bet as an automaton over throws."""

    placed: PlacedBet
    start: On
    steps: Mapping[On, tuple[Step, ...]]  # for each throw of THROWS, in that order
    stake_by_state: Mapping[On, Fraction]
    clauses: tuple[str, ...]

    @property
    def at_once(self) -> Fraction:
        """What is staked on it before the first throw."""
        return self.stake_by_state.get(self.start, Fraction(0))


@dataclass(frozen=True, slots=True)
class Move:
    """A transition of all bets on a class of throws: the next joint state, and the steps of bets not yet decided."""

    throws: tuple[int, ...]  # by their numbers in THROWS
    to: JointState
    steps: tuple[tuple[int, Step], ...]  # by the number of the bet


def automaton_of(game: Craps, setting: Setting, placed: PlacedBet) -> BetAutomaton:
    """The automaton of a bet from where it stands, or of odds from where their bet stands."""
    kind = game.kinds(setting)[placed.bet]
    if placed.behind is None:
        table = automaton(kind, setting.options, placed.start)
        steps = {on: tuple(_step(placed.amount, r.value, on) for r in rulings) for on, rulings in table.items()}
        return BetAutomaton(placed, placed.start, steps, dict.fromkeys(table, placed.amount), _clauses(table))
    behind = automaton(game.kinds(setting)[placed.behind], setting.options, placed.start)
    tables = {number: automaton(kind, setting.options, number)[number] for number in placed.by_number}
    steps = {on: tuple(_step(placed.by_number[on], r.value, on) for r in rulings) for on, rulings in tables.items()}
    if placed.start is None:
        steps = {None: tuple(_waiting(r, placed.by_number) for r in behind[None]), **steps}
    stakes: dict[On, Fraction] = {number: placed.by_number[number] for number in tables}
    return BetAutomaton(placed, placed.start, steps, stakes, _clauses(tables))


def _step(amount: Fraction, verdict: Verdict, on: On) -> Step:
    if verdict.result == "stay":
        return Step(on if verdict.to is None else verdict.to)
    return Step(DECIDED, verdict.result, amount * net(verdict))


def _waiting(of_the_bet: Ruling[Verdict], by_number: Mapping[int, Fraction]) -> Step:
    """Odds are made when their bet moves to a number that has odds, and never if it is decided or moves elsewhere."""
    verdict = of_the_bet.value
    if verdict.result == "stay" and verdict.to is not None and verdict.to in by_number:
        return Step(verdict.to, added=by_number[verdict.to])
    return Step(None) if verdict == Verdict("stay") else Step(DECIDED, UNMADE)


def _clauses(table: Automaton | Mapping[int, tuple[Ruling[Verdict], ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(c for rulings in table.values() for ruling in rulings for c in ruling.clauses))


def moves(bets: Sequence[BetAutomaton]) -> Mapping[JointState, tuple[Move, ...]]:
    """Transitions of every reachable joint state, the initial state first."""
    found: dict[JointState, tuple[Move, ...]] = {}
    ahead: list[JointState] = [tuple(bet.start for bet in bets)]
    alike = _throw_classes(bets)
    while ahead:
        state = ahead.pop()
        if state not in found and any(each != DECIDED for each in state):
            found[state] = tuple(_move(bets, state, throws) for throws in alike)
            ahead += [move.to for move in found[state]]
    return found


def _throw_classes(bets: Sequence[BetAutomaton]) -> list[tuple[int, ...]]:
    """Group the throws that do the same to all bets in every state."""
    classes: dict[tuple[tuple[Step, ...], ...], list[int]] = {}
    for n in range(len(THROWS)):
        classes.setdefault(tuple(tuple(steps[n] for steps in bet.steps.values()) for bet in bets), []).append(n)
    return list(map(tuple, classes.values()))


def _move(bets: Sequence[BetAutomaton], state: JointState, throws: tuple[int, ...]) -> Move:
    steps = tuple((n, bets[n].steps[on][throws[0]]) for n, on in enumerate(state) if on != DECIDED)
    to = list(state)
    for n, step in steps:
        to[n] = step.to
    return Move(throws, tuple(to), steps)
