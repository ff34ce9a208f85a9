"""When and where a bet may be made and taken back, and for how much (articles 2(3), 8; articles 3, 12, 13, 20)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from banca.games.blackjack.bets import ANY_PAIR, DOUBLE, INSURANCE, MAIN, SPLIT, every_kind, kinds_at
from banca.games.blackjack.equipment import most_bettors
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.outcomes import possible_facts
from banca.games.blackjack.preparation import clause_of_stage, comes_first
from banca.games.blackjack.seats import free_place, own_place, refuse_gone, sat, takes_seat
from banca.games.blackjack.state import ON_HANDS, Betting, Preparing, Round, refuse_void_round
from banca.games.blackjack.terms import terms_of
from banca.games.shoe.state import seat_of
from banca.law import ActWord, BetWord, Refusal, refuse
from banca.law.numbers import shown
from banca.messages.errors import Listed
from banca.money import (
    IndexedStakes,
    Position,
    Selection,
    Stake,
    add,
    changed,
    down_to_minor_unit,
    indexed,
    stake_on,
    take_back,
)
from banca.play.act import Bet, OnPosition, Withdraw
from banca.play.act_rules import ActRule, ActRuleGame
from banca.play.bets import BetKind
from banca.play.game import refuse_layout_or_place, refuse_no_money, refuse_stake, refuse_withdrawal
from banca.play.setting import Setting

KINDS_OF_ADDITIONAL = {ANY_PAIR: ANY_PAIR, "sevens": "sevens", "over-13": "13", "under-13": "13"}  # art13


class BettingAtBlackjack(ActRuleGame[Round]):
    def kinds(self, setting: Setting) -> Mapping[str, BetKind[Any]]:
        """All bets of the edition; the table may offer fewer of the additional ones."""
        return every_kind(setting.options)

    def positions(self, setting: Setting) -> tuple[tuple[str, Selection], ...]:
        return tuple((kind.slug, s) for kind in kinds_at(setting).values() for s in kind.selections.all)

    def cases(self, setting: Setting, bet: str, selection: Selection) -> Iterable[Any] | None:
        del selection
        if bet not in ON_HANDS:
            return None
        terms = terms_of(setting)
        prizes, five = terms.special_prizes, terms.five_cards
        return possible_facts(special_prizes=prizes, five_cards=five, split=bet != MAIN)

    def places(self, setting: Setting) -> tuple[int, str | None]:
        return setting.options.number("places"), self._clause_of_places

    @property
    def _clause_of_places(self) -> str:
        return "art3.1" if self.edition is EDITION_2004 else "art2.3.s1"

    @property
    def betting(self) -> tuple[ActRule[Round], ...]:
        return (
            ActRule(Bet, self._refuse_bet, self._bet, self._clauses_of_bet),
            ActRule(Withdraw, self._refuse_withdrawal, self._withdraw, self._clauses_of_bet),
        )

    def _clauses_of_bet(self, state: Round, act: Bet | Withdraw) -> tuple[str, ...]:
        return (kinds_at(state.setting)[act.bet].clause,)

    def with_place(self, state: Round, act: Any) -> Any:
        """The same act with its place: the player's own, or the first free one."""
        return act if act.place else replace(act, place=own_place(state, act.player) or free_place(state))

    def position_in(self, state: Round, act: Bet | Withdraw | OnPosition) -> Position:
        return self.position(state.setting, self.with_place(state, act))

    # Effects of acts.

    def _bet(self, state: Round, act: Bet) -> Round:
        act = self.with_place(state, act)
        if takes_seat(state, act):
            state = sat(state, act)
        return staked(state, self.position(state.setting, act), act.stake)

    def _withdraw(self, state: Round, act: Withdraw) -> Round:
        position = self.position_in(state, act)
        amount = act.stake or stake_on(state.stakes, position).amount
        return changed(state, stakes=take_back(state.stakes, position, amount))

    # Refusals.

    def not_offered(self, setting: Setting, bet: str) -> Refusal | None:
        offered = kinds_at(setting)
        if bet in offered:
            return None
        known = Listed(*map(BetWord, offered))
        return refuse("bet_must_be_offered", self.offers_at, bet=shown(bet), offered=known)

    def _refuse_bet(self, state: Round, act: Bet) -> Refusal | None:
        if refusal := self.not_offered(state.setting, act.bet) or refuse_void_round(state):
            return refusal
        kind = kinds_at(state.setting)[act.bet]
        if act.bet in (SPLIT, DOUBLE):
            word = BetWord(act.bet)
            return refuse("stake_must_follow_the_decision", kind.clause, bet=word, act=ActWord(act.bet))
        if refusal := kind.refusal(act.selection):
            return refusal
        act = self.with_place(state, act)
        if act.selection is not None:
            act = replace(act, selection=kind.selections.read(act.selection))
        if act.place is None:
            return refuse("place_must_be_free", self._clause_of_places, "blackjack", player=act.player)
        if refusal := refuse_gone(state, act):
            return refusal
        if act.bet == INSURANCE:
            return refuse_layout_or_place(self, state.setting, act) or refuse_insurance(state, act)
        return self._refuse_hour(state, act) or refuse_stake(self, state, act) or refuse_where(state, act)

    def _refuse_hour(self, state: Round, act: Bet | Withdraw) -> Refusal | None:
        """Before the first card; on any pair of a split hand, before its second one."""
        if isinstance(state.phase, Betting):
            return _refuse_number(state, act)
        if isinstance(state.phase, Preparing):
            first = comes_first(state)
            return refuse("cards_must_be_ready_before_bets", clause_of_stage(state), untimely=True, first=first)
        if act.bet == INSURANCE or (act.bet == ANY_PAIR and act.selection is not None):
            return refuse_later_pair(state, act) if isinstance(act, Bet) else _refuse_taking_back(state, act.bet)
        clause = state.terms.at("deal") if act.bet == MAIN else kinds_at(state.setting)[act.bet].clause
        return refuse("bets_must_be_made_before_the_first_card", clause, "blackjack", bet=BetWord(act.bet))

    def _refuse_withdrawal(self, state: Round, act: Withdraw) -> Refusal | None:
        if refusal := self.not_offered(state.setting, act.bet) or refuse_void_round(state):
            return refusal
        if refusal := self._refuse_hour(state, act):
            return refusal
        return refuse_withdrawal(self, state, self.with_place(state, act))


