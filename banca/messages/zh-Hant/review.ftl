### A round beside best play: `banca settle --review`, and what the page says of it.

## What was decided

review-heading = 覆盤
review-void = 此局作廢：並無輸贏。
review-nothing = 並無任何決定。
review-silent = { $act }（沒有表示）
review-options = 第{ $number }個動作，{ $player }：{ $options }
review-option = { $act } { $value }
review-act-no-insurance = 不買保險
review-division = 前 { $front }，後 { $back }
review-cost-is = 失着平均損失{ $decisions }，投注平均損失{ $bets }，{ $currency }。
review-least-edge = 此檯優勢最小的投注：{ $bet }，{ $edge }。

## What the values take as known

review-given = 已知情況及其後打法：{ $given }。
review-given-own-hand = 自己的牌
review-given-open-card = 牌面
review-given-split-cards = 分門後其他各手的第一張牌
review-given-full-packs = 其餘均出自剛洗好的整副牌
review-given-best-play-after = 其後按最佳打法
review-given-other-by-house-way = 對方按公佈的組牌法組牌
review-given-one-seat = 莊家本金對注額相同的各門
review-given-jackpot-apart = 不計累進大獎的彩金
review-given-before-rounding = 彩金按未捨入之數計算

## What has no value here

review-left-out = 未計值：{ $player }的{ $what }，{ $reason }。
review-reason-resplit = 因再分門視乎分門後的其他各手
review-reason-match = 因是跟隨他人分門或加倍
review-reason-capital = 因本金的損失視乎與其對賭的注額
review-reason-no-odds = 因此投注本身沒有賠率可計
