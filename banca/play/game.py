"""The interface of a game. A round is a fold of acts: `opening`, `turn`, `refusal`, `after`, `settle`.

Records, tables and commands use only these names, so a new game adds a folder and changes nothing else. Norms that the
bets of all games share are written here, once.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Generic, Protocol, TypeVar

from banca.law import Edition, OptionError, Refusal, Refused, refuse
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.law.words import BetWord
from banca.messages.errors import Listed
from banca.money import Debt, Line, Position, Selection, Settlement, Stakes, stake_on
from banca.play.act import Act, Bet, Move, Withdraw, read_act
from banca.play.bets import BetKind, Verdict, tokens_of
from banca.play.pool import PoolRules
from banca.play.rule import Ruling
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
    """What a table remembers from one round to the next, and how a record writes it under `table`."""

    key: str
    schema: Mapping[str, Any]
    read: Callable[[Any], Any]  # from a record; raises RecordError
    write: Callable[[Any], Any]
    unsaid: Any = None  # its value if the record has none


CARDS, THROWS = "cards", "throws"  # cards and tiles are one sealed order; throws of dice, wheel and buttons another


@dataclass(frozen=True, slots=True)
class Drawing:
    """What one act takes from the order that was sealed before the bets; most acts take nothing."""

    shown: str | None = None  # the card, the tile, the throw
    stream: str = CARDS
    turned_up: bool = False  # it is the card that was face down
    astray: bool = False  # it is dealt to the wrong place, and may be dealt again
    again: bool = False  # it is a card that was dealt to the wrong place before
    unseen: int = 0  # cards or tiles that leave without being shown
    face_down: bool = False  # the unseen card is turned up later in the round
    void_throw: bool = False  # the next throw is used up and does not count
    shuffles: bool = False  # the cards are shuffled again


NOTHING_DRAWN = Drawing()
VOID_THROW = Drawing(void_throw=True)


@dataclass(frozen=True)
class Traits:
    """What shared code asks about a game instead of asking which game it is."""

    family: str | None = None  # the family of games that other layers handle in one module
    one_result: bool = False  # one result decides all bets of a round
    deals: bool = False  # cards are drawn one after another from what is left
    shuffles_every_round: bool = False  # then the order is sealed when the round opens
    players_bank: bool = False  # bettors hold the bank: their losses do not go to the house alone
    takes_odds: bool = False  # a bet may be added to after a first result
    added_bets: tuple[str, ...] = ()  # bets that can only be added to another bet


class Game(ABC, Generic[S]):
    """The rules of one edition."""

    edition: Edition
    offers_at: str  # the clause that lists the bets
    layout_at: str | None = None  # the clause on the layout, if a table has only one
    unsettled: Refusal  # why the next round waits until this one is settled
    memory: Memory | None = None
    authorised: Memory | None = None  # bets beyond the regulation, if an article allows them
    authorised_at: str | None = None  # the clause by which they are authorised
    chance_acts: tuple[type[Act], ...] = ()  # the acts by which chance shows something
    traits: Traits = Traits()
    pool: PoolRules[Any, Any] | None = None  # a jackpot that several tables may share
    house_player: str | None = None  # the name under which the house itself stakes, if it may

    # What may be bet on.

    @abstractmethod
    def kinds(self, setting: Setting) -> Mapping[str, BetKind[Any]]:
        """The bets this table offers."""

    def positions(self, setting: Setting) -> tuple[tuple[str, Selection], ...]:
        """Every bet with every selection that may be placed on the layout."""
        return tuple((b.slug, s) for b in self.kinds(setting).values() for s in b.selections.all)

    def is_added(self, bet: str, selection: Selection) -> bool:
        """Whether a bet can only be added to another, so that it is not made every round."""
        del selection
        return bet in self.traits.added_bets

    def cases(self, setting: Setting, bet: str, selection: Selection) -> Iterable[Any] | None:
        """Everything that can decide a bet; None if its rule alone says what it can be paid."""
        del setting, bet, selection
        return None

    def ways_to_win(self, setting: Setting, bet: str, selection: Selection) -> tuple[Ruling[Verdict], ...]:
        """Every clause by which a bet can be won, with its odds."""
        cases = self.cases(setting, bet, selection)
        known = None if cases is None else tuple(cases)
        return tuple(
            Ruling(clause.value, tuple(dict.fromkeys((clause.id, *clause.with_))))
            for clause in self.kinds(setting)[bet].rule(selection, setting.options).clauses
            if clause.value.result == "win" and (known is None or any(map(clause.when, known)))
        )

    def stake_unit(self, setting: Setting, bet: str) -> int:
        """Stakes on the bet are multiples of this."""
        return setting.limits.on(bet).unit

    def clauses_of(self, setting: Setting, act: str) -> tuple[str, ...]:
        """The clauses on a kind of act, if they are always the same."""
        del setting, act
        return ()

    def check_edition(self, setting: Setting) -> None:
        """Raise OptionError if the setting belongs to another edition."""
        if setting.edition.slug != self.edition.slug:
            raise OptionError("setting-of-another-edition", given=setting.edition.slug, edition=self.edition.slug)

    def places(self, setting: Setting) -> tuple[int, str | None]:
        """How many numbered places (boxes, seats) bettors have, and the clause that says so."""
        del setting
        return 0, None

    def with_condition_met(self, setting: Setting, stakes: Stakes, bet: str, condition: str) -> Setting:
        """The setting after the table meets a condition of an authorised bet beyond the regulation."""
        del setting, stakes, condition
        raise OptionError("bet-authorised-by-no-article", edition=self.edition.slug, bet=shown(bet))

    # The round, a fold of acts.

    @abstractmethod
    def opening(self, setting: Setting) -> S: ...

    @abstractmethod
    def turn(self, state: S) -> Turn: ...

    @abstractmethod
    def refusal(self, state: S, act: Act) -> Refusal | None:
        """Why the act is not allowed now, or None."""

    def after(self, state: S, act: Act) -> S:
        """The state after the act; raises Refused if the act is not allowed."""
        if refusal := self.refusal(state, act):
            raise self.refused(refusal)
        return self.apply(state, act)

    @abstractmethod
    def apply(self, state: S, act: Act) -> S:
        """The state after an act that is known not to be refused."""

    @abstractmethod
    def lines(self, state: S) -> tuple[Line, ...]:
        """The settlement lines of all decided bets."""

    @abstractmethod
    def result(self, state: S) -> Mapping[str, Any] | None:
        """The result, once the croupier has announced it; None before."""

    def winning(self, state: S) -> tuple[tuple[str, Selection], ...]:
        """Every bet with every selection that the announced result wins, made or not; empty if no one decides all."""
        del state
        return ()

    # What each may see. Views for players, spectators and staff are made of these two alone.

    @abstractmethod
    def seen_by(self, state: S, viewer: str | None) -> Mapping[str, Any]:
        """What somebody can see of the round besides the stakes, as plain data; None is whoever has no part in it.

        A card or tile that lies face down for him is HIDDEN.
        """

    def hides(self, before: S, act: Act, after: S, viewer: str | None) -> bool:
        """Whether what an act names in its `face_down` fields lies face down for somebody."""
        del before, act, after, viewer
        return False

    @abstractmethod
    def clauses_for(self, state: S, act: Act) -> tuple[str, ...]:
        """The clauses that prescribe or allow an act; the act must not be refused."""

    def is_over(self, state: S) -> bool:
        """Whether everything is settled and the record may end."""
        return isinstance(self.turn(state), Over)

    def settle(self, state: S) -> Settlement:
        """The result of each bet, and the stakes that stay on the layout. Raises Refused before the round is over."""
        if not self.is_over(state):
            raise self.refused(refuse("round_must_be_over", None))
        return Settlement(self.lines(state), self.standing(state))

    def refuse_next_round(self, state: S) -> Refusal:
        """Why the next round cannot be opened while this one is under way."""
        del state
        return self.unsettled

    def standing(self, state: S) -> Stakes:
        """The stakes that stay on the layout for the next round."""
        del state
        return ()

    def debts(self, state: S) -> tuple[Debt, ...]:
        """What players owe each other after the round; the house has no part in it."""
        del state
        return ()

    @abstractmethod
    def remembered(self, state: S) -> Any:
        """What the table remembers after a round."""

    # Chance.

    @cached_property
    def streams(self) -> tuple[str, ...]:
        """The orders that the game can draw from: throws, cards, or both."""
        shows = {THROWS: type(self).throw_weights is not Game.throw_weights}
        shows[CARDS] = type(self).card_weights is not Game.card_weights
        return tuple(stream for stream, can in shows.items() if can)

    def card_weights(self, state: S) -> Mapping[str, int]:
        """The cards or tiles to shuffle now, with the number of each; empty if there are none, or not yet."""
        del state
        return {}

    def throw_weights(self, state: S) -> Mapping[Act, int]:
        """What the next throw may show, with whole weights; empty if no throw is due."""
        del state
        return {}

    def drawing(self, state: S, act: Act) -> Drawing:
        """What the act takes from the order that was sealed before the bets."""
        if isinstance(act, self.chance_acts) and isinstance(turn := self.turn(state), Chance) and act in turn.weights:
            return Drawing(self.token(act), THROWS if self.throw_weights(state) else CARDS)
        return VOID_THROW if act.name == "void" and self.throw_weights(state) else NOTHING_DRAWN

    def token(self, act: Act) -> str:
        """The sealed part of an act of chance: the card without who gets it, or the whole act of a throw."""
        return _whole_act(act)

    def equipment(self, setting: Setting) -> Mapping[str, Any]:
        """What a picture of the table needs to know beyond its bets, as plain data: a wheel's order, faces of dice."""
        del setting
        return {}

    def equipment_warnings(self, setting: Setting) -> tuple[Refusal, ...]:
        """Faults of the equipment that do not stop play."""
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
        """Whether an act is a step of the procedure: not a bet, payment, irregularity or result."""

    def is_choice(self, act: Act) -> bool:
        """Whether somebody chooses this act among several, even if it has a default."""
        del act
        return False

    def read_act(self, data: Any) -> Act:
        return read_act(data, self.act_kinds, self.steps)

    def refused(self, refusal: Refusal) -> Refused:
        return Refused(refusal, self.edition)

    # Why a bet or an amount is not lawful here.

    def not_offered(self, setting: Setting, bet: str) -> Refusal | None:
        """Why a bet of this name cannot be made at the table."""
        kinds = self.kinds(setting)
        if bet in kinds:
            return None
        return refuse("bet_must_be_offered", self.offers_at, bet=shown(bet), offered=Listed(*map(BetWord, kinds)))

    def refuse_amount(self, setting: Setting, bet: str, total: int) -> Refusal | None:
        """Why a bettor may not have this much on a place. The regulations leave limits to the table."""
        return setting.limits.refusal(bet, total)

    def refuse_together(self, state: S, player: str, stakes: Stakes) -> Refusal | None:  # noqa: ARG002
        """Why a player's stakes are not lawful together, though each is; most games have no such rule."""
        return None

    def position(self, setting: Setting, act: Any) -> Position:
        """The position of the stake that an act on a lawful bet names."""
        chosen = self.kinds(setting)[act.bet].selections.read(act.selection)
        return Position(act.player, act.bet, chosen, act.layout, act.place)


