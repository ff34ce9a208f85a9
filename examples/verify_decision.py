"""Verify a decision of the regulator on an application. Needs Python and `cryptography`, and nothing of banca.

    python verify_decision.py DOCUMENT.json KEY [DAY]

DOCUMENT holds the application and the signed decisions on it, as `banca house register document` writes them. KEY is
the public key of the regulator in hexadecimal digits: take it from the regulator, not from the document. With DAY
(2026-03-02) it also says whether the authorisation holds on that day, as far as the document tells: a later revocation
may have been left out, and whether conditions are met is for the house to show.
"""

import hashlib
import json
import sys
from datetime import date
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

MALFORMED = (LookupError, TypeError, ValueError, AttributeError, RecursionError)
FIELDS = {"banca", "house", "application", "digest", "decision", "approver", "conditions", "from", "until", "why"}


class Forged(Exception): ...


def need(holds, why):
    if not holds:
        raise Forged(why)


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def verify(document, key):
    """Check every decision against the application and the key; gives them in their order."""
    application, found = document["application"], []
    digest = hashlib.sha256(canonical(application)).hexdigest()
    for each in document["decisions"]:
        decision = each["decision"]
        need(set(decision) == FIELDS and decision["banca"] == "decision", "this is no decision")
        try:
            key.verify(bytes.fromhex(each["signature"]), canonical(decision))
        except InvalidSignature:
            raise Forged("a decision is not signed with this key") from None
        need(decision["digest"] == digest, "the decision is on another application, or the application was altered")
        same = decision["house"] == application["house"] and decision["application"] == application["number"]
        need(same, "the decision is for another house, or on an application of another number")
        need(decision["approver"] != application["applicant"], "the applicant decided on his own application")
        need(decision["decision"] == ("revoke" if found else decision["decision"]), "there are two first decisions")
        need(found or decision["decision"] in ("grant", "refuse"), "nothing was granted that could be revoked")
        need(not found or found[0]["decision"] == "grant", "what was refused cannot be revoked")
        need(len(found) < 2, "it is revoked twice")
        found.append(decision)
    need(found, "nothing was decided")
    granted = found[0]
    if granted["decision"] == "grant":
        need(granted["from"] >= application["adopted"], "it is granted from a day before the one applied for")
        need(not granted["until"] or granted["until"] >= granted["from"], "it ends before it begins")
    return found


def holds_on(decisions, day):
    """Whether the authorisation holds on a day, in words."""
    granted, revoked = decisions[0], decisions[1] if len(decisions) > 1 else None
    if granted["decision"] == "refuse":
        return False, "refused"
    if day < granted["from"]:
        return False, f"not before {granted['from']}"
    if revoked and day >= revoked["from"]:
        return False, f"revoked from {revoked['from']}"
    if granted["until"] and day > granted["until"]:
        return False, f"ended on {granted['until']}"
    return True, "in force" + (", on conditions: " + "; ".join(granted["conditions"]) if granted["conditions"] else "")


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__.strip())
        return 2
    try:
        document = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(arguments[1]))
        day = date.fromisoformat(arguments[2]).isoformat() if len(arguments) > 2 else None
        decisions = verify(document, key)
        for each in decisions:
            print(f"application {each['application']}: {each['decision']}, signed by {each['approver']}")
        if day is None:
            return 0
        holds, says = holds_on(decisions, day)
        print(f"{day}: {says}")
    except Forged as error:
        print(f"not verified: {error}")
        return 1
    except OSError as error:
        print(f"not verified: {error.strerror}")
        return 1
    except MALFORMED:
        print("not verified: the document, the key or the day is malformed")
        return 1
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
