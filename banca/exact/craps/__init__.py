"""The exact worth of every bet of craps: its automaton, absorbed."""

from fractions import Fraction
from functools import reduce
from math import lcm
from typing import Any

from banca.exact.value import BetOdds, outcomes_of
from banca.games.craps.automaton import Absorbed, Automaton, On, absorbed, automaton, starts, takes_odds
from banca.games.craps.round import Craps
from banca.play.bets import BetKind
from banca.play.payoff import Place
from banca.play.setting import Setting

ODDS_MULTIPLES = (1, 2, 3, 5, 10, 100)  # for which the edge of a bet together with its odds is given


def odds(game: Craps, setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    groups: dict[Any, list[Place]] = {}
    offered = (kind for kind in game.kinds(setting).values() if game.not_offered(setting, kind.slug) is None)
    for kind in offered:
        for start in starts(kind):
            found = absorbed(automaton(kind, setting.options, start), _on(start))
            alike = start if every_selection else (frozenset(found.verdicts.items()), found.throws)
            groups.setdefault((kind.slug, alike), []).append((kind.slug, start))
    return tuple(_row(game, setting, tuple(places)) for places in groups.values())


def worth(game: Craps, setting: Setting, place: Place) -> tuple[Automaton, Absorbed]:
    kind = game.kinds(setting)[place[0]]
    table = automaton(kind, setting.options, place[1])
    return table, absorbed(table, _on(place[1]))


def _on(start: Any) -> On:
    return start if isinstance(start, int) else None


def _row(game: Craps, setting: Setting, places: tuple[Place, ...]) -> BetOdds:
    place = places[0]
    kind = game.kinds(setting)[place[0]]
    table, found = worth(game, setting, place)
    ways = reduce(lcm, (p.denominator for p in found.verdicts.values()))
    tables = [worth(game, setting, each)[0] for each in places]
    rulings = [ruling for each in tables for by_throw in each.values() for ruling in by_throw]
    clauses = tuple(dict.fromkeys(c for ruling in rulings for c in ruling.clauses))
    return BetOdds(
        bet=place[0],
        places=places,
        outcomes=outcomes_of({verdict: int(p * ways) for verdict, p in found.verdicts.items()}),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        besides=_besides(kind, table, found),
    )


def _besides(kind: BetKind[Any], table: Automaton, found: Absorbed) -> dict[str, Fraction]:
    """Per bet resolved, where draws do not count as made; per throw that the bet lies there; together with odds."""
    edge = -found.mean()
    figures = {
        "edge_per_bet_resolved": edge / (1 - found.chance_of("push")),
        "edge_per_roll": edge / found.throws,
        "rolls": found.throws,
    }
    if takes_odds(kind.slug):
        moves = Fraction(sum(ruling.value.to is not None for ruling in table[None]), len(table[None]))
        figures |= {f"edge_with_odds_{n}": edge / (1 + n * moves) for n in ODDS_MULTIPLES}
    return figures
