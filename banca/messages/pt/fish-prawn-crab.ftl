### What is said of fish-prawn-crab alone.

fish-prawn-crab-round-is = Uma jogada é uma agitação dos dados.
