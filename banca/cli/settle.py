"""banca settle."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from banca.cli.boards import announced
from banca.cli.names import act_text, bet_text, joined, named_edition, position_text, value_text
from banca.cli.screen import options_line, print_json, put, screen, table
from banca.cli.words import word
from banca.games import FOLDERS, game_of, settle
from banca.games.pai_kau.equipment import HOUSE
from banca.law import BancaError, Edition, Language, RecordError, language
from banca.money import Line, in_words
from banca.play.game import Game
from banca.play.record import Played, Replay, write, write_table
from banca.play.schema import record_schema


def run(given: Namespace) -> int:
    lang = language(given.lang)
    if given.schema:
        print_json(record_schema(map(game_of, FOLDERS)))
        return 0
    if given.file is None:
        raise RecordError("which FILE? a record as JSON, many as JSON Lines, or - for the standard input")
    rounds = [_settled(number, data, given.keep_going) for number, data in records(given.file)]
    if given.full:
        full = [write(game_of(r.setting.edition.slug), r.state, tuple(p.act for p in r.played)) for r in rounds]
        sys.stdout.write("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in full))
    elif given.output == "json":
        said = [plain(r) for r in rounds]
        print_json(said[0] if len(said) == 1 else said)
    else:
        console = screen()
        for r in rounds:
            show(console, r, lang)
    return 0


def records(file: str) -> list[tuple[int | None, Any]]:
    """The records in a file: one JSON object, or one a line. The number is the line's, where there are several."""
    where = "the standard input" if file == "-" else file
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(f"{where} is no UTF-8 text: a record is a JSON object") from None
    if not text.strip():
        raise RecordError(f"{where} is empty: a record is a JSON object")
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > 1 and all(line.startswith("{") for _, line in lines) and not _is_json(text):
        return [(number, _read(line, f"line {number}")) for number, line in lines]
    return [(None, _read(text, where))]


def _is_json(text: str) -> bool:
    """One object over several lines, however they are broken."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _read(text: str, where: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise RecordError(f"{where} is no JSON, or was cut off: {error}") from None
    except (ValueError, RecursionError):
        raise RecordError(f"{where} is no record: a number or a nesting in it is beyond all measure") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose every key is said once: of two, nobody could tell which holds."""
    said = dict(pairs)
    if len(said) < len(pairs):
        names = [key for key, _ in pairs]
        raise RecordError(f"{next(key for key in names if names.count(key) > 1)!r} is said twice in one object")
    return said


def _settled(number: int | None, data: Any, keep_going: bool) -> Replay:
    try:
        return settle(data, keep_going=keep_going)
    except BancaError as error:
        raise RecordError(f"line {number}: {error}" if number else str(error)) from None


def plain(r: Replay) -> dict[str, Any]:
    edition = r.setting.edition
    game = game_of(edition.slug)
    return {
        "edition": edition.slug,
        "preset": r.setting.options.preset,
        "options": r.setting.options.plain(),
        "table": write_table(game, r.setting),
        "acts": [{**p.act.plain(), "filled": p.given is None, "clauses": list(p.clauses)} for p in r.played],
        "refused": [
            {
                "act": refused.given + 1,
                "said": refused.act.plain(),
                "norm": refused.refusal.norm,
                "clause": refused.refusal.clause,
                "because": refused.refusal.because,
            }
            for refused in r.refused
        ],
        "result": dict(game.result(r.state) or {}),
        "settlement": [line.plain() for line in r.settlement.lines],
        "standing": r.settlement.plain().get("standing", []),
        "next_table": next_table(game, r),
        "players": dict(r.settlement.players),
        "house": dict(r.settlement.house),
    }


def next_table(game: Game[Any], r: Replay) -> dict[str, Any]:
    """What the next record at this table says in its `table`, instead of what this one says there."""
    if game.memory is None:
        return {}
    left = game.remembered(r.state)
    forgotten = {game.memory.key: None} if r.setting.memory is not None else {}
    return forgotten if left is None else {game.memory.key: game.memory.write(left)}


def show(console: Console, r: Replay, lang: Language) -> None:
    edition, game = named_edition(r.setting), game_of(r.setting.edition.slug)
    console.print(f"[bold]{edition.names.said_in(lang)} · {edition.slug}[/bold] · {r.setting.currency}")
    console.print(options_line(r.setting, lang), style="dim")
    rows = [
        (_mark(p), act_text(edition, lang, p.act.name), said(p, edition, lang), cited(edition, p.clauses))
        for p in r.played
    ]
    put(console, table(("", "act", "", "article"), rows, lang=lang))
    for refused in r.refused:
        act, why = act_text(edition, lang, refused.act.name), game.refused(refused.refusal)
        console.print(word(lang, "refused", number=refused.given + 1, act=act, why=why), markup=False)
    shown, result = announced(r.state, game.result(r.state), lang)
    for hands in shown:
        put(console, hands)
    console.print(word(lang, "result_is", result=result), style="bold")
    show_money(console, r, lang)
    if any(p.given is None for p in r.played):
        console.print(word(lang, "filled_in"), style="dim")
    console.print()


