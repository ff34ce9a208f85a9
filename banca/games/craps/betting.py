"""Article 5 of 53/2010 at the table: when each bet may be made, changed and taken back, and for how much."""

from collections.abc import Callable, Iterator, Mapping
from math import lcm
from typing import Any

from banca.games.craps.authorised import authorised_kinds, new_bet, refuse_unmet, with_condition_met
from banca.games.craps.bets import (
    BETS,
    FROM_THE_NEXT_THROW,
    HORN_PARTS,
    LINE,
    ODDS_ON,
    ON_THE_LINE,
    POINTS,
    THROWS,
    Case,
    number_of,
)
from banca.games.craps.new_bets import AT as NEW_BETS_AT
from banca.games.craps.state import Throwing, with_layout
from banca.law import BetWord, Refusal, refuse
from banca.money import Position, Roster, Selection, Stakes, add, stake_on, take_back
from banca.play.act import Act, Bet, Move, Withdraw
from banca.play.act_rules import ActRule, ActRuleGame
from banca.play.bets import DRAWS, BetKind, Verdict
from banca.play.game import refuse_stake, refuse_withdrawal
from banca.play.rule import Ruling
from banca.play.setting import Setting

MARKING = "art5.2.1.p2"

Refuses = Callable[[Throwing, Any], Refusal | None]


