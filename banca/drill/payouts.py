"""What a bettor is paid: every bet of a game, each at every price it can be paid."""

from collections.abc import Iterator
from random import Random
from typing import Any

from banca.drill.question import LEVELS, Draft, Payment
from banca.drill.rounds import odd_stake, rounds
from banca.games import module_for
from banca.money import Line, Position, Selection, Stake
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.payment import line_of
from banca.play.setting import Setting

TRIED = 60, 600  # payments of bettors that are looked at: at least, and at most until one is of this bet
BETTOR = "ana"
MORE = 2  # bets besides, at the highest level


def topics(game: Game[Any], setting: Setting) -> tuple[str, ...]:
    return tuple(dict.fromkeys(bet for bet, _ in game.positions(setting)))


def draft(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Draft | None:
    """A bet of this kind that is paid; None where none was in many rounds."""
    found = _drawn(game, setting, random, level, topic) if isinstance(game, OneDraw) else None
    found = found or _played(game, setting, random, level, topic)
    if found is None:
        return None
    clauses = tuple(dict.fromkeys(clause for line in found.lines for clause in line.clauses))
    readings = tuple(dict.fromkeys(reading for line in found.lines for reading in line.readings))
    return Draft(topic, found, sum(map(paid, found.lines)), clauses, readings)


def paid(line: Line) -> int:
    """The prize less commission and breakage."""
    return line.prize - line.commission - line.breakage


def _drawn(game: OneDraw[Any], setting: Setting, random: Random, level: int, topic: str) -> Payment | None:
    """Where one draw decides: any result that pays the bet, each price as likely as the others."""
    selection = random.choice([on for bet, on in game.positions(setting) if bet == topic])
    by_price: dict[Any, list[Any]] = {}
    for act in game.draw.weights(setting):
        ruling = game.ruling(setting, topic, selection, game.draw.fact(act, ()))
        if ruling.value.result == "win":
            by_price.setdefault(ruling, []).append(act)
    if not by_price:
        return None
    shown = random.choice(random.choice(list(by_price.values())))
    fact = game.draw.fact(shown, ())
    places = [(topic, selection)]
    if level == LEVELS:
        others = [place for place in game.positions(setting) if place not in places]
        others = [place for place in others if _wins(game, setting, place, fact)]
        places += random.sample(others, min(MORE, len(others)))
    lines = tuple(
        line_of(
            game.edition,
            Stake(Position(BETTOR, bet, on), odd_stake(game, setting, bet, random, level)),
            game.ruling(setting, bet, on, fact),
        )
        for bet, on in places
    )
    return Payment(game.draw.describe(shown, ()), lines)


def _wins(game: OneDraw[Any], setting: Setting, place: tuple[str, Selection], fact: Any) -> bool:
    return game.ruling(setting, *place, fact).value.result == "win"


def _played(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Payment | None:
    """A bet that was paid in a round: of those in a few rounds, each price as likely as the others."""
    by_price: dict[Any, list[Payment]] = {}
    least, most = TRIED
    for tried, (result, own) in enumerate(_paid_in_rounds(game, setting, random, level, topic), 1):
        first = next((line for line in own if line.position.bet == topic and paid(line)), None)
        if first is not None:
            lines = own if level == LEVELS else (first,)
            by_price.setdefault((first.odds, first.clauses), []).append(Payment(result, lines))
        if tried >= (least if by_price else most):
            break
    return random.choice(random.choice(list(by_price.values()))) if by_price else None


def _paid_in_rounds(
    game: Game[Any], setting: Setting, random: Random, level: int, topic: str
) -> Iterator[tuple[Any, tuple[Line, ...]]]:
    """What each bettor was paid, round after round."""
    made = getattr(module_for("drill", game), "rounds_for", None)
    selections = [on for bet, on in game.positions(setting) if bet == topic]
    place = (topic, random.choice(selections)) if selections else None
    for each in made(game, setting, random, level, topic) if made else rounds(game, setting, random, level, place):
        result = game.result(each.state)
        if result is None or result.get("void"):
            yield {}, ()
        for player in dict.fromkeys(line.position.player for line in each.settlement.lines):
            own = tuple(line for line in each.settlement.lines if line.position.player == player)
            yield result or {}, own
