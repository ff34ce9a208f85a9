### What is said at a table of a house on the network (banca play --at).

play-which-game = 請指定博彩種類：{ $games }
play-only-at = { $option }只用於網絡上的場方：請同時指定--at
play-at-not-with = { $option }只用於自己的賭枱，不用於網絡上的場方
play-at-which-table = 請以--table指定賭枱：{ $tables }
play-at-no-table = 該處沒有此博彩的賭枱開放
play-at-table = { $table }號賭枱；你的名稱是{ $name }。下注例如{ $examples }；時間一到，場方自行繼續。輸入「{ play-word-help }」可知還可說甚麼。
play-at-betting-open = 現可下注，為時{ NUMERAL($seconds) }秒。
play-at-house-goes-on = 時間一到，場方自行繼續
play-at-nothing-settled = 你尚未有任何投注結算
play-at-somebody = { $name }：{ $does }
play-at-stakes-stay = 枱上的投注留下，由場方結算：{ $stakes }。
play-at-help-decide-typed = 選擇
play-at-help-decide = 被問時，以選項的字或號碼作答
play-at-hand = 你的牌
play-at-tiles = 牌
play-at-face-up = 已翻開
