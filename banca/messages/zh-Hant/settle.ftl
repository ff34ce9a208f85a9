### What `banca settle` says.

## Settlement

settle-refused = 不予接受：第{ $number }個動作「{ $act }」：{ $why }
settle-result-is = 結果：{ $result }
settle-standing = 檯證上保留：{ $stakes }
settle-standing-stake = { $player } { $bet } { $amount }
settle-net-is = 淨額：{ $nets }；場方{ $house }
settle-no-bets = 並無投注
settle-verified = 已按所公佈的封存核實的局數：{ $count }
settle-filled-in = · 規章訂明的步驟，已補上
