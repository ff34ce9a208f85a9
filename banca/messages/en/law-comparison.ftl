### Two editions of a game side by side.

comparison-of = { $name }: two editions side by side
comparison-from = { $number }, from { $day }
comparison-mark-same = same rule
comparison-mark-reworded = other words, same rule
comparison-mark-changed = changed
comparison-mark-only-before = only in the earlier
comparison-mark-only-now = only in the later
law-effect-unchanged = unchanged
law-not-comparable = { $one } and { $other } do not follow each other; these can be compared: { $known }
law-no-such-number = { $number } is no edition here; the numbers are { $numbers }
