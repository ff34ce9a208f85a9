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
MALFORMED = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, StopIteration)


class Forged(Exception): ...


def need(holds, why):
    if not holds:
        raise Forged(why)


def sha256(*lines):
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def opens(tree, draw):
    """Whether the path leads from what was drawn to the announced root."""
    place, found = draw["place"], sha256("banca leaf", tree["tree"], str(draw["place"]), draw["nonce"], draw["drawn"])
    for beside in draw["path"]:
        found = sha256("banca node", *((beside, found) if place % 2 else (found, beside)))
        place //= 2
    root = sha256("banca tree", tree["tree"], str(tree["leaves"]), found)
    return draw["place"] < tree["leaves"] <= 2 ** len(draw["path"]) < 2 * tree["leaves"] and root == tree["root"]


def announced(lines):
    """What was announced of each round of each table, and after how many rounds tables closed: for good."""
    rounds, closed, latest = {}, {}, {}
    for line in lines:
        table, number, previous = line["table_id"], line.get("rounds", line.get("round")), line.get("previous")
        now, tree = latest.get(table, number), {name: line[name] for name in TREE if name in line}
        due = {now - 1, now} if "rounds" in line else {now} if tree else {now + 1, now}
        fits = type(number) is int and number in due and table not in closed
        fits = fits and ("rounds" in line or rounds.get((table, number), [previous])[0] == previous)
        need(fits, f"table {table} announces round {number} after round {now}, or after another record")
        if "rounds" in line:
            closed[table] = line
        elif tree:
            rounds[table, number][1].append(tree)
        else:
            rounds[table, number], latest[table] = (previous, []), number
    return rounds, closed


def verify_round(record, trees, left):
    """Every act that shows or takes something has its draw, at the next place of the tree that is in use."""
    need(canonical(record.get("commitments", [])) == canonical(trees), "its commitments were not announced")
    if not trees:
        return  # real dice, wheel or cards: nothing was fixed by the table
    draws, held = iter(record["draws"]), {}  # face down or astray: who may be shown that place later (None: anybody)
    awaited = throws = any(tree["of"] == "throws" for tree in trees)
    places, misdealt = {tree["tree"]: tree["place"] for tree in trees}, False
    need(all(left.get(name, at) == at for name, at in places.items()) and len(places) == len(trees), "a tree is reused")

    def take(number, of, unseen=0, shown=None, held=()):
        tree = [each for each in trees if each["of"] == of and each["after"] < number][-1]
        place = places[tree["tree"]]
        if unseen and place >= tree["leaves"]:
            return None  # no card is left to be taken
        unseen, draw = min(unseen, tree["leaves"] - place), next(draws)
        if (draw["tree"], draw["place"]) in held:
            tree, place = next(each for each in trees if each["tree"] == draw["tree"]), draw["place"]
        else:
            places[tree["tree"]] += unseen or 1
        rest = {"unseen": unseen} if unseen else {key: draw[key] for key in ("drawn", "nonce", "path")}
        due = {"act": number, "tree": tree["tree"], "place": place, **rest}
        need(canonical(draw) == canonical(due), f"act {number} draws elsewhere, or another number of places")
        need(unseen or (opens(tree, draw) and shown in (None, draw["drawn"])), f"act {number} shows what was not drawn")
        return tree["tree"], place

    for number, act in enumerate(record["acts"], 1):
        name = act["act"]
        need(name not in ("hand", "tiles"), f"act {number} is typed in: nothing binds what it shows")
        if name in ("card", "tile"):
            turned = [place for place, by in held.items() if by is None or act.get("to") in by]
            held.pop(taken := take(number, "cards", shown=act[name], held=turned), None)
            held, misdealt = held | ({taken: None} if misdealt else {}), False
        elif name in THROWS and (name != "count" or "buttons" in act):
            take(number, "throws", shown=canonical(act))
            awaited = False
        elif name in UNSEEN:
            count = act.get(UNSEEN[name], UNSEEN[name])
            need(type(count) is int and count > 0, f"act {number} takes a number of cards that is none")
            held |= {take(number, "cards", unseen=count): ("bank", "discard") if name == "face-down" else ()}
        elif name == "void" and awaited:
            take(number, "throws")  # the throw that did not count is opened too
        misdealt = misdealt or (name == "misdeal" and "to" in act)
        awaited = awaited or (throws and name in ("void", "void-deal"))
    need(next(draws, None) is None, "a draw belongs to no act")
    left.update(places)


def verify(records, announcements):
    """How many rounds hold; Forged names the first that does not."""
    rounds, closed = announced(announcements)
    left, seen = {}, {}  # the next place of each tree; the rounds of each table
    for record in records:
        table, number = record.get("table_id"), record.get("round")
        try:
            said = canonical({key: value for key, value in record.items() if key != "digest"})
            need(record["digest"] == "sha256:" + sha256(said), "its digest does not fit")
            need(type(number) is int and (table, number) in rounds, "it was not announced")
            need(seen.get(table, range(number)).stop == number, "it does not follow the record before it")
            previous, trees = rounds[table, number]
            need(record.get("previous") == previous, "it was not announced after that record")
            after = {rounds[table, number + 1][0]} if (table, number + 1) in rounds else set()
            after |= {closed[table].get("previous")} if closed.get(table, {}).get("rounds") == number else set()
            need(after <= {record["digest"]}, "it was changed: another digest was announced after it")
            verify_round(record, trees, left)
        except (Forged, *MALFORMED) as why:
            raise Forged(f"round {number} of table {table}: {why or 'it is not well formed'}") from None
        seen[table] = range(seen.get(table, range(number, 0)).start, number + 1)
    for table, number in rounds:
        over = number <= closed[table]["rounds"] if table in closed else (table, number + 1) in rounds
        need(not over or number in seen.get(table, ()), f"round {number} of table {table} is missing")
    return len(records)


def once(pairs):
    need(len(dict(pairs)) == len(pairs), "a key is said twice in one object")
    return dict(pairs)


if __name__ == "__main__":
    try:
        texts = [Path(name).read_text(encoding="utf-8").split("\n") for name in sys.argv[1:]]
        read = [[json.loads(line, object_pairs_hook=once) for line in text if line.strip()] for text in texts]
        print(f"{verify(*read)} rounds verified")
    except (Forged, OSError, *MALFORMED) as why:
        sys.exit(f"NOT verified: {why or 'not well formed'}")
