### What is said of cussec alone.

cussec-round-is = Uma jogada é uma agitação dos dados.
