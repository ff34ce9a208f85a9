"""banca house recall: shows a round step by step, or searches rounds by player, act, clause and irregularity."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from banca.cli.arguments import Command, count_type, house_options
from banca.cli.houses import list_rows, reading, time_text
from banca.cli.names import act_text
from banca.cli.screen import citation_text, options_line, print_json, result_text, settlement_table
from banca.cli.tables import print_table, screen, table
from banca.law import Language, edition, language
from banca.messages import joined, message, money_text
from banca.play.record import Played
from banca.play.setting import edition_of_table

if TYPE_CHECKING:
    from banca.house.recall import Recalled, Summary


def describe(house: Command) -> None:
    recall = house.command("recall")
    recall.option("table", nargs="?", metavar="TABLE")
    recall.option("round", nargs="?", type=count_type(recall), metavar="N")
    for name, metavar in (("player", "NAME"), ("act", "NAME"), ("clause", "CLAUSE")):
        recall.option(f"--{name}", metavar=metavar)
    recall.option("--irregular", action="store_true")
    recall.option("--most", type=count_type(recall), default=50, metavar="N")
    house_options(recall)


def run(args: Namespace) -> int:
    from banca.house.recall import Wanted, history, recall

    lang = language(args.lang)
    with reading(args) as connection:
        if args.round is None:
            wanted = Wanted(args.table, args.player, args.act, args.clause, irregular=args.irregular)
            return _list(args, history(connection, wanted, args.most), lang)
        found = recall(connection, args.table, args.round)
    if args.output == "json":
        print_json(found.to_json())
    else:
        _show(found, lang)
    return 0


def _list(args: Namespace, found: "list[Summary]", lang: Language) -> int:
    body: list[dict[str, Any]] = [{name: getattr(each, name) for name in each.__slots__} for each in found]
    columns = {
        "table": [each.table for each in found],
        "round": [str(each.round) for each in found],
        "time": [time_text(each.ended_at) for each in found],
        "game": [edition(each.edition).names.said_in(lang) for each in found],
        "net": [joined(lang, (f"{p} {money_text(lang, n)}" for p, n in each.players.items())) for each in found],
    }
    return list_rows(args, body, columns, "round", "house-no-rounds-found")


def _show(found: "Recalled", lang: Language) -> None:
    console, setting = screen(), found.replay.setting
    law = edition_of_table(setting)

    def say(name: str, **parameters: Any) -> None:
        console.print(message(lang, name, **parameters), markup=False)

    say("recall-round", round=found.round, table=found.table, edition=law.names.said_in(lang))
    say("recall-time", opened=time_text(found.opened_at), ended=time_text(found.ended_at))
    console.print(options_line(setting, lang), style="dim", markup=False)
    for granted in found.authorisations:
        say("recall-authorisation", what=joined(lang, (f"{name} {value}" for name, value in granted.items())))
    rows = [
        (
            str(step.entry),
            time_text(step.at),
            step.person,
            act_text(law, lang, step.act["act"]),
            _said(played),
            citation_text(law, step.clauses, lang),
        )
        for step, played in zip(found.steps, found.replay.played, strict=True)
    ]
    print_table(console, table(("entry", "time", "person", "act", "", "article"), rows, right="entry", lang=lang))
    for each in found.taken_back:
        say("recall-taken-back", entry=each.entry, person=each.person, count=len(each.acts))
    if found.void:
        say("recall-void")
    console.print(message(lang, "settle-result-is", result=result_text(found.result, law, lang)), markup=False)
    if found.replay.settlement.lines:
        print_table(console, settlement_table(law, found.replay.settlement.lines, lang))
    for player, held in found.balances.items():
        amounts = {name: money_text(lang, held[name]) for name in ("staked", "before", "after")}
        say("recall-balance", player=player, **amounts)
    if found.jackpot is not None:
        before, after = (money_text(lang, each["amount"]) if each else "" for each in found.jackpot)
        say("recall-jackpot", before=before, after=after)
    for correction in found.corrections:
        say("recall-correction", person=correction["person"], why=correction["why"])


def _said(played: Played) -> str:
    return " ".join(_plain(value) for name, value in played.act.to_json().items() if name != "act")


def _plain(value: Any) -> str:
    return " ".join(map(_plain, value)) if isinstance(value, list) else str(value)
