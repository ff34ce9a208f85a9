### What is said of roulette alone.

roulette-round-is = Uma jogada é um lançamento da bola.
