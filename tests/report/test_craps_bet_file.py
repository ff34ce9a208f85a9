"""A new bet from a file: errors name the line."""

import random
import re
from fractions import Fraction
from pathlib import Path

import pytest

from banca.games.craps.authorised import figures
from banca.games.craps.new_bets import DifferentPrizes, NewBet
from banca.law import BancaError, OptionError, Refused, edition, option_set
from banca.money import Odds
from banca.report.craps.bet_file import BYTES_MOST, read_file, read_text
from tests.games.craps.conftest import said  # noqa: F401 - a fixture

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "new-bets").glob("*.yaml"))
OPTIONS = option_set(edition("craps-53-2010"))

GOOD = """\
edition: craps-53-2010
bet:
  slug: lucky-pair
  names:
    en: Lucky pair
    pt: Par da sorte
    zh: 幸運對
  when: any-time
  throws:
    start:
      - {pair: 1-1, then: wins 30:1}
      - {sum: [7, 11], then: pushes}
      - else: loses
stated:
  edge: -3/36
authorisation:
  house: SJM
  date: 2026-03-02
  conditions: [shown at the table]
"""


def changed(old: str, new: str, text: str = GOOD) -> str:
    assert old in text
    return text.replace(old, new)


def test_a_file_is_the_description_the_figures_and_the_decision() -> None:
    """One way in 36 wins 30, 8 draw, 27 lose: 3/36 for the bettor."""
    file = read_text(GOOD, "a.yaml")
    assert isinstance(file.bet, NewBet)
    assert (file.bet.slug, file.bet.names.zh, file.bet.when) == ("lucky-pair", "幸運對", "any-time")
    assert -figures(file.bet)[None].mean() == Fraction(27 - 30, 36)
    granted = file.required_authorisation()
    assert (granted.house, str(granted.day)) == ("SJM", "2026-03-02")
    assert granted.conditions == {"shown at the table"}
    file.check(OPTIONS)


def test_a_prize_is_no_time_of_day() -> None:
    """YAML of old reads 1:30 as ninety."""
    text = "edition: craps-53-2010\nprizes:\n  bet: field\n  changes:\n    - {sum: 12, pays: 59:30}\n"
    bet = read_text(text, "a.yaml").bet
    assert isinstance(bet, DifferentPrizes)
    assert bet.changes[0].odds == Odds(59, 30)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_hold(path: Path) -> None:
    file = read_file(str(path))
    file.check(OPTIONS)
    assert all(0 < -found.mean() < Fraction(1, 10) for found in figures(file.bet).values())


def test_the_figures_of_the_examples_are_these() -> None:
    """Counted by hand: six doubles, two at 8 and four at 3; the pass line with 11 drawn and a double 4 or 10 at 2."""
    found = {path.stem: -figures(read_file(str(path)).bet)[None].mean() for path in EXAMPLES}
    assert found == {
        "lucky-doubles": Fraction(30 - 2 * 8 - 4 * 3, 36),
        "second-chance": Fraction(7, 495) + Fraction(2, 36) - Fraction(6, 36) * Fraction(1, 9),
        "hard-eight-prize": Fraction(10 - Fraction(19, 2), 11),
    }


def test_without_a_decision_no_table_offers_the_bet() -> None:
    file = read_text(GOOD[: GOOD.index("authorisation")], "a.yaml")
    with pytest.raises(Refused, match=r"a\.yaml holds no authorisation for lucky-pair.*art\. 7\(1\)") as caught:
        file.required_authorisation()
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("bet_must_be_authorised", "art7.1")


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "the file is empty"),
        ("# nothing\n", 1, "the file is empty"),
        ("just words", 1, "keys with values are wanted"),
        ("- a\n- b\n", 1, "keys with values are wanted .*not a list"),
        ("~", 1, "not nothing"),
        (changed("edition: craps-53-2010\n", ""), 1, "edition is missing"),
        (changed("craps-53-2010", "cussec-57-2004"), 1, "cussec-57-2004 has no article on new bets: of the"),
        (changed("craps-53-2010", "poker"), 1, "'poker': of the regulations here craps-53-2010 alone lets the DICJ"),
        (changed("craps-53-2010", "[1]"), 1, "a list: of the regulations here"),
        (changed("bet:", "bets:"), 2, r"'bets' is not known here \(did you mean bet\?\): there are edition, bet"),
        (changed("bet:", "prizes: {}\nbet:"), 1, r"bet or prizes\?"),
        (changed("  slug: lucky-pair\n", ""), 2, "slug is missing"),
        (changed("    zh: 幸運對\n", ""), 4, "zh is missing: a bet has a name in English, Portuguese and Chinese"),
        (changed("any-time", "whenever"), 8, "a bet is made any-time, come-out or point, not 'whenever'"),
        (changed("      - else: loses\n", ""), 10, "nothing is said at the start of 1-2, 1-3"),
        (changed("sum: [7, 11]", "sum: [7, 2]"), 12, r"1-1 is named twice at the start.*\(the other: line 11\)"),
        (changed("sum: [7, 11]", "sum: [7, 14]"), 12, "sum is of 2, .*12, not 14"),
        (changed("sum: [7, 11]", 'sum: "7"'), 12, "sum is of 2, .*12, not '7'"),
        (changed("then: pushes", "then: push"), 12, "a throw wins, pushes, loses, stays or moves"),
        (changed("wins 30:1", "wins 30"), 11, "a prize is so much to so much, as in 10:1"),
        (changed("wins 30:1", "wins 1/2"), 11, "a prize is so much to so much"),
        (changed("else: loses", "else: loses\n      - else: loses"), 13, "else stands last"),
        (changed("en: Lucky pair", "en: Lucky pair\n    en: Again"), 5, "'en' is said twice, here and on line 6"),
        (changed("house: SJM", "hose: SJM"), 17, r"did you mean house\?"),
        (changed("2026-03-02", "yesterday"), 18, "a day is written 2010-03-08, not 'yesterday'"),
        (changed("[shown at the table]", "shown"), 19, "conditions lists texts"),
        (changed("edge: -3/36", "edge: 3.5"), 15, "edge is a fraction, as in 1/36, not '3.5'"),
        (changed("edge: -3/36", "edge: 1/0"), 15, "edge is a fraction"),
        (changed("edge: -3/36", "edges: 1"), 15, r"'edges' is not known here \(did you mean edge\?\)"),
        (changed("edge: -3/36", "edge: {4: 1/36}"), 15, "the bet is not made on 4"),
        (changed("names:", "names: [x"), 5, "this is no YAML"),
        (changed("  slug", "\tslug"), 3, "this is no YAML"),
        (changed("slug: lucky-pair", "slug: &a lucky-pair"), 3, "anchors"),
        (changed("slug: lucky-pair", "slug: *a"), 3, "anchors .* have no place here"),
        (changed("slug: lucky-pair", "slug: !!python/name:os.system x"), 3, "tags"),
        (f"%YAML 1.1\n---\n{GOOD}", 1, "directives"),
        (f"{GOOD}---\n{GOOD}", 20, "this is no YAML: but found another document"),
        (changed("edition", "? [a]\n: b\nedition"), 1, "a key is a word or a number"),
        ("[" * 5000, 1, "it is nested too deeply"),
        ("- " * 5000, 1, "it is nested too deeply"),
        (changed("lucky-pair", "lucky\x07pair"), 3, "a character stands here that is no text"),
    ],
)  # fmt: skip
def test_an_error_names_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(OptionError, match=rf"^a\.yaml:{line}: .*{says}") as caught:
        read_text(text, "a.yaml")
    assert "\n" not in str(caught.value)


