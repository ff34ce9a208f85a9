### The house’s desk: tables and what they run, authorisations, pools, the cage, the hold, the report.

desk-house-sections = Sections of the house’s desk
desk-house-tables = Tables
desk-house-register = Authorisations
desk-house-pools = Pools
desk-house-cage = Cage
desk-house-hold = Hold
desk-house-report = Daily report
desk-house-loading = Loading…
desk-house-not-yours = Nothing here is for you: it takes the role of supervisor, cashier or administrator.

desk-house-play-money = { $amount } (play money)
desk-house-currency = Currency
desk-house-amount = Amount
desk-house-no-amount = “{ $amount }” is not an amount: write 1000 or 12.50.

# Tables.

desk-house-all-tables = All tables
desk-house-no-tables = No table is open.
desk-house-closed-tables = { $count ->
    [one] 1 closed table
   *[other] { $count } closed tables
  }
desk-house-open-table = Open a table
desk-house-open-this = Open this table
desk-house-table-is = Table { $table }: { $status }
desk-house-dealer = Dealt by
desk-house-round = Round
desk-house-rounds = Rounds ended
desk-house-rounds-void = { $rounds }, { $voids } void
desk-house-stakes = Stakes on the table
desk-house-float = Float
desk-house-staked = Staked
desk-house-pause = Pause after this round
desk-house-resume = Resume
desk-house-close = Hold to close
desk-house-edition = Edition
desk-house-table-id = Id of the table
desk-house-preset = Options to begin with
desk-house-preset-first-listed = The first alternative of each article
desk-house-preset-customary = The customary alternatives
desk-house-money = Money
desk-house-money-play = Play money
desk-house-money-real = Real money
desk-house-amount-minimum = Least stake
desk-house-amount-maximum = Greatest stake (none: leave empty)
desk-house-amount-unit = In steps of
desk-house-amount-float = Float from the cage
desk-house-pool-name = Shared pool (own: leave empty)
desk-house-lacking = { $count ->
    [one] One choice is not authorised here today: the table cannot open for real money.
   *[other] { $count } choices are not authorised here today: the table cannot open for real money.
  }
desk-house-lacking-which = Which

# What a table runs.

desk-house-choices = Options
desk-house-needs-leave = needs authorisation
desk-house-follows = decided by: { $option }
desk-house-was = Now: { $value }
desk-house-these-bets = These bets only…
desk-house-a-number = A number: { $allowed }
desk-house-idle = { $count ->
    [one] 1 option without effect here
   *[other] { $count } options without effect here
  }
desk-house-idle-says = Another choice leaves them without meaning.
desk-house-see-effects = What it does
desk-house-value = { $name }: { $value }
desk-house-effects = What a choice does
desk-house-adopt = Adopt now
desk-house-adopted = { $table }: { $option } is now { $value }.
desk-house-leave-as-is = Leave as it is
desk-house-between-rounds = A table adopts an option between two rounds, with no stakes on it.
desk-house-play-needs-none = A table for play money needs no authorisation.
desk-house-edges = House edge of the bets
desk-house-edges-move = House edge: these bets change
desk-house-edges-stay = The edge of no bet changes.
desk-house-edges-others = { $count ->
    [one] 1 row as it was
   *[other] { $count } rows as they were
  }
desk-house-edges-all = { $count ->
    [one] House edge of every bet (1 row)
   *[other] House edge of every bet ({ $count } rows)
  }
desk-house-edges-without = Not counted by themselves: { $bets }.
desk-house-edge-now = Now
desk-house-edge-then = With this
desk-house-edge-change = Percentage points
desk-house-not-offered = not offered
desk-house-by-play = by best play
desk-house-by-play-note = ⁺ By best play: where players play worse, the house holds more.
desk-house-count = Count the exact edges

# Authorisation.

desk-house-apply = Apply for authorisation
desk-house-apply-whole = For all that this table would run and that needs authorisation.
desk-house-earliest = Filed today, an application is in time for { $day } or later: { $days ->
    [one] { $days } working day
   *[other] { $days } working days
  } before.
desk-house-adopt-from = To be adopted from
desk-house-bet-file = Description of a new bet or a different prize (YAML)
desk-house-documents = Documents
desk-house-documents-says = Only their names and SHA-256 digests are filed; the files stay with you.
desk-house-everywhere = For all tables of the game, not for this one alone
desk-house-use-day = Take { $day }
desk-house-file = File the application
desk-house-applied = Application { $application } is filed.
desk-house-register-says = What was applied for, and what takes effect when.
desk-house-no-applications = Nothing was applied for yet: begin with the options of a table.
desk-house-application = Application { $application }
desk-house-asked = Asked for
desk-house-for-tables = Tables: { $tables }
desk-house-for-all-tables = All tables of the game
desk-house-dates = Dates
desk-house-filed-on = Filed
desk-house-granted-from = In force from
desk-house-granted-until = Until
desk-house-revoked-from = Revoked from
desk-house-conditions = Conditions
desk-house-met = met
desk-house-unmet = not met
desk-house-now-met = Record as met
desk-house-no-longer-met = No longer met
desk-house-recorded = Recorded.
desk-house-withdraw = Withdraw
desk-house-withdrawn = Application { $application } is withdrawn.

# Pools.

desk-house-no-pools = The house has no jackpot pool.
desk-house-no-pool-tables = No open table shares it.
desk-house-meter = Jackpot meter
desk-house-reconciled = What came in, what is there and what was paid
desk-house-came-in = Came in
desk-house-in-pool = In the pool
desk-house-paid-out = Paid
desk-house-adds-up = What came in is what is there and what was paid.
desk-house-does-not-add-up = What came in is not what is there and what was paid: have the house audited.
desk-house-terms = Terms
desk-house-terms-says = Other terms take effect when the pool starts anew, after the current prize is won.
desk-house-later = { $value } after the current prize
desk-house-change-terms = Post these terms
desk-house-pool-changed = Pool { $pool }: the new terms wait for the current prize.

# The cage.

desk-house-player = A player’s chips
desk-house-player-name = Name of the player
desk-house-look-up = Look up
desk-house-buy = Sell chips
desk-house-redeem = Redeem chips
desk-house-bought = { $player } bought chips: { $amount }.
desk-house-redeemed = { $player } redeemed chips: { $amount }.
desk-house-statement = Statement
desk-house-at = When
desk-house-why = Why
desk-house-balance = Balance
desk-house-no-lines = No chips moved in this currency.
desk-house-more-lines = Next lines
desk-house-balances = Where the money is
desk-house-cage-side = Cage (below nought: chips that are out)
desk-house-purses = Purses of all players
desk-house-float-of = Float of { $table }
desk-house-pool-of = Pool { $pool }
desk-house-nothing-moved = No money has moved yet.

# The hold beside theory, and the report.

desk-house-hold-says = Line: theory under the options of each round. Bar: how far a sound table strays from it. Point: what was held; outside the bar it is a diamond.
desk-house-picture = Picture
desk-house-time = Time
desk-house-today = Today
desk-house-always = Since the beginning
desk-house-as-of = At { $time }
desk-house-no-rounds = No round with stakes has ended.
desk-house-outside = Outside its band
desk-house-inside = Within its band
desk-house-all-bets = All bets
desk-house-by-bet = { $count ->
    [one] By bet (1)
   *[other] By bet ({ $count })
  }
desk-house-won = Won
desk-house-hold-share = Hold
desk-house-theory = Theory
desk-house-band = Band
desk-house-from-to = { $least } to { $most }
desk-house-day = Day
desk-house-as-page = Download as HTML
desk-house-as-pdf = Download as PDF
