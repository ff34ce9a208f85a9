"""Blackjack reviewed: what was done with each hand, insurance and even money, taken or not."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from banca.exact.blackjack.advice import exact_values, insurance_value, split_bound, split_hand_values
from banca.exact.blackjack.best import best_play
from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.lawful import choices_on
from banca.games.blackjack.playing import HEAR, Double, Draw, Split, Stand, just_finished
from banca.games.blackjack.seats import own_place
from banca.games.blackjack.sharing import Match, OnPlace, decider
from banca.games.blackjack.state import FIRST_CARDS, Hand, Round, on_hand
from banca.games.blackjack.window import EvenMoney, FiveCards, Surrender, hand_of
from banca.money import Stake, down_to_minor_unit, stake_on
from banca.play.act import Act, Bet
from banca.play.game import Game
from banca.play.turn import Decision
from banca.review.value import DecisionReview, Given, LeftOut, Reason, Step, weigh

IN_TURN = (Draw, Stand, Double, Split, FiveCards)
BEFORE_THE_TURN = (Surrender, EvenMoney)
NO_INSURANCE = f"no-{INSURANCE}"
HAND = (Given.OWN_HAND, Given.OPEN_CARD, Given.FULL_PACKS, Given.BEST_PLAY_AFTER, Given.BEFORE_ROUNDING)
HAND_OF_SPLIT = (Given.OWN_HAND, Given.SPLIT_CARDS, *HAND[1:])
INSURED = (Given.OWN_HAND, Given.OPEN_CARD, Given.FULL_PACKS, Given.BEFORE_ROUNDING)


def decisions(game: Game[Any], steps: Sequence[Step]) -> Iterator[DecisionReview | LeftOut]:
    table = _Table(game, frozenset(_taken_before_the_turn(steps)))
    for step in steps:
        state, act = step.state, step.act
        table.note_early(state)
        if act == HEAR:
            yield from table.unsaid(step)
        elif isinstance(act, Bet) and act.bet == INSURANCE:
            yield table.insurance(step, act)
        elif isinstance(act, Match):
            yield LeftOut(act.player, act.name, Reason.MATCH, step.number)
        elif isinstance(act, IN_TURN) and not (isinstance(act, Stand) and just_finished(state, act)):
            yield from table.in_turn(step, act)
        elif isinstance(act, BEFORE_THE_TURN):
            yield from table.before_the_turn(step, act)


def _taken_before_the_turn(steps: Iterable[Step]) -> Iterator[tuple[str, str, int | None]]:
    """Who insured, or was paid even money, on which place."""
    for step in steps:
        act = step.act
        if isinstance(act, Bet) and act.bet == INSURANCE:
            yield INSURANCE, act.player, act.place or own_place(step.state, act.player)
        elif isinstance(act, EvenMoney):
            yield act.name, act.player, hand_of(step.state, act).place


@dataclass(slots=True)
class _Table:
    game: Game[Any]
    asked: frozenset[tuple[str, str, int | None]]
    said_early: dict[int, frozenset[str]] = field(default_factory=dict)  # by place, before the places are heard

    def note_early(self, state: Round) -> None:
        """Note what may be said of each place once the first cards are dealt."""
        if state.stage == "window" and not state.due and not self.said_early:
            for hand in state.hands:
                player, _ = decider(state, hand)
                early = (kind(player, hand.place) for kind in BEFORE_THE_TURN)
                self.said_early[hand.place] = frozenset(a.name for a in early if self.game.refusal(state, a) is None)

    def in_turn(self, step: Step, act: OnPlace) -> Iterator[DecisionReview | LeftOut]:
        state, turn = step.state, self.game.turn(step.state)
        hand = state.current
        if hand is None or not isinstance(turn, Decision):
            return  # all who bet there have left, and their hands stand
        lawful = {choice.name for choice in turn.choices}
        if hand.split and Split.word in lawful:
            yield LeftOut(act.player, act.name, Reason.RESPLIT, step.number)
        else:
            first = not hand.split and len(hand.cards) == FIRST_CARDS
            yield from self._decided(step, act, hand, lawful | (self._early(hand) if first else frozenset()))

    def _early(self, hand: Hand) -> frozenset[str]:
        return self.said_early.get(hand.place, frozenset())

    def before_the_turn(self, step: Step, act: OnPlace) -> Iterator[DecisionReview]:
        hand = hand_of(step.state, act)
        in_turn = choices_on(step.state.setting, hand.cards, step.state.open_card)
        yield from self._decided(step, act, hand, {Stand.word, act.name, *in_turn, *self._early(hand)})

    def _decided(self, step: Step, act: OnPlace, hand: Hand, lawful: Iterable[str]) -> Iterator[DecisionReview]:
        values = _values(step.state, hand, lawful)
        if len(values) > 1:
            yield _review(step, act.player, hand, act.name, values)

    # Insurance and even money concern the money of each player on a place, whoever decides for it.

    def insurance(self, step: Step, act: Bet) -> DecisionReview:
        place = act.place or own_place(step.state, act.player)
        hand = step.state.hands_of(place or 0)[0]
        return _insurance(step, act.player, hand, act.stake, INSURANCE, step.clauses)

    def unsaid(self, step: Step) -> Iterator[DecisionReview]:
        """What a player could have asked for until the places were heard, and never did."""
        state: Round = step.state
        for hand in state.hands:
            for stake in state.mains(hand.place):
                player = stake.position.player
                if (INSURANCE, player, hand.place) not in self.asked and (most := self._insurable(state, stake)):
                    clauses = (state.terms.at(INSURANCE),)
                    yield _insurance(step, player, hand, most, NO_INSURANCE, clauses, silent=True)
                if self._has_no_turn(state, hand, player) and self._may(state, EvenMoney(player, hand.place)):
                    values, clauses = (
                        _values(state, hand, {Stand.word, EvenMoney.word}),
                        (state.terms.at("even-money"),),
                    )
                    yield _review(step, player, hand, Stand.word, values, clauses, silent=True)

    def _has_no_turn(self, state: Round, hand: Hand, player: str) -> bool:
        asked = (EvenMoney.word, player, hand.place) in self.asked
        return not asked and (hand.ended is not None or decider(state, hand)[0] != player)

    def _may(self, state: Round, act: Act) -> bool:
        return self.game.refusal(state, act) is None

    def _insurable(self, state: Round, main: Stake) -> int:
        """The most that may be insured now; 0 if nothing."""
        most, at = down_to_minor_unit(main.amount * state.terms.insurance_limit), main.position
        limits = state.setting.limits.of.get(INSURANCE)
        most = min(most, limits.maximum) if limits and limits.maximum else most
        return most if most and self._may(state, Bet(at.player, INSURANCE, most, place=at.place)) else 0


def _values(state: Round, hand: Hand, lawful: Iterable[str]) -> Mapping[str, Fraction]:
    """The value of each lawful act on the hand, per unit of the stake that lies on it."""
    best, acts = best_play(state.setting), frozenset(lawful)
    if hand.split:
        return split_hand_values(best, hand.cards, state.open_card, len(state.hands_of(hand.place)), sorted(acts))
    values = exact_values(best, hand.cards, state.open_card)
    return {act: value for act, value in values.items() if act in acts}


def _review(
    step: Step,
    player: str,
    hand: Hand,
    said: str,
    values: Mapping[str, Fraction],
    clauses: tuple[str, ...] = (),
    *,
    silent: bool = False,
) -> DecisionReview:
    state = step.state
    bound = split_bound(best_play(state.setting), hand.cards, state.open_card) if Split.word in values else None
    chosen, options = weigh(said, values, None if bound is None else {Split.word: bound})
    return DecisionReview(
        step.number,
        player,
        hand.place,
        stake_on(state.stakes, on_hand(player, hand)).amount,
        _seen(state, hand),
        chosen,
        options,
        clauses or step.clauses,
        HAND_OF_SPLIT if hand.split else HAND,
        silent,
    )


def _insurance(
    step: Step, player: str, hand: Hand, stake: int, said: str, clauses: tuple[str, ...], *, silent: bool = False
) -> DecisionReview:
    """Per unit of insurance, given the first two cards of the place."""
    state: Round = step.state
    value = insurance_value(best_play(state.setting), state.first_cards(hand.place), state.open_card)
    chosen, options = weigh(said, {INSURANCE: value, NO_INSURANCE: Fraction(0)})
    seen = _seen(state, hand)
    return DecisionReview(step.number, player, hand.place, stake, seen, chosen, options, clauses, INSURED, silent)


def _seen(state: Round, hand: Hand) -> Mapping[str, tuple[str, ...]]:
    return {"hand": hand.cards, "open": (state.open_card,)}