def staked(state: Round, position: Position, amount: int) -> Round:
    """The state with this stake; after the close of bets it also counts as made in the round."""
    made = add(state.made, position, amount) if state.made else ()
    return changed(state, stakes=add(state.stakes, position, amount), made=made)


def _refuse_number(state: Round, act: Bet | Withdraw) -> Refusal | None:
    if act.bet != ANY_PAIR or act.selection is None:
        return None
    return refuse("hand_must_be_split_to_have_a_number", state.terms.at("later-pairs"), "before-the-deal")


def _refuse_taking_back(state: Round, bet: str) -> Refusal:
    """Refuse to take back a bet that was made when cards were on the table."""
    clause = state.terms.at("insurance" if bet == INSURANCE else "later-pairs")
    return refuse("bet_must_stand_once_cards_lie_there", clause, bet=bet)


def refuse_later_pair(state: Round, act: Bet) -> Refusal | None:
    """Each split makes two new hands for this bet, numbered as they come to be, each with a bet of its own."""
    clause, part = state.terms.at("later-pairs"), act.selection
    parts = [hand.part for hand in state.hands_of(act.place or 0) if hand.part and len(hand.cards) == 1]
    if part in parts:
        return None
    if isinstance(part, int) and part <= max((hand.part or 0 for hand in state.hands_of(act.place or 0)), default=0):
        return refuse("bets_must_be_made_before_the_second_card", clause, part=part)
    place, sooner = act.place, bool(state.due)
    if not parts:
        return refuse(
            "hand_must_be_split_to_have_a_number", clause, "none-waits", untimely=sooner, part=part, place=place
        )
    return refuse(
        "hand_must_be_split_to_have_a_number",
        clause,
        "others-wait",
        untimely=sooner,
        part=part,
        place=place,
        waiting=Listed(*parts, last="list-and"),
    )


def refuse_where(state: Round, act: Bet) -> Refusal | None:
    return _refuse_place(state, act) if act.bet == MAIN else _refuse_additional(state, act)


def _refuse_place(state: Round, act: Bet) -> Refusal | None:
    """On how many places a player may bet, and on whose."""
    terms = state.terms
    places = {*state.places_of(act.player), act.place}
    if terms.places_per_player is not None and len(places) > terms.places_per_player:
        topic = "one-place" if terms.seating == "occupants" else "places-per-player"
        return refuse(
            "player_must_keep_to_the_number_of_places",
            terms.at(topic),
            player=act.player,
            places=len(places),
            most=terms.places_per_player,
        )
    most = most_bettors(state.setting)
    bettors = {act.player, *(s.position.player for s in state.mains(act.place or 0))} if most is not None else ()
    if most is not None and len(bettors) > most:
        clause, number = terms.at("at-most-three"), len(bettors)
        return refuse("place_must_not_have_too_many_bettors", clause, players=number, place=act.place, most=most)
    return _refuse_share(state, act) if terms.seating == "occupants" else None


def _refuse_share(state: Round, act: Bet) -> Refusal | None:
    """141/2000: another's place, if he bets there himself (reading shared-place-needs-its-occupant)."""
    terms, occupant = state.terms, dict(state.shoe.seats).get(act.place or 0)
    if occupant == act.player or takes_seat(state, act):
        return None
    seat = seat_of(state.shoe.seats, act.player)
    clause = terms.at("several-places" if seat else "standing-players")
    if not seat and {*state.places_of(act.player)} - {act.place}:
        return refuse("standing_player_must_bet_on_one_place", clause, player=act.player)
    if occupant is None or not state.main_of(occupant, act.place):
        return _refuse_unshared(act, clause, occupant, seat)
    return None


