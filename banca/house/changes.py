"""What an entry says about a change of the setting: by which application, and by which calendar it was in time."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from banca.law import MACAU, Application, Calendar


def granted_application(body: Mapping[str, Any]) -> Application | None:
    """As the register granted it, where the change needed leave."""
    said = body.get("application")
    if said is None:
        return None
    filed, adopted = date.fromisoformat(said["filed"]), date.fromisoformat(said["adopted"])
    return Application(said["option"], said["value"], filed, adopted, granted=True)


def calendar_of(body: Mapping[str, Any]) -> Calendar:
    """By which the application was in time: Macau's, with what was decreed for days between filing and adoption."""
    said = (body.get("application") or {}).get("calendar")
    if said is None:
        return MACAU
    closed, opened = ({date.fromisoformat(day) for day in said[name]} for name in ("closed", "opened"))
    return Calendar(MACAU.closed | closed, MACAU.opened | opened)
