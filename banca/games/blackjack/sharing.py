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
from banca.law import Refusal
from banca.money import stake_on
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule
from banca.play.fields import Name, PositiveInt

DEAL_ON = Do("deal-on")


@dataclass(frozen=True, slots=True)
class OnPlace(Act):
    """What a player says for a place: by default the one in play, if he has bet there, or else his own."""

    player: Name
    place: PositiveInt | None = None


@dataclass(frozen=True, slots=True)
class Match(OnPlace):
    """A player follows the split or the double on his place with as much money of his own."""

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
    """Whether everybody on the place has left, so that its hands stand as they are."""
    return all(stake.position.player in state.people.gone for stake in state.mains(hand.place))


def decider(state: Round, hand: Hand) -> tuple[str, str]:
    """Whose decisions on the place are accepted, and the topic of the clause that says so.

    It goes by the stakes first made on the place, whatever became of them since; whoever left leaves it to the others.
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
    """Nobody acts for a place on which he has no stake."""
    place = place_of(state, act)
    if place is not None and state.main_of(act.player, place):
        return refuse_gone(state, act)
    where = f"place {place}" if place else "any place"
    says = f"there is no stake of {act.player} on {where}: those on other places have no say there"
    return Refusal("place_must_be_decided_by_its_bettors", state.terms.at("influence"), says)


def refuse_decider(state: Round, act: Any, hand: Hand) -> Refusal | None:
    player, topic = decider(state, hand)
    if act.player == player:
        return None
    says = f"the decisions on place {hand.place} are for {player} to make, not for {act.player}"
    return Refusal("place_must_be_decided_by_its_decider", state.terms.at(topic), says)


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
    """Where others may follow, or bet on a hand that was split, they do so before the next card."""
    return with_play(state, following=following) if opens_bets or may_follow(state, following) else state


def amount_of(state: Round, player: str, following: Following) -> int:
    """As much as the player has on the hand: his initial stake."""
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
    """Whoever did not follow stays with his stake on the first hand of the split, or undoubled, from now on."""
    following = current_following(state)
    silent = ((following.place, player) for player in may_follow(state, following))
    return with_play(state, following=None, declined=state.play.declined.with_(*silent))


# When it may not be done.


def refuse_match(state: Round, act: Match) -> Refusal | None:
    clause = state.terms.at("sharing")
    if refusal := refuse_void_round(state) or refuse_stranger(state, act):
        return refusal
    following = state.following
    if following is None or following.place != place_of(state, act):
        says = "a split or a double is followed right after it, before the next card: there is none to follow now"
        return Refusal(
            "match_must_follow_a_split_or_double", clause, says, untimely=isinstance(state.phase, BeforeTheRound)
        )
    if not follows(state, following, act.player):
        says = f"{act.player} followed already, declined before, or lost what lay on that hand"
        return Refusal("match_must_not_come_after_declining", clause, says)
    return None


def refuse_dealing_on(state: Round, act: Do) -> Refusal | None:
    if state.following and not state.due:
        return None
    says = f"{act.name} comes after a split or a double that others may follow"
    return Refusal("act_must_belong_to_the_phase", state.terms.at("sharing"), says, untimely=bool(state.following))


def refuse_talk(state: Round, act: Talk) -> Refusal | None:
    """From the end of the deal until the place has decided."""
    place = place_of(state, act) or 0
    deciding = isinstance(state.phase, Playing) and any(hand.ended is None for hand in state.hands_of(place))
    if not deciding or state.main_of(act.player, place):
        return None
    says = f"place {place} has not decided: whoever is on another place does not influence it"
    return Refusal("players_must_not_influence_other_places", state.terms.at("influence"), says)


def logged(state: Round, act: Act) -> Round:
    return replace(state, log=(*state.log, act))


def _at(topic: str) -> Any:
    return lambda state, _: (state.terms.at(topic),)


def _clauses_of_dealing_on(state: Round, _: Do) -> tuple[str, ...]:
    """Others may have followed, or bet on the hands that were split."""
    pairs = not current_following(state).doubling and ANY_PAIR in state.terms.additional
    return (state.terms.at("sharing"), *((state.terms.at("later-pairs"),) if pairs else ()))


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Match, refuse_match, matched, _at("sharing")),
    ActRule(Do, refuse_dealing_on, dealt_on, _clauses_of_dealing_on, DEAL_ON.step),
    ActRule(Talk, refuse_talk, logged, _at("influence")),
)
