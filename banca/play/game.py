"""What every game is to those who use it: a few questions, and a round that is a fold of acts.

`opening`, `turn`, `refusal`, `after`, `settle`: record, table and command are written against these names, so that a
new game adds a folder and changes nothing else. What the bets of all games have in common is written here, once.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from banca.law import Edition, OptionError, Refusal, Refused
from banca.law.parameters import MONEY_MOST
from banca.money import Line, Position, Selection, Settlement, Stakes, format_amount, stake_on
from banca.play.act import Act, Bet, Move, Withdraw, read_act
from banca.play.bets import BetKind, tokens_of
from banca.play.setting import Setting
from banca.play.turn import Chance, Over, Turn


class State(Protocol):
    """A round under way, as far as all games have it in common."""

    @property
    def setting(self) -> Setting: ...

    @property
    def stakes(self) -> Stakes: ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Memory:
    """What a table remembers from one round to the next, and how it stands in a record under `table`."""

    key: str
    schema: Mapping[str, Any]
    read: Callable[[Any], Any]  # from a record; a RecordError where it makes no sense
    write: Callable[[Any], Any]
    unsaid: Any = None  # what a record that does not speak of it means


CARDS, THROWS = "cards", "throws"  # cards and tiles have an order of their own, and so have dice, wheel and buttons


@dataclass(frozen=True, slots=True)
class Drawing:
    """What one act takes from the order that was fixed before the bets; most acts take nothing."""

    shown: str | None = None  # the card, the tile, the throw
    stream: str = CARDS
    turned_up: bool = False  # what is shown is the card that lay face down
    astray: bool = False  # what is shown goes where it should not, and may be dealt again
    again: bool = False  # what is shown is a card that went astray
    unseen: int = 0  # cards or tiles that leave without being shown
    face_down: bool = False  # the unseen card is turned up later in the round
    void_throw: bool = False  # the throw that would have come counts for nothing
    shuffles: bool = False  # cards are put into another order


class Game(ABC, Generic[S]):
    edition: Edition
    offers_at: str  # the clause that lists the bets
    layout_at: str | None = None  # the clause on the layout, where a table has but one
    unsettled: Refusal  # of the next round before this one is settled
    memory: Memory | None = None
    authorised: Memory | None = None  # how bets beyond the regulation stand in a record, where an article allows them
    authorised_at: str | None = None  # the clause by which they are authorised
    added_bets: tuple[str, ...] = ()  # that can only be added to another bet
    one_result: bool = False  # decides all bets of a round
    players_bank: bool = False  # bettors hold the bank: what one of them loses is not the house's alone
    takes_odds: bool = False  # a bet may be added to after a first result
    deals: bool = False  # chance is a run of cards, drawn one after another from what is left
    family: str | None = None  # of games that other layers treat alike, in one module
    chance_acts: tuple[type[Act], ...] = ()  # by which chance shows something
    shuffles_every_round: bool = False  # then the order is fixed when the round opens, cuts and all

    # What may be bet on.

    @abstractmethod
    def kinds(self, setting: Setting) -> Mapping[str, BetKind[Any]]:
        """The bets this table offers."""

    def positions(self, setting: Setting) -> tuple[tuple[str, Selection], ...]:
        """Every bet with every selection that may be placed on the layout."""
        return tuple((b.slug, s) for b in self.kinds(setting).values() for s in b.selections.all)

    def is_added(self, bet: str, selection: Selection) -> bool:
        """Whether a bet is only added to another, so that nobody makes it every round."""
        del selection
        return bet in self.added_bets

    def must_be_of(self, setting: Setting) -> None:
        """Refuses the setting of another edition: its options and bets are not those of this game."""
        if setting.edition.slug != self.edition.slug:
            says = f"this is a setting of {setting.edition.slug}, not of {self.edition.slug}"
            raise OptionError(f"{says}: make it from the options of the edition, option_set(game.edition)")

    def places(self, setting: Setting) -> tuple[int, str | None]:
        """How many numbered places (boxes, seats) bettors have, and the clause that says so."""
        del setting
        return 0, None

    def with_condition_met(self, setting: Setting, stakes: Stakes, bet: str, condition: str) -> Setting:
        """The setting of a table that meets a condition on which a bet beyond the regulation was authorised."""
        del setting, stakes, condition
        raise OptionError(f"{self.edition.slug} has no article by which {bet!r} could be authorised on a condition")

    # The round, a fold of acts.

    @abstractmethod
    def opening(self, setting: Setting) -> S: ...

    @abstractmethod
    def turn(self, state: S) -> Turn: ...

    @abstractmethod
    def refusal(self, state: S, act: Act) -> Refusal | None:
        """Why the act may not be done now, or None. Asking changes nothing."""

    def after(self, state: S, act: Act) -> S:
        """The round when the act is done; Refused where it may not be done."""
        if refusal := self.refusal(state, act):
            raise self.refused(refusal)
        return self.done(state, act)

    @abstractmethod
    def done(self, state: S, act: Act) -> S:
        """The round when an act is done that is known not to be refused."""

    @abstractmethod
    def lines(self, state: S) -> tuple[Line, ...]:
        """What each bet that is decided came to."""

    @abstractmethod
    def result(self, state: S) -> Mapping[str, Any] | None:
        """What the croupier has announced; nothing before that."""

    @abstractmethod
    def clauses_for(self, state: S, act: Act) -> tuple[str, ...]:
        """The clauses an act rests on; the act must be one that can be done."""

    def is_over(self, state: S) -> bool:
        """Whether all is settled, so that the record may end here."""
        return isinstance(self.turn(state), Over)

    def settle(self, state: S) -> Settlement:
        """What each bet came to, and what still lies there; only when all that is decided is taken and paid."""
        if not self.is_over(state):
            raise self.refused(Refusal("round_must_be_over", None, "the round is not over yet"))
        return Settlement(self.lines(state), self.standing(state))

    def refuse_next_round(self, state: S) -> Refusal:
        """Why the next round cannot be opened while this one is under way."""
        del state
        return self.unsettled

    def standing(self, state: S) -> Stakes:
        """The stakes that stay on the layout for the next round."""
        del state
        return ()

    @abstractmethod
    def remembered(self, state: S) -> Any:
        """What the table remembers of a round that is over."""

    # Chance.

    def material(self, state: S) -> Mapping[str, int]:
        """The cards or tiles that are put into an order now, with their number; empty: there are none, or not yet."""
        del state
        return {}

    def thrown(self, state: S) -> Mapping[Act, int]:
        """What the throw that is awaited may show, with whole weights; empty: it lies there, or there is none."""
        del state
        return {}

    def drawing(self, state: S, act: Act) -> Drawing:
        """What the act takes from the order that was fixed before the bets."""
        if isinstance(act, self.chance_acts) and isinstance(turn := self.turn(state), Chance) and act in turn.weights:
            return Drawing(self.token(act), THROWS if self.thrown(state) else CARDS)
        return Drawing(void_throw=act.name == "void" and bool(self.thrown(state)))

    def token(self, act: Act) -> str:
        """What was fixed of an act of chance: the card and not who gets it; of a throw the whole act."""
        return json.dumps(act.to_json(), sort_keys=True, separators=(",", ":"))

    def equipment_warnings(self, setting: Setting) -> tuple[Refusal, ...]:
        """What is amiss with the equipment but stops no play."""
        del setting
        return ()

    # Words.

    @property
    @abstractmethod
    def act_kinds(self) -> Mapping[str, type[Act]]:
        """The acts with fields, by their word."""

    @property
    @abstractmethod
    def steps(self) -> frozenset[str]:
        """The words of all steps that any set of options can prescribe."""

    @abstractmethod
    def is_step(self, act: Act) -> bool:
        """Whether an act is a step of the procedure: no bet, no payment, no irregularity, not the result itself."""

    def must_be_said(self, act: Act) -> bool:
        """Whether the act, though one is prescribed where nobody says any, is somebody's choice among several."""
        del act
        return False

    def read_act(self, said: Any) -> Act:
        return read_act(said, self.act_kinds, self.steps)

    def refused(self, refusal: Refusal) -> Refused:
        return Refused(refusal, self.edition.cite(refusal.clause) if refusal.clause else None)

    # Norms that the bets of all games share.

    def not_offered(self, setting: Setting, bet: str) -> Refusal | None:
        """Why a bet of this name cannot be made at the table."""
        kinds = self.kinds(setting)
        if bet in kinds:
            return None
        says = f"no bet {bet!r} at this table: it offers {', '.join(kinds)}"
        return Refusal("bet_must_be_offered", self.offers_at, says)

    def refuse_stake(self, state: S, act: Bet) -> Refusal | None:
        """Why a stake may not be put where it is said: what is offered, what it is placed on, where, how much."""
        setting = state.setting
        if refusal := self.not_offered(setting, act.bet):
            return refusal
        if refusal := self.kinds(setting)[act.bet].refusal(act.selection):
            return refusal
        if refusal := self._refuse_where(setting, act):
            return refusal
        if refusal := refuse_no_money(act.stake):
            return refusal
        lying = stake_on(state.stakes, self.position(setting, act)).amount
        if lying + act.stake > MONEY_MOST:
            most = format_amount(MONEY_MOST)
            says = f"{format_amount(lying + act.stake)} is more than there is: a stake is at most {most}"
            return Refusal("stake_must_be_money_that_there_is", None, says)
        return self.refuse_amount(setting, act.bet, lying + act.stake)

    def refuse_amount(self, setting: Setting, bet: str, total: int) -> Refusal | None:
        """Why a bettor may not have so much, or so little, on a place. The texts leave that to the table."""
        return setting.limits.refusal(bet, total)

    def refuse_together(self, state: S, player: str, stakes: Stakes) -> Refusal | None:  # noqa: ARG002
        """Why a player's stakes, each lawful by itself, may not lie there together; in most games nothing is said."""
        return None

    def _refuse_where(self, setting: Setting, act: Bet) -> Refusal | None:
        layouts = setting.options.values.get("layouts", 1)
        if not 1 <= act.layout <= int(str(layouts)):
            clause = self.edition.options["layouts"].clause if "layouts" in self.edition.options else self.layout_at
            return Refusal("layout_must_exist", clause, f"there is no layout {act.layout}: the table has {layouts}")
        most, clause = self.places(setting)
        if act.place is not None and not 1 <= act.place <= most:
            has = f"they are 1 to {most}" if most else "this table has no numbered places"
            return Refusal("place_must_exist", clause, f"there is no place {act.place}: {has}")
        return None

    def refuse_withdrawal(self, state: S, act: Withdraw | Move) -> Refusal | None:
        """Why so much cannot be taken back: it does not lie there, or too little would stay."""
        kind = self.kinds(state.setting).get(act.bet)
        lawful = kind is not None and not kind.refusal(act.selection)
        stake = stake_on(state.stakes, self.position(state.setting, act)) if lawful else None
        if stake is None or not stake.amount:
            says = f"there is no stake of {act.player} on {said(act.bet, act.selection)}"
            return Refusal("stake_must_lie_on_the_layout", None, says)
        free = stake.amount - stake.held
        if (act.stake or 1) > free:
            says = f"{act.player} has {format_amount(free)} there, not {format_amount(act.stake or 0)}, to take back"
            return Refusal("stake_must_lie_on_the_layout", None, says)
        left = stake.amount - (act.stake or free)
        return state.setting.limits.too_little(act.bet, left) if left else None

    def position(self, setting: Setting, act: Any) -> Position:
        """Where an act on a lawful bet puts or finds its stake."""
        chosen = self.kinds(setting)[act.bet].selections.read(act.selection)
        return Position(act.player, act.bet, chosen, act.layout, act.place)


def refuse_no_money(stake: Any) -> Refusal | None:
    if type(stake) is int and stake > 0:
        return None
    return Refusal("stake_must_be_whole_and_above_zero", None, f"a stake is whole minor units, not {stake!r}")


def said(bet: str, selection: Any) -> str:
    """A bet as it was said, which may be unlawful."""
    return bet if selection is None else f"{bet} {'-'.join(map(str, tokens_of(selection)))}"
