### What the bets of cussec may be placed on.

## Selections

cussec-selection-double-and-single = uma dupla e um simples diferente, como 2-5 ou 2-2-5
cussec-selection-three-dice = três números diferentes
cussec-selection-two-dice = dois números diferentes
cussec-selection-double = um número de 1 a 6
cussec-selection-four-numbers = quatro números diferentes
