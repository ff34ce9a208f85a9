### The report of a day: what every table and game held, beside theory.

daily-title = Daily report of the house
daily-of = { $day }
daily-house = House
daily-day = Day
daily-in-macau = { $day }, midnight to midnight in Macau
daily-digest = Digest of the content (SHA-256)
daily-key = Public key of the house (Ed25519)
daily-signature = Signature of the house (Ed25519)
daily-signed = Signed by the house
daily-play-money = { $currency } (play money)
daily-foot = House { $house } · { $day } · { $digest }
daily-says = What was staked at the tables of the house, what the house held of it, and what theory says it holds under the options of each table.
daily-nothing = No round ended on this day.
daily-stopped = { $times ->
    [one] A check of the house stopped every table once.
   *[other] A check of the house stopped every table { $times } times.
  }
daily-outside = Outside its band: table { $table }, { $bet } (z = { $z }).
daily-all-bets = all bets
daily-by-table = By table
daily-money = Money at the tables
daily-by-game = By game
daily-by-bet = By bet
daily-cage = At the cage
daily-notes = Notes
daily-column-table = Table
daily-column-game = Game
daily-column-bet = Bet
daily-column-rounds = Rounds
daily-column-voids = Void
daily-column-staked = Staked
daily-column-won = Won
daily-column-hold = Hold
daily-column-theory = Theory
daily-column-band = Band
daily-column-z = z
daily-column-taken = Stakes taken
daily-column-prizes = Prizes
daily-column-commission = Commission
daily-column-breakage = Breakage
daily-column-pool-in = Into pools
daily-column-pool-out = From pools
daily-column-fills = Fills
daily-column-currency = Currency
daily-column-purchase = Chips bought
daily-column-redemption = Chips redeemed
daily-note-win = Won: stakes taken less prizes, with commission and breakage, less what went into pools, with what pools paid. Hold: what was won of what was staked.
daily-note-band = Band: how far a sound table strays from theory, save on one day in ten thousand to either side (Bernstein's inequality). z: the distance from theory in standard deviations. Bets of one round are taken to stray together, so a band is never too narrow; void rounds are left out.
daily-note-best-play = ⁺ The bet depends on how it is played: theory is what best play leaves to the house. The house may hold more; only a hold that is too low is outside.
daily-note-left-out = Without theory, and left out of it: { $bets }.
