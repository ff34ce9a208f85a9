"""Telling systemd how the service stands (sd_notify), where it was started by systemd."""

import os
import socket
from contextlib import suppress

ADDRESS = "NOTIFY_SOCKET"
READY, STOPPING = b"READY=1", b"STOPPING=1"


def notify(state: bytes) -> None:
    """Does nothing where nobody listens."""
    address = os.environ.get(ADDRESS, "")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as found:
        found.sendto(state, f"\0{address[1:]}" if address.startswith("@") else address)
