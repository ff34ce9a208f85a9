### Why acts are refused at a table of baccarat, and what is wrong with its record.

## What refusals name

baccarat-bet = { $bet }
baccarat-side = { $side }
baccarat-comes-first = { $stage ->
    [first-card] the first card, turned up to burn,
    [opening-burn] burn
    [betting] no-more-bets
    [round-burn] burn
   *[other] { $stage }
} comes first
baccarat-comes-first-without-first-card = { baccarat-comes-first }, and the first card, which is turned up to burn, is missing

## Refusals: the equipment

refusal-equipment-must-be-complete-baccarat = the table lacks { $lacking ->
    [cards] cards
    [table] a table
   *[device] a shoe or a shuffler-dealer
}
refusal-cards-must-be-whole-packs = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $packs } packs are each card of the pack { $packs } times, and no other
refusal-machine-must-be-there = the table deals from a shuffler-dealer and has none
refusal-shoe-must-be-there = the table deals from a shoe and has none
refusal-cut-cards-must-be-as-many-as-adopted = cut cards: { $cards }, where the table's option is { $adopted } and one is the least
refusal-shuffler-must-be-there = the cards are mixed by a shuffler and the table has none
refusal-layouts-must-be-as-many-as-adopted = layouts: { $layouts }, where the table's option is { $adopted }
refusal-seats-must-be-as-many-as-adopted = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: the table's option is { $adopted }

## Refusals: the shoe

refusal-white-card-must-be-deep-enough-baccarat = { $depth ->
    [one] { $depth } card
   *[other] { $depth } cards
} behind the white card: with these options at least { $least }, and fewer than the { $cards } there are
refusal-unfit-cards-must-be-replaced-baccarat = the cards are soiled or damaged: a new set takes their place before the shuffle
refusal-cards-must-be-cut-by-the-croupier = here the croupier cuts, not { $by }
refusal-burn-must-be-from-a-shoe = a card is burnt from a shoe only: the table deals from a shuffler-dealer
refusal-burn-must-keep-its-time-baccarat-early = no card is burnt now: { $first }
refusal-burn-must-keep-its-time-baccarat-late = no card is burnt any more in this round
refusal-shoe-must-be-ready-demonstration = the shoe is not ready for a demonstration: { $first }
refusal-shoe-must-be-ready-round = the shoe is not ready for a round: { $first }
refusal-demonstration-must-open-a-shoe = demonstration rounds are dealt at the start of a shoe, as many as the table has adopted: none is due now
refusal-demonstration-must-take-no-bets-bet = this is a demonstration round, which takes no bets
refusal-demonstration-must-take-no-bets-closing = a demonstration takes no bets: none are to close
refusal-act-must-belong-to-the-phase-baccarat-closing = { $act } closes the bets when the round starts
refusal-white-card-must-come-once-baccarat = the white card is out of this shoe already
refusal-white-card-must-come-out-of-the-shoe-baccarat = the white card comes out of the shoe in place of a card, and none is drawn now
refusal-cards-must-be-marked-once-baccarat = the cards are marked unfit
refusal-cards-must-be-replaced-between-shoes = a new set takes the place of cards marked unfit, once the last round of the shoe is decided
refusal-shoe-must-be-in-use-to-be-changed = the shoe is being prepared
refusal-shoe-must-be-changed-between-rounds = a round is in progress: the shoe is changed when it is settled
refusal-card-must-be-left-baccarat-seen = "seen" holds a card more often than the { $packs } packs do

## Refusals: the seats

