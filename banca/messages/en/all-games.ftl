### The page that sets all games side by side.

## All games on one page

all-games-title = The table games of Macau, side by side
all-games-subtitle = Every bet of nine games under ten regulations: edge, spread, hit rate, exactly counted
all-games-says = House edge of { $count } classes of bets, per unit first staked, options: { $preset }. A bet that must be played is played as stated under “How it is played”.
all-games-plot = House edge of every bet, by powers of ten, nil or less at the left; the least and greatest of each by name.
all-games-best = Best and worst of each game
all-games-game = Game
all-games-least = Least edge
all-games-greatest = Greatest edge
all-games-bets = Bets
all-games-sorted = All bets, the least edge first
all-games-played = How it is played
all-games-no-edge = ≤ 0
all-games-axis = house edge
all-games-without = Not in the list: { $bets }.
all-games-foot = banca { $version } · engine { $digest } · { $day }
all-games-sides = Pai kau is played between bettors: there the edge is what the bettor loses, to the other side and to the house.
all-games-conditional = ⁺ Can only be added to another bet (odds of craps, the raise, insurance): not counted as best or worst.
