### Words for tables, currencies and transfers, on the page and in the terminal.

table-status-open = open
table-status-paused = paused
table-status-closed = closed
table-dealer-program = program
table-dealer-croupier = croupier
currency-HKD = Hong Kong dollars (HKD)
currency-MOP = patacas (MOP)
currency-play-HKD = play money (play-HKD)
currency-play-MOP = play money (play-MOP)
transfer-purchase = chips bought
transfer-redemption = chips redeemed
transfer-gift = gift
transfer-guest = welcome
transfer-debt = debt paid
transfer-stake = stake
transfer-stake-back = stake taken back
transfer-returned = stake returned
transfer-prize = prize
transfer-reversal = put right
transfer-reversal-back = put right
transfer-correction = correction
transfer-pool-contribution = share of bets
transfer-pool-top-up = put in by the house
transfer-pool-opening = put in at the opening
