### The check of a round in the reader's own browser.

proof-published = Published before the bets of round { $round }
proof-none = This table publishes nothing: a croupier types in what the table shows.
proof-round = Your last round: { $round }
proof-not-yours = Play a round, and you can check it here.
proof-check = Check it here
proof-record = Record
proof-announcements = Announcements
proof-checking = Checking in this browser…
proof-unreachable = The files of this round could not be fetched.
proof-ok = Round { $round } is as it was sealed.
proof-failed = Round { $round } is not as it was sealed.
proof-digest = Digest:
proof-is-passed = in order
proof-is-failed = not in order
proof-is-not-reached = not reached

proof-step-files = Record and announcements can be read.
proof-step-digest = The digest fits the record, character for character.
proof-step-chain = The round was announced before its bets, after the record of the round before, and the next round repeats its digest.
proof-step-trees = The seals in the record are those that were announced.
proof-step-draws =
    { $draws ->
        [one] { $draws } draw opens its seal, at its own place.
       *[other] { $draws } draws open their seals, each at its own place and none left over.
    }
proof-step-shown = The table showed what was drawn.

proof-fault-unreadable = A file is no JSON, or JSON that no record has.
proof-fault-no-hashing = This browser computes digests on secure connections only.
proof-fault-malformed = Something is missing in the record, or of another kind.
proof-fault-announcements-contradict = A line of the announcements cannot follow the one before it.
proof-fault-digest = The digest does not fit the record.
proof-fault-not-announced = The round was not announced.
proof-fault-out-of-order = The record does not follow the one before it.
proof-fault-previous = The round was announced after another record.
proof-fault-changed = Another digest was announced afterwards.
proof-fault-commitments = The seals are not those that were announced.
proof-fault-tree-reused = A seal begins twice, or not where it was left.
proof-fault-typed-in = Nothing binds act { $act }: somebody typed it in.
proof-fault-count = Act { $act } takes a number of cards that cannot be.
proof-fault-draw-missing = Act { $act } has no draw.
proof-fault-place = The draw of act { $act } is of another act or place.
proof-fault-opening = The draw of act { $act } does not open the seal.
proof-fault-shown = Act { $act } shows something else than was drawn.
proof-fault-draw-left-over = A draw belongs to no act.
proof-fault-round-missing = An announced round has no record.
