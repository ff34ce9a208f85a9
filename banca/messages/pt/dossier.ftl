### The dossier of a new bet or of different prizes.

dossier-law = o regulamento paga { $pays }: vantagem { $edge }, { $percent }%
dossier-how = o processo completo: --html FICHEIRO ou --pdf FICHEIRO
dossier-made-on = Feita no { $places }
dossier-column-result = Resultado
dossier-column-chance = Probabilidade
dossier-column-percent = Em %
dossier-column-true = Prémio justo
dossier-column-prize = Prémio
dossier-column-gain = Ganho por unidade
dossier-column-product = Probabilidade × ganho
dossier-column-number = Número
dossier-column-comes = Probabilidade de lá chegar
dossier-column-wins = Depois ganha
dossier-column-pushes = Depois empata
dossier-column-loses = Depois perde
dossier-column-worth = Valor nesse momento
dossier-column-law = Regulamento
dossier-column-new = Pedido
dossier-result-win = ganha { $odds }
dossier-result-push = empata
dossier-result-lose = perde
dossier-exactly = Todos os valores são calculados sobre os 36 lançamentos igualmente prováveis e são exactos, antes do arredondamento dos prémios.
dossier-odds-read = As «odds» do n.º 2 do artigo 7.º entendem-se como probabilidades, tal como no texto português; os prémios figuram ao lado.
dossier-true-is = Prémio justo: aquele em que nenhum lado ganharia só com este resultado.
dossier-way-by-number = Por cada número
dossier-edge-is = A vantagem do casino é a soma com o sinal trocado: { $edge } da aposta, { $percent }%.
dossier-edge-negative = A vantagem é do jogador, não do casino.
dossier-edge-zero = Nenhum lado tem vantagem.
dossier-figure-edge = Vantagem por aposta feita
dossier-figure-resolved = Vantagem por aposta ganha ou perdida
dossier-figure-roll = Vantagem por lançamento
dossier-figure-rolls = Lançamentos até à decisão, em média
dossier-figure-sd = Desvio-padrão por aposta
dossier-figure-return = Pago aos jogadores
dossier-figure-win = Ganha
dossier-sens-is = Um prémio de cada vez, o resto como descrito. No prémio de equilíbrio a vantagem é nula.
dossier-column-as-applied = Como pedido
dossier-column-lower = Prémio imediatamente inferior
dossier-column-higher = Prémio imediatamente superior
dossier-column-even = Ponto de equilíbrio
dossier-prize-and-edge = { $prize } · { $percent }%
dossier-proof-is = { $rounds } apostas, cada uma até ser decidida; a semente { NUMBER($seed, useGrouping: 0) } dá sempre as mesmas.
dossier-column-exact = Média exacta
dossier-column-mean = Média simulada
dossier-column-stderr = Erro-padrão
dossier-column-z = z
dossier-column-counts = Ganhas, empatadas, perdidas
dossier-proof-good = Todas as médias distam da exacta menos de { $bound } erros-padrão: a simulação confirma o cálculo.
dossier-proof-bad = Uma média está a mais de { $bound } erros-padrão da exacta.
dossier-layout-is = Desenho do tabuleiro com as apostas do artigo 5.º. O que é novo está marcado.
dossier-layout-own = O desenho atribui a cada aposta um espaço próprio; a forma e a posição não são vinculativas.
dossier-no-period = O regulamento não fixa prazo para o pedido; a aposta espera pela decisão.
dossier-conditions-may = A decisão pode fixar condições de exploração e de divulgação, que obrigam a mesa.
dossier-granted = Autorizado a { $house }.
dossier-granted-no-conditions = Sem condições.
dossier-blank-filed = Entregue em
dossier-blank-from = A oferecer desde
dossier-blank-decision = Despacho n.º e data
dossier-blank-name = Nome e qualidade do requerente
dossier-blank-sign = Assinatura e carimbo
dossier-notice-pays = Paga { $prizes }.
dossier-notice-edge = De cada 100 apostados a casa retém em média { $amount }.
dossier-notice-edge-negative = De cada 100 apostados o jogador ganha em média { $amount }.
dossier-notice-chance = Ganha em { $chance } das vezes.
dossier-new = NOVO
dossier-numbers-it-moves-to = passa a
dossier-was = era { $old }

