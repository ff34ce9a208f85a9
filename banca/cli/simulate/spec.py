"""What a simulation is asked: which bets, held by how many, played in which way, from which cards."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from banca.cli.names import bet_text, named_edition, typed_bets, unquoted
from banca.cli.screen import options_line, plain_selection, said_authorised, selection_text
from banca.cli.simulate.strategy import Strategy, strategy_of
from banca.cli.words import word
from banca.law import Language, OptionError, Refusal, plain_parameter
from banca.money import format_amount
from banca.play.bets import tokens_of
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate.kernel import Seat, SimulationSpec

SHOES = ("baccarat", "blackjack")  # games that may be dealt from a shoe on to its cut card
DEALINGS = {"packs": "simulate.dealing.packs", "shoe": "simulate.dealing.shoe"}
SEATS_MOST = 100


@dataclass(frozen=True, slots=True)
class Question:
    """The table that is played."""

    game: Game[Any]
    setting: Setting
    asked: SimulationSpec
    strategy: Strategy
    held: bool  # several bets together, each with its amount

    @property
    def wagers(self) -> tuple[Wager, ...]:
        return self.asked.seats[0].wagers

    @property
    def short(self) -> str:
        """Beside a bar."""
        bet = self.wagers[0].place[0]
        return f"{self.game.edition.slug} {bet}{' …' if len(self.wagers) > 1 else ''}"

    def title(self, lang: Language) -> str:
        edition = named_edition(self.setting)
        bets = " + ".join(self._wager(wager, lang) for wager in self.wagers)
        return f"{edition.names.said_in(lang)} · {edition.slug} · {bets}"

    def _wager(self, wager: Wager, lang: Language) -> str:
        edition, (bet, chosen) = named_edition(self.setting), wager.place
        text = bet_text(edition, lang, bet, chosen)
        if not self.held:
            return text
        text = f"{text} {format_amount(int(wager.amount))}"
        if not wager.odds:
            return text
        from banca.strategy.craps import ODDS_OF

        amounts = dict.fromkeys(format_amount(int(of(wager.odds.values()))) for of in (min, max))
        return f"{text} + {bet_text(edition, lang, ODDS_OF[bet], None)} {'–'.join(amounts)}"

    def to_json(self) -> dict[str, Any]:
        """What stands first in the JSON."""
        bet, selection = self.wagers[0].place
        return {
            **told(self.game, self.setting),
            "bet": None if self.held else bet,
            **({"hold": [_plain(wager) for wager in self.wagers]} if self.held else {}),
            **({} if self.held else {"selection": plain_selection(selection)}),
            **({"strategy": self.strategy.said} if self.strategy.said else {}),
            "dealing": self.asked.dealing,
        }


def dealing_text(question: Question, lang: Language) -> str | None:
    """From which cards it is dealt, where that may be chosen."""
    if question.game.edition.game not in SHOES:
        return None
    return word(lang, DEALINGS[question.asked.dealing])


def beneath(question: Question, lang: Language) -> tuple[str, ...]:
    """What stands beneath the title of a picture: whose it is, how it is played, dealt and set."""
    several = len(question.asked.seats)
    seat = word(lang, "simulate.first_of", count=several) if several > 1 else None
    said = (seat, question.strategy.told(lang), dealing_text(question, lang), options_line(question.setting, lang))
    return tuple(filter(None, said))


def told(game: Game[Any], setting: Setting) -> dict[str, Any]:
    return {
        "edition": game.edition.slug,
        "preset": setting.options.preset,
        "options": setting.options.to_json(),
        "parameters": {name: plain_parameter(value) for name, value in setting.parameters.items()},
        **said_authorised(game, setting),
    }


def _plain(wager: Wager) -> dict[str, Any]:
    odds = {str(number): int(amount) for number, amount in wager.odds.items()}
    return {
        "bet": wager.place[0],
        "selection": plain_selection(wager.place[1]),
        "amount": int(wager.amount),
        **({"odds": odds} if odds else {}),
    }


def question_of(given: Namespace, game: Game[Any], setting: Setting, lang: Language) -> Question:
    wagers = held(given, game, setting, lang) if given.hold else (Wager(place_named(given, game, setting, lang), 1),)
    strategy = _by_itself(given, wagers) if is_by_itself(game, wagers) else strategy_of(given, game, setting)
    if given.dealing == "shoe" and game.edition.game not in SHOES:
        says = f"of the games here {' and '.join(SHOES)} are dealt from one on to its cut card"
        raise OptionError(f"--dealing shoe: {game.edition.game} is not dealt from a shoe that lasts: {says}")
    number = given.seats or 1
    refuse_seats(number, game, setting)
    seats = (Seat(wagers, strategy.value),) * number
    return Question(game, setting, SimulationSpec(setting, seats, given.dealing), strategy, bool(given.hold))


def is_by_itself(game: Game[Any], wagers: Sequence[Wager]) -> bool:
    """A bet of blackjack without the main bet: nothing hangs on how the hands are played."""
    if game.edition.game != "blackjack":
        return False
    from banca.games.blackjack.bets import MAIN

    return all(wager.place[0] != MAIN for wager in wagers)


def _by_itself(given: Namespace, wagers: Sequence[Wager]) -> Strategy:
    from banca.games.blackjack.bets import SEVENS

    bet, part = wagers[0].place
    if given.strategy is not None:
        raise OptionError(f"--strategy {given.strategy}: nothing is decided for {bet} by itself; hold it beside main")
    if bet == SEVENS:
        return Strategy(key="assumes.sevens")
    return Strategy(key=None if part is None else "assumes.all_split")


def refuse_seats(seats: int, game: Game[Any], setting: Setting) -> None:
    places, clause = game.places(setting)
    if places and clause and seats > places:
        raise OptionError(f"--seats {seats}: there are {places} at this table ({game.edition.cite(clause)})")
    if seats > SEATS_MOST:
        raise OptionError(f"--seats {seats}: this program plays at most {SEATS_MOST} at one table")


def place_named(given: Namespace, game: Game[Any], setting: Setting, lang: Language) -> Place:
    if given.bet is None:
        offered = ", ".join(game.kinds(setting))
        raise OptionError(f"which bet? --bet SLUG or --hold BET=AMOUNT; {game.edition.game} offers {offered}")
    typed = typed_bets(named_edition(setting), lang, game.kinds(setting))
    bet = typed.get(unquoted(given.bet), given.bet)
    if refusal := game.not_offered(setting, bet):
        raise game.refused(refusal)
    return place_of(game, setting, bet, given.selection)


def place_of(game: Game[Any], setting: Setting, bet: str, selection: str | None) -> Place:
    """What was asked for, among the places that can be bet on, or the first of them."""
    places = _places(game, setting, bet)
    if selection is None:
        return places[0] if places else (bet, None)  # of no worth here: the kernel says why
    kind = game.kinds(setting)[bet]
    wanted = kind.selections.read(selection) if kind.selections.allows(selection) else selection
    for place in places:
        if place[1] == wanted or tokens_of(place[1]) == tokens_of(selection):
            return place
    of_its_own = kind.selections.all != (None,) and kind.refusal(selection)
    known = ", ".join(selection_text(place[1]) for place in places) or "nothing"
    says = f"{bet} is played on {known}, not on {selection}"
    raise game.refused(of_its_own or Refusal("selection_must_be_lawful", kind.clause, says))


def _places(game: Game[Any], setting: Setting, bet: str) -> Sequence[Place]:
    if game.edition.game != "craps":
        return [place for place in game.positions(setting) if place[0] == bet]
    from banca.exact import odds

    return [place for row in odds(game, setting, every_selection=True) for place in row.places if place[0] == bet]


def held(given: Namespace, game: Game[Any], setting: Setting, lang: Language) -> tuple[Wager, ...]:
    """Bets held together, each with its amount in minor units."""
    from banca.cli.held import wagers_of

    if given.bet or given.selection:
        option = "--bet" if given.bet else "--selection"
        raise OptionError(f"--hold says itself which bets are meant: leave {option} out")
    return tuple(_read(game, setting, wager) for wager in wagers_of(game, setting, given.hold, lang))


def _read(game: Game[Any], setting: Setting, wager: Wager) -> Wager:
    """What it is placed on, as the layout has it; what is not lawful is refused with the others."""
    bet, chosen = wager.place
    if refusal := game.not_offered(setting, bet):
        raise game.refused(refusal)
    selections = game.kinds(setting)[bet].selections
    return replace(wager, place=(bet, selections.read(chosen))) if selections.allows(chosen) else wager
