### Why acts of roulette are refused, what its chances may be placed on, and what is wrong with options and records.

## Refusals: the wheel

refusal-number-must-be-on-the-wheel = no compartment { NUMBER($number, useGrouping: 0) }: they are 0 to 36
refusal-number-must-be-on-the-wheel-last = no compartment { NUMBER($number, useGrouping: 0) }, where the ball would go back to: they are 0 to 36
refusal-bearing-must-be-the-one-adopted = the bearing is { $bearing }: the table's option is { $adopted }
refusal-surface-must-be-the-one-adopted = the surface is { $surface }: the table's option is { $adopted }
refusal-compartments-must-be-thirty-seven = { $compartments } compartments: thirty-seven are prescribed
refusal-numbers-must-be-0-to-36 = each number from 0 to 36 stands once on the wheel
refusal-zero-must-be-neither-red-nor-black = zero stands on neither colour
refusal-red-and-black-must-alternate = red and black do not alternate
refusal-red-must-be-the-standard-numbers = the red numbers are those of the standard wheel (reading colours)
refusal-cylinder-must-measure-about-32-inches = the cylinder measures { NUMBER($measured, useGrouping: 0) } mm: about { $about } mm is prescribed
refusal-cylinder-must-be-of-wood = the cylinder is of { $material }, not of wood

## Refusals: betting and the throw

refusal-timer-must-run-out = the timer is running
refusal-bell-must-ring-before-the-throw = the bell must ring first
refusal-call-must-end-the-bets = no more bets must be called first
refusal-ball-must-be-thrown-first = the ball must be thrown first
refusal-ball-must-rest-before-the-announcement = the ball must come to rest first
refusal-number-must-be-announced-before-payment = the number must be announced first
refusal-marker-must-be-set-before-payment = the marker must be set on the number first
refusal-direction-must-be-one-of-two = no direction { $direction }: { $known }
refusal-wheel-must-turn-against-the-ball = ball and wheel both go { $direction }: the wheel must turn the opposite way
refusal-previous-round-must-be-settled = the round is not settled: bets wait until losing stakes are taken and winning ones paid
refusal-previous-round-must-be-settled-not-open = betting is not open yet
refusal-bets-end-at-the-call = betting is closed: no more bets was called
refusal-zero-must-not-be-combined = { $bet } cannot include zero: on zero only the { $straight } bet wins, so no combination with it is offered

## Refusals: the void spin

refusal-void-must-have-its-cause-roulette = { $why } does not make a spin void: { $known } do
refusal-void-must-come-while-the-ball-runs = a spin is void only while the ball is running
refusal-object-must-be-taken-out-before-the-throw = the object must be taken out of the wheel first
refusal-ball-must-return-to-the-last-result = the ball must go back to compartment { $number }, the last result

## Refusals: payment

refusal-chips-must-be-winning-and-unpaid = only winning chips that are still to be paid can be disarranged
refusal-chips-must-be-winning-and-unpaid-early = chips are disarranged, if at all, when bets are paid
refusal-chips-must-be-disarranged = the chips of { $player } on { $bet } lie in place
refusal-chips-must-be-disarranged-none = no chips are out of their place
refusal-chips-must-be-restored-by-whom-the-law-names = { $by } cannot restore chips: the supervisor, else the players or the recording
refusal-supervisor-must-restore-if-he-is-sure-unsure = the supervisor could not tell
refusal-supervisor-must-restore-if-he-is-sure-first = the supervisor must be asked first
refusal-recording-must-prevail = the table's record shows { MONEY($recorded) }: the recording prevails
refusal-chips-must-be-restored-before-payment = disarranged chips must be put back before anything is paid
refusal-payment-must-keep-the-order-paid = { $first } is paid before { $position }

## What the chances may be placed on

roulette-selection-straight = one number from 0 to 36
roulette-selection-split = two numbers side by side on the layout, as 17-20
roulette-selection-street = a row of three, as 16-17-18
roulette-selection-corner = four numbers that meet, as 16-17-19-20
roulette-selection-line = two rows side by side, as 16-21
roulette-selection-sector-nine = one of the sectors of this table, 1 to { $places }
roulette-selection-sector-twelve = sector 1 or sector 2
roulette-selection-column = column 1, 2 or 3

## Errors

roulette-previous-number = "previous" is the number that came last, not { $value }
option-nine-sectors-twice = nine-sectors: one sector stands there twice ({ $clause })
option-nine-sectors-no-sector = nine-sectors: { $sector } is no sector: nine different numbers from 1 to 36 are ({ $clause })
