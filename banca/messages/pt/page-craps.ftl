### The felt of craps. Names of bets and their prices come from the law.

craps-page-result = { $total } ({ $first } e { $second })
craps-page-come-out = Primeiro lançamento
craps-page-no-point = Sem número ponto
craps-page-point = Número ponto { $point }
craps-page-open = Apostas até lançar
craps-page-rolling = Os dados estão a rolar
craps-page-void = Lançamento nulo, que se repete
craps-page-on = ON
craps-page-off = OFF

craps-page-shooter = Lançador: { $player }
craps-page-shooter-you = Os dados são seus
craps-page-offered = Dados apresentados a { $player }
craps-page-offered-to-you = Os dados são-lhe apresentados
craps-page-nobody = Ninguém tem os dados
craps-page-choose = Escolher { $count } dos { $of }, ou prescindir
craps-page-your-throw = Lançar quando quiser
craps-page-order = Ordem: { $players }
craps-page-you = o próprio
craps-page-stake-to-throw = Pode lançar quem tiver apostado
craps-page-die = Dado { $die } de { $of }

craps-page-history = Últimos lançamentos
craps-page-no-throws = Ainda sem lançamentos
craps-page-marked-on = número ponto { $point } marcado
craps-page-marked-off = marcação retirada

craps-page-odds = Adic.
craps-page-draws = { $total } empata
craps-page-parts = Partes do tabuleiro
craps-page-line = Linha
craps-page-hard-ways = Hard Ways
craps-page-hard-ways-says = ficam até se decidirem
craps-page-one-roll = Um lançamento
craps-page-one-roll-says = decide o próximo
craps-page-others = Outras apostas
craps-page-others-says = autorizadas para esta mesa
