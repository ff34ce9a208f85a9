### What is said of blackjack alone.

## Where cards and stakes lie

blackjack-hand-is = { $where }, hand { $number }
blackjack-the-bank = the bank
blackjack-face-down-card = the bank, its card face down
blackjack-void-cards = the discards
blackjack-bet-at = { $bet } at { $place }
blackjack-card-for = card for { $where }
blackjack-besides = besides: { $stakes }

## What a hand comes to

blackjack-points-hard = hard { $total }
blackjack-points-soft = soft { $total }
blackjack-points-blackjack = blackjack
blackjack-points-over = over 21 ({ $total })
blackjack-points-of = { $where }: { $totals }
blackjack-hand-stands = stands
blackjack-hand-no-more = no more cards
blackjack-hand-doubled = doubled
blackjack-hand-one-card = split aces: one card
blackjack-hand-settled = settled
blackjack-hand-prize = special prize
blackjack-hand-even = even money
blackjack-hand-five = five cards, paid
blackjack-hand-given-up = surrendered

## The cards that are left

blackjack-shoe-left = Round { $number } of the session: { $before } cards before the white card, { $left } in the shoe.
blackjack-shoe-one-round = One deck, shuffled for every round: { $left } cards are left.
blackjack-shoe-machine = All { $cards } cards are in the machine: they go back after every round.
blackjack-shoe-last = The white card is out: this is the last round of the session.

## A round that comes to nothing

blackjack-round-void = the round is cancelled: { $why }
blackjack-void-misdeal = a mistake in dealing
blackjack-void-cards-run-out = the cards have run out
blackjack-cut-short = The round was not played to its end: { $stakes } goes back to you.
blackjack-cut-short-for-you = The round was not played to its end; nothing of yours was left to decide.
blackjack-decided-stays = What was decided stays: { $lines }.

## What is asked

blackjack-bet-first = bet first, as in { $examples }
blackjack-place-decides = { $where }: what do you do? { $choices }
blackjack-window-open = Before the places are heard: { $what }. Then “{ play-word-go }”.
blackjack-before-payments = The bank has its cards: “{ play-word-go }” pays. First { $undue } or “{ blackjack-word-undue } { blackjack-word-unseen }”, if it drew one too many.
blackjack-which-undue = which card was it? as in “9d { blackjack-word-undue }”; “{ blackjack-word-undue } { blackjack-word-unseen }” if nobody saw it
blackjack-undue-is-sealed = the cards are sealed: “{ blackjack-word-undue }” shows the next one, “{ blackjack-word-undue } { blackjack-word-unseen }” does not
blackjack-up-to = { $said } (up to { $most })
blackjack-an-amount = AMOUNT
blackjack-split-open = The pair of { $where } is split. A bet on a pair in a new hand: { $bets }. Then “{ play-word-go }”.
blackjack-which-place = for which place? { $said }
blackjack-hint-is = Basic strategy (as from very many decks), { $hand } against { $card }: { $answer }.
blackjack-hint-go = Basic strategy (as from very many decks): no insurance, no even money, no additional bets. “{ play-word-go }”.
blackjack-hint-none = there is no hand to decide on now

## What the bank says of what it does

blackjack-said-card = { $card } to { $where }
blackjack-said-card-void = { $card } is void
blackjack-said-points = { $where } has { $total }
blackjack-said-behind = { $said }, { $count } cards behind it
blackjack-said-win = { $bet } wins { $amount }
blackjack-said-lose = { $bet } loses { $amount }
blackjack-said-push = { $bet } is given back

## What can be said there

