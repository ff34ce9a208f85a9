"""Blackjack for a learner: their own hands, the bank's open card, what is left in the shoe."""

from collections.abc import Sequence

from banca.envs.play import ActionActs, Field, Play, RecentResults
from banca.games.blackjack.bets import INSURANCE, MAIN
from banca.games.blackjack.hands import LOW, TWENTY_ONE, is_pair, low_points, points
from banca.games.blackjack.playing import HEAR, Double, Draw, Split, Stand
from banca.games.blackjack.state import Hand, Round, cards_left
from banca.games.blackjack.terms import terms_of
from banca.games.blackjack.window import EvenMoney, FiveCards, Surrender, leaves_a_choice
from banca.material.cards import PACK, rank_of
from banca.messages.errors import Message
from banca.money import down_to_minor_unit, stake_on
from banca.money.stakes import Position
from banca.play.act import Act, Bet
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision, Turn
from banca.strategy.blackjack.basic import ranks_before_prize

TABLES = "banca.envs.blackjack.vector:BlackjackTables"
STAND, DRAW, DOUBLE, SPLIT = Stand.word, Draw.word, Double.word, Split.word
SURRENDER, EVEN_MONEY, FIVE_CARDS = Surrender.word, EvenMoney.word, FiveCards.word
ON_PLACE = {kind.word: kind for kind in (Stand, Draw, Double, Split, Surrender, EvenMoney, FiveCards)}
ACTIONS = (STAND, DRAW, DOUBLE, SPLIT, SURRENDER, INSURANCE, EVEN_MONEY, FIVE_CARDS)
BEFORE_PLAY = (SURRENDER, INSURANCE, EVEN_MONEY)
VALUES = tuple(range(1, 1 + max(LOW.values())))
MOST_TOTAL = TWENTY_ONE + max(LOW.values())


def fields_of(setting: Setting) -> tuple[Field, ...]:
    terms = terms_of(setting)
    whole, most = terms.decks * len(PACK), max(terms.most_hands, terms.ace_hands)
    return (
        Field("total", 0, MOST_TOTAL, "points of the hand in play, or 0"),
        Field("soft", 0, 1, "an ace counts eleven in it"),
        Field("cards", 0, TWENTY_ONE, "how many cards it has"),
        Field("pair", 0, max(VALUES), "two cards that could be split: the points of one, an ace as 1"),
        Field("prize", 0, 1, "one card from a special prize, where that is paid"),
        Field("open", 0, max(VALUES), "points of the bank's open card, an ace as 1"),
        Field("hand", 0, most, "which of one's hands it is, in their order"),
        Field("hands", 0, most, "how many hands one has"),
        Field("insured", 0, 1, "insurance was bet"),
        *(Field(f"left_{n}", 0, whole, f"cards of {n} points that were not seen, an ace as 1") for n in VALUES),
        Field("left", 0, whole, "cards in the shoe, box or machine"),
    )


