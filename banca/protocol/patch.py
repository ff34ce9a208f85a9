"""JSON Merge Patch (RFC 7396): what turns one document into another."""

from collections.abc import Mapping
from typing import Any


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The patch from one document to another. Documents hold no null: a patch uses it for what is gone.

    What is nested in a document is a dict, as JSON is read and as `without_null` makes it.
    """
    found: dict[str, Any] = {key: None for key in before if key not in after}
    for key, value in after.items():
        was = before.get(key)
        if was is value and key in before:
            continue
        if isinstance(was, dict) and isinstance(value, dict):
            if inner := difference(was, value):
                found[key] = inner
        elif key not in before or was != value:
            found[key] = value
    return found


def patched(document: Mapping[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """The document after the patch."""
    found = dict(document)
    for key, value in patch.items():
        if value is None:
            found.pop(key, None)
        elif isinstance(value, dict):
            was = found.get(key)
            found[key] = patched(was if isinstance(was, dict) else {}, value)
        else:
            found[key] = value
    return found


def without_null(value: Any) -> Any:
    """A document as a patch can describe it: an absent field instead of null."""
    if isinstance(value, Mapping):
        return {str(key): without_null(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [without_null(inner) for inner in value]
    return value
