### The house: ledger, tables that last, people at work. Refusals first, then errors.

refusal-currency-must-be-one-of-the-house = there is no currency { $currency } here: the house counts in { $currencies }
refusal-account-must-cover-what-leaves-it = { $account } holds { MONEY($there) }: { MONEY($wanted) } cannot leave it
refusal-person-must-have-the-role = { $person } may not do this: it takes the role { $roles }
refusal-table-must-be-dealt-by-a-croupier = the program deals at table { $table }: a croupier deals where the table says so
refusal-table-must-be-new = there is a table { $table } already
refusal-table-must-be-open = table { $table } is { $status ->
    [paused] paused
   *[closed] closed
  }
refusal-house-must-be-sound = all tables are stopped: { $why }
refusal-act-must-be-ones-own = { $person } may only act for { $person }: “{ $act }” is somebody else's
refusal-guest-must-play-for-play-money = table { $table } is for real money: { $person } plays for play money only
refusal-purse-must-cover-the-stake = { $player } has { MONEY($there) }: not enough for { MONEY($stake) } more on the table
refusal-table-must-have-something-to-do = nothing is due at table { $table }: it waits for bets, for a decision, or for what real material shows
refusal-decision-must-be-made = { $player } has to decide at table { $table }: every choice adds money
refusal-table-must-be-clear-to-close = table { $table } closes between two rounds, with nothing left on it
refusal-pool-terms-must-change-at-the-pool = { $parameter } belongs to the pool { $pool }, which several tables may share: change it there
refusal-results-must-be-typed-in-to-be-taken-back = table { $table } deals by itself: what is sealed cannot be taken back
refusal-acts-must-be-for-the-round-under-way = this was for round { $meant } at table { $table }, and round { $round } is under way: nothing was done
refusal-acts-must-be-of-this-round = no entry from { $number } on belongs to the round under way at table { $table }
refusal-acts-must-be-taken-back-before-the-payment = payments have been made at table { $table }: correct the round once it is over
refusal-correction-must-change-something = these acts settle round { $round } of table { $table } as it was settled
refusal-play-money-must-stay-with-its-player = { $currency } cannot be given away
refusal-gifts-must-stay-within-the-limit = { MONEY($given) } was given away today: { MONEY($amount) } more would pass the limit of { MONEY($most) } a day
refusal-debt-must-be-unpaid = { $debtor } has paid { $creditor } already
refusal-pool-must-be-of-one-currency = the pool { $pool } is in { $currency }
refusal-pool-terms-must-be-the-same-at-every-table = the pool { $pool } has other terms: every table that shares it posts the same

house-amount-not-money = { $amount } is not an amount: a whole number of minor units from 1 to { $most }
house-command-id-malformed = the id of a command has 1 to { $most } printable characters
house-command-id-taken = the id { $id } belongs to another command: take a new id
house-currencies-mixed = { $source } cannot become { $target }
house-database-busy = the database was busy { $tries } times in a row: nothing was changed, try again
house-database-in-use = another process has this house open ({ $file }); several processes need PostgreSQL
house-database-refused = the database refused it, and nothing was changed: { $fault }
house-database-unknown = { $url } is no database: give a file, or postgresql://…
house-database-unreachable = the database cannot be reached, and nothing was changed: { $fault }
house-database-unreadable = this is no database of a house, or a damaged one: { $fault }
house-database-unwritable = the database cannot be written, and nothing was changed: { $fault }
house-days-reversed = { $until } comes before { $since }: nothing lies between them
house-debt-unknown = there is no debt { $line } at entry { $number } of { $stream }
house-entry-unknown = entry { $number } of { $stream } is of a kind that this program does not know: { $kind }
house-initialised-already = there is a house in this database already
house-journal-broken = the journal of { $stream } is broken at entry { $number }
house-key-exists = { $file } is there already: a house key is never overwritten
house-key-of-another-house = this is the key of another house
house-key-out-of-reach = the key of the house cannot be read from { $file }: { $fault }; name its file with --key
house-key-unreadable = { $file } holds no house key (64 hexadecimal digits)
house-migration-needs-the-key = revision { $revision } reads what is sealed: name the key of the house with --key
house-name-malformed = { $name } is no name for a person: up to 100 printable characters without “/”, and not a word of the house
house-not-initialised = there is no house in this database: run “banca house init”
house-pool-terms = the pool { $pool } has other terms: { $known }
house-pool-unknown = there is no pool { $pool }
house-revision-differs = the database is at revision { $revision }, this program needs { $wanted }: run “banca house migrate”
house-revision-newer = the database is at revision { $revision }, which this program does not know: its newest is { $known }
house-revision-unknown = there is no revision { $revision }: { $known }
house-round-unknown = table { $table } has played no round { $round }
house-seal-broken = the seal of { $tree } does not open: it was altered, or the key is another
house-seal-missing = the seal of { $tree } is missing
house-stream-moved = somebody else has written { $stream } since: entry { $number } is not the next
house-stream-owned-elsewhere = { $stream } is run by another process now ({ $owner }): nothing was changed, try again
house-stream-unknown = there is no journal { $stream }
house-acts-count = A command holds 1 to { NUMERAL($most) } acts, not { NUMERAL($count) }
house-table-id = { $table } is no id of a table: 1 to 64 letters, digits, hyphens and underscores
house-table-unknown = there is no table { $table }
