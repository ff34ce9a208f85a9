"""The page holds no price, no clause and no rule: all of it comes from the server."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from banca.law import EDITIONS, edition

WEB = Path(__file__).parent.parent / "web" / "src"
GENERATED = "protocol.ts"
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
TEXT = re.compile(r">([^<>]*)<")  # of markup; what is in braces is code
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`", re.DOTALL)
CODE = re.compile(r"\$?\{[^{}]*\}")

# What a reader would take for a price or a citation, wherever it is printed.
PRICE = re.compile(r"(?<![\d:.])[1-9]\d{0,3}\s?(?::|賠|to|para|por)\s?[1-9]\d{0,3}(?![\d:.])")
SHARE = re.compile(r"\d\s?[%％]|\b(?:per cent|por cento)\b|百分之")
CLAUSE = re.compile(r"\b[Aa]rt(?:igo|icle)?\.?\s?\d|第[一二三四五六七八九十]+條|\bart\d+(?:\.\d+)")
# What would be a price, a limit or a rule as a program has it. Of 0 and 1 no law speaks, nor of minor units.
FIGURE = r"(?:0?\.\d+|(?!(?:[01]|100)\b)\d[\d_]*(?:\.\d+)?)"
OF_LAW = (
    r"(?:pays?|paid|payout|odds?|prices?|commission|prizes?|stakes?|staked|ante|raised?|limits?|minimum|maximum|edge"
    r"|totals?|points?|banker|player|bank|dice|draws?)"
)
NAMED = rf"(?:\b|(?<=[a-z_]))(?i:{OF_LAW})(?:Of|s)?(?![a-z])"
RULES = (
    re.compile(rf"{NAMED}\)*\s*(?:(?:[<>]=?|[=!]==?|\*|/(?!/)|%)\s*{FIGURE}\b|\*\s*\()"),  # total >= 17
    re.compile(rf"\b{FIGURE}\s*(?:[<>]=?|[=!]==?|\*)\s*(?:\w+\.)*\w*{NAMED}"),  # 0.95 * prize
    re.compile(rf"(?i:{OF_LAW})(?:[A-Z_]\w*)?\s*(?::[^=;\n]*)?=\s*[{{[(]?\s*(?:\w+:\s*)?{FIGURE}\s*(?:[,;/}}\n)]|$)"),
    re.compile(rf"\.(?:has|includes|indexOf)\((?:\w+\.)*\w*{NAMED}\)"),  # [2, 3, 12].includes(total)
)
# What reads like law and is none: measures of a drawing, patches of a print, halves that the house is asked about.
NO_LAW = {
    "lib/felt/Spot.svelte": {"2 * prize"},
    "lib/felt/baccarat/Roads.svelte": {"big: 15,", "big: 11,", "big: 14,"},
    "lib/felt/baccarat/Seat.svelte": {
        *('"player-pair": 13.5,', '"banker-pair": 13.5,', "tie: 17,", "banker: 23,", "player: 23 }"),
    },
    "lib/felt/blackjack/offers.ts": {"stake / 2"},
    "lib/felt/craps/geometry.ts": {"come = 84;", "come = 58;", "field = 84;", "odds < 150"},
    "lib/felt/cussec/board.ts": {"high = 176;"},
    "lib/felt/fantan/Wide.svelte": {"draw > 2"},
    "lib/felt/fantan/geometry.ts": {".indexOf(draw)", "draw) * ("},
    "lib/felt/fish-prawn-crab/Felt.svelte": {'"colour-two": 2,', '"colour-three": 3 }'},
    "lib/felt/stud-poker/prices.ts": {"PRICE = 44;"},
}


def sources() -> Iterator[Path]:
    for kind in ("*.svelte", "*.ts"):
        yield from (p for p in sorted(WEB.rglob(kind)) if p.name != GENERATED and not p.name.endswith(".test.ts"))


def slugs() -> str:
    found = {slug for each in EDITIONS for slug in edition(each).bets}
    return "|".join(sorted(map(re.escape, found), key=len, reverse=True))


PRICED = re.compile(rf"[\"']?\b(?:{slugs()})[\"']?\]?\s*[:=]\s*{FIGURE}\s*[,}};\n]")  # { straight: 35 }


def printed(source: str) -> Iterator[str]:
    """What the page would show as it stands: texts between tags, and strings; code in them aside."""
    yield from (CODE.sub(" ", found[1]) for found in TEXT.finditer(SCRIPT.sub("", source)))
    yield from (CODE.sub(" ", "".join(filter(None, found.groups()))) for found in QUOTED.finditer(source))


def faults(text: str) -> list[str]:
    """Prices, clauses and rules in the code of the page; comments may speak of them."""
    source = STYLE.sub("", COMMENT.sub("", text))
    markup = [CODE.sub(" ", found[1]) for found in TEXT.finditer(SCRIPT.sub("", source))]
    found = [hit[0] for each in printed(source) for hit in PRICE.finditer(each)]
    found += [hit[0] for each in markup for hit in SHARE.finditer(each)]
    return found + [hit[0] for pattern in (CLAUSE, PRICED, *RULES) for hit in pattern.finditer(source)]


@pytest.mark.parametrize("path", list(sources()), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_price_no_clause_and_no_rule(path: Path) -> None:
    name = path.relative_to(WEB).as_posix()
    assert {fault.strip() for fault in faults(path.read_text(encoding="utf-8"))} == NO_LAW.get(name, set())


PLANTED = (
    'const pays = "35:1";',
    "<text>1賠35</text>",
    "<text>雙倍（1賠2）</text>",
    "<p>A straight bet pays 35 to 1 here</p>",
    "<text>melhor do que isso, paga 100:1</text>",
    "<text>Banker pays even money less 5 %</text>",
    'cite("art. 6")',
    "第六條",
    "const STRAIGHT_PAYS = 35;",
    "const prices: Record<string, number> = { straight: 35, split: 17 };",
    "const MINIMUM_STAKE = 5000;",
    "const COMMISSION = 5 / 100;",
    "const isAllowed = (bet: Stake) => bet.stake <= 1_000_000;",
    "const less = (prize: number) => prize * 0.95;",
    "const payout = (stake: number) => stake * (times === 3 ? 150 : 24);",
    "const bankerDraws = (banker: number) => banker < 6;",
    "const draws = (playerTotal: number) => playerTotal <= 5;",
    "const isCraps = (total: number) => total === 2 || total === 3 || total === 12;",
    "const isNatural = [7, 11].includes(total);",
    "const bankStands = (total: number) => total >= 17;",
    "const raiseOf = (ante: number) => ante * 2;",
)


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_one_is_found(planted: str) -> None:
    assert faults(f"\n{planted}\n")


def names() -> set[str]:
    """The names of bets in every language, of more than one word or sign; figures and marks are common to all."""
    found = {name for slug in EDITIONS for bet in edition(slug).bets.values() for name in bet.names.to_json().values()}
    return {name for name in found if len(name) > (1 if name > "一" else 8)}


def test_no_name_of_a_bet() -> None:
    text = COMMENT.sub("", "\n".join(path.read_text(encoding="utf-8") for path in sources()))
    shown = re.findall(r">([^<>{}\n]+)<", text)  # what is printed between tags
    assert [name for name in shown if name.strip() in names()] == []
