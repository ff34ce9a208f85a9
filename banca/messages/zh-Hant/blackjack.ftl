### What is said of blackjack alone.

## Where cards and stakes lie

blackjack-hand-is = { $where }第{ $number }手牌
blackjack-the-bank = 莊家
blackjack-face-down-card = 莊家牌面向下的牌
blackjack-void-cards = 廢牌
blackjack-bet-at = { $bet }（第{ $place }門）
blackjack-card-for = { $where }的牌
blackjack-besides = 另有：{ $stakes }

## What a hand comes to

blackjack-points-hard = 硬{ $total }點
blackjack-points-soft = 軟{ $total }點
blackjack-points-blackjack = 得「Black Jack」
blackjack-points-over = 超過21點（{ $total }）
blackjack-points-of = { $where }：{ $totals }
blackjack-hand-stands = 不再博牌
blackjack-hand-no-more = 不再派牌
blackjack-hand-doubled = 已加注
blackjack-hand-one-card = A牌分門：一張
blackjack-hand-settled = 已殺賠
blackjack-hand-prize = 特別彩金
blackjack-hand-even = 按一賠一賠付
blackjack-hand-five = 五張紙牌，已賠付
blackjack-hand-given-up = 已放棄牌局

## The cards that are left

blackjack-shoe-left = 本靴第{ $number }局：白咭前尚有{ $before }張，牌靴內共{ $left }張。
blackjack-shoe-one-round = 一副牌，每局重洗：尚餘{ $left }張。
blackjack-shoe-machine = 全部{ $cards }張牌均在自動洗派牌機內，每局後放回。
blackjack-shoe-last = 白咭已出：此為本靴最後一局。

## A round that comes to nothing

blackjack-round-void = 該局已取消：{ $why }
blackjack-void-misdeal = 錯誤派牌
blackjack-void-cards-run-out = 紙牌派完
blackjack-cut-short = 該局未完結：退回{ $stakes }。
blackjack-cut-short-for-you = 該局未完結；你的投注均已殺賠。
blackjack-decided-stays = 已分勝負者不變：{ $lines }。

## What is asked

blackjack-bet-first = 請先投注，例如{ $examples }
blackjack-place-decides = { $where }：你如何決定？{ $choices }
blackjack-window-open = 詢問各門之前可輸入：{ $what }。然後「{ play-word-go }」。
blackjack-before-payments = 莊家已博牌完畢：輸入「{ play-word-go }」殺賠。如莊家不當博牌，先輸入{ $undue }或「{ blackjack-word-undue } { blackjack-word-unseen }」。
blackjack-which-undue = 是哪張牌？例如「9d { blackjack-word-undue }」；無人看見則「{ blackjack-word-undue } { blackjack-word-unseen }」
blackjack-undue-is-sealed = 牌已封存：「{ blackjack-word-undue }」開下一張，「{ blackjack-word-undue } { blackjack-word-unseen }」則不開
blackjack-up-to = { $said }（最多{ $most }）
blackjack-an-amount = 金額
blackjack-split-open = { $where }已分門。投注新一手得對子：{ $bets }。然後「{ play-word-go }」。
blackjack-which-place = 哪一門？{ $said }
blackjack-hint-is = 基本策略（按副數極多計），{ $hand }對{ $card }：{ $answer }。
blackjack-hint-go = 基本策略（按副數極多計）：不作保險投注，不要求按一賠一賠付，不作額外投注。「{ play-word-go }」。
blackjack-hint-none = 現時沒有牌可決定

## What the bank says of what it does

blackjack-said-card = { $where }得{ $card }
blackjack-said-card-void = { $card }作廢
blackjack-said-points = { $where }：{ $total }點
blackjack-said-behind = { $said }，其後{ $count }張
blackjack-said-win = { $bet }贏{ $amount }
blackjack-said-lose = { $bet }輸{ $amount }
blackjack-said-push = { $bet }退回

## What can be said there

