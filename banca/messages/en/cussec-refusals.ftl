### What the bets of cussec may be placed on.

## Selections

cussec-selection-double-and-single = a double and a different single, as 2-5 or 2-2-5
cussec-selection-three-dice = three different numbers
cussec-selection-two-dice = two different numbers
cussec-selection-double = one number from 1 to 6
cussec-selection-four-numbers = four different numbers
