"""Several players on one place: who decides, who follows (article 14 of 141/2000, article 20 of 56/2004)."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.blackjack.bets import ANY_PAIR
from banca.games.blackjack.betting import staked
from banca.games.blackjack.seats import own_place, refuse_gone
from banca.games.blackjack.state import (
    BeforeTheRound,
    Following,
    Hand,
    Playing,
    Round,
    hand_at,
    on_hand,
    refuse_void_round,
    with_play,
)
from banca.games.blackjack.terms import at_topics
from banca.law import ActWord, Refusal, refuse
from banca.money import stake_on
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule
from banca.play.fields import Name, PositiveInt

DEAL_ON = Do("deal-on")


@dataclass(frozen=True, slots=True)
class OnPlace(Act):
    """What a player says for a place: by default the one in play, if they bet there, otherwise their own."""

    player: Name
    place: PositiveInt | None = None


@dataclass(frozen=True, slots=True)
class Match(OnPlace):
    """A player follows the split or double on their place with an equal stake."""

    word: ClassVar[str] = "match"


@dataclass(frozen=True, slots=True)
class Talk(OnPlace):
    """A player speaks to those on a place."""

    word: ClassVar[str] = "talk"


def place_of(state: Round, act: Any) -> int | None:
    hand = state.current
    if act.place is None and hand and state.main_of(act.player, hand.place):
        return hand.place
    return act.place or own_place(state, act.player)


# Who decides.


def has_staked(state: Round, player: str, hand: Hand) -> bool:
    """Whether a stake of a player lies on the hand."""
    return any(stake_on(state.stakes, on_hand(player, hand, doubling=doubling)).amount for doubling in (False, True))


def stands_alone(state: Round, hand: Hand) -> bool:
    """Whether everybody on the place has left, so that its hands stand."""
    return all(stake.position.player in state.people.gone for stake in state.mains(hand.place))


def decider(state: Round, hand: Hand) -> tuple[str, str]:
    """Whose decisions on the place count, and the topic of the clause.

    It depends on the stakes first made on the place, whatever happened to them since; a player who left is passed over.
    """
    everybody = tuple(stake.position.player for stake in state.mains(hand.place))
    gone = state.people.gone
    stayed = tuple(player for player in everybody if player not in gone) if gone else everybody
    bettors = stayed or everybody
    occupant = dict(state.people.occupants).get(hand.place)
    seated = occupant if occupant in bettors else None
    match state.terms.decider:
        case "seated":
            return seated or bettors[0], "seated-decides"
        case "at-most-three":
            return seated or bettors[0], "nearest-decides"
    stakes = {stake.position.player: stake.amount for stake in state.mains(hand.place)}
    most = max(stakes[player] for player in bettors)
    highest = [player for player in bettors if stakes[player] == most]
    if len(highest) == 1:
        return highest[0], "highest-decides"
    return seated or highest[0], "equal-stakes"


def refuse_stranger(state: Round, act: Any) -> Refusal | None:
    """Refuse a player without a stake on the place."""
    place = place_of(state, act)
    if place is not None and state.main_of(act.player, place):
        return refuse_gone(state, act)
    clause = state.terms.at("influence")
    if place:
        return refuse("place_must_be_decided_by_its_bettors", clause, player=act.player, place=place)
    return refuse("place_must_be_decided_by_its_bettors", clause, "nowhere", player=act.player)


def refuse_decider(state: Round, act: Any, hand: Hand) -> Refusal | None:
    player, topic = decider(state, hand)
    if act.player == player:
        return None
    clause, place = state.terms.at(topic), hand.place
    return refuse("place_must_be_decided_by_its_decider", clause, place=place, decider=player, player=act.player)


# Who follows a split or a double.


def may_follow(state: Round, following: Following) -> tuple[str, ...]:
    """Those on the hand who have not followed yet and have never declined on this place."""
    everybody = (stake.position.player for stake in state.mains(following.place))
    return tuple(player for player in everybody if follows(state, following, player))


def follows(state: Round, following: Following, player: str) -> bool:
    """Whether a player is one of them."""
    origin = hand_at(state, following.place, following.origin)
    target = hand_at(state, following.place, following.to)
    return (
        (following.place, player) not in state.play.declined
        and player not in state.people.gone
        and has_staked(state, player, origin)
        and not stake_on(state.stakes, on_hand(player, target, doubling=following.doubling)).amount
    )


def asking_others(state: Round, following: Following, *, opens_bets: bool) -> Round:
    """Others may follow, or bet on a split hand, before the next card."""
    return with_play(state, following=following) if opens_bets or may_follow(state, following) else state


def amount_of(state: Round, player: str, following: Following) -> int:
    """As much as the player's initial stake on the hand."""
    return stake_on(state.stakes, on_hand(player, hand_at(state, following.place, following.origin))).amount


def followed(state: Round, player: str, following: Following) -> Round:
    target = hand_at(state, following.place, following.to)
    position = on_hand(player, target, doubling=following.doubling)
    return staked(state, position, amount_of(state, player, following))


def current_following(state: Round) -> Following:
    if state.following is None:
        raise ValueError("there is nothing to follow")
    return state.following


def matched(state: Round, act: Match) -> Round:
    return followed(state, act.player, current_following(state))


def dealt_on(state: Round, _: Do) -> Round:
    """A player who did not follow stays with the first hand of the split, or undoubled."""
    following = current_following(state)
    silent = ((following.place, player) for player in may_follow(state, following))
    return with_play(state, following=None, declined=state.play.declined.with_(*silent))


# Refusals.


def refuse_match(state: Round, act: Match) -> Refusal | None:
    clause = state.terms.at("sharing")
    if refusal := refuse_void_round(state) or refuse_stranger(state, act):
        return refusal
    following = state.following
    if following is None or following.place != place_of(state, act):
        sooner = isinstance(state.phase, BeforeTheRound)
        return refuse("match_must_follow_a_split_or_double", clause, untimely=sooner)
    if not follows(state, following, act.player):
        return refuse("match_must_not_come_after_declining", clause, player=act.player)
    return None


def refuse_dealing_on(state: Round, act: Do) -> Refusal | None:
    if state.following and not state.due:
        return None
    clause, sooner = state.terms.at("sharing"), bool(state.following)
    return refuse("act_must_belong_to_the_phase", clause, "blackjack-deal-on", untimely=sooner, act=ActWord(act.name))


def refuse_talk(state: Round, act: Talk) -> Refusal | None:
    """From the end of the deal until the place has decided."""
    place = place_of(state, act) or 0
    deciding = isinstance(state.phase, Playing) and any(hand.ended is None for hand in state.hands_of(place))
    if not deciding or state.main_of(act.player, place):
        return None
    return refuse("players_must_not_influence_other_places", state.terms.at("influence"), place=place)


def logged(state: Round, act: Act) -> Round:
    return replace(state, log=(*state.log, act))


def _clauses_of_dealing_on(state: Round, _: Do) -> tuple[str, ...]:
    """Others may have followed, or bet on the hands that were split."""
    pairs = not current_following(state).doubling and ANY_PAIR in state.terms.additional
    return (state.terms.at("sharing"), *((state.terms.at("later-pairs"),) if pairs else ()))


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Match, refuse_match, matched, at_topics("sharing")),
    ActRule(Do, refuse_dealing_on, dealt_on, _clauses_of_dealing_on, DEAL_ON.step),
    ActRule(Talk, refuse_talk, logged, at_topics("influence")),
)
