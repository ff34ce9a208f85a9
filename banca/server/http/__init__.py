"""The routes, by what they are about. Importing a module declares its routes."""

from banca.server.http import (
    classes,
    commands,
    desk,
    documents,
    drills,
    history,
    law,
    metrics,
    money,
    odds,
    office,
    operations,
    review,
    session,
    tables,
)

__all__ = [
    "classes",
    "commands",
    "desk",
    "documents",
    "drills",
    "history",
    "law",
    "metrics",
    "money",
    "odds",
    "office",
    "operations",
    "review",
    "session",
    "tables",
]
