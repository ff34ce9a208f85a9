"""A certificate authority for one cluster, and a certificate from it, as docs/CLUSTER.md makes them with openssl."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from cryptography.x509.oid import NameOID

from banca.simulate.cluster import Tls


def certificates(folder: Path) -> Tls:
    folder.mkdir()
    authority, own = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    tls = Tls(*(str(folder / name) for name in ("ca.pem", "cert.pem", "key.pem")))
    Path(tls.ca).write_bytes(_certificate("cluster", authority, authority, signs=True))
    Path(tls.cert).write_bytes(_certificate("member", own, authority, signs=False))
    Path(tls.key).write_bytes(own.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return tls


def key_with_a_password() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"secret"))


def _certificate(name: str, key: ec.EllipticCurvePrivateKey, by: ec.EllipticCurvePrivateKey, *, signs: bool) -> bytes:
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(_named(name))
        .issuer_name(_named("cluster"))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=signs, path_length=None), critical=True)
    )
    return made.sign(by, hashes.SHA256()).public_bytes(Encoding.PEM)


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
