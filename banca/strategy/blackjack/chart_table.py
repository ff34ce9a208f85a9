"""A chart from a small table that a person writes: rows of hands, a column for each open card of the bank.

    hand,        2, 3, 4, 5, 6, 7, 8, 9, T, A          hard 4-8: draw
    hard 4-8,    draw, draw, draw, ...                  hard 9: {2: draw, 3-6: double else draw, 7-A: draw}
    hard 9,      draw, double else draw, ...            pair 8: {2-9: split, T-A: surrender else draw}

Either as CSV or as YAML. A row is `hard` or `soft` with a total, or with totals from one to another; `pair` with a
card; `blackjack`; or `insurance`, which is `always` or `never`. A total may be said `of` so many cards. What stands
first in a cell and is lawful is done; where nothing in it is, a pair, a blackjack or a total of so many cards is played
as its total, and of a total that is an error.
"""

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
import yaml

from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.hands import FIVE, TEN_CARDS, Hand, is_blackjack, is_same_rank, points
from banca.games.blackjack.state import FIRST_CARDS
from banca.law import OptionError
from banca.law.numbers import as_typed, shown, whole_number
from banca.material.cards import Card
from banca.messages.errors import Listed, Message
from banca.plain_yaml import NoYaml, compose
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import OPEN_CARDS, STAND, TEN, column_of
from banca.strategy.blackjack.chart import (
    ACTS,
    BIT,
    UNSPLIT,
    Chart,
    Words,
    chart_by_totals,
    hand_against,
    lawful_under,
)
from banca.strategy.blackjack.kinds import every_hand

Row = tuple[str, int | str, int | None]  # hard or soft, its total, and of how many cards; or pair, and its card
HARD, SOFT, PAIR, BLACKJACK = "hard", "soft", "pair", "blackjack"
INSURES = {"always": True, "never": False}
HEAD = "hand"
ELSE = " else "
TO = "-"


@dataclass(frozen=True, slots=True)
class Cell:
    words: tuple[str, ...]  # the first lawful one is done
    line: int


Table = Mapping[Row, Mapping[str, Cell]]  # by open card


def chart_from_table(setting: Setting, text: str) -> Chart:
    table = _read(text)
    insurance = table.pop((INSURANCE, "", None), None)

    def answer(cards: Hand, up: Card, lawful: Words, split: bool) -> str:
        return STAND if lawful == {STAND} else _answer(table, cards, column_of(up), lawful, split=split)

    chart = chart_by_totals(setting, answer)
    if insurance is None or not INSURES[insurance[OPEN_CARDS[-1]].words[0]]:
        return chart
    return replace(chart, insures=(lawful_under(setting.options).of_two(UNSPLIT) & BIT[INSURANCE]) > 0)


def _answer(table: Table, cards: Hand, up: str, lawful: Words, *, split: bool) -> str:
    """The first lawful answer of the matching rows; the last row, the total alone, must have one."""
    found = None
    for row in _rows(cards, split=split):
        if row in table:
            found = table[row][up]
            if lawful_words := [word for word in found.words if word in lawful]:
                return lawful_words[0]
    known = {"held": hand_against(cards, up, split=split), "lawful": Listed(*sorted(lawful))}
    if found is None:
        kind, total, _ = row
        raise OptionError("chart-no-row", kind=kind, total=total, **known)
    words, example = ELSE.join(found.words), f"{ACTS[2]}{ELSE}{STAND}"
    raise _fault(found.line, Message("chart-words-not-lawful", words=words, example=example, **known))


def _fault(line: int, fault: Message) -> OptionError:
    return OptionError("chart-line", line=line, fault=fault)


def _rows(cards: Hand, *, split: bool) -> Iterator[Row]:
    hand = points(cards)
    kind = SOFT if hand.soft else HARD
    if is_same_rank(cards):
        yield PAIR, column_of(cards[0]), None
    if is_blackjack(cards, split=split):
        yield BLACKJACK, "", None
    yield kind, hand.total, len(cards)
    yield kind, hand.total, None


def _read(text: str) -> dict[Row, Mapping[str, Cell]]:
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    table: dict[Row, Mapping[str, Cell]] = {}
    for line, name, cells in _of_csv(text) if first.lower().startswith(f"{HEAD},") else _of_yaml(text):
        read = {up: Cell(_words(line, name, said), at) for up, (said, at) in cells.items()}
        if missing := [up for up in OPEN_CARDS if up not in read]:
            raise _fault(line, Message("chart-says-nothing-against", row=name, cards=Listed(*missing)))
        for row in _rows_of(line, name):
            if row in table:
                raise _fault(line, Message("chart-row-twice", row=name))
            table[row] = read
    return table


Cells = Mapping[str, tuple[str, int]]  # the entry against each open card, and its line


