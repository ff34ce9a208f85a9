### Classes: tables under one trainer. Refusals first, then errors.

refusal-class-must-play-for-play-money = 賭枱{ $table }以真錢博彩：班只可使用虛擬籌碼
refusal-class-must-be-ones-own = { $person } 不可開 { $trainer } 的班：導師只開自己的班
refusal-table-must-be-of-ones-class = 賭枱{ $table }不屬於 { $person } 的任何班
refusal-table-must-not-be-frozen = 賭枱{ $table }已凍結：由導師決定何時繼續
refusal-table-must-be-frozen = 賭枱{ $table }並未凍結
refusal-act-must-be-an-irregularity = 「{ $act }」不是賭枱{ $table }上的異常情況

house-class-name = { $name } 不可作班名：最多 100 個可見字元，不含「/」，亦不可為場方用語
house-class-tables = 開班須有 1 至 { NUMERAL($most) } 張賭枱，不是 { NUMERAL($count) } 張
