### What is said at a table besides: bets taken back and made again, hints, causes of a void round, what is asked for.

## Bets once more

play-your-bets = Your bets: { $stakes } (in all { $total })
play-nothing-to-undo = there is nothing to take back
play-nothing-to-repeat = no bets of an earlier round to make again
play-left-out = left out: { $act } ({ $why })
play-no-such-bet-near = no bet or word '{ $bet }' here: did you mean “{ $near }”? “{ play-word-bets }” lists the bets, “{ play-word-help }” the words
play-no-chips = You have no chips left: “{ play-word-quit }” leaves the table.

## What a real table shows

play-settle-this = { $shown }: Enter settles the round, “{ $undo }” takes it back.
play-taken-back = Taken back.
play-void-why = say the cause, as in “{ $typed } CAUSE”: { $causes }

## What to do now

play-hint-best = Best: { $act }, { $gain } of the stake on average.
play-hint-others = Else: { $others }.
play-hint-not-now = there is nothing to decide now
play-hint-no-decision = nobody decides anything in this game but which bets to make: “{ play-word-bets }” has the edge of each

## What was done

play-face-down = { $act }, face down
play-face-down-to = { $act }, face down, { $to }
play-no-seals = Nothing is sealed at this table.
play-reading-answers = reading { $name }: { $question } { $taken }
play-reading-differs = where the languages differ, { $clause }: { $differs } Read as: { $taken }

## What can be said at the table

help-undo-typed = { play-word-undo }
help-undo = take back the last change of your bets, or what was typed in last
help-repeat-typed = { play-word-repeat }
help-repeat = bet the same as in the last round
help-clear-typed = { play-word-clear }
help-clear = take all your bets back
help-all-typed = BET [ON] { play-word-all }
help-all = bet all your chips, as far as the table takes them
help-hint-typed = { play-word-hint }
help-hint = the best that you can do now, and what each choice gains on average
help-procedure-typed = { play-word-procedure }
help-procedure = every step of the last round and of this one, with its article
help-seals-typed = { play-word-seals }
help-seals = the commitments of this table, and what the last round opened

## Words to type: the English ones are understood in every language

play-word-undo = undo
play-word-repeat = repeat
play-word-clear = clear
play-word-all = all
play-word-hint = hint
play-word-procedure = procedure
play-word-seals = seals

## Craps and stud poker

craps-odds-go-with-a-bet = odds go with a bet of yours that has its number: first Pass Line, Don't Pass, Come or Don't Come
stud-poker-said-opens = The croupier has { $cards } ({ $hand }) and opens.
stud-poker-said-closed = The croupier has { $cards } ({ $hand }) and does not open.
stud-poker-said-boxes = Hands: { $boxes }.
stud-poker-said-hand = { $where } { $cards } ({ $hand })
stud-poker-said-folded = { $where } folded
stud-poker-said-raised = { $where } raised
stud-poker-said-jackpot = The jackpot stands at { $after }.
stud-poker-said-jackpot-paid = The jackpot pays { $paid } and stands at { $after }.
stud-poker-class-royal-flush = royal flush
stud-poker-class-straight-flush = straight flush
stud-poker-class-four-of-a-kind = four of a kind
stud-poker-class-full-house = full house
stud-poker-class-flush = flush
stud-poker-class-straight = straight
stud-poker-class-three-of-a-kind = three of a kind
stud-poker-class-two-pairs = two pairs
stud-poker-class-one-pair = one pair
stud-poker-class-five-odd-cards = high card
