"""The application under article 7 of 53/2010 as a document: request, description and figures."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from fractions import Fraction

from banca import __version__
from banca.exact import BetOdds, decimal
from banca.games.craps.new_bets import DifferentPrizes, NewBet
from banca.law import NAME_LANGUAGES, Language
from banca.messages import figures_text, joined, message
from banca.money import Odds
from banca.play.payoff import Place
from banca.report.craps.dossier import PROOF_BOUND, Dossier, before_of, other_prizes, stops, true_odds
from banca.report.craps.drawings import New, layout, throws_grid
from banca.report.craps.text import capital, description, prize_text
from banca.report.document import (
    Blanks,
    Cell,
    Document,
    Figure,
    Heading,
    Item,
    Listing,
    PageBreak,
    Paragraph,
    Part,
    Table,
)
from banca.report.identity import engine_digest, option_name, value_name

DIGITS = 6


def document(made: Dossier, lang: Language, day: date | None = None) -> Document:
    law, name = made.edition, made.bet.names.said_in(lang)
    kind = "prizes" if isinstance(made.bet, DifferentPrizes) else "bet"
    chosen = [
        message(lang, "dossier-option", option=option_name(law, lang, n), value=value_name(law, lang, n, v))
        for n, v in made.options.values.items()
    ]
    return Document(
        message(lang, f"dossier-title-{kind}", name=name),
        lang,
        tuple(_parts(made, lang)),
        subtitle=message(
            lang, "dossier-subtitle", game=law.names.said_in(lang), instrument=law.instrument.said_in(lang)
        ),
        about=(
            (message(lang, "dossier-house"), made.house or message(lang, "dossier-to-be-filled")),
            (message(lang, "dossier-to"), message(lang, "dossier-dicj")),
            (message(lang, "par-edition"), law.slug),
            (message(lang, "par-options"), joined(lang, chosen)),
            (message(lang, "dossier-word"), made.bet.slug),
            *(((message(lang, "dossier-day"), day.isoformat()),) if day else ()),
            ("banca", f"{__version__} · sha256 {engine_digest()[:16]}"),
        ),
        foot=message(lang, "dossier-foot", name=name, number=law.number, version=__version__),
    )


def _parts(made: Dossier, lang: Language) -> Iterator[Part]:
    yield from _application(made, lang)
    yield from _description(made, lang)
    yield from _layout(made, lang)
    if made.before:
        yield from _before_after(made, lang)
    yield Heading(message(lang, "dossier-chances"))
    yield Paragraph(message(lang, "dossier-exactly"), (made.edition.cite("art7.2", lang),))
    for row in made.rows:
        yield from _chances(row, lang)
    yield Paragraph(message(lang, "dossier-true-is"), kind="note")
    yield Paragraph(message(lang, "dossier-odds-read"), (made.edition.cite("art7.2", lang),), kind="note")
    yield Heading(message(lang, "dossier-advantage"))
    for row in made.rows:
        yield from _advantage(made, row, lang)
    yield from _by_number(made, lang)
    yield from _sensitivity(made, lang)
    if made.proof:
        yield from _proof(made, lang)
    yield from _conditions(made, lang)
    yield Heading(message(lang, "dossier-signed"))
    yield Blanks(
        tuple(message(lang, key) for key in ("dossier-blank-name", "dossier-blank-sign", "dossier-blank-filed"))
    )
    yield from _notices(made, lang)


def _application(made: Dossier, lang: Language) -> Iterator[Part]:
    bet, law = made.bet, made.edition
    yield Heading(message(lang, "dossier-asked"))
    kind = "prizes" if isinstance(bet, DifferentPrizes) else "bet"
    asks = message(lang, f"dossier-asks-{kind}", name=bet.names.said_in(lang))
    yield Paragraph(asks, (law.cite("art7.1", lang),), kind="lead")
    items = [
        Item(bet.names.said_in(each), message(lang, f"language-{each}"), (), _other(each, lang))
        for each in NAME_LANGUAGES
    ]
    if isinstance(bet, NewBet):
        box = (
            message(lang, "dossier-where-chosen", numbers=joined(lang, bet.numbers, last="list-or"))
            if bet.is_chosen
            else message(lang, "dossier-where-box")
        )
        kept = "dossier-taken-back-kept" if bet.travels else "dossier-taken-back-free"
        items += [
            Item(message(lang, f"dossier-when-{bet.when}"), message(lang, "dossier-when")),
            Item(box, message(lang, "dossier-where")),
            Item(message(lang, kept), message(lang, "dossier-taken-back")),
        ]
    yield Listing(tuple(items), "terms")


def _description(made: Dossier, lang: Language) -> Iterator[Part]:
    yield Heading(message(lang, "dossier-described"))
    for heading, lines in description(lang, made.bet, made.options):
        if heading:
            yield Heading(heading, 2)
        yield Listing(tuple(Item(line) for line in lines))
    if isinstance(made.bet, NewBet):
        yield Paragraph(message(lang, "dossier-covered"), (made.edition.cite("art7.2", lang),))
        if any(row.push for row in made.rows):
            yield Paragraph(message(lang, "dossier-draw-stays"))
    yield Figure(throws_grid(lang, made.states), message(lang, "dossier-cells"))


def _layout(made: Dossier, lang: Language) -> Iterator[Part]:
    bet = made.bet
    prizes = {slug: _several(lang, odds) for slug, odds in made.prizes.items()}
    yield Heading(message(lang, "dossier-layout"))
    if isinstance(bet, NewBet):
        new = New(bet.slug, bet.names.said_in(lang), prizes[bet.slug], bet.numbers, bet.travels)
        drawing = layout(lang, prizes, new)
    else:
        old = _several(lang, dict.fromkeys(odds for row in made.before for odds in row.prizes))
        drawing = layout(lang, prizes, changed=bet.slug, old=old)
    yield Figure(
        drawing, message(lang, "dossier-layout-is"), f"{message(lang, 'dossier-layout-is')} {bet.names.said_in(lang)}"
    )
    yield Paragraph(message(lang, "dossier-layout-own"), (made.edition.cite("art7.2", lang),), kind="note")


def _before_after(made: Dossier, lang: Language) -> Iterator[Part]:
    yield Heading(message(lang, "dossier-before-after"))
    for row in made.rows:
        law = before_of(made, row.places[0])
        yield from _of_these(row.places, lang)
        figures = (
            (message(lang, "dossier-column-prize"), _several(lang, law.prizes), _several(lang, row.prizes)),
            (message(lang, "dossier-figure-win"), str(law.win), str(row.win)),
            (message(lang, "dossier-figure-edge"), _fraction(law.edge), _fraction(row.edge)),
            (message(lang, "dossier-figure-roll"), _fraction(_figure(law, "roll")), _fraction(_figure(row, "roll"))),
            (message(lang, "dossier-figure-return"), f"{_percent(1 - law.edge)} %", f"{_percent(1 - row.edge)} %"),
            (message(lang, "dossier-figure-sd"), str(round(law.sd, 4)), str(round(row.sd, 4))),
        )
        yield Table(("", message(lang, "dossier-column-law"), message(lang, "dossier-column-new")), figures, "lrr")


def _figure(row: BetOdds, name: str) -> Fraction:
    return row.figures[{"roll": "edge_per_roll", "resolved": "edge_per_bet_resolved", "rolls": "rolls"}[name]]


def _of_these(places: Sequence[Place], lang: Language) -> Iterator[Part]:
    """The numbers meant, if the bet is made on one."""
    numbers = [selection for _, selection in places if selection is not None]
    if numbers:
        yield Heading(message(lang, "dossier-made-on", places=joined(lang, numbers, last="list-and")), 2)


def _chances(row: BetOdds, lang: Language) -> Iterator[Part]:
    yield from _of_these(row.places, lang)
    rows = [
        (
            _result(lang, outcome.result, outcome.pays),
            str(chance),
            _percent(chance, 4),
            true_odds(chance) if outcome.pays else "",
            outcome.pays.said_in(lang) if outcome.pays else "",
        )
        for outcome in row.outcomes
        for chance in [Fraction(outcome.ways, row.ways)]
    ]
    columns = tuple(
        message(lang, f"dossier-column-{name.replace('_', '-')}")
        for name in ("result", "chance", "percent", "true", "prize")
    )
    yield Table(columns, tuple(rows), "lrrrr", foot=((message(lang, "par-sum"), "1", "100.0000", "", ""),))


def _several(lang: Language, prizes: Iterable[Odds]) -> str:
    return " · ".join(odds.said_in(lang) for odds in prizes)


def _result(lang: Language, result: str, pays: Odds | None) -> str:
    return message(lang, f"dossier-result-{result}", odds=pays.said_in(lang) if pays else "")


def _advantage(made: Dossier, row: BetOdds, lang: Language) -> Iterator[Part]:
    yield from _of_these(row.places, lang)
    rows = [
        (
            _result(lang, outcome.result, outcome.pays),
            str(chance),
            _signed(outcome.net),
            _signed(chance * outcome.net),
            f"{decimal(chance * outcome.net, DIGITS):+}",
        )
        for outcome in row.outcomes
        for chance in [Fraction(outcome.ways, row.ways)]
    ]
    columns = (
        *(
            message(lang, f"dossier-column-{name.replace('_', '-')}")
            for name in ("result", "chance", "gain", "product")
        ),
        "",
    )
    total = (
        Cell(message(lang, "par-sum"), strong=True),
        "1",
        "",
        _signed(-row.edge),
        f"{decimal(-row.edge, DIGITS):+}",
    )
    yield Table(columns, tuple(rows), "lrrrr", foot=(total,))
    yield Paragraph(
        message(lang, "dossier-edge-is", edge=row.edge, percent=figures_text(lang, _percent(row.edge))),
        (made.edition.cite("art7.2", lang),),
    )
    if row.edge <= 0:
        yield Paragraph(message(lang, "dossier-edge-negative" if row.edge else "dossier-edge-zero"), kind="warning")
    yield Listing(
        (
            Item(_fraction(row.edge), message(lang, "dossier-figure-edge")),
            Item(_fraction(_figure(row, "resolved")), message(lang, "dossier-figure-resolved")),
            Item(_fraction(_figure(row, "roll")), message(lang, "dossier-figure-roll")),
            Item(
                f"{_figure(row, 'rolls')} = {decimal(_figure(row, 'rolls'), 4)}",
                message(lang, "dossier-figure-rolls"),
            ),
            Item(str(round(row.sd, DIGITS)), message(lang, "dossier-figure-sd")),
            Item(f"{_percent(1 - row.edge)} %", message(lang, "dossier-figure-return")),
        ),
        "figures",
    )


def _by_number(made: Dossier, lang: Language) -> Iterator[Part]:
    found = stops(made)
    if not found:
        return
    yield Heading(message(lang, "dossier-way-by-number"), 2)
    columns = tuple(
        message(lang, f"dossier-column-{name.replace('_', '-')}")
        for name in ("number", "comes", "wins", "pushes", "loses", "worth")
    )
    rows = tuple(
        (
            str(stop.number),
            str(stop.chance),
            *(str(stop.then.chance_of(result)) for result in ("win", "push", "lose")),
            _signed(stop.then.mean()),
        )
        for stop in found
    )
    yield Table(columns, rows, "lrrrrr")


def _sensitivity(made: Dossier, lang: Language) -> Iterator[Part]:
    yield Heading(message(lang, "dossier-sensitivity"))
    yield Paragraph(message(lang, "dossier-sens-is"))
    columns = tuple(
        message(lang, f"dossier-column-{name.replace('_', '-')}")
        for name in ("as_applied", "chance", "lower", "higher", "even")
    )
    for row in made.rows:
        yield from _of_these(row.places, lang)
        rows = [
            (
                _prize_and_edge(lang, other.outcome.pays, other.edge),
                str(other.chance),
                _prize_and_edge(lang, Odds(other.lower[0]), other.lower[1]) if other.lower else message(lang, "none"),
                _prize_and_edge(lang, Odds(other.higher[0]), other.higher[1]),
                _ratio(other.break_even) if other.break_even else message(lang, "none"),
            )
            for other in other_prizes(row)
        ]
        yield Table(columns, tuple(rows), "lrrrr")


def _prize_and_edge(lang: Language, prize: Odds | None, edge: Fraction) -> str:
    figures = {"prize": prize.said_in(lang) if prize else "", "percent": figures_text(lang, _percent(edge, 4))}
    return message(lang, "dossier-prize-and-edge", **figures)


def _proof(made: Dossier, lang: Language) -> Iterator[Part]:
    yield Heading(message(lang, "dossier-proof"))
    yield Paragraph(message(lang, "dossier-proof-is", rounds=made.rounds, seed=made.seed))
    rows = [
        (
            joined(
                lang,
                [selection for _, selection in trial.row.places if selection is not None] or ["·"],
                last="list-and",
            ),
            f"{decimal(-trial.row.edge, DIGITS):+}",
            f"{decimal(trial.found.mean, DIGITS):+}",
            f"{trial.found.stderr:.{DIGITS}f}",
            f"{trial.z:+.2f}",
            f"{trial.found.wins:,} / {trial.found.pushes:,} / {trial.found.losses:,}",
        )
        for trial in made.proof
    ]
    columns = tuple(
        message(lang, f"dossier-column-{name.replace('_', '-')}")
        for name in ("number", "exact", "mean", "stderr", "z", "counts")
    )
    alone = all(selection is None for trial in made.proof for _, selection in trial.row.places)
    first = 1 if alone else 0
    yield Table(columns[first:], tuple(row[first:] for row in rows), "lrrrrr"[first:])
    verdict = "dossier-proof-good" if made.holds else "dossier-proof-bad"
    yield Paragraph(message(lang, verdict, bound=PROOF_BOUND), kind="note" if made.holds else "warning")


def _conditions(made: Dossier, lang: Language) -> Iterator[Part]:
    law = made.edition
    yield Heading(message(lang, "dossier-conditions"))
    yield Paragraph(message(lang, "dossier-no-period"), (law.cite("art7.1", lang),))
    yield Paragraph(message(lang, "dossier-conditions-may"), (law.cite("art7.3", lang),))
    if made.granted is None:
        yield Blanks(tuple(message(lang, key) for key in ("dossier-blank-from", "dossier-blank-decision")))
        return
    day = made.granted.day.isoformat() if made.granted.day else None
    decision = [each for each in (made.granted.house, made.granted.reference, day) if each]
    yield Paragraph(message(lang, "dossier-granted", house=joined(lang, decision, "list-phrases")))
    conditions = tuple(Item(condition) for condition in sorted(made.granted.conditions))
    yield Listing(conditions) if conditions else Paragraph(message(lang, "dossier-granted-no-conditions"))


def _notices(made: Dossier, lang: Language) -> Iterator[Part]:
    """The notices at the table, in all three languages, whatever the document's own."""
    yield PageBreak()
    yield Heading(message(lang, "dossier-notice"))
    yield Paragraph(message(lang, "dossier-conditions-may"), (made.edition.cite("art7.3", lang),))
    for each in NAME_LANGUAGES:
        yield Heading(made.bet.names.said_in(each), 2, language=_other(each, lang))
        yield Listing(tuple(Item(line, language=_other(each, lang)) for line in notice(made, each)))


