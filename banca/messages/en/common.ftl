### What stands between other words, and what several commands say: lists, ranges, presets, options, amounts.

## Where cards and stakes lie

place-is = place { $place }

## Between other words

list-phrases = { $first }, { $last }
list-clauses = { $first }; { $last }
list-or = { $first } or { $last }
options-are = options: { $preset }
options-are-with = options: { $preset } with { $chosen }
preset-first-listed = first-listed
preset-customary = customary
any-of = any of { $count }: { $first }, { $second }, …
not-an-amount = '{ $text }' is not an amount: write 100 or 100.50
too-much-money = { $text } is more money than there is: at most { MONEY($most) }

staked-in-all = staked in all, on average
edge-of-all-staked = edge, of all that is staked
price-up-to = { $price } up to { $most }
from-to = { $low } to { $high }
file-written = written: { $file }
contents = Contents
list-items = { $first }, { $last }
none = none
in-parentheses = ({ $values })
labelled = { $label }: { $text }
named-value = { $name } { $value }
with-values = { $name } ({ $values })
with-more = { $this } ({ $more })

## What is applied for

language-en = English
language-pt = Portuguese
language-zh = Chinese

## The description

list-sentences = { $first } { $last }
list-and = { $first } and { $last }
list-or-else = { $first }; or { $last }
