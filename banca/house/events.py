"""Significant events: what a regulator asks for, and the kinds of journal entries that record it.

All events are in the journal, chained and signed like everything else. A test compares this list with the program.
"""

from collections.abc import Mapping

SIGNIFICANT: Mapping[str, tuple[str, ...]] = {
    "failed-log-ins": ("log-in-failed", "locked-out", "session-reused"),
    "people-and-their-rights": (
        "person-added",
        "roles-changed",
        "person-suspended",
        "person-restored",
        "password-set",
        "key-registered",
        "token-issued",
        "token-revoked",
    ),
    "a-change-of-options": ("option-changed",),
    "a-large-win": ("large-win",),
    "a-void-round": ("void",),
    "a-restart": ("restart",),
    "a-step-of-the-clock": ("clock-step",),
    "a-jackpot": ("jackpot-hit",),
    "a-float-that-was-filled": ("float-filled",),
    "acts-taken-back-rounds-corrected": ("reversal", "correction"),
    "storage-that-failed": ("storage-fault",),
    "a-table-that-the-law-stopped": ("table-stopped",),
    "an-act-of-authorisation": ("authorisation",),
    "an-audit": ("audit-begun", "audit-ended"),
    "chance-that-failed": ("house-closed", "house-reopened"),
    "a-hold-outside-its-band": ("hold-outside", "hold-inside"),
    "the-program": ("program-approved", "program-checked", "program-fault"),
}
