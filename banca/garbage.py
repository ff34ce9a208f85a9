"""How often Python looks for garbage: rarely, because frozen states leave hardly any that it would have to find."""

import gc

THRESHOLD = 200_000  # objects: a large round creates this many


def collect_rarely() -> None:
    """For a whole process, as it begins."""
    gc.set_threshold(THRESHOLD)
