### Classes: tables under one trainer. Refusals first, then errors.

refusal-class-must-play-for-play-money = 博彩桌{ $table }以真實金錢博彩：培訓班只可使用虛擬籌碼
refusal-class-must-be-ones-own = { $person }不得開設{ $trainer }的培訓班：導師只可開設自己的培訓班
refusal-table-must-be-of-ones-class = 博彩桌{ $table }不屬{ $person }的任何培訓班
refusal-table-must-not-be-frozen = 博彩桌{ $table }已凍結：由導師決定何時繼續
refusal-table-must-be-frozen = 博彩桌{ $table }並未凍結
refusal-act-must-be-an-irregularity = 「{ $act }」並非博彩桌{ $table }的不當情事

house-class-name = { $name }不可作培訓班名稱：最多100個可見字元，不含「/」，亦不得為場方的保留字
house-class-tables = 開設培訓班須有1至{ $most }張博彩桌，而非{ $count }張
