"""Who may do what over the network, written out by hand: every route, every message of the socket, every command.

A column says whose the resource is: one's own, or another's. What has no owner has both columns alike. A role that is
not named in a row may not. `nobody` has not logged in.
"""

from dataclasses import dataclass

NOBODY = "nobody"
ROLES = ("guest", "player", "croupier", "supervisor", "cashier", "regulator", "administrator")
WHO = (NOBODY, *ROLES)

anybody = " ".join(WHO)
logged_in = " ".join(ROLES)
registered = "player croupier supervisor cashier regulator administrator"  # all but guests
watchers = "supervisor regulator administrator"
overseers = "regulator administrator"
cage = "cashier regulator administrator"
pit = "supervisor administrator"
office = "supervisor cashier regulator administrator"
at_tables = "guest player croupier supervisor"
dealers = "croupier supervisor"
none = ""


@dataclass(frozen=True, slots=True)
class Row:
    own: frozenset[str]
    other: frozenset[str]

    def allows(self, who: str, whose: str) -> bool:
        return who in (self.own if whose == "own" else self.other)


def row(own: str, other: str | None = None) -> Row:
    return Row(frozenset(own.split()), frozenset((own if other is None else other).split()))


ROUTES = {
    "GET /v1/health": row(anybody),
    "GET /v1/ready": row(anybody),
    "GET /v1/openapi.json": row(anybody),
    "GET /v1/socket.schema.json": row(anybody),
    "GET /v1/law": row(anybody),
    "GET /v1/law/{edition}": row(anybody),
    "GET /v1/messages": row(anybody),
    "GET /v1/messages/{edition}": row(anybody),
    "GET /v1/tables": row(anybody),
    "GET /v1/tables/{table}": row(anybody),
    "GET /v1/tables/{table}/layout": row(anybody),
    "GET /v1/tables/{table}/desk": row(dealers),
    "GET /v1/tables/{table}/odds": row(anybody),
    "GET /v1/tables/{table}/announcements": row(anybody),
    "POST /v1/session": row(anybody),
    "POST /v1/session/guest": row(anybody),
    "GET /v1/session": row(logged_in),
    "POST /v1/session/rotate": row(logged_in),
    "DELETE /v1/session": row(logged_in),
    "POST /v1/password": row(registered, "administrator"),
    "POST /v1/tokens": row(registered),
    "GET /v1/tokens": row(registered),
    "POST /v1/keys": row(registered, none),
    "POST /v1/commands": row(logged_in),
    "GET /v1/rounds": row(logged_in),
    "GET /v1/tables/{table}/rounds": row(logged_in),
    "GET /v1/tables/{table}/rounds/{round}": row(logged_in, watchers),
    "GET /v1/tables/{table}/rounds/{round}/record": row(logged_in, watchers),
    "GET /v1/tables/{table}/rounds/{round}/openings": row(logged_in, watchers),
    "GET /v1/tables/{table}/rounds/{round}/review": row(logged_in, watchers),
    "GET /v1/review": row(logged_in),
    "GET /v1/tables/{table}/records": row(watchers),
    "GET /v1/tables/{table}/authorisations": row(watchers),
    "GET /v1/applications": row(watchers),
    "GET /v1/applications/{number}": row(watchers),
    "GET /v1/purse": row(logged_in),
    "GET /v1/purse/statement": row(logged_in),
    "GET /v1/purse/debts": row(logged_in),
    "GET /v1/people/{person}/purse": row(cage),
    "GET /v1/people/{person}/statement": row(cage),
    "GET /v1/cage": row(cage),
    "GET /v1/people": row("administrator"),
    "GET /v1/events": row(overseers),
    "GET /v1/events/kinds": row(overseers),
    "GET /v1/reports/{day}": row(overseers),
    "GET /v1/reports/{day}/parts": row(overseers),
    "GET /v1/floor": row(office),
    "GET /v1/pools": row(watchers),
    "GET /v1/holds": row(watchers),
    "POST /v1/proposals": row(pit),
    "POST /v1/proposals/edges": row(pit),
    "GET /v1/metrics": row("administrator"),
    "GET /v1/classes": row("supervisor"),
    "GET /v1/law/on/{day}": row(anybody),
    "GET /v1/law/{edition}/irregularities": row(anybody),
    "GET /v1/comparisons/{before}/{after}": row(anybody),
    "GET /v1/register": row(watchers),
    "GET /v1/register/{number}": row(watchers),
    "GET /v1/register/{number}/bets/{bet}": row(watchers),
    "GET /v1/tables/{table}/register": row(watchers),
    "GET /v1/search/rounds": row(watchers),
    "GET /v1/tables/{table}/rounds/{round}/steps": row(watchers),
    "GET /v1/audits": row(overseers),
    "POST /v1/audits": row(overseers),
    "GET /v1/class-names": row("supervisor"),
    "GET /v1/classes/{class}/results": row("supervisor"),
    "GET /v1/lessons": row(logged_in),
    "GET /v1/drills": row(logged_in),
    "GET /v1/sittings": row(logged_in),
    "POST /v1/sittings": row(logged_in),
    "GET /v1/sittings/{sitting}": row(logged_in, none),  # and the trainer of its examination: test_sittings
    "GET /v1/sittings/{sitting}/sheet": row(logged_in, none),
    "POST /v1/sittings/{sitting}/answers": row(logged_in, none),
    "POST /v1/sittings/{sitting}/end": row(logged_in, none),
}

MESSAGES = {
    "subscribe": row(logged_in),
    "unsubscribe": row(logged_in),
    "do": row(logged_in),
    "ask": row(at_tables, dealers),
    "ask-all": row(at_tables, dealers),
    "speak": row(logged_in),
    "look": row("supervisor"),  # in a class of his own: test_classes
    "ping": row(logged_in),
}

COMMANDS = {
    "act": row(at_tables, dealers),
    "acts": row(at_tables, dealers),
    "advance": row(dealers),
    "reverse": row("supervisor"),
    "correct": row("supervisor"),
    "open-table": row(pit),
    "pause-table": row(pit),
    "resume-table": row(pit),
    "close-table": row(pit),
    "change-option": row(pit),
    "post-parameter": row(pit),
    "meet-condition": row(pit),
    "open-class": row("supervisor"),
    "freeze-table": row("supervisor"),
    "thaw-table": row("supervisor"),
    "inject": row("supervisor"),
    "set-examination": row("supervisor"),
    "end-examination": row("supervisor"),
    "seat-trainee": row("supervisor"),
    "change-pool": row("administrator"),
    "buy-chips": row("cashier"),
    "redeem-chips": row("cashier"),
    "give-chips": row("player", none),
    "pay-debt": row("guest player cashier", "cashier"),
    "add-person": row("administrator"),
    "change-roles": row("administrator"),
    "suspend-person": row("administrator"),
    "restore-person": row("administrator"),
    "log-out-everywhere": row(logged_in, "administrator"),
    "revoke-token": row(registered, "administrator"),
    "apply": row("administrator"),
    "withdraw-application": row("administrator"),
    "decree-day": row("regulator"),
    "decide": row("regulator"),
    "revoke": row("regulator"),
    "meet-decision-condition": row(overseers),
    "take-checkpoint": row(overseers),
    "reopen-house": row("administrator"),
}
