"""banca settle: settles recorded rounds, each line with its article."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from rich.console import Console

from banca.cli.names import act_text, bet_text, joined, named_edition, position_text, value_text
from banca.cli.screen import cited, options_line, print_json, put, screen, settlement_table, table
from banca.cli.terminal import terminal_of
from banca.cli.words import word
from banca.games import game_of, settle
from banca.law import EDITIONS, BancaError, Edition, Language, RecordError, language
from banca.money import format_amount
from banca.play.commitments import read_root
from banca.play.game import Game
from banca.play.record import Played, Replay, write, write_table
from banca.play.record_file import Records
from banca.play.schema import record_schema
from banca.play.verifier import Announcements, Verifier


def run(args: Namespace) -> int:
    language(args.lang)  # one that nobody speaks is an error before anything is read
    if args.schema:
        print_json(record_schema(map(game_of, EDITIONS)))
        return 0
    if args.file is None:
        raise RecordError("which FILE? a record as JSON, many as JSON Lines, or - for the standard input")
    verifier = _verifier(args)
    with _opened(args.file) as stream:
        records = Records(stream, "the standard input" if args.file == "-" else args.file)
        with _printing(args, records) as print_round:
            for number, data in records:
                print_round(data, _settle_one(data, args, verifier, records.place, number))
            verifier.finish()
    if verifier.published and not args.full and args.output != "json":
        screen().print(word(language(args.lang), "verified", count=verifier.rounds), style="bold")
    return 0


def _verifier(args: Namespace) -> Verifier:
    """Checks records against one another, and against what was published if that is named."""
    if args.commitment and args.commitments:
        raise RecordError("--commitment and --commitments do not go together: roots, or all that was announced")
    if not args.commitments:
        return Verifier(roots=dict(map(read_root, args.commitment)) if args.commitment else None)
    with Path(args.commitments).open("rb") as stream:
        lines = Records(stream, args.commitments)
        return Verifier(announcements=Announcements(line for _, line in lines))


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    if file != "-":
        return Path(file).open("rb")
    return nullcontext(getattr(sys.stdin, "buffer", None) or BytesIO(sys.stdin.read().encode()))


def _settle_one(data: Any, args: Namespace, verifier: Verifier, place: Callable[[int], str], number: int) -> Replay:
    try:
        return settle(data, keep_going=args.keep_going, strict=args.strict, verifier=verifier)
    except BancaError as error:
        kind = type(error) if isinstance(error, RecordError) else RecordError
        raise kind(f"{place(number)}{error}") from None


PrintRound = Callable[[Any, Replay], None]  # prints a round as soon as it is settled


@contextmanager
def _printing(args: Namespace, records: Records) -> Iterator[PrintRound]:
    """How rounds are printed: one by one, so that those before a bad one stay printed."""
    if args.full:
        yield lambda data, r: _line(_full(data, r))
    elif args.output == "json":
        with _array(records) as print_round:
            yield print_round
    else:
        console, lang = screen(), language(args.lang)
        yield lambda _, r: show(console, r, lang)


def _full(data: dict[str, Any], r: Replay) -> dict[str, Any]:
    """A full record stays as it is, since only its table can make its commitments."""
    if "digest" in data:
        return data
    return write(game_of(r.setting.edition.slug), r.state, tuple(p.act for p in r.played))


def _line(record: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(record, ensure_ascii=False) + "\n")
    sys.stdout.flush()


@contextmanager
def _array(records: Records) -> Iterator[PrintRound]:
    """An object, or an array if there are several; it is closed only when every record is settled."""
    printed = 0

    def print_round(_: Any, r: Replay) -> None:
        nonlocal printed
        if not printed and records.is_last():
            print_json(to_json(r))
            return
        text = json.dumps(to_json(r), ensure_ascii=False, indent=2).replace("\n", "\n  ")
        sys.stdout.write(f"{',' if printed else '['}\n  {text}")
        sys.stdout.flush()
        printed += 1

    try:
        yield print_round
    finally:
        sys.stdout.write("\n" if printed else "")
    sys.stdout.write("]\n" if printed else "")


def to_json(r: Replay) -> dict[str, Any]:
    edition = r.setting.edition
    game = game_of(edition.slug)
    return {
        "edition": edition.slug,
        "preset": r.setting.options.preset,
        "options": r.setting.options.to_json(),
        "table": write_table(game, r.setting),
        "acts": [{**p.act.to_json(), "filled": p.given is None, "clauses": list(p.clauses)} for p in r.played],
        "refused": [
            {
                "act": refused.given + 1,
                "said": refused.act.to_json(),
                "norm": refused.refusal.norm,
                "clause": refused.refusal.clause,
                "because": refused.refusal.because,
            }
            for refused in r.refused
        ],
        "result": dict(game.result(r.state) or {}),
        "settlement": [line.to_json() for line in r.settlement.lines],
        "standing": r.settlement.to_json().get("standing", []),
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
        (_mark(p), act_text(edition, lang, p.act.name), fields_text(p, edition, lang), cited(edition, p.clauses))
        for p in r.played
    ]
    put(console, table(("", "act", "", "article"), rows, lang=lang))
    for refused in r.refused:
        act, why = act_text(edition, lang, refused.act.name), game.refused(refused.refusal)
        console.print(word(lang, "refused", number=refused.given + 1, act=act, why=why), markup=False)
    shown, result = terminal_of(edition.game).result(r.state, game.result(r.state), lang)
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
        standing = []
        for stake in settlement.standing:
            at, amount = stake.position, format_amount(stake.amount)
            bet = position_text(edition, lang, at)
            standing.append(word(lang, "standing_stake", player=at.player, bet=bet, amount=amount))
        console.print(word(lang, "standing", stakes=joined(lang, standing)), markup=False)
    named = terminal_of(edition.game).player_messages
    players = {word(lang, named[p]) if p in named else p: net for p, net in settlement.players.items()}
    nets = joined(lang, (f"{player} {format_amount(net)}" for player, net in players.items()))
    house = format_amount(settlement.house["net"])
    console.print(word(lang, "net_is", nets=nets or word(lang, "no_bets"), house=house), markup=False)


def _mark(played: Played) -> str:
    return "·" if played.given is None else str(played.given + 1)


def fields_text(played: Played, edition: Edition, lang: Language) -> str:
    words = {k: v for k, v in played.act.to_json().items() if k != "act"}
    stake = words.pop("stake", None)
    parts = []
    for key, value in words.items():
        is_bet = key == "bet" or (key == "to" and "bet" in words)
        text = bet_text(edition, lang, value) if is_bet else value_text(edition, lang, value)
        if key == "to" and type(value) is int:
            text = word(lang, "place_is", place=value)
        text = str(value) if key == "player" or (key == "by" and value not in OF_THE_HOUSE) else text
        parts.append(text if key in UNNAMED_FIELDS else f"{word(lang, f'field.{key}')} {text}")
    return " ".join([*parts, *([] if stake is None else [format_amount(stake)])])


OF_THE_HOUSE = ("dealer", "bank")  # who may do what players do too

# What needs no word before it: who, what, and what was shown.
UNNAMED_FIELDS = {
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