refusal-box-must-be-used-by-its-seated-bettor-taken = seat { NUMBER($place, useGrouping: 0) } is { $sitter }'s: its box is reserved for whoever sits there, even if { $sitter } agrees
refusal-box-must-be-used-by-its-seated-bettor-elsewhere = { $player } sits at seat { NUMBER($own, useGrouping: 0) }, not { NUMBER($place, useGrouping: 0) }
refusal-standing-bettor-must-not-use-a-box = { $player } stands, with a stake on the common area: the box of seat { NUMBER($place, useGrouping: 0) } is for seated bettors
refusal-seat-must-be-taken-between-rounds = the round has begun: seats are taken after it (reading seats-between-rounds)
refusal-place-must-exist-baccarat = there is no seat { NUMBER($place, useGrouping: 0) }: they are 1 to { NUMBER($most, useGrouping: 0) }
refusal-place-must-exist-baccarat-remembered = "seats" or "carried" name seat { NUMBER($place, useGrouping: 0) }: at this table they are 1 to { NUMBER($most, useGrouping: 0) }
refusal-seat-must-be-free-baccarat = { $player } sits there already
refusal-holder-must-stay-at-the-table = { $player } holds cards: neither they nor their holder leave the table
refusal-bettor-must-be-seated = { $player } has no seat to leave
refusal-box-must-be-empty-when-its-seat-is-left = a stake of { $player } lies in the box of seat { NUMBER($seat, useGrouping: 0) }, which is his until it is decided or taken back

## Refusals: bets

refusal-shoe-must-be-ready-before-bets = the shoe is not ready for bets: { $first }
refusal-bets-must-be-made-before-the-round = the round has begun: bets are made, changed and taken back before it (reading betting-closes)
refusal-bets-must-stand-when-a-card-comes-face-up = a card came out face up: it counts, all bets stand and the round goes on
refusal-stake-must-move-to-another-bet = the stake lies on { baccarat-bet } already
refusal-stake-must-not-exceed-the-maximum-baccarat = { $player } would have { MONEY($total) } on { baccarat-bet } in all: the table's maximum is { MONEY($most) }
refusal-pair-bet-must-be-additional = { $player } would have a pair bet and no bet on Player, Banker or tie: it is made in addition to one
refusal-difference-must-be-covered-by-the-house = Banker and Player would differ by { MONEY($difference) }: the house covers { MONEY($most) }

## Refusals: stakes that stand after a tie

refusal-stake-after-a-tie-must-be-kept = the stake of { $player } stands after a tie: it is kept as it is until the deciding round
refusal-stake-after-a-tie-must-keep-its-amount = the stake of { $player } stands after a tie: it may switch sides, its amount does not change
refusal-stake-after-a-tie-must-stay-on-its-side-added = the stake of { $player } stands after a tie: its amount may change, not its side or its place
refusal-stake-after-a-tie-must-stay-on-its-side-moved = the stake of { $player } on { baccarat-bet } stands after a tie: its amount may change, not its side
refusal-stake-after-a-tie-must-not-be-lowered = the { MONEY($carried) } of { $player } on { baccarat-bet } stands after a tie: it may be raised, not lowered
refusal-stake-after-a-tie-must-not-be-taken-back = the stake of { $player } on { baccarat-bet } stands after a tie: it may be lowered, not taken back; say how much
refusal-stake-after-a-tie-must-switch-whole = the stake of { $player } on { baccarat-bet } stands after a tie: all { MONEY($amount) } of it goes to the other side, or none
refusal-stake-after-a-tie-must-be-withdrawn = "carried" stakes stand after a tie only where { $option } is { $keep } or { $change }
refusal-layout-must-exist-baccarat = "carried" has a stake on layout { NUMBER($layout, useGrouping: 0) }: the table has { $layouts }
refusal-stake-must-stand-after-a-tie = "carried" stakes stand after a tie, and the last of the "results" is { baccarat-side }

## Refusals: the cards

