### What `banca simulate` says: rounds, seats, sessions of a player with a bankroll, progress of long counts.

simulate-mean = mean, per unit staked
simulate-interval = 95 % interval
simulate-exact = exact
simulate-z = z
simulate-won-drawn-lost = won, drawn, lost
simulate-rounds = rounds
simulate-rounds-in = { $rounds } in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, seed { NUMBER($seed, useGrouping: 0) }
simulate-seed-of = seed { NUMBER($seed, useGrouping: 0) }
simulate-rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
simulate-sessions-count = { $count ->
    [one] 1 session
   *[other] { $count } sessions
}
simulate-lives-count = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
simulate-edge = the house's edge
simulate-edge-lost = what the bettor loses
simulate-stderr = standard error
simulate-sd = σ of a round
simulate-quantiles = quantiles
simulate-per-staked = mean, of all that was staked
simulate-rate = rate
simulate-rounds-a-second = { $rate } million rounds a second
counting-rules = counting: what the rules allow
counting-best-play = counting: best play
counting-fractions = counting: exact fractions
counting-two-hands-of-a-split = counting: two hands of a split at a time
counting-variance = counting: variance
counting-hands = counting: all hands
counting-deals = counting: all deals
counting-mutual-best-play = counting: mutual best play
counting-throws = counting: all throws
counting-stopped = the count was stopped
simulate-counting = exact values are counted first
simulate-dealt = rounds dealt
simulate-strategy = played
simulate-dealing = cards
simulate-dealing-shoe = from a shoe, on to its cut card
simulate-dealing-packs = from full packs in every round
simulate-too-few = too few to tell: fewer than { $fewest } rounds, or all alike
simulate-sd-exact = { $sd }, exact { $exact }
simulate-first-of = seat 1 of { $count }
simulate-difference = difference from full packs
simulate-no-exact = not known for this way to play
simulate-packs-exact = { $exact }, from full packs
simulate-rounds-broken-off = { $done ->
    [one] broken off: 1 round was played of { $asked }
   *[other] broken off: { $done } rounds were played of { $asked }
}
simulate-rounds-broken-off-open = { $done ->
    [one] broken off: 1 round was played
   *[other] broken off: { $done } rounds were played
}
simulate-kept = kept in { $file }: the same command goes on from there
simulate-nothing = broken off before anything was done
simulate-not-reached = so much was not enough: the half-width, per unit staked, is { $reached }, not { $wanted }

## Several seats

simulate-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
simulate-table-sd = σ of a round, in units of one stake
simulate-correlation = correlation of the seats' gains
simulate-mean-correlation = correlation of two seats, on average

## Sessions of a player with a bankroll

simulate-player = { $bankroll } units, { $plan }
simulate-stop-loss = stop-loss { $units }
simulate-stop-win = stop-win { $units }
simulate-seat = seat { $number }
simulate-session-mean = mean of a session, in units
simulate-session-sd = σ of a session
simulate-sessions-won = sessions that gained
simulate-ruin = risk of ruin
simulate-ended = how sessions ended
simulate-ended-ruin = ruin { $share }
simulate-ended-stop-loss = stop-loss { $share }
simulate-ended-stop-win = stop-win { $share }
simulate-ended-rounds = all rounds played { $share }
simulate-below = bankrolls that ended below nothing
simulate-drawdown-mean = deepest fall of the bankroll, on average
simulate-rounds-mean = rounds of a session, on average
simulate-staked-mean = staked in a session, on average
simulate-sessions = sessions
simulate-sessions-in = { $sessions } ({ $rounds } rounds) in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, seed { NUMBER($seed, useGrouping: 0) }
simulate-too-few-sessions = too few to tell: fewer than { $fewest } sessions, or all alike
simulate-added-is-found = What is added in a round is found even where the bankroll is short of it; a bankroll below nothing is ruin.
simulate-session-quantiles = what so many of the sessions did not go beyond
simulate-gain = gain
simulate-drawdown = deepest fall
simulate-highest = highest bankroll
simulate-ruin-after = ruined after rounds
simulate-session-results = what sessions gained
simulate-sessions-broken-off = { $done ->
    [one] broken off: 1 session was played of { $asked }
   *[other] broken off: { $done } sessions were played of { $asked }
}
simulate-sessions-broken-off-open = { $done ->
    [one] broken off: 1 session was played
   *[other] broken off: { $done } sessions were played
}

## The life of a jackpot

simulate-lives-broken-off = { $done ->
    [one] broken off: 1 life was played of { $asked }
   *[other] broken off: { $done } lives were played of { $asked }
}
simulate-lives-broken-off-open = { $done ->
    [one] broken off: 1 life was played
   *[other] broken off: { $done } lives were played
}

## How one plays

simulate-by-best = best play
simulate-by-policy = as { $file } says
simulate-usual = { $way } (unless --strategy says otherwise)

## Betting plans

plan-name-flat = level stake
plan-name-proportional = share of the bankroll
plan-name-martingale = martingale
plan-name-grand-martingale = grand martingale
plan-name-dalembert = d’Alembert
plan-name-reverse-dalembert = reverse d’Alembert
plan-name-fibonacci = Fibonacci
plan-name-labouchere = Labouchère
plan-name-reverse-labouchere = reverse Labouchère
plan-name-oscars-grind = Oscar’s grind
plan-name-paroli = paroli
plan-name-1-3-2-6 = 1-3-2-6
