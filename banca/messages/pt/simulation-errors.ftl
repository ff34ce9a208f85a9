### What cannot be simulated, and what is wrong with a run that was kept.

## Rounds and seats

simulation-no-seats = ninguém está sentado à mesa: é necessário pelo menos um lugar
simulation-dealing-unknown = as cartas não se distribuem de { $dealing }: { $known }
simulation-too-few-rounds = { $rounds } jogadas não se podem jogar: é necessária pelo menos uma
simulation-too-many-rounds = { $rounds } jogadas não se podem jogar: no máximo { $most }
simulation-no-cores = { $cores } núcleos não jogam nada: é necessário pelo menos um
simulation-too-many-cores = { $cores } núcleos são demasiados: no máximo { $most }
simulation-bet-never-made = em tão poucas jogadas não se fez nenhuma aposta “{ $bet }”: peça mais
simulation-stakes-too-fine-together = estas apostas têm um divisor comum demasiado pequeno para se contarem em conjunto: use montantes mais redondos
simulation-stakes-too-fine-to-add = estas apostas têm um divisor comum demasiado pequeno para se somarem: use montantes mais redondos
simulation-too-many-ways = as apostas de um lugar podem acabar de mais de { $most } maneiras: faça menos
simulation-no-cards-in-game = em { $game } não se distribuem cartas: não há «shoe»
simulation-dice-no-shoe = no «craps» lançam-se dados, não se distribuem cartas: não há «shoe»
simulation-machine-no-shoe = a mesa usa um baralhador-distribuidor automático, que não é um «shoe»: cada jogada é distribuída de todas as suas cartas ({ $clause })

## Checkpoints

checkpoint-no-run = { $file } não contém uma simulação guardada: indique um ficheiro novo, ou o que foi escrito
checkpoint-changed = { $file } foi alterado depois de nele se guardar a simulação: indique um ficheiro novo
checkpoint-of-another-run = { $file } contém outra simulação: são necessários o mesmo jogo, as mesmas opções, apostas e semente, e a mesma versão do programa
checkpoint-holds-more = { $file } contém já { $counted }: peça pelo menos outro tanto
checkpoint-not-written = { $file }: a simulação não se pode guardar aí: { $reason }

## Sessions of a player with a bankroll

session-count-not-possible = { $sessions } sessões: pelo menos uma, no máximo { $most }
session-rounds-not-possible = uma sessão de { $rounds } jogadas: pelo menos uma, no máximo { $most }
session-players-not-seats = jogadores: { NUMBER($players, useGrouping: 0) }, lugares: { NUMBER($seats, useGrouping: 0) }: cada um tem o seu
session-line-full = { $plan }: uma linha chegou a { $most } números, que é o máximo: fixe um limite de perda
session-bankroll-full = um capital chegou a { $most } unidades, e não se conta mais: fixe uma aposta máxima ou um limite de ganho
session-none-over = nenhuma sessão acabou: peça sessões mais curtas, ou espere mais
session-units-beyond-count = { $units } unidades são mais do que se pode contar: no máximo { $most }
session-least-stake = aposta mínima de { $stake } unidades: são possíveis de 1 a { $most }
session-most-stake = aposta máxima de { $stake } unidades: são possíveis de { $least } a { $most }
session-bankroll-below-stake = capital de { $bankroll } unidades: a aposta mínima é { $least }
session-stop-not-possible = { $stop ->
    [loss] limite de perda
   *[win] limite de ganho
} de { $units } unidades: pelo menos uma, ou nenhum limite
session-stakes-beyond-count = apostas até { $stake } unidades, cujos ganhos se contam em partes de 1/{ NUMBER($parts, useGrouping: 0) }, são mais do que se pode contar: uma aposta máxima de { $most } é possível
session-bankroll-beyond-count = capital de { $bankroll } unidades: podem contar-se menos de { $most }

## Blackjack

blackjack-main-bet-needed = as outras apostas fazem-se a par de uma aposta inicial: cada lugar precisa de uma, salvo se uma aposta for simulada por si só ({ $clause })
blackjack-bet-not-at-table = não existe a aposta { $bet } nesta mesa: há { $known }
blackjack-bet-goes-with-main = “{ $bet }” acompanha a aposta inicial a que se acrescenta, e simula-se com ela: peça “{ $main }”
blackjack-insurance-too-high = seguro de { $insurance }: com esta aposta aceita-se no máximo { $most } ({ $clause })
blackjack-bet-held-once = cada aposta faz-se uma só vez: junte os montantes
blackjack-no-chart = um modo de jogar «black jack» é um “Chart” (banca.strategy.blackjack.chart), e não { $given }
blackjack-place-ends = um lugar pode ter { $count } resultados diferentes: só se simulam mesas com menos mãos
blackjack-seat-ends = um lugar pode ter mais de { $most } resultados diferentes: simule as suas apostas em separado
bet-refused-by-clause = { $because } ({ $clause })

