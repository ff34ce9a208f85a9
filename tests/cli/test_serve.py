"""banca serve: where it listens, how it stops, and one clear line for each mistake."""

import asyncio
import signal
import socket
import ssl
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from banca.client import Client, Patience
from banca.house.config import TableConfig
from tests.client.serving import BANCA, Served, serving

TABLES = {"dice": TableConfig({"edition": "cussec-57-2004"}, timers={"betting": 600})}


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """For 127.0.0.1, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    files = folder / f"{name}.pem", folder / f"{name}.key"
    files[0].write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    private = serialization.PrivateFormat.PKCS8
    files[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, private, serialization.NoEncryption()))
    return files


def refused(*words: str) -> str:
    """What one line says of a mistake."""
    done = subprocess.run([BANCA, "serve", *words], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, told: signal.Signals) -> None:
    with serving(tmp_path, TABLES) as served:

        async def run() -> str:
            async with Client(served.address, patience=Patience(first_again=0.05)) as client:
                await client.come_in_as_guest()
                async with client.sit("dice") as seat:
                    await seat.bet("small", 1_000)
                    assert await asyncio.to_thread(served.stop, told) == 0
                    return client.name

        name = asyncio.run(run())
        assert served.said == "stopped: every command that was answered is kept\n"
        again = served.start(0, "--lang", "pt")

        async def look() -> None:
            async with Client(again) as client:
                stakes = (await client.table("dice")).view["stakes"].values()
                assert [(each["player"], each["amount"]) for each in stakes] == [(name, 1_000)]

        asyncio.run(look())


def test_tls_by_files(tmp_path: Path) -> None:
    signed, key = certificate(tmp_path, "one")
    with serving(tmp_path, TABLES, None, "--certificate", str(signed), "--certificate-key", str(key)) as served:
        assert served.address.startswith("https://127.0.0.1:")

        async def run() -> None:
            tls = ssl.create_default_context(cafile=str(signed))
            async with Client(f"https://localhost:{served.port}", tls=tls) as client:
                await client.come_in_as_guest()
                async with client.sit("dice") as seat:
                    await seat.bet("small", 1_000)

        asyncio.run(run())


def test_each_mistake_has_its_line(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.make({})
    house = ("--database", str(served.database), "--key", str(served.key))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"http://127.0.0.1:{port}" in refused(*house, "--port", str(port))
        assert f"無法在http://127.0.0.1:{port}接收連線" in refused(*house, "--port", str(port), "--lang", "zh")
    assert "nowhere.db" in refused("--database", str(tmp_path / "nowhere.db"), "--key", str(served.key))
    assert "no.key" in refused("--database", str(served.database), "--key", str(tmp_path / "no.key"))
    signed, key = certificate(tmp_path, "one")
    _, other = certificate(tmp_path, "other")
    (tmp_path / "not.pem").write_text("not PEM", encoding="utf-8")
    assert "another certificate" in refused(*house, "--certificate", str(signed), "--certificate-key", str(other))
    assert "not.pem" in refused(*house, "--certificate", str(tmp_path / "not.pem"))
    assert "gone.pem" in refused(*house, "--certificate", str(tmp_path / "gone.pem"))
    assert "--certificate" in refused(*house, "--certificate-key", str(key))
    assert "casino.example" in refused(*house, "--origin", "casino.example")
    assert "192.0.2.1" in refused(*house, "--host", "192.0.2.1")
    for port_typed in ("65536", "-1", "http", "8000.5", "9" * 50):
        assert "65535" in refused(*house, f"--port={port_typed}")
    assert "PostgreSQL" in refused(*house, "--processes", "2")
    for typed in ("0", "65", "two", "-1"):
        assert "from 1 to 64" in refused(*house, f"--processes={typed}")
    assert "reports" in refused(*house, "--reports", str(tmp_path / "no folder"))
    assert "json" in refused(*house, "--log", "xml")
    assert "warning" in refused(*house, "--log-level", "loud")
