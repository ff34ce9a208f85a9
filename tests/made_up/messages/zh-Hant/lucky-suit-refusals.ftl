### Why acts of lucky suit are refused, and what its bets may be placed on.

## Refusals

refusal-deck-must-be-shuffled-first = 須先洗牌
refusal-bell-must-ring-before-the-card = 須先按鐘
refusal-card-must-be-turned-up = 須先翻開一張牌
refusal-card-must-be-of-the-deck = { $card }不屬該副紙牌
refusal-bets-must-wait-for-the-shuffle = 尚未洗牌
refusal-round-must-be-settled-first-lucky-suit = 投注尚未全部殺賠

## Selections

lucky-suit-selection-suit = 一種花色：h、d、c或s
