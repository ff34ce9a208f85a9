"""Articles 12 to 15 of 55/2004 at the table: when a bet may be made, changed and taken back, where and for how much."""

from collections.abc import Mapping
from dataclasses import replace

from banca.games.baccarat.bets import KINDS, PAIRS, ruling
from banca.games.baccarat.drawing import SIDES, Fact
from banca.games.baccarat.preparation import clause_of_preparation, comes_first
from banca.games.baccarat.seats import refuse_box, sat
from banca.games.baccarat.showing import staked_on
from banca.games.baccarat.state import PREPARING, Round
from banca.law import Refusal, refuse
from banca.money import Position, Selection, Stakes, add, changed, indexed, stake_on, take_back
from banca.play.act import Bet, Move, Withdraw
from banca.play.act_rules import ActRule, ActRuleGame
from banca.play.bets import BetKind, Verdict
from banca.play.game import refuse_stake, refuse_withdrawal
from banca.play.rule import Ruling
from banca.play.setting import Setting


class BettingAtBaccarat(ActRuleGame[Round]):
    """What may be bet on, and the three acts on a stake: bet, withdraw, move."""

    offers_at = "art13"

    def kinds(self, setting: Setting) -> Mapping[str, BetKind[Fact]]:
        del setting
        return KINDS

    def ruling(self, setting: Setting, bet: str, selection: Selection, fact: Fact) -> Ruling[Verdict]:
        return ruling(setting.options, bet, selection, fact)

    def places(self, setting: Setting) -> tuple[int, str | None]:
        return setting.options.number("seats"), "art1.5.b"

    def refuse_amount(self, setting: Setting, bet: str, total: int) -> Refusal | None:
        """Check the minimum; the maximum is for all that a bettor has on a bet, in any place: `refuse_excess`."""
        return setting.limits.too_little(bet, total)

    def refuse_together(self, state: Round, player: str, stakes: Stakes) -> Refusal | None:
        return refuse_stakes(state, player, stakes)

    @property
    def betting(self) -> tuple[ActRule[Round], ...]:
        return (
            ActRule(Bet, self._refuse_bet, self._bet, self._clause_of_bet),
            ActRule(Withdraw, self._refuse_withdrawal, self._withdraw, self._clause_of_bet),
            ActRule(Move, self._refuse_move, self._move, self._clause_of_bet),
        )

    def _clause_of_bet(self, _: Round, act: Bet | Withdraw | Move) -> tuple[str, ...]:
        return (KINDS[act.bet].clause,)

    # Effects of acts.

    def _bet(self, state: Round, act: Bet) -> Round:
        stakes = add(state.stakes, self.position(state.setting, act), act.stake)
        return sat(staked(state, stakes, (act.player, act.bet)), act)

    def _withdraw(self, state: Round, act: Withdraw) -> Round:
        return staked(state, self._without(state, act), (act.player, act.bet))

    def _move(self, state: Round, act: Move) -> Round:
        """A stake that stands after a tie stays standing on the other side."""
        position = self.position(state.setting, act)
        state = staked(state, self._stakes_after_move(state, act), (act.player, act.bet), (act.player, act.to))
        if not is_carried(state, position):
            return state
        amount = stake_on(state.shoe.carried, position).amount
        left = take_back(state.shoe.carried, position, amount)
        return replace(state, shoe=replace(state.shoe, carried=add(left, position._replace(bet=act.to), amount)))

    def _amount(self, state: Round, act: Withdraw | Move) -> int:
        return act.stake or stake_on(state.stakes, self.position(state.setting, act)).amount

    def _without(self, state: Round, act: Withdraw | Move) -> Stakes:
        return take_back(state.stakes, self.position(state.setting, act), self._amount(state, act))

    def _stakes_after_move(self, state: Round, act: Move) -> Stakes:
        to = self._destination(state, act)
        return add(self._without(state, act), self.position(state.setting, to), to.stake)

    def _destination(self, state: Round, act: Move) -> Bet:
        return Bet(act.player, act.to, self._amount(state, act), act.to_selection, act.layout, act.place)

    # Refusals.

    def _refuse_bet(self, state: Round, act: Bet) -> Refusal | None:
        if refusal := refuse_hour(state) or refuse_stake(self, state, act) or refuse_box(state, act):
            return refusal
        position = self.position(state.setting, act)
        if refusal := refuse_addition(state, act, position):
            return refusal
        if act.bet not in PAIRS and not has_maximum(state.setting):
            return None
        return refuse_stakes(state, act.player, add(state.stakes, position, act.stake))

    def _refuse_withdrawal(self, state: Round, act: Withdraw) -> Refusal | None:
        if refusal := refuse_hour(state) or self._refuse_standing(state, act) or refuse_withdrawal(self, state, act):
            return refusal
        return refuse_stakes(state, act.player, self._without(state, act))

    def _refuse_standing(self, state: Round, act: Withdraw) -> Refusal | None:
        position = self._lawful_position(state, act)
        return refuse_reduction(state, position, self._amount(state, act)) if position else None

    def _refuse_move(self, state: Round, act: Move) -> Refusal | None:
        if refusal := refuse_hour(state):
            return refusal
        position = self._lawful_position(state, act)
        carried = position if position and is_carried(state, position) else None
        if carried and (refusal := refuse_switch(state, act, carried)):
            return refusal
        if refusal := refuse_withdrawal(self, state, act):
            return refusal
        if act.to == act.bet:
            return refuse("stake_must_move_to_another_bet", "art13", bet=act.bet)
        left, to = replace(state, stakes=self._without(state, act)), self._destination(state, act)
        if refusal := refuse_stake(self, left, to):
            return refusal
        if not carried and (refusal := refuse_addition(left, to, self.position(state.setting, to))):
            return refusal
        return refuse_stakes(state, act.player, self._stakes_after_move(state, act))

    def _lawful_position(self, state: Round, act: Withdraw | Move) -> Position | None:
        lawful = act.bet in KINDS and not KINDS[act.bet].refusal(act.selection)
        return self.position(state.setting, act) if lawful else None


