### The audit of a house, its checkpoints, recall, export, backup, and the program's own integrity.

house-checkpoint-broken = checkpoint { $number } was altered, or does not follow the one before it
house-checkpoint-missing = checkpoint { $number } is missing
house-checkpoint-signature = checkpoint { $number } is not signed by this house
house-checkpoint-unknown = there is no checkpoint { $number }
house-checkpoint-unreadable = this is no published checkpoint: it takes one line of JSON, as “banca audit” or a house prints it

refusal-audit-must-end-before-the-next = an audit that { $person } began is still under way: the next may begin when it has ended

house-audit-altered = { $what } was altered: it is not what the journal binds
house-audit-count = table { $table }: { $stored } rows of “{ $what }” are stored, its journal gives { $due }
house-audit-cut-off = { $stream } was cut off: it ends at entry { $last }, but checkpoint { $checkpoint } signed entry { $number }
house-audit-decision-unsigned = { $what } is not signed by its approver for an application that was filed
house-audit-differs = { $what }: { $column } is { $stored }, the journal gives { $due }
house-audit-head = { $stream } should end at entry { $number }: its journal ends at { $last }, or elsewhere
house-audit-malformed = { $what }: { $column } is not what a house writes
house-audit-missing = { $what } is missing
house-audit-negative = { $what } takes { $account } below nought, to { MONEY($amount) }
house-audit-not-as-signed = entry { $number } of { $stream } is not the one that checkpoint { $checkpoint } signed
house-audit-opening = place { $place } of tree { $tree } does not open to the announced root
house-audit-pool-gap = the pool { $pool } went on from a value that it never had
house-audit-pool-money = the pool { $pool } does not balance: it shows { MONEY($shown) } and holds { MONEY($held) }; { MONEY($came) } came in, { MONEY($paid) } was paid
house-audit-published-by-another = checkpoint { $number } in the file is of another house
house-audit-published-missing = checkpoint { $number } in the file is not the one that this house has stored
house-audit-seed = what is sealed as tree { $tree } is not what its seed gives
house-audit-seed-twice = trees { $first } and { $tree } were drawn with the same seed
house-audit-seed-unknown = the hash { $hash } of a used seed is there, but no seal has that seed
house-audit-seeds = { $stored } hashes of used seeds are stored for { $due } seals
house-audit-transfer-order = transfer { $serial } stands out of the order of the journal
house-audit-unfounded = { $what } is there, but nothing in the journal brings it about
house-audit-unplayable = entry { $number } of { $stream } cannot be played: { $fault }

house-audit-of-account = account { $account }
house-audit-of-announcement = announcement { $serial } of table { $table }
house-audit-of-balance = the balance of { $account }
house-audit-of-checkpoint = checkpoint { $number }
house-audit-of-debt = debt { $line } of entry { $number } of { $stream }
house-audit-of-event = the event “{ $kind }” of entry { $number } of table { $table }
house-audit-of-event-entry = event { NUMBER($number, useGrouping: 0) }, “{ $kind }”,
house-audit-of-fact = the fact “{ $name }” of the house
house-audit-of-leave-event = the event that tells of { $what }
house-audit-of-meter = the meter of table { $table } { $day ->
    [all] over all days
   *[other] on { $day }
  }
house-audit-of-person = { $name } among the people
house-audit-of-pool = pool { $pool }
house-audit-of-register = { $kind ->
    [apply] application { NUMBER($number, useGrouping: 0) }
    [decide] the decision of entry { NUMBER($number, useGrouping: 0) }
    [decree-day] the decree of entry { NUMBER($number, useGrouping: 0) }
   *[application-act] the act on an application of entry { NUMBER($number, useGrouping: 0) }
  }
house-audit-of-reply = the reply to command { $id } of { $person }
house-audit-of-round = round { $round } of table { $table }
house-audit-of-seal = the seal of tree { $tree }
house-audit-of-seed = the hash of the seed of tree { $tree }
house-audit-of-table = table { $table }
house-audit-of-transfer = transfer { $line } of entry { $number } of { $stream }
house-audit-of-tree = the announcement of tree { $tree }

## Backup, export, integrity

