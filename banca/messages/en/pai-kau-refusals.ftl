### Why acts of pai kau are refused, and what is wrong with its records.

## Refusals: equipment and seats

refusal-set-must-be-complete = the set must hold the { $tiles } tiles of Table 1, each as often as it says, and no other
refusal-dice-must-be-four = { $dice } dice: the banker shakes { $prescribed }
refusal-place-must-exist-pai-kau = there is no seat { NUMBER($place, useGrouping: 0) }: they are 1 to { $last }

## Refusals: what comes first

refusal-void-deal-must-be-gathered-first = two of the banker's tiles were exposed: the deal is void and all tiles come back first
refusal-tiles-must-be-shuffled-first = the tiles are shuffled first
refusal-dice-must-be-shaken-first = the banker shakes the dice first
refusal-dice-must-be-counted-first = the dice are counted first, from the banker
refusal-tiles-must-all-be-dealt-first = all tiles are dealt first, four to each seat
refusal-seats-must-be-arranged-first = every seat arranges its tiles first
refusal-seats-must-be-arranged-first-waiting = not every seat has arranged its tiles: { $seats } { $count ->
    [one] has
   *[other] have
} not
refusal-tiles-must-be-turned-up-first = the tiles are turned up first, from the banker's on
refusal-manner-of-dealing-must-be-declared = the banker has not declared the manner of dealing, which comes before the shake
refusal-stakes-must-be-closed-first = stakes may still be placed until the banker takes the cup
refusal-bank-must-have-its-capital = nobody has put the capital of a bank on the table
refusal-stakes-must-lie-before-the-shake = no stake lies against the bank: nothing is at stake
refusal-round-must-be-under-way-pai-kau = the round is over: the next one has to be opened first
refusal-round-must-be-settled-first-pai-kau = the round is not yet played to its end and settled
refusal-nothing-must-be-played-without-a-round = no round is played: stakes and capital go back (reading nothing-at-stake)

## Refusals: bets on seats

refusal-bet-must-name-a-seat-co-bet = { $player } has no seat to bet on: co-bets name the seat
refusal-bet-must-name-a-seat-none-free = { $player } has no seat to bet on: no seat is free
refusal-seat-with-co-bets-must-have-its-own-stake = { $players } co-bet on seat { $place }: they take back their stakes first (reading seat-with-co-bets)
refusal-capital-must-stand-after-the-shake = the banker has taken the cup: the capital of the round may not be changed
refusal-stakes-must-stand-after-the-shake = the banker has taken the cup: stakes are neither changed nor moved to another seat
refusal-bets-must-be-made-before-the-shake = the banker has taken the cup: stakes are placed before he shakes the dice
refusal-house-must-only-back-seat = the house bets on no seat: it may back the banker
refusal-house-must-only-back-bank = the house holds no bank: it may back the banker's
refusal-banker-must-not-bet-other-side = seat { $place } holds the bank: { $banker } is the other side of every stake (reading banker-stakes-elsewhere)
refusal-banker-must-not-bet-stake-first = { $player } has a stake on seat { $place }: he takes it back before he holds the bank (reading banker-stakes-elsewhere)
refusal-bankers-seat-must-hold-no-stakes = stakes lie on seat { $place }: they are taken back before it holds the bank (reading banker-stakes-elsewhere)
refusal-backers-seat-must-hold-no-stakes-from-it = { $player } backs the banker from seat { $place }, which takes no stakes in this round
refusal-backers-seat-must-hold-no-stakes-own = { $player } backs the banker: a seat of his own takes no stakes (reading backer-own-seat)
refusal-backers-seat-must-hold-no-stakes-bet-on = stakes lie on seat { $place }: the seat of a player who backs the banker takes none
refusal-seat-of-another-must-be-co-bet-on = seat { $place } is { $owner }'s: whoever bets there with him makes a co-bet
refusal-co-bet-must-be-on-the-seat-of-another = { $player } cannot co-bet on seat { $place }, which is { $whose ->
    [nobody] nobody's
   *[own] his own
}: that is a bet on the seat

