### The page: what frames every table. Names, prices and clauses come from the law.

bar-lobby = To the lobby
bar-time = Time in Macau
bar-balance = Balance
bar-play-money = Play money
bar-language = Language
bar-sound-off = Sound: off
bar-sound-on = Sound: on
bar-sound-voice = Sound: on, with spoken calls
bar-theme-dark = Dark theme
bar-theme-light = Light theme

strip = Limits, regulation and options
strip-limits = Limits
strip-all-options = All options

state-betting = Bets open
state-closed = Bets closed
state-dealing = Dealing
state-yours = Your turn
state-deciding = Waiting for a decision
state-settled = Settled
state-void = Round void
state-paused = Table paused
state-frozen = Held by the trainer
timer-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

table-and-round = Table { $table } · round { $round }
table-loading = Setting the table…
table-missing = There is no table { $table } in this house.
connection-lost = The connection is cut. Your bets are safe; we are connecting again.

spot-less-commission = less { $commission }
spot-your-stake = your stake { $amount }
spot-other-stakes =
    { $count ->
        [one] another player { $amount }
       *[other] { $count } others { $amount }
    }
spot-won = wins
spot-your-prize = you won { $amount }
spot-locked = stays until it is decided
spot-closed = closed now

board-jump = Parts of the board
board-covered = The dice are covered.
board-history = Recent results, latest last

key-space = Space
dock-chips = Chips
dock-chip = Chip of { $amount }, key { $key }
dock-staked = Staked
dock-your-turn = Your decision
dock-undo = Undo
dock-repeat = Repeat
dock-double = Double
dock-clear = Clear
dock-undo-closed = You have changed nothing in this round.
dock-repeat-closed = You had no bets in the last round.
dock-double-closed = You have no bets to double.
dock-clear-closed = You have no bets to take back.

panel = About this table
panel-open = Table details
panel-close = Close
panel-settlement = Settlement
panel-steps = Steps
panel-bets = Bets
panel-odds = Odds
panel-rules = Rules
panel-proof = Proof

settlement-round = Round { $round } · settled
settlement-void = Round { $round } · void
settlement-none = The first round has not been settled yet.
settlement-no-bets = You had no bets in this round.
settlement-none-decided = None of your bets was decided.
settlement-stays = Stays on the layout
settlement-win = won
settlement-lose = lost
settlement-push = drawn
settlement-stake = stake { $amount }
settlement-commission = commission { $amount }

bets-yours = Yours
bets-none = Nothing lies here yet.
bets-place = place { $place }

odds-bet = Bet
odds-pays = Pays
odds-win = Wins
odds-edge = House edge

rules-options = Options in force
rules-search = Search the regulation

proof-says = Before betting opens, the table publishes a seal over everything that chance will show. After the round, your browser can check that nothing was changed.

why = Why?
why-loading = Opening the regulation…
why-counting = Counting the exact odds…
why-no-odds = The odds of this bet are not counted by themselves.
why-reading = Reading:
why-reading-taken = Reading taken
why-wins = Wins
why-draws = Draws
why-loses = Loses
why-edge = House edge

notice-close = Put away
notice-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}

lobby = Lobby
lobby-nine-games = Nine games, each with its articles
lobby-guest = Guest · play money
lobby-choose = Choose a table
lobby-says = Every ruling cites its article. “Why?” opens the clause, the reading taken and the exact odds.
lobby-sit = Sit
lobby-at-table =
    { $players ->
        [0] nobody plays
        [one] { $players } plays
       *[other] { $players } play
    }

log-in = Sign in
log-in-name = Name
log-in-password = Password
log-in-cancel = Cancel
log-in-failed = The sign-in failed.
log-out = Sign out

## The round step by step

steps-of-round = Round { $round }, step by step
steps-bets =
    { $count ->
    [one] a bet
   *[other] { $count } bets
}
steps-none = Nothing has been done since you came.
steps-next = next: { $act }
