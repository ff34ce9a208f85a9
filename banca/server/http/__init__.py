"""The routes, by what they are about. Importing a module declares its routes."""

from banca.server.http import (
    audits,
    classes,
    commands,
    desk,
    documents,
    history,
    law,
    metrics,
    money,
    odds,
    office,
    operations,
    regulator,
    review,
    session,
    tables,
)

__all__ = [
    "audits",
    "classes",
    "commands",
    "desk",
    "documents",
    "history",
    "law",
    "metrics",
    "money",
    "odds",
    "office",
    "operations",
    "regulator",
    "review",
    "session",
    "tables",
]
