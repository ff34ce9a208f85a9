### Why acts of roulette are refused, what its chances may be placed on, and what is wrong with options and records.

## Refusals: the wheel

refusal-number-must-be-on-the-wheel = 並無{ NUMBER($number, useGrouping: 0) }號間格：間格由0號至36號
refusal-number-must-be-on-the-wheel-last = 並無{ NUMBER($number, useGrouping: 0) }號間格可放回珠子：間格由0號至36號
refusal-bearing-must-be-the-one-adopted = 輪盤轉軸為{ $bearing }：此檯採用的選項為{ $adopted }
refusal-surface-must-be-the-one-adopted = 盤面為{ $surface }：此檯採用的選項為{ $adopted }
refusal-compartments-must-be-thirty-seven = 間格有{ $compartments }個：規定為三十七格
refusal-numbers-must-be-0-to-36 = 0至36每個號碼須在輪盤上出現一次
refusal-zero-must-be-neither-red-nor-black = 0號的底色不得為紅或黑
refusal-red-and-black-must-alternate = 紅、黑並非相間
refusal-red-must-be-the-standard-numbers = 紅色號碼須與標準輪盤相同（解釋colours）
refusal-cylinder-must-measure-about-32-inches = 圓柱體直徑為{ NUMBER($measured, useGrouping: 0) }毫米：規定約為{ $about }毫米
refusal-cylinder-must-be-of-wood = 圓柱體的材料為{ $material }，而非木

## Refusals: betting and the throw

refusal-timer-must-run-out = 計時尚未結束
refusal-bell-must-ring-before-the-throw = 須先按鐘
refusal-call-must-end-the-bets = 須先宣佈停止投注
refusal-ball-must-be-thrown-first = 須先擲珠
refusal-ball-must-rest-before-the-announcement = 須待珠子完全停定
refusal-number-must-be-announced-before-payment = 須先宣讀號碼
refusal-marker-must-be-set-before-payment = 須先在號碼上放置標記
refusal-direction-must-be-one-of-two = 並無{ $direction }這一方向：方向為{ $known }
refusal-wheel-must-turn-against-the-ball = 珠子與輪盤方向相同（{ $direction }）：輪盤須反向轉動
refusal-previous-round-must-be-settled = 該局尚未殺賠完畢：須待收去輸注及賠付勝注後，方可投注
refusal-previous-round-must-be-settled-not-open = 尚未開始下注
refusal-bets-end-at-the-call = 已停止投注：已宣佈停止投注
refusal-zero-must-not-be-combined = 「{ $bet }」不得包括0號：開出0號時只有「{ $straight }」為勝，故不設包括0號的組合

## Refusals: the void spin

refusal-void-must-have-its-cause-roulette = { $why }並不令該局無效：令該局無效者為{ $known }
refusal-void-must-come-while-the-ball-runs = 只可於珠子滾動期間宣佈該局無效
refusal-object-must-be-taken-out-before-the-throw = 須先取出跌入輪盤的物件
refusal-ball-must-return-to-the-last-result = 珠子須放回上局中獎號碼{ $number }的間格

## Refusals: payment

refusal-chips-must-be-winning-and-unpaid = 只有未賠付的勝注籌碼方可視為被弄亂
refusal-chips-must-be-winning-and-unpaid-early = 只有在賠付勝注時，籌碼方可視為被弄亂
refusal-chips-must-be-disarranged = { $player }在「{ $bet }」的籌碼並未弄亂
refusal-chips-must-be-disarranged-none = 並無籌碼被弄亂
refusal-chips-must-be-restored-by-whom-the-law-names = { $by }不得還原籌碼：由監場指示；監場未能指示者，按博彩者的指示或錄影
refusal-supervisor-must-restore-if-he-is-sure-unsure = 監場未能準確指示
refusal-supervisor-must-restore-if-he-is-sure-first = 須先由監場指示
refusal-recording-must-prevail = 此檯紀錄為{ MONEY($recorded) }：以錄影為準
refusal-chips-must-be-restored-before-payment = 被弄亂的籌碼須先還原，方可賠付
refusal-payment-must-keep-the-order-paid = 須先賠付{ $first }的注碼，後賠付{ $position }的注碼

## What the chances may be placed on

roulette-selection-straight = 0至36的一個號碼
roulette-selection-split = 檯證上相鄰的兩個號碼，如17-20
roulette-selection-street = 一列三個號碼，如16-17-18
roulette-selection-corner = 交於一點的四個號碼，如16-17-19-20
roulette-selection-line = 相鄰的兩列，如16-21
roulette-selection-sector-nine = 此檯所設九門號碼組之一，1至{ $places }
roulette-selection-sector-twelve = 第1組或第2組
roulette-selection-column = 第1、第2或第3直綫

## Errors

roulette-previous-number = 「previous」須為上一個開出的號碼，而非{ $value }
option-nine-sectors-twice = nine-sectors：有一組號碼重複（{ $clause }）
option-nine-sectors-no-sector = nine-sectors：{ $sector }並非九門號碼組：須為1至36中九個不同的號碼（{ $clause }）
