### Bets and prizes that are authorised beyond the regulation.

authorised-are = { $options }；許可予{ $house }：{ $bets }
authorised-unmet = { $bet }（待符合條件：{ $conditions }）
authorised-condition-met = 此檯已符合{ $bet }的條件：{ $condition }
authorised-nothing-to-meet = 此檯並無「{ $bet }」的待符合條件
help-meet-typed = { play-word-meet } 投注項目
help-meet = 記錄此檯已符合該投注獲許可的條件
authorised-when = 按許可