def _of_csv(text: str) -> Iterator[tuple[int, str, Cells]]:
    columns: list[str] | None = None
    for line, row in _rows_of_csv(text):
        cells = [cell.strip() for cell in row]
        if not any(cells) or cells[0].startswith("#"):
            continue
        if columns is None:
            columns = [up for name in cells[1:] for up in _open_cards(line, name)]
        elif cells[0] == INSURANCE:
            yield line, cells[0], dict.fromkeys(OPEN_CARDS, (cells[-1], line))
        elif len(cells) != 1 + len(columns):
            raise _fault(line, Message("chart-cells-and-cards", cells=len(cells) - 1, cards=len(columns)))
        else:
            yield line, cells[0], {up: (cell, line) for up, cell in zip(columns, cells[1:], strict=True)}


def _rows_of_csv(text: str) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(text.splitlines(), skipinitialspace=True)
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:  # for example, a cell that is too long
            raise _fault(reader.line_num, Message("chart-no-csv", fault=str(error))) from None
        if row is None:
            return
        yield reader.line_num, row


def _of_yaml(text: str) -> Iterator[tuple[int, str, Cells]]:
    try:
        found = compose(text)
    except NoYaml as error:
        raise _fault(error.line, error.says) from None
    if not isinstance(found, yaml.MappingNode):
        raise _fault(1, Message("chart-rows-wanted", example=f"{HARD} 16: {STAND}", head=f"{HEAD},2,3,..."))
    for key, value in found.value:
        line, name = key.start_mark.line + 1, str(key.value)
        if isinstance(value, yaml.ScalarNode):
            yield line, name, dict.fromkeys(OPEN_CARDS, (value.value, line))
        elif isinstance(value, yaml.MappingNode):
            yield line, name, dict(_yaml_cells(value))
        else:
            raise _fault(line, Message("chart-row-wants-acts", row=name))


def _yaml_cells(node: yaml.MappingNode) -> Iterator[tuple[str, tuple[str, int]]]:
    said: set[str] = set()
    for key, value in node.value:
        line = key.start_mark.line + 1
        for up in _open_cards(line, str(key.value)):
            if up in said:
                raise _fault(line, Message("chart-card-twice", card=up))
            said.add(up)
            if not isinstance(value, yaml.ScalarNode):
                raise _fault(line, Message("chart-card-wants-act", card=up))
            yield up, (value.value, line)


def _open_cards(line: int, name: str) -> list[str]:
    """An open card or a range; a ten stands for the court cards too."""
    ends = [_open_card(line, each) for each in name.split(TO)]
    first, last = OPEN_CARDS.index(ends[0]), OPEN_CARDS.index(ends[-1])
    return list(OPEN_CARDS[first : last + 1])


def _open_card(line: int, name: str) -> str:
    card = name.strip().upper()
    card = TEN if card == "10" or (len(card) == 1 and card in TEN_CARDS) else card
    if len(card) != 1 or card not in OPEN_CARDS:
        raise _fault(line, Message("chart-no-open-card", card=shown(name), known=Listed(*OPEN_CARDS)))
    return card


def _words(line: int, name: str, said: str) -> tuple[str, ...]:
    allowed = tuple(INSURES) if name == INSURANCE else ACTS
    words = tuple(word.strip() for word in said.split(ELSE))
    for word in words:
        if word not in allowed:
            raise _fault(line, Message("chart-word-unknown", word=shown(word), known=Listed(*allowed)))
    return words


def _rows_of(line: int, name: str) -> Iterator[Row]:
    words = name.split()
    match words:
        case [("hard" | "soft") as kind, totals] | [("hard" | "soft") as kind, totals, "of", _]:
            size = _size(line, words[-1]) if len(words) > FIRST_CARDS else None
            yield from ((kind, total, size) for total in _totals(line, kind, totals))
        case ["pair", card]:
            yield from ((PAIR, up, None) for up in _open_cards(line, card))
        case [("blackjack" | "insurance") as alone]:
            yield alone, "", None
        case _:
            rows = f"{HARD} 16, {SOFT} 13-17, {HARD} 15 of 4, {PAIR} 8, {BLACKJACK}, {INSURANCE}"
            raise _fault(line, Message("chart-no-such-row", row=shown(name), examples=rows))


def _totals(line: int, kind: str, said: str) -> range:
    there = totals_of()[kind]
    ends = [number for end in said.split(TO) if (number := whole_number(end)) in there and number is not None]
    if len(ends) <= said.count(TO):
        ends_of = {"least": min(there), "most": max(there)}
        raise _fault(line, Message("chart-no-such-total", kind=kind, total=as_typed(said), **ends_of))
    return range(ends[0], ends[-1] + 1)


def _size(line: int, said: str) -> int:
    size = whole_number(said)
    if size is None or not FIRST_CARDS <= size <= FIVE:
        raise _fault(line, Message("chart-no-such-size", size=as_typed(said), least=FIRST_CARDS, most=FIVE))
    return size


@cache
def totals_of() -> Mapping[str, frozenset[int]]:
    hands = every_hand()
    held = hands.size >= FIRST_CARDS
    soft = hands.total > hands.low
    return {
        HARD: frozenset(np.unique(hands.total[held & ~soft]).tolist()),
        SOFT: frozenset(np.unique(hands.total[held & soft]).tolist()),
    }
