### Why acts are refused at a table of stud poker, and what is wrong with its sums and its record.

## What refusals name

stud-poker-seat = { $seat ->
    [croupier] the croupier
   *[box] box { $seat }
}
stud-poker-bet = { $bet }
stud-poker-hand = { $hand }
stud-poker-void-cause = { $why }

## Refusals: the equipment

refusal-table-must-have-shoe-or-shuffler = the table has neither a shoe nor a shuffler: it needs one of them
refusal-table-must-have-a-shoe = cards are dealt from the shoe: there is none
refusal-white-card-must-be-one = { $cards } white cards: the pack is cut with one
refusal-table-must-have-a-shuffler = cards are dealt from the shuffler: there is none
refusal-table-must-have-a-jackpot-display = the table has no electronic system and display for the jackpot
refusal-pack-must-be-one = { $packs } packs: the game is played with one
refusal-pack-must-be-complete = the pack must hold each of the { $cards } cards once, and no other

## Refusals: before the deal

refusal-failed-shuffler-must-be-replaced = the shuffler has failed: nothing is dealt from it until it is replaced
refusal-shoe-must-be-used-instead = the shuffler has failed: the shoe is used instead
refusal-cards-must-be-shuffled = the cards are shuffled first, before every round (reading shuffled-every-round)
refusal-cards-must-be-cut = the croupier cuts the pack with the white card first
refusal-white-card-must-go-to-the-bottom = the white card goes to the bottom of the pack first
refusal-pack-must-go-into-the-shoe = the pack goes into the shoe first
refusal-bets-must-be-closed-first = betting is open until no-more-bets
refusal-act-must-belong-to-the-phase-stud-poker-given-back = a jackpot bet that was carried over is given back first
refusal-act-must-belong-to-the-phase-stud-poker-shuffler = { $act } has no place with the shuffler, which mixes the cards itself and deals them
refusal-croupier-must-cut = the croupier cuts the pack, no bettor: not { $by }

## Refusals: bets

refusal-bets-must-be-made-before-the-first-card-stud-poker = { stud-poker-bet } is bet before the first card: the bets are closed
refusal-stakes-must-stay-until-decided = the bets are closed: no stake is changed or taken back
refusal-bettor-must-bet-on-one-box-betting = { $player } has box { NUMBER($own, useGrouping: 0) } and may bet on no other: not on box { NUMBER($box, useGrouping: 0) }
refusal-box-must-have-one-bettor = box { NUMBER($box, useGrouping: 0) } is { $owner }'s: nobody else bets on it
refusal-box-must-be-free = all { $boxes } boxes are taken: there is none for { $player }
refusal-ante-must-come-first = the ante comes first: { $player } has none on box { NUMBER($box, useGrouping: 0) }
refusal-jackpot-space-must-hold-one-bet-carried = { $player } has a jackpot bet: the one carried over from a void round fills the space
refusal-jackpot-space-must-hold-one-bet-placed = { $player } has a jackpot bet: one bet fills the space
refusal-jackpot-stake-must-be-the-posted-one-bet = a jackpot bet is { MONEY($posted) }, not { MONEY($stake) }
refusal-jackpot-stake-must-be-the-posted-one-withdrawn = a jackpot bet is { MONEY($posted) }: all of it is taken back, or nothing
refusal-carried-jackpot-bet-must-stay = it was carried over from a void round: it moves by itself and stays
refusal-jackpot-bet-must-have-an-ante = a jackpot bet lies on the box, which there cannot be without an ante: it is taken back first
refusal-jackpot-must-be-posted = this table has no jackpot: it posts no sums for it, which are { $sums }
refusal-jackpot-sums-must-be-posted = a table with a jackpot posts all its sums, or none: without { $missing } it is not opened
refusal-carried-bets-must-have-a-jackpot = jackpot bets were carried over to this round: the table has to post its jackpot
refusal-carried-bets-must-have-fed-the-pool = the pool shows { MONEY($shown) }, less than jackpot bets of { MONEY($staked) }, which were carried over, have fed it

## Refusals: the deal

refusal-boxes-must-put-up-an-ante = no box has put up an ante: no cards are dealt
refusal-hands-must-have-five-cards-all = every hand has its { $cards } cards: no more are dealt
refusal-hands-must-have-five-cards-held = { stud-poker-seat } has cards already
refusal-hands-must-have-five-cards-count = a hand is { $cards } cards, not { $given }
refusal-hands-must-have-five-cards-stray = { $given ->
    [one] { $given } card
   *[other] { $given } cards
} to box { NUMBER($box, useGrouping: 0) }, which has { $there }: a hand is { $cards }
refusal-cards-must-be-dealt-in-order-stud-poker = the next card goes to { $next }, not to { $to }; a whole hand is recorded by the act hand
refusal-card-must-be-of-the-pack-stud-poker = { $card } is no card of the pack: a card is a rank and a suit, as Ah or Td
refusal-card-must-be-dealt-once = { $card } is dealt already: the game has one pack
refusal-place-must-exist-stud-poker = nobody sits at { $seat }: cards go to boxes 1 to { $boxes } and to the croupier
refusal-cards-must-go-to-boxes-with-a-bet = box { NUMBER($box, useGrouping: 0) } has no ante and gets no cards: those with one are { $boxes }
refusal-cards-must-go-to-boxes-with-a-bet-none = box { NUMBER($box, useGrouping: 0) } has no ante and gets no cards: those with one are none

