### What is said of pai kau alone.

## Odds

pai-kau-mutual-bound-is = 任何一方改以最佳應對時，此數變動的上限
pai-kau-value-bound-is = 對方改以最佳應對時，此價值變動的上限
pai-kau-approached = ≈ 並非準確值：{ $bound }
pai-kau-strategy-player = 閒家之牌，對莊家{ $hands }手牌（{ $way }）；價值：每單位注額
pai-kau-strategy-banker = 莊家之牌，對一門{ $hands }手牌（{ $way }）；價值：每單位本金
pai-kau-strategy-best = 最佳組牌
pai-kau-strategy-summary-player = 每單位注額所失：每行為閒家組牌法，每欄為莊家組牌法
pai-kau-strategy-summary-banker = 莊家每單位本金所失：每行為閒家組牌法，每欄為莊家組牌法
pai-kau-strategy-best-is = 最佳組牌：對對方組牌法的最佳應對；雙方皆最佳時，互為最佳應對

## Pai kau

pai-kau-house = 場方
pai-kau-backing-house = 場方幫莊
pai-kau-seat-is = 第{ $place }門
pai-kau-bet-at = { $bet }（第{ $place }門）
pai-kau-no-bank = 尚未有人做莊。
pai-kau-bank-is = 莊家：{ $banker }，第{ $place }門，第{ $number }局（共{ $rounds }局），本金{ $capital }（{ $shares }）
pai-kau-on-the-seats = 各門：{ $stakes }
pai-kau-bank-is-yours = 輪到你在第{ $place }門做莊，第{ $number }局（共{ $rounds }局）：「莊 金額」，或「{ pai-kau-word-pass }」過莊。
pai-kau-bank-at-least = 你首局獲勝：本金最少為{ $amount }。
pai-kau-house-would-back = 場方幫莊{ $amount }。
pai-kau-bank-or-pass = 請先決定做莊：輸入「莊 金額」，或「{ pai-kau-word-pass }」過莊
pai-kau-tiles-of-seat = 你在第{ $place }門的牌：
pai-kau-tiles-of-bank = 你做莊，第{ $place }門的牌：
pai-kau-numbers-are-rows = 數字：表一（單牌）及表二（組合）的名次，1最大。
pai-kau-arrange-how = 如何組牌？{ $numbers }（輸入「{ pai-kau-word-hint }」可知各組法的價值）
pai-kau-arrange-one-how = 第{ $place }門如何組牌？{ $numbers }（或先組另一門：「1 第{ $other }門」）
pai-kau-no-tiles = 你現時並無牌可組合
pai-kau-not-your-seat = 第{ $place }門現時不由你組牌：由你組牌的是第{ $places }門
pai-kau-which-division = 哪一種組法？{ $numbers }
pai-kau-best-is-marked = { $mark }最佳
pai-kau-order-or-all = 請輸入「{ pai-kau-word-order }」或「{ pai-kau-word-order } { pai-kau-word-all }」
pai-kau-owes = { $debtor }因第{ $place }門欠{ $creditor }款項{ $amount }
pai-kau-you-owe = 你欠{ $creditor }款項{ $amount }：第{ $place }門若組牌得宜，本可不輸。
pai-kau-owes-you = { $debtor }欠你款項{ $amount }：第{ $place }門若組牌得宜，本可不輸。
pai-kau-said-banks = { $who }在第{ $place }門做莊，本金{ $amount }
pai-kau-said-bets = { $who }在第{ $place }門投注{ $amount }
pai-kau-said-takes-back = { $who }取消第{ $place }門的投注
pai-kau-said-passes = { $who }過莊
pai-kau-said-agrees = { $who }同意續莊
pai-kau-said-arranges = { $who }已為第{ $place }門組牌
pai-kau-said-you-arrange = 你的牌已放在檯上
pai-kau-said-counts = 合共{ $sum }點，由第{ $place }門起派牌

## What can be said there

