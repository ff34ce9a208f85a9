### The felt of baccarat. Roads are custom and no law; everything that the regulation names comes from the law.

baccarat-page-print-player = Player
baccarat-page-print-banker = Banker
baccarat-page-print-tie = Tie
baccarat-page-print-player-pair = P pair
baccarat-page-print-banker-pair = B pair
baccarat-page-letter-player = P
baccarat-page-letter-banker = B
baccarat-page-letter-tie = T

baccarat-page-wins-player = Player wins
baccarat-page-wins-banker = Banker wins
baccarat-page-wins-tie = Tie
baccarat-page-hand-of-player = Player hand
baccarat-page-hand-of-banker = Banker hand
baccarat-page-result-player = Player wins, { $player } to { $banker }
baccarat-page-result-banker = Banker wins, { $banker } to { $player }
baccarat-page-result-tie = Tie, { $player } all
baccarat-page-hand = { $side }: { $cards }
baccarat-page-hand-points = { $side }: { $cards }, points { $points }
baccarat-page-held-by = held by { $player }
baccarat-page-you-hold = You hold the { $side }
baccarat-page-bend = Drag a card up to bend it; turn them all to show them.

baccarat-page-box = { $bet }, seat { $place }
baccarat-page-standing = Standing players
baccarat-page-standing-short = Standing
baccarat-page-standing-box = { $bet }, standing players
baccarat-page-you-stand = You bet standing; choose a seat to sit down
baccarat-page-you-sit = Your boxes at seat { $place }

baccarat-page-roads = Road maps
baccarat-page-bead-plate = Bead plate
baccarat-page-big-road = Big road
baccarat-page-big-eye-boy = Big eye boy
baccarat-page-small-road = Small road
baccarat-page-cockroach-road = Cockroach road
baccarat-page-road-says =
    { $rounds ->
        [one] { $road } of { $rounds } round
       *[other] { $road } of { $rounds } rounds
    }
baccarat-page-ask-the-road = Ask the road
baccarat-page-if-banker = If Banker
baccarat-page-if-player = If Player
baccarat-page-answer = { $road }: { $colour }
baccarat-page-red = red
baccarat-page-blue = blue
baccarat-page-nothing = nothing yet
baccarat-page-roads-say-nothing = Roads predict nothing.
baccarat-page-as-table = As a table
baccarat-page-as-roads = As roads
baccarat-page-round = Round
baccarat-page-winner = Result
baccarat-page-pairs = Pairs
baccarat-page-natural = Natural
