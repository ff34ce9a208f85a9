### PAR sheets: what they say of themselves, of each bet, of what stands behind the figures.

par-how = The whole report, with plots, proof and readings: add --html FILE or --pdf FILE (or --json).
par-any-of = { $bet }, any of { $count } ({ $first }, { $second }, …)
par-not-offered = not offered
par-operator-rolls = per 100 rolls
par-operator-no-risk = commission only
par-operator-commission = The house takes a commission on what is won and stands behind no bet: it is ahead from the first round and needs no bank. Where it backs the bank with capital of its own, what that capital gains is told.
par-operator-added = Not in the table, as they are only added to another bet and not made every round: { $bets }.
par-operator-pool = Not in the table: { $bet }. What it feeds the pool is paid to other bettors; see there what the house bears.
par-operator-only-added = No bet of this sheet is made by itself every round.
par-bands-sigma = σ is known to within { $bound }; at its greatest the bands are { $wider } wider. Where the skewness is not known, the rule looks at the results alone.
par-exact-but = What is not exact is named here:

## Title and foot

par-title = PAR sheet: { $game }
par-subtitle = Probability and accounting report of the bets, by { $instrument }
par-foot = banca { $version } · engine { $digest } · { $edition } · { $day }
par-edition = Edition
par-about-in-force = In force from
par-about-until = { $day } until repealed by { $by }
par-about-options = Option set
par-about-day = Date of the report
par-about-version = Program
par-about-digest = Engine digest (SHA-256)
par-preset-first-listed = the first alternative of each article
par-preset-customary = the customary alternatives
par-preset-but = { $preset }, but for { $count }

## Identity

par-identity = Identity
par-identity-game = Game
par-identity-instrument = Instrument
par-identity-signed = Signed
par-identity-published = Published
par-identity-authorisation = Authorisation
par-identity-by-article = options marked below need prior authorisation, applied for { $days } working days before
par-identity-no-article = this regulation has no article on authorisation of options
par-identity-results = Results counted
par-identity-results-are = { $count } equally likely for every bet
par-identity-results-vary = as many as each bet needs; stated with the bet
par-identity-played = Strategy assumed
par-identity-no-strategy = none: nothing is left to decide once a bet is made
par-identity-beyond = Authorised beyond the regulation
par-identity-beyond-for = { $bets }, for { $house }
par-options = Options of the house
par-options-none = The edition leaves the house no choice.
par-options-option = Option
par-options-chosen = Chosen
par-options-preset = Departs
par-options-clause = Article
par-options-authorisation = Authorisation
par-options-needed = needed
par-options-idle = { $value } (without effect here)
par-options-fixed = Fixed by the house
par-signed-authorisation = Authorisation no. and date
par-signed-prepared = Prepared by
par-signed-signature = Signature and date

## Summary

par-summary = All bets at a glance
par-summary-says = One line for each class of selections that share one distribution. Edge, return and spread are per unit first staked, on a bet left until it is decided; prizes are to one, so the stake comes back besides.
par-summary-other-side = The edge is what the bettor loses, to the other side and to the house.
par-summary-without = Without a row of its own: { $bets }.
par-bet = Bet
par-pays = Pays, to one
par-edge = House edge
par-edge-exact = Exact
par-figure-element-of-risk = Element of risk
par-hit = Hit rate
par-figure-sigma = Standard deviation σ
par-articles = Articles

## One bet

par-bets = Bet by bet
par-bets-once = Bets with one and the same distribution are told once.
par-outcome = Result
par-result-split = split: its hands, on average
par-outcome-ways = Combinations
par-outcome-chance = Probability
par-outcome-decimal = Decimal
par-outcome-net = Net, to one
par-outcome-part = p × net
par-outcome-sum = Running sum
par-sum = Sum
par-outcome-check = Σp = 1 exactly; the sum is minus the house edge, { $edge }.
par-outcome-check-long = Each probability is its combinations over { $ways }.
par-figure-rtp = Return to player
par-figure-ties = Edge ignoring ties
par-figure-hit = Hit frequency
par-figure-push = Push rate
par-figure-average-stake = Average total wager
par-figure-variance = Variance
par-figure-skew = Skewness
par-figure-kurtosis = Excess kurtosis
par-figure-prize = Maximum exposure per unit
par-figure-loss = Greatest loss per unit
par-figure-vi = Volatility index, { $level } (z = { $z })
par-units = { $count } units
par-rounds = Rounds
par-bands-level = { $level } (z = { $z })
par-bands-caption = Return to player, RTP ± z·σ/√N
par-bands-unsafe = † The normal band is unsafe below { $rounds } rounds: a result that makes up at least { $share } of the variance is then expected fewer than { $hits } times, or |skewness|/√N is above { $skew }.
par-bands-safe = The normal band holds from 10³ rounds on, by the rule stated under “What is exact”.
par-operator = Operator
par-operator-says = Example: { $bet } a round on average, { $rounds } rounds an hour. What the house keeps of the chips bought (hold) also depends on how long bettors stay, and is no figure of the rules. Bankroll: one bettor at a level stake, for ever; an approximation (diffusion), near where prizes are small beside the bankroll.
par-operator-hundred = Theoretical win per 100 rounds
par-operator-hour = per hour
par-operator-hour-sigma = σ per hour
par-operator-ahead = Rounds until ahead with 97.5 %
par-operator-bank = Bank for ruin of { $chance }
par-operator-no-bank = no edge
par-jackpot = Jackpot
par-jackpot-says = As the sums are posted at this table, in { $currency }; the edge above is with the meter shown here.

## Sensitivity

