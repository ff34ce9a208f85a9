### What is said at any table in the terminal.

## At the table

play-stakes-to = 注額（{ $currency }）：由{ $minimum }至{ $maximum }。你有{ $chips }。
play-stakes-up = 注額（{ $currency }）：最少{ $minimum }。你有{ $chips }。
play-how-to-bet = 投注例如{ $examples }，然後輸入「{ play-word-go }」。輸入「{ play-word-help }」可知其他指令。
play-nothing-more = 只須輸入「{ $said }」
play-must-decide = 請先決定：{ $choices }
play-what-do-you-do = 你如何決定？{ $choices }
play-typed = 「{ $words }」
play-clause = { $clause }：{ $text }
play-the-player = 你
play-how-much = { $bet }下注多少？例如「{ $bet } 100」
play-not-so-much = 你有{ $chips }，不足{ $amount }
play-above-zero = 注額須大於零
play-no-such-bet = 此檯不設投注「{ $bet }」（亦非指令，可輸入「{ play-word-help }」）：{ $bets }
play-move-which = 由哪一注移至哪一注？例如「{ play-word-move } 小 { play-word-to } 大」或「{ play-word-move } 點數 9 { play-word-to } 點數 10」
play-what-to-do = 作何動作？可選：{ $acts }。{ $fields }
play-fields-are = 各欄寫作「NAME=VALUE」，方括號內者可省略；你為「player=you」
play-card-too-soon = 現時並非派牌：請先輸入「{ play-word-go }」，然後{ $card }
play-bet-by-name = 請以名稱投注，例如{ $examples }
play-lies-on = { $bet } { $amount }
play-nothing-lies = 檯證上並無注碼
play-cards-fixed = 牌序已定：封存{ $commitment }
play-throws-fixed = 結果已定：封存{ $commitment }
play-betting-open = 請下注。
play-typed-to = { $act }予{ $to }
play-or-do = { $error }（或輸入「{ play-word-do } 動作名稱」、「{ play-word-quit }」）
play-act-shown = { $act }：{ $values }
play-act-missing = 欠缺動作「{ $act }」
play-one-card = 每次一張牌，例如Ah
play-won = 你贏了{ $amount }。
play-lost = 你輸了{ $amount }。
play-even = 你不輸不贏。
play-on-the-layout = 檯證上：{ $stakes }。
play-chips-too-few = 你的籌碼不足此檯最低注額。
play-draws-open = { $count }個結果已開封；以「--record」可作紀錄。
play-draw-opens = 位置{ NUMBER($place, useGrouping: 0) }開封：{ $drawn }，隨機數{ $nonce }
play-void-draw-opens = 無效一局的位置{ NUMBER($place, useGrouping: 0) }開封：{ $drawn }，隨機數{ $nonce }
play-leave = 你帶走{ $currency } { $chips }。
play-not-played = 該局並未進行：退回{ $stakes }。
play-not-recorded = 該局不作紀錄：只記錄已完結的一局。
play-stays-there = 原在檯證上的注碼保留：{ $stakes }。

## The others at the table

play-company = 同檯有{ $others }。
play-companion = 第{ $place }門{ $name }

## What can be said at the table

help-bet-typed = 投注項目 [選定] 金額
help-bet = 投注：名稱、選定、金額
help-box-typed = 投注項目 金額 第3門
help-box = 在第3號座位的專用位置投注
help-back-typed = { play-word-back } 投注項目 [選定] [金額]
help-back = 停止投注前取消全部或部分投注
help-move-typed = { play-word-move } 投注項目 [選定] { play-word-to } 投注項目 [選定]
help-move = 停止投注前移動注碼
help-decide-typed = { stud-poker-word-raise }、{ stud-poker-word-fold }
help-decide = 看牌後決定加注與否
help-go-typed = { play-word-go }
help-go = 莊荷繼續：停止投注、開出結果、殺賠
help-step-typed = { play-word-step }
help-step = 莊荷只做一步
help-bets-typed = { play-word-bets }
help-bets = 可投注的項目
help-bets-and-edge-typed = { play-word-bets }
help-bets-and-edge = 可投注的項目、賠率及場方優勢
help-odds-typed = { play-word-odds }
help-odds = 下一局的準確概率；由牌靴派牌者，按餘牌計算
help-lying-typed = { play-word-lying }
help-lying = 檯證上的注碼
help-why-typed = { play-word-why }、{ play-word-why } 2
help-why = 上一局殺賠（或其第2行）所依據的條文
help-history-typed = { play-word-history }
help-history = 近局結果
help-rules-typed = { play-word-rules } 3
help-rules = 查閱規章條文
help-do-typed = { play-word-do } 動作名稱
help-do = 其他情況，寫法同紀錄：{ play-word-do } { $example }
help-quit-typed = { play-word-quit }
help-quit = 帶同籌碼離檯

## What can be asked

play-no-results = 尚未有結果。
play-nothing-settled = 尚未殺賠：請先投注，再輸入「{ play-word-go }」
play-no-line = 並無第{ $number }行：上一次殺賠只有第1至第{ $last }行
play-because = { $bet }：{ $result }，淨額{ $net }（{ $shown }）
play-reading-at = { $clause }的解釋：{ $taken }
play-which-article = 哪一條？{ $articles }

## What lies before one's eyes

play-you = 你
play-your-hand = 你的牌：

## Words to type: the English ones are understood in every language

play-word-help = 說明
play-word-bets = 項目
play-word-odds = 概率
play-word-lying = 檯面
play-word-history = 近局
play-word-why = 原因
play-word-rules = 條文
play-word-go = 繼續
play-word-step = 一步
play-word-back = 取消
play-word-move = 移動
play-word-to = 至
play-word-do = 動作
play-word-meet = 符合
play-word-void = 無效
play-word-quit = 離檯
play-word-quit-also = 離開
play-typed-at = 第{ $place }門
