### What is wrong with a way to play, or with bets of which the worth is asked.

## Bets held

bets-none-held = no bets are held: at least one is needed
bet-takes-no-odds = { $bet } takes no odds: they are of other games than { $game }
bets-not-held-together = the bets of { $game } are not held together: { $reason }
not-held-together-blackjack = all stakes on a place hang on what its player does with the cards; see banca simulate blackjack
not-held-together-pai-kau = stakes on a seat and capital of the bank hang on how both sides arrange; see banca strategy pai-kau
not-held-together-stud-poker = ante, raise and jackpot are one box: whether to raise is decided on its cards, and banca odds stud-poker gives the ante with its raise
dice-no-cards-left = craps is thrown, not dealt: no cards are left
bets-too-many-ways = { NUMBER($bets, useGrouping: 0) } bets held at once have more than { $most } ways to go on: hold fewer

## Baccarat

baccarat-shoe-never-bet-on = with { NUMBER($depth, useGrouping: 0) } cards behind the white card no round is dealt from a shoe but for demonstration: set a lesser cut-depth or fewer demonstration-rounds ({ $clause })

## Blackjack

hand-against = { $cards } against { $up }
split-hand-against = { $cards } of a split against { $up }
chart-act-not-lawful = the way to play says { $act } on { $held }, which is not lawful at this table: make it for its options
policy-act-not-lawful = the policy says { $act } on { $held }: lawful are { $lawful }
chart-no-row = the table has no row for { $kind } { $total }: { $held } is to be played, by { $lawful }
chart-line = line { NUMBER($line, useGrouping: 0) } of the table: { $fault }
chart-words-not-lawful = { $words } is not lawful on { $held }; lawful are { $lawful } (say what else is done, as in { $example })
chart-says-nothing-against = { $row } says nothing against { $cards }
chart-row-twice = { $row } is there already
chart-cells-and-cards = { NUMBER($cells, useGrouping: 0) } cells, and { NUMBER($cards, useGrouping: 0) } open cards
chart-no-csv = this is no CSV: { $fault }
chart-rows-wanted = rows are wanted, as in { $example }, or a head { $head }
chart-row-wants-acts = { $row } wants an act, or one for each open card
chart-card-twice = { $card } is said twice
chart-card-wants-act = { $card } wants an act
chart-no-open-card = no open card is { $card }: they are { $known }
chart-word-unknown = { $word } is none of { $known }
chart-no-such-row = no row is { $row }: rows are as { $examples }
chart-no-such-total = no hand is { $kind } { $total }: from { $kind } { $least } to { $kind } { $most }
chart-no-such-size = of { $size }: from { $least } to { $most } cards are told apart

## Best play of blackjack

blackjack-insured-rounds-no-row = rounds that are insured have a mean and a variance, and no row of the main bet by itself
blackjack-variance-not-counted = pairs are split so often, or tens by rank, that it is not counted how far rounds spread
blackjack-too-few-cards = { NUMBER($cards, useGrouping: 0) } cards could run out within a round: best play is reckoned from more
blackjack-too-many-orders = the bank may draw in too many orders to count them exactly
blackjack-suits-not-alike = best play is reckoned from as many cards of every suit
blackjack-play-beyond-count = this way to play looks at more than can be counted

## Stud poker

stud-poker-no-maximum-posted = an ante of any amount is paid alike where no maximum is posted: post one ({ $parameter }) ({ $clause })
stud-poker-ante-not-possible = an ante of { MONEY($ante) }: it is from { MONEY($least) } to { MONEY($most) } ({ $clause })
stud-poker-prizes-too-fine = the prizes are too fine a part of so great an ante to compare exactly: write a rounder one

## Ways to play at a live table

way-unknown = { $way } is no way to play: { $ways }; after “same” comes the bet, as “same small”
