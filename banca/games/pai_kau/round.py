"""The round of pai kau, 96/85/M: the bank and the stakes, the dice, the deal, the arrangements, the settlement.

The modules of the articles have the rules; this one has their order.
"""

from collections.abc import Mapping
from functools import cached_property
from itertools import combinations
from typing import Any

from banca.games.pai_kau import arranging, bank, conduct, dealing, shaking
from banca.games.pai_kau.arranging import Arrange, HouseWay, TurnUp, next_to_turn, turn_of_arranging
from banca.games.pai_kau.bank import Agree, AnnounceBacking, Leave, Pass
from banca.games.pai_kau.betting import BettingAtPaiKau, where
from banca.games.pai_kau.conduct import REPLACE_SET, Breach, Speak, TakeAway, Touch
from banca.games.pai_kau.dealing import VOID_DEAL, DealTile, DealTiles, Expose, Stack, takes_part
from banca.games.pai_kau.equipment import HOUSE, equipment_refusals
from banca.games.pai_kau.memory import MEMORY, BankMemory
from banca.games.pai_kau.order import TILES_IN_GROUP, TILES_OF_SEAT, row_of
from banca.games.pai_kau.settling import (
    clause_of_no_round,
    debts,
    paid,
    result_to_json,
    with_settlement,
    without_a_round,
)
from banca.games.pai_kau.shaking import (
    CLOSE,
    EVERY_THROW,
    MANNERS,
    NO_ROUND,
    SHUFFLE,
    Count,
    Cut,
    Declare,
    Shake,
    Void,
)
from banca.games.pai_kau.state import Round, too_early, unplayable, with_deal
from banca.law import Refusal, edition, refuse
from banca.material.tiles import SET
from banca.money import Debt, Line, changed
from banca.play.act import Act, Bet, Do, OnPosition, Pay, Return, Take, Withdraw, on
from banca.play.act_rules import ActRule, cites
from banca.play.game import Drawing, Traits
from banca.play.payment import refuse_undue
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier, Draws, Over, Turn

IS_OVER = refuse("round_must_be_under_way", None, "pai-kau")


