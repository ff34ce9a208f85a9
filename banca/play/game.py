"""The interface of a game. A round is a fold of acts: `opening`, `turn`, `refusal`, `after`, `settle`.

Record, table and command are written against these names, so a new game adds a folder and changes nothing else. What
the bets of all games have in common is written here, once.
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
    """What the states of all games have in common."""

    @property
    def setting(self) -> Setting: ...

    @property
    def stakes(self) -> Stakes: ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Memory:
    """What a table remembers from one round to the next, and how a record holds it under `table`."""

    key: str
    schema: Mapping[str, Any]
    read: Callable[[Any], Any]  # from a record; raises RecordError
    write: Callable[[Any], Any]
    unsaid: Any = None  # its value if the record does not name it


CARDS, THROWS = "cards", "throws"  # cards and tiles are one sealed order; dice, wheel and buttons another


@dataclass(frozen=True, slots=True)
class Drawing:
    """What one act takes from the order that was sealed before the bets; most acts take nothing."""

    shown: str | None = None  # the card, the tile, the throw
    stream: str = CARDS
    turned_up: bool = False  # it is the card that lay face down
    astray: bool = False  # it goes where it should not, and may be dealt again
    again: bool = False  # it is a card that went astray before
    unseen: int = 0  # cards or tiles that leave without being shown
    face_down: bool = False  # the unseen card is turned up later in the round
    void_throw: bool = False  # the next throw is taken and counts for nothing
    shuffles: bool = False  # the cards are shuffled again


class Game(ABC, Generic[S]):
    """The rules of one edition."""

    edition: Edition
    offers_at: str  # the clause that lists the bets
    layout_at: str | None = None  # the clause on the layout, where a table has only one
    unsettled: Refusal  # why the next round waits until this one is settled
    memory: Memory | None = None
    authorised: Memory | None = None  # bets beyond the regulation, where an article allows them
    authorised_at: str | None = None  # the clause by which they are authorised
    added_bets: tuple[str, ...] = ()  # that can only be added to another bet
    one_result: bool = False  # decides all bets of a round
    players_bank: bool = False  # bettors hold the bank: what one of them loses is not the house's alone
    takes_odds: bool = False  # a bet may be added to after a first result
    deals: bool = False  # cards are drawn one after another from what is left
    family: str | None = None  # of games that the other layers treat in one module
    chance_acts: tuple[type[Act], ...] = ()  # the acts by which chance shows something
    shuffles_every_round: bool = False  # then the order is sealed when the round opens

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

    def check_edition(self, setting: Setting) -> None:
        """Raise OptionError if the setting is of another edition."""
        if setting.edition.slug != self.edition.slug:
            says = f"this is a setting of {setting.edition.slug}, not of {self.edition.slug}"
            raise OptionError(f"{says}: make it from the options of the edition, option_set(game.edition)")

    def places(self, setting: Setting) -> tuple[int, str | None]:
        """How many numbered places (boxes, seats) bettors have, and the clause that says so."""
        del setting
        return 0, None

    def with_condition_met(self, setting: Setting, stakes: Stakes, bet: str, condition: str) -> Setting:
        """The setting once the table meets a condition on which a bet beyond the regulation was authorised."""
        del setting, stakes, condition
        raise OptionError(f"{self.edition.slug} has no article by which {bet!r} could be authorised on a condition")

    # The round, a fold of acts.

    @abstractmethod
    def opening(self, setting: Setting) -> S: ...

    @abstractmethod
    def turn(self, state: S) -> Turn: ...

    @abstractmethod
    def refusal(self, state: S, act: Act) -> Refusal | None:
        """Why the act may not be done now, or None."""

    def after(self, state: S, act: Act) -> S:
        """The state after the act; raises Refused if the act may not be done."""
        if refusal := self.refusal(state, act):
            raise self.refused(refusal)
        return self.apply(state, act)

    @abstractmethod
    def apply(self, state: S, act: Act) -> S:
        """The state after an act that is known not to be refused."""

    @abstractmethod
    def lines(self, state: S) -> tuple[Line, ...]:
        """The settlement lines of all bets that are decided."""

    @abstractmethod
    def result(self, state: S) -> Mapping[str, Any] | None:
        """The result, once the croupier has announced it; None before."""

    @abstractmethod
    def clauses_for(self, state: S, act: Act) -> tuple[str, ...]:
        """The clauses an act rests on; the act must not be refused."""

    def is_over(self, state: S) -> bool:
        """Whether all is settled and the record may end."""
        return isinstance(self.turn(state), Over)

    def settle(self, state: S) -> Settlement:
        """What each bet came to, and which stakes stay on the layout. Raises Refused before the round is over."""
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
        """What the table remembers after a round."""

    # Chance.

    def card_weights(self, state: S) -> Mapping[str, int]:
        """The cards or tiles to shuffle now, with the number of each; empty if there are none, or not yet."""
        del state
        return {}

    def throw_weights(self, state: S) -> Mapping[Act, int]:
        """What the next throw may show, with whole weights; empty if none is awaited."""
        del state
        return {}

    def drawing(self, state: S, act: Act) -> Drawing:
        """What the act takes from the order that was sealed before the bets."""
        if isinstance(act, self.chance_acts) and isinstance(turn := self.turn(state), Chance) and act in turn.weights:
            return Drawing(self.token(act), THROWS if self.throw_weights(state) else CARDS)
        return Drawing(void_throw=act.name == "void" and bool(self.throw_weights(state)))

    def token(self, act: Act) -> str:
        """What the seal binds of an act of chance: the card but not who gets it; of a throw the whole act."""
        return json.dumps(act.to_json(), sort_keys=True, separators=(",", ":"))

    def equipment_warnings(self, setting: Setting) -> tuple[Refusal, ...]:
        """What is amiss with the equipment but stops no play."""
        del setting
        return ()

    # Acts.

    @property
    @abstractmethod
    def act_kinds(self) -> Mapping[str, type[Act]]:
        """The acts that have fields, by name."""

    @property
    @abstractmethod
    def steps(self) -> frozenset[str]:
        """The names of all steps that any set of options can prescribe."""

    @abstractmethod
    def is_step(self, act: Act) -> bool:
        """Whether an act is a step of the procedure, and no bet, payment, irregularity or result."""

    def is_choice(self, act: Act) -> bool:
        """Whether somebody chooses this act among several, though one is prescribed by default."""
        del act
        return False

    def read_act(self, data: Any) -> Act:
        return read_act(data, self.act_kinds, self.steps)

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
        """Why a stake may not be bet: the bet, its selection, its place or the amount is not allowed."""
        setting = state.setting
        if refusal := self.not_offered(setting, act.bet):
            return refusal
        if refusal := self.kinds(setting)[act.bet].refusal(act.selection):
            return refusal
        if refusal := self._refuse_where(setting, act):
            return refusal
        if refusal := refuse_no_money(act.stake):
            return refusal
        staked = stake_on(state.stakes, self.position(setting, act)).amount
        if staked + act.stake > MONEY_MOST:
            most = format_amount(MONEY_MOST)
            says = f"{format_amount(staked + act.stake)} is more than there is: a stake is at most {most}"
            return Refusal("stake_must_be_money_that_there_is", None, says)
        return self.refuse_amount(setting, act.bet, staked + act.stake)

    def refuse_amount(self, setting: Setting, bet: str, total: int) -> Refusal | None:
        """Why a bettor may not have this much on a place. The regulations leave the limits to the table."""
        return setting.limits.refusal(bet, total)

    def refuse_together(self, state: S, player: str, stakes: Stakes) -> Refusal | None:  # noqa: ARG002
        """Why a player's stakes, each lawful by itself, are not lawful together; most games have no such rule."""
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
        """Why this much cannot be taken back: it is not there, or too little would stay."""
        kind = self.kinds(state.setting).get(act.bet)
        lawful = kind is not None and not kind.refusal(act.selection)
        stake = stake_on(state.stakes, self.position(state.setting, act)) if lawful else None
        if stake is None or not stake.amount:
            says = f"there is no stake of {act.player} on {bet_as_typed(act.bet, act.selection)}"
            return Refusal("stake_must_lie_on_the_layout", None, says)
        free = stake.amount - stake.held
        if (act.stake or 1) > free:
            says = f"{act.player} has {format_amount(free)} there, not {format_amount(act.stake or 0)}, to take back"
            return Refusal("stake_must_lie_on_the_layout", None, says)
        left = stake.amount - (act.stake or free)
        return state.setting.limits.too_little(act.bet, left) if left else None

    def position(self, setting: Setting, act: Any) -> Position:
        """The position of the stake that an act on a lawful bet names."""
        chosen = self.kinds(setting)[act.bet].selections.read(act.selection)
        return Position(act.player, act.bet, chosen, act.layout, act.place)


def refuse_no_money(stake: Any) -> Refusal | None:
    if type(stake) is int and stake > 0:
        return None
    return Refusal("stake_must_be_whole_and_above_zero", None, f"a stake is whole minor units, not {stake!r}")


def bet_as_typed(bet: str, selection: Any) -> str:
    """A bet in the words in which it was given, lawful or not."""
    return bet if selection is None else f"{bet} {'-'.join(map(str, tokens_of(selection)))}"
