### Bots: players whom the program plays. Refusals first, then errors.

refusal-bots-must-play-for-play-money = 博彩桌{ $table }以真實金錢博彩：電腦博彩者只可使用虛擬籌碼

house-bots-most = 博彩桌{ $table }最多可有{ $most }名電腦博彩者
