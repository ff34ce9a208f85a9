### What `banca simulate` says: rounds, seats, sessions of a player with a bankroll, progress of long counts.

simulate-mean = média, por unidade apostada
simulate-interval = intervalo de confiança de 95%
simulate-exact = exacto
simulate-z = z
simulate-won-drawn-lost = ganhas, empatadas, perdidas
simulate-rounds = jogadas
simulate-rounds-in = { $rounds } em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, semente { NUMBER($seed, useGrouping: 0) }
simulate-seed-of = semente { NUMBER($seed, useGrouping: 0) }
simulate-rounds-count = { $count ->
    [one] 1 jogada
   *[other] { $count } jogadas
}
simulate-sessions-count = { $count ->
    [one] 1 sessão
   *[other] { $count } sessões
}
simulate-lives-count = { $count ->
    [one] 1 vida
   *[other] { $count } vidas
}
simulate-edge = vantagem da casa
simulate-edge-lost = o que o jogador perde
simulate-stderr = erro-padrão
simulate-sd = σ de uma jogada
simulate-quantiles = quantis
simulate-per-staked = média, de tudo o que se apostou
simulate-rate = ritmo
simulate-rounds-a-second = { $rate } milhões de jogadas por segundo
counting-rules = contagem: o que as regras permitem
counting-best-play = contagem: estratégia óptima
counting-fractions = contagem: fracções exactas
counting-two-hands-of-a-split = contagem: mãos separadas, duas a duas
counting-variance = contagem: variância
counting-hands = contagem: todas as mãos
counting-deals = contagem: todas as distribuições
counting-mutual-best-play = contagem: estratégias óptimas recíprocas
counting-throws = contagem: todos os lançamentos
counting-stopped = a contagem foi interrompida
simulate-counting = contam-se primeiro os valores exactos
simulate-dealt = jogadas distribuídas
simulate-strategy = joga-se
simulate-dealing = cartas
simulate-dealing-shoe = de um «shoe», até à carta branca
simulate-dealing-packs = de baralhos completos em cada jogada
simulate-too-few = { $fewest ->
    [one] insuficiente: menos de 1 jogada, ou todas iguais
   *[other] insuficiente: menos de { $fewest } jogadas, ou todas iguais
}
simulate-sd-exact = { $sd }, exacto { $exact }
simulate-first-of = lugar 1 de { $count }
simulate-difference = diferença dos baralhos completos
simulate-no-exact = não se conhece para este modo de jogar
simulate-packs-exact = { $exact }, de baralhos completos
simulate-rounds-broken-off = { $done ->
    [one] interrompido: jogou-se 1 de { $asked } jogadas
   *[other] interrompido: jogaram-se { $done } de { $asked } jogadas
}
simulate-rounds-broken-off-open = { $done ->
    [one] interrompido: jogou-se 1 jogada
   *[other] interrompido: jogaram-se { $done } jogadas
}
simulate-kept = guardado em { $file }: o mesmo comando continua daí
simulate-nothing = interrompido antes de feita qualquer coisa
simulate-not-reached = tanto não bastou: a meia-largura, por unidade apostada, é { $reached }, não { $wanted }

## Several seats

simulate-seats = { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
}
simulate-table-sd = σ de uma jogada, em unidades de uma aposta
simulate-correlation = correlação dos ganhos dos lugares
simulate-mean-correlation = correlação de dois lugares, em média

## Sessions of a player with a bankroll

simulate-player = { $bankroll } unidades, { $plan }
simulate-stop-loss = pára ao perder { $units }
simulate-stop-win = pára ao ganhar { $units }
simulate-seat = lugar { $number }
simulate-session-mean = média de uma sessão, em unidades
simulate-session-sd = σ de uma sessão
simulate-sessions-won = sessões com ganho
simulate-ruin = risco de ruína
simulate-ended = como acabaram
simulate-ended-ruin = ruína { $share }
simulate-ended-stop-loss = limite de perda { $share }
simulate-ended-stop-win = limite de ganho { $share }
simulate-ended-rounds = todas as jogadas { $share }
simulate-below = capitais que acabaram abaixo de zero
simulate-drawdown-mean = maior queda do capital, em média
simulate-rounds-mean = jogadas de uma sessão, em média
simulate-staked-mean = apostado numa sessão, em média
simulate-sessions = sessões
simulate-sessions-in = { $rounds ->
    [one] { $sessions } (1 jogada) em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, semente { NUMBER($seed, useGrouping: 0) }
   *[other] { $sessions } ({ $rounds } jogadas) em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, semente { NUMBER($seed, useGrouping: 0) }
}
simulate-too-few-sessions = { $fewest ->
    [one] insuficiente: menos de 1 sessão, ou todas iguais
   *[other] insuficiente: menos de { $fewest } sessões, ou todas iguais
}
simulate-added-is-found = O que se acrescenta numa jogada é posto mesmo que o capital não chegue; um capital abaixo de zero é ruína.
simulate-session-quantiles = o valor que essa parte das sessões não ultrapassou
simulate-gain = ganho
simulate-drawdown = maior queda
simulate-highest = capital mais alto
simulate-ruin-after = ruína após jogadas
simulate-session-results = o que as sessões ganharam
simulate-sessions-broken-off = { $done ->
    [one] interrompido: jogou-se 1 de { $asked } sessões
   *[other] interrompido: jogaram-se { $done } de { $asked } sessões
}
simulate-sessions-broken-off-open = { $done ->
    [one] interrompido: jogou-se 1 sessão
   *[other] interrompido: jogaram-se { $done } sessões
}

## The life of a jackpot

simulate-lives-broken-off = { $done ->
    [one] interrompido: jogou-se 1 de { $asked } vidas
   *[other] interrompido: jogaram-se { $done } de { $asked } vidas
}
simulate-lives-broken-off-open = { $done ->
    [one] interrompido: jogou-se 1 vida
   *[other] interrompido: jogaram-se { $done } vidas
}

## How one plays

simulate-by-best = pela estratégia óptima
simulate-by-policy = como diz { $file }
simulate-usual = { $way } (salvo --strategy)

## Betting plans

plan-name-flat = aposta constante
plan-name-proportional = parte do capital
plan-name-martingale = martingala
plan-name-grand-martingale = grande martingala
plan-name-dalembert = d’Alembert
plan-name-reverse-dalembert = d’Alembert invertido
plan-name-fibonacci = Fibonacci
plan-name-labouchere = Labouchère
plan-name-reverse-labouchere = Labouchère invertido
plan-name-oscars-grind = «Oscar’s grind»
plan-name-paroli = paroli
plan-name-1-3-2-6 = 1-3-2-6
