"""The application of article 7 of 53/2010 as a document: what is asked for, what it is, and what it comes to."""

from collections.abc import Iterator, Sequence
from datetime import date
from fractions import Fraction

from banca import __version__
from banca.exact import BetOdds, decimal
from banca.games.craps.new_bets import DifferentPrizes, NewBet
from banca.law import LANGUAGES, Language
from banca.play.payoff import Place
from banca.report.craps.dossier import PROOF_BOUND, Dossier, before_of, other_prizes, stops, true_odds
from banca.report.craps.drawings import New, layout, throws_grid
from banca.report.craps.text import capital, description, prize_text
from banca.report.craps.words import either, say
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
from banca.report.identity import cited, engine_digest, option_name, value_name

DIGITS = 6


def document(made: Dossier, lang: Language, day: date | None = None) -> Document:
    law, name = made.edition, made.bet.names.said_in(lang)
    kind = "prizes" if isinstance(made.bet, DifferentPrizes) else "bet"
    chosen = [f"{option_name(law, lang, n)}: {value_name(law, lang, n, v)}" for n, v in made.options.values.items()]
    return Document(
        say(lang, f"title.{kind}", name=name),
        lang,
        tuple(_parts(made, lang)),
        subtitle=say(lang, "subtitle", game=law.names.said_in(lang), instrument=law.instrument.said_in(lang)),
        about=(
            (say(lang, "house"), made.house or say(lang, "to_be_filled")),
            (say(lang, "to"), say(lang, "dicj")),
            (say(lang, "edition"), law.slug),
            (say(lang, "options"), say(lang, "comma").join(chosen)),
            (say(lang, "word"), made.bet.slug),
            *(((say(lang, "day"), day.isoformat()),) if day else ()),
            ("banca", f"{__version__} · sha256 {engine_digest()[:16]}"),
        ),
        foot=say(lang, "foot", name=name, number=law.number, version=__version__),
    )


def _parts(made: Dossier, lang: Language) -> Iterator[Part]:
    yield from _asked(made, lang)
    yield from _described(made, lang)
    yield from _drawn(made, lang)
    if made.before:
        yield from _before_after(made, lang)
    yield Heading(say(lang, "chances"))
    yield Paragraph(say(lang, "exactly"), (cited(made.edition, lang, "art7.2"),))
    for row in made.rows:
        yield from _chances(row, lang)
    yield Paragraph(say(lang, "true_is"), kind="note")
    yield Paragraph(say(lang, "odds_read"), (cited(made.edition, lang, "art7.2"),), kind="note")
    yield Heading(say(lang, "advantage"))
    for row in made.rows:
        yield from _advantage(made, row, lang)
    yield from _by_number(made, lang)
    yield from _sensitivity(made, lang)
    if made.proof:
        yield from _proof(made, lang)
    yield from _conditions(made, lang)
    yield Heading(say(lang, "signed"))
    yield Blanks(tuple(say(lang, key) for key in ("b.name", "b.sign", "b.filed")))
    yield from _notices(made, lang)


def _asked(made: Dossier, lang: Language) -> Iterator[Part]:
    bet, law = made.bet, made.edition
    yield Heading(say(lang, "asked"))
    kind = "prizes" if isinstance(bet, DifferentPrizes) else "bet"
    asks = say(lang, f"asks.{kind}", name=bet.names.said_in(lang))
    yield Paragraph(asks, (cited(law, lang, "art7.1"),), kind="lead")
    items = [Item(bet.names.said_in(each), say(lang, f"lang.{each}"), (), _other(each, lang)) for each in LANGUAGES]
    if isinstance(bet, NewBet):
        box = say(lang, "where.chosen", numbers=either(lang, bet.numbers)) if bet.is_chosen else say(lang, "where.box")
        kept = "taken_back.kept" if bet.travels else "taken_back.free"
        items += [
            Item(say(lang, f"when.{bet.when}"), say(lang, "when")),
            Item(box, say(lang, "where")),
            Item(say(lang, kept), say(lang, "taken_back")),
        ]
    yield Listing(tuple(items), "terms")


def _described(made: Dossier, lang: Language) -> Iterator[Part]:
    yield Heading(say(lang, "described"))
    for heading, lines in description(lang, made.bet, made.options):
        if heading:
            yield Heading(heading, 2)
        yield Listing(tuple(Item(line) for line in lines))
    if isinstance(made.bet, NewBet):
        yield Paragraph(say(lang, "covered"), (cited(made.edition, lang, "art7.2"),))
        if any(row.push for row in made.rows):
            yield Paragraph(say(lang, "draw_stays"))
    yield Figure(throws_grid(lang, made.states), say(lang, "cells"))


