"""banca serve: the house on the network."""

import re
import signal
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from banca.cli.houses import opened
from banca.law import language
from banca.law.numbers import shown
from banca.messages import BancaError, message

if TYPE_CHECKING:
    from banca.server.serve import Listening

ORIGIN = re.compile(r"https?://[^/\s?#@]+")  # as a browser writes one: scheme, host, and the port where it is unusual


def run(args: Namespace) -> int:
    lang, at = language(args.lang), listening(args)
    from banca.server.serve import refuse_unfit_certificate, serve

    refuse_unfit_certificate(at)
    with opened(args) as house:
        # The server ends in good order when it is told to, and then tells itself again: that is not to count.
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, lambda *_: None)
        serve(house, at, lambda address: print(message(lang, "serve-ready", address=address), flush=True))
        print(message(lang, "serve-stopped"), flush=True)
    return 0


def listening(args: Namespace) -> "Listening":
    from banca.server.serve import Listening

    if args.certificate_key and not args.certificate:
        raise BancaError("serve-key-without-certificate")
    for origin in args.origin:
        if not ORIGIN.fullmatch(origin):
            raise BancaError("serve-no-origin", typed=shown(origin))
    return Listening(
        args.host,
        args.port,
        Path(args.certificate) if args.certificate else None,
        Path(args.certificate_key) if args.certificate_key else None,
        tuple(args.proxy),
        frozenset(args.origin),
    )