class PaiKau(BettingAtPaiKau):
    edition = edition("paikau-96-85-M")
    unsettled = refuse("round_must_be_settled_first", "art3.2", "pai-kau", untimely=True)
    memory = MEMORY
    chance_acts = (Shake, DealTile, DealTiles)
    traits = Traits(deals=True, shuffles_every_round=True, players_bank=True)
    house_player = HOUSE

    # The round.

    def opening(self, setting: Setting) -> Round:
        self.check_edition(setting)
        for refusal in setting.derive(equipment_refusals):
            raise self.refused(refusal)
        return Round(setting)

    def turn(self, state: Round) -> Turn:
        match state.phase:
            case "betting":
                return Betting(_before_the_shake(state), last=state.deal.shuffled)
            case "voided":
                return Croupier(VOID_DEAL)
            case "shuffling":
                return Croupier(SHUFFLE)
            case "shaking":
                return Chance(EVERY_THROW)
            case "counting":
                return Croupier(Count(sum(state.deal.dice)))
            case "dealing":
                return _turn_of_dealing(state)
            case "arranging":
                return turn_of_arranging(state) if state.in_play else Croupier(NO_ROUND)
            case "turning":
                return Croupier(TurnUp(next_to_turn(state)))
            case "settling":
                first = state.due.first
                return Croupier(on(first, state.due.payment(first)))
        return Over()

    def is_over(self, state: Round) -> bool:
        return state.phase == "over"

    def refusal(self, state: Round, act: Act) -> Refusal | None:
        if state.no_round and act.name in PLAY:
            return IS_OVER if self.is_over(state) else _not_played(state)
        found = super().refusal(state, act)
        return IS_OVER if self.is_over(state) and (found is None or found.untimely) else found

    def lines(self, state: Round) -> tuple[Line, ...]:
        return tuple(state.lines)

    def result(self, state: Round) -> Mapping[str, Any] | None:
        return result_to_json(state)

    def debts(self, state: Round) -> tuple[Debt, ...]:
        found = () if state.no_round else debts(state)
        return tuple(Debt(each["from"], each["to"], each["amount"], each["clause"]) for each in found)

    def remembered(self, state: Round) -> BankMemory | None:
        return bank.bank_memory(state)

    def seen_by(self, state: Round, viewer: str | None) -> Mapping[str, Any]:
        return conduct.seen_by(state, viewer)

    def hides(self, before: Round, act: Any, after: Round, viewer: str | None) -> bool:
        """Tiles are dealt and laid face down, and looked at by their holder alone (art7.4, art7.5)."""
        del before
        place = act.place if isinstance(act, Arrange) else act.to
        return viewer is None or not conduct.may_hold(after, viewer, place)

    def equipment(self, setting: Setting) -> Mapping[str, Any]:
        """The row of Table 2 of every two tiles, and in how many rounds one banker holds the bank (art4.1)."""
        del setting
        pairs = sorted({tuple(sorted(pair)) for pair in combinations(SET, TILES_IN_GROUP)})
        return {"rows": {" ".join(pair): row_of(pair) for pair in pairs}, "rounds": bank.ROUNDS}

    # Tiles and dice.

    def card_weights(self, state: Round) -> Mapping[str, int]:
        """The order after shuffle and cuts, fixed when the round opens, before anybody can bet."""
        return {} if state.settled else state.left.weights

    def throw_weights(self, state: Round) -> Mapping[Act, int]:
        return {} if state.deal.dice or state.settled else EVERY_THROW

    def drawing(self, state: Round, act: Act) -> Drawing:
        if isinstance(act, Stack):
            return Drawing(unseen=TILES_OF_SEAT)
        drawing = super().drawing(state, act)
        return changed(drawing, shuffles=True) if act == VOID_DEAL else drawing

    def token(self, act: Act) -> str:
        return act.tile if isinstance(act, DealTile) else super().token(act)

    def is_step(self, act: Act) -> bool:
        return isinstance(act, Do)

    def is_choice(self, act: Act) -> bool:
        """The banker declares from which end the tiles are dealt (art4.4)."""
        return isinstance(act, Declare)

    # What may be done.

    @cached_property
    def act_rules(self) -> tuple[ActRule[Round], ...]:
        return (
            *self.betting,
            *_BANK,
            *_SHAKING,
            *_DEALING,
            *_ARRANGING,
            ActRule(TurnUp, arranging.refuse_turning, _turned_up, arranging.clauses_of_turning),
            *(
                ActRule(kind, _refuse_payment, lambda state, _: paid(state), _clauses_of_payment)
                for kind in (Take, Pay, Return)
            ),
            *_CONDUCT,
        )


