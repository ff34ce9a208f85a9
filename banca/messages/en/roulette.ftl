### What is said of roulette alone.

roulette-round-is = A round is one spin of the wheel.
