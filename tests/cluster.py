"""PostgreSQL of one's own: a fresh cluster in a temporary folder, reached through a socket there, gone at the end."""

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy import URL

OWNER = "house"  # of the cluster and of all that is in it
LEAST_VERSION = 15
STARTS_WITHIN = 60  # seconds
# A kill of a program cannot lose what the server was told, so tests need not wait for the disk; chaos and bench do.
WITHOUT_DISK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
SETTINGS = (
    "listen_addresses=",
    "max_connections=60",
    "shared_buffers=64MB",
    "log_min_messages=fatal",
    "logging_collector=off",
)


def binaries() -> Path:
    """The folder of the newest server that is installed; `scripts/install-postgresql` brings one."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if on_path := shutil.which("initdb"):
        folders.append(Path(on_path).resolve().parent)
    found = {_version(folder): folder for folder in folders}
    if not found or max(found) < LEAST_VERSION:
        raise FileNotFoundError(
            f"no PostgreSQL {LEAST_VERSION} or later: sh scripts/install-postgresql, or DATABASES=sqlite"
        )
    return found[max(found)]


def _version(folder: Path) -> int:
    said = subprocess.run([folder / "initdb", "--version"], capture_output=True, text=True, check=True).stdout
    return int(re.findall(r"\d+", said)[0])


class Cluster:
    """A server that is up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0

    def url(self, database: str, user: str = OWNER) -> str:
        return URL.create("postgresql", user, database=database, query={"host": str(self.folder)}).render_as_string()

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(host=str(self.folder), user=OWNER, dbname=database, autocommit=True) as connection:
            connection.execute(statement.encode())

    def create(self, template: str = "template1") -> str:
        """A new database, a copy of another; gives its name."""
        self._made += 1
        name = f"house_{self._made}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def wait(self, server: "subprocess.Popen[bytes]") -> None:
        until = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                return self.execute("SELECT 1")
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.05)


@contextmanager
def cluster(*, disk: bool = False) -> Iterator[Cluster]:
    """A server of one's own. It goes down with the program that started it, however that ends."""
    bin_folder = binaries()
    folder = Path(tempfile.mkdtemp(prefix="banca-"))
    somebody: list[str] = []
    if os.geteuid() == 0:  # the server refuses to run as root
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        somebody = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    data = folder / "data"
    try:
        initdb = [
            f"{bin_folder}/initdb",
            "-D",
            f"{data}",
            "-U",
            OWNER,
            "--auth=trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        subprocess.run(
            ["setpriv", *somebody, "--inh-caps=-all", *initdb], check=True, stdout=subprocess.DEVNULL, cwd=folder
        )
        settings = (*SETTINGS, f"unix_socket_directories={folder}", *(() if disk else WITHOUT_DISK))
        command = [f"{bin_folder}/postgres", "-D", f"{data}", *(word for each in settings for word in ("-c", each))]
        # SIGINT: end now, in order.
        with subprocess.Popen(
            ["setpriv", *somebody, "--inh-caps=-all", "--pdeathsig", "INT", *command],
            cwd=folder,
            stderr=subprocess.DEVNULL,
        ) as server:
            found = Cluster(folder)
            try:
                found.wait(server)
                yield found
            finally:
                server.send_signal(signal.SIGINT)
                server.wait(STARTS_WITHIN)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