## The front

dossier-title-bet = Pedido de autorização de nova aposta: { $name }
dossier-title-prizes = Pedido de autorização de prémios diferentes: { $name }
dossier-subtitle = { $game }, { $instrument }, artigo 7.º
dossier-option = { $option }: { $value }
dossier-house = Concessionária
dossier-to = Destinatário
dossier-dicj = Direcção de Inspecção e Coordenação de Jogos (DICJ)
dossier-day = Elaborado em
dossier-word = Nome nos registos
dossier-foot = { $name } · { $number }, artigo 7.º · banca { $version }
dossier-to-be-filled = (a preencher)

## Chapters

dossier-asked = O que se pede
dossier-described = Descrição exacta
dossier-chances = Probabilidades e prémios justos
dossier-advantage = Vantagem do casino
dossier-sensitivity = Outros prémios
dossier-proof = Prova por simulação
dossier-layout = O tabuleiro
dossier-before-after = Antes e depois
dossier-conditions = Condições e datas
dossier-notice = Aviso aos jogadores
dossier-signed = Assinatura

## What is applied for

dossier-asks-bet = A casa pede autorização para a nova aposta { $name }, que não consta do artigo 5.º.
dossier-asks-prizes = A casa pede autorização para pagar, na aposta { $name }, prémios diferentes dos do artigo 6.º.
dossier-when = Quando se faz
dossier-when-any-time = entre dois lançamentos quaisquer
dossier-when-come-out = antes do primeiro lançamento, sem número ponto marcado
dossier-when-point = enquanto há um número ponto marcado
dossier-where = Onde se faz
dossier-where-box = no seu próprio espaço
dossier-where-chosen = num número à escolha do jogador: { $numbers }
dossier-taken-back = Retirada
dossier-taken-back-free = entre lançamentos, enquanto não decidida
dossier-taken-back-kept = não depois de passar a um número: fica então até ser decidida

## The description

dossier-at-start = Onde se faz
dossier-on-numbers = No { $numbers }
dossier-covered = Em cada lugar cada um dos 36 lançamentos faz uma só coisa; a decisão tem probabilidade 1.
dossier-draw-stays = No empate as fichas ficam de novo onde a aposta se faz e podem ser retiradas.
dossier-does-win = ganha { $odds }
dossier-does-lose = perde
dossier-does-push = empata
dossier-does-stay = fica onde está
dossier-does-move = passa ao { $number }
dossier-does-move-own = passa ao número lançado
dossier-odds-are = { $prize } para { $to }
dossier-line = { $throws }: a aposta { $does }.
dossier-by-sum = soma { $list }
dossier-by-hard = { $list } com dois dados iguais
dossier-by-easy = { $list } com dois dados diferentes
dossier-by-pair = os dados { $list }
dossier-by-own-sum = esse número
dossier-by-own-hard = esse número com dois dados iguais
dossier-by-own-easy = esse número com dois dados diferentes
dossier-made-there = { $where }: { $figures }
dossier-headed = { $heading }. { $lines }
dossier-stopped = { $text }.
dossier-by-other = qualquer outro lançamento
dossier-as-law = Tudo na aposta é como no regulamento, salvo o que paga.
dossier-change = { $where }: { $new } em vez de { $old }.
dossier-change-all = Sempre que ganha
dossier-change-on = ganha com { $sums }
dossier-change-standing = sobre o { $numbers }
dossier-cell-lose = ×
dossier-cell-push = =
dossier-cell-stay = ·
dossier-cell-move = →{ $number }
dossier-cells = Os 36 lançamentos, um dado na vertical e o outro na horizontal. Prémio: a aposta ganha-o; × perde; = empata; → passa a esse número; · fica.
