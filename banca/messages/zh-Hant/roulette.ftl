### What is said of roulette alone.

roulette-round-is = 一局即擲珠一次。