## Pai kau

pai-kau-players-of-bank = { $players ->
    [one] 1 jogador
   *[other] { NUMBER($players, useGrouping: 0) } jogadores
}: a banca passa por 2 a { $most } jogadores ({ $clause })
pai-kau-sums-below-nought = as apostas e os capitais não podem ser inferiores a zero ({ $clause })
pai-kau-rounds-held = { $rounds } jogadas, { $held } por cada banqueiro: em ambos os casos, de 1 a { $most }
pai-kau-nobody-takes-bank = ninguém tem a banca: alguém deve tê-la, com um capital ({ $clause })
pai-kau-no-stake-against-bank = contra uma das bancas não haveria qualquer aposta: não se joga nenhuma jogada ({ $clause })
pai-kau-sums-beyond-count = os capitais e as apostas são maiores do que se pode contar com exactidão: indique outros menores
pai-kau-no-way-to-arrange = { $given } não é um modo de dispor as pedras: são-no { $known }, uma divisão para cada espécie, ou uma função de quatro pedras ({ $clause })
pai-kau-divisions-needed = é necessária uma divisão para cada espécie: { $kinds } espécies de quatro pedras têm { $divisions } divisões cada uma ({ $clause })
pai-kau-no-division = { $given } não é uma divisão de { $tiles }: duas das suas pedras na frente, duas no fundo ({ $clause })
pai-kau-stake-too-low = uma aposta de { NUMBER($stake, useGrouping: 0) } centésimos da unidade monetária: o mínimo é 1
pai-kau-one-bet-a-player = cada jogador faz uma só aposta numa jogada de «p’ai kao»: quem tiver a banca, ou a apoiar, não aposta em nenhum lugar ({ $clause })
pai-kau-no-bet = “{ $bet }” não é uma aposta do «p’ai kao»: são-no { $known } ({ $clause })
pai-kau-one-banker = uma jogada tem um só banqueiro ({ $clause })
pai-kau-too-many-players = demasiados jogadores: uma mesa tem { $seats } lugares, incluindo o do banqueiro ({ $clause })

## Stud poker

stud-poker-too-many-bettors = { NUMBER($bettors, useGrouping: 0) } jogadores: uma mesa tem { $boxes } lugares, um para cada um ({ $clause })
stud-poker-bet-once = um lugar recebe cada modalidade de aposta uma só vez, e não { $bets } ({ $clause })
stud-poker-bet-none = um lugar recebe cada modalidade de aposta uma vez, e tem de receber alguma ({ $clause })
stud-poker-no-bet = “{ $bet }” não é uma aposta do «stud poker»: são-no { $known } ({ $clause })
stud-poker-raise-in-ante = a aposta adicional decorre da aposta inicial: indique “{ $ante }”, que a inclui ({ $clause })
stud-poker-jackpot-stake-not-posted = uma aposta no «jackpot» de { MONEY($stake) }: a mesa anuncia { MONEY($posted) } ({ $clause })
stud-poker-jackpot-boxes = lugares com aposta no «jackpot»: { NUMBER($boxes, useGrouping: 0) }: uma mesa tem de 1 a { $most } ({ $clause })
stud-poker-jackpot-lives = { $lives } vidas de um «jackpot»: no mínimo 1, no máximo { $most }
stud-poker-pool-not-fed = um bolo que nenhuma aposta alimenta não tem vida: reserve-lhe uma parte de cada uma ({ $clause })
stud-poker-pool-beyond-count = apostas tão grandes, ou com partes tão finas para o bolo, são mais do que se pode contar: indique outras mais redondas
stud-poker-no-way-to-play = { $given } não é um modo de jogar «stud poker»: nenhum, para a estratégia óptima; a força a partir da qual se faz a aposta adicional; fazê-la ou não por classe; ou uma função da mão e da carta ({ $clause })
stud-poker-no-decision = { $given } não é uma decisão sobre { $hand }: são-no “{ $raise }” e “{ $fold }” ({ $clause })
stud-poker-no-class = { $given } não é uma classe de mãos: são-no { $known } ({ $clause })
