### What a value in a record, an option or a setting may be. It ends the sentence «it must be …».

## What a value must be

value-must-be = { $where } must be { $meaning }, not { $value }
value-money = whole minor units, from 1 to 10^15
value-from-zero-to-a-million = a whole number from 0 to a million
value-from-one-to-a-million = a whole number from 1 to a million
value-up-to-a-million = a whole number up to a million
value-from-one = a whole number from 1
value-whole-number = a whole number
value-share = a share from 0 to 1, as 7/10
value-sectors = at most { $lists } lists of at most { $numbers } numbers
value-name = a name of at most { $most } letters
value-selection = a number up to a million, a name or a list of them
value-faces = a list of faces
value-digest = the digest of the record before it
value-table-id = 1 to 64 letters, digits, dashes or underscores
value-hash = 64 hexadecimal digits
value-nonce = 32 hexadecimal digits
value-path = a list of texts of 64 hexadecimal digits
value-act-number = the number of an act
value-act-number-or-zero = the number of an act, or 0
value-place-in-tree = a place of the tree
value-tree-name = the name of a tree
value-tree-of-table = a tree of this table, as { $table }/1

## What a value is

value-is-a-list = a list
value-is-an-object = an object
value-is-a-text = a text
value-is-nothing = nothing
value-is-a-huge-number = a number beyond all measure
value-long-number = a number of { NUMBER($bits, useGrouping: 0) } bits
quoted = '{ $text }'
value-of-type = a { $type }

## Fields

field-of = { $field } of { $owner }
field-unknown = { $owner } has no { $field }: it has { $known }
field-not-taken = { $owner } takes no { $field }: it takes { $known }
field-missing = { $owner } needs { $field }: { $meaning }
owner-act = the act { $act }
owner-stake = a stake in "{ $where }"
owner-record = a record
owner-table = the "table" of a record
owner-pool-name = the name of a shared pool
owner-limits = "limits" of { $bet }