_BANK: tuple[ActRule[Round], ...] = (
    ActRule(Pass, bank.refuse_pass, bank.passed, cites("art4.3")),
    ActRule(Agree, bank.refuse_agreement, bank.agreed, cites("art4.1")),
    ActRule(Leave, bank.refuse_leaving, bank.left, cites("art4.1", "art4.3")),
    ActRule(AnnounceBacking, bank.refuse_announcement, conduct.logged, cites("art3.3")),
)
_SHAKING: tuple[ActRule[Round], ...] = (
    ActRule(Do, shaking.refuse_shuffle, shaking.shuffled, cites("art1.1"), SHUFFLE.step),
    ActRule(Cut, shaking.refuse_cut, shaking.cut, cites("art2.1")),
    ActRule(Declare, shaking.refuse_declaration, shaking.declared, cites("art4.4")),
    ActRule(Do, shaking.refuse_close, shaking.closed, cites("art4.6", "art4.7"), CLOSE.step),
    ActRule(Do, shaking.refuse_no_round, lambda state, _: without_a_round(state), cites("art4.3"), NO_ROUND.step),
    ActRule(Shake, shaking.refuse_shake, shaking.shaken, cites("art1.2")),
    ActRule(Void, shaking.refuse_void, shaking.voided, cites("art1.5")),
    ActRule(Count, shaking.refuse_count, shaking.counted, cites("art1.2", "art1.3")),
)
_DEALING: tuple[ActRule[Round], ...] = (
    ActRule(DealTile, dealing.refuse_tile, dealing.dealt, cites("art1.4", "art1.3")),
    ActRule(DealTiles, dealing.refuse_hand, dealing.dealt, cites("art1.4")),
    ActRule(Stack, dealing.refuse_stack, dealing.stacked, cites("art1.4", "art1.3")),
    ActRule(Expose, dealing.refuse_exposure, dealing.exposed, dealing.clauses_of_exposure),
    ActRule(Do, dealing.refuse_void_deal, dealing.deal_voided, cites("art2.3"), VOID_DEAL.step),
)
_ARRANGING: tuple[ActRule[Round], ...] = (
    ActRule(Arrange, arranging.refuse_arrangement, arranging.arranged, arranging.clauses_of_arranging),
    ActRule(HouseWay, arranging.refuse_house_way, arranging.arranged_by_the_house_way, cites("art5.1")),
)
_CONDUCT: tuple[ActRule[Round], ...] = (
    ActRule(TakeAway, conduct.refuse_taking_away, conduct.logged, cites("art7.3")),
    ActRule(Touch, conduct.refuse_touching, conduct.logged, cites("art7.4", "art7.5")),
    ActRule(Speak, conduct.refuse_speaking, conduct.logged, cites("art7.4", "art7.5")),
    ActRule(Breach, conduct.refuse_breach, conduct.logged, conduct.clauses_of_breach),
    ActRule(Do, conduct.refuse_replacing, conduct.logged, cites("art9"), REPLACE_SET.step),
)


# Acts in a round that is played.
PLAY = frozenset(rule.step or rule.kind.word for rule in (*_BANK, *_SHAKING, *_DEALING, *_ARRANGING)) | {
    Bet.word, Withdraw.word, TurnUp.word
}  # fmt: skip


def _before_the_shake(state: Round) -> Act:
    """Stakes may be placed until the banker takes the cup. Who has not taken the bank until then declines it."""
    if not state.deal.shuffled:
        return SHUFFLE
    if state.staked and not state.bank and (entitled := bank.entitled_seat(state)):
        place, player = entitled
        return Pass(player, place)
    if unplayable(state):
        return NO_ROUND
    return CLOSE if state.manner else Declare(state.banker or "", MANNERS[0])


def _not_played(state: Round) -> Refusal:
    return refuse("nothing_must_be_played_without_a_round", clause_of_no_round(state))


def _turn_of_dealing(state: Round) -> Turn:
    seat = state.next_seat or 0
    if not takes_part(state, seat):
        return Croupier(Stack(seat))
    return Chance(Draws(state.left.weights, lambda tile: DealTile(seat, tile), "tile"))


def _turned_up(state: Round, act: TurnUp) -> Round:
    """When the last tiles are turned up, every stake is decided."""
    turned = with_deal(state, turned=(*state.deal.turned, act.place))
    return with_settlement(turned) if len(turned.deal.turned) > len(turned.in_play) else turned


def _refuse_payment(state: Round, act: OnPosition) -> Refusal | None:
    """Seat by seat in the order of the deal, the bank at the end (art3.2, reading settlement-start)."""
    if refusal := too_early(state, "settling"):
        return refusal
    position = where(state, act) if act.selection is None else None
    if refusal := refuse_undue(act, position, state.due, "art3.2"):
        return refusal
    first = state.due.first
    if position == first:
        return None
    return refuse("payment_must_keep_the_order", "art3.2", first=first, position=position)


def _clauses_of_payment(state: Round, _: OnPosition) -> tuple[str, ...]:
    return state.due[state.due.first].clauses