def _refuse_unshared(act: Bet, clause: str, occupant: str | None, seat: int | None) -> Refusal:
    place, player = act.place, act.player
    if occupant:
        return refuse("occupant_must_be_betting", clause, "occupied", place=place, player=player, occupant=occupant)
    if not seat:
        return refuse("occupant_must_be_betting", clause, "empty", place=place, player=player)
    return refuse(
        "occupant_must_be_betting",
        clause,
        "seated-elsewhere",
        place=place,
        player=player,
        seat=seat,
        sit=ActWord("sit"),
        leave=ActWord("leave"),
    )


def _refuse_additional(state: Round, act: Bet) -> Refusal | None:
    """Article 13 of 56/2004: with a main bet, one kind per player and round, on which hands."""
    at, own = state.terms.at, state.places_of(act.player)
    if not own:
        clause = at("additional-bets")
        return refuse("additional_bet_must_be_besides_an_initial_stake", clause, player=act.player)
    other = _other_kind(state, act)
    if other:
        clause = at("additional-bets")
        return refuse("additional_bets_must_be_of_one_kind", clause, player=act.player, other=BetWord(other))
    if act.bet != ANY_PAIR and act.place not in own:
        clause, bet = kinds_at(state.setting)[act.bet].clause, BetWord(act.bet)
        return refuse("bet_must_be_on_an_own_hand", clause, player=act.player, place=act.place, bet=bet)
    if act.place not in state.places:
        clause = kinds_at(state.setting)[act.bet].clause
        return refuse("bet_must_be_on_a_hand_in_play", clause, place=act.place)
    return None


def _other_kind(state: Round, act: Bet) -> str | None:
    """An additional bet of the player that excludes this one: of another kind, or the opposite on the same hand."""
    for position in (s.position for s in indexed(state.made or state.stakes).of(act.player)):
        if position.bet not in KINDS_OF_ADDITIONAL:
            continue
        kind = KINDS_OF_ADDITIONAL[position.bet]
        if kind != KINDS_OF_ADDITIONAL[act.bet] or (position.bet != act.bet and position.place == act.place):
            return position.bet
    return None


# Insurance.


def refuse_insurance(state: Round, act: Bet) -> Refusal | None:
    terms, clause = state.terms, state.terms.at("insurance")
    main = state.main_of(act.player, act.place)
    if main is None:
        return refuse("insurance_must_be_on_an_own_stake", clause, player=act.player, place=act.place)
    early = not state.hands or state.stage == "face-down"
    if early or (state.due and not (state.play.drawn or state.bank_is_known)):
        return refuse("insurance_must_follow_the_first_deal", clause, untimely=True)
    if not is_ace(state.open_card):
        return refuse("insurance_must_be_against_an_ace", clause, card=state.open_card)
    if state.play.drawn or state.bank_is_known:
        return refuse("insurance_must_precede_additional_cards", clause)
    return _refuse_amount(state, act, down_to_minor_unit(main.amount * terms.insurance_limit))


def _refuse_amount(state: Round, act: Bet, most: int) -> Refusal | None:
    """The limit is a share of the original stake; a table may also have limits for insurance."""
    if refusal := refuse_no_money(act.stake):
        return refusal
    staked = stake_on(state.made, Position(act.player, INSURANCE, place=act.place)).amount
    if staked + act.stake > most:
        clause, amount = state.terms.at("insurance"), staked + act.stake
        return refuse("insurance_must_not_exceed_its_limit", clause, amount=amount, most=most)
    own = state.setting.limits.of.get(INSURANCE)
    refusal = own.refusal(INSURANCE, staked + act.stake) if own else None
    return replace(refusal, clause=state.terms.at("insurance")) if refusal else None


# Stakes that lose the bet they depend on before the deal.


def unsupported_stakes(state: Round) -> tuple[tuple[Stake, str], ...]:
    """The stakes returned when bets are closed, each with its clause."""
    mains = tuple((stake, clause) for stake in state.stakes if (clause := _lost_occupant(state, stake.position)))
    gone = {stake.position for stake, _ in mains}
    left = state
    if gone:
        left = changed(state, stakes=IndexedStakes(s for s in state.stakes if s.position not in gone))
    additional = tuple((stake, clause) for stake in left.stakes if (clause := _lost_main(left, stake.position)))
    return (*mains, *additional)


def _lost_occupant(state: Round, position: Position) -> str | None:
    if state.terms.seating != "occupants" or position.bet != MAIN:
        return None
    occupant = dict(state.shoe.seats).get(position.place or 0)
    betting = occupant is not None and state.main_of(occupant, position.place)
    return None if betting else state.terms.at("several-places")


def _lost_main(state: Round, position: Position) -> str | None:
    if position.bet not in KINDS_OF_ADDITIONAL:
        return None
    own = state.places_of(position.player)
    on_a_hand = position.place in (state.places if position.bet == ANY_PAIR else own)
    return None if own and on_a_hand else state.terms.at("additional-bets")
