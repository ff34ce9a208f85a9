"""The lawful acts on a hand, as far as its cards, the bank's open card and the table's terms decide them."""

from functools import lru_cache

from banca.games.blackjack.bets import INSURANCE, MAIN
from banca.games.blackjack.hands import Hand as CardsOfHand
from banca.games.blackjack.playing import finished_by_rule
from banca.games.blackjack.round import GAMES
from banca.games.blackjack.shoe import UNDER_WAY
from banca.games.blackjack.state import FIRST_CARDS, Hand, Playing, PlayingStage, Round, with_hand
from banca.games.blackjack.window import EvenMoney, Surrender
from banca.material.cards import Card
from banca.money import Position, Stake
from banca.play.act import Act, Bet
from banca.play.setting import Setting
from banca.play.turn import Decision

PLAYER, PLACE = "player", 1
STAKED = Stake(Position(PLAYER, MAIN, None, place=PLACE), 2)  # even, so that half can be insured
BEFORE_THE_TURN: tuple[Act, ...] = (
    Surrender(PLAYER, PLACE),
    EvenMoney(PLAYER, PLACE),
    Bet(PLAYER, INSURANCE, 1, place=PLACE),
)


def choices_on(setting: Setting, cards: CardsOfHand, open_card: Card, hands: int = 1) -> frozenset[str]:
    """The acts allowed on a hand in its turn (several hands: split); empty if the rules end it."""
    return _choices_on(setting, tuple(cards), open_card, hands)


@lru_cache(maxsize=1 << 14)
def _choices_on(setting: Setting, cards: tuple[Card, ...], open_card: Card, hands: int) -> frozenset[str]:
    hand = Hand(PLACE, cards, split=hands > 1)
    others = (Hand(PLACE, cards[:1], number, split=True, ended="stand") for number in range(2, hands + 1))
    state = _round_with(setting, "playing", open_card, hand, *others)
    if finished_by_rule(state, hand):
        return frozenset()
    turn = GAMES[setting.edition.slug].turn(state)
    if not isinstance(turn, Decision):
        raise TypeError(f"{' '.join(cards)}: nothing is decided, {turn}")
    return frozenset(act.name for act in turn.choices)


def lawful_on(setting: Setting, cards: CardsOfHand, open_card: Card) -> frozenset[str]:
    """All acts allowed on a hand, including insurance and what is said before the places are heard."""
    if len(cards) > FIRST_CARDS:
        return choices_on(setting, cards, open_card)
    hand = Hand(PLACE, tuple(cards))
    state = _round_with(setting, "window", open_card, hand)
    state = with_hand(state, hand, ended=finished_by_rule(state, hand))
    game = GAMES[setting.edition.slug]
    early = (act for act in BEFORE_THE_TURN if game.refusal(state, act) is None)
    said = (act.bet if isinstance(act, Bet) else act.name for act in early)
    return choices_on(setting, cards, open_card) | frozenset(said)


def _round_with(setting: Setting, stage: PlayingStage, open_card: Card, *hands: Hand) -> Round:
    """A round in which one place has these hands and the bank shows this card."""
    drawn = hands[0].split or len(hands[0].cards) > FIRST_CARDS
    play = Playing(stage, hands=hands, bank=(open_card,), drawn=drawn)
    return Round(setting, play, UNDER_WAY, stakes=(STAKED,), made=(STAKED,))
