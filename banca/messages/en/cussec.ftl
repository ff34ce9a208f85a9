### What is said of cussec alone.

cussec-round-is = A round is one shake of the dice.
