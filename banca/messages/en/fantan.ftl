### What is said of fantan alone.

fantan-round-is = A round is one count of the buttons.
