### Why acts are refused: sentences that several games of one draw share.

## Refusals

refusal-bets-end-at-the-bell = 已停止投注：鐘已按響
refusal-bell-must-ring-before-the-cover-is-lifted = 須先按鐘
refusal-layouts-must-be-those-adopted = 檯證有{ $layouts }張：此檯採用的選項為{ $adopted }張
