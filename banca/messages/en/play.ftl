### What is said at any table in the terminal.

## At the table

play-stakes-to = Stakes from { $minimum } to { $maximum } { $currency }. You have { $chips }.
play-stakes-up = Stakes from { $minimum } up { $currency }. You have { $chips }.
play-how-to-bet = Bet as in { $examples }, then “{ play-word-go }”. “{ play-word-help }” says what else can be said.
play-nothing-more = say “{ $said }” and nothing more
play-must-decide = you have to decide: { $choices }
play-what-do-you-do = What do you do? { $choices }
play-typed = “{ $words }”
play-clause = { $clause }: { $text }
play-the-player = you
play-how-much = how much on { $bet }? as in “{ $bet } 100”
play-not-so-much = you have { $chips }, not { $amount }
play-above-zero = a stake is above zero
play-no-such-bet = no bet '{ $bet }' here (nor a word I know, see “{ play-word-help }”): { $bets }
play-move-which = move which bet to which? as in “{ play-word-move } small { play-word-to } big” or “{ play-word-move } total 9 { play-word-to } total 10”
play-what-to-do = what should be done? one of { $acts }. { $fields }
play-fields-are = Fields are NAME=VALUE, those in brackets may be left out; you are player=you
play-card-too-soon = no card is dealt now: say “{ play-word-go }” first, then { $card }
play-bet-by-name = say a bet by its name, as in { $examples }
play-lies-on = { $amount } on { $bet }
play-nothing-lies = nothing lies on the layout
play-cards-fixed = The order is fixed: commitment { $commitment }
play-throws-fixed = The result is fixed: commitment { $commitment }
play-betting-open = Betting is open.
play-typed-to = { $act } to { $to }
play-or-do = { $error } (or: { play-word-do } ACT, { play-word-quit })
play-act-shown = { $act } { $values }
play-act-missing = the act { $act } is missing
play-one-card = one card at a time, as in Ah
play-won = You won { $amount }.
play-lost = You lost { $amount }.
play-even = You are even.
play-on-the-layout = On the layout: { $stakes }.
play-chips-too-few = Your chips are below the least stake of this table.
play-draws-open = { $count ->
    [one] 1 draw opens under the commitment; --record writes it down.
   *[other] { $count } draws open under the commitment; --record writes them down.
}
play-draw-opens = Place { NUMBER($place, useGrouping: 0) } opens: { $drawn }, nonce { $nonce }
play-void-draw-opens = Place { NUMBER($place, useGrouping: 0) } of the void round opens: { $drawn }, nonce { $nonce }
play-leave = You leave with { $chips } { $currency }.
play-not-played = The round was not played: { $stakes } goes back to you.
play-not-recorded = The round is not recorded: a record is of a round that was played to its end.
play-stays-there = What stood on the layout stays there: { $stakes }.

## The others at the table

play-company = With you sit { $others }.
play-companion = { $name } at seat { $place }

## What can be said at the table

help-bet-typed = BET [ON] AMOUNT
help-bet = bet: its name, what it is placed on, how much
help-box-typed = BET AMOUNT at 3
help-box = bet in the box of seat 3
help-back-typed = { play-word-back } BET [ON] [AMOUNT]
help-back = take a bet or a part of it back, while betting is open
help-move-typed = { play-word-move } BET [ON] { play-word-to } BET [ON]
help-move = move a bet, while betting is open
help-decide-typed = { stud-poker-word-raise }, { stud-poker-word-fold }
help-decide = once you have seen your cards
help-go-typed = { play-word-go }
help-go = the croupier goes on: closes the bets, shows the result, settles
help-step-typed = { play-word-step }
help-step = the croupier does one step only
help-bets-typed = { play-word-bets }
help-bets = what may be bet on
help-bets-and-edge-typed = { play-word-bets }
help-bets-and-edge = what may be bet on, with prizes and the house's edge
help-odds-typed = { play-word-odds }
help-odds = the exact odds of the next round; where a shoe is dealt, from what is left in it
help-lying-typed = { play-word-lying }
help-lying = what lies on the layout
help-why-typed = { play-word-why }, { play-word-why } 2
help-why = the articles behind the last settlement, or behind its line 2
help-history-typed = { play-word-history }
help-history = the last results
help-rules-typed = { play-word-rules } 3
help-rules = an article of the law
help-do-typed = { play-word-do } ACT
help-do = what else can happen, as in a record: { play-word-do } { $example }
help-quit-typed = { play-word-quit }
help-quit = leave the table with your chips

## What can be asked

play-no-results = No results yet.
play-nothing-settled = nothing is settled yet: bet, then “{ play-word-go }”
play-no-line = no line { $number }: the last settlement has lines 1 to { $last }
play-because = { $bet }: { $result }, net { $net }, because of { $shown }
play-reading-at = reading at { $clause }: { $taken }
play-which-article = which article? { $articles }

## What lies before one's eyes

play-you = you
play-your-hand = your hand: { "" }

## Words to type: the English ones are understood in every language

play-word-help = help
play-word-bets = bets
play-word-odds = odds
play-word-lying = lying
play-word-history = history
play-word-why = why
play-word-rules = rules
play-word-go = go
play-word-step = step
play-word-back = back
play-word-move = move
play-word-to = to
play-word-do = do
play-word-meet = meet
play-word-void = void
play-word-quit = quit
play-word-quit-also = q, exit
play-typed-at = at { $place }
