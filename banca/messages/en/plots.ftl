### What stands in the pictures of simulations and reports.

## One bet

plot-distribution = What a unit staked gains, and how likely: { $bet }.
plot-log = scale by powers of ten
plot-bands = Return after so many rounds, if it were normal, at 90, 95 and 99 %: { $bet }.
plot-rounds-played = rounds played
plot-expected = exact return
plot-even = break-even 100 %
plot-unsafe = normal band unsafe to the left

## Sensitivity

plot-tornado = What each option can add to the house edge (right) or take from it (left), the greatest first.
plot-tornado-of = What each option can add to the house edge (right) or take from it (left): { $bet }.
plot-now = as chosen
plot-moves = change of the edge, percentage points

## Rounds

plot-way = Mean per unit staked, as rounds go by
plot-z = How far the mean lies from the exact value, in standard errors
plot-z-of-mean = How far the mean lay from the last one, in standard errors
plot-of-packs = the exact value is that of full packs
plot-simulated = simulated
plot-band = 95 % band
plot-results = What a round gains, in units staked, and how often

## Sessions

plot-fan = The bankroll, round by round
plot-band-of = { $low }–{ $high } % of sessions
plot-median = median
plot-mean = mean
plot-some = { $n } single sessions
plot-one = a single session
plot-start = start
plot-ruin = ruin
plot-stop-loss = stop-loss
plot-stop-win = stop-win
plot-all-rounds = all rounds played
plot-ended = How sessions ended
plot-gains = What a session gains, in units
plot-falls = Deepest fall of the bankroll, in units
plot-outside = { $share } lie beyond the picture

## Figures with their names and units

plot-named = { $name } { $figure }
plot-millions = { $count } M
plot-thousands-of-millions = { $count } G
plot-bets-and-edge = { $bets }: { $edge }
