"""A process of its own that counts the odds of one setting: a count may take minutes, and the service must not wait.

It reads a setting from standard input, as at the head of a record, and writes the odds, or why there are none. Nothing
of the house is in it.
"""

import json
import os
import sys
from contextlib import suppress
from typing import Any

from banca.exact import odds
from banca.exact.document import row_document
from banca.extras import how_to_install
from banca.games import game_of
from banca.messages.errors import BancaError, Message
from banca.play.record import VERSION, edition_of, read_setting

GENTLY = 10  # betting goes first


def counted(said: dict[str, Any]) -> dict[str, Any]:
    data = {"banca": VERSION, **said}
    game = game_of(edition_of(data))
    setting = read_setting(game, data)
    try:
        rows = odds(game, setting)
    except BancaError as error:
        return without(error.message)
    except ModuleNotFoundError as error:
        if (says := how_to_install(error.name)) is None:
            raise
        return without(says)
    with_odds = {row.bet for row in rows}
    offered = (bet for bet in game.kinds(setting) if game.not_offered(setting, bet) is None)
    return {
        "options": setting.options.to_json(),
        "bets": [row_document(row) for row in rows],
        "without": sorted(bet for bet in offered if bet not in with_odds),
    }


def without(why: Message) -> dict[str, Any]:
    return {"message": why.id, "parameters": why.to_json(), "says": str(why)}


if __name__ == "__main__":
    with suppress(OSError):  # it may be forbidden
        os.nice(GENTLY)
    json.dump(counted(json.load(sys.stdin)), sys.stdout)
