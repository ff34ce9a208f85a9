### What is said of fish-prawn-crab alone.

fish-prawn-crab-round-is = A round is one shake of the dice.
