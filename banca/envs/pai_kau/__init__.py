"""Pai kau for a learner: four tiles and how to divide them, against a banker or as the banker."""

from collections.abc import Sequence
from dataclasses import replace

from banca.envs.play import ActionActs, Field, Play, RecentResults
from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import entitled_seat, least_capital
from banca.games.pai_kau.equipment import BANK, PLACES, SEAT
from banca.games.pai_kau.order import TILES_OF_SEAT, divisions, tables
from banca.games.pai_kau.shaking import SHUFFLE
from banca.games.pai_kau.state import Round
from banca.games.pai_kau.ways import house_way
from banca.law import OptionError
from banca.law.parameters import MONEY_MOST
from banca.material.tiles import FACES, NUMBER_OF
from banca.messages.errors import Message
from banca.play.act import Act, Bet
from banca.play.setting import Setting
from banca.play.turn import Betting, Decision, Turn

TABLES = "banca.envs.pai_kau.vector:PaiKauTables"
DIVISIONS = 3  # of four tiles into two pairs
BANKER = "banker"
CAPITAL = 20  # units that a banker puts up


class PaiKauPlay(Play):
    """One seat against a banker who arranges by the published house way."""

    actions = tuple(f"{Arrange.word}-{n}" for n in range(1, 1 + DIVISIONS))
    fields = (
        *(
            Field(f"tile_{n}", 0, len(FACES), "one's tile by its number from 1, or 0")
            for n in range(1, 1 + TILES_OF_SEAT)
        ),
        *(
            Field(f"{group}_{n}", 0, 1 + tables().rows, f"strength of the {group} of division {n}, or 0")
            for n in range(1, 1 + DIVISIONS)
            for group in ("front", "back")
        ),
        Field("bank", 0, 1, "one holds the bank"),
    )

    def __init__(self, setting: Setting, stake: int, players: Sequence[str]) -> None:
        if CAPITAL * stake > MONEY_MOST:
            raise OptionError(
                "environment-stake-beyond-bank",
                stake=stake,
                times=CAPITAL,
                most=MONEY_MOST,
                here=MONEY_MOST // CAPITAL,
                clause=setting.edition.citation("art4.4"),
            )
        super().__init__(setting, stake, players)

    def player_to_act(self, state: Round, turn: Turn, finished: frozenset[str]) -> str | None:
        del state, finished
        return turn.player if isinstance(turn, Decision) and turn.player in self.places else None

    def automatic_act(self, state: Round, turn: Turn) -> Act | None:
        if isinstance(turn, Decision):
            found = house_way(state.setting).arrange(state.hand(state.bank_place))
            return Arrange(turn.player, state.bank_place, tuple(found.front), tuple(found.back))
        if not isinstance(turn, Betting):
            return None
        if not state.deal.shuffled:
            return SHUFFLE
        if not state.bank:
            return self._bank(state)
        sitting = (*state.seats.values(), state.banker)
        waiting = (player for player in self.players if player not in sitting)
        return next((Bet(player, SEAT, self.stake, place=self.places[player]) for player in waiting), None)

    def _bank(self, state: Round) -> Act:
        del state
        return Bet(BANKER, BANK, CAPITAL * self.stake, place=PLACES[-1])

    def next_setting(self, setting: Setting) -> Setting:
        """The bank stays where it is, so every round begins like the first."""
        return replace(setting, memory=None)

    def acts_for(self, state: Round, player: str, action: int) -> ActionActs:
        """A division that does not exist becomes an act with the same tiles twice, which the law refuses."""
        place = self._place(state, player)
        found = divisions(state.hand(place))
        if action < len(found):
            chosen = found[action]
            return ActionActs((Arrange(player, place, tuple(chosen.front), tuple(chosen.back)),), ends_turn=False)
        twice = tuple(found[0].front)
        return ActionActs((Arrange(player, place, twice, twice),), ends_turn=False)

    def _place(self, state: Round, player: str) -> int:
        return state.bank_place if player == state.banker else self.places[player]

    def observe(self, state: Round, player: str, recent: RecentResults) -> list[int]:
        del recent
        place = self._place(state, player)
        hand = dict(state.deal.tiles).get(place, ())
        whole = len(hand) == TILES_OF_SEAT
        strengths = [1 + each for division in divisions(hand) for each in division.strengths] if whole else []
        tiles = sorted(1 + NUMBER_OF[tile] for tile in hand) if whole else []
        return [*_pad(tiles, TILES_OF_SEAT), *_pad(strengths, 2 * DIVISIONS), int(player == state.banker)]

    def describe(self, state: Round, player: str) -> Message:
        laid = {
            place: f"{' '.join(a.arrangement.front)} | {' '.join(a.arrangement.back)}" for place, a in state.deal.laid
        }
        place = self._place(state, player)
        tiles = " ".join(dict(state.deal.tiles).get(place, ())) or "-"
        known = [
            Message("environment-tiles-of-bank", tiles=laid[at])
            if at == state.bank_place
            else Message("environment-tiles-of-seat", seat=at, tiles=laid[at])
            for at in state.deal.turned
        ]
        turned_up = self.listed(known, "environment-nothing-turned-up")
        return Message("environment-pai-kau", edition=self.setting.edition.slug, tiles=tiles, known=turned_up)


class SharedPaiKauPlay(PaiKauPlay):
    """Everybody at the table learns. The bank goes round as the law says: whoever is entitled takes it."""

    least_players = 2

    def _bank(self, state: Round) -> Act:
        place, player = entitled_seat(state) or (self.places[self.players[0]], self.players[0])
        return Bet(player, BANK, max(CAPITAL * self.stake, least_capital(state, player, place)), place=place)

    def next_setting(self, setting: Setting) -> Setting:
        return setting


def _pad(numbers: list[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]


PLAY, SHARED_PLAY = PaiKauPlay, SharedPaiKauPlay
