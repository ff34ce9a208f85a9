### Why acts are refused: sentences that several games of one draw share.

## Refusals

refusal-bets-end-at-the-bell = betting is closed: the bell has rung
refusal-bell-must-ring-before-the-cover-is-lifted = the bell must ring first
refusal-layouts-must-be-those-adopted = { $layouts } layouts: the table's option is { $adopted }
