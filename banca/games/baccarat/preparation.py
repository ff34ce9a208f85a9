"""Articles 2, 3 and 8 of 55/2004: how a shoe is prepared, begun, ended and changed, and what is burnt."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.baccarat.shoe import cut_depth, last_rounds, white_card_is_next
from banca.games.baccarat.state import BEFORE_THE_ROUND, PREPARING, Round, Stage
from banca.games.shoe.preparation import (
    LOAD,
    NO_MORE_BETS,
    REPLACE_CARDS,
    SHUFFLE,
    UNFIT,
    WHITE_CARD,
    Preparation,
    refuse_number_burnt,
    turn_of_cut,
)
from banca.law import ActWord, Refusal, refuse
from banca.messages.errors import Message
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule, cites
from banca.play.fields import Name, PositiveInt
from banca.play.setting import Setting
from banca.play.turn import Croupier, Turn

CROUPIER = "croupier"
PLACE_WHITE_CARD = Do("place-white-card")
DEMONSTRATION = Do("demonstration")
CHANGE_SHOE = Do("change-shoe")
PREPARATION = Preparation(
    stages=PREPARING,
    order="shoe_must_be_prepared_in_order",
    once="shoe_must_end_before_it_is_prepared_anew",
    machine="shuffler-dealer",
    white_card="only",
)


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """A bettor or the croupier cuts the cards, which only rotates the pack."""

    word: ClassVar[str] = "cut"

    by: Name


@dataclass(frozen=True, slots=True)
class Burn(Act):
    """Cards leave the shoe unseen and belong to no hand."""

    word: ClassVar[str] = "burn"

    cards: PositiveInt


# Whose turn it is.


def turn_of_preparation(state: Round) -> Turn:
    if state.stage == "shuffle":
        return Croupier(REPLACE_CARDS if state.shoe.unfit else SHUFFLE)
    if state.stage == "cut":
        return _turn_of_cut(state)
    if state.stage == "opening-burn":
        return Croupier(Burn(state.burning))
    return Croupier(PLACE_WHITE_CARD if state.stage == "place-white-card" else LOAD)


def _turn_of_cut(state: Round) -> Turn:
    """One of the bettors, if there is any; if they decline, the croupier cuts."""
    bettors = [player for _, player in state.shoe.seats] + [stake.position.player for stake in state.stakes]
    bettor = None if state.setting.options["cutter"] == CROUPIER else next(iter(bettors), None)
    by_bettor = Cut(bettor or CROUPIER)
    return turn_of_cut(bettor, by_bettor, Cut(CROUPIER), prescribed=by_bettor)


def burns_one(setting: Setting) -> bool:
    """Whether article 8 applies: it speaks of the shoe."""
    return setting.options["round-burn"] == "burn-one" and setting.options["dealing-device"] == "shoe"


def white_card_due(state: Round) -> bool:
    """The white card comes out next, and so in this round (reading white-card-before-the-first-card)."""
    left = state.shoe.remaining
    at_hand = left is not None and white_card_is_next(left, cut_depth(state.setting))
    return at_hand and state.in_round and not state.machine and state.shoe.rounds_left is None


def comes_first(state: Round) -> Message:
    """What must be done before the cards are dealt, by act name, and the card that is needed for it, if any."""
    by_first_card = state.setting.options["opening-burn"] == "first-card"
    if by_first_card and PREPARATION.comes_before(state.stage, "first-card"):
        return Message("baccarat-comes-first-without-first-card", stage=state.stage)
    return Message("baccarat-comes-first", stage=state.stage)


def clause_of_preparation(state: Round) -> str:
    """The clause that prescribes the next step of the preparation."""
    if state.stage == "shuffle":
        return state.prepared_by
    return "art2.1.s2" if state.stage in ("first-card", "opening-burn") else "art2.1"


# Effects of acts.


def shuffled(state: Round, _: Do) -> Round:
    return replace(state, shoe=state.shoe.prepared(state.setting), stage="cut")


def loaded(state: Round, _: Do) -> Round:
    """The pack is in the shoe face down: as many cards are burnt as there are packs, or as the first card says."""
    if state.setting.options["opening-burn"] == "first-card":
        return replace(state, stage="first-card")
    return replace(state, stage="opening-burn", burning=state.setting.options.number("decks"))


def burnt(state: Round, act: Burn) -> Round:
    shoe = state.shoe.burning(act.cards)
    if state.stage == "round-burn":
        return replace(state, shoe=shoe, stage="dealing")
    return replace(state, shoe=shoe, stage="demonstration" if shoe.demonstrations else "betting")


def begun(state: Round, act: Do) -> Round:
    """The round begins: bets are closed, or it is a demonstration, which takes none."""
    stage: Stage = "round-burn" if burns_one(state.setting) else "dealing"
    if act == NO_MORE_BETS:
        return replace(state, stage=stage)
    shoe = replace(state.shoe, demonstrations=state.shoe.demonstrations - 1)
    return replace(state, stage=stage, shoe=shoe, demonstration=True)


def white_card_out(state: Round, _: Do) -> Round:
    return replace(state, shoe=replace(state.shoe, rounds_left=last_rounds(state.setting.options)))


def marked_unfit(state: Round, _: Do) -> Round:
    return replace(state, shoe=replace(state.shoe, unfit=True))


def replaced(state: Round, _: Do) -> Round:
    return replace(state, shoe=replace(state.shoe, unfit=False))


def changed(state: Round, _: Do) -> Round:
    return replace(state, stage="shuffle", prepared_by="art3.2")


# Refusals.


def refuse_without_shoe(state: Round, act: Act, clause: str = "art2.3") -> Refusal | None:
    return PREPARATION.refuse_with_machine(act, clause) if state.machine else None


def _in_its_turn(stage: Stage) -> Callable[[Round, Act], Refusal | None]:
    """Refuse a step of the preparation that is out of order."""

    def refuse(state: Round, act: Act) -> Refusal | None:
        once_at = "art2.1" if state.stage in PREPARING else "art3.1"
        return refuse_without_shoe(state, act) or PREPARATION.refuse(act, state.stage, stage, "art2.1", once_at)

    return refuse


def refuse_shuffle(state: Round, act: Do) -> Refusal | None:
    if refusal := _in_its_turn("shuffle")(state, act):
        return refusal
    if state.shoe.unfit:
        return refuse("unfit_cards_must_be_replaced", "art3.1", "baccarat", untimely=True)
    return None


def refuse_cut(state: Round, act: Cut) -> Refusal | None:
    if refusal := _in_its_turn("cut")(state, act):
        return refusal
    if state.setting.options["cutter"] == CROUPIER != act.by:
        return refuse("cards_must_be_cut_by_the_croupier", "art2.1", by=act.by)
    return None


def refuse_burn(state: Round, act: Burn) -> Refusal | None:
    if state.machine:
        return refuse("burn_must_be_from_a_shoe", "art8")
    if white_card_due(state) and state.stage == "round-burn":
        return PREPARATION.refuse_before_white_card("art3.1")
    awaited = {"opening-burn": state.burning, "round-burn": 1}.get(state.stage)
    if awaited is None:
        sooner = state.stage in PREPARING or (state.stage in BEFORE_THE_ROUND and burns_one(state.setting))
        if not sooner:
            return refuse("burn_must_keep_its_time", "art8", "baccarat-late")
        clause = "art2.1.s2" if state.stage in PREPARING else "art8"
        first = comes_first(state)
        return refuse("burn_must_keep_its_time", clause, "baccarat-early", untimely=True, first=first)
    if state.shoe.remaining == 0:
        return refuse("shoe_must_supply_the_cards", "art10", "void")
    return refuse_number_burnt(act.cards, awaited, "art8" if state.stage == "round-burn" else "art2.1.s2")


def refuse_demonstration(state: Round, act: Do) -> Refusal | None:
    if refusal := refuse_without_shoe(state, act, "art2.2"):
        return refusal
    if state.stage == "demonstration":
        return None
    if state.stage in PREPARING and state.setting.options.number("demonstration-rounds"):
        clause = clause_of_preparation(state)
        return refuse("shoe_must_be_ready", clause, "demonstration", untimely=True, first=comes_first(state))
    return refuse("demonstration_must_open_a_shoe", "art2.2")


def refuse_closing(state: Round, act: Do) -> Refusal | None:
    if state.stage == "betting":
        return None
    if state.stage == "demonstration" or state.demonstration:
        return refuse("demonstration_must_take_no_bets", "art2.2", "closing")
    if state.stage in PREPARING:
        clause = clause_of_preparation(state)
        return refuse("shoe_must_be_ready", clause, "round", untimely=True, first=comes_first(state))
    return refuse("act_must_belong_to_the_phase", "art13", "baccarat-closing", act=ActWord(act.name))


def refuse_white_card(state: Round, act: Do) -> Refusal | None:
    if refusal := refuse_without_shoe(state, act):
        return refusal
    if state.shoe.rounds_left is not None:
        return refuse("white_card_must_come_once", "art3.1", "baccarat")
    coming = state.stage == "round-burn" or state.surplus
    coming = coming or (state.stage == "dealing" and state.following.value is not None)
    if not coming:
        sooner = state.stage in BEFORE_THE_ROUND
        return refuse("white_card_must_come_out_of_the_shoe", "art3.1", "baccarat", untimely=sooner)
    return None


def refuse_unfit(state: Round, act: Do) -> Refusal | None:
    if refusal := refuse_without_shoe(state, act, "art3.1"):
        return refusal
    return refuse("cards_must_be_marked_once", "art3.1", "baccarat") if state.shoe.unfit else None


def refuse_replacing(state: Round, act: Do) -> Refusal | None:
    if refusal := refuse_without_shoe(state, act, "art3.1"):
        return refusal
    if state.stage == "shuffle" and state.shoe.unfit:
        return None
    return refuse("cards_must_be_replaced_between_shoes", "art3.1")


def refuse_change(state: Round, act: Do) -> Refusal | None:
    """Article 3.2: after any round, also the last of a shoe; but a stake for the next round comes first."""
    if refusal := refuse_without_shoe(state, act, "art3.2"):
        return refusal
    if state.stage in PREPARING:
        after_the_last = state.stage == "shuffle" and state.prepared_by == "art3.1"
        return None if after_the_last else refuse("shoe_must_be_in_use_to_be_changed", "art3.2")
    if state.stage == "demonstration" or (state.stage == "betting" and state.stakes == state.shoe.carried):
        return None
    return refuse("shoe_must_be_changed_between_rounds", "art3.2")


def _clauses_of_shuffle(state: Round, _: Do) -> tuple[str, ...]:
    return ("art2.1", "art1.4") if state.setting.options["shuffle-method"] == "shuffler" else ("art2.1",)


def _clauses_of_burn(state: Round, _: Burn) -> tuple[str, ...]:
    return ("art8",) if state.stage == "round-burn" else ("art2.1.s2",)


def _goes_on_to(stage: Stage) -> Callable[[Round, Act], Round]:
    return lambda state, _: replace(state, stage=stage)


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Do, refuse_unfit, marked_unfit, cites("art3.1"), UNFIT.step),
    ActRule(Do, refuse_replacing, replaced, cites("art3.1"), REPLACE_CARDS.step),
    ActRule(Do, refuse_shuffle, shuffled, _clauses_of_shuffle, SHUFFLE.step),
    ActRule(Cut, refuse_cut, _goes_on_to("place-white-card"), cites("art2.1")),
    ActRule(Do, _in_its_turn("place-white-card"), _goes_on_to("load"), cites("art2.1"), PLACE_WHITE_CARD.step),
    ActRule(Do, _in_its_turn("load"), loaded, cites("art2.1"), LOAD.step),
    ActRule(Burn, refuse_burn, burnt, _clauses_of_burn),
    ActRule(Do, refuse_demonstration, begun, cites("art2.2"), DEMONSTRATION.step),
    ActRule(Do, refuse_closing, begun, cites("art13"), NO_MORE_BETS.step),
    ActRule(Do, refuse_white_card, white_card_out, cites("art3.1"), WHITE_CARD.step),
    ActRule(Do, refuse_change, changed, cites("art3.2"), CHANGE_SHOE.step),
)
