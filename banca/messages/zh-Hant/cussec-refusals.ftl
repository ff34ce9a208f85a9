### What the bets of cussec may be placed on.

## Selections

cussec-selection-double-and-single = 一對及另一個不同的點數，如2-5或2-2-5
cussec-selection-three-dice = 三個不同的點數
cussec-selection-two-dice = 兩個不同的點數
cussec-selection-double = 1至6的一個點數
cussec-selection-four-numbers = 四個不同的點數