blackjack-help-main-typed = 原注 金額 [第3門]
blackjack-help-main = 投注：自己的門、空置的門，或指明的門
blackjack-help-additional-typed = 對子 10、13以上 20
blackjack-help-additional = 額外投注，視乎該檯所設（「{ play-word-bets }」）
blackjack-help-insurance-typed = 保險 金額 [第3門]
blackjack-help-insurance = 莊家牌面為A牌時作保險投注
blackjack-help-draw-typed = { blackjack-word-draw }
blackjack-help-draw = 博牌；亦可輸入{ blackjack-word-draw-also }
blackjack-help-stand-typed = { blackjack-word-stand }
blackjack-help-stand = 不再博牌；亦可輸入{ blackjack-word-stand-also }
blackjack-help-double-typed = { blackjack-word-double }
blackjack-help-double = 加注並只取一張牌；亦可輸入{ blackjack-word-double-also }
blackjack-help-split-typed = { blackjack-word-split }
blackjack-help-split = 將對子分門；亦可輸入{ blackjack-word-split-also }
blackjack-help-surrender-typed = { blackjack-word-surrender } [第3門]
blackjack-help-surrender = 在派發其他牌前放棄牌局（輸半注）
blackjack-help-even-money-typed = { blackjack-word-even-money } [第3門]
blackjack-help-even-money = 得「Black Jack」時，在莊家第二張牌前要求按一賠一賠付
blackjack-help-five-cards-typed = { blackjack-word-five-cards }
blackjack-help-five-cards = 持五張紙牌時要求半注的五張紙牌彩金
blackjack-help-basic-typed = { blackjack-word-hint }
blackjack-help-basic = 基本策略的選擇，按紙牌副數極多計算
blackjack-help-cards-typed = { blackjack-word-cards }
blackjack-help-cards = 再看檯上的牌或餘牌
blackjack-help-typed-typed = 5h、5h { blackjack-word-exposed }
blackjack-help-typed = 用「--typed」時：派出的牌；陽開而作廢的牌
blackjack-help-undue-typed = 9d { blackjack-word-undue }、{ blackjack-word-undue } { blackjack-word-unseen }
blackjack-help-undue = 殺賠前：莊家不當博牌。不用「--typed」時，該局內先「{ play-word-step }」，再「{ blackjack-word-undue }」

## Odds

blackjack-strategy-basic = 基本策略
blackjack-strategy-best-play = 最佳打法
blackjack-strategy-mixed = 兩個字母：視乎具體牌張，首個字母為較常見的答案。
blackjack-strategy-near-prize = 將中特別彩金：莊家牌面為所欠點數時，以另一花色計。
blackjack-strategy-about = 不論花色；誤差不超過{ $bound }
blackjack-strategy-values-are = 數值：每100單位首注按最佳選擇的期望所得。
blackjack-strategy-values-exact = 數值：每單位首注按該選擇（其後均取最佳打法）的期望所得；為準確值。
blackjack-strategy-values-per = 首注的一個單位
blackjack-strategy-edge-is = 場方優勢：最佳打法{ $best }（{ $fraction }），基本策略{ $basic }。
blackjack-strategy-best-assumes = 僅憑自己的牌與莊家牌面而定，分門後各手只看自身的牌；只計一門，牌均為剛洗好的整副牌。
blackjack-strategy-no-more-cards = （不再派牌）
blackjack-strategy-costs = 其他條件不變，各選項對場方優勢的影響
blackjack-strategy-idle = 對原投注沒有影響：{ $options }。
blackjack-strategy-first-two = 首2張牌
blackjack-strategy-cards = { $count }張牌
blackjack-strategy-or-more = { $count }張牌或以上
blackjack-strategy-hard = 沒有A作11點
blackjack-strategy-soft = A作11點
blackjack-strategy-pairs = 對子
blackjack-strategy-before-prize = 同一花色，近特別彩金
blackjack-strategy-if-not = 各欄：莊家牌面。如不可選D或R，即選H；但A與7則選S。
blackjack-strategy-never = 保險及一賠一：從不選用。
blackjack-strategy-assumes = 按紙牌副數極多時的最佳選擇；副數少時，部分會有所不同。
blackjack-strategy-hand = 手牌
blackjack-strategy-bank = 莊家牌面
blackjack-strategy-total = { $total }點
blackjack-strategy-soft-total = { $total }點，A作11點
blackjack-strategy-lawful = 可選
blackjack-strategy-none = 均不選
blackjack-strategy-nothing = 無須決定

## How one plays

blackjack-by-basic = 基本策略
blackjack-by-table = 按{ $file }的打法表

blackjack-round-is = 一局即一門派牌一次，連同分門及加注；單位為原投注。

## Words to type at its tables

blackjack-word-draw = 博牌
blackjack-word-draw-also = 博
blackjack-word-stand = 不博牌
blackjack-word-stand-also = 不博、停
blackjack-word-double = 加注
blackjack-word-double-also = dd
blackjack-word-split = 分門
blackjack-word-split-also = sp
blackjack-word-surrender = 放棄牌局
blackjack-word-no-surrender = 不放棄牌局
blackjack-word-even-money = 一賠一
blackjack-word-five-cards = 五張紙牌
blackjack-word-match = 跟隨
blackjack-word-hint = 提示
blackjack-word-cards = 看牌
blackjack-word-undue = 不當
blackjack-word-unseen = 未見
blackjack-word-exposed = 陽開