## Refusals: what goes wrong in the deal

refusal-round-must-not-be-void-stud-poker = the round is void ({ stud-poker-void-cause }): bets go back, and betting and dealing begin again in the next
refusal-void-must-have-its-cause-stud-poker = { $why } is no cause: wrong-manner and wrong-count are
refusal-round-must-not-be-void-already-stud-poker = the round is void already: { stud-poker-void-cause }
refusal-deal-must-have-begun-stud-poker = no card is out yet: a wrong deal can be noticed from the first card on
refusal-misdeal-must-be-found-before-the-cards-are-cleared = the round is settled and its cards are cleared: what was dealt wrongly is for the house to review
refusal-card-must-be-exposed-in-the-deal = article 11 concerns the deal, which is over: what a bettor shows later is logged (reading cards-shown-by-bettors)
refusal-card-must-have-been-dealt = { stud-poker-seat } has no card { NUMBER($number, useGrouping: 0) } to expose: { $dealt } dealt so far
refusal-card-must-be-exposed-once = card { NUMBER($number, useGrouping: 0) } of { stud-poker-seat } is exposed already
refusal-prescribed-card-must-not-count-as-exposed = the croupier's fifth card lies face up as prescribed: that is no mistake
refusal-box-must-have-no-bet = box { NUMBER($box, useGrouping: 0) } has a bet: cards dealt to it are its hand
refusal-shuffler-must-be-in-use = the cards are dealt from the shoe: no shuffler can fail

## Refusals: decisions

refusal-decision-must-be-the-bettors-own = { $player } has no ante at this table: there is nothing to decide
refusal-bettor-must-bet-on-one-box-deciding = { $player } has box { NUMBER($own, useGrouping: 0) } and decides for it alone, not for box { NUMBER($box, useGrouping: 0) }
refusal-cards-must-be-looked-at-first = bettors decide after looking at their five cards, which are not yet dealt
refusal-hand-must-be-taken-first = a hand that was folded is taken first
refusal-decisions-must-keep-the-order-of-the-deal = box { NUMBER($first, useGrouping: 0) } decides before box { NUMBER($box, useGrouping: 0) }: boxes decide in the order of the deal
refusal-decision-must-stand-folded = box { NUMBER($box, useGrouping: 0) } has folded: the hand is lost, and its cards are collected
refusal-decision-must-stand-raised = box { NUMBER($box, useGrouping: 0) } has raised: nothing is added to it, and nothing taken back
refusal-raise-must-be-twice-the-ante = a raise of { MONEY($stake) }: it is exactly twice the ante, { MONEY($twice) }
refusal-bettors-must-decide-first = box { NUMBER($box, useGrouping: 0) } has not yet raised or folded: the showdown waits

## Refusals: what bettors may not do

refusal-bettor-holding-cards-must-stay = { $player } holds cards: neither bettor nor cards leave the table until the hand is folded or settled
refusal-bettors-must-not-talk-while-deciding = nobody talks or shows cards while bettors look at theirs to decide (reading talk-while-others-decide)
refusal-bettors-must-not-record-or-forecast = { $what }: nothing may be used to record results, to forecast or to work out strategies
refusal-bettors-must-not-record-or-forecast-that = that: nothing may be used to record results, to forecast or to work out strategies

## Refusals: payment and the end of the round

refusal-act-must-belong-to-the-phase-stud-poker-nothing-due = nothing is due as yet
refusal-round-must-be-under-way-stud-poker = the round is over: the next one has to be opened first
refusal-round-must-be-settled-first-stud-poker = the round is not yet played to its decision and settled

## Errors

stud-poker-fixed-sum = { MONEY($sum) } is no fixed sum for { stud-poker-hand }: { MONEY($least) } is the least
stud-poker-jackpot-stake = { MONEY($stake) } is no jackpot bet: { MONEY($least) } is the least
stud-poker-jackpot-minimum = a pool cannot restart at { MONEY($minimum) }: { MONEY($least) } is the least
stud-poker-jackpot-contribution = { $share } of a bet cannot feed the pool: 0 to 1 can
stud-poker-pool-cannot-show = no pool can show { NUMBER($shown, useGrouping: 0) } minor units and hide { $hidden }
stud-poker-pool-does-not-balance = the pool does not balance: of { $sum } that came in { $known } is known
stud-poker-record-object = "{ $name }" is an object of { $keys }
stud-poker-record-shuffler-failed = "shuffler_failed" is true or false, not { $value }
stud-poker-record-pool = "pool": { $why }
stud-poker-record-sum = "{ $name }" of the pool is whole minor units, nought or above, not { $value }
stud-poker-record-share = "{ $name }" of the pool is minor units as "p/q"{ $name ->
    [hidden] , nought or above
   *[contributed] { "" }
}, not { $value }
stud-poker-record-carried = progressive-jackpot bets are carried over, each on a place from 1 to { $places }: not that of { $player } on { $bet }
stud-poker-record-carried-twice = two jackpot bets were carried over for one { $single ->
    [place] place
   *[player] player
}: a bettor has one box
