### Craps: why acts are refused; what is wrong with a bet described under article 7, with a bet file, or with a layout.

## Refusals: dice and table

refusal-die-must-bear-one-to-six = the faces are { $faces }
refusal-edges-must-be-equal = the edges are { $edges } mm
refusal-opposite-faces-must-add-up-to-seven = the pips of opposite faces must add up to seven
refusal-pips-must-be-visible-and-of-one-size = the pips must be visible, of one diameter
refusal-dice-must-be-balanced-craps = a loaded die may not be thrown
refusal-dice-must-be-as-many-as-adopted = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: the table's option is { $adopted }
refusal-dice-must-be-equal = the dice of a set must be of one size and one weight
refusal-table-must-have-its-layout = the table has no layout
refusal-table-must-have-its-stick = the table has no stick to move the dice with
refusal-unfit-dice-must-leave-two-to-throw = { NUMBER($unfit, useGrouping: 0) } dice are unfit: a set of { $dice } spares { $spare }, as two are thrown
refusal-die-must-be-one-of-the-set = no other die of the set of { $dice } is left

## Refusals: who throws

refusal-place-must-be-free-craps = place { NUMBER($place, useGrouping: 0) } from the stickman's left is taken by { $holder }: { $player } takes another
refusal-shooter-must-keep-the-dice = { $shooter } has the dice and keeps them: the shooter is replaced only as article 4 says
refusal-shooter-must-have-staked-the-minimum = { $player } has no stake on the layout: whoever throws has staked the minimum
refusal-shooter-must-have-staked-the-minimum-any-more = { $player } has no stake on the layout any more, and may not throw
refusal-shooter-must-have-staked-the-minimum-nobody = no bettor has staked the minimum: nobody may throw, and play waits (reading nobody-to-throw)
refusal-dice-must-be-offered-in-order = the dice go to { $next } next, from the stickman's left onwards, not to { $player }
refusal-offer-must-be-answered-first = the dice are offered to { $player } already, who takes two or declines
refusal-dice-must-be-offered-first = the dice are offered to { $offered }, not to { $player }
refusal-dice-must-be-offered-first-nobody = the dice are offered to nobody, not to { $player }
refusal-shooter-must-choose-two-dice = a shooter chooses two of the dice presented, not { NUMBER($dice, useGrouping: 0) }
refusal-dice-must-be-chosen-first = nobody holds the dice: they are offered, and two of them chosen, before the throw
refusal-dice-must-be-thrown-by-the-shooter = { $shooter } is the shooter, not { $player }

## Refusals: the throw

refusal-dice-must-be-checked-before-they-are-thrown-again = a die went off the layout: a croupier checks it before it is thrown again
refusal-act-must-belong-to-the-phase-no-die-off = no die went off the layout
refusal-dice-must-be-thrown-together-with-one-hand = the dice were thrown { $manner ->
        [two-hands] with two hands
       *[one-at-a-time] one at a time
    }: it counts for nothing and is made again
refusal-dice-must-be-thrown-together-with-one-hand-unknown = { $manner } is no manner of throwing: { $known } are told apart
refusal-dice-must-be-thrown-first = no dice are in motion
refusal-die-must-be-one-of-the-two = there is no die { NUMBER($die, useGrouping: 0) }: two are thrown
refusal-faces-must-be-on-a-die = a leaning die shows different faces from 1 to 6, the most upward first
refusal-faces-must-look-up-together = opposite faces of a die never look up together
refusal-leaning-die-must-be-read-once = die { $die } leans and counts { $face } already: it is read once
refusal-leaning-die-must-count-its-most-upward-face = die { $die } leans and counts { $face }, the face that looks up most, not { $said }
refusal-void-must-have-its-cause-craps = { $why } is none of { $known }
refusal-dice-must-show-two-faces = two dice show a face from 1 to 6 each, not { $said }
refusal-dice-must-be-two = off, short, walls and slid say of how many of the two dice: 0, 1 or 2
refusal-act-must-wait-for-the-next-throw = the dice are in motion: whatever is done or bet now waits for the next throw
refusal-throw-must-be-settled-first = the last throw is not settled: stakes are taken and paid first
refusal-throw-must-be-settled-first-mark = the last throw is not settled: the point is marked, or its mark removed, first
refusal-act-must-belong-to-the-phase-mark = the stakes of the throw are taken and paid before the point is marked (reading payment-order)
refusal-payment-must-keep-the-order-reading = { $because } (reading { $reading })

