### What is said of baccarat alone.

## What can be asked

baccarat-cards-not-seen = from the { $count } cards that were not seen

## What lies before one's eyes

baccarat-pairs = ' banker pair  , player pair
baccarat-next-road = next { $side }: { "" }

## Odds

baccarat-cards-left = of the cards that are left, { $seen } being out
baccarat-many-cards-left = of the cards that are left, { $count } being out ({ $first }, …)

baccarat-round-is = A round is one deal to player and banker; where a stake goes on through ties, all deals until it is decided.

## Roads

baccarat-letter-banker = B
baccarat-letter-player = P
baccarat-letter-tie = T
baccarat-road-bead-plate = bead plate
baccarat-road-big = big road
baccarat-road-big-eye-boy = big eye boy
baccarat-road-small = small road
baccarat-road-cockroach = cockroach
