### The command “banca house”: its help, what it prints, and what is wrong with a line.

## Help

command-house = the upkeep of a house: database, people, tables, cage, pools
    .epilog = Whoever has the key of the house acts for anybody in it, without a password: keep it safe. See docs/HOUSE.md.
    .database = the house: a file, or postgresql://… (unsaid, $BANCA_DATABASE, or house.db in your data folder)
    .key = the file of its key (unsaid, $BANCA_HOUSE_KEY, or house.key in your configuration folder)
    .as = who acts (unsaid, the only administrator)
command-house-init = make a new house: database, key, first administrator
    .administrator = what the first administrator is called (administrator)
command-house-migrate = bring the database to the revision of this program, or to another
    .revision = the revision to go to (the newest)
    .back = go back, and lose what only later revisions store
command-house-people = who is known to the house
    .name = the name of the person
    .role = guest, player, croupier, supervisor, cashier, regulator or administrator; may be said several times
command-house-people-list = everybody, with roles
command-house-people-add = make somebody known to the house
command-house-people-roles = give somebody exactly these roles
command-house-people-suspend = keep somebody out: sessions end, tokens fail
    .why = the reason, which the journal keeps
command-house-people-restore = let somebody in again who was suspended
command-house-people-password = give somebody a password, typed at a prompt or read from standard input
command-house-people-key = register the public key by which somebody signs
    .public = an Ed25519 public key, 64 hexadecimal digits
command-house-people-log-out = end every session of somebody
    .tokens = and revoke every token
command-house-tables = tables of the house
    .table = the id of the table: letters, digits, hyphens, underscores
command-house-tables-list = every table, with its state and its money
command-house-tables-open = open a table
    .game = a game or an edition: cussec, blackjack-141-2000
    .minimum = the least stake (10)
    .maximum = the greatest stake (10000)
    .unit = stakes are a multiple of this (1)
    .float = what the cage hands over at the opening (0)
    .currency = HKD (unless said) or MOP
    .real = for real money; play money unless said
    .croupier = a croupier types in what real material shows; the program deals unless said
    .pool = the jackpot pool that it shares; its own unless said
command-house-tables-show = one table
command-house-tables-pause = open no round after the one under way
command-house-tables-resume = go on with a table that was paused
command-house-tables-close = close a table that nothing lies on
command-house-cage = chips, balances and debts
    .player = whose purse it is
    .amount = in units of the currency, as 1000
    .currency = HKD (unless said), MOP, play-HKD or play-MOP
command-house-cage-buy = hand out chips for money
command-house-cage-redeem = hand out money for chips
command-house-cage-give = give chips from one player to another
    .to = who gets them
command-house-cage-balance = what is in a purse
command-house-cage-statement = every movement of a purse, with the balance after it
    .since = from this day on
    .until = up to the end of this day
command-house-cage-debts = what players owe one another and have not paid
command-house-cage-pay = pay a debt
    .stream = the journal of the debt, as “debts” lists it: table/t1
    .number = the entry
    .line = the line
command-house-pools = the jackpot pools, what came in and what was paid
command-house-chance = test fresh chance: raw, scaled and shuffled
    .samples = how many of each (the more, the finer)
command-house-report = what tables and games held on a day, beside theory, signed by the house
    .day = the day in Macau (today)
    .html = write the report as HTML
    .pdf = write the report as PDF

slot-currency = CURRENCY
slot-hex = HEX
slot-person = PERSON
slot-revision = REVISION
slot-role = ROLE
slot-clause = CLAUSE
slot-stream = STREAM
slot-table = TABLE
slot-text = TEXT
slot-url = URL

## Headings of columns

column-at = at
column-balance = balance
column-creditor = creditor
column-currency = currency
column-debtor = debtor
column-entry = entry
column-fed = came in
column-float = float
column-key = key
column-known-since = known since
column-limits = limits
column-moved = moved
column-other-account = other account
column-owed = owed
column-paid-out = paid out
column-pool = pool
column-pooled = in the pool
column-roles = roles
column-round-number = round
column-state = state
column-table = table
column-why = why

## Words

role-guest = guest
role-player = player
role-croupier = croupier
role-supervisor = supervisor
role-cashier = cashier
role-regulator = regulator
role-administrator = administrator
person-suspended = suspended
person-with-password = may log in
person-without-password = no password yet
table-is = { $status } · dealt by: { $dealer } · round { NUMBER($round, useGrouping: 0) }
table-limits = stakes: least { $least }, most { $most }, in steps of { $unit }
table-holds = on the table: { $stakes } · float: { $float }
table-played = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } ended, { $voids } void · staked { $staked }, taken { $taken }, prizes { $prizes }
play-money = { $amount } (play money)

## What was done

house-made =
    A new house.
    database: { $database }
    key: { $key } (keep a copy in a safe place: without it nothing that is sealed can be opened)
    public key: { $public }
    administrator: { $name }
house-migrated = from revision { $before } to { $after }
house-nobody = nobody yet
house-person-added = { $name } is known now: { $roles }
house-roles-changed = { $name } has these roles now: { $roles }
house-person-is-suspended = { $name } is suspended
house-person-restored = { $name } is let in again
house-password-is-set = { $name } has a new password; { $count ->
    [one] { $count } session was ended
   *[other] { $count } sessions were ended
  }
house-password-prompt = password:{ " " }
house-password-prompt-again = again:{ " " }
house-key-registered = { $name } signs with { $key } now
house-logged-out = { $name }: sessions ended: { $sessions }; tokens revoked: { $tokens }
house-no-tables = no tables yet
house-table-opened = table { $table } is open: { $edition }
house-table-changed = table { $table }: { $status }
house-chips-bought = { $player } bought chips for { $amount } and has { $balance }
house-chips-redeemed = { $player } redeemed chips for { $amount } and has { $balance }
house-chips-given = { $player } gave { $to } { $amount } and has { $balance }
house-purse-empty = the purse is empty
house-statement-empty = nothing has moved
house-no-debts = no debts
house-debt-paid = paid: { MONEY($amount) }
house-no-pools = no pools yet

## What is wrong

house-database-missing = there is no house at { $file }: run “banca house init”, or name another with --database
house-migrate-back = going back from { $before } to { $revision } loses what only later revisions store: say --back if you mean it
house-passwords-differ = the two passwords differ
house-person-suspended = { $name } is suspended
house-say-who-acts = say who acts, with --as: there are { $count } administrators
