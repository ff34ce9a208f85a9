"""banca house decide: the regulator grants, refuses or revokes, and signs; and records one-off decrees on days."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import Any

from banca import files
from banca.cli.arguments import Command, count_type, house_options
from banca.cli.houses import acting, done, opened, tell
from banca.law import language

KEY_DIGITS = 64


def describe(house: Command) -> None:
    decide = house.command("decide")
    for name in ACTIONS:
        action = decide.command(name)
        if name == "decree":
            action.option("day", metavar="DATE")
            action.option("--works", action="store_true")
            action.option("--why", required=True, metavar="TEXT")
        else:
            action.option("application", type=count_type(action), metavar="N")
            action.option("--why", default="", metavar="TEXT")
            action.option("--sign", metavar="FILE")
            action.option("--signature", metavar="HEX")
        if name in ("grant", "revoke"):
            action.option("--from", dest="from_", required=True, metavar="DATE")
        if name == "grant":
            action.option("--until", metavar="DATE")
            action.option("--condition", action="append", default=[], metavar="TEXT")
        house_options(action)


def run(args: Namespace) -> int:
    language(args.lang)
    return ACTIONS[args.command_house_decide](args)


def _decide(args: Namespace) -> int:
    """Decide, given a key or a signature; without either, print the text to sign."""
    from banca.house.applications import application_of
    from banca.house.decisions import Decide, Decided, Revoke, decision_on

    verdict = args.command_house_decide
    conditions, until, from_ = (
        getattr(args, "condition", []),
        getattr(args, "until", None),
        getattr(args, "from_", None),
    )
    with opened(args) as house:
        person = acting(house, args)
        with house.database.read() as connection:
            filed = application_of(connection, args.application)
            wanted = Decided(verdict, conditions, from_, until, args.why)
            decision = decision_on(connection, filed, person.name, wanted)
        if args.sign is None and args.signature is None:
            print(decision.text)  # exactly as it is signed
            return 0
        signature = args.signature or decision.signed_by(_key(args.sign))
        command: Any = Decide(filed.number, verdict, signature, conditions, from_, until, args.why)
        if verdict == "revoke":
            command = Revoke(filed.number, str(from_), signature, args.why)
        body = done(house, person, command)
    return tell(args, body, "house-decided", application=filed.number, decision=verdict)


def _key(name: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    from banca.house.errors import HouseError

    try:
        return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(files.read_text(name, KEY_DIGITS + 2).strip()))
    except ValueError:
        raise HouseError("house-signing-key-unreadable", file=name) from None


def _decree(args: Namespace) -> int:
    from banca.house.applications import DecreeDay

    with opened(args) as house:
        body = done(house, acting(house, args), DecreeDay(args.day, args.works, args.why))
    return tell(args, body, "house-day-decreed", day=body["day"], works="yes" if args.works else "no")


ACTIONS: Mapping[str, Callable[[Namespace], int]] = {
    "grant": _decide,
    "refuse": _decide,
    "revoke": _decide,
    "decree": _decree,
}
