### What a PAR sheet says in short, and how it calls the outcomes of a bet.

## In short

par-brief = In short
par-brief-says = What { $game } takes from the money that is staked, on average and over very many rounds; single evenings differ widely.
par-brief-least = Best bet for the player
par-brief-most = Best bet for the house
par-brief-keeps = { $bet }: the house keeps { $amount } of every { $staked } staked
par-brief-gives = { $bet }: the player gains { $amount } on every { $staked } staked, if every decision is the best one
par-brief-even = { $bet }: the house keeps nothing ({ $amount } of { $staked })
par-brief-exact = How exact
par-brief-all-exact = all { $bets } lines are counted, not estimated
par-brief-some-exact = of { $bets } lines { $near } are approached, within bounds that are stated; the others are counted exactly
par-brief-proof = Checked against simulation
par-brief-not-proved = no simulation was asked for
par-brief-agrees = yes: { $rounds } rounds of each bet agree; { $within } lie within the usual range, where 95 % should
par-brief-disagrees = no: { $rounds } rounds of each bet do not agree ({ $within } within the usual range): see the section on the proof
par-brief-choices = The house's choices
par-brief-options = { $changed } depart from the set of options named above; { $needed } of all choices need authorisation

## Outcomes

par-outcome-named = { $result }: { $ways }
par-outcome-one-stake = one stake
par-outcome-doubled = doubled
par-outcome-blackjack = blackjack
par-outcome-special-prize = special prize
par-outcome-five-cards = five cards
par-outcome-surrendered = surrendered
par-outcome-folded = folded
par-outcome-closed = the croupier does not open
par-outcome-beaten = the croupier's hand is higher