## Refusals: bets

refusal-line-bet-must-come-before-the-point = { $bet } is bet before the come-out throw: the point is { $point }
refusal-come-bet-must-have-a-point = { $bet } needs a point: none is marked
refusal-come-bet-must-have-a-point-held = { $bet } needs a point: none is marked; a line bet that stands on its point already is held as pass-line/6
refusal-new-bet-must-be-made-when-authorised-come-out = { $bet } is authorised for the come-out throw: the point is { $point }
refusal-new-bet-must-be-made-when-authorised-point = { $bet } is authorised while a point is marked: none is
refusal-come-bet-must-go-to-its-number-by-a-throw = { $bet } is bet on the next throw: it goes to its number of itself
refusal-horn-must-be-four-equal-bets = a horn of { MONEY($stake) } is not four equal bets in multiples of { MONEY($least) }: multiples of { MONEY($multiple) } are
refusal-stake-must-be-a-multiple-of-the-minimum = a stake of { MONEY($stake) } on { $bet } is no multiple of the minimum of { MONEY($least) }
refusal-odds-must-have-a-point = { $bet } needs a point: none is marked
refusal-odds-must-be-added-to-a-bet = { $player } has no { $behind } bet there to add { $odds } to
refusal-odds-must-be-added-to-a-bet-which = { $odds } are added to a bet that stands on { $numbers }: on which?
refusal-odds-must-be-added-to-a-bet-held = no { $behind } is held to add { $odds } to
refusal-odds-must-be-added-to-a-bet-held-on = no { $behind } is held on { $number } or on the way to a number to add { $odds } to
refusal-odds-must-not-exceed-the-multiple = { MONEY($total) } of odds on { MONEY($staked) }: the table allows { NUMBER($most, useGrouping: 0) } times the bet (reading odds-limit)
refusal-bet-must-stay-until-decided = { $bet } stands on { $number } and stays until { $number } or 7 decides it
refusal-bet-must-stay-until-decided-new = { $bet } has gone to { $number } and stays until it is decided (reading new-bet-on-a-number)
refusal-selection-must-be-lawful-number = { $bet } stands on { $numbers } or on none yet, not on { $chosen }
refusal-line-bets-must-stand-on-one-point = bets on the line stand { $places }: there is one point at a time
craps-stands-on = on { $number }
craps-stands-on-none = on no number yet
craps-selection-next-throw = the next throw: a number comes of itself
craps-selection-its-number = a number on which a bet of the same bettor stands: { $numbers }
craps-selection-chosen = a number of the bettor's choice: { $numbers }

## Refusals: authorisations

refusal-condition-must-be-of-the-authorisation = { $said } is no condition of the authorisation: { $known }
refusal-condition-must-be-of-the-authorisation-none = { $said } is no condition of the authorisation: it sets none
refusal-conditions-of-the-authorisation-must-be-met = { $bet } is authorised on conditions that the table is not recorded to meet: { $unmet }
refusal-bet-must-be-authorised = no authorisation for { $bet } at this table: there are { $known }
refusal-bet-must-be-authorised-none = no authorisation for { $bet } at this table: there are none
refusal-bet-must-be-authorised-file = { $file } holds no authorisation for { $bet }: once the DICJ has decided, the file says so, authorisation: {"{"}house: ..., date: ..., conditions: [...]{"}"}; banca dossier writes the application
refusal-bet-must-be-authorised-once = { $bet } is authorised twice: once is enough to offer it
refusal-bet-must-be-authorised-for-the-house = a table is of one house, and an authorisation serves its holder alone: here are { $houses }
refusal-bet-must-be-authorised-for-the-house-file = the authorisation in { $file } is of { $holder }, not of { $house }
refusal-prizes-must-stand-while-bets-lie = stakes lie on { $bet }: its prizes stay as they are until these are decided (reading conditions-met-while-bets-lie)

