"""A process of its own that counts what takes long: a count may take minutes, and the service must not wait.

It reads a question from standard input: a setting, as at the head of a record, or records of rounds. It writes the
answer, or why there is none. How far it is, it says on standard error. Nothing of the house is in it.
"""

import json
import os
import sys
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

from banca.exact import odds
from banca.exact.document import row_document
from banca.extras import how_to_install
from banca.games import game_of, module_for
from banca.messages.errors import BancaError, Message
from banca.play.record import VERSION, edition_of, read_setting
from banca.progress import LINE, progress_to
from banca.review import Review, review
from banca.review.document import review_document, session_document
from banca.review.session import summarise

GENTLY = 10  # betting goes first
SAID_EVERY = 0.25  # seconds


def counted(asked: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question, or the message that says why there is none."""
    try:
        return COUNTS[asked["count"]](asked["question"])
    except BancaError as error:
        return without(error.message)
    except ModuleNotFoundError as error:
        if (says := how_to_install(error.name)) is None:
            raise
        return without(says)


def odds_of(said: dict[str, Any]) -> dict[str, Any]:
    """The odds of a setting."""
    data = {"banca": VERSION, **said}
    game = game_of(edition_of(data))
    setting = read_setting(game, data)
    rows = odds(game, setting)
    with_odds = {row.bet for row in rows}
    offered = (bet for bet in game.kinds(setting) if game.not_offered(setting, bet) is None)
    return {
        "options": setting.options.to_json(),
        "bets": [row_document(row) for row in rows],
        "without": sorted(bet for bet in offered if bet not in with_odds),
    }


def review_of(asked: dict[str, Any]) -> dict[str, Any]:
    """The review of a round, or of one player's part in it."""
    return review_document(_reviewed(asked, asked["player"]))


def session_of(asked: dict[str, Any]) -> dict[str, Any]:
    """One player's part in many rounds."""
    reviews = [_reviewed(each, asked["player"]) for each in asked["rounds"]]
    return {"sessions": [session_document(each) for each in summarise(reviews)]}


def new_bet(asked: dict[str, Any]) -> dict[str, Any]:
    """The mathematics of a bet beyond the regulation, from its description."""
    return dict(module_for("report", game_of(asked["edition"])).figures(asked["text"], asked["lang"]))


def _reviewed(asked: dict[str, Any], player: str | None) -> Review:
    """In the currency of the house, which tells play money apart."""
    return replace(review(json.loads(asked["record"]), player), currency=asked["currency"])


COUNTS = {"odds": odds_of, "review": review_of, "session": session_of, "new-bet": new_bet}


def without(why: Message) -> dict[str, Any]:
    return {"message": why.id, "parameters": why.to_json(), "says": str(why)}


class Progress:
    """Says now and then how far a count is, within its present stage."""

    def __init__(self) -> None:
        self._said = time.monotonic()

    def __call__(self, stage: str, done: float) -> None:
        del stage
        if (now := time.monotonic()) - self._said >= SAID_EVERY:
            self._said = now
            sys.stderr.write(f"{LINE}{done:.4f}\n")
            sys.stderr.flush()


if __name__ == "__main__":
    with suppress(OSError):  # it may be forbidden
        os.nice(GENTLY)
    with progress_to(Progress()):
        answer = counted(json.load(sys.stdin))
    json.dump(answer, sys.stdout)