pai-kau-help-seat-typed = 投注 金額 [第2門]
pai-kau-help-seat = 在一門投注：空置的門、自己的門，或指明的門
pai-kau-help-co-bet-typed = 搭注 金額 第3門
pai-kau-help-co-bet = 在他人的門搭注：注額最高者組牌
pai-kau-help-backing-typed = 幫莊 金額
pai-kau-help-backing = 幫莊；自己的門即不可投注
pai-kau-help-bank-typed = 莊 金額、{ pai-kau-word-pass }
pai-kau-help-bank = 輪到你時以此本金做莊，或過莊
pai-kau-help-agree-typed = { pai-kau-word-agree }
pai-kau-help-agree = 輪到你做莊時，同意原莊家續莊第三局
pai-kau-help-cut-typed = { pai-kau-word-cut }
pai-kau-help-cut = 為你投注的門拮牌
pai-kau-help-declare-typed = { pai-kau-word-declare } { value-from-the-tail }
pai-kau-help-declare = 做莊時聲明派牌方式
pai-kau-help-divide-typed = 1、2、3、{ pai-kau-word-arrange } 2 第5門
pai-kau-help-divide = 按所示組法組牌；多於一門時，指明第5門
pai-kau-help-hint-typed = { pai-kau-word-hint }
pai-kau-help-hint = 各組法對場方組牌法的準確價值
pai-kau-help-tiles-typed = { pai-kau-word-tiles }
pai-kau-help-tiles = 再看檯面或你的牌
pai-kau-help-order-typed = { pai-kau-word-order }、{ pai-kau-word-order } { pai-kau-word-all }
pai-kau-help-order = 組合大小次序：摘要或全部

## Banks that go round

pai-kau-banks = 輪流做莊
pai-kau-banks-are = 做莊：每單位本金所得；投注：每單位注額所得；每局：兩者合計，以金額計。
pai-kau-banks-exact-stake = 每單位注額（準確值）
pai-kau-banks-house-a-round = 場方每局所得
pai-kau-banks-commission = 佣金
pai-kau-banks-breakage = 零頭
pai-kau-banks-as-backer = 幫莊
pai-kau-banks-lots = 抽籤定莊次數
pai-kau-banks-too-few = ± ?：莊家輪轉未滿{ $fewest }圈，不足以估計誤差。
pai-kau-banks-z-stake = 全體博彩者z值
pai-kau-plot-each-gains = 各人每局所得（金額）
pai-kau-plot-banks = 第{ $place }門：注額{ $stake }，本金{ $capital }
pai-kau-plot-bets = 第{ $place }門：注額{ $stake }
pai-kau-plot-as-banker = 做莊
pai-kau-plot-as-bettor = 投注
pai-kau-plot-house = 場方
pai-kau-plot-house-gains = 場方每局所得（金額）
pai-kau-plot-commission = 佣金
pai-kau-plot-breakage = 零頭
pai-kau-plot-as-backer = 幫莊
pai-kau-plot-too-few = ± ?：局數太少，未能得知

## How one plays

pai-kau-by-way = 按{ $way }組牌

pai-kau-round-is = 一局即派牌一次、一門對莊；單位為該門注額。

## Ways in which a house arranges its tiles

pai-kau-way-customary = 慣用組法
pai-kau-way-customary-says =
    依次以首條適用者為準。前線相同取後線較大者，後線相同取前線較大者。
    1. 前後線均不遜於其他組法者。
    2. 對子置於後線，兩對取較大者。拆後達以下點數或以上方拆，並取前線最大者（罡大於9點，九王大於罡）：{ $split }。其他對子不拆。
    3. 天或地配{ $first }點牌置於後線，否則配{ $others }點牌，後線大者為先，惟前線須有{ $least_front }點或以上；不足則取後線最大者。
    4. 取前線最大者；但前線小於長三{ $fair_points }點，而後線最大者有{ $fair_back }點或以上，則取後線最大者。
pai-kau-way-pair = { $points }點牌之對子須成{ $making }
pai-kau-way-supreme = 至尊須成{ $making }
pai-kau-way-making = 前線{ $front }、後線{ $back }
pai-kau-a-king-nine = 九王
pai-kau-way-or = { $first }，或{ $last }
pai-kau-way-else = { $first }，再否則配{ $last }
pai-kau-way-balanced = 均衡組法
pai-kau-way-balanced-says = 兩組在表二的名次合計最高，其次差距最小
pai-kau-way-highest-front = 前線最大
pai-kau-way-highest-front-says = 前線盡量大，其次後線
pai-kau-way-highest-back = 後線最大
pai-kau-way-highest-back-says = 後線盡量大，其次前線

## Words to type at its tables

pai-kau-word-pass = 過莊
pai-kau-word-agree = 同意
pai-kau-word-cut = 拮牌
pai-kau-word-declare = 聲明
pai-kau-word-arrange = 組牌
pai-kau-word-hint = 提示
pai-kau-word-tiles = 看牌
pai-kau-word-order = 大小
pai-kau-word-all = 全部
