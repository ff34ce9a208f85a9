### What is said at a table besides: bets taken back and made again, hints, causes of a void round, what is asked for.

## Bets once more

play-your-bets = 你的投注：{ $stakes }（合計{ $total }）
play-nothing-to-undo = 並無可復原的項目
play-nothing-to-repeat = 並無上局投注可供重複
play-left-out = 略去：{ $act }（{ $why }）
play-no-such-bet-near = 此檯並無投注或指令「{ $bet }」：是否指「{ $near }」？「{ play-word-bets }」列出投注項目，「{ play-word-help }」列出指令
play-no-chips = 你的籌碼已用盡：輸入「{ play-word-quit }」離開。

## What a real table shows

play-settle-this = { $shown }：按Enter殺賠，「{ $undo }」則復原。
play-taken-back = 已復原。
play-void-why = 請說明原因，例如「{ $typed } 原因」：{ $causes }

## What to do now

play-hint-best = 最佳：{ $act }，平均所得為注額的{ $gain }。
play-hint-others = 其他：{ $others }。
play-hint-not-now = 現時無須決定
play-hint-no-decision = 此種博彩除選擇投注外無須作任何決定：「{ play-word-bets }」列出各項投注的場方優勢

## What was done

play-face-down = { $act }，牌面向下
play-face-down-to = { $act }，牌面向下，{ $to }
play-no-seals = 此檯並無封存任何結果。
play-reading-answers = 解釋{ $name }：{ $question }{ $taken }
play-reading-differs = 兩種語文有差異，{ $clause }：{ $differs }解釋為：{ $taken }

## What can be said at the table

help-undo-typed = { play-word-undo }
help-undo = 復原最後一次投注改動，或最後輸入的結果
help-repeat-typed = { play-word-repeat }
help-repeat = 按上局同樣投注
help-clear-typed = { play-word-clear }
help-clear = 取消你的全部投注
help-all-typed = 投注項目 [選定] { play-word-all }
help-all = 投注全部籌碼，以此檯接受的限額為限
help-hint-typed = { play-word-hint }
help-hint = 現時的最佳選擇，以及每項選擇的平均得失
help-procedure-typed = { play-word-procedure }
help-procedure = 上局及本局的每一步驟及其條文
help-seals-typed = { play-word-seals }
help-seals = 此檯的封存，以及上局開封的內容

## Words to type: the English ones are understood in every language

play-word-undo = 復原
play-word-repeat = 重複
play-word-clear = 清除
play-word-all = 全部
play-word-hint = 提示
play-word-procedure = 程序
play-word-seals = 封存

## Craps and stud poker

craps-odds-go-with-a-bet = 附加投注須配合你已定點數的投注：先投注「派司拉」、「東派司」、「襟」或「東襟」
stud-poker-said-opens = 莊荷持{ $cards }（{ $hand }），開牌。
stud-poker-said-closed = 莊荷持{ $cards }（{ $hand }），不開牌。
stud-poker-said-boxes = 各門：{ $boxes }。
stud-poker-said-hand = { $where }{ $cards }（{ $hand }）
stud-poker-said-folded = { $where }不加注
stud-poker-said-raised = { $where }加注
stud-poker-said-jackpot = 彩池金額現為{ $after }。
stud-poker-said-jackpot-paid = 累進大獎派出{ $paid }，彩池金額現為{ $after }。
stud-poker-class-royal-flush = 黃袍麒麟
stud-poker-class-straight-flush = 同花順
stud-poker-class-four-of-a-kind = 四條
stud-poker-class-full-house = 夫盧
stud-poker-class-flush = 同花
stud-poker-class-straight = 順
stud-poker-class-three-of-a-kind = 三條
stud-poker-class-two-pairs = 兩對
stud-poker-class-one-pair = 一對
stud-poker-class-five-odd-cards = 五張散牌
