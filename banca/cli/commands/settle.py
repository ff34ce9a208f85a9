"""banca settle: settles recorded rounds, each line with its article."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from rich.console import Console

from banca.cli.names import act_text, bet_text, position_text, value_text
from banca.cli.review import review_to_json, show_review
from banca.cli.screen import citation_text, options_line, print_json, settlement_table
from banca.cli.tables import print_table, screen, table_of_any_length
from banca.cli.terminal import terminal_of
from banca.games import game_of, settle
from banca.law import EDITIONS, BancaError, Edition, Language, RecordError, Refusal, language
from banca.messages import joined, message, money_text
from banca.messages.errors import Message
from banca.play.commitments import read_root
from banca.play.game import Game
from banca.play.record import Played, Replay, write, write_table
from banca.play.record_file import Records
from banca.play.schema import record_schema
from banca.play.setting import edition_of_table
from banca.play.verifier import Announcements, Verifier

if TYPE_CHECKING:
    from banca.review import Review


def run(args: Namespace) -> int:
    language(args.lang)  # an unknown language is an error before anything is read
    if args.schema:
        print_json(record_schema(map(game_of, EDITIONS)))
        return 0
    if args.file is None:
        raise RecordError("settle-which-file")
    if args.full and args.review:
        raise RecordError("settle-full-or-review")
    verifier = _verifier(args)
    with _open_input(args.file) as stream:
        records = Records(stream, Message("settle-standard-input") if args.file == "-" else args.file)
        with _printing(args, records) as print_round:
            for number, data in records:
                print_round(data, _settle_one(data, args, verifier, records, number))
            verifier.finish()
    if verifier.published and not args.full and args.output != "json":
        screen().print(message(language(args.lang), "settle-verified", count=verifier.rounds), style="bold")
    return 0


def _verifier(args: Namespace) -> Verifier:
    """Checks records against each other, and against published commitments if given."""
    if args.commitment and args.commitments:
        raise RecordError("settle-roots-or-all-announced")
    if not args.commitments:
        return Verifier(roots=dict(map(read_root, args.commitment)) if args.commitment else None)
    with Path(args.commitments).open("rb") as stream:
        lines = Records(stream, args.commitments)
        return Verifier(announcements=Announcements(line for _, line in lines))


def _open_input(file: str) -> AbstractContextManager[BinaryIO]:
    if file != "-":
        return Path(file).open("rb")
    return nullcontext(getattr(sys.stdin, "buffer", None) or BytesIO(sys.stdin.read().encode()))


def _settle_one(data: Any, args: Namespace, verifier: Verifier, records: Records, number: int) -> Replay:
    try:
        return settle(data, keep_going=args.keep_going, strict=args.strict, verifier=verifier)
    except BancaError as error:
        raise records.error_at(number, error) from None


PrintRound = Callable[[Any, Replay], None]  # prints a round as soon as it is settled


@contextmanager
def _printing(args: Namespace, records: Records) -> Iterator[PrintRound]:
    """Print rounds one by one, so that those before a bad one stay printed."""
    if args.full:
        yield lambda data, r: _line(_full(data, r))
    elif args.output == "json":
        with _array(records, language(args.lang), with_review=args.review) as print_round:
            yield print_round
    else:
        console, lang = screen(), language(args.lang)

        def print_round(data: Any, r: Replay) -> None:
            show(console, r, lang)
            if args.review:
                show_review(console, _reviewed(data, r, lang), lang)

        yield print_round


def _reviewed(data: dict[str, Any], r: Replay, lang: Language) -> "Review":
    from banca.cli.counting import counting  # needs packages that a plain install does without
    from banca.review import review_replay

    with counting(lang):
        return review_replay(r, data)


def _full(data: dict[str, Any], r: Replay) -> dict[str, Any]:
    """Make a full record; one that is full already stays, because only its table can make its commitments."""
    if "digest" in data:
        return data
    return write(game_of(r.setting.edition.slug), r.state, tuple(p.act for p in r.played))


def _line(record: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(record, ensure_ascii=False) + "\n")
    sys.stdout.flush()


@contextmanager
def _array(records: Records, lang: Language, *, with_review: bool) -> Iterator[PrintRound]:
    """Print an object, or an array if there are several; the array is closed only when every record is settled."""
    printed = 0

    def print_round(data: Any, r: Replay) -> None:
        nonlocal printed
        document = to_json(r, lang)
        if with_review:
            document["review"] = review_to_json(_reviewed(data, r, lang))
        if not printed and records.is_last():
            print_json(document)
            return
        text = json.dumps(document, ensure_ascii=False, indent=2).replace("\n", "\n  ")
        sys.stdout.write(f"{',' if printed else '['}\n  {text}")
        sys.stdout.flush()
        printed += 1

    try:
        yield print_round
    finally:
        sys.stdout.write("\n" if printed else "")
    sys.stdout.write("]\n" if printed else "")


def to_json(r: Replay, lang: Language) -> dict[str, Any]:
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
                **refusal_to_json(refused.refusal, edition, lang),
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


def refusal_to_json(refusal: Refusal, edition: Edition, lang: Language) -> dict[str, Any]:
    """Its norm, clause and parameters, and its sentence in the chosen language."""
    says = refusal.says if isinstance(refusal.says, Message) else Message(refusal.says)
    because = says.said_in(lang, edition)
    return {"norm": refusal.norm, "clause": refusal.clause, "parameters": says.to_json(), "because": because}


def next_table(game: Game[Any], r: Replay) -> dict[str, Any]:
    """The changes in `table` for the next record at this table."""
    if game.memory is None:
        return {}
    left = game.remembered(r.state)
    forgotten = {game.memory.key: None} if r.setting.memory is not None else {}
    return forgotten if left is None else {game.memory.key: game.memory.write(left)}


def show(console: Console, r: Replay, lang: Language) -> None:
    edition, game = edition_of_table(r.setting), game_of(r.setting.edition.slug)
    console.print(f"[bold]{edition.names.said_in(lang)} · {edition.slug}[/bold] · {r.setting.currency}")
    console.print(options_line(r.setting, lang), style="dim")
    rows = [
        (
            _mark(p),
            act_text(edition, lang, p.act.name),
            fields_text(p, edition, lang),
            citation_text(edition, p.clauses, lang),
        )
        for p in r.played
    ]
    print_table(console, table_of_any_length(("", "act", "", "article"), rows, lang=lang))
    for refused in r.refused:
        act, why = act_text(edition, lang, refused.act.name), game.refused(refused.refusal)
        said = message(lang, "settle-refused", number=refused.given + 1, act=act, why=why.said_in(lang))
        console.print(said, markup=False)
    shown, result = terminal_of(edition.game).result(r.state, game.result(r.state), lang)
    for hands in shown:
        print_table(console, hands)
    console.print(message(lang, "settle-result-is", result=result), style="bold")
    show_money(console, r, lang)
    if any(p.given is None for p in r.played):
        console.print(message(lang, "settle-filled-in"), style="dim")
    console.print()


def show_money(console: Console, r: Replay, lang: Language) -> None:
    edition, settlement = edition_of_table(r.setting), r.settlement
    if settlement.lines:
        print_table(console, settlement_table(edition, settlement.lines, lang))
    if settlement.standing:
        standing = []
        for stake in settlement.standing:
            at, amount = stake.position, money_text(lang, stake.amount)
            bet = position_text(edition, lang, at)
            standing.append(message(lang, "settle-standing-stake", player=at.player, bet=bet, amount=amount))
        console.print(message(lang, "settle-standing", stakes=joined(lang, standing)), markup=False)
    named = terminal_of(edition.game).player_messages
    players = {message(lang, named[p]) if p in named else p: net for p, net in settlement.players.items()}
    nets = joined(lang, (f"{player} {money_text(lang, net)}" for player, net in players.items()))
    house = money_text(lang, settlement.house["net"])
    console.print(
        message(lang, "settle-net-is", nets=nets or message(lang, "settle-no-bets"), house=house), markup=False
    )


def _mark(played: Played) -> str:
    return "·" if played.given is None else str(played.given + 1)


def fields_text(played: Played, edition: Edition, lang: Language) -> str:
    words = {k: v for k, v in played.act.to_json().items() if k != "act"}
    stake = words.pop("stake", None)
    parts = []
    for key, value in words.items():
        is_bet = key == "bet" or (key == "to" and "bet" in words)
        text = bet_text(edition, lang, value) if is_bet else value_text(edition, lang, value)
        if key in ("to", "place") and type(value) is int:
            text = message(lang, "place-is", place=value)
        text = str(value) if key == "player" or (key == "by" and value not in OF_THE_HOUSE) else text
        parts.append(text if key in UNNAMED_FIELDS else f"{message(lang, f'field-{key}')} {text}")
    return " ".join([*parts, *([] if stake is None else [money_text(lang, stake)])])


OF_THE_HOUSE = ("dealer", "croupier", "bank")  # who may do what players do too

# Fields printed without their name.
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
    "place",
    "why",
}
