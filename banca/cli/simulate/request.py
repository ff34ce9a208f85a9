"""What to simulate: bets, seats, strategy, dealing."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from banca.cli.names import bet_text, fold_name, typed_bets
from banca.cli.screen import authorised_to_json, options_line, selection_text, selection_to_json, setting_to_json
from banca.cli.simulate.strategy import Strategy
from banca.cli.terminal import terminal_of, terminals
from banca.cli.wagers import wagers_of
from banca.exact import BetOdds
from banca.law import Language, OptionError, Refusal
from banca.law.errors import refuse
from banca.law.words import BetWord, SelectionWord
from banca.messages import message, money_text
from banca.messages.errors import Listed
from banca.play.bets import BetKind, tokens_of
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting, edition_of_table
from banca.play.wager import Wager
from banca.simulate.kernel import Seat, SimulationSpec
from banca.simulate.rounds import ExactValue

DEALINGS = {"packs": "simulate-dealing-packs", "shoe": "simulate-dealing-shoe"}
SEATS_MOST = 100


@dataclass(frozen=True, slots=True)
class SimulationRequest:
    """The table to simulate."""

    game: Game[Any]
    setting: Setting
    spec: SimulationSpec
    strategy: Strategy
    combined: bool  # several bets, each with its amount

    @property
    def wagers(self) -> tuple[Wager, ...]:
        return self.spec.seats[0].wagers

    @property
    def short(self) -> str:
        """A short title for the progress bar."""
        bet = self.wagers[0].place[0]
        return f"{self.game.edition.slug} {bet}{' …' if len(self.wagers) > 1 else ''}"

    def title(self, lang: Language) -> str:
        edition = edition_of_table(self.setting)
        bets = " + ".join(self._wager(wager, lang) for wager in self.wagers)
        return f"{edition.names.said_in(lang)} · {edition.slug} · {bets}"

    def _wager(self, wager: Wager, lang: Language) -> str:
        edition, (bet, chosen) = edition_of_table(self.setting), wager.place
        text = bet_text(edition, lang, bet, chosen)
        if not self.combined:
            return text
        text = f"{text} {money_text(lang, int(wager.amount))}"
        if not wager.odds:
            return text
        odds = terminal_of(edition.game).odds_bets[bet]
        amounts = dict.fromkeys(money_text(lang, int(of(wager.odds.values()))) for of in (min, max))
        return f"{text} + {bet_text(edition, lang, odds)} {'–'.join(amounts)}"

    def to_json(self) -> dict[str, Any]:
        """The first fields of the JSON."""
        bet, selection = self.wagers[0].place
        return {
            **table_to_json(self.game, self.setting),
            "bet": None if self.combined else bet,
            **({"hold": [_wager_to_json(wager) for wager in self.wagers]} if self.combined else {}),
            **({} if self.combined else {"selection": selection_to_json(selection)}),
            **({"strategy": self.strategy.json_name} if self.strategy.json_name else {}),
            "dealing": self.spec.dealing,
        }


def dealing_text(request: SimulationRequest, lang: Language) -> str | None:
    """How the cards are dealt, if there is a choice."""
    if not terminal_of(request.game.edition.game).lasting_shoe:
        return None
    return message(lang, DEALINGS[request.spec.dealing])


def beneath(request: SimulationRequest, lang: Language) -> tuple[str, ...]:
    """The subtitle of a picture: game, strategy, dealing and options."""
    several = len(request.spec.seats)
    seat = message(lang, "simulate-first-of", count=several) if several > 1 else None
    parts = (seat, request.strategy.text(lang), dealing_text(request, lang), options_line(request.setting, lang))
    return tuple(filter(None, parts))


def table_to_json(game: Game[Any], setting: Setting) -> dict[str, Any]:
    return {**setting_to_json(setting), **authorised_to_json(game, setting)}


def _wager_to_json(wager: Wager) -> dict[str, Any]:
    odds = {str(number): int(amount) for number, amount in wager.odds.items()}
    return {
        "bet": wager.place[0],
        "selection": selection_to_json(wager.place[1]),
        "amount": int(wager.amount),
        **({"odds": odds} if odds else {}),
    }


def request_of(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> SimulationRequest:
    terminal = terminal_of(game.edition.game)
    wagers = read_wagers(args, game, setting, lang) if args.hold else (Wager(read_place(args, game, setting, lang), 1),)
    strategy = terminal.read_strategy(args.strategy, game, setting, wagers)
    if args.dealing == "shoe" and not terminal.lasting_shoe:
        lasting = Listed(*(name for name, each in terminals().items() if each.lasting_shoe), by="list-and")
        raise OptionError("simulate-no-shoe", game=game.edition.game, games=lasting)
    number = args.seats or 1
    refuse_seats(number, game, setting)
    seats = (Seat(wagers, strategy.value),) * number
    return SimulationRequest(game, setting, SimulationSpec(setting, seats, args.dealing), strategy, bool(args.hold))


def refuse_seats(seats: int, game: Game[Any], setting: Setting) -> None:
    places, clause = game.places(setting)
    if places and clause and seats > places:
        raise OptionError("simulate-seats-of-table", seats=seats, places=places, clause=game.edition.citation(clause))
    if seats > SEATS_MOST:
        raise OptionError("simulate-seats-of-program", seats=seats, most=SEATS_MOST)


def read_place(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> Place:
    if args.bet is None:
        raise OptionError("simulate-which-bet", game=game.edition.game, bets=Listed(*game.kinds(setting)))
    typed = typed_bets(edition_of_table(setting), lang, game.kinds(setting))
    bet = typed.get(fold_name(args.bet), args.bet)
    if refusal := game.not_offered(setting, bet):
        raise game.refused(refusal)
    return place_of(game, setting, bet, args.selection)


def place_of(game: Game[Any], setting: Setting, bet: str, selection: str | None) -> Place:
    """The named place among those that can be bet on, or the first of them."""
    places = terminal_of(game.edition.game).places(game, setting, bet)
    if selection is None:
        return places[0] if places else (bet, None)  # does not matter: the kernel refuses it with a reason
    kind = game.kinds(setting)[bet]
    wanted = kind.selections.read(selection) if kind.selections.allows(selection) else selection
    for place in places:
        if place[1] == wanted or tokens_of(place[1]) == tokens_of(selection):
            return place
    of_its_own = kind.selections.all != (None,) and kind.refusal(selection)
    raise game.refused(of_its_own or _refuse_place(kind, bet, places, selection))


def _refuse_place(kind: BetKind[Any], bet: str, places: Sequence[Place], selection: str) -> Refusal:
    clause, word, chosen = kind.clause, BetWord(bet), SelectionWord(selection)
    if not places:
        return refuse("selection_must_be_lawful", clause, "played-on-none", bet=word, chosen=chosen)
    known = Listed(*(SelectionWord(selection_text(place[1])) for place in places))
    return refuse("selection_must_be_lawful", clause, "played-on", bet=word, chosen=chosen, known=known)


def read_wagers(args: Namespace, game: Game[Any], setting: Setting, lang: Language) -> tuple[Wager, ...]:
    """Read several bets, each with its amount in minor units."""
    if args.bet or args.selection:
        option = "--bet" if args.bet else "--selection"
        raise OptionError("hold-names-its-bets", option=option)
    return tuple(_read(game, setting, wager) for wager in wagers_of(game, setting, args.hold, lang))


def _read(game: Game[Any], setting: Setting, wager: Wager) -> Wager:
    """Normalise a selection to the layout's; an unlawful one is refused later, with all the others."""
    bet, chosen = wager.place
    if refusal := game.not_offered(setting, bet):
        raise game.refused(refusal)
    selections = game.kinds(setting)[bet].selections
    return replace(wager, place=(bet, selections.read(chosen))) if selections.allows(chosen) else wager


