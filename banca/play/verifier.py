"""Check that records open what their table announced before the bets."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from banca.law import RecordError
from banca.material.commitment import Commitment
from banca.messages.errors import Message
from banca.play.act import Act
from banca.play.commitments import (
    ORIGIN,
    Announced,
    Closed,
    Draw,
    OpenedDraw,
    Origin,
    UnseenDraw,
    read_announced,
    read_draw,
    read_origin,
    shortly,
)
from banca.play.game import Game, State
from banca.play.order import Order, Run, Taken
from banca.play.setting import Setting

# One record.


class Check:
    """Follows the order of one record act by act, and compares its openings with what the acts showed."""

    def __init__(
        self,
        announced: list[Announced],
        draws: list[Draw],
        game: Game[Any],
        runs: Mapping[str, Run[Commitment]] | None,
        published: Callable[[Announced], None],
        newest: int = 0,
    ) -> None:
        self.announced, self.draws, self.published = announced, draws, published
        self.newest = newest  # the highest number of a tree begun at the table: no tree begins twice
        self.order: Order[Commitment] = Order(game, dict(self._continued_runs() if runs is None else runs))
        self._met = self._drawn = self._acts = 0  # how many trees, draws and acts were reached

    def act(self, before: State, act: Act, after: State) -> None:
        self._acts += 1
        try:
            taken = self.order.take(before, act, after, self)
        except LookupError:
            raise RecordError("act-shows-the-uncovered", number=self._acts, act=act.name) from None
        for each in taken:
            self._compare(each, Message("record-act", number=self._acts, act=act.name))

    def finish(self) -> None:
        if self._drawn < len(self.draws):
            raise RecordError("draw-of-no-act", draw=self._drawn + 1)
        if self._met < len(self.announced):
            tree = self.announced[self._met].tree
            raise RecordError("tree-never-drawn-from", tree=tree)

    def _continued_runs(self) -> Mapping[str, Run[Commitment]]:
        """For a record without those before it: continue its orders where it says."""
        first = {each.of: each for each in reversed(self.announced)}
        return {of: Run(each.commitment, each.place) for of, each in first.items() if each.place}

    def new_tree(self, stream: str, _: Mapping[Any, int]) -> Commitment:
        found = self._following(stream)
        if found.place:
            raise RecordError("tree-begins-elsewhere", tree=found.tree, place=found.place)
        if _number(found.tree) <= self.newest:
            raise RecordError("tree-begins-too-late", tree=found.tree, newest=self.newest)
        return found.commitment

    def announce(self, stream: str, run: Run[Commitment]) -> None:
        found = self._following(stream)
        if found != Announced.from_tree(stream, run.tree, run.place, self._acts):
            raise RecordError(
                "order-goes-on-elsewhere",
                stream=stream,
                place=run.place,
                tree=run.tree.tree,
                root=run.tree.root,
                given=str(found),
                given_tree=found.tree,
                after=found.after,
            )
        self._met += 1
        self.newest = max(self.newest, _number(found.tree))
        self.published(found)

    def _following(self, stream: str) -> Announced:
        if self._met == len(self.announced) or self.announced[self._met].of != stream:
            raise RecordError("commitment-missing", stream=stream)
        return self.announced[self._met]

    def _compare(self, taken: Taken[Commitment], where: Message) -> None:
        if self._drawn == len(self.draws):
            raise RecordError("draw-missing", where=where)
        draw, tree = self.draws[self._drawn], taken.tree
        self._drawn += 1
        if (draw.act, draw.tree, draw.place) != (self._acts, tree.tree, taken.place):
            raise RecordError(
                "draw-out-of-place",
                where=where,
                place=taken.place,
                tree=tree.tree,
                given=draw.place,
                given_tree=shortly(draw.tree),
                given_act=draw.act,
            )
        unseen = draw.unseen if isinstance(draw, UnseenDraw) else 0
        if unseen != taken.unseen:
            raise RecordError("draw-unseen-miscounted", where=where, unseen=taken.unseen, given=unseen)
        if not isinstance(draw, OpenedDraw):
            return
        if not tree.is_opened_by(draw.opening):
            raise RecordError("draw-opens-nothing", where=where, place=taken.place)
        if taken.shown not in (None, draw.drawn):
            raise RecordError("draw-not-what-was-shown", where=where, drawn=shortly(draw.drawn))


def _number(tree: str) -> int:
    return int(tree.rpartition("/")[2])


# Records one after another, compared with what was published.


@dataclass(frozen=True, slots=True)
class _Last:
    """The last record of a table, and the state from which the next must continue."""

    origin: Origin
    digest: str
    setting: Setting  # of the next round, unless something at the table changes
    memory: Any
    order: Order[Commitment] | None
    newest: int  # the highest number of a tree begun at the table


class Verifier:
    """Checks records one after another: each table's records form a chain, and every draw is in its place.

    `roots` are published roots, each with the place in its tree from which the records continue. `announcements` is
    everything that tables announced. With neither, records are only compared with each other.
    """

    def __init__(self, roots: Mapping[str, int] | None = None, announcements: "Announcements | None" = None) -> None:
        self.roots, self.announcements = roots, announcements
        self.rounds = 0  # rounds read completely
        self._last: dict[str, _Last] = {}
        self._met: set[str] = set()  # roots

    @property
    def published(self) -> bool:
        """Whether there is anything published to compare records with."""
        return self.roots is not None or self.announcements is not None

    def begin(self, data: Mapping[str, Any], game: Game[Any], opening: State) -> Check | None:
        """Before the acts: check that the record is the next of its table."""
        origin = read_origin(data)
        before = self._last.get(origin.table_id) if origin else None
        runs = None
        if origin and before:
            _refuse_next(game, origin, before, _memory_in(game, data), data.get("edition"))
            if before.order:
                if before.setting != opening.setting:
                    before.order.follow(game.opening(before.setting), opening)
                runs = before.order.runs
        if self.announcements:
            self.announcements.expect(origin)
            if "digest" not in data:
                raise RecordError("record-without-digest")
        check = read_check(data, game, runs, self._check_root, before.newest if before else 0)
        bound = self.roots is not None or (self.announcements and origin and self.announcements.trees(origin))
        if check is None and (bound or runs is not None):
            raise RecordError("record-opens-no-commitment")
        if check:
            check.order.open(opening, check)
        return check

    def end(self, data: Mapping[str, Any], check: Check | None, game: Game[Any], state: State) -> None:
        """After the acts: check that they match the announcements, and remember the state for the next record."""
        self.rounds += 1
        if check:
            check.finish()
        origin = read_origin(data)
        if origin is None or "digest" not in data:
            return
        if self.announcements:
            self.announcements.confirm(origin, data["digest"], check.announced if check else [])
        memory = game.remembered(state)
        written = game.memory.write(memory) if game.memory and memory is not None else None
        following = state.setting.with_memory(memory)
        before = self._last.get(origin.table_id)
        newest = check.newest if check else before.newest if before else 0
        last = _Last(origin, data["digest"], following, written, check.order if check else None, newest)
        self._last[origin.table_id] = last

    def finish(self) -> None:
        """After the last record: raise RecordError if published rounds are missing."""
        for root in self.roots or ():
            if root not in self._met:
                raise RecordError("root-never-drawn-from", root=root)
        if self.announcements:
            self.announcements.finish()

    def _check_root(self, announced: Announced) -> None:
        if self.roots is None:
            return
        root, place = announced.root, announced.place
        if root not in self.roots:
            raise RecordError("root-not-published", root=root, tree=announced.tree)
        if root not in self._met and place != self.roots[root]:
            raise RecordError(
                "record-begins-elsewhere",
                place=place,
                tree=announced.tree,
                published=self.roots[root],
                given=str(announced),
            )
        self._met.add(root)


def _own(game: Game[Any], memory: Any) -> Any:
    return game.pool.own_memory(memory) if game.pool else memory


def _refuse_next(game: Game[Any], origin: Origin, last: _Last, memory: Any, edition: Any) -> None:
    came = last.origin.round
    if origin.round == came:
        raise RecordError("round-twice", origin=origin)
    if origin.round < came:
        raise RecordError("round-out-of-order", origin=origin, came=came)
    if origin.round > came + 1:
        if origin.round == came + 2:
            raise RecordError("round-missing-before", origin=origin, came=came, missing=came + 1)
        raise RecordError("rounds-missing-before", origin=origin, came=came, first=came + 1, last=origin.round - 1)
    if origin.previous != last.digest:
        raise RecordError("round-does-not-go-on", origin=origin)
    if edition != last.setting.edition.slug or _own(game, memory) != _own(game, last.memory):
        raise RecordError("round-at-another-table", origin=origin)


def _memory_in(game: Game[Any], data: Mapping[str, Any]) -> Any:
    table = data.get("table")
    return table.get(game.memory.key) if game.memory and isinstance(table, Mapping) else None


def read_check(
    data: Mapping[str, Any],
    game: Game[Any],
    runs: Mapping[str, Run[Commitment]] | None = None,
    published: Callable[[Announced], None] = lambda _: None,
    newest: int = 0,
) -> Check | None:
    """The check of a record's commitments; None if it has none, because somebody typed in the results."""
    if not {"commitments", "draws"} & {*data}:
        return None
    origin, trees, draws = read_origin(data), data.get("commitments"), data.get("draws")
    if origin is None or "digest" not in data:
        raise RecordError("record-commitments-without-origin")
    if not isinstance(trees, list) or not isinstance(draws, list):
        raise RecordError("record-commitments-not-lists")
    announced = [read_announced(each, origin.table_id) for each in trees]
    return Check(announced, [read_draw(each) for each in draws], game, runs, published, newest)


