### Why acts of lucky suit are refused, and what its bets may be placed on.

## Refusals

refusal-deck-must-be-shuffled-first = the deck must be shuffled first
refusal-bell-must-ring-before-the-card = the bell must ring first
refusal-card-must-be-turned-up = a card must be turned up first
refusal-card-must-be-of-the-deck = { $card } is no card of the deck
refusal-bets-must-wait-for-the-shuffle = the deck is not shuffled yet
refusal-round-must-be-settled-first-lucky-suit = the bets are not all settled

## Selections

lucky-suit-selection-suit = a suit: h, d, c or s
