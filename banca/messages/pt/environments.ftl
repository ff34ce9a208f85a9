### What an environment to learn in shows of its table.

## In any game

environment-last = última acção: “{ $action }”
environment-lawful = pode fazer-se: { $actions }
environment-nothing = nada
environment-none = nenhum

## Games

environment-baccarat = { $edition }: grupo jogador { $player }, grupo banqueiro { $banker }; apostado: { $staked }; cartas que restam: { $left }
environment-blackjack = { $edition }: banca { $bank }; mãos: { $hands }
environment-craps = { $edition }: dados { $dice }; número ponto { $point }; { $bets }
environment-not-thrown = por lançar
environment-no-bets = sem apostas
environment-one-draw = { $edition }: { $result }; apostado: { $staked }
environment-bets-open = apostas abertas
environment-pai-kau = { $edition }: pedras { $tiles }; { $known }
environment-tiles-of-bank = banqueiro: { $tiles }
environment-tiles-of-seat = lugar { $seat }: { $tiles }
environment-nothing-turned-up = nada está virado
environment-stud-poker = { $edition }: mão própria { $own }; «croupier» { $croupier }
