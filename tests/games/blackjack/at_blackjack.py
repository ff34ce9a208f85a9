"""A table of blackjack under test, in either edition: cards by name in the order in which they come, decisions by word.

    table = AtBlackjack(NEW).main("ana", 100).main("bo", 100, place=3)
    table.deal("8h 8c", "Td 9s", bank="Kc")       # two cards for each place from the left, then the bank's open card
    table.play("split 3d double 9h Ts stand")     # place 1: words are the decider's, cards go where they are due
    table.play("stand", "6c 8d")                  # place 3, then the bank: strings are only a way to group
    assert table.nets() == {"ana": 400, "bo": 100}

    AtBlackjack(OLD)                    six decks in a shoe under way, unless options say otherwise
    AtBlackjack(NEW, BOX[NEW])          one deck in the metal box; MACHINE[...] likewise; shoe=None: a new table
    table.play("insurance:ana:50 hear") words with a player, and a stake; `hear` and other steps by their names
    table.play("even-money:bo match:bo surrender:ana")
    table.said(Draw("bo")).norm         why an act is refused; .clause where the law has it
    table.choices()                     the words of the decision that is due
    table.line("split", 2).net          the one line on a bet; .lines() has all, by (player, bet, selection, place)

What is prescribed in between (closing the bets, burns, payments, the card face down, `hear`, `deal-on`) is done.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

import pytest

from banca.games import game_of
from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.shoe import UNDER_WAY, Shoe
from banca.law import LANGUAGES, BancaError, Refusal, Refused, option_set
from banca.material.cards import NUMBER_OF
from banca.material.chance import Seeded
from banca.money import Line
from banca.play.act import Act, Bet
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Decision
from banca.table import Table
from tests.at_table import AtTable

OLD, NEW = "blackjack-141-2000", "blackjack-56-2004"
Options = Mapping[str, Any]
SHOE: Mapping[str, Options] = {OLD: {"decks": 6}, NEW: {"decks": 6, "dealing-device": "shoe"}}
BOX: Mapping[str, Options] = {OLD: {"decks": 1}, NEW: {"decks": 1, "dealing-device": "metal-box"}}
MACHINE: Mapping[str, Options] = {
    OLD: {"decks": 6, "card-handling": "shuffling-machine"},
    NEW: {"decks": 6, "dealing-device": "automatic-shuffler", "shuffle-method": "by-machine"},
}
FACE_UP: Options = {**SHOE[NEW], "deal-procedure": "second"}
FREE: Options = {  # drawing as in 2000: no stop at 21
    **SHOE[NEW],
    "drawing-procedures": ["bank-rule", "player-freedom", "spoken-final-decision"],
}
both_editions = pytest.mark.parametrize("slug", [OLD, NEW])


def sealed(slug: str, seed: int, options: Options | None = None, **facts: Any) -> Table:
    """A table in play whose cards come from a seed."""
    game = game_of(slug)
    return Table(game, Setting(option_set(game.edition, options or SHOE[slug]), **facts), Seeded(seed))


def say_in_every_language(error: BancaError) -> None:
    for language in LANGUAGES:
        said = error.said_in(language)
        assert said
        assert "\n" not in said


class AtBlackjack(AtTable):
    """Six decks in a shoe under way, of which nothing is known, unless another one is said; None: a new table."""

    def __init__(
        self, slug: str = NEW, options: Options | None = None, shoe: Shoe | None = UNDER_WAY, **facts: Any
    ) -> None:
        super().__init__(slug, dict(SHOE[slug] if options is None else options), memory=shoe, **facts)
        self.slug = slug

    @property
    def turn(self) -> Any:
        return self.game.turn(self.state)

    def act(self, *acts: Act) -> Self:
        super().act(*acts)
        return self

    def do(self, *words: str) -> Self:
        super().do(*words)
        return self

    def to(self, word: str) -> Self:
        super().to(word)
        return self

    def finish(self) -> Self:
        super().finish()
        return self

    # Bets.

    def main(self, player: str, stake: int = 100, place: int | None = None) -> Self:
        return self.stake(player, "main", stake, place)

    def stake(self, player: str, bet: str, stake: int, place: int | None = None, selection: Any = None) -> Self:
        """A bet, once its moment has come."""
        return self.when(Bet(player, bet, stake, selection, place=place))

    # Cards and decisions.

    def deal(self, *places: str, bank: str) -> Self:
        """The first deal: two cards for each place with a bet, from the left, and the bank's open card."""
        hands = [cards.split() for cards in places]
        first, second = [hand[0] for hand in hands], [hand[1] for hand in hands]
        for card in (*first, bank, *second):
            self.card(card)
        return self

    def card(self, card: str) -> Self:
        """A card comes where one is due; what is prescribed before it is done."""
        while not isinstance(self.turn, Chance):
            step = prescribed(self.turn)
            assert step is not None, f"{card} is not due: {self.turn}"
            self.act(step)
        coming: Any = next(iter(self.turn.weights))
        return self.act(Dealt(coming.to, card))

    def play(self, *scripts: str) -> Self:
        """Cards, and what is said: `draw`, `stand:ana`, `insurance:ana:50`, `place-white-card`."""
        for token in " ".join(scripts).split():
            if token in NUMBER_OF:
                self.card(token)
            else:
                self.say(*token.split(":"))
        return self

    def say(self, word: str, player: str | None = None, stake: str | None = None) -> Self:
        if word in self.game.steps:
            return self.when(self.game.read_act({"act": word}))
        if word in self.game.edition.bets and stake is not None:
            return self.when(Bet(player or "ana", word, int(stake)))
        return self.when(self.decision(word, player))

    def decision(self, word: str, player: str | None = None) -> Act:
        """A word of the decider on the hand in play, or of the player named."""
        if player is None:
            while not isinstance(self.turn, Decision):
                step = prescribed(self.turn)
                assert step is not None, f"{word}: nobody decides now, {self.turn}"
                self.act(step)
            player = self.turn.player
        act: Act = self.game.read_act({"act": word, "player": player})
        return act

    def when(self, act: Act) -> Self:
        """Does an act when its moment comes: as long as it is too early, what is prescribed is done."""
        while (refusal := self.game.refusal(self.state, act)) and refusal.untimely:
            step = prescribed(self.turn)
            if step is None:
                break
            self.act(step)
        return self.act(act)

    def refusal_in_time(self, act: Act) -> Refusal:
        """The refusal of an act when its moment has come; nothing is done beyond what is prescribed."""
        state = self.state
        while (refusal := self.game.refusal(state, act)) and refusal.untimely:
            step = prescribed(self.game.turn(state))
            if step is None:
                break
            state = self.game.after(state, step)
        assert refusal is not None, f"{act} was not refused"
        say_in_every_language(Refused(refusal, self.game.edition))
        return refusal  # type: ignore[no-any-return]

    def refusal(self, act: Act) -> Refusal:
        found = super().refusal(act)
        say_in_every_language(Refused(found, self.game.edition))
        return found

    def refused(self, act: Act) -> tuple[str, str | None]:
        found = self.refusal_in_time(act)
        return found.norm, found.clause

    def bank(self, cards: str) -> Self:
        """The bank's second card and those after it."""
        for card in cards.split():
            self.card(card)
        return self

    # What there is to see.

    def choices(self) -> list[str]:
        """The words among which the decider may choose."""
        while not isinstance(self.turn, Decision) and not isinstance(self.turn, Chance):
            step = prescribed(self.turn)
            assert step is not None, self.turn
            self.act(step)
        assert isinstance(self.turn, Decision), self.turn
        return [act.name for act in self.turn.choices]

    def decider(self) -> str:
        self.choices()
        player: str = self.turn.player
        return player

    def names(self) -> list[str]:
        """The prescribed acts up to the next card, decision or end, by name; nothing is done."""
        state, found = self.state, []
        while not self.game.is_over(state):
            step = prescribed(self.game.turn(state))
            if step is None:
                break
            found.append(step.name)
            state = self.game.after(state, step)
        return found

    def hand(self, place: int, number: int = 1) -> str:
        """The cards of a hand, as in "8h 3d"."""
        return " ".join(next(h.cards for h in self.state.hands_of(place) if h.number == number))

    def lines(self) -> dict[tuple[str, str, Any, int | None], Line]:
        lines = self.finish().settlement.lines
        found = {(e.position.player, e.position.bet, e.position.selection, e.position.place): e for e in lines}
        assert len(found) == len(lines)
        return found

    def nets(self) -> dict[str, int]:
        return dict(self.finish().settlement.players)

    def following(self, **facts: Any) -> "AtBlackjack":
        """The next round at the same table."""
        self.finish()
        found = {"limits": self.setting.limits, "parameters": self.setting.parameters, **facts}
        options = dict(self.setting.options.values)
        return AtBlackjack(self.slug, options, shoe=self.game.remembered(self.state), **found)

    def at_window(self) -> Self:
        """All that comes before the bank hears the places is done."""
        while not (isinstance(self.turn, Betting) and self.state.stage == "window"):
            step = prescribed(self.turn)
            assert step is not None, self.turn
            self.act(step)
        return self

    def with_shoe(self, **changes: Any) -> Self:
        """The same round with another past."""
        self.state = replace(self.state, shoe=replace(self.state.shoe, **changes))
        return self