def staked(state: Round, stakes: Stakes, *came: tuple[str, str]) -> Round:
    """The state with these stakes, noting who reached a new total on a side."""
    reached = state.reached
    for player, bet in came:
        if bet in SIDES:
            reached = reached.noting(player, bet, staked_on(stakes, player, bet))
    return changed(state, stakes=stakes, reached=reached)


def refuse_hour(state: Round) -> Refusal | None:
    """Bets are made and changed until the round begins, and not in a demonstration."""
    if state.stage == "betting":
        return None
    if state.stage in PREPARING:
        clause = clause_of_preparation(state)
        return refuse("shoe_must_be_ready_before_bets", clause, untimely=True, first=comes_first(state))
    if state.stage == "demonstration" or state.demonstration:
        return refuse("demonstration_must_take_no_bets", "art2.2", "bet")
    if state.stage == "dealing" and (state.player.face_up or state.banker.face_up):
        return refuse("bets_must_stand_when_a_card_comes_face_up", "art4")
    return refuse("bets_must_be_made_before_the_round", "art13")


def has_maximum(setting: Setting) -> bool:
    """Whether the house has set a maximum for any bet, or for the difference between the sides."""
    limits = (setting.limits, *setting.limits.of.values())
    return setting.parameter("difference-maximum") is not None or any(each.maximum is not None for each in limits)


def refuse_stakes(state: Round, player: str, stakes: Stakes) -> Refusal | None:
    """Why these stakes may not replace the present ones."""
    return (
        refuse_excess(state, player, stakes)
        or refuse_lone_pair(state, player, stakes)
        or refuse_difference(state, stakes)
    )


