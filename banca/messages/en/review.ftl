### A round beside best play: `banca settle --review`, and what the page says of it.

## What was decided

review-heading = Review
review-void = The round was void: nothing was at stake.
review-nothing = Nobody decided anything.
review-silent = { $act } (nothing said)
review-options = Act { $number }, { $player }: { $options }
review-option = { $act } { $value }
review-act-no-insurance = no insurance
review-division = { $front } in front, { $back } behind
review-cost-is = Slips cost { $decisions } and bets { $bets } on average, { $currency }.
review-least-edge = The smallest edge at this table: { $bet }, { $edge }.

## What the values take as known

review-given = Known, and how it goes on: { $given }.
review-given-own-hand = one's own cards or tiles
review-given-open-card = the open card
review-given-split-cards = the first cards of the other hands of the split
review-given-full-packs = all others from a full set, freshly shuffled
review-given-best-play-after = best play from then on
review-given-other-by-house-way = the other side arranges by the published way
review-given-one-seat = the bank's capital against seats with equal stakes
review-given-jackpot-apart = without prizes of the jackpot
review-given-before-rounding = prizes before rounding

## What has no value here

review-left-out = Not valued: { $what } of { $player }, { $reason }.
review-reason-resplit = since splitting again depends on the other hands of the split
review-reason-match = since it follows another player's split or double
review-reason-capital = since the cost of capital depends on the stakes against it
review-reason-no-odds = since the bet has no odds by itself
