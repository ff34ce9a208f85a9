"""Checking records: whether they opened what their table had announced before the bets."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from banca.law import RecordError
from banca.material.commitment import Commitment
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
        self.newest = newest  # the highest number of a tree that the table has begun: none is begun twice
        self.order: Order[Commitment] = Order(
            game, self._new_tree, self._announce, dict(self._under_way() if runs is None else runs)
        )
        self._met = self._drawn = self._acts = 0  # how many trees, draws and acts were come to

    def act(self, before: State, act: Act, after: State) -> None:
        self._acts += 1
        try:
            taken = self.order.take(before, act, after)
        except LookupError:
            raise RecordError(f"act {self._acts}, {act.name}, shows what no commitment covers") from None
        for each in taken:
            self._compare(each, f"act {self._acts}, {act.name}")

    def finish(self) -> None:
        if self._drawn < len(self.draws):
            raise RecordError(f"draw {self._drawn + 1} belongs to no act of the record")
        if self._met < len(self.announced):
            tree = self.announced[self._met].tree
            raise RecordError(f"the round never comes to draw from the tree {tree}")

    def _under_way(self) -> Mapping[str, Run[Commitment]]:
        """For a record without those before it: go on with its orders where it says."""
        first = {each.of: each for each in reversed(self.announced)}
        return {of: Run(each.commitment, each.place) for of, each in first.items() if each.place}

    def _new_tree(self, stream: str, _: Mapping[Any, int]) -> Commitment:
        found = self._following(stream)
        if found.place:
            raise RecordError(f"the tree {found.tree} begins at place 0, not at place {found.place}")
        if _number(found.tree) <= self.newest:
            raise RecordError(f"the tree {found.tree} cannot begin now: tree {self.newest} has begun before")
        return found.commitment

    def _announce(self, stream: str, run: Run[Commitment]) -> None:
        found = self._following(stream)
        if found != Announced.from_tree(stream, run.tree, run.place, self._acts):
            says = f"the {stream} go on at place {run.place} of the tree {run.tree.tree}"
            raise RecordError(f"{says}, root {run.tree.root}: not at {found} of {found.tree} after act {found.after}")
        self._met += 1
        self.newest = max(self.newest, _number(found.tree))
        self.published(found)

    def _following(self, stream: str) -> Announced:
        if self._met == len(self.announced) or self.announced[self._met].of != stream:
            raise RecordError(f"a commitment to the {stream} is missing, or is not in its place")
        return self.announced[self._met]

    def _compare(self, taken: Taken[Commitment], where: str) -> None:
        if self._drawn == len(self.draws):
            raise RecordError(f"{where}: its draw is missing")
        draw, tree = self.draws[self._drawn], taken.tree
        self._drawn += 1
        if (draw.act, draw.tree, draw.place) != (self._acts, tree.tree, taken.place):
            says = f"{where}: it takes place {taken.place} of the tree {tree.tree}"
            raise RecordError(f"{says}, not place {draw.place} of {shortly(draw.tree)} for act {draw.act}")
        unseen = draw.unseen if isinstance(draw, UnseenDraw) else 0
        if unseen != taken.unseen:
            raise RecordError(f"{where}: it takes {taken.unseen} places unseen, not {unseen}")
        if not isinstance(draw, OpenedDraw):
            return
        if not tree.is_opened_by(draw.opening):
            raise RecordError(f"{where}: what it says of place {taken.place} does not open the commitment")
        if taken.shown not in (None, draw.drawn):
            raise RecordError(f"{where}: {shortly(draw.drawn)} was drawn, and another result was shown")


def _number(tree: str) -> int:
    return int(tree.rpartition("/")[2])


# Records one after another, compared with what was published.


@dataclass(frozen=True, slots=True)
class _Last:
    """The last record of a table, and what the next must go on from."""

    origin: Origin
    digest: str
    setting: Setting  # of the next round, if nothing at the table changes before it
    memory: Any
    order: Order[Commitment] | None
    newest: int  # the highest number of a tree that the table has begun


class Verifier:
    """Checks records one after another: each table's records form a chain, and every draw is in its place.

    `roots` are published roots, each with the place in its tree at which the records go on. `announcements` is all that
    tables announced. With neither, records are only compared with each other.
    """

    def __init__(self, roots: Mapping[str, int] | None = None, announcements: "Announcements | None" = None) -> None:
        self.roots, self.announcements = roots, announcements
        self.rounds = 0  # that were read completely
        self._last: dict[str, _Last] = {}
        self._met: set[str] = set()  # roots

    @property
    def published(self) -> bool:
        """Whether records are compared with anything that was published."""
        return self.roots is not None or self.announcements is not None

    def begin(self, data: Mapping[str, Any], game: Game[Any], opening: State) -> Check | None:
        """Before the acts: check that the record is the next of its table."""
        origin = read_origin(data)
        before = self._last.get(origin.table_id) if origin else None
        runs = None
        if origin and before:
            _refuse_next(origin, before, _memory_in(game, data), data.get("edition"))
            if before.order:
                if before.setting != opening.setting:
                    before.order.follow(game.opening(before.setting), opening)
                runs = before.order.runs
        if self.announcements:
            self.announcements.expect(origin)
            if "digest" not in data:
                raise RecordError("the record has no digest: nothing that was announced can confirm it")
        check = read_check(data, game, runs, self._published, before.newest if before else 0)
        bound = self.roots is not None or (self.announcements and origin and self.announcements.trees(origin))
        if check is None and (bound or runs is not None):
            raise RecordError("the record opens no commitment: nothing binds what it shows")
        if check:
            check.order.open(opening)
        return check

    def end(self, data: Mapping[str, Any], check: Check | None, game: Game[Any], state: State) -> None:
        """After the acts: check that they kept to what was announced, and note what the next record goes on from."""
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
        following = replace(state.setting, memory=memory)
        before = self._last.get(origin.table_id)
        newest = check.newest if check else before.newest if before else 0
        last = _Last(origin, data["digest"], following, written, check.order if check else None, newest)
        self._last[origin.table_id] = last

    def finish(self) -> None:
        """After the last record: raise RecordError if published rounds are missing."""
        for root in self.roots or ():
            if root not in self._met:
                raise RecordError(f"no record draws from the tree with the root {root}: its rounds are missing")
        if self.announcements:
            self.announcements.finish()

    def _published(self, announced: Announced) -> None:
        if self.roots is None:
            return
        root, place = announced.root, announced.place
        if root not in self.roots:
            raise RecordError(f"the root {root} of the tree {announced.tree} was not published")
        if root not in self._met and place != self.roots[root]:
            says = f"the record begins at place {place} of the tree {announced.tree}"
            raise RecordError(
                f"{says}, not at place {self.roots[root]}: give the records before it too, or {announced} if that"
                " is what was published"
            )
        self._met.add(root)


def _refuse_next(origin: Origin, last: _Last, memory: Any, edition: Any) -> None:
    came = last.origin.round
    if origin.round == came:
        raise RecordError(f"{origin} is there twice")
    if origin.round < came:
        raise RecordError(f"{origin} comes after round {came}: the records are in another order")
    if origin.round > came + 1:
        missing = f"round {came + 1} is" if origin.round == came + 2 else f"rounds {came + 1} to {origin.round - 1} are"
        raise RecordError(f"{origin} comes after round {came}: {missing} missing")
    if origin.previous != last.digest:
        raise RecordError(f"{origin} does not go on from the record before it: one of the two was changed")
    if edition != last.setting.edition.slug or memory != last.memory:
        raise RecordError(f"{origin}: its table is not as the round before left it")


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
    """The check of a record's commitments; None if it has none: somebody typed in what real material showed."""
    if not {"commitments", "draws"} & {*data}:
        return None
    origin, trees, draws = read_origin(data), data.get("commitments"), data.get("draws")
    if origin is None or "digest" not in data:
        raise RecordError("a record with commitments has its table_id, its round and its digest too")
    if not isinstance(trees, list) or not isinstance(draws, list):
        raise RecordError('"commitments" and "draws" of a record are lists, and go together')
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
                raise RecordError(f"announcement {number}: {error}") from None

    def trees(self, origin: Origin) -> list[Announced]:
        return self._trees.get((origin.table_id, origin.round), [])

    def expect(self, origin: Origin | None) -> None:
        if origin is None:
            raise RecordError("the record does not say of which table it is: nothing was announced of it")
        if self._opened.get((origin.table_id, origin.round)) != origin:
            raise RecordError(f"{origin} was not announced, or not after that record")

    def confirm(self, origin: Origin, digest: str, announced: list[Announced]) -> None:
        table, number = origin.table_id, origin.round
        if announced != self.trees(origin):
            raise RecordError(f"{origin} draws from other places or trees than were announced")
        following = self._opened.get((table, number + 1))
        closed = self._closed.get(table)
        known = [each.previous for each in (following, closed if closed and closed.rounds == number else None) if each]
        if any(previous != digest for previous in known):
            raise RecordError(f"{origin} was changed: another digest was announced after it")
        self._seen.add((table, number))

    def finish(self) -> None:
        for table, number in self._opened:
            later = (table, number + 1) in self._opened or table in self._closed
            if later and (table, number) not in self._seen and not self._is_open(table, number):
                raise RecordError(f"round {number} of table {table} was announced, and its record is missing")

    def _is_open(self, table: str, number: int) -> bool:
        """Whether the table closed while the round was under way, so that it has no record."""
        return table in self._closed and number > self._closed[table].rounds

    def _read(self, line: Any) -> None:
        if not isinstance(line, Mapping):
            raise RecordError("an announcement is a JSON object")
        if "rounds" in line:
            self._close(Closed.read(line))
            return
        named = {key: line[key] for key in ORIGIN if key in line}
        origin = read_origin(named)
        if origin is None:
            raise RecordError("an announcement names its table_id and its round")
        if origin.table_id in self._closed:
            raise RecordError(f"{origin}, and the table has closed")
        key, tree = (origin.table_id, origin.round), {k: v for k, v in line.items() if k not in named}
        if not tree:
            self._open(origin)
        elif self._opened.get(key) != origin or self._latest[origin.table_id] != origin.round:
            raise RecordError(f"a tree of {origin}, which is not open")
        else:
            self._trees[key].append(read_announced(tree, origin.table_id))

    def _open(self, origin: Origin) -> None:
        """A round opens. The latest may be opened again, under other options, and then draws from other trees."""
        key, latest = (origin.table_id, origin.round), self._latest.get(origin.table_id)
        again = origin.round == latest and self._opened[key] == origin
        if latest is not None and not again and origin.round != latest + 1:
            raise RecordError(f"{origin} opens after round {latest}, or not after the record that was announced")
        self._opened[key], self._trees[key], self._latest[origin.table_id] = origin, [], origin.round

    def _close(self, closed: Closed) -> None:
        latest = self._latest.get(closed.table_id, closed.rounds)
        if closed.table_id in self._closed or closed.rounds not in (latest - 1, latest):
            raise RecordError(f"table {closed.table_id} closes twice, or not after round {latest}")
        self._closed[closed.table_id] = closed
