"""banca house apply: files an application for authorisation, withdraws it, records which conditions are met."""

import hashlib
import json
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from banca import files
from banca.cli.arguments import Command, count_type, house_options
from banca.cli.houses import acting, done, opened, tell
from banca.law import OptionError, edition, edition_named, language
from banca.law.numbers import shown

ATTACHED_MOST = 64 * 2**20  # bytes of one file of a dossier


def describe(house: Command) -> None:
    apply = house.command("apply")
    for name in ACTIONS:
        action = apply.command(name)
        if name == "file":
            action.option("game", metavar="GAME")
            action.option("--adopt", required=True, metavar="DATE")
            action.option("--set", action="append", default=[], metavar="NAME=VALUE")
            action.option("--whole", action="store_true")
            for flag, slot in (("--bet", "FILE"), ("--attach", "FILE"), ("--table", "TABLE")):
                action.option(flag, action="append", default=[], metavar=slot)
        else:
            action.option("application", type=count_type(action), metavar="N")
        if name in ("meet", "end"):
            action.option("condition", metavar="TEXT")
        house_options(action)


def run(args: Namespace) -> int:
    language(args.lang)
    return ACTIONS[args.command_house_apply](args)


def _file(args: Namespace) -> int:
    from banca.house.applications import BYTES_MOST, Apply, Attachment

    slug = edition_named(args.game).slug
    options, parameters = _chosen(slug, args.set)
    asks: dict[str, Any] = {"options": options, "parameters": parameters}
    if args.whole:
        asks = {"setting": {"options": options, "table": parameters}}
    bets = [files.read_text(name, BYTES_MOST) for name in args.bet]
    dossier = [
        Attachment(Path(name).name, hashlib.sha256(files.read_bytes(name, ATTACHED_MOST)).hexdigest())
        for name in args.attach
    ]
    with opened(args) as house:
        command = Apply(slug, args.adopt, bets=bets, tables=args.table, attachments=dossier, **asks)
        body = done(house, acting(house, args), command)
    application, digest = body["application"], body["digest"]
    return tell(args, body, "house-application-filed", application=application, asks=len(body["asks"]), digest=digest)


def _chosen(slug: str, raw: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options and parameters by name; a parameter may be written as JSON."""
    law = edition(slug)
    options: dict[str, Any] = {}
    parameters: dict[str, Any] = {}
    for each in raw:
        name, sign, value = each.partition("=")
        if not sign:
            raise OptionError("house-choice-malformed", said=shown(each))
        if name in law.parameters:
            try:
                parameters[name] = json.loads(value)
            except ValueError:
                parameters[name] = value
        else:
            options[name] = value
    return options, parameters


def _withdraw(args: Namespace) -> int:
    from banca.house.applications import WithdrawApplication

    with opened(args) as house:
        body = done(house, acting(house, args), WithdrawApplication(args.application))
    return tell(args, body, "house-application-withdrawn", application=args.application)


def _meet(args: Namespace) -> int:
    from banca.house.decisions import MeetDecisionCondition

    met = args.command_house_apply == "meet"
    with opened(args) as house:
        body = done(house, acting(house, args), MeetDecisionCondition(args.application, args.condition, met))
    return tell(args, body, "house-condition-recorded", application=args.application, unmet=len(body["unmet"]))


ACTIONS: Mapping[str, Callable[[Namespace], int]] = {
    "file": _file,
    "withdraw": _withdraw,
    "meet": _meet,
    "end": _meet,
}
