### Why acts are refused: by norms that every game shares. Those of one game stand in its own file.
### The id of a sentence is `refusal-` and its norm; a third part tells apart several sentences of one norm.

## How a refusal is put

refused = { $because } [{ $norm }, { $clause }]
refused-by-no-clause = { $because } [{ $norm }]

## Stakes

refusal-bet-must-be-offered = no bet { $bet } at this table: it offers { $offered }
refusal-selection-must-be-lawful = { $bet } cannot be placed on { $chosen }: { $lawful }
refusal-selection-must-be-lawful-nothing = { $bet } cannot be placed on nothing: { $lawful }
selection-none = no selection
refusal-layout-must-exist = there is no layout { NUMBER($layout, useGrouping: 0) }: the table has { $layouts }
refusal-place-must-exist = there is no place { NUMBER($place, useGrouping: 0) }: they are 1 to { $most }
refusal-place-must-exist-none = there is no place { NUMBER($place, useGrouping: 0) }: this table has no numbered places
refusal-stake-must-be-whole-and-above-zero = a stake is whole minor units, not { $stake }
refusal-stake-must-be-money-that-there-is = { MONEY($stake) } is more than there is: a stake is at most { MONEY($most) }
refusal-stake-must-be-a-multiple-of-the-unit = a stake of { MONEY($stake) } on { $bet } is off the unit: multiples of { MONEY($unit) } are allowed
refusal-stake-must-reach-the-minimum = a stake of { MONEY($stake) } on { $bet } is below the table's minimum of { MONEY($least) }
refusal-stake-must-not-exceed-the-maximum = a stake of { MONEY($stake) } on { $bet } is above the table's maximum of { MONEY($most) }
refusal-stake-must-lie-on-the-layout = there is no stake of { $player } on { $bet }
refusal-stake-must-lie-on-the-layout-so-much = { $player } has { MONEY($there) } there, not { MONEY($stake) }, to take back
refusal-stakes-of-a-void-round-must-stay = { MONEY($held) } of the stake of { $position } lay there when the round was void and must stay
stake-position = { $player } on { $bet }

## Payment

refusal-losing-stakes-must-be-taken-first = losing stakes still lie on the layout: { $losing }
refusal-losing-stakes-must-be-taken-first-reading = losing stakes still lie on the layout: { $losing } (reading { $reading })
refusal-payment-must-be-due = nothing is due to { $player } on { $bet }: due are { $due }
refusal-payment-must-be-due-none = nothing is due to { $player } on { $bet }: due are none
refusal-payment-must-follow-the-result = the stake of { $position } is to { $due }, not to { $act }
refusal-payment-must-keep-the-order = { $first } comes before { $position }
refusal-void-round-must-pay-and-take-nothing = the round is void: nothing is paid or taken

## The time of an act

refusal-act-must-belong-to-the-game = { $act } is no act of this game: there are { $acts }
refusal-act-must-belong-to-the-phase = { $act } has no place now
refusal-act-must-belong-to-the-phase-chance = { $act } has no place now: the { $next } must be shown
refusal-act-must-belong-to-the-phase-betting = { $act } has no place now: betting is open until { $next }
refusal-act-must-belong-to-the-phase-next = { $act } has no place now: { $next } comes next
refusal-act-must-belong-to-the-phase-over = { $act } has no place now: the round is over
refusal-act-must-belong-to-the-phase-elsewhere = { $act } is no step at this table, by its options, or only follows an irregularity
refusal-round-must-be-over = the round is not over yet

## The table

refusal-next-round-must-be-opened-first = the round is over: the next one has to be opened first
refusal-round-must-be-under-way-over = the round is over: the next one has to be opened first
refusal-round-must-be-under-way-bettor = a bettor has to decide, or to bet
refusal-result-must-be-the-one-sealed = the result was fixed and sealed before the bets: no other can be shown
refusal-result-must-be-shown = the { $act } must be typed in
refusal-conditions-must-be-recorded-between-rounds = the round is under way: what the table meets is recorded between rounds
refusal-options-must-change-between-rounds = this round has drawn something already: options change when it is over

## Authorisation

refusal-option-must-be-authorised = { $option }={ $value } has no authorisation of the inspectorate: the previous setting stays in force
refusal-application-must-precede-adoption-by-working-days = { $option }: filed on { DATETIME($filed, dateStyle: "short") } for { DATETIME($adopted, dateStyle: "short") }, which is late: { $days } working days are needed, so by { DATETIME($latest, dateStyle: "short") }
