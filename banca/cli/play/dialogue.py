"""What a game says and asks at its table, beside what is said at every table."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.names import act_text, choices_text, joined, value_text
from banca.law import Language
from banca.money import format_amount, named
from banca.play.act import Act
from banca.play.turn import Betting, Decision
from banca.table import Done

if TYPE_CHECKING:
    from banca.cli.play.session import TableSession
    from banca.cli.play.view import Announcement


class Dialogue:
    """The usual dialogue. A game with more to say overrides what differs."""

    def __init__(self, session: "TableSession") -> None:
        self.session = session
        self.table = session.table
        self.view = session.view
        self.lang: Language = session.lang
        self.word = session.view.word
        self.complaint = session.view.complaint

    @property
    def state(self) -> Any:
        return self.table.state

    # What you type.

    def examples(self) -> str:
        """Bets as they are typed."""
        positions = self.table.game.positions(self.table.setting)
        plain = [f"“{bet} 100”" for bet, chosen in positions if chosen is None][:1]
        first = next((bet for bet, chosen in positions if chosen is not None), None)
        placed = [f"“{named(bet, chosen)} 50”" for bet, chosen in positions if bet == first][-1:]
        return joined(self.lang, plain + placed, "or")

    def help_messages(self) -> Mapping[str, str]:
        """What can be typed at this game's tables alone, and the messages that explain it."""
        return {}

    def intercept(self, text: str) -> str | None:
        """What is left to answer of a line that was typed; None if nothing is."""
        return text

    def commands(self, rest: str) -> dict[str, Callable[[], None]]:
        """Words of this game alone and what each does, with the rest of the line."""
        del rest
        return {}

    def split_shown(self, text: str) -> tuple[str, Act | None]:
        """Of what the croupier types in: what was shown, and an act that follows at once."""
        return text, None

    # What you are asked.

    def waits(self) -> bool:
        """Whether the croupier waits for you."""
        turn = self.table.turn
        asks = isinstance(turn, Betting) or (isinstance(turn, Decision) and turn.prescribed is None)
        return self.table.is_over or asks

    def pause(self) -> str | None:
        """What is said where the croupier waits though the round could go on; None if he does not."""
        return None

    def invitation(self) -> str:
        """To bet."""
        return self.word("betting_open")

    def question(self, turn: Decision) -> str:
        return self.word("what_do_you_do", choices=choices_text(self.view.edition, self.lang, turn.choices))

    def prompt(self, like: Act) -> str:
        """For what the croupier types in, an act like this one."""
        act, to = act_text(self.view.edition, self.lang, like.name), like.to_json().get("to")
        if to is None:
            return act
        return self.word("typed_to", act=act, to=value_text(self.view.edition, self.lang, to))

    # What you are told.

    def announcements(self, done: Done) -> "list[Announcement]":
        """What the croupier says of an act beside its name."""
        del done
        return []

    def show_bets(self) -> None:
        self.view.show_bets()

    def show_odds(self) -> None:
        """The exact odds of the next round."""
        self.show_bets()

    def show_afterwards(self) -> None:
        """What a settlement leaves between players."""

    # Chips and leaving.

    def gained_so_far(self) -> int:
        """What was paid to you less what was taken, in a round that is not over."""
        return 0

    def must_play_on(self) -> bool:
        """Whether the round goes on though nothing of yours lies on the table."""
        return False

    def answer_on_leaving(self) -> Done | None:
        """Gives the last of the choices, to fold, if you leave while you are asked."""
        turn = self.table.turn
        if isinstance(turn, Decision) and turn.prescribed is None:
            return self.table.do(turn.choices[-1])
        return None

    def leave_unplayed(self) -> None:
        """Stakes of a round that nobody played go back to you; what stood there before stays."""
        game, session = self.table.game, self.session
        standing = game.standing(game.opening(self.table.setting))
        self.view.say(f"  {self.word('not_played', stakes=session.staked_text(standing))}")
        if standing:
            self.view.say(f"  {self.word('stays_there', stakes=self.view.stakes_text(standing))}")
        self.say_farewell(session.bank - sum(stake.amount for stake in standing))

    def say_farewell(self, chips: int) -> None:
        """After a round that was broken off: it is not recorded, since only a finished round can be."""
        if self.session.record_to:
            self.view.say(f"  {self.word('not_recorded')}")
        self.view.say(self.word("leave", chips=format_amount(chips), currency=self.table.setting.currency))
