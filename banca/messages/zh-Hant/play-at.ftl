### What is said at a table of a house on the network (banca play --at).

play-which-game = 請指定博彩種類：{ $games }
play-only-at = { $option }只用於網絡上的場方：請同時指定--at
play-at-not-with = { $option }只用於自己的博彩桌，不用於網絡上的場方
play-at-which-table = 請以--table指定博彩桌：{ $tables }
play-at-no-table = 該處並無此種博彩的博彩桌開放
play-at-table = 博彩桌{ $table }；你的名稱為{ $name }。投注例如{ $examples }；時間一到，場方自行繼續。輸入「{ play-word-help }」可知其他指令。
play-at-betting-open = 現可下注，為時{ $seconds }秒。
play-at-house-goes-on = 時間一到，場方自行繼續
play-at-nothing-settled = 你尚未有投注殺賠
play-at-somebody = { $name }：{ $does }
play-at-stakes-stay = 檯上的注碼留下，由場方殺賠：{ $stakes }。
play-at-help-decide-typed = 選擇
play-at-help-decide = 被詢問時，以該選擇的字詞或號碼作決定
play-at-hand = 你的牌
play-at-tiles = 牌
play-at-face-up = 已翻開
