"""Article 7(2) of 53/2010: what an application must contain, to the last throw."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.games.craps.authorised import BetAuthorisation, figures
from banca.games.craps.automaton import absorb_bet, starts
from banca.games.craps.bets import THROWS
from banca.games.craps.new_bets import Change, Description, DifferentPrizes, NewBet, moves_to
from banca.law import OptionError, RecordError, Refused, option_set
from banca.money import Odds
from banca.play.bets import LOSES, Verdict, wins
from banca.play.setting import Setting
from banca.report.craps import dossier
from banca.report.craps.bet_file import read_text
from banca.report.craps.document import document
from banca.report.document import Heading
from tests.games.craps.new_bets import (
    DRAWING,
    SIX,
    TEN,
    TEN_FILE,
    TRAVELLING,
    authorised,
    described,
    one_roll,
    prizes,
)
from tests.games.craps.plays import EDITION, play

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)
GAME = game_of(EDITION)

START_OR_NUMBERS = "is nowhere that a bet stands: say start, or numbers of 4, 5, 6, 8, 9, 10"
WRITE = "a throw wins, pushes, loses, stays or moves: write wins 5:1, pushes, loses, stays, moves to 6 or moves to its"
ELSE = {"else": "loses"}
WINS = {"sum": 11, "then": "wins 1:1"}


@proves("art7.2")
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"slug": "Ten!"}, "slug: 'Ten!' is no word for a bet: small letters and digits with dashes between"),
        ({"slug": "a" * 41}, "is no word for a bet"),
        ({"slug": "field"}, "slug: field is a bet of the regulation: its prizes may be others, but it is no new bet"),
        ({"slug": 10}, "slug is a text in one line"),
        ({"names": "Ten"}, "names: keys with values are wanted .en, pt, zh., not 'Ten'"),
        ({"names": {"en": "Ten"}}, "names: pt is missing: a bet has a name in English, Portuguese and Chinese"),
        ({"names": {"en": "Ten", "pt": "Dez", "zh": " "}}, "names.zh: zh is a text in one line"),
        ({"names": {"en": "Ten", "pt": "«field»", "zh": "十點"}}, "names.pt: «field» is the name of a bet of the"),
        ({"no\npe": 1}, "1.bet.'no.+npe': 'no.+npe' is not known here"),
        ({"when": "always"}, "when: a bet is made any-time, come-out or point, not 'always'"),
        ({"throws": {}}, "throws: keys with values are wanted"),
        ({"throws": {"begin": [ELSE]}}, f"throws.begin: 'begin' {START_OR_NUMBERS}"),
        ({"throws": {"7": [ELSE]}}, f"throws.7: '7' {START_OR_NUMBERS}"),
        ({"throws": {"4": [WINS, ELSE], "4, 5": [WINS, ELSE]}}, "throws.4, 5: 4 is described twice"),
        ({"throws": {"start": []}}, "throws.start: a list is wanted of throws and what they do"),
        ({"throws": {"start": "loses"}}, "throws.start: a list is wanted"),
        (
            {"throws": {"start": [WINS]}},
            "throws.start: nothing is said at the start of 1-1, 1-2, 1-3, 1-4, …: 34 of the 36",
        ),
        ({"throws": {"4": [WINS]}}, "throws.4: nothing is said on 4 of 1-1"),
        ({"throws": {"start": [ELSE, WINS]}}, "throws.start.0: else stands last"),
        (
            {"throws": {"start": [{"sum": list(range(2, 13)), "then": "loses"}, ELSE]}},
            "start.1: nothing is left for else",
        ),
        ({"throws": {"start": [{"sum": 2, "else": "loses"}]}}, "'sum' is not known here: there are else"),
        ({"throws": {"start": [{"sums": 2, "then": "loses"}]}}, "'sums' is not known here .did you mean sum\\?."),
        ({"throws": {"start": [{"sum": 2}]}}, "throws.start.0: then is missing: wins 5:1, pushes, loses"),
        ({"throws": {"start": [{"then": "loses"}]}}, "start.0: which throws\\? name them by sum, hard, easy or pair"),
        ({"throws": {"start": [{"sum": 13, "then": "loses"}]}}, "start.0.sum: sum is of 2, 3, .*12, not 13"),
        ({"throws": {"start": [{"sum": True, "then": "loses"}]}}, "sum is of 2, 3, .*12, not True"),
        ({"throws": {"start": [{"sum": [], "then": "loses"}]}}, "sum has numbers of 2, .*, each once"),
        ({"throws": {"start": [{"sum": [2, 2], "then": "loses"}]}}, "sum has numbers of 2, .*, each once"),
        ({"throws": {"start": [{"sum": "number", "then": "loses"}]}}, "sum: the bet stands on no number at the start"),
        ({"throws": {"start": [{"hard": 7, "then": "loses"}]}}, "hard is of 2, 4, 6, 8, 10, 12, not 7"),
        ({"throws": {"start": [{"easy": 2, "then": "loses"}]}}, "easy is of 3, .*11, not 2"),
        ({"throws": {"start": [{"pair": "1-7", "then": "loses"}]}}, "pair names two dice, .*not '1-7'"),
        ({"throws": {"start": [{"pair": 11, "then": "loses"}]}}, "pair names two dice, .*not 11"),
        ({"throws": {"start": [{"pair": [], "then": "loses"}]}}, "pair names two dice, as in 1-2"),
        ({"throws": {"start": [{"pair": ["1-2", "2-1"], "then": "loses"}]}}, "each pair once, not '2-1'"),
        (
            {"throws": {"start": [{"pair": "4-4", "hard": 8, "then": "loses"}]}},
            "start.0: 4-4 is named twice in one line",
        ),
        (
            {"throws": {"start": [{"sum": 8, "then": "loses"}, {"hard": 8, "then": "wins 9:1"}, ELSE]}},
            "start.1: 4-4 is named twice at the start: a throw does one thing",
        ),
        ({"throws": {"start": [{"sum": 2, "then": "win"}]}}, f"start.0.then: {WRITE} number, not 'win'"),
        ({"throws": {"start": [{"sum": 2, "then": None}]}}, "not nothing"),
        ({"throws": {"start": [{"else": ["loses"]}]}}, "start.0.else: .* not a list"),
        ({"throws": {"start": [{"sum": 2, "then": "moves to 7"}]}}, "start.0.then: .* not 'moves to 7'"),
        ({"throws": {"start": [{"else": "moves to its number"}]}}, "1-1 makes 2, on which no bet stands"),
        ({"throws": {"start": [{"sum": 2, "then": "wins 0:1"}]}}, "a prize is so much to so much, .* not '0:1'"),
        ({"throws": {"start": [{"sum": 2, "then": "wins 1000001:1"}]}}, "each from 1 to 1000000, not '1000001:1'"),
        (
            {"throws": {"start": [WINS, {"sum": 2, "then": "moves to 4"}, ELSE]}},
            "it moves to 4, of which nothing is said",
        ),
        ({"throws": {"start": [WINS, ELSE], "4": [WINS, ELSE]}}, "throws.4: no throw takes the bet to 4"),
        (
            {"throws": {"start": [{"else": "stays"}]}},
            "start: every throw leaves the bet there: it would never be decided",
        ),
        ({"throws": {"start": [ELSE]}}, "start: no throw wins the bet: a bet may be won and may be lost"),
        ({"throws": {"start": [WINS, {"else": "pushes"}]}}, "start: no throw loses the bet"),
        (
            {"throws": {"4": [WINS, {"sum": 5, "then": "moves to 4"}, ELSE]}},
            "throws.4: a bet on a number of the bettor's",
        ),
        (
            {
                "throws": {
                    "start": [WINS, {"sum": 4, "then": "moves to 4"}, ELSE],
                    "4": [{"sum": 5, "then": "moves to 5"}, ELSE],
                    "5": [{"sum": 4, "then": "moves to 4"}, ELSE],
                }
            },
            "throws.4: from 4 it comes back to 4: numbers are moved through but once",
        ),
    ],
)
def test_7_2_a_description_leaves_nothing_open(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError, match=says) as caught:
        play("ana field 10", 9, table=authorised(**changes))
    assert str(caught.value).startswith('"authorised": 1.bet')
    assert "\n" not in str(caught.value)


@proves("art7.2")
@pytest.mark.parametrize(
    ("said", "says"),
    [
        (
            {"bet": "hard-5", "changes": [{"pays": "1:1"}]},
            "bet: the regulation has no bet 'hard-5' .did you mean hard-",
        ),
        ({"bet": "zzz", "changes": [{"pays": "1:1"}]}, "bet: the regulation has no bet 'zzz': it has pass-line, "),
        ({"bet": "field"}, "prizes: changes is missing"),
        ({"bet": "field", "changes": []}, "changes: changes lists prizes"),
        ({"bet": "field", "changes": {"pays": "3:1"}}, "changes: changes lists prizes"),
        ({"bet": "field", "changes": [{"sum": 12}]}, "changes.0: pays is missing"),
        ({"bet": "field", "changes": [{"sum": 12, "pays": 3}]}, "changes.0.pays: a prize is so much to so much"),
        (
            {"bet": "field", "changes": [{"sum": 7, "pays": "3:1"}]},
            "changes.0: field wins nothing there: it wins on the ",
        ),
        (
            {"bet": "come", "changes": [{"number": 7, "pays": "3:1"}]},
            "changes.0.number: number is of 4, 5, 6, 8, 9, 10, not",
        ),
        (
            {"bet": "dont-pass", "changes": [{"number": 4, "sum": 4, "pays": "3:1"}]},
            "dont-pass wins nothing there: it wins on the sums 2, 3, 7, standing on 4, 5, 6, 8, 9, 10",
        ),
        (
            {"bet": "field", "changes": [{"sum": [2, 12], "pays": "5:1"}, {"sum": 12, "pays": "6:1"}]},
            "changes.1: two changes set a prize for the same throw",
        ),
        (
            {"bet": "hard-8", "changes": [{"pays": "18:2"}]},
            "18:2 is no different prize: the regulation has hard-8 pay that",
        ),
        ({"bet": "field", "changes": [{"sum": 12, "pays": "3:1"}]}, "3:1 is no different prize"),
    ],
)
def test_7_2_a_different_prize_is_of_a_bet_that_wins_there(said: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says) as caught:
        play("ana field 10", 9, table={"authorised": [{"house": "SJM", "prizes": said}]})
    assert str(caught.value).startswith('"authorised": 1.prizes')


ALL_LOSE = (LOSES,) * len(THROWS)


def with_row(row: tuple[Verdict, ...]) -> NewBet:
    return NewBet("odd", TEN.names, {None: row})


@proves("art7.2")
@pytest.mark.parametrize(
    ("inexact", "says"),
    [
        (NewBet("odd", TEN.names, {}), "no throw wins the bet"),
        (with_row((wins(Odds(1)), LOSES)), "2 throws are described, not 36"),
        (
            NewBet("odd", TEN.names, {None: (wins(Odds(1)), moves_to(7), *ALL_LOSE[2:]), 7: ALL_LOSE}),
            "no bet stands on 7",
        ),
        (with_row((wins(Odds(10).up_to(1000_00)), *ALL_LOSE[1:])), "a prize is so much to so much"),
        (with_row((wins(Odds(10).less(Fraction(1, 20))), *ALL_LOSE[1:])), "a prize is so much to so much"),
        (with_row((Verdict("win"), *ALL_LOSE[1:])), "a prize is so much to so much, as in 10:1, .* not None"),
        (
            with_row((wins(Odds(1)), Verdict("lose", Odds(1)), *ALL_LOSE[2:])),
            "a throw wins, draws, loses, leaves the bet",
        ),
        (with_row((wins(Odds(0)), *ALL_LOSE[1:])), "a prize is so much to so much"),
        (DifferentPrizes("ten", (Change(Odds(1)),)), "the regulation has no bet 'ten'"),
        (DifferentPrizes("field", ()), "no prize is changed"),
        (DifferentPrizes("field", (Change(Odds(0)),)), "a prize is so much to so much"),
    ],
)
def test_7_2_an_inexact_description_is_not_authorised(inexact: Description, says: str) -> None:
    with pytest.raises(Refused, match=f"{says}.*description_must_be_exact") as caught:
        BetAuthorisation("SJM", inexact)
    assert caught.value.refusal.clause == "art7.2"


@proves("art7.2")
def test_7_2_an_application_has_all_that_the_article_lists() -> None:
    """Description, probabilities, prizes, the advantage of the casino, the layout: none is left to the applicant."""
    made = dossier.dossier(read_text(TEN_FILE, "ten.yaml"), option_set(GAME.edition), rounds=0)
    assert (made.bet, made.granted) == (TEN, None)
    [row] = made.rows
    assert (row.win, row.lose, row.pays, row.edge) == (Fraction(1, 12), Fraction(11, 12), ("10:1",), Fraction(1, 12))
    headings = [part.text for part in document(made, "en").parts if isinstance(part, Heading)]
    for chapter in ("Exact description", "Probabilities and true odds", "The casino's advantage", "The layout"):
        assert chapter in headings


@proves("art7.2")
@pytest.mark.parametrize(
    ("stated", "says"),
    [
        ("edge: 1/36", "edge is 1/12 by the description, not 1/36"),
        ("win: 1/11", "win is 1/12 by the description, not 1/11"),
        ("lose: 1/12", "lose is 11/12 by the description, not 1/12"),
        ("push: 1/36", "push is 0 by the description, not 1/36"),
    ],
)
def test_7_2_figures_that_do_not_follow_from_the_description_are_refused(stated: str, says: str) -> None:
    application = read_text(f"{TEN_FILE}stated: {{{stated}}}\n", "ten.yaml")
    with pytest.raises(OptionError, match=rf"{says} \(53/2010 art\. 7\(2\)\)"):
        dossier.dossier(application, option_set(GAME.edition), rounds=0)


@proves("art7.2")
def test_7_2_figures_are_given_for_each_number_on_which_a_bet_may_be_made() -> None:
    text = """\