def refuse_excess(state: Round, player: str, stakes: Stakes) -> Refusal | None:
    """Article 14: the maximum of a bet applies to all that a bettor has on it, in any box and on any layout."""
    for bet in KINDS:
        most = state.setting.limits.on(bet).maximum
        if most is not None and (total := staked_on(stakes, player, bet)) > max(
            most, staked_on(state.stakes, player, bet)
        ):
            return refuse(
                "stake_must_not_exceed_the_maximum", "art14", "baccarat", player=player, bet=bet, total=total, most=most
            )
    return None


def refuse_lone_pair(state: Round, player: str, stakes: Stakes) -> Refusal | None:
    """A pair bet needs another bet of its bettor, unless the house takes it alone (reading pair-bets-additional)."""
    bets = {stake.position.bet for stake in indexed(stakes).of(player)}
    if state.setting.parameter("pair-bets") == "alone" or not bets or not bets <= set(PAIRS):
        return None
    return refuse("pair_bet_must_be_additional", "art13.4", player=player)


def refuse_difference(state: Round, stakes: Stakes) -> Refusal | None:
    """Article 14: the house covers the difference between the sides up to its maximum (reading maximum-limits)."""
    most: int | None = state.setting.parameter("difference-maximum")
    if most is None or (after := difference(stakes)) <= max(most, difference(state.stakes)):
        return None
    return refuse("difference_must_be_covered_by_the_house", "art14", difference=after, most=most)


def difference(stakes: Stakes) -> int:
    """The house's net exposure."""
    on_table = indexed(stakes)
    return abs(on_table.total("banker") - on_table.total("player"))


def tie_rule(state: Round) -> str:
    """keep, amount or switch-side: the house's rule for stakes that stand."""
    options = state.setting.options
    return "keep" if options["after-tie"] == "keep" else str(options["after-tie-change"])


def is_carried(state: Round, position: Position) -> bool:
    return stake_on(state.shoe.carried, position).amount > 0


def refuse_addition(state: Round, act: Bet, position: Position) -> Refusal | None:
    """The holder of a standing stake may add to a side only what the house's rule allows (reading deciding-round)."""
    standing = indexed(state.shoe.carried).of(act.player)
    if act.bet not in SIDES or not standing:
        return None
    if tie_rule(state) != "amount":
        return _must_not_change(state, act.player)
    if is_carried(state, position):
        return None
    return refuse("stake_after_a_tie_must_stay_on_its_side", "art12.3.1", "added", player=act.player)


def refuse_reduction(state: Round, position: Position, taken: int) -> Refusal | None:
    if not is_carried(state, position):
        return None
    if tie_rule(state) != "amount":
        return _must_not_change(state, position.player)
    left = stake_on(state.stakes, position).amount - taken
    carried = stake_on(state.shoe.carried, position).amount
    if state.setting.options["after-tie-reduction"] == "without-reduction" and left < carried:
        return refuse(
            "stake_after_a_tie_must_not_be_lowered",
            "art12.3.1",
            player=position.player,
            bet=position.bet,
            carried=carried,
        )
    if not left:
        return refuse("stake_after_a_tie_must_not_be_taken_back", "art12.3.1", player=position.player, bet=position.bet)
    return None


def refuse_switch(state: Round, act: Move, position: Position) -> Refusal | None:
    """A standing stake switches as a whole (reading whole-stake-switches), or not at all."""
    if tie_rule(state) == "keep":
        return _must_not_change(state, act.player)
    if tie_rule(state) == "amount":
        return refuse(
            "stake_after_a_tie_must_stay_on_its_side", "art12.3.1", "moved", player=position.player, bet=position.bet
        )
    amount = stake_on(state.stakes, position).amount
    if act.to not in SIDES or act.to == act.bet or act.stake not in (None, amount):
        return refuse(
            "stake_after_a_tie_must_switch_whole", "art12.3.2", player=position.player, bet=position.bet, amount=amount
        )
    return None


def _must_not_change(state: Round, player: str) -> Refusal:
    if tie_rule(state) == "keep":
        return refuse("stake_after_a_tie_must_be_kept", "art12.2", player=player)
    return refuse("stake_after_a_tie_must_keep_its_amount", "art12.3.2", player=player)
