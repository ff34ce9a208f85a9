### What stands in the pictures of simulations and reports.

## One bet

plot-distribution = 每單位注額的得失及其概率：{ $bet }。
plot-log = 以十的次方為尺度
plot-bands = 若干局後的回報率（假設為正態分佈），90%、95%及99%：{ $bet }。
plot-rounds-played = 局數
plot-expected = 準確回報
plot-even = 收支平衡100%
plot-unsafe = 左方不宜採用正態區間

## Sensitivity

plot-tornado = 各選項可令場方優勢增加（右）或減少（左）多少，影響最大者居首。
plot-tornado-of = 各選項可令場方優勢增加（右）或減少（左）多少：{ $bet }。
plot-now = 現選
plot-moves = 優勢增減（百分點）

## Rounds

plot-way = 每單位注額的平均所得（隨局數）
plot-z = 平均值與準確值之差（以標準誤差計）
plot-z-of-mean = 平均值與最終值之差（以標準誤差計）
plot-of-packs = 準確值以整副牌計
plot-simulated = 模擬值
plot-band = 95%區間帶
plot-results = 每局所得（以注額為單位）及其頻率

## Sessions

plot-fan = 本金逐局的變化
plot-band-of = { $low }–{ $high }%的場數
plot-median = 中位數
plot-mean = 平均值
plot-some = { $n }場個別走勢
plot-one = 個別一場走勢
plot-start = 開始
plot-ruin = 輸清
plot-stop-loss = 止蝕
plot-stop-win = 止賺
plot-all-rounds = 打完全部局數
plot-ended = 各場如何結束
plot-gains = 每場所得（單位）
plot-falls = 本金最大回落（單位）
plot-outside = { $share }在圖外

## Figures with their names and units

plot-named = { $name }{ $figure }
plot-millions = { $count }百萬
plot-thousands-of-millions = { $count }×10⁹
plot-bets-and-edge = { $bets }：{ $edge }
