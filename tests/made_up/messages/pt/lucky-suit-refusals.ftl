### Why acts of lucky suit are refused, and what its bets may be placed on.

## Refusals

refusal-deck-must-be-shuffled-first = primeiro tem de se baralhar o baralho
refusal-bell-must-ring-before-the-card = primeiro tem de tocar a campainha
refusal-card-must-be-turned-up = primeiro tem de se virar uma carta
refusal-card-must-be-of-the-deck = { $card } não é uma carta do baralho
refusal-bets-must-wait-for-the-shuffle = o baralho ainda não está baralhado
refusal-round-must-be-settled-first-lucky-suit = nem todas as apostas estão liquidadas

## Selections

lucky-suit-selection-suit = um naipe: h, d, c ou s
