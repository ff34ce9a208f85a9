### What `banca settle` says.

## Settlement

settle-refused = recusado: acto { $number }, { $act }: { $why }
settle-result-is = resultado: { $result }
settle-standing = na mesa: { $stakes }
settle-standing-stake = { $player } em { $bet } { $amount }
settle-net-is = saldo: { $nets }; casa { $house }
settle-no-bets = sem apostas
settle-verified = jogadas verificadas segundo o que foi publicado: { $count }
settle-filled-in = · um passo que o regulamento manda, acrescentado
