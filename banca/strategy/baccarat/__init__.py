"""What a tie does to a stake on a side (article 12), and how long a shoe lasts (articles 2, 3.1 and 8)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.drawing import FIRST_CARDS
from banca.games.baccarat.equipment import on_machine
from banca.games.baccarat.preparation import burns_one
from banca.games.baccarat.round import Baccarat
from banca.games.baccarat.shoe import cut_depth, last_rounds
from banca.games.baccarat.state import PREPARING, Round
from banca.law import OptionError
from banca.material.cards import PACK, Card
from banca.play.bets import Verdict
from banca.play.payoff import Place
from banca.play.record import prescribed
from banca.play.rule import Ruling
from banca.play.setting import Setting

Rows = Mapping[Place, tuple[Ruling[Verdict], ...]]  # for each bet the rulings on all results of a round


def stands_after_a_tie(setting: Setting) -> bool:
    return setting.options["after-tie"] != "withdraw"


def is_left_until_decided(setting: Setting) -> bool:
    """Whether every deciding round is dealt from the same cards as the first: they all went back into the machine."""
    return stands_after_a_tie(setting) and on_machine(setting)


def left_until_decided(rows: Rows) -> tuple[tuple[tuple[int, int], ...], Rows]:
    """What decides all bets, by numbers of results: one, or where that draws some bet, it and the first to draw none.

    What is drawn by the one is decided by the other. Nothing decides them where every result is a draw.
    """
    results = range(min(map(len, rows.values())))
    drawn = [any(row[n].value.result == "push" for row in rows.values()) for n in results]
    deciding = [n for n in results if not drawn[n]]
    pairs = tuple((n, then) for n in results for then in (deciding if drawn[n] else (n,)))
    return pairs, {
        place: tuple(row[then] if row[n].value.result == "push" else row[n] for n, then in pairs)
        for place, row in rows.items()
    }


# The life of a shoe from one shuffle to the next, as the table itself begins and ends it (articles 2, 3.1 and 8).


@dataclass(frozen=True, slots=True)
class ShoeLife:
    """What is by the first card is in the order of the pack."""

    openings: tuple[int, ...]  # how many cards are left when play begins, by the first card
    opening_burns: tuple[int, ...]  # how many were burnt unseen by then, by the first card
    shown: int  # how many were shown by then
    demonstrations: int
    burnt: int  # before each round
    depth: int  # cards behind the white card
    last_rounds: int  # from that on in which the white card comes out

    @property
    def rounds_at_most(self) -> int:
        """If none of them takes more than the first cards."""
        before = (max(self.openings) - self.depth) // (FIRST_CARDS + self.burnt)
        return before + self.last_rounds


def life_of_shoe(game: Baccarat, setting: Setting) -> ShoeLife:
    """With each card in its turn as the first of the shoe. One that never comes to a bet is refused."""
    ready = [prepared(game, setting, card) for card in PACK]
    life = ShoeLife(
        tuple(state.shoe.remaining or 0 for state in ready),
        tuple(state.shoe.unseen for state in ready),
        len(ready[0].shoe.seen),
        ready[0].shoe.demonstrations,
        int(burns_one(setting)),
        cut_depth(setting),
        last_rounds(setting.options),
    )
    if not on_machine(setting) and life.rounds_at_most <= life.demonstrations:
        says = f"with {life.depth} cards behind the white card no round is dealt from a shoe but for demonstration"
        allowed = "set a lesser cut-depth or fewer demonstration-rounds"
        raise OptionError(f"{says}: {allowed} ({game.edition.cite('art2.2')})")
    return life


def prepared(game: Baccarat, setting: Setting, first: Card) -> Round:
    """A new table when play can begin."""
    state = game.opening(replace(setting, memory=None))
    while state.stage in PREPARING:
        state = game.after(state, prescribed(game.turn(state)) or Dealt(first))
    return state