house-backup-exists = { $file } is there already: a backup overwrites nothing
house-backup-table-unknown = the backup has a table that this program does not know: { $table }
house-backup-unreadable = { $file } is no backup of a house, or not a whole one
house-backup-unwritable = { $file } cannot be written, and nothing is left of it: { $fault }
house-restore-not-empty = { $place } is not empty: a backup is restored into an empty place
house-export-not-empty = { $folder } is not empty: name a new folder
house-program-file-changed = { $file } of the program is not the one that was approved
house-program-file-missing = { $file } of the program was approved and is missing
house-program-file-new = { $file } of the program was never approved
house-program-is-another = the program that runs has another digest: { $digest }
house-program-unapproved = nobody has approved this program yet (digest { $digest }…)

## What the commands say

command-audit = verify a house: journal, signatures, every round played again, ledger, meters, pools
    .database = the house: a file, or postgresql://…
    .key = the file of its key (unsaid, $BANCA_HOUSE_KEY): what is sealed is verified too
    .checkpoint = a checkpoint that you kept: a file with one published line for each
    .epilog = Ends with 1 and one line that names the first thing that is wrong. Without the key all is verified that needs no secret.
command-house-backup = write a backup, also while the house plays
    .file = the new file
    .portable = a form that SQLite and PostgreSQL both restore
command-house-restore = restore a backup into an empty place, and audit it
    .file = the backup
    .into = the new house: a file that is not there yet, or an empty postgresql://…
command-house-export = write records, announcements, journal, ledger, events and checkpoints to files
    .folder = the new folder
    .table = of this table only
    .since = from this day on
    .until = up to the end of this day
    .format = jsonl (unless said) or parquet
command-house-recall = a round as it was, step by step; or find rounds
    .table = the table
    .round = the number of the round
    .player = rounds of this player
    .act = rounds with this act, such as void
    .clause = rounds that rest on this clause, such as art5.1
    .irregular = rounds that were void, taken back in part or corrected
    .most = so many rounds at most (50)
command-house-approve = approve the program that runs: until then, and after any change of a file, all tables are closed
    .digest = the digest that you expect; without one, the digest is only shown
command-house-checkpoint = sign the state of the journal now, and print the line that anybody can keep
command-house-reopen = let the tables go on after chance failed: every check must pass now

slot-database = DATABASE
slot-digest = DIGEST
slot-folder = FOLDER

audit-title = audit
audit-sound = The house is sound.
audit-wrong = Wrong: { $what }
audit-without-key = Without the key: what is sealed was not opened.
audit-count-accounts = accounts
audit-count-acts = acts played again
audit-count-announcements = announcements
audit-count-application-acts = acts on applications
audit-count-applications = applications
audit-count-checkpoints = signed checkpoints
audit-count-debts = debts
audit-count-decisions = signed decisions
audit-count-entries = entries of the journal
audit-count-events = significant events
audit-count-meters = meters of a day
audit-count-people = people
audit-count-pools = pools
audit-count-replies = replies to commands
audit-count-rounds = rounds played again
audit-count-seals = seals
audit-count-seeds = hashes of used seeds
audit-count-streams = streams of the journal
audit-count-tables = tables
audit-count-transfers = transfers
audit-entries-done = { $done } of { $of } entries
column-verified = verified
column-count = count

house-backed-up = written to { $file } ({ $bytes } bytes)
house-restored = restored into { $place } and audited: { $rounds } rounds, { $transfers } transfers
house-exported = written to { $folder }: { $records } records, { $entries } entries, { $transfers } transfers
house-no-rounds-found = no such rounds
house-is-reopened = the house is open again: every check has passed
house-program-approved = approved: { $files } files, digest { $digest }
house-program-digest = the digest of this program is { $digest }
recall-round = round { $round } of table { $table } · { $edition }
recall-time = opened { $opened }, ended { $ended } (Macau)
recall-void = the round is void
recall-balance = { $player }: { $staked } on the table, purse { $before } before the payment, { $after } after it
recall-jackpot = jackpot before: { $before }; after: { $after }
recall-authorisation = authorised: { $what }
recall-taken-back = entry { $entry }, { $person }: { $count ->
    [one] 1 act
   *[other] { $count } acts
  } taken back
recall-correction = corrected by { $person }: { $why }
column-time = time
column-person = person
column-round = round
column-void = void
