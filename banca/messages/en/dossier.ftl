### The dossier of a new bet or of different prizes.

dossier-law = the regulation pays { $pays }: edge { $edge }, { $percent } %
dossier-how = the whole application: --html FILE or --pdf FILE
dossier-made-on = Made on { $places }
dossier-column-result = Result
dossier-column-chance = Probability
dossier-column-percent = In %
dossier-column-true = True odds
dossier-column-prize = Prize
dossier-column-gain = Gain of a unit
dossier-column-product = Probability × gain
dossier-column-number = Number
dossier-column-comes = Comes there
dossier-column-wins = Then wins
dossier-column-pushes = Then draws
dossier-column-loses = Then loses
dossier-column-worth = Worth there
dossier-column-law = Regulation
dossier-column-new = Applied for
dossier-result-win = wins { $odds }
dossier-result-push = draws
dossier-result-lose = loses
dossier-exactly = Every figure is counted over the 36 equally likely throws and is exact, before prizes are rounded.
dossier-odds-read = The odds of article 7(2) are read as probabilities, as in Portuguese; prizes stand beside them.
dossier-true-is = True odds: those at which neither side would gain by this result alone.
dossier-way-by-number = By way of each number
dossier-edge-is = The casino's advantage is the sum with the sign changed: { $edge } of the stake, { $percent } %.
dossier-edge-negative = The advantage is the bettor's, not the casino's.
dossier-edge-zero = Neither side has an advantage.
dossier-figure-edge = Advantage per bet made
dossier-figure-resolved = Advantage per bet won or lost
dossier-figure-roll = Advantage per throw
dossier-figure-rolls = Throws until decided, on average
dossier-figure-sd = Standard deviation per bet
dossier-figure-return = Returned to bettors
dossier-figure-win = Wins
dossier-sens-is = One prize changed at a time, all else as described. At the break-even prize the advantage is nil.
dossier-column-as-applied = As applied for
dossier-column-lower = Next lower
dossier-column-higher = Next higher
dossier-column-even = Break-even
dossier-prize-and-edge = { $prize } · { $percent } %
dossier-proof-is = { $rounds } bets, each left until decided, from seed { NUMBER($seed, useGrouping: 0) }; the same seed gives the same bets.
dossier-column-exact = Exact mean
dossier-column-mean = Simulated mean
dossier-column-stderr = Standard error
dossier-column-z = z
dossier-column-counts = Won, drawn, lost
dossier-proof-good = Every mean lies within { $bound } standard errors of the exact one: simulation agrees.
dossier-proof-bad = A mean lies further than { $bound } standard errors from the exact one.
dossier-layout-is = A drawing of the layout with the bets of article 5. What is new is marked.
dossier-layout-own = The drawing gives every bet a box of its own; as to shape and place it binds nobody.
dossier-no-period = The regulation sets no day by which to apply; the bet waits for the decision.
dossier-conditions-may = The decision may set conditions on how the bet is run and made known; they bind the table.
dossier-granted = Authorised for { $house }.
dossier-granted-no-conditions = No condition is set.
dossier-blank-filed = Lodged on
dossier-blank-from = Offered from
dossier-blank-decision = Decision no. and date
dossier-blank-name = Name and capacity of the applicant
dossier-blank-sign = Signature and stamp
dossier-notice-pays = Pays { $prizes }.
dossier-notice-edge = Of every 100 staked the house keeps { $amount } on average.
dossier-notice-edge-negative = Of every 100 staked the bettor gains { $amount } on average.
dossier-notice-chance = It wins { $chance } of the time.
dossier-new = NEW
dossier-numbers-it-moves-to = moves to
dossier-was = was { $old }

## The front

dossier-title-bet = Application for a new bet: { $name }
dossier-title-prizes = Application for different prizes: { $name }
dossier-subtitle = { $game }, { $instrument }, article 7
dossier-option = { $option }: { $value }
dossier-house = House
dossier-to = To
dossier-dicj = Gaming Inspection and Coordination Bureau (DICJ)
dossier-day = Drawn up on
dossier-word = Word in records
dossier-foot = { $name } · { $number }, article 7 · banca { $version }
dossier-to-be-filled = (to be filled in)

## Chapters

dossier-asked = What is applied for
dossier-described = Exact description
dossier-chances = Probabilities and true odds
dossier-advantage = The casino's advantage
dossier-sensitivity = Other prizes
dossier-proof = Proof by simulation
dossier-layout = The layout
dossier-before-after = Before and after
dossier-conditions = Conditions and days
dossier-notice = Notice to bettors
dossier-signed = Signature

## What is applied for

dossier-asks-bet = The house applies for authorisation of the new bet { $name }, which is not among those of article 5.
dossier-asks-prizes = The house applies for authorisation to pay prizes on { $name } that differ from those of article 6.
dossier-when = When it is made
dossier-when-any-time = between any two throws
dossier-when-come-out = before the come-out throw, while no point is marked
dossier-when-point = while a point is marked
dossier-where = Where it is made
dossier-where-box = in its own box
dossier-where-chosen = on a number of the bettor's choice: { $numbers }
dossier-taken-back = Taking it back
dossier-taken-back-free = between throws, as long as it is not decided
dossier-taken-back-kept = not once it has moved to a number: it then stays until it is decided

## The description

dossier-at-start = Where it is made
dossier-on-numbers = On { $numbers }
dossier-covered = Everywhere each of the 36 throws does one thing only, and the bet is decided with probability 1.
dossier-draw-stays = On a draw the chips lie again where the bet is made, and may be taken back.
dossier-does-win = wins { $odds }
dossier-does-lose = loses
dossier-does-push = is a draw
dossier-does-stay = stays where it is
dossier-does-move = moves to { $number }
dossier-does-move-own = moves to the number thrown
dossier-odds-are = { $prize } to { $to }
dossier-line = { $throws }: the bet { $does }.
dossier-by-sum = a sum of { $list }
dossier-by-hard = { $list } by two equal dice
dossier-by-easy = { $list } by two different dice
dossier-by-pair = the dice { $list }
dossier-by-own-sum = that number
dossier-by-own-hard = that number by two equal dice
dossier-by-own-easy = that number by two different dice
dossier-made-there = { $where }: { $figures }
dossier-headed = { $heading }. { $lines }
dossier-stopped = { $text }.
dossier-by-other = any other throw
dossier-as-law = All of the bet is as the regulation has it but for what it pays.
dossier-change = { $where }: { $new } instead of { $old }.
dossier-change-all = Whenever it wins
dossier-change-on = won on { $sums }
dossier-change-standing = standing on { $numbers }
dossier-cell-lose = ×
dossier-cell-push = =
dossier-cell-stay = ·
dossier-cell-move = →{ $number }
dossier-cells = All 36 throws, one die down and the other across. A prize: the bet wins it; × it loses; = a draw; → it moves to that number; · it stays.
