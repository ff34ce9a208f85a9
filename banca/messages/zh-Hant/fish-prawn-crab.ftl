### What is said of fish-prawn-crab alone.

fish-prawn-crab-round-is = 一局即搖骰一次。
