### What is said of options, settings, limits and stakes that a table cannot have.

## Options of the house

option-unknown = { $edition }並無選項{ $name }：其選項為{ $known }（{ $clause }）
option-not-allowed = 不得採用{ $option }={ $value }：可採用{ $allowed }（{ $clause }）
option-not-allowed-so-long = 不得採用{ $option }={ $value }：可採用{ $allowed }，本程式最多為{ $most }（{ $clause }）
option-beyond-this-program = { $option }={ $value }：法規雖不設上限，本程式最多接受{ $most }（{ $clause }）
option-follows-another = { $option }={ $value }與{ $leader }={ $leading }不相容：須為{ $expected }（{ $clause }）
option-stands-alone = { $option }：{ $alone }不得與其他可選方案並用（{ $clause }）
option-needs-one-of = { $option }：沒有{ $needed }，博彩不能進行（{ $clause }）
option-must-name-bets = { $option }={ $word }須列明投注項目：{ $option }=BET,BET,...，選自{ $bets }（{ $clause }）
option-names-no-such-bet = { $option }：{ $bet }並非{ $edition }的投注項目：{ $bets }（{ $clause }）
preset-unknown = 並無預設選項{ $name }：現有{ $presets }

## What an article allows

allowed-range = { $least }至{ $most }
allowed-at-least = { $least }或以上
allowed-bets = 投注項目列表（BET,BET,...）
allowed-any-of = 下列一項或多項：{ $ways }
list-alternatives = { $first } | { $last }

## What the house posts

parameter-unknown = { $edition }的博彩桌不公佈{ $name }：公佈的是{ $known }
parameter-none = { $edition }的博彩桌不公佈{ $name }：無須公佈任何事項
parameter-not-posted = 此檯不公佈{ $name }：{ $known }（{ $clause }）
parameter-none-posted = 此檯不公佈{ $name }：無須公佈任何事項（{ $clause }）
parameter-not-allowed = { $name }須為{ $meaning }，而非{ $value }（{ $clause }）

## Settings, limits and stakes

setting-of-another-edition = 此設定屬{ $given }，而非{ $edition }：須由該版本的選項製成，即「option_set(game.edition)」
bet-authorised-by-no-article = { $edition }並無條文可據以附條件許可{ $bet }
currency-unknown = 博彩桌不使用貨幣{ $currency }：只用{ $currencies }
limit-not-money = { $limit ->
    [minimum] 最低注額
    [maximum] 最高注額
   *[unit] 投注單位
}須為以分計算的整數，由1至10^15，而非{ $value }
limits-make-no-table = 投注限額{ MONEY($least) }至{ MONEY($most) }、單位{ MONEY($unit) }不能成立：沒有注額符合此限額
limits-make-no-table-upwards = 投注限額{ MONEY($least) }起、單位{ MONEY($unit) }不能成立：沒有注額符合此限額
stake-beyond-all-money = 注額{ $stake }分超過金額上限：最多為10^15分
stake-not-whole = 不能下注{ $stake }分：注額須為以分計算的整數
seed-too-long = 種子為最多{ NUMBER($most, useGrouping: 0) }個字元的文字，或位元數不超過此數的整數，而非{ $seed }