## Refusals: the bank

refusal-bank-must-be-held-by-the-seat-entitled-none = every seat that could have the bank has declined it or left: no round is played (reading bank-rotation)
refusal-bank-must-be-held-by-the-seat-entitled-another = the bank is { $entitled }'s at seat { $seat }, who has not declined it: not { $player }'s at seat { $place }
refusal-bank-must-pass-on-after-two-rounds = { $player } has held the bank for { $rounds } rounds and another needs the consent of seats { $seats }: it goes to seat { $next }
refusal-bank-must-be-passed-before-it-is-held = { $banker } holds the bank in this round: it is passed on before it is accepted
refusal-bank-must-be-passed-by-the-seat-entitled-none = { $place ->
    [0] the bank is not { $player }'s to decline: nobody is before others
   *[other] the bank is not { $player }'s at seat { $place } to decline: nobody is before others
}
refusal-bank-must-be-passed-by-the-seat-entitled-another = { $place ->
    [0] the bank is not { $player }'s to decline: it is { $entitled }'s at seat { $seat }
   *[other] the bank is not { $player }'s at seat { $place } to decline: it is { $entitled }'s at seat { $seat }
}
refusal-consent-must-be-to-another-round = consent is given before the bank is held, to a banker who has held it for { $rounds } rounds
refusal-consent-must-be-of-the-other-seats = { $place ->
    [0] { $player } has no voice: the seats that agree or not are { $seats }
   *[other] { $player } has no voice at seat { $place }: the seats that agree or not are { $seats }
}
refusal-consent-must-be-of-the-other-seats-none = { $place ->
    [0] { $player } has no voice: the seats that agree or not are none
   *[other] { $player } has no voice at seat { $place }: the seats that agree or not are none
}
pai-kau-seat-of = { $place } ({ $player })
refusal-seat-must-be-left-before-the-bank-is-held = a seat of the round before is given up before anybody holds the bank (reading bank-rotation)
refusal-seat-must-be-left-by-its-player = { $place ->
    [0] { $player } had no part in the round before, or has left: there is no seat to give up
   *[other] { $player } had no part in the round before at seat { $place }, or has left: there is no seat to give up
}
refusal-seat-must-be-left-without-stakes = { $player } has a stake on seat { $place }: he takes it back before he leaves
refusal-capital-and-winnings-must-stay-for-the-second-round = a capital of { MONEY($capital) }: { $player } won his first round and leaves { MONEY($least) } or more
refusal-banker-must-be-one = { $banker } holds the bank at seat { $place }: there is one banker in a round
refusal-backing-must-be-announced-before-the-shake = the banker has taken the cup: nobody backs him any more in this round
refusal-house-must-have-chosen-to-back = the house does not back the bank at this table
refusal-house-must-have-no-seat = the house backs the banker from no seat
refusal-capital-must-be-handed-to-the-banker = there is no banker yet to whom the capital could be handed
refusal-banker-must-be-backed-from-another-seat = { $banker } is the banker: what is added at seat { $place } is his own capital
refusal-backer-must-have-a-seat = { $player } has no seat, and none is free: the banker is backed by players of other seats
refusal-backer-must-have-one-seat = { $player } backs the banker from seat { $place }: a backer has one seat, his own
refusal-bank-with-backers-must-stay = { $players } handed over capital for this bank: it is taken back first (reading bank-with-backers)

## Refusals: shuffle, cut, dice