def test_wrong_figures_are_reported_with_their_line() -> None:
    with pytest.raises(
        OptionError, match=r"a\.yaml:15: edge is -1/12 by the description, not 1/12 \(53/2010 art\. 7\(2\)\)"
    ):
        read_text(changed("-3/36", "3/36"), "a.yaml").check(OPTIONS)
    chosen = changed(
        "start:\n      - {pair: 1-1, then: wins 30:1}\n      - {sum: [7, 11], then: pushes}\n      - else: loses",
        "4, 5:\n      - {sum: number, then: wins 1:1}\n      - {sum: 7, then: loses}\n      - else: stays",
    )
    for stated, says in (
        ("{4: 1/3, 5: 1/5}", None),
        ("{4: 1/3}", "edge is not stated for the bet on 5"),
        ("{4: 1/3, 5: 1/4}", "edge on 5 is 1/5 by the description, not 1/4"),
        ("1/3", "edge on 5 is 1/5 by the description, not 1/3"),
    ):
        file = read_text(changed("-3/36", stated, chosen), "a.yaml")
        if says is None:
            file.check(OPTIONS)
        else:
            with pytest.raises(OptionError, match=says):
                file.check(OPTIONS)


def test_a_file_of_another_kind_is_reported(tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("edition: craps-53-2010\nbet: Prémio\n".encode("latin-1"))
    with pytest.raises(OptionError, match=r"latin\.yaml:2: this is no UTF-8 text"):
        read_file(str(latin))
    long = tmp_path / "long.yaml"
    long.write_text("#" * (BYTES_MOST + 1), encoding="utf-8")
    with pytest.raises(OptionError, match="more than 32,768 bytes"):
        read_file(str(long))
    marked = tmp_path / "marked.yaml"
    marked.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert read_file(str(marked)).bet.slug == "lucky-pair"


def mutated(text: str, chance: random.Random) -> str:
    """A few letters changed, doubled, swapped or cut; a line lost or said twice."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) or 1)
        end = min(len(text), at + chance.randint(1, 6))
        lines = text.split("\n")
        line = chance.randrange(len(lines))
        text = chance.choice(
            (
                text[:at] + text[end:],
                text[:at] + text[at:end] * 2 + text[end:],
                text[:at] + chance.choice("{}[]:,-&*!|>'\"%@`#?\t\n 0123456789eπ對") + text[end:],
                "\n".join(lines[:line] + lines[line + 1 :]),
                "\n".join([*lines[:line], lines[line], *lines[line:]]),
                text[:at],
            )
        )
    return text


def complaint(text: str) -> str | None:
    try:
        read_text(text, "a.yaml").check(OPTIONS)
    except BancaError as error:
        return str(error)
    return None


def test_no_file_however_bad_is_more_than_one_clear_line() -> None:
    chance = random.Random(7)
    texts = [GOOD, *(path.read_text(encoding="utf-8") for path in EXAMPLES)]
    refused = 0
    for n in range(600):
        text = mutated(texts[n % len(texts)], chance)
        found = complaint(text)
        assert found is None or re.match(r"a\.yaml:\d+: [^\n]+$", found), (found, text)
        refused += found is not None
    assert refused > 300
