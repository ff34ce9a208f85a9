### Bots: players whom the program plays. Refusals first, then errors.

refusal-bots-must-play-for-play-money = 賭枱{ $table }以真錢博彩：機械人只可使用虛擬籌碼

house-bots-most = 賭枱{ $table }最多可坐 { NUMERAL($most) } 個機械人