refusal-act-must-belong-to-the-phase-tiles-shuffled = the tiles of this round are shuffled already
refusal-cut-must-come-before-the-shake = the banker has taken the cup or shaken the dice: nobody cuts any more
refusal-nobody-must-cut-after-the-banker = the banker has cut: nobody cuts after him before the tiles are shuffled anew
refusal-cut-must-be-made-with-one-hand = { $hands } hands: a cut is made with one
refusal-seat-must-cut-once = seat { $place } has cut already (reading seat-cuts-once)
refusal-no-more-than-two-seats-must-cut = seats { $seats } have cut: no more than two do, and then the banker
refusal-cut-must-be-made-by-a-player-of-the-seat-taken = { $player } does not cut for seat { $place }: { $players } may (reading who-cuts)
refusal-cut-must-be-made-by-a-player-of-the-seat-empty = { $player } does not cut for seat { $place }: whoever sits down there may (reading who-cuts)
refusal-manner-must-be-declared-before-the-shake = the banker declares the manner of dealing before he takes the cup
refusal-manner-must-be-declared-by-the-banker-another = the banker declares the manner of dealing: { $banker }, not { $player }
refusal-manner-must-be-declared-by-the-banker-none = the banker declares the manner of dealing: there is none as yet, not { $player }
refusal-manner-must-be-on-the-list = { $manner } is no manner of dealing: { $known } are (reading dealing-manner)
refusal-act-must-belong-to-the-phase-stakes-closed = the stakes of this round are closed already
refusal-round-must-be-played = a bank and stakes against it lie on the table: the round is played
refusal-dice-must-be-shaken-by-the-banker = nobody shakes the dice in place of the banker, { $banker }: not { $player }
refusal-dice-must-show-four-faces = four dice show a face from 1 to 6 each, not { $dice }
refusal-dice-must-be-shaken-once = the dice show { $dice }: they are shaken once
refusal-void-must-have-its-cause-pai-kau = { $why } is none of { $known }
refusal-throw-must-be-void-before-the-deal = tiles are dealt by this throw: it is found void before that (reading void-throw-noticed-late)
refusal-sum-of-the-dice-must-stand = the dice come to { $sum }, to which nothing is added and from which nothing is taken: not { NUMBER($said, useGrouping: 0) }
refusal-act-must-belong-to-the-phase-dice-counted = the dice are counted already

## Refusals: the deal

refusal-seats-must-have-four-tiles-all-dealt = all tiles are dealt, four to each of the eight seats: none is left
refusal-seats-must-have-four-tiles-count = a seat has { $tiles } tiles, not { $said }
refusal-seats-must-have-four-tiles-stack = seat { $place } has tiles already: a stack that nobody looks at
refusal-seats-must-have-four-tiles-known = seat { $place } has tiles already
refusal-tiles-must-be-dealt-from-right-to-left = the next tiles go to seat { $next }, not to seat { $place }; a seat's four are recorded by the act { $act }
refusal-tiles-of-an-empty-seat-must-stay-face-down = nobody bets on seat { $place }: its stack goes there face down, or is recorded by the act { $act }
refusal-tile-must-be-of-the-set = { $tile } is no tile of the set: a tile is its pips, the fewer first, as 4-5
refusal-tile-must-be-left-in-the-set = the set has { $tile } { $copies ->
    [one] once
   *[other] twice
}: there is no more of it
refusal-tiles-of-a-seat-in-play-must-be-looked-at = seat { $place } takes part in the round: its tiles are looked at
refusal-tile-must-be-exposed-in-dealing = the articles on exposed tiles concern the deal, which is over (reading exposed-tiles)
refusal-exposed-tile-must-be-the-seats-number = a seat has { $tiles } tiles: there is no tile { NUMBER($number, useGrouping: 0) }
refusal-exposed-tile-must-be-the-seats-none-dealt = no tile is dealt to seat { $place } yet: there is nothing to expose
refusal-exposed-tile-must-be-the-seats-no-such = seat { $place } has no { $tile ->
    [none] other tile
   *[other] { $tile }
} to expose: { $dealt } dealt, those exposed already left out
refusal-act-must-belong-to-the-phase-deal-not-void = the deal is not void

## Refusals: arranging and turning up

