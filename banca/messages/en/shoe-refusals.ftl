### Why acts are refused in games that deal from a shoe, as far as they share it, and what is wrong with its record.

## Refusals

refusal-cards-must-be-prepared-in-order = { $act } comes after { $before }
refusal-session-must-end-before-cards-are-prepared-anew = { $act } is done: the cards are prepared anew when the session is over
refusal-shoe-must-be-prepared-in-order = { $act } comes after { $before }
refusal-shoe-must-end-before-it-is-prepared-anew = { $act } is done: the cards are prepared anew when the shoe ends or is changed
refusal-act-must-belong-to-the-dealing-device-machine = { $act } has no place with the machine: cards are put in it and drawn straight from it
refusal-act-must-belong-to-the-dealing-device-shuffler-dealer = { $act } has no place with the shuffler-dealer: cards are put in it and drawn straight from it
refusal-white-card-must-be-taken-out = the { $card ->
    [second] second white card
   *[only] white card
} is the next to come out: it is taken out first
refusal-burn-must-be-of-its-number = the number of cards burnt now is { $awaited }, not { NUMBER($cards, useGrouping: 0) }
refusal-card-must-be-of-the-pack-by-rank-and-suit = no card of the pack is { $card }: a rank of A23456789TJQK, then a suit of shcd

## Errors

shoe-record-object = "shoe" is an object of { $properties }
shoe-record-seen = "seen" lists the cards that came out, as in ["Ah", "Td"]
shoe-record-seats = "seats" names who sits where, each { $who ->
    [bettor] bettor
   *[player] player
} once, as in { "{" }"3": "ana"{ "}" }
shoe-record-packs = "packs" are { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, or unknown, not { $packs }
