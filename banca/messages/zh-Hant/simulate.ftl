### What `banca simulate` says: rounds, seats, sessions of a player with a bankroll, progress of long counts.

simulate-mean = 平均值（每單位注額）
simulate-interval = 95%置信區間
simulate-exact = 準確值
simulate-z = z值
simulate-won-drawn-lost = 勝、和、負
simulate-rounds = 局數
simulate-rounds-in = { $rounds }，需時{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }秒，種子{ NUMBER($seed, useGrouping: 0) }
simulate-seed-of = 種子{ NUMBER($seed, useGrouping: 0) }
simulate-rounds-count = { $count }局
simulate-sessions-count = { $count }場
simulate-lives-count = { $count }次歷程
simulate-edge = 場方優勢
simulate-edge-lost = 博彩者所失
simulate-stderr = 標準誤差
simulate-sd = 每局標準差σ
simulate-quantiles = 分位數
simulate-per-staked = 平均值（佔總注額）
simulate-rate = 速度
simulate-rounds-a-second = 每秒{ $rate }百萬局
counting-rules = 計算：規則所許
counting-best-play = 計算：最佳打法
counting-fractions = 計算：準確分數
counting-two-hands-of-a-split = 計算：分門各手，兩兩相比
counting-variance = 計算：方差
counting-hands = 計算：所有牌組
counting-deals = 計算：所有派牌
counting-mutual-best-play = 計算：雙方最佳打法
counting-throws = 計算：所有擲骰
counting-stopped = 計算已中止
simulate-counting = 先計算準確值
simulate-dealt = 已派局數
simulate-strategy = 打法
simulate-dealing = 用牌
simulate-dealing-shoe = 由牌靴派牌，至白咭出現為止
simulate-dealing-packs = 每局由整副牌派牌
simulate-too-few = 未能得知：不足{ $fewest }局，或結果全部相同
simulate-sd-exact = { $sd }，準確值{ $exact }
simulate-first-of = { $count }門中的第1門
simulate-difference = 與整副牌之差
simulate-no-exact = 此打法的準確值未知
simulate-packs-exact = { $exact }（整副牌）
simulate-rounds-broken-off = 已中斷：{ $asked }局中完成{ $done }局
simulate-rounds-broken-off-open = 已中斷：完成{ $done }局
simulate-kept = 已存於{ $file }：再執行同一指令即由該處繼續
simulate-nothing = 尚未完成任何部分即中斷
simulate-not-reached = 並不足夠：每單位注額之半寬為{ $reached }，未及{ $wanted }

## Several seats

simulate-seats = { $count }門
simulate-table-sd = 每局標準差σ（以一注為單位）
simulate-correlation = 各門所得的相關係數
simulate-mean-correlation = 兩門的平均相關係數

## Sessions of a player with a bankroll

simulate-player = 本金{ $bankroll }單位，{ $plan }
simulate-stop-loss = 止蝕{ $units }
simulate-stop-win = 止賺{ $units }
simulate-seat = 第{ $number }門
simulate-session-mean = 每場平均所得（單位）
simulate-session-sd = 每場標準差σ
simulate-sessions-won = 得利的場數
simulate-ruin = 輸清概率
simulate-ended = 結束方式
simulate-ended-ruin = 輸清{ $share }
simulate-ended-stop-loss = 止蝕{ $share }
simulate-ended-stop-win = 止賺{ $share }
simulate-ended-rounds = 打完全部局數{ $share }
simulate-below = 本金低於零的場數
simulate-drawdown-mean = 平均最大回落
simulate-rounds-mean = 每場平均局數
simulate-staked-mean = 每場平均注額
simulate-sessions = 場數
simulate-sessions-in = { $sessions }（{ $rounds }局），需時{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }秒，種子{ NUMBER($seed, useGrouping: 0) }
simulate-too-few-sessions = 未能得知：不足{ $fewest }場，或各場全部相同
simulate-added-is-found = 局中追加的注額，本金不足亦視為可付；本金低於零即為輸清。
simulate-session-quantiles = 各比例的場數不超過之數
simulate-gain = 所得
simulate-drawdown = 最大回落
simulate-highest = 本金最高時
simulate-ruin-after = 輸清時的局數
simulate-session-results = 各場所得
simulate-sessions-broken-off = 已中斷：{ $asked }場中完成{ $done }場
simulate-sessions-broken-off-open = 已中斷：完成{ $done }場

## The life of a jackpot

simulate-lives-broken-off = 已中斷：{ $asked }次歷程中完成{ $done }次
simulate-lives-broken-off-open = 已中斷：完成{ $done }次歷程

## How one plays

simulate-by-best = 最佳打法
simulate-by-policy = 按{ $file }
simulate-usual = { $way }（可用「--strategy」另定）

## Betting plans

plan-name-flat = 固定注額
plan-name-proportional = 按本金比例投注
plan-name-martingale = 倍注法
plan-name-grand-martingale = 大倍注法
plan-name-dalembert = 達朗貝爾法
plan-name-reverse-dalembert = 反達朗貝爾法
plan-name-fibonacci = 斐波那契法
plan-name-labouchere = 拉布歇爾法
plan-name-reverse-labouchere = 反拉布歇爾法
plan-name-oscars-grind = 奧斯卡法
plan-name-paroli = 帕羅利法
plan-name-1-3-2-6 = 1-3-2-6注法
