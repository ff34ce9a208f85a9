### What is wrong with what a table sealed and announced before the bets, or with a record that opens it.

## Seals in a record

round-of-table = round { NUMBER($round, useGrouping: 0) } of table { $table }
commitment-field = "{ $field }" of a commitment
commitment-fields = a commitment has { $fields }, and nothing else
commitment-end-of-table = the end of a table has table_id, rounds and previous, and nothing else
commitment-previous-misplaced = "previous" of a commitment must be there from round 2 on, and not in round 1, not { $value }
commitment-not-a-root = a commitment is 64 hexadecimal digits, or those and @PLACE: not { $text }
commitment-draw-fields = a draw has act, tree and place, then either drawn, nonce and path, or unseen
record-commitments-without-origin = a record with commitments has its table_id, its round and its digest too
record-commitments-not-lists = "commitments" and "draws" of a record are lists, and go together

## What the acts drew

act-shows-the-uncovered = act { NUMBER($number, useGrouping: 0) }, { $act }, shows what no commitment covers
draw-of-no-act = draw { NUMBER($draw, useGrouping: 0) } belongs to no act of the record
draw-missing = { $where }: its draw is missing
draw-out-of-place = { $where }: it takes place { NUMBER($place, useGrouping: 0) } of the tree { $tree }, not place { NUMBER($given, useGrouping: 0) } of { $given_tree } for act { NUMBER($given_act, useGrouping: 0) }
draw-unseen-miscounted = { $where }: it takes { NUMBER($unseen, useGrouping: 0) } places unseen, not { NUMBER($given, useGrouping: 0) }
draw-opens-nothing = { $where }: what it says of place { NUMBER($place, useGrouping: 0) } does not open the commitment
draw-not-what-was-shown = { $where }: { $drawn } was drawn, and another result was shown
commitment-missing = a commitment to the { $stream } is missing, or is not in its place
order-goes-on-elsewhere = the { $stream } go on at place { NUMBER($place, useGrouping: 0) } of the tree { $tree }, root { $root }: not at { $given } of { $given_tree } after act { NUMBER($after, useGrouping: 0) }
tree-never-drawn-from = the round never comes to draw from the tree { $tree }
tree-begins-elsewhere = the tree { $tree } begins at place 0, not at place { NUMBER($place, useGrouping: 0) }
tree-begins-too-late = the tree { $tree } cannot begin now: tree { NUMBER($newest, useGrouping: 0) } has begun before
root-not-published = the root { $root } of the tree { $tree } was not published
root-never-drawn-from = no record draws from the tree with the root { $root }: its rounds are missing
record-begins-elsewhere = the record begins at place { NUMBER($place, useGrouping: 0) } of the tree { $tree }, not at place { NUMBER($published, useGrouping: 0) }: give the records before it too, or { $given } if that is what was published
record-opens-no-commitment = the record opens no commitment: nothing binds what it shows
record-without-digest = the record has no digest: nothing that was announced can confirm it

## One record after another

round-twice = { $origin } is there twice
round-out-of-order = { $origin } comes after round { NUMBER($came, useGrouping: 0) }: the records are in another order
round-missing-before = { $origin } comes after round { NUMBER($came, useGrouping: 0) }: round { NUMBER($missing, useGrouping: 0) } is missing
rounds-missing-before = { $origin } comes after round { NUMBER($came, useGrouping: 0) }: rounds { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } are missing
round-does-not-go-on = { $origin } does not go on from the record before it: one of the two was changed
round-at-another-table = { $origin }: its table is not as the round before left it

## Announcements

announcement-fault = announcement { NUMBER($number, useGrouping: 0) }: { $fault }
announcement-not-an-object = an announcement is a JSON object
announcement-without-origin = an announcement names its table_id and its round
announcement-after-the-end = { $origin }, and the table has closed
announcement-of-no-open-round = a tree of { $origin }, which is not open
announcement-opens-out-of-order = { $origin } opens after round { NUMBER($latest, useGrouping: 0) }, or not after the record that was announced
announcement-closes-out-of-order = table { $table } closes twice, or not after round { NUMBER($latest, useGrouping: 0) }
record-of-no-table = the record does not say of which table it is: nothing was announced of it
round-not-announced = { $origin } was not announced, or not after that record
round-draws-elsewhere = { $origin } draws from other places or trees than were announced
round-was-changed = { $origin } was changed: another digest was announced after it
round-announced-without-record = round { NUMBER($round, useGrouping: 0) } of table { $table } was announced, and its record is missing
