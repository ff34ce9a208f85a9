### What is said of pai kau alone.

## Odds

pai-kau-mutual-bound-is = o máximo que o valor muda quando um dos lados, seja qual for, passa a uma melhor resposta ao outro
pai-kau-value-bound-is = o máximo que o valor muda quando o outro lado passa a uma melhor resposta às estratégias óptimas recíprocas do próprio
pai-kau-approached = ≈ não exacto: { $bound }
pai-kau-strategy-player = pedras de um jogador, contra { $hands } mãos do banqueiro ({ $way }); valor: por unidade apostada
pai-kau-strategy-banker = pedras do banqueiro, contra { $hands } mãos de um lugar ({ $way }); valor: por unidade de capital
pai-kau-strategy-best = estratégia óptima
pai-kau-strategy-summary-player = o que perde uma unidade num lugar: linhas, modos do jogador; colunas, do banqueiro
pai-kau-strategy-summary-banker = o que perde uma unidade da banca: linhas, modos do jogador; colunas, do banqueiro
pai-kau-strategy-best-is = estratégia óptima: a melhor resposta ao modo do outro lado ou, de ambos, à sua estratégia óptima

## Pai kau

pai-kau-house = casa
pai-kau-backing-house = apoio da casa
pai-kau-seat-is = lugar { $place }
pai-kau-bet-at = { $bet } ({ $place })
pai-kau-no-bank = Ainda ninguém tem a banca.
pai-kau-bank-is = Banca: { $banker } no lugar { $place }, jogada { $number } de { $rounds }, { $capital } ({ $shares })
pai-kau-on-the-seats = Contra ela: { $stakes }
pai-kau-bank-is-yours = A banca é sua no lugar { $place }, jogada { $number } de { $rounds }: “banca MONTANTE”, ou “{ pai-kau-word-pass }”.
pai-kau-bank-at-least = Ganhou: pelo menos { $amount }.
pai-kau-house-would-back = A casa junta { $amount }.
pai-kau-bank-or-pass = primeiro a banca, que é sua: “banca MONTANTE”, ou “{ pai-kau-word-pass }”
pai-kau-tiles-of-seat = As suas pedras no lugar { $place }:
pai-kau-tiles-of-bank = As suas pedras, as da banca, no lugar { $place }:
pai-kau-numbers-are-rows = Números: as linhas da Tabela 1 (pedras) e da Tabela 2 (pares), 1 a mais alta.
pai-kau-arrange-how = Como as dispõe? { $numbers } (“{ pai-kau-word-hint }” diz o que vale cada modo)
pai-kau-arrange-one-how = Como dispõe as pedras do lugar { $place }? { $numbers } (ou outro primeiro: “1 no lugar { $other }”)
pai-kau-no-tiles = não tem agora pedras para dispor
pai-kau-not-your-seat = não lhe cabe agora dispor as pedras do lugar { $place }; lugares que lhe cabem: { $places }
pai-kau-which-division = que disposição? { $numbers }
pai-kau-best-is-marked = { $mark } a melhor
pai-kau-order-or-all = escreva “{ pai-kau-word-order }”, ou “{ pai-kau-word-order } { pai-kau-word-all }”
pai-kau-owes = { $debtor } deve a { $creditor } { $amount } pelo lugar { $place }
pai-kau-you-owe = Deve a { $creditor } { $amount }: com as pedras mais bem dispostas, o lugar { $place } não teria perdido.
pai-kau-owes-you = { $debtor } deve-lhe { $amount }: com as pedras mais bem dispostas, o lugar { $place } não teria perdido.
pai-kau-said-banks = { $who } tem a banca no lugar { $place } com { $amount }
pai-kau-said-bets = { $who } aposta { $amount } no lugar { $place }
pai-kau-said-takes-back = { $who } retira a aposta do lugar { $place }
pai-kau-said-passes = { $who } recusa a banca
pai-kau-said-agrees = { $who } consente que o banqueiro continue
pai-kau-said-arranges = { $who } dispôs as pedras do lugar { $place }
pai-kau-said-you-arrange = as suas pedras estão na mesa
pai-kau-said-counts = somam { $sum }, começa-se pelo lugar { $place }

## What can be said there

