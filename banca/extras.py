"""Packages that a plain install does not have, and the extra that installs each."""

from banca.messages.errors import Message

EXTRAS = {
    "alembic": "house",
    "argon2": "house",
    "cupy": "gpu",
    "distributed": "cluster",
    "gymnasium": "envs",
    "httptools": "serve",
    "httpx": "client",
    "msgspec": "house",
    "numba": "analysis",
    "numpy": "analysis",
    "pettingzoo": "envs",
    "psycopg": "house",
    "pyarrow": "parquet",
    "pylopdf_fonts_zh_tw": "pdf",
    "sqlalchemy": "house",
    "starlette": "serve",
    "typst": "pdf",
    "uvicorn": "serve",
    "uvloop": "serve",
    "websockets": "client",
}


def how_to_install(module: str | None) -> Message | None:
    """The message about a missing module; None if it belongs to no extra, so that something is broken."""
    package = (module or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return Message("extra-not-installed", package=package, extra=EXTRAS[package])
