"""Stud poker for a learner: five cards, one of the croupier's, raise or fold; perhaps a jackpot."""

from typing import Any

from banca.envs.play import ActionActs, Field, Play, RecentResults
from banca.games.shoe.preparation import NO_MORE_BETS
from banca.games.stud_poker.deal import face_up
from banca.games.stud_poker.equipment import ANTE, CROUPIER, JACKPOT
from banca.games.stud_poker.hands import CARDS_IN_HAND, HAND_ORDER, class_of, strength, tables
from banca.games.stud_poker.jackpot import posted_jackpot
from banca.games.stud_poker.showdown import Fold, Raise
from banca.games.stud_poker.state import Round
from banca.material.cards import NUMBER_OF, PACK
from banca.messages.errors import Message
from banca.play.act import Act, Bet
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision, Turn

TABLES = "banca.envs.stud_poker.vector:StudPokerTables"
FOLD, RAISE = Fold.word, Raise.word
ACTIONS = (FOLD, RAISE, JACKPOT, NO_MORE_BETS.step)
NO_CARD = 0


def fields_of(setting: Setting) -> tuple[Field, ...]:
    del setting
    cards = len(PACK)
    return (
        *(
            Field(f"card_{n}", 0, cards, "one's own card by its number from 1, or 0")
            for n in range(1, 1 + CARDS_IN_HAND)
        ),
        Field("open", 0, cards, "the croupier's card that lies open, likewise"),
        Field("class", 0, len(HAND_ORDER), "the class of one's hand: 1 for the lowest"),
        Field("strength", 0, 1 + max(tables().strengths) + CARDS_IN_HAND, "from 1; the higher hand has the higher one"),
        Field("jackpot", 0, 1, "a jackpot bet was made"),
    )


class StudPokerPlay(Play):
    """The ante is staked from the start. If a jackpot is posted, the first choice is whether to bet on it."""

    actions = ACTIONS

    def __init__(self, setting: Setting, stake: int, players: Any) -> None:
        super().__init__(setting, stake, players)
        self.fields = fields_of(setting)
        self.posted = posted_jackpot(setting)

    def automatic_act(self, state: Round, turn: Turn) -> Act | None:
        if not isinstance(turn, Betting):
            return None
        waiting = (player for player in self.players if player not in state.boxes.values())
        return next((Bet(player, ANTE, self.stake, place=self.places[player]) for player in waiting), None)

    def player_to_act(self, state: Round, turn: Turn, finished: frozenset[str]) -> str | None:
        if isinstance(turn, Decision):
            return turn.player
        if self.posted is None or not isinstance(turn, Betting) or len(state.boxes) < len(self.players):
            return None
        return next((player for player in self.players if player not in finished), None)

    def acts_for(self, state: Round, player: str, action: int) -> ActionActs:
        word, box = self.actions[action], self.places[player]
        if word == JACKPOT:
            return ActionActs((Bet(player, JACKPOT, self.posted.stake if self.posted else self.stake, place=box),))
        if word == NO_MORE_BETS.step:
            return ActionActs(() if isinstance(self.game.turn(state), Betting) else (NO_MORE_BETS,))
        return ActionActs((Raise(player, box) if word == RAISE else Fold(player, box),), ends_turn=False)

    def observe(self, state: Round, player: str, recent: RecentResults) -> list[int]:
        del recent
        box = self.places[player]
        hand = state.hand(box)
        whole = len(hand) == CARDS_IN_HAND
        cards = sorted(1 + NUMBER_OF[card] for card in hand) if whole else [NO_CARD] * CARDS_IN_HAND
        [open_card] = face_up(state).get(CROUPIER, ())[-1:] or [None]
        return [
            *cards,
            1 + NUMBER_OF[open_card] if open_card and whole else NO_CARD,
            len(HAND_ORDER) - HAND_ORDER.index(class_of(hand)) if whole else 0,
            1 + strength(hand) if whole else 0,
            int(box in state.jackpot_bets),
        ]

    def describe(self, state: Round, player: str) -> Message:
        croupier = state.hand(CROUPIER) if state.shown else face_up(state).get(CROUPIER, ())
        own = state.hand(self.places[player])
        hands = {"own": " ".join(own) or "-", "croupier": " ".join(croupier) or "-"}
        return Message("environment-stud-poker", edition=self.setting.edition.slug, **hands)


PLAY = SHARED_PLAY = StudPokerPlay
