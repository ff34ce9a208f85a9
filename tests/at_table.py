"""A table under test: prescribed steps are done by themselves, so that a test says only what it is about."""

from typing import Any

from banca.games import game_of
from banca.law import Refusal, option_set
from banca.money import Line, Selection, Settlement
from banca.play.act import Act, Bet, Do, Move, Withdraw
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance
from tests.messages.said import check_said


class AtTable:
    def __init__(self, edition: str, options: dict[str, Any] | None = None, **facts: Any) -> None:
        self.game: Any = game_of(edition)
        self.setting = Setting(option_set(self.game.edition, options), **facts)
        self.state: Any = self.game.opening(self.setting)

    def act(self, *acts: Act) -> "AtTable":
        for act in acts:
            self.state = self.game.after(self.state, act)
        return self

    def do(self, *words: str) -> "AtTable":
        """Steps of the procedure, by name."""
        return self.act(*map(Do, words))

    def to(self, word: str) -> "AtTable":
        """Does what is prescribed until this act is the next one ("betting": until bets may be made)."""
        while True:
            turn = self.game.turn(self.state)
            awaited = next(iter(turn.weights)) if isinstance(turn, Chance) else prescribed(turn)
            if (word == "betting" and isinstance(turn, Betting)) or (awaited is not None and awaited.name == word):
                return self
            if awaited is None or isinstance(turn, Chance):
                raise AssertionError(f"{word} never comes")
            self.act(awaited)

    def bet(
        self, player: str, bet: str, stake: int, selection: Any = None, layout: int = 1, place: int | None = None
    ) -> "AtTable":
        if not isinstance(self.game.turn(self.state), Betting):
            self.to("betting")
        return self.act(Bet(player, bet, stake, selection, layout, place))

    def bet_everywhere(self) -> "AtTable":
        """A bet of the same player on every place of the layout."""
        self.to("betting")
        for bet, selection in self.game.positions(self.setting):
            self.bet("ana", bet, 100_00, selection)
        return self

    def withdraw(self, player: str, bet: str, selection: Any = None, stake: int | None = None) -> "AtTable":
        return self.act(Withdraw(player, bet, selection, stake))

    def move(self, player: str, bet: str, to: str, selection: Any = None, to_selection: Any = None) -> "AtTable":
        return self.act(Move(player, bet, to, selection, to_selection))

    def show(self, act: Act) -> "AtTable":
        """Closes the bets and lets the material show this."""
        return self.to(act.name).act(act)

    def finish(self) -> "AtTable":
        while not self.game.is_over(self.state):
            step = prescribed(self.game.turn(self.state))
            assert step is not None, self.game.turn(self.state)
            self.act(step)
        return self

    def refusal(self, act: Act) -> Refusal:
        """The refusal of an act that must be refused. Asking changes nothing."""
        before = self.state
        found: Refusal | None = self.game.refusal(self.state, act)
        assert self.state == before
        assert found is not None, f"{act} was not refused"
        check_said(found, self.game.edition)
        return found

    def accepts(self, act: Act) -> bool:
        return self.game.refusal(self.state, act) is None

    @property
    def awaits(self) -> Act | None:
        """The act that is prescribed now."""
        return prescribed(self.game.turn(self.state))

    @property
    def won(self) -> set[tuple[str, Selection]]:
        """The bets that won, once all is settled."""
        lines = self.finish().settlement.lines
        return {(each.position.bet, each.position.selection) for each in lines if each.result == "win"}

    @property
    def settlement(self) -> Settlement:
        settlement: Settlement = self.game.settle(self.state)
        return settlement

    def line(self, bet: str, selection: Selection = None, player: str | None = None) -> Line:
        """The one line of the settlement on this bet."""
        found = [
            entry
            for entry in self.finish().settlement.lines
            if (entry.position.bet, entry.position.selection) == (bet, selection)
            and player in (None, entry.position.player)
        ]
        assert len(found) == 1, found
        return found[0]
