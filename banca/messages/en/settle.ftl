### What `banca settle` says.

## Settlement

settle-refused = refused: act { $number }, { $act }: { $why }
settle-result-is = result: { $result }
settle-standing = standing on the layout: { $stakes }
settle-standing-stake = { $player } on { $bet } { $amount }
settle-net-is = net: { $nets }; house { $house }
settle-no-bets = no bets
settle-verified = rounds verified under what was published: { $count }
settle-filled-in = · a step that the edition prescribes, filled in
