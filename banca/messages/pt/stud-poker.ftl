### What is said of stud poker alone.

## What lies before one's eyes

stud-poker-jackpot-is = «jackpot»: { "" }
stud-poker-croupier-is = «croupier»: { "" }

## The life of a jackpot

stud-poker-life = a vida do «jackpot»
stud-poker-life-is = Uma vida: do mínimo do bolo ao naipe real que o leva todo; com mão que ganha faz-se sempre a aposta adicional.
stud-poker-life-boxes = apostas de «jackpot» em cada jogada: { $count }
stud-poker-life-rounds-to-hit = jogadas até sair
stud-poker-life-rounds-to-hit-exact = exacto
stud-poker-life-bets-to-hit = apostas até sair
stud-poker-life-meter = valor do «jackpot» ao sair
stud-poker-life-returned = pago aos jogadores, do apostado
stud-poker-life-contribution = de cada aposta para o bolo
stud-poker-life-house-gains = ganho da casa, do apostado
stud-poker-life-puts-in = a casa põe
stud-poker-meter = valor
stud-poker-life-house-cost = o que a casa põe, por vida
stud-poker-life-borne = prémios além do bolo
stud-poker-life-topped-up = bolos recomeçados
stud-poker-life-count = vidas
stud-poker-life-took = { $rounds ->
    [one] { $lives } (1 jogada) em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, semente { NUMBER($seed, useGrouping: 0) }
   *[other] { $lives } ({ $rounds } jogadas) em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, semente { NUMBER($seed, useGrouping: 0) }
}
stud-poker-life-quantiles = o valor que essa parte das vidas não ultrapassou
stud-poker-life-prizes = prémios
stud-poker-life-too-few = ± ?: menos de { $fewest } vidas são poucas para dizer a que distância isto está.
stud-poker-plot-meter = O valor do «jackpot» enquanto não sai
stud-poker-plot-meter-band = { $low }–{ $high }% dos valores
stud-poker-plot-bands-end = bandas só enquanto restam { $fewest } ou mais
stud-poker-plot-alive = Quantos ainda não saíram
stud-poker-plot-half-hit = metade sai em { $rounds } jogadas
stud-poker-plot-one-hit = saiu na jogada { $rounds }
stud-poker-plot-mean-hit = média { $rounds }

## How one plays

stud-poker-by-raises = aposta adicional a partir de { $hand }

stud-poker-ace-king-is = ás e rei: com aposta adicional a partir de ás e rei, seja qual for a carta do «croupier»
stud-poker-ante-of = de uma aposta inicial de { $ante }, com adicional de { $more }
stud-poker-round-is = Uma jogada é uma distribuição num lugar, com a aposta adicional que nele se faz; a unidade é a aposta inicial.

## One hand

stud-poker-raising-over = valor: em apostas iniciais, sobre as { $hands } mãos que o «croupier» pode ter
stud-poker-raising-closed = não abre
stud-poker-raising-lower = abre, { $hand }, mais baixa
stud-poker-raising-higher = abre, { $hand }, mais alta
stud-poker-raising-equal = mãos iguais: decidem os naipes
stud-poker-raising-all = todas
stud-poker-raising-rests-on = assenta em { $clauses }; interpretações: { $readings }

## All hands

stud-poker-raising-title = estratégia óptima
hand-ace-king = ás e rei
hand-lower-odd = abaixo de ás e rei
stud-poker-raising-in = ás e rei, com carta do mesmo valor que a do «croupier»
stud-poker-raising-out = ás e rei, sem carta desse valor
stud-poker-raising-chart-is = Colunas: a carta do «croupier». R fazer a aposta adicional, F não a fazer; número:% de tais mãos em que se faz.
stud-poker-raising-ask = Uma delas: banca strategy { $game } --hand { $hand } --bank { $card }
stud-poker-raising-forbidden = À mesa nada se pode usar para preparar estratégias de apostas ({ $clause }).
stud-poker-raising-edge = vantagem, da aposta inicial
stud-poker-raising-raised = com adicional
stud-poker-raising-sd = desvio-padrão, em apostas iniciais
stud-poker-raising-ace-king-edge = vantagem, com aposta adicional a partir de ás e rei

## The jackpot

stud-poker-meter-at = { $bet } com o «jackpot» em { $meter }
stud-poker-meter-shows = valor do «jackpot»: o que se vê antes da aposta, que depois entra no bolo
stud-poker-meter-break-even = ponto de equilíbrio com o «jackpot» em { $meter } (antes de arredondar os prémios, { $exact } centésimos da unidade monetária)
stud-poker-meter-always = não perde com nenhum valor do «jackpot»
stud-poker-meter-minimum = vantagem no mínimo do bolo, { $minimum }: { $edge }
stud-poker-meter-falls = desde { $meter } de «jackpot» a vantagem é { $edge }, e desce { $fall } por cada { $stake } a mais
stud-poker-meter-flat = desde { $meter } de «jackpot» a vantagem é { $edge }, enquanto as somas fixas excedem as partes do bolo
stud-poker-meter-feeds = uma aposta dá ao bolo { $contribution }
stud-poker-meter-costs = uma aposta custa, em média, { $fixed } em somas fixas sem parte do bolo
stud-poker-meter-house = a casa suporta, em média, { $borne } além do bolo e { $restart } para o fazer recomeçar

## Of the progressive jackpot

hand-royal-flush = naipe real
hand-straight-flush = sequência de naipe
hand-four-of-a-kind = quatro cartas iguais
hand-full-house = trio-par
hand-flush = naipe ou cor

## Words to type at its tables

stud-poker-word-raise = adicional
stud-poker-word-fold = sem adicional