blackjack-help-main-typed = main AMOUNT [at 3]
blackjack-help-main = bet on a place: your own or a free one, or the one you say
blackjack-help-additional-typed = any-pair 10, sevens 5, over-13 20
blackjack-help-additional = bet besides, where the table offers it (“{ play-word-bets }”)
blackjack-help-insurance-typed = insurance AMOUNT [at 3]
blackjack-help-insurance = insure a stake against the bank's ace
blackjack-help-draw-typed = { blackjack-word-draw }
blackjack-help-draw = ask for a card; also { blackjack-word-draw-also }
blackjack-help-stand-typed = { blackjack-word-stand }
blackjack-help-stand = ask for no more; also { blackjack-word-stand-also }
blackjack-help-double-typed = { blackjack-word-double }
blackjack-help-double = double the stake for one card; also { blackjack-word-double-also }
blackjack-help-split-typed = { blackjack-word-split }
blackjack-help-split = split a pair into two hands; also { blackjack-word-split-also }
blackjack-help-surrender-typed = { blackjack-word-surrender } [at 3]
blackjack-help-surrender = give up the hand for half the stake, before other cards come
blackjack-help-even-money-typed = { blackjack-word-even-money } [at 3]
blackjack-help-even-money = be paid 1:1 for a blackjack before the bank's second card
blackjack-help-five-cards-typed = { blackjack-word-five-cards }
blackjack-help-five-cards = be paid half the stake for five cards
blackjack-help-basic-typed = { blackjack-word-hint }
blackjack-help-basic = what basic strategy would do now, reckoned for very many decks
blackjack-help-cards-typed = { blackjack-word-cards }
blackjack-help-cards = look at the cards, or at what is left of them
blackjack-help-typed-typed = 5h, 5h { blackjack-word-exposed }
blackjack-help-typed = with --typed: the card that came; one that came face up and is void
blackjack-help-undue-typed = 9d { blackjack-word-undue }, { blackjack-word-undue } { blackjack-word-unseen }
blackjack-help-undue = before payments: the bank drew a card too many; without --typed, “{ play-word-step }” in the round, then “{ blackjack-word-undue }”

## Odds

blackjack-strategy-basic = basic strategy
blackjack-strategy-best-play = best play
blackjack-strategy-mixed = Two letters: it hangs on the very cards, the first letter is the more frequent answer.
blackjack-strategy-near-prize = Near a prize: against the rank that is missing, an open card of another suit.
blackjack-strategy-about = for any suits; within { $bound }
blackjack-strategy-values-are = Values: what the best act gains, per 100 units of the first stake.
blackjack-strategy-values-exact = Values: what each act gains per unit of the first stake, played best after it; exact.
blackjack-strategy-values-per = unit of the first stake
blackjack-strategy-edge-is = The house's edge: { $best } by best play ({ $fraction }), { $basic } by the basic strategy.
blackjack-strategy-best-assumes = Best by one's own cards and the bank's open card, each split hand by its own; one place, packs just shuffled.
blackjack-strategy-no-more-cards = (no card is due)
blackjack-strategy-costs = what each option does to the house's edge, all else as it is
blackjack-strategy-idle = Without effect on the main bet: { $options }.
blackjack-strategy-first-two = 2 cards
blackjack-strategy-cards = { $count } cards
blackjack-strategy-or-more = { $count } cards up
blackjack-strategy-hard = no ace as 11
blackjack-strategy-soft = an ace as 11
blackjack-strategy-pairs = pairs
blackjack-strategy-before-prize = of one suit, near a prize
blackjack-strategy-if-not = Columns: the bank's open card. Where D or R may not be chosen: H, but S with an ace and 7.
blackjack-strategy-never = Insurance and even money: never.
blackjack-strategy-assumes = Best where cards come from very many decks; with few decks some answers would be others.
blackjack-strategy-hand = hand
blackjack-strategy-bank = the bank's open card
blackjack-strategy-total = { $total }
blackjack-strategy-soft-total = { $total }, the ace counting 11
blackjack-strategy-lawful = allowed
blackjack-strategy-none = none of these
blackjack-strategy-nothing = nothing is left to decide

## How one plays

blackjack-by-basic = the basic strategy
blackjack-by-table = the table of { $file }

blackjack-round-is = A round is one deal on one place, with all that is split and doubled in it; the unit is the first stake.

## Words to type at its tables

blackjack-word-draw = draw
blackjack-word-draw-also = h, hit
blackjack-word-stand = stand
blackjack-word-stand-also = s
blackjack-word-double = double
blackjack-word-double-also = dd
blackjack-word-split = split
blackjack-word-split-also = sp
blackjack-word-surrender = surrender
blackjack-word-no-surrender = no-surrender
blackjack-word-even-money = even-money
blackjack-word-five-cards = five-cards
blackjack-word-match = match
blackjack-word-hint = hint
blackjack-word-cards = cards
blackjack-word-undue = undue
blackjack-word-unseen = unseen
blackjack-word-exposed = exposed
