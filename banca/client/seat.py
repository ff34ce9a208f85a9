"""A table as one person sees it, kept up to date."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Self
from weakref import ref

from banca.client.errors import ClientError, NoAnswer
from banca.house.reply import Reply
from banca.protocol.messages import Change, Notice, Theirs, Timer, View, Yours
from banca.protocol.patch import patched

if TYPE_CHECKING:
    from banca.client.client import Client

OfTable = View | Change | Yours | Theirs | Timer | Notice
WAITING_MOST = 1000  # messages for a reader that does not read; then it gets the document as it stands


class Seat:
    """Made by `Client.sit`. `view` is the whole document; what only you see is under `you`.

    Whoever goes through a seat (`async for message in seat`) gets every message after it was applied to the view,
    beginning with the view itself. Several may, each for himself.

    >>> from banca.client import Client, Seat
    >>> seat = Client("http://127.0.0.1:8000").sit("wheel")
    >>> isinstance(seat, Seat), seat.table, seat.seq
    (True, 'wheel', None)
    """

    def __init__(self, client: "Client", table: str) -> None:
        self.client, self.table = client, table
        self.view: dict[str, Any] = {}
        self.seq: int | None = None  # the last entry that the view contains
        self.theirs: dict[str, Mapping[str, Any]] = {}  # what those see over whose shoulder you look: their `you`
        self.timer: Timer | None = None
        self._timer_ends = 0.0
        self._watches: list[ref[_Watch]] = []  # those that nobody reads any more go by themselves
        self._wakes: list[asyncio.Event] = []
        self._error: ClientError | None = None
        self.whole_views = 0  # how often the document came whole
        self.awaits_view = False  # what comes before it is of no use
        self.sitting = 0  # how many `async with` are inside

    async def __aenter__(self) -> Self:
        self.sitting += 1
        try:
            self.client.seats[self.table] = self
            self.client.subscribe(self)
            await self.wait_for(lambda _: True)
        except BaseException:
            self._leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        self.sitting -= 1
        if not self.sitting and self.client.seats.get(self.table) is self:
            del self.client.seats[self.table]
            self.client.unsubscribe(self)
            self._end(None)

    # What is seen.

    @property
    def me(self) -> str:
        """Your name, as acts write it."""
        return self.client.name

    @property
    def you(self) -> Mapping[str, Any]:
        """What only you see: `staked`, `purse`, `choices` where you decide."""
        return self.view.get("you", {})  # type: ignore[no-any-return]

    @property
    def turn(self) -> Mapping[str, Any]:
        return self.view.get("turn", {})  # type: ignore[no-any-return]

    @property
    def is_my_decision(self) -> bool:
        return bool(self.you.get("choices"))

    @property
    def seconds_left(self) -> float | None:
        """Of the time for bets or for a decision; None where no time runs."""
        return max(0.0, self._timer_ends - monotonic()) if self.timer and self.timer.of else None

    def __aiter__(self) -> "_Watch":
        return _Watch(self)

    async def wait_for(self, holds: Callable[[Mapping[str, Any]], bool], within: float | None = None) -> None:
        """Until something holds of the view: of that which is there, or of one to come."""
        seconds = self.client.patience.answer if within is None else within
        wake = asyncio.Event()
        self._wakes.append(wake)
        try:
            async with asyncio.timeout(seconds):
                while self.seq is None or self.awaits_view or not holds(self.view):
                    if self._error:
                        raise self._error
                    await wake.wait()
                    wake.clear()
        except TimeoutError:
            raise NoAnswer("", seconds, self.client.lang) from None
        finally:
            self._wakes.remove(wake)

    async def reached(self, number: int, within: float | None = None) -> None:
        """Until the view contains an entry of the table's journal, such as the one in a reply."""
        await self.wait_for(lambda _: (self.seq or 0) >= number, within)

    # What is done.

    async def act(self, act: Mapping[str, Any], *, within: float | None = None) -> Reply:
        """One act, as a record writes it; when it is accepted, the view shows it."""
        return await self._do({"do": "act", "table": self.table, "act": dict(act)}, within)

    async def acts(self, acts: Sequence[Mapping[str, Any]], *, within: float | None = None) -> Reply:
        """Several acts: all are done, or none."""
        return await self._do({"do": "acts", "table": self.table, "acts": [dict(act) for act in acts]}, within)

    async def bet(self, bet: str, stake: int, selection: Any = None, **more: Any) -> Reply:
        """A stake of yours in minor units."""
        act = {"act": "bet", "player": self.me, "bet": bet, "stake": stake, **more}
        return await self.act(act if selection is None else {**act, "selection": selection})

    async def advance(
        self, *, close: bool = False, default: bool = False, once: bool = False, within: float | None = None
    ) -> Reply:
        """For a croupier: do what is prescribed. `close` ends the betting; `default` decides for who does not."""
        said = {"do": "advance", "table": self.table, "close": close, "default": default, "once": once}
        return await self._do(said, within)

    async def ask(self, act: Mapping[str, Any], *, within: float | None = None) -> Reply:
        """Whether an act would be refused now, and why; nothing is done, and nothing raised."""
        return await self.client.ask(self.table, act, within=within)

    async def look(self, person: str, *, within: float | None = None) -> None:
        """For a trainer: look over somebody's shoulder, at a table of your class. `theirs` shows it from then on."""
        await self.client.look(self.table, person, within=within)

    async def look_away(self, person: str, *, within: float | None = None) -> None:
        await self.client.look(self.table, person, away=True, within=within)
        self.theirs.pop(person, None)

    async def _do(self, command: Mapping[str, Any], within: float | None) -> Reply:
        reply = await self.client.do(command, within=within)
        if isinstance(number := reply.body.get("number"), int):
            await self.reached(number, within)
        return reply

    # From the socket.

    def take(self, message: OfTable) -> bool:
        """Apply a message; False where something is missing, and the whole document is needed."""
        match message:
            case View(_, seq, view):
                self.view, self.seq, self.awaits_view = view, seq, False
                self.whole_views += 1
            case _ if self.awaits_view:
                return True
            case Change(_, seq, after, patch, _, you):
                if after != self.seq:
                    return self.seq is not None and seq <= self.seq  # seen before
                self.view, self.seq = patched(self.view, patch), seq
                if you is not None:
                    self.view["you"] = you
            case Yours(_, _, you):
                self.view = {**self.view, "you": you}
            case Theirs(_, _, person, you):
                self.theirs[person] = you
            case Timer(_, _, _, milliseconds):
                self.timer, self._timer_ends = message, monotonic() + milliseconds / 1000
        for watch in self._readers():
            watch.put(message)
        self._wake()
        return True

    def fail(self, error: ClientError) -> None:
        """It cannot be watched."""
        self._end(error)

    def _end(self, error: ClientError | None) -> None:
        self._error = error
        for watch in self._readers():
            watch.end()
        self._wake()

    def _readers(self) -> "list[_Watch]":
        return [watch for found in self._watches if (watch := found())]

    def _wake(self) -> None:
        for wake in self._wakes:
            wake.set()

    @property
    def is_over(self) -> bool:
        return self._error is not None or not self.sitting

    def as_it_stands(self) -> Iterator[View]:
        if self.seq is not None and not self.awaits_view:
            yield View(self.table, self.seq, self.view)

    def watched_by(self, watch: "_Watch") -> None:
        self._watches.append(ref(watch, self._watches.remove))

    def raise_error(self) -> None:
        if self._error:
            raise self._error


class _Watch:
    """One reader of a seat's messages."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._messages: deque[OfTable] = deque(seat.as_it_stands())
        self._wake = asyncio.Event()
        seat.watched_by(self)

    def put(self, message: OfTable) -> None:
        if len(self._messages) >= WAITING_MOST:
            self._messages = deque(self.seat.as_it_stands())
        else:
            self._messages.append(message)
        self._wake.set()

    def end(self) -> None:
        self._wake.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> OfTable:
        while not self._messages:
            self.seat.raise_error()
            if self.seat.is_over:
                raise StopAsyncIteration
            await self._wake.wait()
            self._wake.clear()
        return self._messages.popleft()
