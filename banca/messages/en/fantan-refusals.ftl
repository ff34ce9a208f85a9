### Why acts of fantan are refused, and what its bets may be placed on.

## Refusals: equipment

refusal-equipment-must-be-complete-fantan = a table has a rod, buttons, two covers and glass layouts
refusal-rod-must-be-one-and-of-the-material-adopted = one rod of { $adopted ->
    [plastic] plastic
   *[bamboo-or-wood] bamboo or wood
}, not { $rods }
fantan-rod = { $material ->
    [bamboo] bamboo
    [wood] wood
    [plastic] plastic
   *[other] { $material }
}
refusal-buttons-must-have-holes = the buttons have no holes
refusal-covers-must-be-two = { $covers } covers: two are prescribed

## Refusals: the round

refusal-heap-must-be-separated-before-betting = a heap must be separated first
refusal-rest-must-be-covered-before-betting = the rest must be covered first
refusal-cover-must-be-lifted-before-the-count = the cover must be lifted first
refusal-buttons-must-be-counted-before-the-announcement = the buttons must be counted first
refusal-result-must-be-announced-first = the winning number must be announced first
refusal-light-must-be-lit-before-collection = the light of the number is lit first
refusal-buttons-must-be-collected-before-the-next-round = the buttons are collected first
refusal-bets-must-wait-for-the-heap = betting is not open: the heap is not yet under its cover
refusal-round-must-be-settled-first-fantan = the bets of this round are not all settled
refusal-button-must-be-in-the-heap-no-heap = there is no heap yet in which a button could break
refusal-button-must-be-in-the-heap-one-whole = of a heap of { $heap } buttons at least one must be whole
refusal-button-must-be-in-the-heap-broken = a heap of { $heap } is not left with a button when { $broken } are broken
refusal-result-must-stand-once-announced = the number is announced: the result stands
refusal-heap-must-come-from-the-set = a heap of { $heap } cannot come from a set of { $buttons } buttons

## What the bets may be placed on

fantan-selection-kuoc = two different numbers from 1 to 4
fantan-selection-fan = one number from 1 to 4
fantan-selection-nim = the number to win and the number to draw, as 1-2
fantan-selection-nga = two numbers to win and then the number to draw, as 1-2-3
fantan-selection-se-sam-hong = three different numbers from 1 to 4
