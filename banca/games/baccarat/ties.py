"""Article 12 of 55/2004: what may be done with a stake that stands after a tie, until the deciding round."""

from banca.games.baccarat.drawing import SIDES
from banca.games.baccarat.state import Round
from banca.law import Refusal
from banca.money import Position, format_amount, indexed, stake_on
from banca.play.act import Bet, Move


def way(state: Round) -> str:
    """keep, amount or switch-side: what the house has adopted for stakes that stand."""
    options = state.setting.options
    return "keep" if options["after-tie"] == "keep" else str(options["after-tie-change"])


def is_carried(state: Round, position: Position) -> bool:
    return stake_on(state.shoe.carried, position).amount > 0


def refuse_addition(state: Round, act: Bet, position: Position) -> Refusal | None:
    """The holder of such a stake adds nothing on a side but what the way in force allows (reading deciding-round)."""
    standing = indexed(state.shoe.carried).of(act.player)
    if act.bet not in SIDES or not standing:
        return None
    if way(state) != "amount":
        return _must_not_change(state, act.player)
    if is_carried(state, position):
        return None
    says = f"the stake of {act.player} stands after a tie: its amount may change, not its side or its place"
    return Refusal("stake_after_a_tie_must_stay_on_its_side", "art12.3.1", says)


def refuse_reduction(state: Round, position: Position, taken: int) -> Refusal | None:
    if not is_carried(state, position):
        return None
    if way(state) != "amount":
        return _must_not_change(state, position.player)
    left = stake_on(state.stakes, position).amount - taken
    carried = stake_on(state.shoe.carried, position).amount
    if state.setting.options["after-tie-reduction"] == "without-reduction" and left < carried:
        says = f"the {format_amount(carried)} of {position} stands after a tie: it may be raised, not lowered"
        return Refusal("stake_after_a_tie_must_not_be_lowered", "art12.3.1", says)
    if not left:
        says = f"the stake of {position} stands after a tie: it may be lowered, not taken back; say how much"
        return Refusal("stake_after_a_tie_must_not_be_taken_back", "art12.3.1", says)
    return None


def refuse_switch(state: Round, act: Move, position: Position) -> Refusal | None:
    """Of a stake that stands: the whole of it goes to the other side (reading whole-stake-switches), or none."""
    if way(state) == "keep":
        return _must_not_change(state, act.player)
    if way(state) == "amount":
        says = f"the stake of {position} stands after a tie: its amount may change, not its side"
        return Refusal("stake_after_a_tie_must_stay_on_its_side", "art12.3.1", says)
    amount = stake_on(state.stakes, position).amount
    if act.to not in SIDES or act.to == act.bet or act.stake not in (None, amount):
        stake = f"all {format_amount(amount)} of it"
        says = f"the stake of {position} stands after a tie: {stake} goes to the other side, or none"
        return Refusal("stake_after_a_tie_must_switch_whole", "art12.3.2", says)
    return None


def _must_not_change(state: Round, player: str) -> Refusal:
    if way(state) == "keep":
        says = f"the stake of {player} stands after a tie: it is kept as it is until the deciding round"
        return Refusal("stake_after_a_tie_must_be_kept", "art12.2", says)
    says = f"the stake of {player} stands after a tie: it may switch sides, its amount does not change"
    return Refusal("stake_after_a_tie_must_keep_its_amount", "art12.3.2", says)