# Announcements.


class Announcements:
    """What tables announced, line by line: a round opens, the trees it draws from, the table closes."""

    def __init__(self, lines: Iterable[Any]) -> None:
        self._opened: dict[tuple[str, int], Origin] = {}
        self._trees: dict[tuple[str, int], list[Announced]] = {}
        self._closed: dict[str, Closed] = {}
        self._latest: dict[str, int] = {}  # the round that each table opened last
        self._seen: set[tuple[str, int]] = set()
        for number, line in enumerate(lines, 1):
            try:
                self._read(line)
            except RecordError as error:
                raise RecordError("announcement-fault", number=number, fault=error.message) from None

    def trees(self, origin: Origin) -> list[Announced]:
        return self._trees.get((origin.table_id, origin.round), [])

    def expect(self, origin: Origin | None) -> None:
        if origin is None:
            raise RecordError("record-of-no-table")
        if self._opened.get((origin.table_id, origin.round)) != origin:
            raise RecordError("round-not-announced", origin=origin)

    def confirm(self, origin: Origin, digest: str, announced: list[Announced]) -> None:
        table, number = origin.table_id, origin.round
        if announced != self.trees(origin):
            raise RecordError("round-draws-elsewhere", origin=origin)
        following = self._opened.get((table, number + 1))
        closed = self._closed.get(table)
        known = [each.previous for each in (following, closed if closed and closed.rounds == number else None) if each]
        if any(previous != digest for previous in known):
            raise RecordError("round-was-changed", origin=origin)
        self._seen.add((table, number))

    def finish(self) -> None:
        for table, number in self._opened:
            later = (table, number + 1) in self._opened or table in self._closed
            if later and (table, number) not in self._seen and not self._is_open(table, number):
                raise RecordError("round-announced-without-record", round=number, table=table)

    def _is_open(self, table: str, number: int) -> bool:
        """Whether the table closed during the round, so that it has no record."""
        return table in self._closed and number > self._closed[table].rounds

    def _read(self, line: Any) -> None:
        if not isinstance(line, Mapping):
            raise RecordError("announcement-not-an-object")
        if "rounds" in line:
            self._close(Closed.read(line))
            return
        named = {key: line[key] for key in ORIGIN if key in line}
        origin = read_origin(named)
        if origin is None:
            raise RecordError("announcement-without-origin")
        if origin.table_id in self._closed:
            raise RecordError("announcement-after-the-end", origin=origin)
        key, tree = (origin.table_id, origin.round), {k: v for k, v in line.items() if k not in named}
        if not tree:
            self._open(origin)
        elif self._opened.get(key) != origin or self._latest[origin.table_id] != origin.round:
            raise RecordError("announcement-of-no-open-round", origin=origin)
        else:
            self._trees[key].append(read_announced(tree, origin.table_id))

    def _open(self, origin: Origin) -> None:
        """A round opens. The latest may open again under other options, and then draws from other trees."""
        key, latest = (origin.table_id, origin.round), self._latest.get(origin.table_id)
        again = origin.round == latest and self._opened[key] == origin
        if latest is not None and not again and origin.round != latest + 1:
            raise RecordError("announcement-opens-out-of-order", origin=origin, latest=latest)
        self._opened[key], self._trees[key], self._latest[origin.table_id] = origin, [], origin.round

    def _close(self, closed: Closed) -> None:
        latest = self._latest.get(closed.table_id, closed.rounds)
        if closed.table_id in self._closed or closed.rounds not in (latest - 1, latest):
            raise RecordError("announcement-closes-out-of-order", table=closed.table_id, latest=latest)
        self._closed[closed.table_id] = closed