@lru_cache(maxsize=1 << 12)
def _whole_act(act: Act) -> str:
    return json.dumps(act.to_json(), sort_keys=True, separators=(",", ":"))


# Norms that the bets of all games share.


def refuse_stake(game: Game[S], state: S, act: Bet) -> Refusal | None:
    """Why a bet is not allowed: the bet itself, its selection, its place or the amount."""
    setting = state.setting
    if refusal := game.not_offered(setting, act.bet):
        return refusal
    if refusal := game.kinds(setting)[act.bet].refusal(act.selection):
        return refusal
    if refusal := refuse_layout_or_place(game, setting, act):
        return refusal
    if refusal := refuse_no_money(act.stake):
        return refusal
    staked = stake_on(state.stakes, game.position(setting, act)).amount
    if staked + act.stake > MONEY_MOST:
        return refuse("stake_must_be_money_that_there_is", None, stake=staked + act.stake, most=MONEY_MOST)
    return game.refuse_amount(setting, act.bet, staked + act.stake)


def refuse_layout_or_place(game: Game[Any], setting: Setting, act: Bet) -> Refusal | None:
    """Why a bet cannot lie there: no such layout, or no such place."""
    layouts = int(str(setting.options.values.get("layouts", 1)))
    if not 1 <= act.layout <= layouts:
        clause = game.edition.options["layouts"].clause if "layouts" in game.edition.options else game.layout_at
        return refuse("layout_must_exist", clause, layout=act.layout, layouts=layouts)
    most, clause = game.places(setting)
    if act.place is not None and not 1 <= act.place <= most:
        if not most:
            return refuse("place_must_exist", clause, "none", place=act.place)
        return refuse("place_must_exist", clause, place=act.place, most=most)
    return None