refusal-seat-must-not-be-excluded-all = every seat with a stake is out of the round: no tiles meet the banker's (reading nothing-at-stake)
refusal-seat-must-not-be-excluded-one = two tiles of seat { $place } were exposed: it takes no part in the round
refusal-seat-must-take-part = nobody bets on seat { $place }: its tiles take no part in the round
refusal-arrangement-must-stand-once-the-banker-turns-up = the banker's tiles are turned up: nobody takes back his tiles or arranges them otherwise
refusal-larger-capital-must-decide-arranged = the { $by ->
    [house] house
   *[dealer] dealer
} has arranged the banker's tiles, and decides
refusal-larger-capital-must-decide-capitals = the banker has { MONEY($banker) } in the bank, the house { MONEY($house) }: the banker decides
refusal-bankers-tiles-must-be-arranged-by-banker-or-house = { $player } backs the banker and may look on: banker or house arranges
refusal-tiles-must-be-arranged-by-their-holder-bank = { $player } has no part in the bank: its tiles are { $banker }'s to arrange
refusal-tiles-must-be-arranged-by-their-holder-seat = { $player } has no stake on seat { $place } and touches no tiles of others
refusal-player-must-arrange-one-seat = { $player } has arranged seat { $place }: nobody arranges more than one in a round
refusal-house-way-must-stand = the dealer has arranged seat { $place } by the house way (reading late-arrangement)
refusal-tiles-must-be-arranged-by-the-highest-stake = { $holder } holds and arranges the tiles of seat { $place }, with the highest stake on it: not { $player }
refusal-arrangement-must-be-of-the-seats-own-tiles = the tiles of seat { $place } are { $tiles }: not { $said }
refusal-tiles-must-be-laid-in-two-groups-of-two = { $front } and { $back } tiles: the { $tiles } are laid in two groups of two
refusal-house-way-must-be-for-tiles-not-arranged = seat { $place } is arranged, by { $by }
refusal-house-way-must-wait-for-the-player = { $player } arranges seat { $place }: the table has set no time for it (reading late-arrangement)
refusal-bankers-tiles-must-be-turned-up-by-the-banker = the tiles of the bank are turned up by { $banker } or by the dealer, not by { $by }
refusal-tiles-must-be-turned-up-by-the-dealer = tiles that a player has laid on the table are turned up by the dealer alone, not by { $by }
refusal-tiles-must-be-turned-up-once = the tiles of seat { $place } are turned up already
refusal-tiles-must-be-turned-up-in-order = the tiles of seat { $first } are turned up before those of seat { $place } (reading turning-order)

## Refusals: conduct at the table

refusal-tiles-must-have-been-dealt = no tiles lie at seat { $place }
refusal-player-must-not-touch-tiles-of-other-seats = the tiles of seat { $place } are not { $player }'s to hold: nobody touches those of other seats
refusal-tiles-must-be-held-by-one-player = { $player } holds the tiles of seat { $place }, and nobody beside him
refusal-tiles-must-be-held-by-one-player-dealer = the dealer holds the tiles of seat { $place }, and nobody beside him
refusal-player-must-not-speak-about-anothers-tiles = { $player } does not arrange seat { $place }: nobody speaks about how another arranges his tiles
refusal-breach-must-be-on-the-list = { $what } is nothing that is forbidden to players: { $known } are
refusal-breach-must-be-of-a-player-of-the-round = { $player } has no stake and no capital in the round
refusal-set-must-be-replaced-between-rounds = the round is in progress: it is finished with the set that was shuffled for it

## Errors

pai-kau-bank-must-be-an-object = "bank" is an object of { $keys }
pai-kau-bank-field = "{ $name }" of the bank is { $meaning }, not { $value }
pai-kau-bank-seat = "seat" of the bank is one of 1 to { $last }, not { $value }
pai-kau-bank-won = "won" of the bank is whole minor units, at most the capital, not { $value }
pai-kau-bank-bettors = "bettors" of the bank gives seats other than its own, as "3", the player who had bet there
