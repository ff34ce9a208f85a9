### What is said of stud poker alone.

## What lies before one's eyes

stud-poker-jackpot-is = jackpot: { "" }
stud-poker-croupier-is = croupier: { "" }

## The life of a jackpot

stud-poker-life = the life of the jackpot
stud-poker-life-is = A life: from the pool's minimum to the royal flush that takes it all; hands that win are always raised.
stud-poker-life-boxes = jackpot bets in every round: { $count }
stud-poker-life-rounds-to-hit = rounds until it is hit
stud-poker-life-rounds-to-hit-exact = exact
stud-poker-life-bets-to-hit = bets until it is hit
stud-poker-life-meter = meter when it is hit
stud-poker-life-returned = returned to bettors, of all stakes
stud-poker-life-contribution = of each bet to the pool
stud-poker-life-house-gains = the house's gain, of all stakes
stud-poker-life-puts-in = the house puts in
stud-poker-meter = meter
stud-poker-life-house-cost = what the house puts in, a life
stud-poker-life-borne = prizes beyond the pool
stud-poker-life-topped-up = pools begun again
stud-poker-life-count = lives
stud-poker-life-took = { $lives } ({ $rounds } rounds) in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, seed { NUMBER($seed, useGrouping: 0) }
stud-poker-life-quantiles = what so many of the lives did not go beyond
stud-poker-life-prizes = prizes
stud-poker-life-too-few = ± ?: fewer than { $fewest } lives are too few to tell how near this is.
stud-poker-plot-meter = What the meter shows while it is not hit
stud-poker-plot-meter-band = { $low }–{ $high } % of meters
stud-poker-plot-bands-end = bands only while { $fewest } or more are left
stud-poker-plot-alive = How many are not hit yet
stud-poker-plot-half-hit = half are hit within { $rounds } rounds
stud-poker-plot-one-hit = hit in round { $rounds }
stud-poker-plot-mean-hit = mean { $rounds }

## How one plays

stud-poker-by-raises = raising from { $hand }

stud-poker-ace-king-is = ace_king: where the bettor raises on ace-king or better, whatever card the croupier shows
stud-poker-ante-of = of an ante of { $ante }, with a raise of { $more }
stud-poker-round-is = A round is one deal on one box, with the raise that is made in it; the unit is the ante.

## One hand

stud-poker-raising-over = value: in antes, over the { $hands } hands that the croupier may hold
stud-poker-raising-closed = does not open
stud-poker-raising-lower = opens, { $hand }, lower
stud-poker-raising-higher = opens, { $hand }, higher
stud-poker-raising-equal = equal hands: suits decide
stud-poker-raising-all = all
stud-poker-raising-rests-on = rests on { $clauses }; readings: { $readings }

## All hands

stud-poker-raising-title = best play
hand-ace-king = ace-king
hand-lower-odd = below ace-king
stud-poker-raising-in = ace-king, the rank of the croupier's card in the hand
stud-poker-raising-out = ace-king, that rank not in the hand
stud-poker-raising-chart-is = Columns: the croupier's card. R raise, F fold; a number: per cent of such hands to raise.
stud-poker-raising-ask = One of them: banca strategy { $game } --hand { $hand } --bank { $card }
stud-poker-raising-forbidden = At the table nothing may be used to work out a strategy ({ $clause }).
stud-poker-raising-edge = edge, of the ante
stud-poker-raising-raised = raised
stud-poker-raising-sd = standard deviation, in antes
stud-poker-raising-ace-king-edge = edge, raising on ace-king or better

## The jackpot

stud-poker-meter-at = { $bet } at a meter of { $meter }
stud-poker-meter-shows = the meter: what the display shows before the bet, which then feeds the pool
stud-poker-meter-break-even = breaks even from a meter of { $meter } (before prizes are rounded down, { $exact } minor units)
stud-poker-meter-always = loses nothing at any meter
stud-poker-meter-minimum = edge at the pool's minimum of { $minimum }: { $edge }
stud-poker-meter-falls = from a meter of { $meter } the edge is { $edge }, and falls by { $fall } for each { $stake } that is added
stud-poker-meter-flat = from a meter of { $meter } the edge is { $edge }, and stays so while fixed sums are greater than shares
stud-poker-meter-feeds = a bet feeds the pool { $contribution }
stud-poker-meter-costs = a bet costs, on average, { $fixed } in fixed sums without a share of the pool
stud-poker-meter-house = the house bears, on average, { $borne } beyond the pool and { $restart } to restart it

## Of the progressive jackpot

hand-royal-flush = royal flush
hand-straight-flush = straight flush
hand-four-of-a-kind = four of a kind
hand-full-house = full house
hand-flush = flush

## Words to type at its tables

stud-poker-word-raise = raise
stud-poker-word-fold = fold