edition: craps-53-2010
bet:
  slug: my-number
  names: {en: My number, pt: Número, zh: 自選}
  throws:
    4, 10: [{sum: number, then: wins 2:1}, {sum: 7, then: loses}, {else: stays}]
    5, 9: [{sum: number, then: wins 1:1}, {sum: 7, then: loses}, {else: stays}]
stated:
  edge: {4: 0, 5: 1/5, 9: EDGE, 10: 0}
"""
    options = option_set(GAME.edition)
    right = dossier.dossier(read_text(text.replace("EDGE", "1/5"), "a.yaml"), options, rounds=0)
    assert {place[1]: row.edge for row in right.rows for place in row.places} == {
        4: 0, 5: Fraction(1, 5), 9: Fraction(1, 5), 10: 0,
    }  # fmt: skip
    with pytest.raises(OptionError, match="edge on 9 is 1/5 by the description, not 0"):
        dossier.dossier(read_text(text.replace("EDGE", "0"), "a.yaml"), options, rounds=0)
    with pytest.raises(OptionError, match="edge is not stated for the bet on 9"):
        dossier.dossier(read_text(text.replace(" 9: EDGE,", ""), "a.yaml"), options, rounds=0)


@proves("art7.2")
def test_7_2_the_advantage_counts_draws_and_throws_that_decide_nothing() -> None:
    counted: tuple[tuple[Description, Fraction], ...] = (
        (TEN, Fraction(33 - 30, 36)),
        (SIX, Fraction(6 - 5, 11)),
        (DRAWING, Fraction(28 - 30, 36)),
        # On 10 one way wins 50, six draw, one loses; on 4 one wins 40, six draw, one goes on to 10; else all is lost.
        (TRAVELLING, (34 - (Fraction(50 - 1, 8) + Fraction(40, 8) + Fraction(50 - 1, 64))) / 36),
    )
    for new, edge in counted:
        assert -figures(new)[None].mean() == edge
    assert figures(SIX)[None].chance_of("win") == Fraction(5, 11)
    tripled = option_set(GAME.edition, {"field-twelve": "triple"})
    twos = prizes("field", {"sum": 2, "pays": "5:1"})
    assert -figures(twos)[None].mean() == Fraction(20 - 14 - 5 - 2, 36)
    assert -figures(twos, tripled)[None].mean() == Fraction(20 - 14 - 5 - 3, 36)


@proves("art7.2")
@pytest.mark.parametrize("slug", GAME.edition.bets)
def test_7_2_every_prize_of_the_regulation_may_be_another(slug: str) -> None:
    """A prize of 99 to 2, which no bet has of itself, takes the place of every prize of the bet and of nothing else."""
    dear = prizes(slug, {"pays": "99:2"})
    law = GAME.kinds(Setting(option_set(GAME.edition)))[slug]
    assert BetAuthorisation("SJM", dear).bet.names == GAME.edition.bets[slug].names
    for start, found in figures(dear).items():
        before = {
            result: sum((p for v, p in figures_of_law(slug)[start].items() if v.result == result), Fraction(0))
            for result in ("win", "push", "lose")
        }
        assert {verdict.odds for verdict in found.verdicts if verdict.result == "win"} == {Odds(99, 2)}
        assert {result: found.chance_of(result) for result in before} == before
    assert dear.kind().selections is law.selections


def figures_of_law(slug: str) -> dict[Any, Any]:
    options = option_set(GAME.edition)
    kind = GAME.kinds(Setting(options))[slug]
    return {start: absorb_bet(kind, options, start).verdicts for start in starts(kind)}


def test_7_2_the_bets_of_the_regulation_described_as_new_ones_come_to_the_same() -> None:
    on_its_number = [{"sum": "number", "then": "wins 1:1"}, {"sum": 7, "then": "loses"}, {"else": "stays"}]
    like = {
        "pass-line": described(
            "like-pass-line",
            {
                "start": [
                    {"sum": [7, 11], "then": "wins 1:1"},
                    {"sum": [2, 3, 12], "then": "loses"},
                    {"else": "moves to its number"},
                ],
                "4, 5, 6, 8, 9, 10": on_its_number,
            },
        ),
        "hard-8": one_roll(
            "like-hard-8",
            {"hard": 8, "then": "wins 9:1"},
            {"easy": 8, "sum": 7, "then": "loses"},
            rest="stays",
        ),
        "horn": one_roll("like-horn", {"sum": [2, 12], "then": "wins 27:4"}, {"sum": [3, 11], "then": "wins 3:1"}),
    }
    for slug, bet in like.items():
        assert figures(bet)[None].verdicts == figures_of_law(slug)[None]
    assert -figures(like["pass-line"])[None].mean() == Fraction(7, 495)  # as published of the pass line anywhere