def _other(spoken: Language, lang: Language) -> Language | None:
    """The language of a text, if it is not the document's."""
    return spoken if spoken != lang else None


def notice(made: Dossier, lang: Language) -> list[str]:
    """The bet as a bettor reads it: when, what each throw does, what it pays, what it costs."""
    bet = made.bet
    lines = []
    if isinstance(bet, NewBet):
        when = message(lang, "dossier-stopped", text=capital(message(lang, f"dossier-when-{bet.when}")))
        lines.append(message(lang, "dossier-headed", heading=message(lang, "dossier-when"), lines=when))
    for heading, said in description(lang, bet, made.options):
        all_said = joined(lang, said, "list-sentences")
        lines.append(message(lang, "dossier-headed", heading=heading, lines=all_said) if heading else all_said)
    for row in made.rows:
        numbers = [selection for _, selection in row.places if selection is not None]
        pays = joined(lang, [prize_text(lang, o.pays) for o in reversed(row.outcomes) if o.pays], last="list-or")
        key = "dossier-notice-edge" if row.edge >= 0 else "dossier-notice-edge-negative"
        figures = (
            message(lang, "dossier-notice-pays", prizes=pays),
            message(lang, "dossier-notice-chance", chance=row.win),
            message(lang, key, amount=decimal(abs(row.edge) * 100, 2)),
        )
        said_of_row = joined(lang, figures, "list-sentences")
        if numbers:
            where = message(lang, "dossier-made-on", places=joined(lang, numbers, last="list-and"))
            said_of_row = message(lang, "dossier-made-there", where=where, figures=said_of_row)
        lines.append(said_of_row)
    return lines


def _percent(value: Fraction, digits: int = 4) -> str:
    return str(decimal(value * 100, digits))


def _fraction(value: Fraction) -> str:
    return f"{value} = {_percent(value)} %"


def _signed(value: Fraction) -> str:
    return f"+{value}" if value > 0 else str(value)


def _ratio(value: Fraction) -> str:
    return f"{value.numerator}:{value.denominator}"
