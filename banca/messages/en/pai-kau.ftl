### What is said of pai kau alone.

## Odds

pai-kau-mutual-bound-is = the most by which the figure moves when one side, either of the two, goes over to a best reply to the other
pai-kau-value-bound-is = the most by which the value moves when the other side goes over to a best reply to one's own mutual best play
pai-kau-approached = ≈ not exact: { $bound }
pai-kau-strategy-player = a player's tiles, against { $hands } hands of the banker ({ $way }); value: per unit staked
pai-kau-strategy-banker = the banker's tiles, against { $hands } hands of one seat ({ $way }); value: per unit of capital
pai-kau-strategy-best = best play
pai-kau-strategy-summary-player = what a unit on a seat loses: lines, ways of the player; columns, the banker's
pai-kau-strategy-summary-banker = what a unit of the bank loses: lines, ways of the player; columns, the banker's
pai-kau-strategy-best-is = best play: the best reply to the other side's way or, of both, to its best play

## Pai kau

pai-kau-house = house
pai-kau-backing-house = the house's backing
pai-kau-seat-is = seat { $place }
pai-kau-bet-at = { $bet } { $place }
pai-kau-no-bank = Nobody holds the bank yet.
pai-kau-bank-is = Bank: { $banker } at seat { $place }, round { $number } of { $rounds }, { $capital } ({ $shares })
pai-kau-on-the-seats = Against it: { $stakes }
pai-kau-bank-is-yours = The bank is yours at seat { $place }, round { $number } of { $rounds }: “bank AMOUNT”, or “{ pai-kau-word-pass }”.
pai-kau-bank-at-least = You won: at least { $amount }.
pai-kau-house-would-back = The house adds { $amount }.
pai-kau-bank-or-pass = the bank is yours first: “bank AMOUNT”, or “{ pai-kau-word-pass }”
pai-kau-tiles-of-seat = Your tiles at seat { $place }:
pai-kau-tiles-of-bank = Your tiles, the bank's, at seat { $place }:
pai-kau-numbers-are-rows = Numbers: the rows of Table 1 (tiles) and Table 2 (pairs), 1 the highest.
pai-kau-arrange-how = How do you arrange them? { $numbers } (“{ pai-kau-word-hint }” says what each is worth)
pai-kau-arrange-one-how = How do you arrange seat { $place }? { $numbers } (or another first: “1 at { $other }”)
pai-kau-no-tiles = you hold no tiles to arrange now
pai-kau-not-your-seat = seat { $place } is not yours to arrange now: { $places } is
pai-kau-which-division = which division? { $numbers }
pai-kau-best-is-marked = { $mark } the best
pai-kau-order-or-all = say “{ pai-kau-word-order }”, or “{ pai-kau-word-order } { pai-kau-word-all }”
pai-kau-owes = { $debtor } owes { $creditor } { $amount } for seat { $place }
pai-kau-you-owe = You owe { $creditor } { $amount }: arranged better, seat { $place } would not have lost.
pai-kau-owes-you = { $debtor } owes you { $amount }: arranged better, seat { $place } would not have lost.
pai-kau-said-banks = { $who } holds the bank at seat { $place } with { $amount }
pai-kau-said-bets = { $who } bets { $amount } on seat { $place }
pai-kau-said-takes-back = { $who } takes back the bet on seat { $place }
pai-kau-said-passes = { $who } declines the bank
pai-kau-said-agrees = { $who } lets the banker hold on
pai-kau-said-arranges = { $who } has arranged seat { $place }
pai-kau-said-you-arrange = your tiles lie on the table
pai-kau-said-counts = they come to { $sum }, seat { $place } is dealt first

## What can be said there

