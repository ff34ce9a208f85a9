### What is wrong with the arguments of an environment to learn in.

## A table

environment-no-edition = { $game }沒有版本{ $name }：現有{ $editions }
environment-not-posted = { $edition }的博彩桌不公佈{ $name }：{ $known }
environment-nothing-posted = { $edition }的博彩桌不公佈{ $name }：無須公佈任何事項
environment-not-by-names = { $what ->
    [options] 「options」
    [parameters] 「parameters」
   *[reset] 「reset」的選項
}須為以名稱標示的值，{"{"}名稱: 值{"}"}，而非{ $given }
environment-stake-not-money = 注額須為以分計算的整數，由1至{ MONEY($most) }，而非{ $given }
environment-stake-not-multiple = stake={ $stake }：多檯時不作捨入，而此處的賠率將注額分為{ $parts }份：注額須為{ $parts }分的倍數
environment-stake-beyond-bank = 注額{ MONEY($stake) }：莊家須出其{ $times }倍，而任何投注不得超過{ MONEY($most) }：此處最多為{ MONEY($here) }（{ $clause }）
environment-jackpot-at-many-tables = 累進大獎的彩池供一檯的所有局共用：只在單一實況博彩桌進行，不在多檯進行（{ $clause }）
environment-rounds = 每回合的局數須為1至{ $most }的整數，而非{ $given }
environment-num-envs = num_envs為博彩桌的數目，須為1至{ $most }的整數，而非{ $given }
environment-seats = seats={ $seats }：此檯可坐{ $least }至{ $most }人
environment-seats-by-clause = seats={ $seats }：此檯可坐{ $least }至{ $most }人（{ $clause }）
environment-on-unlawful = on_unlawful={ $given }無法識別：可用{ $known }
environment-render-mode = render_mode={ $given }無法識別：可用{ $known }或None
environment-autoreset-mode = autoreset_mode={ $given }在此無法識別：可用{ $known }
environment-penalty = 罰分須為0或以上的單位數，而非{ $given }
environment-final = final={ $given }須為True（提供最後所見）或False
environment-raise-at-many-tables = 多檯時，不合規的動作只在infos['refused']標示，不會引發錯誤：on_unlawful='raise'只用於單一實況博彩桌
environment-render-at-many-tables = 多檯時不作顯示：render_mode={ $given }只用於單一實況博彩桌
environment-always-raised = 多名學習者時，不合規的動作必定引發錯誤：{ $name }只用於Gymnasium的環境

## Resets

environment-seed = 種子須為0或以上的整數，而非{ $given }
environment-seed-for-each = 多檯共用一個種子，即0或以上的整數，而非每檯各有一個
environment-reset-takes-no = reset不接受{ $name }：只接受'shown'，即隨機最先出現者
environment-many-reset-takes-no = 多檯時reset不接受{ $name }：只接受種子
environment-shown = shown須為隨機最先出現者的列表，按紀錄的寫法，而非{ $given }
environment-cannot-come = 現時不可能出現{ $given }：可出現{ $possible }
environment-and-more = ……另有{ $count }項
environment-not-reset = 尚未有人入座：請先執行reset
environment-many-not-reset = 各檯尚未有人入座：請先執行reset
environment-episode-over = 回合已完結：執行reset可開始下一回合

## Actions

environment-no-action = { $given }並非動作：動作為0至{ NUMBER($most, useGrouping: 0) }的整數
environment-actions-not-for-each = { NUMBER($tables, useGrouping: 0) }檯每檯須有一個動作，而非形狀為{ $shape }的陣列

## Refusals

refusal-bet-must-be-money = 注額為{ NUMBER($stake, useGrouping: 0) }分時「{ $bet }」不足1分：投注須為1分或以上