def show_money(console: Console, r: Replay, lang: Language) -> None:
    edition, settlement = named_edition(r.setting), r.settlement
    if settlement.lines:
        put(console, settlement_table(edition, settlement.lines, lang))
    if settlement.standing:
        lying = []
        for stake in settlement.standing:
            at, amount = stake.position, in_words(stake.amount)
            bet = position_text(edition, lang, at)
            lying.append(word(lang, "standing_stake", player=at.player, bet=bet, amount=amount))
        console.print(word(lang, "standing", stakes=joined(lang, lying)), markup=False)
    players = {
        word(lang, "backing_house") if (p, edition.game) == (HOUSE, "pai-kau") else p: net
        for p, net in settlement.players.items()
    }
    nets = joined(lang, (f"{player} {in_words(net)}" for player, net in players.items()))
    house = in_words(settlement.house["net"])
    console.print(word(lang, "net_is", nets=nets or word(lang, "no_bets"), house=house), markup=False)


def settlement_table(edition: Edition, lines: tuple[Line, ...], lang: Language, *, brief: bool = False) -> Table:
    """A line per player and bet. Columns of money that are nought throughout are left out.

    In brief, for a single player at a narrow terminal: without the player, the stake returned and the instrument.
    """
    columns: dict[str, list[str]] = {"#": [str(number) for number, _ in enumerate(lines, 1)]}
    if not brief:
        columns["player"] = [line.position.player for line in lines]
    columns["bet"] = [position_text(edition, lang, line.position) for line in lines]
    columns["stake"] = [in_words(line.stake) for line in lines]
    columns["result"] = [value_text(edition, lang, line.result) for line in lines]
    columns["pays"] = [str(line.odds or "") for line in lines]
    if not brief:
        columns["returned"] = [in_words(line.returned) for line in lines]
    columns["prize"] = [in_words(line.prize) for line in lines]
    if any(line.commission for line in lines):
        columns["commission"] = [in_words(line.commission) for line in lines]
    if any(line.breakage for line in lines):
        columns["breakage"] = [in_words(line.breakage) for line in lines]
    columns["net"] = [in_words(line.net) for line in lines]
    articles = [cited(edition, line.clauses) for line in lines]
    columns["article"] = [text.removeprefix(f"{edition.number} ") if brief else text for text in articles]
    rows = zip(*columns.values(), strict=True)
    return table(tuple(columns), rows, right="# stake pays returned prize commission breakage net", lang=lang)


def cited(edition: Edition, clauses: tuple[str, ...]) -> str:
    """`57/2004 art. 5(6), 6(6)(6)`: the instrument once, then the articles."""
    first, *others = [edition.cite(c) for c in clauses]
    return ", ".join([first, *(o.removeprefix(f"{edition.number} ").removeprefix("art. ") for o in others)])


def _mark(played: Played) -> str:
    return "·" if played.given is None else str(played.given + 1)


def said(played: Played, edition: Edition, lang: Language) -> str:
    words = {k: v for k, v in played.act.plain().items() if k != "act"}
    stake = words.pop("stake", None)
    parts = []
    for key, value in words.items():
        is_bet = key == "bet" or (key == "to" and "bet" in words)
        text = bet_text(edition, lang, value) if is_bet else value_text(edition, lang, value)
        if key == "to" and type(value) is int:
            text = word(lang, "place_is", place=value)
        text = str(value) if key == "player" or (key == "by" and value not in OF_THE_HOUSE) else text
        parts.append(text if key in SAID_WITHOUT_NAME else f"{word(lang, f'field.{key}')} {text}")
    return " ".join([*parts, *([] if stake is None else [in_words(stake)])])


OF_THE_HOUSE = ("dealer", "bank")  # who may do what players do too

# What needs no word before it: who, what, and what was shown.
SAID_WITHOUT_NAME = {
    "player",
    "bet",
    "selection",
    "to",
    "to_selection",
    "card",
    "cards",
    "dice",
    "number",
    "buttons",
    "tile",
    "tiles",
    "hand",
    "why",
}