def _drawn(made: Dossier, lang: Language) -> Iterator[Part]:
    bet = made.bet
    prizes = {slug: " · ".join(pays) for slug, pays in made.prizes.items()}
    yield Heading(say(lang, "layout"))
    if isinstance(bet, NewBet):
        new = New(bet.slug, bet.names.said_in(lang), prizes[bet.slug], bet.numbers, bet.travels)
        drawing = layout(lang, prizes, new)
    else:
        old = " · ".join(dict.fromkeys(pays for row in made.before for pays in row.pays))
        drawing = layout(lang, prizes, changed=bet.slug, old=old)
    yield Figure(drawing, say(lang, "layout_is"), f"{say(lang, 'layout_is')} {bet.names.said_in(lang)}")
    yield Paragraph(say(lang, "layout_own"), (cited(made.edition, lang, "art7.2"),), kind="note")


def _before_after(made: Dossier, lang: Language) -> Iterator[Part]:
    yield Heading(say(lang, "before_after"))
    for row in made.rows:
        law = before_of(made, row.places[0])
        yield from _of_these(row.places, lang)
        figures = (
            (say(lang, "c.prize"), " · ".join(law.pays), " · ".join(row.pays)),
            (say(lang, "f.win"), str(law.win), str(row.win)),
            (say(lang, "f.edge"), _fraction(law.edge), _fraction(row.edge)),
            (say(lang, "f.roll"), _fraction(_besides(law, "roll")), _fraction(_besides(row, "roll"))),
            (say(lang, "f.return"), f"{_percent(1 - law.edge)} %", f"{_percent(1 - row.edge)} %"),
            (say(lang, "f.sd"), str(round(law.sd, 4)), str(round(row.sd, 4))),
        )
        yield Table(("", say(lang, "c.law"), say(lang, "c.new")), figures, "lrr")


def _besides(row: BetOdds, name: str) -> Fraction:
    return row.besides[{"roll": "edge_per_roll", "resolved": "edge_per_bet_resolved", "rolls": "rolls"}[name]]


def _of_these(places: Sequence[Place], lang: Language) -> Iterator[Part]:
    """Which numbers are meant, where the bet is made on one."""
    numbers = [selection for _, selection in places if selection is not None]
    if numbers:
        yield Heading(say(lang, "made_on", places=either(lang, numbers, "and")), 2)


def _chances(row: BetOdds, lang: Language) -> Iterator[Part]:
    yield from _of_these(row.places, lang)
    rows = [
        (
            _result(lang, outcome.result, outcome.pays),
            str(chance),
            _percent(chance, 4),
            true_odds(chance) if outcome.pays else "",
            str(outcome.pays) if outcome.pays else "",
        )
        for outcome in row.outcomes
        for chance in [Fraction(outcome.ways, row.ways)]
    ]
    columns = tuple(say(lang, f"c.{name}") for name in ("result", "chance", "percent", "true", "prize"))
    yield Table(columns, tuple(rows), "lrrrr", foot=((say(lang, "sum"), "1", "100.0000", "", ""),))


def _result(lang: Language, result: str, pays: object) -> str:
    return say(lang, f"r.{result}", odds=pays)


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
    columns = (*(say(lang, f"c.{name}") for name in ("result", "chance", "gain", "product")), "")
    total = (Cell(say(lang, "sum"), strong=True), "1", "", _signed(-row.edge), f"{decimal(-row.edge, DIGITS):+}")
    yield Table(columns, tuple(rows), "lrrrr", foot=(total,))
    yield Paragraph(
        say(lang, "edge_is", edge=row.edge, percent=_percent(row.edge)), (cited(made.edition, lang, "art7.2"),)
    )
    if row.edge <= 0:
        yield Paragraph(say(lang, "edge_negative" if row.edge else "edge_zero"), kind="warning")
    yield Listing(
        (
            Item(_fraction(row.edge), say(lang, "f.edge")),
            Item(_fraction(_besides(row, "resolved")), say(lang, "f.resolved")),
            Item(_fraction(_besides(row, "roll")), say(lang, "f.roll")),
            Item(f"{_besides(row, 'rolls')} = {decimal(_besides(row, 'rolls'), 4)}", say(lang, "f.rolls")),
            Item(str(round(row.sd, DIGITS)), say(lang, "f.sd")),
            Item(f"{_percent(1 - row.edge)} %", say(lang, "f.return")),
        ),
        "figures",
    )


def _by_number(made: Dossier, lang: Language) -> Iterator[Part]:
    found = stops(made)
    if not found:
        return
    yield Heading(say(lang, "way_by_number"), 2)
    columns = tuple(say(lang, f"c.{name}") for name in ("number", "comes", "wins", "pushes", "loses", "worth"))
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
    yield Heading(say(lang, "sensitivity"))
    yield Paragraph(say(lang, "sens_is"))
    columns = tuple(say(lang, f"c.{name}") for name in ("as_applied", "chance", "lower", "higher", "even"))
    for row in made.rows:
        yield from _of_these(row.places, lang)
        rows = [
            (
                _prize_and_edge(lang, str(other.outcome.pays), other.edge),
                str(other.chance),
                _prize_and_edge(lang, f"{other.lower[0]}:1", other.lower[1])
                if other.lower
                else say(lang, "none_lower"),
                _prize_and_edge(lang, f"{other.higher[0]}:1", other.higher[1]),
                _ratio(other.break_even) if other.break_even else say(lang, "none_lower"),
            )
            for other in other_prizes(row)
        ]
        yield Table(columns, tuple(rows), "lrrrr")