par-sensitivity = Sensitivity to each option
par-sensitivity-says = Each lawful alternative by itself, the rest as chosen, computed anew. What it adds to the house edge, in percentage points of the unit staked; a minus favours the bettor.
par-sensitivity-option = Option
par-sensitivity-instead = Instead
par-sensitivity-bet = Bet
par-sensitivity-then = Edge then
par-sensitivity-moves = Change
par-sensitivity-too = offered as well
par-sensitivity-spread = same edge, other spread or figures
par-sensitivity-idle = Change nothing in these numbers
par-sensitivity-void = Without effect beside the other choices
par-sensitivity-nothing = No option of this edition moves any figure of the tables.
par-sensitivity-sampled = Of numbers without an upper bound 1, 2, 4, 6 and 8 times the least are tried; of long ranges the ends and the middle. Lists of the bets offered are not tried: they only leave bets out.

## Correlation

par-correlation = Correlation between bets
par-correlation-says = Of one unit on each of two bets on the same result, exactly counted, by the first selection of each class. The pairs furthest from nought.
par-correlation-one = One bet
par-correlation-other = The other
par-correlation-value = Correlation

## Proof

par-proof = Proof against simulation
par-proof-otherwise = Simulation plays another way, and is held against the exact edge of that way. { $how }.
par-proof-says = Each class of bets was played { $rounds } times by a program of its own, from the seed in its line. z: how many standard errors the simulated edge lies from the exact one.
par-proof-seed = Seed
par-proof-exact = Edge, exact
par-proof-simulated = Edge, simulated
par-proof-agrees = They agree. Of { $count } bets { $within } lie within |z| < 1.96; the furthest has |z| = { $furthest }, and by the rule so many independent bets may reach { $allowed } (a right program fails it once in a hundred times).
par-proof-differs = They do NOT agree by the rule: the furthest of { $count } bets has |z| = { $furthest }, and { $allowed } is allowed; { $within } lie within |z| < 1.96. Play more rounds, or look for the error.
par-proof-untried = Not simulated: { $bets }.
par-proof-none = No bet of this table was simulated.

## Readings and exactness

par-readings = Readings
par-readings-says = Where the text is silent, or its two languages differ, this is what is taken. The numbers above rest on these.
par-readings-none = No reading bears on these numbers.
par-exact = What is exact
par-exact-all = Combinations, probabilities, edge, return, element of risk, variance and everything in the tables of outcomes are exact, but for what is named below as not exact: whole numbers and fractions, counted over every result. Decimals are rounded to the last digit shown; σ, skewness and kurtosis are roots and ratios of exact moments.
par-exact-not = Not exact: { $bet }; the edge is within { $bound } of the true one.
par-exact-mutual = Not exact either: the edge of mutual best play. The bound beside it is the most by which it moves when one side, either of the two, goes over to a best reply to the other.
par-exact-spread = { $bet }: the variance is within { $bound } of the true one and σ within { $sd }, and so are the volatility index, bands and bank that follow from them. Rounds that are split are told by their mean: skewness and kurtosis are not stated, rates are the least (≥), the greatest gain and loss are what no round goes beyond (≤).
par-exact-bands = Bands, bank and rounds until ahead are approximations: they take the sum of many rounds for normal. By the rule used here that is unsafe where a result that makes up at least { $share } of the variance is expected fewer than { $hits } times, or |skewness|/√N is above { $skew }.
par-exact-rounding = Prizes are taken before any rounding to chips.

## Beside the edge of a row

par-figure-edge-per-bet-resolved = Edge per bet resolved
par-figure-edge-per-round = Edge per round
par-figure-edge-per-roll = Edge per roll
par-figure-rolls = Rolls until decided
par-figure-edge-with-odds = Edge with { $n }× odds
par-figure-raised = Raised
par-figure-edge = Edge
par-figure-edge-mutual-best-play = Edge, mutual best play
par-figure-mutual-best-play-bound = Bound of the mutual best play
par-figure-left-to-gain = Left to gain in mutual best play
par-figure-commission = Commission to the house
par-figure-gain-of-the-house-as-backer = Gain of the house as backer
par-figure-edge-never-split = Edge, never splitting
par-figure-best-play = { $figure }, best play
par-figure-ace-king = { $figure }, ace-king or better
par-figure-doubled = Doubled
par-figure-split = Split
par-figure-hands-per-split = Hands of a split
par-figure-split-hands-win = Of these, won
par-figure-split-hands-push = Of these, drawn
par-figure-split-hands-lose = Of these, lost
par-figure-made = Made in a round

## Of the progressive jackpot

par-figure-meter = Meter
par-figure-break-even-meter = Break-even meter
par-figure-break-even-shown = Break-even meter as shown
par-figure-edge-at-minimum = Edge at the pool's minimum
par-figure-edge-fall-per-stake-on-meter = Fall of the edge per stake on the meter
par-figure-contribution = Into the pool, per bet
par-figure-fixed-sums = Fixed sums, per bet
par-figure-borne-by-house = Borne by the house, per bet
par-figure-restart-by-house = Restart by the house, per bet
par-figure-rounds-between = Rounds between hits: { $hand }

## Words that a house fixes

par-fixed-additional = only beside player or banker
par-fixed-alone = by itself too
par-fixed-seven-out = on losing by a seven
par-fixed-losing-come-out = also on losing the come-out
par-fixed-customary = customary
par-fixed-balanced = balanced
par-fixed-highest-front = highest front
par-fixed-highest-back = highest back
par-fixed-from-the-pool = from the pool
par-fixed-from-the-house = from the house
