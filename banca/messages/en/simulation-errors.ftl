### What cannot be simulated, and what is wrong with a run that was kept.

## Rounds and seats

simulation-no-seats = nobody sits at the table: one seat at least is needed
simulation-dealing-unknown = cards are not dealt from { $dealing }: { $known }
simulation-too-few-rounds = { $rounds } rounds cannot be played: one at least is needed
simulation-too-many-rounds = { $rounds } rounds cannot be played: { $most } at most
simulation-no-cores = { $cores } cores play nothing: one at least is needed
simulation-too-many-cores = { $cores } cores are too many: at most { $most }
simulation-bet-never-made = in so few rounds no { $bet } was made: ask for more
simulation-stakes-too-fine-together = these stakes have too small a common part to be counted together: hold rounder amounts
simulation-stakes-too-fine-to-add = these stakes have too small a common part to be added up: hold rounder amounts
simulation-too-many-ways = the bets of a seat can end in more than { $most } ways: hold fewer
simulation-no-cards-in-game = no cards are dealt in { $game }: there is no shoe
simulation-dice-no-shoe = craps is thrown, not dealt: there is no shoe
simulation-machine-no-shoe = the table deals from a shuffler-dealer, which is no shoe: every round is dealt from all its cards ({ $clause })

## Checkpoints

checkpoint-no-run = { $file } holds no run that was kept: name a new file, or the one written
checkpoint-changed = { $file } was changed since the run was kept in it: name a new file
checkpoint-of-another-run = { $file } holds another run: the same game, options, bets, seed and banca are needed
checkpoint-holds-more = { $file } holds { $counted } already: ask for as many at least
checkpoint-not-written = { $file }: the run cannot be kept there: { $reason }

## Sessions of a player with a bankroll

session-count-not-possible = { $sessions } sessions: one at least, { $most } at most
session-rounds-not-possible = a session of { $rounds } rounds: one at least, { $most } at most
session-players-not-seats = { NUMBER($players, useGrouping: 0) } players for { NUMBER($seats, useGrouping: 0) } seats: each has its own
session-line-full = { $plan }: a line grew to { $most } numbers, and no further: set a stop-loss
session-bankroll-full = a bankroll grew to { $most } units, and is counted no further: set a most stake or a stop-win
session-none-over = no session was over: ask for shorter ones, or wait longer
session-units-beyond-count = { $units } units are more than can be counted: { $most } at most
session-least-stake = a least stake of { $stake } units: one to { $most } are possible
session-most-stake = a most stake of { $stake } units: { $least } to { $most } are possible
session-bankroll-below-stake = a bankroll of { $bankroll } units: the least stake is { $least }
session-stop-not-possible = a stop-{ $stop } of { $units } units: one at least, or none
session-stakes-beyond-count = stakes of up to { $stake } units, of which gains are counted in parts of 1/{ NUMBER($parts, useGrouping: 0) }, are more than can be counted: a most stake of { $most } can
session-bankroll-beyond-count = a bankroll of { $bankroll } units: less than { $most } can be counted

## Blackjack

blackjack-main-bet-needed = other bets are made besides a main bet: each seat needs one, unless a bet is simulated by itself ({ $clause })
blackjack-bet-not-at-table = no bet { $bet } at this table: it offers { $known }
blackjack-bet-goes-with-main = { $bet } goes with the main bet that it adds to, and is simulated with it: ask for { $main }
blackjack-insurance-too-high = insurance of { $insurance }: at most { $most } is taken on this stake ({ $clause })
blackjack-bet-held-once = a bet is held once: put its stakes together
blackjack-no-chart = a way to play blackjack is a Chart (banca.strategy.blackjack.chart), not { $given }
blackjack-place-ends = a place may come to { $count } different ends: simulated are tables with fewer hands
blackjack-seat-ends = a seat may come to more than { $most } different ends: simulate its bets apart from one another
bet-refused-by-clause = { $because } ({ $clause })

## Pai kau

pai-kau-players-of-bank = { $players ->
    [one] one player
   *[other] { NUMBER($players, useGrouping: 0) } players
}: a bank goes round among 2 to { $most } ({ $clause })
pai-kau-sums-below-nought = stakes and capitals are not below nought ({ $clause })
pai-kau-rounds-held = { $rounds } rounds, of which a banker holds { $held }: 1 is the least of each, { $most } the most
pai-kau-nobody-takes-bank = nobody takes the bank: somebody has to, with a capital ({ $clause })
pai-kau-no-stake-against-bank = no stake would lie against one of the banks: no round is played ({ $clause })
pai-kau-sums-beyond-count = capitals and stakes are greater than can be counted exactly: write smaller ones
pai-kau-no-way-to-arrange = { $given } is no way to arrange tiles: { $known }, a division for each kind, or a function of four tiles ({ $clause })
pai-kau-divisions-needed = a division for each kind is what is needed: { $kinds } kinds of four tiles have { $divisions } divisions each ({ $clause })
pai-kau-no-division = { $given } is no division of { $tiles }: two of its tiles in front, two behind ({ $clause })
pai-kau-stake-too-low = a stake of { NUMBER($stake, useGrouping: 0) } minor units: 1 is the least
pai-kau-one-bet-a-player = a player has one bet in a round of pai kau: one who holds the bank, or backs it, stakes on no seat ({ $clause })
pai-kau-no-bet = { $bet } is no bet of pai kau: { $known } are ({ $clause })
pai-kau-one-banker = a round has one banker ({ $clause })
pai-kau-too-many-players = too many players: a table has { $seats } seats, the banker's among them ({ $clause })

## Stud poker

stud-poker-too-many-bettors = { NUMBER($bettors, useGrouping: 0) } bettors: a table has { $boxes } boxes, one for each ({ $clause })
stud-poker-bet-once = a box takes a bet of a kind once, not { $bets } ({ $clause })
stud-poker-bet-none = a box takes a bet of a kind once, not nothing ({ $clause })
stud-poker-no-bet = { $bet } is no bet of stud poker: { $known } are ({ $clause })
stud-poker-raise-in-ante = the raise follows from the ante: hold { $ante }, and it is in it ({ $clause })
stud-poker-jackpot-stake-not-posted = a jackpot bet of { MONEY($stake) }: the table posts { MONEY($posted) } ({ $clause })
stud-poker-jackpot-boxes = { NUMBER($boxes, useGrouping: 0) } boxes with a jackpot bet: a table has 1 to { $most } ({ $clause })
stud-poker-jackpot-lives = { $lives } lives of a jackpot: 1 is the least, { $most } the most
stud-poker-pool-not-fed = a pool that no bet feeds has no life: let some of each ({ $clause })
stud-poker-pool-beyond-count = bets so great, or fed in such fine parts, are more than can be counted: write rounder ones
stud-poker-no-way-to-play = { $given } is no way to play stud poker: none for best play, a strength to raise from, raise or fold by class, or a function of hand and card ({ $clause })
stud-poker-no-decision = { $given } is no decision on { $hand }: { $raise } and { $fold } are ({ $clause })
stud-poker-no-class = { $given } is no class of hands: { $known } are ({ $clause })