def _prize_and_edge(lang: Language, prize: str, edge: Fraction) -> str:
    return say(lang, "prize_and_edge", prize=prize, percent=_percent(edge, 4))


def _proof(made: Dossier, lang: Language) -> Iterator[Part]:
    yield Heading(say(lang, "proof"))
    yield Paragraph(say(lang, "proof_is", rounds=f"{made.rounds:,}", seed=made.seed))
    rows = [
        (
            either(lang, [selection for _, selection in trial.row.places if selection is not None] or ["·"], "and"),
            f"{decimal(-trial.row.edge, DIGITS):+}",
            f"{decimal(trial.found.mean, DIGITS):+}",
            f"{trial.found.stderr:.{DIGITS}f}",
            f"{trial.z:+.2f}",
            f"{trial.found.wins:,} / {trial.found.pushes:,} / {trial.found.losses:,}",
        )
        for trial in made.proof
    ]
    columns = tuple(say(lang, f"c.{name}") for name in ("number", "exact", "mean", "stderr", "z", "counts"))
    alone = all(selection is None for trial in made.proof for _, selection in trial.row.places)
    first = 1 if alone else 0
    yield Table(columns[first:], tuple(row[first:] for row in rows), "lrrrrr"[first:])
    verdict = "proof_good" if made.holds else "proof_bad"
    yield Paragraph(say(lang, verdict, bound=PROOF_BOUND), kind="note" if made.holds else "warning")


def _conditions(made: Dossier, lang: Language) -> Iterator[Part]:
    law = made.edition
    yield Heading(say(lang, "conditions"))
    yield Paragraph(say(lang, "no_period"), (cited(law, lang, "art7.1"),))
    yield Paragraph(say(lang, "conditions_may"), (cited(law, lang, "art7.3"),))
    if made.granted is None:
        yield Blanks(tuple(say(lang, key) for key in ("b.from", "b.decision")))
        return
    reference = f", {made.granted.reference}" if made.granted.reference else ""
    day = f", {made.granted.day.isoformat()}" if made.granted.day else ""
    yield Paragraph(say(lang, "granted", house=made.granted.house, reference=reference, day=day))
    conditions = tuple(Item(condition) for condition in sorted(made.granted.conditions))
    yield Listing(conditions) if conditions else Paragraph(say(lang, "granted_no_conditions"))


def _notices(made: Dossier, lang: Language) -> Iterator[Part]:
    """What hangs at the table, in the three languages whatever the document's own."""
    yield PageBreak()
    yield Heading(say(lang, "notice"))
    yield Paragraph(say(lang, "conditions_may"), (cited(made.edition, lang, "art7.3"),))
    for each in LANGUAGES:
        yield Heading(made.bet.names.said_in(each), 2, language=_other(each, lang))
        yield Listing(tuple(Item(line, language=_other(each, lang)) for line in notice(made, each)))


def _other(spoken: Language, lang: Language) -> Language | None:
    """The language of a text, where it is not the document's."""
    return spoken if spoken != lang else None


def notice(made: Dossier, lang: Language) -> list[str]:
    """The bet as a bettor reads it: when, what each throw does, what it pays, what it costs."""
    bet = made.bet
    lines = []
    if isinstance(bet, NewBet):
        when = say(lang, "stopped", text=capital(say(lang, f"when.{bet.when}")))
        lines.append(say(lang, "headed", heading=say(lang, "when"), lines=when))
    for heading, said in description(lang, bet, made.options):
        all_said = say(lang, "space").join(said)
        lines.append(say(lang, "headed", heading=heading, lines=all_said) if heading else all_said)
    for row in made.rows:
        numbers = [selection for _, selection in row.places if selection is not None]
        where = f"{say(lang, 'made_on', places=either(lang, numbers, 'and'))}: " if numbers else ""
        pays = either(lang, [prize_text(lang, o.pays) for o in reversed(row.outcomes) if o.pays])
        key = "notice.edge" if row.edge >= 0 else "notice.edge_negative"
        figures = (
            say(lang, "notice.pays", prizes=pays),
            say(lang, "notice.chance", chance=row.win),
            say(lang, key, amount=decimal(abs(row.edge) * 100, 2)),
        )
        lines.append(where + say(lang, "space").join(figures))
    return lines


def _percent(value: Fraction, digits: int = 4) -> str:
    return str(decimal(value * 100, digits))


def _fraction(value: Fraction) -> str:
    return f"{value} = {_percent(value)} %"


def _signed(value: Fraction) -> str:
    return f"+{value}" if value > 0 else str(value)


def _ratio(value: Fraction) -> str:
    return f"{value.numerator}:{value.denominator}"
