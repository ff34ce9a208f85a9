### What stands in the pictures of simulations and reports.

## One bet

plot-distribution = O que ganha uma unidade apostada, e com que probabilidade: { $bet }.
plot-log = escala em potências de dez
plot-bands = Retorno ao fim de um dado número de jogadas, na hipótese de distribuição normal, a 90%, 95% e 99%: { $bet }.
plot-rounds-played = jogadas
plot-expected = retorno exacto
plot-even = ponto de equilíbrio 100%
plot-unsafe = à esquerda, banda pouco fiável

## Sensitivity

plot-tornado = O que cada opção pode juntar à vantagem da casa (à direita) ou tirar-lhe (à esquerda), a maior primeiro.
plot-tornado-of = O que cada opção pode juntar à vantagem da casa (à direita) ou tirar-lhe (à esquerda): { $bet }.
plot-now = como escolhido
plot-moves = diferença da vantagem, pontos percentuais

## Rounds

plot-way = Média por unidade apostada, com o correr das jogadas
plot-z = A que distância do valor exacto fica a média, em erros-padrão
plot-z-of-mean = A que distância da última ficava a média, em erros-padrão
plot-of-packs = o valor exacto é o de baralhos completos
plot-simulated = simulado
plot-band = banda de 95%
plot-results = O que uma jogada ganha, em unidades apostadas, e quantas vezes

## Sessions

plot-fan = O capital, jogada a jogada
plot-band-of = { $low }–{ $high }% das sessões
plot-median = mediana
plot-mean = média
plot-some = { $n ->
    [one] 1 sessão
   *[other] { $n } sessões, uma a uma
}
plot-one = uma só sessão
plot-start = início
plot-ruin = ruína
plot-stop-loss = limite de perda
plot-stop-win = limite de ganho
plot-all-rounds = todas as jogadas
plot-ended = Como acabaram as sessões
plot-gains = O que uma sessão ganha, em unidades
plot-falls = Maior queda, em unidades
plot-outside = { $share } ficam fora da imagem

## Figures with their names and units

plot-named = { $name } { $figure }
plot-millions = { $count } M
plot-thousands-of-millions = { $count } G
plot-bets-and-edge = { $bets }: { $edge }