def refuse_withdrawal(game: Game[S], state: S, act: Withdraw | Move) -> Refusal | None:
    """Why this much cannot be taken back: it is not there, or too little would stay."""
    kind = game.kinds(state.setting).get(act.bet)
    lawful = kind is not None and not kind.refusal(act.selection)
    stake = stake_on(state.stakes, game.position(state.setting, act)) if lawful else None
    if stake is None or not stake.amount:
        bet = BetWord(act.bet, tokens_of(act.selection))
        return refuse("stake_must_lie_on_the_layout", None, player=act.player, bet=bet)
    free = stake.amount - stake.held
    if (act.stake or 1) > free:
        norm, wanted = "stake_must_lie_on_the_layout", act.stake or 0
        return refuse(norm, None, "so-much", player=act.player, there=free, stake=wanted)
    left = stake.amount - (act.stake or free)
    return state.setting.limits.too_little(act.bet, left) if left else None


def refuse_no_money(stake: Any) -> Refusal | None:
    if type(stake) is int and stake > 0:
        return None
    return refuse("stake_must_be_whole_and_above_zero", None, stake=shown(stake))


def bet_as_typed(bet: str, selection: Any) -> str:
    """A bet as it was typed, lawful or not."""
    return bet if selection is None else f"{bet} {'-'.join(map(str, tokens_of(selection)))}"
