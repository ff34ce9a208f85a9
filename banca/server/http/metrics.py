"""Metrics in Prometheus' text format, for administrators and for the token of whatever collects them."""

import math
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from starlette.responses import Response

from banca.server.http.office import ADMINISTRATORS
from banca.server.routes import Call, route
from banca.server.service import LATENCIES, Service

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
Sample = tuple[dict[str, str], float]


@route("GET", "/metrics", who=ADMINISTRATORS, media="text/plain")
async def metrics(call: Call) -> Response:
    """What this process counted since it started, and how it stands."""
    return Response("".join(_written(call.service)), media_type=MEDIA)


def _written(service: Service) -> Iterator[str]:
    counted, house, rooms = service.metrics, service.house, [*service.hub.rooms.values()]
    requests = [({"route": route, "status": str(status)}, n) for (route, status), n in sorted(counted.requests.items())]
    commands = [({"command": tag, "became": became}, n) for (tag, became), n in sorted(counted.commands.items())]
    tables = Counter(room.at.status for room in rooms)
    yield from _family("banca_http_requests_total", "counter", requests)
    yield from _family("banca_socket_messages_total", "counter", [({}, counted.messages)])
    yield from _family("banca_commands_total", "counter", commands)
    yield from _histogram("banca_command_seconds", counted.commits, counted.commit_seconds)
    yield from _family("banca_commands_waiting", "gauge", [({}, house.waiting)])
    yield from _family("banca_sockets", "gauge", [({}, len(service.sockets))])
    waiting = [each.waiting for each in service.sockets]
    yield from _family("banca_socket_messages_waiting", "gauge", [({}, sum(waiting))])
    yield from _family("banca_socket_messages_waiting_most", "gauge", [({}, max(waiting, default=0))])
    yield from _family("banca_people_connected", "gauge", [({}, len({each.person for each in service.sockets}))])
    yield from _family("banca_tables", "gauge", [({"status": status}, n) for status, n in sorted(tables.items())])
    yield from _family("banca_viewers", "gauge", [({}, sum(len(room.viewers) for room in rooms))])
    yield from _family("banca_staked_players", "gauge", [({}, sum(len(room.at.in_play) for room in rooms))])
    yield from _family("banca_house_stopped", "gauge", [({}, int(house.stopped_by is not None))])
    yield from _family("banca_storage_failing", "gauge", [({}, int(house.storage_fault is not None))])
    yield from _family("process_cpu_seconds_total", "counter", [({}, sum(os.times()[:2]))])
    if memory := _memory():
        yield from _family("process_resident_memory_bytes", "gauge", [({}, memory)])


def _family(name: str, kind: str, samples: Iterable[Sample]) -> Iterator[str]:
    yield f"# TYPE {name} {kind}\n"
    for labels, value in samples:
        said = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
        yield f"{name}{{{said}}} {value}\n" if said else f"{name} {value}\n"


def _histogram(name: str, counted: "Counter[float]", total: float) -> Iterator[str]:
    yield f"# TYPE {name} histogram\n"
    sofar = 0
    for bound in (*LATENCIES, math.inf):
        sofar += counted[bound]
        yield f'{name}_bucket{{le="{"+Inf" if bound == math.inf else bound}"}} {sofar}\n'
    yield f"{name}_sum {total}\n{name}_count {sofar}\n"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _memory() -> int | None:
    """Bytes of the process in memory, where the system says so."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return None
