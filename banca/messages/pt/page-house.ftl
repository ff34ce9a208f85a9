### The house’s desk: tables and what they run, authorisations, pools, the cage, the hold, the report.

desk-house-sections = Secções do posto da casa
desk-house-tables = Mesas
desk-house-register = Autorizações
desk-house-pools = Bolos
desk-house-cage = Tesouraria
desk-house-hold = Retenção
desk-house-report = Relatório diário
desk-house-loading = A carregar…
desk-house-not-yours = Não tem acesso a este posto: é para quem tem a função de supervisor, tesoureiro ou administrador.

desk-house-play-money = { $amount } (dinheiro fictício)
desk-house-currency = Moeda
desk-house-amount = Montante
desk-house-no-amount = «{ $amount }» não é um montante: escreva 1000 ou 12,50.

# Tables.

desk-house-all-tables = Todas as mesas
desk-house-no-tables = Não há mesas abertas.
desk-house-closed-tables = { $count ->
    [one] { $count } mesa encerrada
   *[other] { $count } mesas encerradas
  }
desk-house-open-table = Abrir uma mesa
desk-house-open-this = Abrir esta mesa
desk-house-table-is = Mesa { $table }: { $status }
desk-house-dealer = Quem conduz a mesa
desk-house-round = Jogada
desk-house-rounds = Jogadas terminadas
desk-house-rounds-void = { $rounds }, nulas: { $voids }
desk-house-stakes = Apostas na mesa
desk-house-float = Fundo da mesa
desk-house-staked = Apostado
desk-house-pause = Fazer pausa depois desta jogada
desk-house-resume = Retomar
desk-house-close = Premir sem soltar: encerrar
desk-house-edition = Versão
desk-house-table-id = Identificador da mesa
desk-house-preset = Opções iniciais
desk-house-preset-first-listed = A primeira alternativa de cada artigo
desk-house-preset-customary = As alternativas habituais
desk-house-money = Dinheiro
desk-house-money-play = Dinheiro fictício
desk-house-money-real = Dinheiro real
desk-house-amount-minimum = Aposta mínima
desk-house-amount-maximum = Aposta máxima (vazio: sem limite)
desk-house-amount-unit = Em múltiplos de
desk-house-amount-float = Fundo entregue pela tesouraria
desk-house-pool-name = Bolo partilhado (vazio: só desta mesa)
desk-house-lacking = { $count ->
    [one] { $count } escolha não está hoje autorizada nesta mesa, que não pode abrir com dinheiro real.
   *[other] { $count } escolhas não estão hoje autorizadas nesta mesa, que não pode abrir com dinheiro real.
  }
desk-house-lacking-which = Ver quais

# What a table runs.

desk-house-choices = Opções
desk-house-needs-leave = carece de autorização
desk-house-follows = decorre de: { $option }
desk-house-was = Agora: { $value }
desk-house-these-bets = Só estas apostas…
desk-house-a-number = Um número: { $allowed }
desk-house-idle = { $count ->
    [one] { $count } opção aqui sem efeito
   *[other] { $count } opções aqui sem efeito
  }
desk-house-idle-says = Outra escolha tira-lhes o efeito.
desk-house-see-effects = O que muda
desk-house-value = { $name }: { $value }
desk-house-effects = O que muda com a escolha
desk-house-adopt = Adoptar agora
desk-house-adopted = { $table }: { $option } passa a { $value }.
desk-house-leave-as-is = Deixar como está
desk-house-between-rounds = A mesa adopta uma opção entre duas jogadas, quando não há apostas no tabuleiro.
desk-house-play-needs-none = Uma mesa com dinheiro fictício não carece de autorização.
desk-house-edges = Vantagem da casa nas apostas
desk-house-edges-move = Vantagem da casa: as apostas que mudam
desk-house-edges-stay = A vantagem da casa não muda em nenhuma aposta.
desk-house-edges-others = { $count ->
    [one] { $count } linha sem mudança
   *[other] { $count } linhas sem mudança
  }
desk-house-edges-all = { $count ->
    [one] Vantagem da casa em cada aposta ({ $count } linha)
   *[other] Vantagem da casa em cada aposta ({ $count } linhas)
  }
desk-house-edges-without = Sem valor calculado à parte: { $bets }.
desk-house-edge-now = Agora
desk-house-edge-then = Com a escolha
desk-house-edge-change = Pontos percentuais
desk-house-not-offered = não oferecida
desk-house-by-play = com a estratégia óptima
desk-house-by-play-note = ⁺ Com a estratégia óptima: se os jogadores jogam pior, a casa retém mais.
desk-house-count = Calcular as vantagens exactas

# Authorisation.

