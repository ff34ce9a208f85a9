"""What a client raises, all of it one clear line in the client's language.

ClientError
├── CommandRefused   the house refused: norm, clause and citation say by what
├── NoAnswer         no reply in time; `id` is the command's, to ask again with
├── NotConnected     no house at this address, or one that speaks another version
└── LoggedOut        the session or token does not hold, or not any more
"""

from banca.house.reply import Reply, refusal_in
from banca.messages import Language, has_message
from banca.messages.errors import BancaError, Message


class ClientError(BancaError):
    """All that a client raises.

    >>> from banca.client import ClientError, CommandRefused, LoggedOut, NoAnswer, NotConnected
    >>> all(issubclass(error, ClientError) for error in (CommandRefused, LoggedOut, NoAnswer, NotConnected))
    True
    """

    def __init__(self, says: Message, lang: Language = "en") -> None:
        self.lang = lang
        super().__init__(says)

    def __str__(self) -> str:
        return self.said_in(self.lang)


class CommandRefused(ClientError):
    """The house refused, and nothing was done. `reply` has the norm, the clause and the parameters.

    >>> from banca.client import CommandRefused
    >>> async def bet(seat, amount):
    ...     try:
    ...         await seat.bet("small", amount)
    ...     except CommandRefused as refused:
    ...         return refused.norm, refused.citation, str(refused)
    >>> bet.__name__
    'bet'
    """

    def __init__(self, reply: Reply, lang: Language = "en") -> None:
        self.reply = reply
        # A newer house may refuse by a norm that this catalogue does not know: it said so in English.
        known = reply.message is not None and has_message(reply.message)
        self._error = refusal_in(reply) if known else BancaError("client-refused", says=reply.says)
        super().__init__(self._error.message, lang)

    def said_in(self, language: Language, edition: object = None) -> str:
        return self._error.said_in(language, edition)

    @property
    def norm(self) -> str | None:
        return self.reply.norm

    @property
    def clause(self) -> str | None:
        return self.reply.clause

    @property
    def citation(self) -> str | None:
        return self.reply.citation


class NoAnswer(ClientError):
    """Whether it was done is not known. Sent again with this id, it is done once, and gets the one reply.

    >>> from banca.client import NoAnswer
    >>> error = NoAnswer("7f3a", 30)
    >>> error.id, str(error)
    ('7f3a', 'no answer within 30 s: ask again with the same id, and it is done once')
    """

    def __init__(self, id_: str, seconds: float, lang: Language = "en") -> None:
        self.id = id_
        super().__init__(Message("client-no-answer", seconds=round(seconds)), lang)


class NotConnected(ClientError):
    """No house at this address, or one that speaks another version.

    >>> from banca.client import NotConnected
    >>> issubclass(NotConnected, Exception)
    True
    """


class LoggedOut(ClientError):
    """The session or token does not hold, or not any more.

    >>> from banca.client import LoggedOut
    >>> issubclass(LoggedOut, Exception)
    True
    """