# The exact value.


def exact_value(request: SimulationRequest) -> ExactValue | None:
    """The exact value of the request, if it is known for its strategy."""
    found = _exact_value(request)
    return found and replace(found, of_packs=request.spec.dealing == "shoe")


def _exact_value(request: SimulationRequest) -> ExactValue | None:
    terminal = terminal_of(request.game.edition.game)
    if request.combined and terminal.strategy_module is None:
        return _of_combination(request)
    found = [(wager.amount, terminal.exact_value(request, wager.place)) for wager in request.wagers]
    return found[0][1] if len(found) == 1 else _add_values(found)


def _add_values(found: list[tuple[int | Fraction, ExactValue | None]]) -> ExactValue | None:
    """Means can be added even if the bets depend on one another."""
    known = [(Fraction(amount), each) for amount, each in found if each is not None]
    if len(known) < len(found):
        return None
    staked = sum((amount for amount, each in known if not each.later), Fraction(0))
    assumes = dict.fromkeys(part for _, each in known for part in each.assumes)
    mean = sum((amount * each.mean for amount, each in known), Fraction(0)) / staked
    return ExactValue(mean, None, tuple(assumes))


def _of_combination(request: SimulationRequest) -> ExactValue:
    from banca.exact import combined_odds

    found = combined_odds(request.game, request.setting, request.wagers)
    return ExactValue(found.mean / found.at_once, found.variance / found.at_once**2, found.assumes)


def value_in(rows: Iterable[BetOdds], place: Place) -> ExactValue | None:
    """The value of a bet that has a row of odds."""
    return next((ExactValue(-row.edge, row.variance, row.assumes) for row in rows if place in row.places), None)