## Errors: what was written instead

craps-said-nothing = nothing
craps-said-list = a list
craps-said-object = keys with values

## Errors: the form of a description

craps-description-at = { $place }: { $says }
craps-description-object = keys with values are wanted ({ $wanted }), not { $said }
craps-description-states = start and the numbers that the bet moves to
craps-description-key = { $key } is not known here: there are { $known }
craps-description-key-near = { $key } is not known here (did you mean { $near }?): there are { $known }
craps-description-missing = { $key } is missing
craps-description-missing-names = { $key } is missing: {"{"}en: ..., pt: ..., zh: ...{"}"}
craps-description-missing-language = { $key } is missing: a bet has a name in English, Portuguese and Chinese
craps-description-missing-throws = { $key } is missing: what each throw does, from start on
craps-description-missing-then = { $key } is missing: wins 5:1, pushes, loses, stays, moves to 6 or moves to its number
craps-description-text = { $key } is a text in one line of at most { $most } letters, not { $said }
craps-description-texts = { $key } lists texts, at most { $most }, not { $said }
craps-description-numbers = { $key } is of { $known }, not { $said }
craps-description-numbers-once = { $key } has numbers of { $known }, each once
craps-description-pair = pair names two dice, as in 1-2
craps-description-pairs = pair names two dice, as in 1-2 (in any order) or [1-1, 6-6], each pair once, not { $said }
craps-description-prize = a prize is so much to so much, as in 10:1 or 3:2, each from 1 to { NUMBER($most, useGrouping: 0) }, not { $said }
craps-description-day = a day is written 2010-03-08, not { $said }
craps-description-when = a bet is made { $known }, not { $said }
craps-description-bet-or-prizes = bet or prizes? one of the two is described, a new bet or the different prizes of one of the regulation

## Errors: what each throw does

craps-description-state = { $said } is nowhere that a bet stands: say start, or numbers of { $numbers } as in 4 or 4, 10
craps-description-state-twice = { $state } is described twice
craps-description-throws = a list is wanted of throws and what they do, as in - {"{"}sum: [7, 11], then: wins 1:1{"}"}
craps-description-else-last = else stands last: it is for the throws that no other line names
craps-description-else-idle = nothing is left for else: the lines above name every throw
craps-description-unnamed = which throws? name them by { $known }, or write - else: for all that are left
craps-description-twice-in-line = { $dice } is named twice in one line
craps-description-twice = { $dice } is named twice { $state ->
        [start] at the start
       *[other] on { $state }
    }: a throw does one thing
craps-description-silent = nothing is said { $state ->
        [start] at the start
       *[other] on { $state }
    } of { $dice }{ $more ->
        [yes] , …
       *[no] {""}
    }: { $count } of the { $throws } throws; - else: loses would
craps-description-no-number = the bet stands on no number at the start
craps-description-then = a throw wins, pushes, loses, stays or moves: write wins 5:1, pushes, loses, stays, moves to 6 or moves to its number, not { $said }
craps-description-moves = { $dice } makes { $total }, on which no bet stands: numbers are { $numbers }

## Errors: new bets that leave something open

craps-bet-slug = { $slug } is no word for a bet: small letters and digits with dashes between, at most { $most }
craps-bet-not-new = { $slug } is a bet of the regulation: its prizes may be others, but it is no new bet
craps-bet-name = { $name } is the name of a bet of the regulation: bettors would be misled
craps-bet-throws = { $count ->
        [one] { $count } throw is
       *[other] { $count } throws are
    } described, not { $throws }
