"""Verify recorded rounds against what their tables announced before the bets. Needs Python and nothing else.

    python verify_rounds.py ROUNDS.jsonl ANNOUNCEMENTS.jsonl

docs/COMMITMENTS.md describes each check. The rules of the games are not checked here: `banca settle` does both.
"""

import hashlib
import json
import sys
from pathlib import Path

TREE = ("of", "tree", "leaves", "root", "place", "after")
THROWS = ("dice", "shake", "number", "count")  # the acts that show a throw; pai kau's `count` only adds it up
UNSEEN = {"burn": "cards", "face-down": 1, "undue-card-unseen": 1, "stack": 4, "dealt-to-empty": "number"}
WHOLE_HANDS = ("hand", "tiles")  # typed in from a real table: no commitment can bind them


class Forged(Exception):
    pass


def need(holds, why):
    if not holds:
        raise Forged(why)


def sha256(*lines):
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def digest_of(record):
    said = {key: value for key, value in record.items() if key != "digest"}
    return "sha256:" + hashlib.sha256(canonical(said).encode()).hexdigest()


def opens(tree, draw):
    """Whether the path leads from what was drawn to the announced root."""
    place = draw["place"]
    found = sha256("banca leaf", tree["tree"], str(place), draw["nonce"], draw["drawn"])
    for beside in draw["path"]:
        found = sha256("banca node", *((beside, found) if place % 2 else (found, beside)))
        place //= 2
    root = sha256("banca tree", tree["tree"], str(tree["leaves"]), found)
    return len(draw["path"]) == (tree["leaves"] - 1).bit_length() and root == tree["root"]


def announced(lines):
    """What was announced of each round of each table, and after how many rounds tables closed."""
    rounds, closed = {}, {}
    for line in lines:
        if "rounds" in line:
            closed[line["table_id"]] = line
            continue
        key, tree = (line["table_id"], line["round"]), {name: line[name] for name in TREE if name in line}
        if tree:
            rounds[key][1].append(tree)
        else:
            rounds[key] = (line.get("previous"), [])
    return rounds, closed


def verify_round(record, trees):
    """Every act that shows or takes something has its draw, at the next place of the tree that is in use."""
    need(record.get("commitments", []) == trees, "its commitments are not those that were announced")
    if not trees:
        return  # real dice, wheel or cards: nothing was fixed by the table
    draws, held = iter(record["draws"]), []  # cards that lie face down or went astray: they may be shown later
    awaited = throws = any(tree["of"] == "throws" for tree in trees)
    places, misdealt = {tree["tree"]: tree["place"] for tree in trees}, False

    def take(number, of, unseen=0, shown=None):
        draw = next(draws)
        if shown and (draw["tree"], draw["place"]) in held:
            held.remove((draw["tree"], draw["place"]))
            tree, place = next(each for each in trees if each["tree"] == draw["tree"]), draw["place"]
        else:
            tree = [each for each in trees if each["of"] == of and each["after"] < number][-1]
            place = places[tree["tree"]]
            unseen = min(unseen, tree["leaves"] - place)
            places[tree["tree"]] += unseen or 1
        due = (number, tree["tree"], place)
        need((draw["act"], draw["tree"], draw["place"]) == due, f"act {number} draws elsewhere")
        need(draw.get("unseen", 0) == unseen, f"act {number} takes another number of places unseen")
        need(unseen or opens(tree, draw), f"act {number}: its draw does not open the commitment")
        need(unseen or shown in (None, draw["drawn"]), f"act {number} shows another result than was drawn")
        return tree["tree"], place

    for number, act in enumerate(record["acts"], 1):
        name = act["act"]
        need(name not in WHOLE_HANDS, f"act {number} shows what nothing binds")
        if name in ("card", "tile"):
            taken = take(number, "cards", shown=act[name])
            held, misdealt = held + [taken] * misdealt, False
        elif name in THROWS and "sum" not in act:
            take(number, "throws", shown=canonical(act))
            awaited = False
        elif name in UNSEEN:
            count = act[UNSEEN[name]] if isinstance(UNSEEN[name], str) else UNSEEN[name]
            taken = take(number, "cards", unseen=count)
            held = held + [taken] * (name == "face-down")
        elif name == "void" and awaited:
            take(number, "throws")  # the throw that did not count is opened too
        misdealt = misdealt or (name == "misdeal" and "to" in act)
        awaited = awaited or (throws and name in ("void", "void-deal"))
    need(next(draws, None) is None, "a draw belongs to no act")


def verify(records, announcements):
    """How many rounds hold; Forged names the first that does not."""
    rounds, closed = announced(announcements)
    seen, last = set(), {}
    for record in records:
        table, number = record.get("table_id"), record.get("round")
        try:
            need(digest_of(record) == record["digest"], "its digest does not fit")
            need((table, number) in rounds, "it was not announced")
            need(last.get(table, number - 1) == number - 1, "it does not follow the record before it")
            previous, trees = rounds[table, number]
            need(record.get("previous") == previous, "it was not announced after that record")
            after = rounds.get((table, number + 1), (record["digest"],))[0]
            if closed.get(table, {}).get("rounds") == number:
                need(closed[table]["previous"] == record["digest"], "it was changed after the table closed")
            need(after == record["digest"], "it was changed: another digest was announced after it")
            verify_round(record, trees)
        except (Forged, KeyError, IndexError, TypeError, ValueError, AttributeError, StopIteration) as why:
            raise Forged(f"round {number} of table {table}: {why or 'it is not well formed'}") from None
        seen.add((table, number))
        last[table] = number
    for table, number in rounds:
        over = number <= closed[table]["rounds"] if table in closed else (table, number + 1) in rounds
        need(not over or (table, number) in seen, f"round {number} of table {table} is missing")
    return len(records)


if __name__ == "__main__":
    texts = [Path(name).read_text(encoding="utf-8").splitlines() for name in sys.argv[1:3]]
    try:
        print(f"{verify(*[[json.loads(line) for line in lines if line.strip()] for lines in texts])} rounds verified")
    except (Forged, ValueError) as why:
        sys.exit(f"NOT verified: {why}")
