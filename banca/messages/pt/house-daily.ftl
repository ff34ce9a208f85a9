### The report of a day: what every table and game held, beside theory.

daily-title = Relatório diário da casa
daily-of = { $day }
daily-house = Casa
daily-day = Dia
daily-in-macau = { $day }, da meia-noite à meia-noite em Macau
daily-digest = Impressão digital do conteúdo (SHA-256)
daily-key = Chave pública da casa (Ed25519)
daily-signature = Assinatura da casa (Ed25519)
daily-signed = Assinado pela casa
daily-play-money = { $currency } (dinheiro fictício)
daily-foot = Casa { $house } · { $day } · { $digest }
daily-says = O que se apostou nas mesas da casa, o que a casa reteve e o que a teoria diz que retém com as opções de cada mesa.
daily-nothing = Neste dia não terminou nenhuma jogada.
daily-stopped = { $times ->
    [one] Uma verificação da casa parou todas as mesas { $times } vez.
   *[other] Uma verificação da casa parou todas as mesas { $times } vezes.
  }
daily-outside = Fora da banda: mesa { $table }, { $bet } (z = { $z }).
daily-all-bets = todas as apostas
daily-by-table = Por mesa
daily-money = Dinheiro nas mesas
daily-by-game = Por jogo
daily-by-bet = Por aposta
daily-cage = Na tesouraria
daily-notes = Notas
daily-column-table = Mesa
daily-column-game = Jogo
daily-column-bet = Aposta
daily-column-rounds = Jogadas
daily-column-voids = Nulas
daily-column-staked = Apostado
daily-column-won = Ganho
daily-column-hold = Retenção
daily-column-theory = Teoria
daily-column-band = Banda
daily-column-z = z
daily-column-taken = Apostas recolhidas
daily-column-prizes = Prémios
daily-column-commission = Comissão
daily-column-breakage = Sobras
daily-column-pool-in = Para bolos
daily-column-pool-out = De bolos
daily-column-fills = Reforços
daily-column-currency = Moeda
daily-column-purchase = Fichas compradas
daily-column-redemption = Fichas trocadas
daily-note-win = Ganho: apostas recolhidas menos prémios, mais comissão e sobras do arredondamento, menos o que foi para bolos, mais o que os bolos pagaram. Retenção: o ganho a dividir pelo apostado.
daily-note-band = Banda: até onde uma mesa em ordem se afasta da teoria, salvo num dia em dez mil para cada lado (desigualdade de Bernstein). z: a distância à teoria em desvios-padrão. Supõe-se que as apostas de uma jogada se afastam juntas, pelo que a banda nunca é estreita de mais; as jogadas nulas não contam.
daily-note-best-play = ⁺ A aposta depende de como se joga: a teoria é o que a estratégia óptima deixa à casa. A casa pode reter mais; só uma retenção demasiado baixa fica fora da banda.
daily-note-left-out = Sem valor teórico, pelo que ficam fora da comparação: { $bets }.
