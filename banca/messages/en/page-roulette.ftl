### The felt of roulette on the page.

roulette-page-felt = Roulette table
roulette-page-result = { $number }, { $colour }
roulette-page-rolling = The ball is rolling.
roulette-page-no-results = The first number has not come yet.
roulette-page-history = Recent numbers, latest last
roulette-page-cloth = Table
roulette-page-racetrack = Neighbours
roulette-page-each = Neighbours on each side
roulette-page-each-of =
    { $each ->
        [0] The number alone
        [one] { $each } neighbour on each side
       *[other] { $each } neighbours on each side
    }
roulette-page-neighbours-of =
    { $count ->
        [one] { $number }, a straight bet
       *[other] { $number } and its neighbours, { $count } straight bets: { $numbers }
    }