class BettingAtCraps(ActRuleGame[Throwing]):
    """What may be bet on, and the three acts on a stake: bet, withdraw, move."""

    offers_at = "art5.1"

    def kinds(self, setting: Setting) -> Mapping[str, BetKind[Case]]:
        if self not in setting.derived:
            setting.derived[self] = {kind.slug: kind for kind in (*BETS, *authorised_kinds(setting))}
        known: Mapping[str, BetKind[Case]] = setting.derived[self]
        return known

    def not_offered(self, setting: Setting, bet: str) -> Refusal | None:
        return super().not_offered(setting, bet) or refuse_unmet(setting, bet)

    def with_condition_met(self, setting: Setting, stakes: Stakes, bet: str, condition: str) -> Setting:
        return with_condition_met(setting, stakes, bet, condition)

    def stake_unit(self, setting: Setting, bet: str) -> int:
        """Article 5(6): multiples of the minimum, beside those of the house's own unit."""
        limits = setting.limits.on(bet)
        return lcm(_parts(bet) * limits.minimum, limits.unit)

    def equipment(self, setting: Setting) -> Mapping[str, Any]:
        """The throws by which a bet wins or draws when it is made, those of the same price together.

        The prices are in the order of the layout. A bet that is made on a number has no such throws.
        """
        kinds = self.kinds(setting).values()
        made = (kind for kind in kinds if kind.slug not in ODDS_ON and None in kind.selections.all)
        return {"throws": {kind.slug: _deciding_throws(kind, setting) for kind in made}}

    def positions(self, setting: Setting) -> tuple[tuple[str, Selection], ...]:
        """A bet on the next throw has no number: it moves to one by rule."""
        offered = (p for p in super().positions(setting) if self.not_offered(setting, p[0]) is None)
        return tuple((bet, on) for bet, on in offered if on is None or not travels(setting, bet))

    def cases(self, setting: Setting, bet: str, selection: Selection) -> Iterator[Case]:
        """On the number of a bet; of one without a number, on any to which it may come."""
        del setting, bet
        numbers = (selection,) if isinstance(selection, int) else (None, *POINTS)
        return (Case(on, dice) for on in numbers for dice in THROWS)

    def ruling(self, setting: Setting, position: Position, point: int | None, dice: tuple[int, ...]) -> Ruling[Verdict]:
        case = Case(number_of(position, point), dice)
        return self.kinds(setting)[position.bet].ruling(None, setting.options, case)

    @property
    def betting(self) -> tuple[ActRule[Throwing], ...]:
        return (
            ActRule(Bet, self.between_throws(self._refuse_bet), self._bet, self._clause_of_bet),
            ActRule(Withdraw, self.between_throws(self._refuse_withdrawal), self._withdraw, self._clause_of_bet),
            ActRule(Move, self.between_throws(self._refuse_move), self._move, self._clause_of_bet),
        )

    def between_throws(self, refusal: Refuses) -> Refuses:
        """What is done between throws waits until the throw is settled."""

        def refuse_between(state: Throwing, act: Act) -> Refusal | None:
            if state.in_motion:
                return refuse("act_must_wait_for_the_next_throw", self._clause_of_waiting(state, act), untimely=True)
            if state.due:
                return self.unsettled
            if state.marks:
                return refuse("throw_must_be_settled_first", MARKING, "mark", untimely=True)
            return refusal(state, act)

        return refuse_between

    def _clause_of_waiting(self, state: Throwing, act: Act) -> str:
        """Line bets are made for a throw by their own items; article 5(5) speaks of the others."""
        if not isinstance(act, Bet | Withdraw | Move):
            return "art2.4"
        kind = self.kinds(state.setting).get(act.bet)
        return kind.clause if kind in LINE else "art5.5"

    def refusals_of_stakes(self, setting: Setting, stakes: Stakes) -> Iterator[Refusal]:
        """Why stakes in a record cannot be on the layout."""
        for position in (stake.position for stake in stakes):
            refusal = self.not_offered(setting, position.bet)
            if refusal or (refusal := self.kinds(setting)[position.bet].refusal(position.selection)):
                yield refusal

    # Effects of acts.

    def _bet(self, state: Throwing, act: Bet) -> Throwing:
        layout = state.layout
        order = layout.order if act.player in layout.order else Roster.of(layout.order).with_(act.player)
        stakes = add(layout.stakes, self.position(state.setting, act), act.stake)
        return with_layout(state, stakes=stakes, order=order)

    def _withdraw(self, state: Throwing, act: Withdraw | Move) -> Throwing:
        return with_layout(
            state, stakes=take_back(state.stakes, self.position(state.setting, act), self._amount(state, act))
        )

    def _move(self, state: Throwing, act: Move) -> Throwing:
        return self._bet(self._withdraw(state, act), self._destination(state, act))

    def _amount(self, state: Throwing, act: Withdraw | Move) -> int:
        return act.stake or stake_on(state.stakes, self.position(state.setting, act)).amount

    def _destination(self, state: Throwing, act: Move) -> Bet:
        return act.to_bet(self._amount(state, act))

    def _clause_of_bet(self, state: Throwing, act: Bet | Withdraw | Move) -> tuple[str, ...]:
        return (self.kinds(state.setting)[act.bet].clause,)

    # Refusals.

    def _refuse_bet(self, state: Throwing, act: Bet) -> Refusal | None:
        return (
            self.not_offered(state.setting, act.bet)
            or self._refuse_phase(state, act)
            or self._refuse_multiple(state, act)
            or refuse_stake(self, state, act)
            or self._refuse_odds(state, act)
        )

    def _refuse_phase(self, state: Throwing, act: Bet) -> Refusal | None:
        """The line is bet on before the come-out throw, come and don't come while a point is marked."""
        clause, point = self.kinds(state.setting)[act.bet].clause, state.point
        if act.bet in ON_THE_LINE and point is not None:
            return refuse("line_bet_must_come_before_the_point", clause, bet=BetWord(act.bet), point=point)
        if act.bet in FROM_THE_NEXT_THROW and point is None:
            return refuse("come_bet_must_have_a_point", clause, bet=BetWord(act.bet))
        new = new_bet(state.setting, act.bet)
        if new and new.when == "come-out" and point is not None:
            bet = BetWord(act.bet)
            return refuse("new_bet_must_be_made_when_authorised", clause, "come-out", bet=bet, point=point)
        if new and new.when == "point" and point is None:
            return refuse("new_bet_must_be_made_when_authorised", clause, "point", bet=BetWord(act.bet))
        if travels(state.setting, act.bet) and act.selection is not None:
            return refuse("come_bet_must_go_to_its_number_by_a_throw", clause, bet=BetWord(act.bet))
        return None

    def _refuse_multiple(self, state: Throwing, act: Bet) -> Refusal | None:
        least = state.setting.limits.on(act.bet).minimum
        whole = type(act.stake) is int and act.stake > 0
        every = _parts(act.bet) * least
        if whole and act.bet == "horn" and act.stake % every:
            return refuse("horn_must_be_four_equal_bets", "art5.3.7", stake=act.stake, least=least, multiple=every)
        if whole and act.stake % least:
            bet = BetWord(act.bet)
            return refuse("stake_must_be_a_multiple_of_the_minimum", "art5.6", bet=bet, stake=act.stake, least=least)
        return None

    def _refuse_odds(self, state: Throwing, act: Bet) -> Refusal | None:
        """A further stake is added to a bet of the same bettor that stands on a number."""
        if act.bet not in ODDS_ON:
            return None
        position = self.position(state.setting, act)
        behind = position._replace(bet=ODDS_ON[act.bet])
        staked, clause = stake_on(state.stakes, behind).amount, self.kinds(state.setting)[act.bet].clause
        if number_of(position, state.point) is None:
            return refuse("odds_must_have_a_point", clause, bet=BetWord(act.bet))
        if not staked:
            line, odds = BetWord(behind.bet), BetWord(act.bet)
            return refuse("odds_must_be_added_to_a_bet", clause, player=act.player, behind=line, odds=odds)
        most = state.setting.parameter("odds-maximum")
        total = stake_on(state.stakes, position).amount + act.stake
        if most is not None and total > most * staked:
            return refuse("odds_must_not_exceed_the_multiple", clause, total=total, staked=staked, most=most)
        return None

    def _refuse_withdrawal(self, state: Throwing, act: Withdraw | Move) -> Refusal | None:
        refusal = refuse_withdrawal(self, state, act)
        if refusal and refusal.norm == "stake_must_lie_on_the_layout":
            return refusal
        return self._refuse_standing(state, act) or self._refuse_left(state, act) or refusal

    def _refuse_left(self, state: Throwing, act: Withdraw | Move) -> Refusal | None:
        """The rest must be a multiple of the minimum too."""
        left = stake_on(state.stakes, self.position(state.setting, act)).amount - self._amount(state, act)
        return self._refuse_multiple(state, Bet(act.player, act.bet, left, act.selection)) if left else None

    def _refuse_standing(self, state: Throwing, act: Withdraw | Move) -> Refusal | None:
        """A bet on a number stays until the number or a seven decides it (reading line-bets-kept)."""
        position = self.position(state.setting, act)
        number = number_of(position, state.point)
        new = new_bet(state.setting, position.bet)
        if new and new.travels and number is not None:
            bet = BetWord(position.bet)
            return refuse("bet_must_stay_until_decided", NEW_BETS_AT, "new", bet=bet, number=number)
        if position.bet in ON_THE_LINE + FROM_THE_NEXT_THROW and number is not None:
            clause = f"{self.kinds(state.setting)[position.bet].clause}.p2"
            return refuse("bet_must_stay_until_decided", clause, bet=BetWord(position.bet), number=number)
        return None

    def _refuse_move(self, state: Throwing, act: Move) -> Refusal | None:
        if refusal := self._refuse_withdrawal(state, act):
            return refusal
        return self._refuse_bet(self._withdraw(state, act), self._destination(state, act))


def travels(setting: Setting, bet: str) -> bool:
    """Whether the bet is made on the next throw and goes from there to a number."""
    new = new_bet(setting, bet)
    return new.travels if new else bet in FROM_THE_NEXT_THROW


def _parts(bet: str) -> int:
    """Of how many equal bets a stake consists."""
    return HORN_PARTS if bet == "horn" else 1


def _deciding_throws(kind: BetKind[Case], setting: Setting) -> dict[str, Any]:
    """The throws that win a bet at once, by price, and those that draw it; the lower die first."""
    found: dict[Any, list[list[int]]] = {}
    for dice in sorted({tuple(sorted(each)) for each in THROWS}):
        verdict = kind.ruling(None, setting.options, Case(None, dice)).value
        found.setdefault(verdict, []).append(list(dice))
    prices = dict.fromkeys(clause.value for clause in kind.rule(None, setting.options).clauses)
    return {
        "win": [found[verdict] for verdict in prices if verdict.result == "win" and verdict in found],
        "draw": found.get(DRAWS, []),
    }
