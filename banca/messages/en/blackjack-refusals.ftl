### Why acts are refused at blackjack, and what is wrong with its record.

## Refusals: the table

refusal-director-must-not-raise-the-number = { $most } players on a place: the director may lower the { $adopted } that are adopted, to 1 at least
refusal-metal-box-must-hold-one-deck = { $decks } decks are not dealt from a metal box, which is for a single one
refusal-white-card-must-lie-in-the-pack = { $behind } cards behind the second white card: there are { $cards } in all
refusal-second-procedure-must-not-use-the-box = the second procedure, with open cards, is for shoe and automatic device
refusal-equipment-must-be-complete-blackjack = the table lacks { $lacking ->
    [deck] a deck
    [layout] a layout
   *[device] a box, a shoe or a machine
}
refusal-cards-must-be-whole-decks = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: the table plays with { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}, each with every card of the pack once, and no other
refusal-dealing-device-must-be-the-lawful-one = the table lacks { $device ->
    [box] a metal box
    [shoe] a shoe
   *[machine] a shuffling machine
}, which deals its { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
refusal-white-cards-must-be-as-many-as-prescribed = { $cards ->
    [one] { $cards } white card
   *[other] { $cards } white cards
}: { $device ->
    [box] a metal box
   *[shoe] a shoe
} with { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
} has { $prescribed }
refusal-places-must-be-those-of-the-layout = the layout shows { $shown ->
    [one] { $shown } place
   *[other] { $shown } places
}, and the table has { $places }
refusal-place-must-exist-blackjack-record = "seats" name place { NUMBER($place, useGrouping: 0) }: at this table they are 1 to { $most }

## Refusals: how the cards are prepared

refusal-unfit-cards-must-be-replaced-blackjack = the cards are not fit for use: new ones take their place first
refusal-cards-must-be-shuffled-between-rounds = a round is in progress: the bank shuffles when it is settled
refusal-session-must-end-before-cards-are-prepared-anew-by-white-card = the bank shuffles here when the second white card has ended the session, and not before
refusal-single-deck-must-have-one-white-card-to-place = a second white card is for more than one deck: a single deck is only cut with one
refusal-single-deck-must-have-one-white-card-to-come-out = a single deck has no second white card to come out
refusal-single-deck-must-have-one-white-card-in-a-record = "depth" and "marker_out" are of the second white card, which a single deck does not have
refusal-white-card-must-be-deep-enough-blackjack = { NUMBER($behind, useGrouping: 0) } behind the second white card: the table has adopted { $least } or more of the { $cards } cards
blackjack-comes-first = { $act } comes first
refusal-burn-must-keep-its-time-blackjack = no card is burnt now
refusal-act-must-belong-to-the-phase-blackjack-burn = what is due, or a card that was dealt too early, comes before a card is burnt
refusal-cards-must-be-left = no card is left: the discards are shuffled first or, where there are none, the round is cancelled
refusal-cards-must-be-left-to-draw = no card is left to be drawn
refusal-white-card-must-come-once-blackjack = the second white card is out already
refusal-white-card-must-come-out-of-the-shoe-blackjack = the white card comes out in place of a card, and none is drawn now
refusal-white-card-must-come-in-its-place-too-early = before the second white card there is still { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
refusal-white-card-must-come-in-its-place-too-late = at most { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left: the second white card, with { $behind } behind it, came before
refusal-white-card-must-come-in-its-place-must-be-out = { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left: the second white card, with { $behind } behind it, must be out
refusal-white-card-must-come-in-its-place-cannot-be-out = { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left: the second white card, with { $behind } behind it, cannot be out
refusal-cards-must-be-marked-once-blackjack = the cards are marked unfit already
refusal-cards-must-be-replaced-between-sessions = new cards take the place of those marked unfit, once the session is over
refusal-card-must-be-left-blackjack = every { $card } of { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
} has come out already
refusal-card-must-be-left-blackjack-record = "seen" holds a card more often than it is in { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
refusal-cards-must-go-back-after-the-round-blackjack = { $act } ends a round dealt by the machine
refusal-cards-must-go-back-after-the-round-blackjack-record = "seen", "unseen" and "marker_out" are of no machine between rounds: every card is back in it
refusal-rounds-must-take-cards = "rounds" is { NUMBER($rounds, useGrouping: 0) }, and neither "seen" nor "unseen" has a card: after the shuffle it is 0

## Refusals: bets

blackjack-selection-hand = a hand from { $least } to { $most }
blackjack-selection-part = a part of a split from 1 to { $most }
refusal-stake-must-follow-the-decision = { $bet } is no bet to be placed: it is decided by the act { $act }, when the hand is in play
refusal-place-must-be-free-blackjack = no place is free for { $player }: say on which to bet
refusal-cards-must-be-ready-before-bets = the cards are not ready for bets: { $first }
refusal-bets-must-be-made-before-the-first-card-blackjack = bets on { $bet } are made and changed before the first card: they are closed
refusal-hand-must-be-split-to-have-a-number-before-the-deal = a hand that is split gets a number then: before the deal any pair is bet on the place alone
refusal-hand-must-be-split-to-have-a-number-none-waits = no part { $part } of a split at place { $place } waits for its second card
refusal-hand-must-be-split-to-have-a-number-others-wait = no part { $part } of a split at place { $place } waits for its second card: there is { $waiting }
refusal-bets-must-be-made-before-the-second-card = part { $part } of the split has its second card: any pair on it is bet before
refusal-bet-must-stand-once-cards-lie-there = { $bet ->
    [insurance] insurance
   *[any-pair] any pair on a split hand
} is not taken back once it is bet
refusal-player-must-keep-to-the-number-of-places = { $player } would bet on { $places } places: the most is { $most }
refusal-place-must-not-have-too-many-bettors = { $players } players would bet on place { $place }: the most is { $most }
refusal-standing-player-must-bet-on-one-place = without a seat { $player } may bet on one place only, and there is a bet on another
refusal-occupant-must-be-betting-occupied = place { $place } is not open to { $player }: { $occupant }, who sits there, did not bet on it
refusal-occupant-must-be-betting-empty = place { $place } is not open to { $player }: nobody sits there who bet on it
refusal-occupant-must-be-betting-seated-elsewhere = place { $place } is not open to { $player }: nobody sits there who bet on it; the seat of { $player } is at place { $seat }: { $sit } or { $leave } changes that
refusal-additional-bet-must-be-besides-an-initial-stake = there is no initial stake of { $player }: an additional bet is made besides one
refusal-additional-bets-must-be-of-one-kind = there is a bet of { $player } on { $other }: one kind of additional bet a player and round
refusal-bet-must-be-on-an-own-hand = there is no main bet of { $player } on place { $place }: { $bet } is bet on one's own hands
refusal-bet-must-be-on-a-hand-in-play = there is no main bet on place { $place }, which gets no cards

## Refusals: insurance

refusal-insurance-must-be-on-an-own-stake = there is no stake of { $player } on place { $place } to insure
refusal-insurance-must-follow-the-first-deal = insurance is bet when the bank's open card is an ace, which is not dealt yet
refusal-insurance-must-be-against-an-ace = the bank's open card is { $card }: insurance is bet against an ace
refusal-insurance-must-precede-additional-cards = insurance is bet before any additional card is dealt, and before the bank's second
refusal-insurance-must-not-exceed-its-limit = insurance of { MONEY($amount) }: at most { MONEY($most) } is taken on this stake

## Refusals: who sits, who stands, who holds the cards

refusal-players-must-keep-their-places = { $act }: nobody changes place during a round
refusal-seat-must-be-free-blackjack = the seat of place { $place } is taken by { $player }
refusal-player-must-not-stand-already = there is no seat of { $player } to leave: { $act } was said before
refusal-bets-must-be-taken-back-first = there is a bet of { $player }: it is taken back before the seat is changed (reading seats-with-bets)
refusal-player-must-be-at-the-table-unknown = nobody called { $player } is at the table
refusal-player-must-be-at-the-table-left = whoever left the table in the round, as { $player } did, decides no more in it
refusal-cards-must-lie-there = no cards lie at place { NUMBER($place, useGrouping: 0) }
refusal-open-cards-must-lie-on-the-table = the cards of the players lie open: nobody takes them up
refusal-cards-must-not-be-held-already = the cards of place { $place } are in the hands of { $player }
refusal-cards-must-be-held-at-their-own-place = the cards of place { $place } are not for { $player } to hold
refusal-cards-must-be-held-by-the-occupant = the cards of place { $place } are not for { $player } to hold: { $occupant } sits there
refusal-cards-must-be-handled-by-the-bank = the cards of place { $place } are not for { $player } to hold: only standing players have bet there, and the bank alone handles them

## Refusals: several players on a place

refusal-place-must-be-decided-by-its-bettors = there is no stake of { $player } on place { NUMBER($place, useGrouping: 0) }: those on other places have no say there
refusal-place-must-be-decided-by-its-bettors-nowhere = there is no stake of { $player } on any place: those on other places have no say there
refusal-place-must-be-decided-by-its-decider = the decisions on place { $place } are for { $decider } to make, not for { $player }
refusal-match-must-follow-a-split-or-double = a split or a double is followed right after it, before the next card: there is none to follow now
refusal-match-must-not-come-after-declining = { $player } followed already, declined before, or lost what lay on that hand
refusal-act-must-belong-to-the-phase-blackjack-deal-on = { $act } comes after a split or a double that others may follow
refusal-players-must-not-influence-other-places = place { $place } has not decided: whoever is on another place does not influence it

## Refusals: what a hand may do, and when

refusal-cards-must-be-dealt-first-to-decide = { $act }: players decide when they have their first cards
refusal-cards-must-be-dealt-first-to-ask = { $act }: it is asked for after the first deal, and what is due comes before it
refusal-act-must-belong-to-the-phase-blackjack-decision = { $act }: something else comes first
refusal-act-must-belong-to-the-phase-blackjack-hear = { $act }: the bank turns to the places after the first deal
refusal-places-must-decide-from-the-left = place { $first } has not made its final decision: place { $place } comes after it
refusal-card-must-come-first = { $act }: hand { $hand } of place { $place } is to have a card first
refusal-final-decision-must-stand = { $act }: hand { $hand } of place { $place } is finished ({ $why })
refusal-split-aces-must-get-one-card = a split ace gets one card only
refusal-hand-of-21-must-get-no-card = a hand of 21 gets no more cards
refusal-split-must-be-of-a-pair = { $cards }: two first cards of the same { $by ->
    [points] points
   *[rank] rank
} may be split, and no others
refusal-aces-must-not-be-split-again = aces make { $most } hands at most: there are { $hands }
refusal-pair-must-be-split-once = a pair is split once only at this table
refusal-split-must-not-have-been-passed-up = place { $place } has passed up a split before
refusal-split-hands-must-not-be-too-many = a pair makes { $most } hands at most
refusal-double-must-be-on-the-first-two-cards = { $cards }: a stake is doubled on the first two cards
refusal-double-must-not-be-on-a-split-hand = a split hand is not doubled at this table
refusal-double-must-be-on-eleven = { $cards }: a stake is doubled on a total of { $total }
refusal-double-must-be-on-eleven-on-blackjack = an ace with a ten or a court card is a blackjack, not 11
refusal-stake-must-lie-on-the-hand = there is no stake of { $player } on this hand
refusal-stake-must-lie-on-the-hand-settled = the stake of { $player } is settled already
refusal-stake-must-lie-on-the-hand-to-add-to = the stake of { $player } on this hand is settled already: there is nothing to { $act }
refusal-stake-must-lie-on-the-hand-to-surrender = { $player } was paid even money on place { $place }, which is final: no stake is left to give up
refusal-stake-must-equal-the-initial-one = { MONEY($amount) } to { $act }: it is exactly the initial stake, { MONEY($initial) }

## Refusals: surrender, even money, five cards

refusal-decision-on-surrender-must-stand-decided = place { $place } has decided on surrender: that cannot be changed
refusal-decision-on-surrender-must-stand-surrendered = place { $place } has surrendered: that cannot be changed
refusal-surrender-must-not-be-against-an-ace = the bank's open card is an ace
refusal-surrender-must-precede-additional-cards = an additional card was dealt at the table, or the bank's second: surrender is decided before
refusal-surrender-must-precede-other-decisions = place { $place } has made its decision on the hand
refusal-even-money-must-be-for-a-blackjack-split = 21 on a split stake is no blackjack
refusal-even-money-must-be-for-a-blackjack-none = place { $place } has no blackjack, or has asked for a card to it
refusal-even-money-must-be-against-an-ace-or-ten = the bank's open card is { $card }: an ace, a court card or a ten is needed
refusal-even-money-must-precede-the-second-card = the bank's second card is known: even money is asked for before
refusal-five-card-payment-must-be-offered = the five-card payment is not offered at this table
refusal-five-cards-must-be-claimed-in-turn = the payment is asked for on the player's own turn, before the bank's second card
refusal-five-cards-must-not-be-against-an-ace = the bank's first open card is an ace: the hand takes its normal course
refusal-hand-must-be-of-five-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: the payment is for exactly five, before another is asked for
refusal-hand-must-be-of-five-cards-none-drawn = no additional card has been dealt

## Refusals: the deal

refusal-act-must-belong-to-the-phase-blackjack-cards-not-ready = the cards are not ready for a round: { $first }
refusal-act-must-belong-to-the-phase-blackjack-close-bets = { $act } closes the bets before the deal
refusal-act-must-belong-to-the-phase-blackjack-card = something else comes before this card
refusal-act-must-belong-to-the-phase-blackjack-face-down = the bank's second card is laid face down after the first deal
refusal-act-must-belong-to-the-phase-blackjack-reshuffle = { $act } has no place now: no card is needed
refusal-bets-must-be-made-first = nobody has bet: no cards are dealt
refusal-cards-must-be-ready-before-the-deal = no card is dealt yet: { $first }
refusal-card-must-be-asked-for = place { $place } is to decide, and has asked for no card
refusal-card-must-be-asked-for-how = place { $place } is to decide, and has asked for no card: { $how }
refusal-cards-must-be-dealt-in-order-blackjack-seat = the next card goes to { $right }, not to { $wrong }
refusal-cards-must-be-dealt-in-order-blackjack-seat-to-ask = the next card goes to { $right }, not to { $wrong }: { $how }
refusal-cards-must-be-dealt-in-order-blackjack-hand = the next card goes to hand { $right } of { $seat }, not to hand { NUMBER($wrong, useGrouping: 0) }
refusal-bank-must-not-draw-on-17 = the bank has 17 or more and draws no more: a card drawn all the same is told by { $act }
refusal-bank-must-wait-for-the-players = place { $place } has not decided: the bank's second card comes after (one dealt too early: { $act })
refusal-bank-must-have-one-card = only from the metal box is a card of the bank dealt face down
refusal-cards-must-have-run-out-to-reshuffle = cards are left: they are dealt before others are shuffled
refusal-cards-must-have-run-out-to-cancel = cards are left, or discards to shuffle, or none is needed
refusal-discards-must-be-there = every card is in play: there are no discards to shuffle
refusal-card-must-go-to-a-place-unknown = { $to } is neither a place nor the bank: a place is a number, as in 1, and the bank is 'bank'
refusal-card-must-go-to-a-place-none-of-the-table = { $to } is none of the { $places } at the table
blackjack-how-to-ask = a card is asked for by { $draw }, { $double } or { $split }
blackjack-seat-place = place { NUMBER($place, useGrouping: 0) }
blackjack-seat-bank = the bank
blackjack-seat-discard = the discard

## Refusals: mistakes in dealing

refusal-card-must-go-where-it-should-have = { $card }, dealt too early, is the next card: it goes to { $to }
refusal-card-must-have-come-face-up-none-came = { $act } is said of a card right after it came: none has
refusal-card-must-have-come-face-up-turned-up = the bank's card was turned up as prescribed: that makes nothing void
refusal-mistake-must-be-in-dealing-none-dealt = a card goes astray when cards are dealt: none are now
refusal-mistake-must-be-in-dealing-no-mistake = the next card is for { $to }: that is no mistake
refusal-mistake-must-be-in-dealing-none-astray = { $act }: no card has gone astray
refusal-mistake-must-be-put-right-first = a card has gone astray already, and is put right before another is dealt
refusal-act-must-belong-to-the-phase-blackjack-before-correction = a card that goes astray is put right first
refusal-act-must-belong-to-the-phase-blackjack-before-discard = a card that belongs to no hand is shown and discarded before anything else
refusal-round-must-be-cancelled-for-a-cause-missing = the cause is missing (why): there is misdeal (a mistake in dealing cannot be put right) or cards-run-out (no card is left, nor any to shuffle)
refusal-round-must-be-cancelled-for-a-cause-unknown = { $why } is no cause: there is misdeal (a mistake in dealing cannot be put right) or cards-run-out (no card is left, nor any to shuffle)
refusal-round-must-not-be-void-blackjack = the round is cancelled ({ $why }): all its cards are, and every stake goes back
refusal-round-must-not-be-void-already-blackjack = the round is cancelled already
refusal-deal-must-have-begun-blackjack = no card of the round has been dealt
refusal-bank-must-have-finished-drawing = { $act }: the bank has not yet drawn all its cards, or has none to draw
refusal-unseen-card-must-keep-its-place = a card that was not shown is valid here: it is the next to be drawn ({ $act })
refusal-undue-card-must-be-void = a card drawn by oversight is null even if nobody saw it ({ $act })

## Refusals: settlement

refusal-round-must-be-settled-first-blackjack = the round is not played to its end and settled
refusal-round-must-be-under-way-blackjack = the round is over: the next one has to be opened first
refusal-act-must-belong-to-the-phase-blackjack-nothing-due = nothing is due as yet

## Errors

blackjack-record-depth = "depth" is { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } cards, or as adopted, not { $depth }
blackjack-record-device = "device" is { $devices } or unknown, not { $device }
blackjack-record-number = "{ $name }" is a whole number from 0 to { NUMBER($most, useGrouping: 0) }, not { $value }
blackjack-record-flags = "marker_out", "used_up" and "unfit" are true or false
blackjack-record-cards = more cards came out than there are in { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
}
blackjack-record-standing = "standing" lists those who bet without a seat, as in ["ana"]
blackjack-record-standing-or-seated = "standing" names somebody who has one of the "seats"
blackjack-no-rule = { $edition } has no rule on { $topic }