pai-kau-help-seat-typed = seat AMOUNT [at 2]
pai-kau-help-seat = bet on a seat: a free one, your own, or the one you say
pai-kau-help-co-bet-typed = co-bet AMOUNT at 3
pai-kau-help-co-bet = bet with another on his seat: the higher bet arranges
pai-kau-help-backing-typed = backing AMOUNT
pai-kau-help-backing = back the banker; your own seat then takes no bets
pai-kau-help-bank-typed = bank AMOUNT, { pai-kau-word-pass }
pai-kau-help-bank = hold the bank with so much when it is yours, or pass it on
pai-kau-help-agree-typed = { pai-kau-word-agree }
pai-kau-help-agree = let the banker hold on for a third round, when the bank would be yours
pai-kau-help-cut-typed = { pai-kau-word-cut }
pai-kau-help-cut = cut the tiles, for the seat where you bet
pai-kau-help-declare-typed = { pai-kau-word-declare } { value-from-the-tail }
pai-kau-help-declare = as banker: from which end the tiles are dealt
pai-kau-help-divide-typed = 1, 2, 3, { pai-kau-word-arrange } 2 at 5
pai-kau-help-divide = arrange your tiles by one of the divisions shown; of several seats, that of seat 5
pai-kau-help-hint-typed = { pai-kau-word-hint }
pai-kau-help-hint = what each division is worth, exactly, against the house way
pai-kau-help-tiles-typed = { pai-kau-word-tiles }
pai-kau-help-tiles = look at the table or at your tiles again
pai-kau-help-order-typed = { pai-kau-word-order }, { pai-kau-word-order } { pai-kau-word-all }
pai-kau-help-order = the order of pairs in short, or all its rows

## Banks that go round

pai-kau-banks = the bank goes round
pai-kau-banks-are = As banker: gain per unit of capital put up; as bettor: per unit staked; a round: both together, in money.
pai-kau-banks-exact-stake = a unit staked, exactly
pai-kau-banks-house-a-round = the house gains, a round
pai-kau-banks-commission = commission
pai-kau-banks-breakage = breakage
pai-kau-banks-as-backer = as a backer
pai-kau-banks-lots = banks given by lot
pai-kau-banks-too-few = ± ?: fewer than { $fewest } times the bank went all the way round, too few to tell how near this is.
pai-kau-banks-z-stake = z of all bettors
pai-kau-plot-each-gains = What each player gains a round, in money
pai-kau-plot-banks = seat { $place }: { $stake }, bank { $capital }
pai-kau-plot-bets = seat { $place }: { $stake }
pai-kau-plot-as-banker = as banker
pai-kau-plot-as-bettor = as bettor
pai-kau-plot-house = the house
pai-kau-plot-house-gains = What the house gains a round, in money
pai-kau-plot-commission = commission
pai-kau-plot-breakage = breakage
pai-kau-plot-as-backer = as a backer
pai-kau-plot-too-few = ± ?: too few rounds to tell

## How one plays

pai-kau-by-way = arranged by { $way }

pai-kau-round-is = A round is one deal, one seat against the bank; the unit is what is staked on the seat.

## Ways in which a house arranges its tiles

pai-kau-way-customary = Customary
pai-kau-way-customary-says =
    The first of these rules that speaks decides. Of equal groups in front the higher back goes before, of equal ones behind the higher front.
    1. A division that no other surpasses, neither in front nor behind.
    2. A pair goes to the back, of two the higher. It is split, so as to make the highest front, only for so many points or more (a gong is more than 9, a king nine more than a gong): { $split }. Any other pair is kept.
    3. Heaven or Earth goes to the back with a tile of { $first } points, else of { $others }, the highest back first, if { $least_front } points or more are left in front; if fewer are, the highest back.
    4. The highest front. But if it is below { $fair_points } points with the Long Three, and the highest back has { $fair_back } points or more, the highest back.
pai-kau-way-pair = of tiles of { $points } points for { $making }
pai-kau-way-supreme = the Supreme for { $making }
pai-kau-way-making = { $front } in front and { $back } behind
pai-kau-a-king-nine = a king nine
pai-kau-way-or = { $first }, or { $last }
pai-kau-way-else = { $first }, else of { $last }
pai-kau-way-balanced = Balanced
pai-kau-way-balanced-says = both groups together as high in Table 2 as they can be, then the smaller gap
pai-kau-way-highest-front = Highest front
pai-kau-way-highest-front-says = the front as high as it can be, then the back
pai-kau-way-highest-back = Highest back
pai-kau-way-highest-back-says = the back as high as it can be, then the front

## Words to type at its tables

pai-kau-word-pass = pass
pai-kau-word-agree = agree
pai-kau-word-cut = cut
pai-kau-word-declare = declare
pai-kau-word-arrange = arrange
pai-kau-word-hint = hint
pai-kau-word-tiles = tiles
pai-kau-word-order = order
pai-kau-word-all = all
