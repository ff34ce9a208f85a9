### Lucky suit, 1/2030: what its clauses say.

## Clauses

lucky-suit-1-2030-act-1 = The dispatch enters into force on the day after its publication.
lucky-suit-1-2030-art1-1 = The croupier shuffles one deck, rings the bell and turns up one card.
lucky-suit-1-2030-art1-2 = Bets are made after the shuffle and before the bell.
lucky-suit-1-2030-art2-1 = A bet on a colour: red or black.
lucky-suit-1-2030-art2-2 = A bet on one of the four suits.
lucky-suit-1-2030-art3-1 = A colour pays 1:1, a suit 3:1.
lucky-suit-1-2030-art3-2 = All bets lose when the card is a king.

## Bets: when they may be made

lucky-suit-1-2030-bet-red = A red card.
lucky-suit-1-2030-bet-black = A black card.
lucky-suit-1-2030-bet-suit = A card of the suit.
    .selections = suit