craps-bet-number = no bet stands on { $number }: numbers are { $numbers }
craps-bet-chosen-moves = a bet on a number of the bettor's choice stays there: it cannot move
craps-bet-moves = it moves to { $number }, of which nothing is said
craps-bet-stays = every throw leaves the bet there: it would never be decided
craps-bet-returns = from { $number } it comes back to { $number }: numbers are moved through but once
craps-bet-idle = no throw takes the bet to { $number }: leave it out, or say which does
craps-bet-never = no throw { $result ->
        [win] wins
       *[lose] loses
    } the bet{ $state ->
        [start] {""}
       *[other] {" "}on { $state }
    }: a bet may be won and may be lost
craps-bet-verdict = a throw wins, draws, loses, leaves the bet or moves it: { $verdict } is none of these
craps-bet-prize = a prize is so much to so much, as in 10:1, each from 1 to { NUMBER($most, useGrouping: 0) }, not { $prize }

## Errors: different prizes

craps-prizes-bet = the regulation has no bet { $bet }: it has { $known }
craps-prizes-bet-near = the regulation has no bet { $bet } (did you mean { $near }?): it has { $known }
craps-prizes-changes = changes lists prizes, as in - {"{"}sum: 12, pays: 3:1{"}"}
craps-prizes-none = no prize is changed
craps-prizes-wins = { $bet } wins nothing there: it wins on the sums { $sums }
craps-prizes-wins-standing = { $bet } wins nothing there: it wins on the sums { $sums }, standing on { $numbers }
craps-prizes-twice = two changes set a prize for the same throw
craps-prizes-same = { $prize } is no different prize: the regulation has { $bet } pay that already

## Errors: authorisations

craps-authorised = "authorised": { $error }
craps-authorised-list = "authorised" lists authorisations, each with house and bet or prizes, not { $said }
craps-authorised-condition-twice = a condition is named twice

## Errors: the layout in a record

craps-layout = "layout" is an object of { $known }
craps-layout-point = "point" is one of { $numbers }, not { $said }
craps-layout-order = "order" names the bettors from the stickman's left, each once
craps-layout-order-places = "order" contradicts "places": from the stickman's left stand { $bettors }
craps-layout-places = "places" gives bettors the number of their place, counted from the stickman's left
craps-layout-places-twice = "places" has two bettors in one place
craps-layout-bettor = { $said } is not among the bettors: { $bettors }
craps-layout-bettor-none = { $said } is not among the bettors: there are none
craps-layout-offered = the dice cannot be offered to { $offered }: { $shooter } is the shooter
craps-layout-unchecked = "unchecked" is how many of the two dice went off the layout
craps-layout-unfit = "unfit" is how many dice of the set were replaced
craps-layout-repeats = "repeats" is true or false
craps-layout-stake = no stake lies on { $bet } with the selection { $selection }
craps-layout-stake-no-point = the stake of { $position } cannot lie there: no point is marked
craps-layout-stake-nothing-behind = the stake of { $position } cannot lie there: there is no { $behind } bet behind it

## Errors: bet files

craps-file-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $says }
craps-file-line-other = { $file }:{ NUMBER($line, useGrouping: 0) }: { $says } (the other: line { NUMBER($other, useGrouping: 0) })
craps-file-edition = { $edition }: of the regulations here { $only } alone lets the DICJ authorise them (its article 7)
craps-file-edition-without = { $edition } has no article on new bets: of the regulations here { $only } alone lets the DICJ authorise them (its article 7)
craps-file-fraction = { $key } is a fraction, as in 1/36, not { $said }
craps-file-start = the bet is not made on { $said }
craps-file-unstated = { $figure } is not stated for the bet{ $state ->
        [start] {""}
       *[other] {" "}on { $state }
    } ({ $clause })
craps-file-figure = { $figure }{ $state ->
        [start] {""}
       *[other] {" "}on { $state }
    } is { $true } by the description, not { $said } ({ $clause })

## Errors: odds

craps-no-odds = { $bet } takes no odds: { $known } do ({ $clause })
