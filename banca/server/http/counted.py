"""Answers that take long to count: while they are counted, whoever asks is told to ask again."""

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.responses import Response

from banca.house.reply import Reply, reply_in
from banca.server.counting import Count
from banca.server.languages import asked_language
from banca.server.routes import Call, json_response

WAIT = 2.0  # seconds until whoever asks is told to ask again
AGAIN = 5  # seconds until then
COUNTING = {202: "being counted: ask again"}


async def counted(
    call: Call, what: Count, question: dict[str, Any], meanwhile: Callable[[float], msgspec.Struct]
) -> dict[str, Any] | Response:
    """The answer to a question; a response, if there is none yet or there can be none.

    `meanwhile` makes the body of the first from the share that is counted.
    """
    found = await call.service.counting.of(what, question, WAIT)
    if found is None:
        answer = json_response(meanwhile(call.service.counting.done(what, question)), 202)
        answer.headers["retry-after"] = str(AGAIN)
        return answer
    if "message" in found:  # a package is missing, or nothing can be counted exactly
        said = Reply(False, message=found["message"], parameters=found["parameters"], says=found["says"])
        return json_response(reply_in(said, asked_language(call.request)), 409)
    return found
