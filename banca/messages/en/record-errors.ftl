### What is wrong with a record of a round, or with a file of records.

## What a record says

record-not-an-object = a record is a JSON object, not { $value }
record-without-version = a record begins with "banca": { $version }, not { $value }
record-without-edition = a record names its "edition", as in "edition": "{ $example }"
record-names-a-game = { $game } is a game, and a record names its edition: write { $editions }
record-of-another-edition = this is a record of { $given }, not of { $edition }
record-part-not-an-object = "{ $part }" of a record is an object, not { $value }
record-limits-not-objects = "limits" gives each bet an object of minimum, maximum and unit
record-limits-no-such-bet = "limits" names no bet { $bet }: there are { $bets }
record-limit-not-money = "{ $key }" is a whole number of minor units above zero, not { $value }
record-maximum-below-minimum = a maximum of { MONEY($most) } is below the minimum of { MONEY($least) }
record-holds-no = a record holds no { $value }
record-too-wide = a record is nested beyond all measure: more than { $most } values on one level
record-too-deep = a record is nested at most { $most } levels deep
record-digest-does-not-fit = the digest does not fit the record: it was changed after it was written
record-settlement-changed = the settlement in the record is not the one its acts come to: it was changed
stakes-not-a-list = "{ $where }" lists stakes, each with a player, a bet and a stake
stakes-doubled = "{ $where }" has two stakes of one bettor in one place: they are one stake
stake-incomplete = { $owner } has a player, a bet and a stake in minor units: { $value } has not

## The acts of a record

act-not-an-object = an act is an object with an "act": { $value } is not
act-takes-no-field = the act { $act } takes no { $field }
act-unknown = no act { $act } in this game: there are { $acts }
record-acts-not-a-list = a record holds its "acts" in a list, not { $value }
record-act = act { NUMBER($number, useGrouping: 0) }, { $act }
record-act-fault = act { NUMBER($number, useGrouping: 0) }: { $fault }
record-act-refused = act { NUMBER($number, useGrouping: 0) }, { $act }: { $refusal }
record-act-too-early = act { NUMBER($number, useGrouping: 0) }, { $act }: { $refusal }; { $next } comes next [{ $clause }]
record-ends-too-early = the record ends too early: { $awaited }
record-awaits-act = the act { $act } is missing
record-awaits-decision = { $player } has to decide: { $choices }
record-awaits-nobody = nobody can go on
record-awaits-by = { $awaited } [{ $clause }]
record-refused-was = refused was act { NUMBER($number, useGrouping: 0) }, { $act }: { $refusal }
record-leaves-out = the record leaves out what it has to say: { $steps }
record-step-left-out = { $step } before act { NUMBER($number, useGrouping: 0) }, { $act } [{ $clause }]
record-step-times = { $step } ×{ $times }

## Files of records

record-line = line { NUMBER($line, useGrouping: 0) }
record-fault = { $where }: { $fault }
record-fault-alone = { $fault }
record-no-json = { $where } is no JSON, or was cut off: { $fault }
record-no-text = { $where } is no UTF-8 text: a record is a JSON object
record-beyond-measure = { $where } is no record: a number or a nesting in it is beyond all measure
record-file-empty = { $file } is empty: a record is a JSON object
record-file-too-long = { $file } is no record: it is beyond all measure
record-line-too-long = line { NUMBER($line, useGrouping: 0) } of { $file } is no record: it is beyond all measure
record-line-torn = line { NUMBER($line, useGrouping: 0) } is torn: it was cut off before its end; the lines before it are whole
record-key-twice = { $key } is said twice in one object
record-no-json-number = { $name } is no number of JSON
record-file-not-plain = { $file } is no file of { $what ->
    [announcement] announcements
   *[record] records
}: they are appended to a plain file
record-file-in-use = { $file } is in use: another table writes to it
record-file-not-begun-so = { $file } is no file of { $what ->
    [announcement] announcements
   *[record] records
}, so that none is appended to it: line 1 is no { $what ->
    [announcement] announcement
   *[record] record
} in one line
record-file-not-ended-so = { $file } is no file of { $what ->
    [announcement] announcements
   *[record] records
}, so that none is appended to it: line { NUMBER($line, useGrouping: 0) } is no { $what ->
    [announcement] announcement
   *[record] record
}
record-file-torn = { $file }: line { NUMBER($line, useGrouping: 0) } is torn, and nothing is written after it; record to another file, or delete that line first
record-not-written = { $reason }; nothing was written, and the file ends with the { $what ->
    [announcement] announcement
   *[record] record
} before
