### Drills: `banca drill GAME`, questions for those who learn to run a table.

drill-how = 請輸入選項號碼或金額；輸入「{ $passes }」到下一題，輸入「{ $ends }」完結。
drill-word-pass = 跳過
drill-word-end = 結束
drill-heading = 第{ $number }題，共{ $count }題・{ $kind }・程度{ $level }
drill-number = 第{ $number }題
drill-kind-payouts = 派彩
drill-kind-procedure = 程序
drill-kind-rulings = 下一步
drill-kind-ranks = 牌型
drill-kind-roads = 路紙

## What is shown

drill-result = 結果：{ $result }
drill-staked = { $bet }，投注{ $amount }
drill-done = 之前：{ $acts }
drill-results = { $results }
drill-mark-banker = 莊
drill-mark-player = 閒
drill-mark-tie = 和
drill-of-player = 閒家
drill-of-banker = 莊家
drill-of-bettor = 博彩者
drill-of-croupier = 莊荷
drill-laid = 前{ $front }，後{ $back }

## What is asked

drill-ask-payouts = 除本注外，應派多少？
drill-ask-procedure = 以下其中一個動作不可在該處作出，是哪一個？
drill-ask-rulings = 下一步是甚麼？
drill-ask-outcome = 這注如何處理？
drill-ask-group = { $line ->
    [front] 兩組牌均在前。
   *[back] 兩組牌均在後。
}這一組誰勝？
drill-ask-seat = 誰勝？
drill-ask-house-way = 按場方組牌法，這四隻牌如何分成兩組？
drill-ask-class = 這是甚麼牌型？
drill-ask-higher = 哪一手牌較大？
drill-ask-opens = 莊荷持這手牌，是否開牌？
drill-ask-cell = 最後一局記在{ $road }何處？
drill-ask-colour = 最後一局在{ $road }記甚麼顏色？

## What may be answered

drill-choice = { $number }（{ $choice }）
drill-choice-player = 閒家
drill-choice-banker = 莊家
drill-choice-nobody = 無人
drill-choice-bettor = 博彩者的
drill-choice-croupier = 莊荷的
drill-choice-yes = 是
drill-choice-no = 否
drill-choice-red = 紅
drill-choice-blue = 藍
drill-choice-paid = 賠付
drill-choice-taken = 收去
drill-choice-returned = 退回
drill-choice-cell = 第{ $column }列第{ $row }行

## Roads

drill-road-bead-plate = 珠盤路
    .rule = 每局依次記下，每列六局。
drill-road-big-road = 大路
    .rule = 每當勝方改變即另起一列；和局不佔位；列到底不能再向下時向右轉。
drill-road-big-eye-boy = 大眼仔
    .rule = 新列首格：前兩列長度相同記紅，否則記藍。其下各格：前一列剛在上一格終止記藍，否則記紅。
drill-road-small-road = 小路
    .rule = 與大眼仔相同，但比較時跳過一列。
drill-road-cockroach-road = 曱甴路
    .rule = 與大眼仔相同，但比較時跳過兩列。

## What a question is about, besides acts, bets and roads

drill-topic-outcome = 投注如何處理
drill-topic-group = 一組牌
drill-topic-seat = 整門
drill-topic-house-way = 場方組牌法
drill-topic-class = 牌型
drill-topic-higher = 較大的牌
drill-topic-opens = 莊荷是否開牌

## How it is marked

drill-right = 正確，用時{ $seconds }秒。
drill-wrong = 不對，應為{ $answer }。（{ $seconds }秒）
drill-works-out = { $bet }：{ $stake }按{ $odds }得{ $prize }，扣除{ $commission }
drill-works-out-whole = { $bet }：{ $stake }按{ $odds }得{ $prize }
drill-chips = 籌碼：{ $chips }。
drill-chips-of = { $chip }×{ $count }
drill-instead = 該處規定的動作：{ $act }。
drill-score = { $asked }題中答對{ $right }題
drill-passed = 合格：須答對{ $least }題
drill-failed = 不合格：須答對{ $least }題

## The score sheet

drill-sheet = 成績表・{ $game }
drill-trainee = 學員
drill-examination = 考試
drill-result-is = 成績
drill-by-kind = 按類別
drill-by-clause = 按條文
drill-answers = 作答

column-drill-kind = 類別
column-drill-asked = 題數
column-drill-right = 答對
column-drill-wrong = 答錯
column-drill-about = 題目
column-drill-given = 作答
column-drill-seconds = 秒

## What cannot be drilled

drill-no-such-kind = 沒有{ $kind }這類練習，只有{ $kinds }
drill-not-of-game = 此種博彩沒有{ $kind }練習，只有{ $kinds }
drill-without-questions = 在此檯不能就{ $kinds }出題
drill-examination-of-seed = 考試須以--seed指定全班相同的種子
drill-which-choice = 請以1至{ $most }的整數作答
