"""What a game says and asks at its table, in addition to what every table says."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from banca.cli.names import act_text, choices_text, shortest, value_text
from banca.cli.words import word
from banca.law import Language
from banca.messages import joined, money_text
from banca.money import Selection, named
from banca.play.act import Act
from banca.play.turn import Betting, Decision
from banca.table import Done

if TYPE_CHECKING:
    from banca.cli.play.session import TableSession


class Dialogue:
    """The usual dialogue. A game with more to say overrides what differs."""

    def __init__(self, session: "TableSession") -> None:
        self.session = session
        self.table = session.table
        self.view = session.view
        self.lang: Language = session.lang
        self.message = session.view.message
        self.complaint = session.view.complaint

    @property
    def state(self) -> Any:
        return self.table.state

    # Input.

    def examples(self) -> str:
        """Bets as they are typed."""
        positions = self.table.game.positions(self.table.setting)
        plain = [self.typed_text(bet, None, 100) for bet, chosen in positions if chosen is None][:1]
        first = next((bet for bet, chosen in positions if chosen is not None), None)
        placed = [self.typed_text(bet, chosen, 50) for bet, chosen in positions if bet == first][-1:]
        return joined(self.lang, plain + placed, "list-or")

    def typed_text(self, bet: str, chosen: Selection, amount: int) -> str:
        """A bet in the words that are typed for it."""
        if self.lang == "en":
            return self.quote(f"{named(bet, chosen)} {amount}")
        edition = self.view.edition
        on = "" if chosen is None else f" {value_text(edition, self.lang, chosen)}"
        return self.quote(f"{shortest(edition, self.lang, bet)}{on} {amount}")

    def quote(self, words: str) -> str:
        """Words to type, in quotation marks."""
        return self.message("play-typed", words=words)

    within: Sequence[str] = ()  # words of this game that may stand inside a line

    def word(self, english: str) -> str:
        """What is typed for an English word."""
        return word(self.lang, self.view.edition.game, english)

    def help_messages(self) -> Sequence[str]:
        """The messages that explain the words of this game's tables."""
        return ()

    def intercept(self, text: str) -> str | None:
        """The rest of a typed line that is still to be answered; None if nothing is left."""
        return text

    def commands(self, rest: str) -> dict[str, Callable[[], None]]:
        """The words of this game, each with its function, which gets the rest of the line."""
        del rest
        return {}

    def bet_on_odds(self, rest: str) -> str | None:
        """The bet that “odds” with an amount means, as it is typed; None if this game has none."""
        del rest
        return None

    def after_hint(self) -> None:
        """Say what a hint needs besides."""

    def split_shown(self, text: str) -> tuple[str, Act | None]:
        """Split what the croupier types in: what was shown, and an act that follows at once."""
        return text, None

    # Questions.

    def waits(self) -> bool:
        """Whether the croupier waits for you."""
        turn = self.table.turn
        asks = isinstance(turn, Betting) or (isinstance(turn, Decision) and turn.prescribed is None)
        return self.table.is_over or asks

    def pause(self) -> str | None:
        """The message if the croupier waits although the round could go on; None if not."""
        return None

    waits_before_payments = False  # what was typed in last can be taken back while it does

    def invitation(self) -> str:
        """The invitation to bet."""
        return self.message("play-betting-open")

    def question(self, turn: Decision) -> str:
        return self.message("play-what-do-you-do", choices=choices_text(self.view.edition, self.lang, turn.choices))

    def prompt(self, like: Act) -> str:
        """The prompt for what the croupier types in as such an act."""
        act, to = act_text(self.view.edition, self.lang, like.name), like.to_json().get("to")
        if to is None:
            return act
        return self.message("play-typed-to", act=act, to=value_text(self.view.edition, self.lang, to))

    # Output.

    def announcements(self, done: Done) -> list[tuple[str, str]]:
        """What the croupier says about an act, in addition to its name: clauses and words."""
        del done
        return []

    def show_bets(self) -> None:
        self.view.show_bets()

    def show_odds(self) -> None:
        """The exact odds of the next round."""
        self.show_bets()

    def show_afterwards(self) -> None:
        """Show what a settlement leaves between players."""

    # Chips and leaving.

    def gain_so_far(self) -> int:
        """Payments to you less stakes taken, in a round that is not over."""
        return 0

    def must_play_on(self) -> bool:
        """Whether the round must go on although none of your stakes is on the table."""
        return False

    def answer_on_leaving(self) -> Done | None:
        """If you leave when you are asked, answer with the last choice, such as to fold."""
        turn = self.table.turn
        if isinstance(turn, Decision) and turn.prescribed is None:
            return self.table.do(turn.choices[-1])
        return None

    def leave_unplayed(self) -> None:
        """Return the stakes of a round that nobody played; what was there before stays."""
        game, session = self.table.game, self.session
        standing = game.standing(game.opening(self.table.setting))
        self.view.say(f"  {self.message('play-not-played', stakes=session.staked_text(standing))}")
        if standing:
            self.view.say(f"  {self.message('play-stays-there', stakes=self.view.stakes_text(standing))}")
        self.say_farewell(session.bank - sum(stake.amount for stake in standing))

    def say_farewell(self, chips: int) -> None:
        """Say goodbye after an unfinished round, which is not recorded."""
        if self.session.record_to:
            self.view.say(f"  {self.message('play-not-recorded')}")
        self.view.say(
            self.message("play-leave", chips=money_text(self.lang, chips), currency=self.table.setting.currency)
        )
