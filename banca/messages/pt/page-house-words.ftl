### Words for tables, currencies and transfers, on the page and in the terminal.

table-status-open = aberta
table-status-paused = em pausa
table-status-closed = encerrada
table-dealer-program = programa
table-dealer-croupier = «croupier»
currency-HKD = dólares de Hong Kong (HKD)
currency-MOP = patacas (MOP)
currency-play-HKD = dinheiro fictício (play-HKD)
currency-play-MOP = dinheiro fictício (play-MOP)
transfer-purchase = compra de fichas
transfer-redemption = troca de fichas
transfer-gift = oferta
transfer-guest = boas-vindas
transfer-debt = dívida paga
transfer-stake = aposta
transfer-stake-back = aposta retirada
transfer-returned = aposta devolvida
transfer-prize = prémio
transfer-reversal = estorno
transfer-reversal-back = estorno
transfer-correction = correcção
transfer-pool-contribution = parte das apostas
transfer-pool-top-up = reforço da casa
transfer-pool-opening = dotação inicial