desk-house-apply = Requerer autorização
desk-house-apply-whole = Para tudo o que esta mesa adoptaria e carece de autorização.
desk-house-earliest = Apresentado hoje, o requerimento chega a tempo de { $day } ou de data posterior: { $days ->
    [one] { $days } dia útil de antecedência
   *[other] { $days } dias úteis de antecedência
  }.
desk-house-adopt-from = A adoptar a partir de
desk-house-bet-file = Descrição de uma nova aposta ou de um prémio diferente (YAML)
desk-house-documents = Documentos
desk-house-documents-says = Registam-se apenas os nomes e as impressões digitais SHA-256; os ficheiros ficam consigo.
desk-house-everywhere = Para todas as mesas do jogo, e não só para esta
desk-house-use-day = Escolher { $day }
desk-house-file = Apresentar o requerimento
desk-house-applied = O requerimento { $application } foi apresentado.
desk-house-register-says = O que se requereu, e o que produz efeitos e desde quando.
desk-house-no-applications = Ainda nada se requereu: comece pelas opções de uma mesa.
desk-house-application = Requerimento { $application }
desk-house-asked = O que se requer
desk-house-for-tables = Mesas: { $tables }
desk-house-for-all-tables = Todas as mesas do jogo
desk-house-dates = Datas
desk-house-filed-on = Apresentado
desk-house-granted-from = Em vigor desde
desk-house-granted-until = Até
desk-house-revoked-from = Revogada desde
desk-house-conditions = Condições
desk-house-met = cumprida
desk-house-unmet = por cumprir
desk-house-now-met = Registar como cumprida
desk-house-no-longer-met = Deixou de estar cumprida
desk-house-recorded = Ficou registado.
desk-house-withdraw = Retirar
desk-house-withdrawn = O requerimento { $application } foi retirado.

# Pools.

desk-house-no-pools = A casa não tem nenhum bolo do «jackpot».
desk-house-no-pool-tables = Nenhuma mesa aberta o partilha.
desk-house-meter = Valor do «jackpot»
desk-house-reconciled = O que entrou, o que lá está e o que se pagou
desk-house-came-in = Entrou
desk-house-in-pool = No bolo
desk-house-paid-out = Pago
desk-house-adds-up = O que entrou é o que lá está mais o que se pagou.
desk-house-does-not-add-up = O que entrou não é o que lá está mais o que se pagou: peça uma auditoria à casa.
desk-house-terms = Condições do bolo
desk-house-terms-says = As novas condições aplicam-se quando o bolo recomeçar, depois de sair o prémio actual.
desk-house-later = { $value }, depois de sair o prémio actual
desk-house-change-terms = Fixar estas condições
desk-house-pool-changed = Bolo { $pool }: as novas condições aplicam-se depois de sair o prémio actual.

# The cage.

desk-house-player = Fichas de um jogador
desk-house-player-name = Nome do jogador
desk-house-look-up = Consultar
desk-house-buy = Vender fichas
desk-house-redeem = Trocar fichas por dinheiro
desk-house-bought = { $player } comprou fichas: { $amount }.
desk-house-redeemed = { $player } trocou fichas: { $amount }.
desk-house-statement = Extracto
desk-house-at = Quando
desk-house-why = Motivo
desk-house-balance = Saldo
desk-house-no-lines = Não houve movimentos nesta moeda.
desk-house-more-lines = Linhas seguintes
desk-house-balances = Onde está o dinheiro
desk-house-cage-side = Tesouraria (negativo: fichas em circulação)
desk-house-purses = Bolsas de todos os jogadores
desk-house-float-of = Fundo da mesa { $table }
desk-house-pool-of = Bolo { $pool }
desk-house-nothing-moved = Ainda não houve movimentos.

# The hold beside theory, and the report.

desk-house-hold-says = Linha: a teoria, com as opções de cada jogada. Barra: até onde uma mesa em ordem se afasta dela. Ponto: o que se reteve; fora da barra é um losango.
desk-house-picture = Gráfico
desk-house-time = Período
desk-house-today = Hoje
desk-house-always = Desde o início
desk-house-as-of = Às { $time }
desk-house-no-rounds = Ainda não terminou nenhuma jogada com apostas.
desk-house-outside = Fora da banda
desk-house-inside = Dentro da banda
desk-house-all-bets = Todas as apostas
desk-house-by-bet = { $count ->
    [one] Por aposta ({ $count })
   *[other] Por aposta ({ $count })
  }
desk-house-won = Ganho
desk-house-hold-share = Retenção
desk-house-theory = Teoria
desk-house-band = Banda
desk-house-from-to = { $least } a { $most }
desk-house-day = Dia
desk-house-as-page = Descarregar em HTML
desk-house-as-pdf = Descarregar em PDF