class BlackjackPlay(Play):
    """One player at the table. The first decision includes what is said before the places are heard.

    There is always that first choice. If the rules leave nothing else, it is to stand.
    """

    actions: tuple[str, ...] = ACTIONS

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        super().__init__(setting, stake, players)
        self.terms = terms_of(setting)
        self.fields = fields_of(setting)
        self.insurance = down_to_minor_unit(stake * self.terms.insurance_limit)

    def automatic_act(self, state: Round, turn: Turn) -> Act | None:
        if state.stage != "betting" or not isinstance(turn, Betting):
            return None
        waiting = (player for player in self.players if not state.main_of(player, self.places[player]))
        return next((Bet(player, MAIN, self.stake, place=self.places[player]) for player in waiting), None)

    def player_to_act(self, state: Round, turn: Turn, finished: frozenset[str]) -> str | None:
        if isinstance(turn, Decision):
            return turn.player if state.stage == "playing" and leaves_a_choice(turn) else None
        if state.stage != "window" or state.due:
            return None
        return next((player for player in self.players if self._has_choice(state, player, finished)), None)

    def _has_choice(self, state: Round, player: str, finished: frozenset[str]) -> bool:
        del finished
        return bool(state.stakes_on(self._hand(state, player)))

    def acts_for(self, state: Round, player: str, action: int) -> ActionActs:
        word, place = self.actions[action], self.places[player]
        if word == INSURANCE:
            return ActionActs((Bet(player, INSURANCE, self.insurance, place=place),), ends_turn=False)
        act: Act = ON_PLACE[word](player, place)
        if state.stage != "window" or word in BEFORE_PLAY:
            return ActionActs((act,), ends_turn=False)
        if word == STAND and self._hand(state, player).ended:
            return ActionActs((HEAR,))
        return ActionActs((HEAR, act))

    def _hand(self, state: Round, player: str) -> Hand:
        return state.hands_of(self.places[player])[0]

    def in_play(self, state: Round, player: str) -> Hand | None:
        """The player's hand that is in play."""
        if state.stage == "window":
            return self._hand(state, player)
        hand = state.current
        return hand if hand and hand.place == self.places[player] else None

    def observe(self, state: Round, player: str, recent: RecentResults) -> list[int]:
        del recent
        place = self.places[player]
        hands, hand = state.hands_of(place), self.in_play(state, player)
        insured = stake_on(state.made, Position(player, INSURANCE, place=place)).amount > 0
        return [
            *(self._of_hand(hand) if hand else [0] * 5),
            low_points(state.bank[:1]),
            1 + hands.index(hand) if hand else 0,
            len(hands),
            int(insured),
            *self.unseen_cards(state, player),
            state.shoe.left(self.terms.decks),
        ]

    def _of_hand(self, hand: Hand) -> list[int]:
        found, cards = points(hand.cards), hand.cards
        paired = low_points(cards[:1]) if is_pair(cards, self.terms) else 0
        prize = self.terms.special_prizes and ranks_before_prize(cards) is not None
        return [found.total, int(found.soft), len(cards), paired, int(prize)]

    def unseen_cards(self, state: Round, player: str) -> list[int]:
        """How many cards of each value this player has not seen."""
        found = dict.fromkeys(VALUES, 0)
        for card, copies in zip(PACK, cards_left(state).copies, strict=True):
            found[LOW[rank_of(card)]] += copies
        for card in self._cards_hidden_from(state, player):
            found[LOW[rank_of(card)]] += 1
        return list(found.values())

    def _cards_hidden_from(self, state: Round, player: str) -> tuple[str, ...]:
        """The cards of other players that are face down and not settled yet."""
        if self.terms.face_up or state.stage in ("settling", "return-cards", "over"):
            return ()
        place = self.places[player]
        if not state.hands:
            return tuple(card for other in state.places if other != place for card in self._first_cards(state, other))
        return tuple(card for hand in state.hands if hand.place != place for card in hand.cards)

    def _first_cards(self, state: Round, place: int) -> tuple[str, ...]:
        boxes, at = len(state.places), state.places.index(place)
        return (*state.came[at : at + 1], *state.came[boxes + 1 + at : boxes + 2 + at])

    def describe(self, state: Round, player: str) -> Message:
        hands = state.hands_of(self.places[player])
        cards = [f"{' '.join(hand.cards)} ({points(hand.cards).total}{_ending_text(hand)})" for hand in hands]
        bank = f"{' '.join(state.bank) or '-'}{f' ({points(state.bank).total})' if state.bank else ''}"
        held = self.listed(cards, "environment-none")
        return Message("environment-blackjack", edition=self.setting.edition.slug, bank=bank, hands=held)


def _ending_text(hand: Hand) -> str:
    return f", {hand.ended}" if hand.ended else ""


class SharedBlackjackPlay(BlackjackPlay):
    """Several players. Each place speaks before any is heard; then they play from the left."""

    actions = (*ACTIONS, HEAR.step)

    def _has_choice(self, state: Round, player: str, finished: frozenset[str]) -> bool:
        if player in finished or not super()._has_choice(state, player, finished):
            return False
        before_play = (self.acts_for(state, player, self.actions.index(word)).acts[0] for word in BEFORE_PLAY)
        return any(self.refusal(state, act) is None for act in before_play)

    def acts_for(self, state: Round, player: str, action: int) -> ActionActs:
        """Nothing is played before the places are heard: the law refuses it."""
        word = self.actions[action]
        if word == HEAR.step:
            return ActionActs(() if state.stage == "window" else (HEAR,))
        if state.stage == "window" and word not in BEFORE_PLAY:
            return ActionActs((ON_PLACE[word](player, self.places[player]),))
        return super().acts_for(state, player, action)


PLAY, SHARED_PLAY = BlackjackPlay, SharedBlackjackPlay
