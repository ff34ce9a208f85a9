"""What the log says of the tables that this process owns, and of the house as a whole."""

from banca.house.house import House
from banca.messages.errors import Message
from banca.server.hub import Hub, Room
from banca.server.logs import Log

log = Log(__name__)


class TableLog:
    """After every commit: which rounds ended, and which tables opened, closed or go on in this process."""

    def __init__(self, hub: Hub) -> None:
        self._seen: dict[str, tuple[str, bool, int]] = {}  # of each table: status, whether it is ours, last round
        self._stopped_by: Message | None = None
        hub.listeners.append(self.look)

    def look(self, room: Room) -> None:
        at = room.at
        ended = at.last.number if at.last else 0
        before = self._seen.get(at.id)
        self._seen[at.id] = at.status, at.owned, ended
        if not at.owned:  # its owner writes it down
            return
        if before is None or before[:2] != (at.status, True):
            log.info("table", table=at.id, round=at.round, status=at.status, edition=at.state.setting.edition.slug)
        if before is not None and at.last and before[2] != ended:
            log.info("round-ended", table=at.id, round=ended, entry=at.seq, void=at.last.void)

    def look_at(self, house: House) -> None:
        """Whether a check has stopped every table, or they go on again."""
        why = house.stopped_by
        if why == self._stopped_by:
            return
        self._stopped_by = why
        if why:
            log.error("house-stopped", norm=why.id, why=why)
        else:
            log.info("house-goes-on")
