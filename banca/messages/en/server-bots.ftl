### Bots: players whom the program plays. Refusals first, then errors.

refusal-bots-must-play-for-play-money = table { $table } is for real money: bots play for play money only

house-bots-most = table { $table } has room for { NUMERAL($most) } bots
