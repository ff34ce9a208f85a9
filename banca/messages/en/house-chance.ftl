### Checks of the source of chance: why every table is stopped, and statistics.

refusal-house-must-be-closed-to-reopen = no check has stopped the tables: there is nothing to reopen

house-chance-cipher-wrong = the cipher behind the cards does not give the answers of RFC 8439
house-chance-draws-wrong = a known seed does not give its known draws
house-chance-lopsided = the source of chance gave the same byte { $times } times among { $window }
house-chance-not-tested = the source of chance has not been tested yet
house-chance-seed-again = the source of chance gave a seed that was given before
house-chance-source-broken = the source of chance fails: { $fault }
house-chance-source-short = the source of chance did not give { $wanted } bytes
house-chance-stuck = the source of chance gave the same byte { $times } times in a row

chance-title = Statistics of chance
chance-column-stage = of
chance-column-test = test
chance-column-on = on
chance-column-samples = samples
chance-column-p = p
chance-column-corrected = corrected
chance-column-result = result
chance-raw = raw bytes
chance-scaled = numbers below n
chance-shuffled = shuffled decks
chance-test-frequency = frequency (chi-square)
chance-test-runs = runs
chance-test-serial = serial pairs
chance-test-gap = gaps
chance-test-coupon = coupon collector
chance-test-repeats = repeated blocks
chance-test-orders = orders of a small deck
chance-test-places = cards at places
chance-test-overlaps = same place as before
chance-passed = passed
chance-failed = failed
chance-others = and { $count } more tests, none of them odder
chance-all-passed = All { $count } tests passed at 99 % (Holm's correction).
chance-some-failed = { $failed } of { $count } tests failed at 99 % (Holm's correction). A sound source fails one run in a hundred: run it again.
house-chance-samples = { $samples } is too few: take at least { $least } samples