refusal-card-must-wait-for-the-round = no card is dealt yet: { $first }
refusal-shoe-must-supply-the-cards-void = the shoe is empty: the round is void
refusal-shoe-must-supply-the-cards-surplus = the shoe is empty: no card can have come out of it
refusal-card-must-go-where-the-rules-say-to = this card goes to { $to }, not to { $said } ({ $clauses }): an error is put right at once
refusal-card-must-go-where-the-rules-say-next = the { baccarat-side } is to have the next card: hands are put right in the order in which cards left the shoe
refusal-card-must-be-left-baccarat = every { $card } of the { $packs } packs has come out already
refusal-round-must-not-be-void-baccarat = the round is void ({ $why }): its cards count no more
refusal-card-must-not-be-drawn-against-the-rules = no more cards are drawn in this round ({ $clauses }): one that came out is surplus, shown and discarded
refusal-cards-must-be-shown-first = the cards of the { baccarat-side } are shown before another is drawn
refusal-card-must-have-come-out-none = { $act } is said of the card that came last: none has
refusal-card-must-have-come-out-open = the card that came last lies open already
refusal-surplus-card-must-come-in-a-round = { $act } has no place now
refusal-surplus-card-must-be-shown-first = a card was drawn by mistake: it is shown and discarded before anything else
refusal-error-must-be-in-dealing = a round is void for an error in dealing: none is being dealt
refusal-error-must-be-noticed-before-payment = stakes are being taken and paid already
refusal-error-must-be-put-right = { $why } is no cause of a void round, for which there is order-lost (the order of the cards is lost) or shoe-empty (the shoe cannot supply the cards): other errors are put right at once
refusal-shoe-must-be-empty-all-dealt = the round has all its cards: an empty shoe does not make it void
refusal-shoe-must-be-empty-cards-left = the shoe is not empty: it can supply the cards, with { $left } left

## Refusals: who holds and shows the cards

refusal-cards-must-be-handled-by-the-croupier = at this table bettors do not handle the cards: the croupier turns them
refusal-hand-must-be-one-of-the-two = there is no hand { $hand }: player or banker
refusal-cards-must-be-dealt-face-up = with the shuffler-dealer all cards are dealt face up: there is nothing to look at or to turn
refusal-cards-must-be-shown-before-payment = the round is decided
refusal-cards-must-be-dealt-first-baccarat = the cards are shown when both hands have two
refusal-card-must-be-face-down = no card of the { baccarat-side } is face down
refusal-player-must-show-first = the Player always shows first
refusal-cards-must-be-handed-over-first = the cards of the { baccarat-side } are for { $player } to look at: they are handed over first, or declined
refusal-cards-must-go-to-the-largest-seated-stake-bettor = the cards of the { baccarat-side } are for { $player }, who has the largest stake on it of those who sit
refusal-cards-must-go-to-the-largest-seated-stake-croupier = the cards of the { baccarat-side } are for the croupier
refusal-cards-must-go-to-the-largest-seated-stake-declined = { $player } has no right to the cards of the { baccarat-side }, and none to decline
refusal-cards-must-be-handed-over-once-held = { $player } holds the cards of the { baccarat-side }
refusal-cards-must-be-handed-over-once-declined = { $player } has left them to the croupier
refusal-additional-card-must-be-looked-at-apart = { $cards ->
    [one] one card is
   *[other] two cards are
} face down: those that were shown are put down and looked at no more
refusal-cards-must-be-declined-once = { $player } has left them to the croupier already

## Refusals: payment and the end of the round

refusal-round-must-be-under-way-baccarat = the round is over: what comes next belongs to another
refusal-round-must-be-settled-first-baccarat = the round is not settled: its stakes are taken, paid and given back first
refusal-drawing-must-be-finished-before-payment = the { baccarat-side } has a card to come ({ $clauses }), which is drawn before anything is paid
refusal-round-must-be-decided-before-payment = stakes are taken and paid when the round is decided
refusal-cards-must-go-back-after-the-round-baccarat = { $act } ends a round dealt by a shuffler-dealer

## Errors

baccarat-record-unseen = "unseen" is how many cards were burnt, not { $value }
baccarat-record-rounds-left = "rounds_left" is 1 or 2 once the white card is out, not { $value }
baccarat-record-flags = "used_up" and "unfit" are true or false
baccarat-record-demonstrations = "demonstrations" are 0 to { $most }, not { $value }
baccarat-record-too-many-cards = more cards came out than the { $packs } packs of the shoe hold
baccarat-record-results = "results" are objects of a winner ({ $winners }) and of { $flags }
baccarat-record-carried-side = stakes stand after a tie on player and banker: that of { $player } on { $bet } does not
baccarat-record-box-taken = the stake of { $player } on { baccarat-bet } stands in box { NUMBER($place, useGrouping: 0) }, which is { $sitter }'s
baccarat-record-box-elsewhere = the stake of { $player } on { baccarat-bet } stands in box { NUMBER($place, useGrouping: 0) }, and { $player } sits at another seat