pai-kau-help-seat-typed = lugar MONTANTE [no lugar 2]
pai-kau-help-seat = apostar num lugar: um livre, o seu, ou o que disser
pai-kau-help-co-bet-typed = conjunta MONTANTE no lugar 3
pai-kau-help-co-bet = apostar com outro no lugar dele: dispõe as pedras quem tiver a aposta mais elevada
pai-kau-help-backing-typed = apoio MONTANTE
pai-kau-help-backing = apoiar o banqueiro; o seu lugar não recebe então apostas
pai-kau-help-bank-typed = banca MONTANTE, { pai-kau-word-pass }
pai-kau-help-bank = ter a banca com tanto quando for sua, ou passá-la
pai-kau-help-agree-typed = { pai-kau-word-agree }
pai-kau-help-agree = consentir ao banqueiro uma terceira jogada, quando a banca seria sua
pai-kau-help-cut-typed = { pai-kau-word-cut }
pai-kau-help-cut = cortar as pedras, pelo lugar onde aposta
pai-kau-help-declare-typed = { pai-kau-word-declare } { value-from-the-tail }
pai-kau-help-declare = como banqueiro: de que lado se distribui
pai-kau-help-divide-typed = 1, 2, 3, { pai-kau-word-arrange } 2 no lugar 5
pai-kau-help-divide = dispor as pedras por um dos modos mostrados; de vários lugares, as do lugar 5
pai-kau-help-hint-typed = { pai-kau-word-hint }
pai-kau-help-hint = o que vale exactamente cada modo, contra o modo da casa
pai-kau-help-tiles-typed = { pai-kau-word-tiles }
pai-kau-help-tiles = ver de novo a mesa ou as suas pedras
pai-kau-help-order-typed = { pai-kau-word-order }, { pai-kau-word-order } { pai-kau-word-all }
pai-kau-help-order = a ordem dos pares em resumo, ou todas as linhas

## Banks that go round

pai-kau-banks = a banca passa à roda
pai-kau-banks-are = Como banqueiro: ganho por unidade de capital; como jogador: por unidade apostada; por jogada: em dinheiro.
pai-kau-banks-exact-stake = uma unidade apostada, exacto
pai-kau-banks-house-a-round = a casa ganha, por jogada
pai-kau-banks-commission = comissão
pai-kau-banks-breakage = sobra do arredondamento
pai-kau-banks-as-backer = como apoiante
pai-kau-banks-lots = bancas por sorteio
pai-kau-banks-too-few = ± ?: a banca deu menos de { $fewest } voltas inteiras, poucas para dizer a que distância isto está.
pai-kau-banks-z-stake = z de todos os jogadores
pai-kau-plot-each-gains = O que cada jogador ganha por jogada, em dinheiro
pai-kau-plot-banks = lugar { $place }: { $stake }, banca { $capital }
pai-kau-plot-bets = lugar { $place }: { $stake }
pai-kau-plot-as-banker = como banqueiro
pai-kau-plot-as-bettor = como jogador
pai-kau-plot-house = a casa
pai-kau-plot-house-gains = O que a casa ganha por jogada, em dinheiro
pai-kau-plot-commission = comissão
pai-kau-plot-breakage = sobra do arredondamento
pai-kau-plot-as-backer = como apoiante
pai-kau-plot-too-few = ± ?: jogadas insuficientes para o dizer

## How one plays

pai-kau-by-way = pedras dispostas pelo modo «{ $way }»

pai-kau-round-is = Uma jogada é uma distribuição, um lugar contra a banca; a unidade é o que se aposta no lugar.

## Ways in which a house arranges its tiles

pai-kau-way-customary = Habitual
pai-kau-way-customary-says =
    Decide a primeira destas regras que se aplique. Entre frentes iguais prefere-se o fundo mais alto, entre fundos iguais a frente mais alta.
    1. Uma disposição que nenhuma outra supere, nem à frente nem atrás.
    2. Um par vai para trás, de dois o mais alto. Separa-se, para fazer a frente mais alta, só por tantos pontos ou mais (um gong vale mais do que 9, um rei nove mais do que um gong): { $split }. Qualquer outro par mantém-se.
    3. Céu ou Terra vai para trás com uma pedra de { $first } pontos, senão de { $others }, primeiro o fundo mais alto, se ficarem { $least_front } pontos ou mais à frente; se ficarem menos, o fundo mais alto.
    4. A frente mais alta. Mas se for inferior a { $fair_points } pontos com o Três Comprido, e o fundo mais alto tiver { $fair_back } pontos ou mais, o fundo mais alto.
pai-kau-way-pair = de pedras de { $points } pontos por { $making }
pai-kau-way-supreme = o Supremo por { $making }
pai-kau-way-making = { $front } à frente e { $back } atrás
pai-kau-a-king-nine = um rei nove
pai-kau-way-or = { $first }, ou { $last }
pai-kau-way-else = { $first }, senão de { $last }
pai-kau-way-balanced = Equilibrado
pai-kau-way-balanced-says = os dois grupos juntos o mais alto possível na Tabela 2, depois a menor diferença
pai-kau-way-highest-front = Frente mais alta
pai-kau-way-highest-front-says = a frente o mais alta possível, depois o fundo
pai-kau-way-highest-back = Fundo mais alto
pai-kau-way-highest-back-says = o fundo o mais alto possível, depois a frente

## Words to type at its tables

pai-kau-word-pass = passar
pai-kau-word-agree = consentir
pai-kau-word-cut = cortar
pai-kau-word-declare = declarar
pai-kau-word-arrange = dispor
pai-kau-word-hint = sugestão
pai-kau-word-tiles = pedras
pai-kau-word-order = ordem
pai-kau-word-all = completa
