### PAR sheets: what they say of themselves, of each bet, of what stands behind the figures.

par-how = O relatório completo, com gráficos, prova e interpretações: --html FICHEIRO ou --pdf FICHEIRO (ou --json).
par-any-of = { $bet }, um de { $count } ({ $first }, { $second }, …)
par-not-offered = não se oferece
par-operator-rolls = por 100 lançamentos
par-operator-no-risk = só comissão
par-operator-commission = A casa cobra comissão sobre o que se ganha e não responde por aposta alguma: ganha desde a primeira jogada e não precisa de capital. Onde apoia o banqueiro com capital próprio, diz-se o que esse capital ganha.
par-operator-added = Fora da tabela, porque só se juntam a outra aposta e não se fazem em todas as jogadas: { $bets }.
par-operator-pool = Fora da tabela: { $bet }. O que alimenta o bolo paga-se a outros jogadores; o que a casa suporta está com ela.
par-operator-only-added = Nenhuma aposta desta folha se faz por si só em todas as jogadas.
par-bands-sigma = σ conhece-se com margem de { $bound }; no seu máximo, as bandas são { $wider } mais largas. Onde não se conhece a assimetria, a regra vê só os resultados.
par-exact-but = O que não é exacto diz-se aqui:

## Title and foot

par-title = Folha PAR: { $game }
par-subtitle = Relatório de probabilidades e contas das apostas, pelo { $instrument }
par-foot = banca { $version } · motor { $digest } · { $edition } · { $day }
par-edition = Versão
par-about-in-force = Em vigor desde
par-about-until = { $day } até à revogação por { $by }
par-about-options = Conjunto de opções
par-about-day = Data do relatório
par-about-version = Programa
par-about-digest = Impressão digital do motor (SHA-256)
par-preset-first-listed = a primeira alternativa de cada artigo
par-preset-customary = as alternativas habituais
par-preset-but = { $count ->
    [one] { $preset }, salvo uma
   *[other] { $preset }, salvo { $count }
}

## Identity

par-identity = Identificação
par-identity-game = Jogo
par-identity-instrument = Diploma
par-identity-signed = Assinado
par-identity-published = Publicado
par-identity-authorisation = Autorização
par-identity-by-article = { $days ->
    [one] as opções assinaladas abaixo carecem de autorização prévia, a pedir com 1 dia útil de antecedência
   *[other] as opções assinaladas abaixo carecem de autorização prévia, a pedir com { $days } dias úteis de antecedência
}
par-identity-no-article = este regulamento não tem artigo sobre autorização de opções
par-identity-results = Resultados contados
par-identity-results-are = { $count } igualmente prováveis em todas as apostas
par-identity-results-vary = tantos quantos cada aposta exige; ver a aposta
par-identity-played = Estratégia suposta
par-identity-no-strategy = nenhuma: feita a aposta, nada há a decidir
par-identity-beyond = Autorizado além do regulamento
par-identity-beyond-for = { $bets }, a { $house }
par-options = Opções da casa
par-options-none = O regulamento não deixa escolha à casa.
par-options-option = Opção
par-options-chosen = Escolhido
par-options-preset = Difere
par-options-clause = Artigo
par-options-authorisation = Autorização
par-options-needed = sim
par-options-idle = { $value } (aqui sem efeito)
par-options-fixed = Fixado pela casa
par-signed-authorisation = N.º e data da autorização
par-signed-prepared = Elaborado por
par-signed-signature = Assinatura e data

## Summary

par-summary = Todas as apostas
par-summary-says = Uma linha por cada classe de escolhas com a mesma distribuição de probabilidade. Vantagem, retorno e dispersão são por unidade da aposta inicial, deixada até se decidir; os prémios são «para um», além da devolução da aposta.
par-summary-other-side = A vantagem é o que o jogador perde, para o outro lado e para a casa.
par-summary-without = Sem linha própria: { $bets }.
par-bet = Aposta
par-pays = Paga, para um
par-edge = Vantagem da casa
par-edge-exact = Exacta
par-figure-element-of-risk = Vantagem sobre o total apostado
par-hit = Frequência de ganho
par-figure-sigma = Desvio-padrão σ
par-articles = Artigos

## One bet

par-bets = Aposta a aposta
par-bets-once = As apostas com a mesma distribuição de probabilidade descrevem-se uma só vez.
par-outcome = Resultado
par-result-split = separa: as mãos, em média
par-outcome-ways = Combinações
par-outcome-chance = Probabilidade
par-outcome-decimal = Decimal
par-outcome-net = Saldo, para um
par-outcome-part = p × saldo
par-outcome-sum = Soma acumulada
par-sum = Soma
par-outcome-check = Σp = 1, exactamente; a soma é o simétrico da vantagem da casa, { $edge }.
par-outcome-check-long = Cada probabilidade é o número de combinações sobre { $ways }.
par-figure-rtp = Retorno ao jogador
par-figure-ties = Vantagem sem empates
par-figure-hit = Frequência de ganho
par-figure-push = Frequência de empate
par-figure-average-stake = Aposta total média
par-figure-variance = Variância
par-figure-skew = Assimetria
par-figure-kurtosis = Excesso de curtose
par-figure-prize = Exposição máxima por unidade
par-figure-loss = Perda máxima por unidade
par-figure-vi = Índice de volatilidade, { $level } (z = { $z })
par-units = { $count } unidades
par-rounds = Jogadas
par-bands-level = { $level } (z = { $z })
par-bands-caption = Retorno ao jogador, RTP ± z·σ/√N
par-bands-unsafe = † Abaixo de { $rounds } jogadas a banda normal não é fiável: um resultado responsável por { $share } ou mais da variância ocorre então, em média, menos de { $hits } vezes, ou |assimetria|/√N excede { $skew }.
par-bands-safe = A banda normal é válida a partir de 10³ jogadas, segundo a regra indicada em «O que é exacto».
par-operator = Concessionária
par-operator-says = Exemplo: { $bet } por jogada em média, { $rounds } jogadas por hora. A parte das fichas compradas que a casa retém («hold») depende também do tempo que os jogadores permanecem à mesa e não resulta das regras. Capital do jogador: o de quem mantém indefinidamente uma aposta constante; é uma aproximação (difusão), válida quando os prémios são pequenos em relação ao capital.
par-operator-hundred = Ganho teórico por 100 jogadas
par-operator-hour = por hora
par-operator-hour-sigma = σ por hora
par-operator-ahead = Jogadas até estar a ganhar com probabilidade de 97,5%
par-operator-bank = Capital do jogador para um risco de ruína de { $chance }
par-operator-no-bank = sem vantagem
par-jackpot = «Jackpot»
par-jackpot-says = Conforme as somas anunciadas nesta mesa, em { $currency }; a vantagem acima é com o valor do «jackpot» aqui dito.

## Sensitivity

par-sensitivity = Sensibilidade a cada opção
par-sensitivity-says = Cada alternativa lícita é calculada isoladamente, mantendo-se as restantes escolhas. Indica-se o que acrescenta à vantagem da casa, em pontos percentuais da unidade apostada; o sinal menos favorece o jogador.
par-sensitivity-option = Opção
par-sensitivity-instead = Alternativa
par-sensitivity-bet = Aposta
par-sensitivity-then = Vantagem resultante
par-sensitivity-moves = Diferença
par-sensitivity-too = oferece-se também
par-sensitivity-spread = mesma vantagem, outra dispersão
par-sensitivity-idle = Não alteram estes valores
par-sensitivity-void = Sem efeito, dadas as outras escolhas
par-sensitivity-nothing = Nenhuma opção deste regulamento altera os valores das tabelas.
par-sensitivity-sampled = Dos números sem limite superior ensaiam-se 1, 2, 4, 6 e 8 vezes o mínimo; dos intervalos longos, os extremos e o meio. Não se ensaiam listas de apostas oferecidas, que apenas suprimem apostas.

## Correlation

par-correlation = Correlação entre apostas
par-correlation-says = Correlação entre uma unidade em cada uma de duas apostas sobre o mesmo resultado, calculada exactamente para a primeira escolha de cada classe. Indicam-se os pares mais afastados de zero.
par-correlation-one = Uma aposta
par-correlation-other = A outra
par-correlation-value = Correlação

## Proof

par-proof = Prova por simulação
par-proof-otherwise = A simulação joga de outro modo e compara-se com a vantagem exacta desse modo. { $how }.
par-proof-says = Cada classe de apostas foi jogada { $rounds } vezes por um programa independente, com a semente indicada na respectiva linha. z: número de erros-padrão que separam a vantagem simulada da exacta.
par-proof-seed = Semente
par-proof-exact = Vantagem exacta
par-proof-simulated = Vantagem simulada
par-proof-agrees = Os resultados concordam. De { $count } apostas, { $within } têm |z| < 1,96; a mais afastada tem |z| = { $furthest } e, segundo a regra, admite-se até { $allowed } para tantas apostas independentes (um programa correcto falha uma vez em cem).
par-proof-differs = Segundo a regra, os resultados NÃO concordam: a mais afastada de { $count } apostas tem |z| = { $furthest }, e admite-se até { $allowed }; { $within } têm |z| < 1,96. Simule mais jogadas ou procure o erro.
par-proof-untried = Não simuladas: { $bets }.
par-proof-none = Não se simulou nenhuma aposta desta mesa.

## Readings and exactness

par-readings = Interpretações
par-readings-says = Onde o texto é omisso ou as duas línguas divergem, adoptam-se as interpretações seguintes. Os valores acima assentam nelas.
par-readings-none = Nenhuma interpretação influi nestes valores.
par-exact = O que é exacto
par-exact-all = São exactos, salvo indicação em contrário abaixo, as combinações, as probabilidades, a vantagem, o retorno, a vantagem sobre o total apostado, a variância e todos os valores das tabelas de resultados: números inteiros e fracções, calculados sobre todos os resultados. Os decimais são arredondados no último algarismo; σ, assimetria e curtose são raízes e quocientes de momentos exactos.
par-exact-not = Não exacto: { $bet }; a vantagem dista no máximo { $bound } da verdadeira.
par-exact-mutual = Também não exacta: a vantagem das estratégias óptimas recíprocas. O limite ao lado é o máximo que ela muda quando um dos lados, seja qual for, passa a uma melhor resposta ao outro.
par-exact-spread = { $bet }: a variância dista da verdadeira no máximo { $bound } e σ no máximo { $sd }; também o índice de volatilidade, as bandas e o capital que daí resultam. As jogadas com separação contam pela média: assimetria e curtose não são indicadas, as frequências são o mínimo (≥), ganho e perda máximos nunca se excedem (≤).
par-exact-bands = As bandas, o capital do jogador e as jogadas até estar a ganhar são aproximações: a soma de muitas jogadas é tratada como normal. Segundo a regra aqui seguida, não são fiáveis quando um resultado responsável por { $share } ou mais da variância ocorre, em média, menos de { $hits } vezes, ou |assimetria|/√N excede { $skew }.
par-exact-rounding = Os prémios são considerados antes do arredondamento a fichas.

## Beside the edge of a row

par-figure-edge-per-bet-resolved = Vantagem por aposta decidida
par-figure-edge-per-round = Vantagem por jogada
par-figure-edge-per-roll = Vantagem por lançamento
par-figure-rolls = Lançamentos até se decidir
par-figure-edge-with-odds = Vantagem com adicional { $n }×
par-figure-raised = Com aposta adicional
par-figure-edge = Vantagem
par-figure-edge-mutual-best-play = Vantagem, estratégias óptimas recíprocas
par-figure-mutual-best-play-bound = Limite das estratégias óptimas recíprocas
par-figure-left-to-gain = Por ganhar nas estratégias óptimas recíprocas
par-figure-commission = Comissão para a casa
par-figure-gain-of-the-house-as-backer = Ganho da casa como apoiante
par-figure-edge-never-split = Vantagem, sem separar
par-figure-best-play = { $figure }, estratégia óptima
par-figure-ace-king = { $figure }, ás e rei ou melhor
par-figure-doubled = Com dobra
par-figure-split = Com separação
par-figure-hands-per-split = Mãos por separação
par-figure-split-hands-win = Destas, ganhas
par-figure-split-hands-push = Destas, empatadas
par-figure-split-hands-lose = Destas, perdidas
par-figure-made = Feita numa jogada

## Of the progressive jackpot

par-figure-meter = Valor do «jackpot»
par-figure-break-even-meter = Valor de equilíbrio do «jackpot»
par-figure-break-even-shown = Valor de equilíbrio do «jackpot», como se mostra
par-figure-edge-at-minimum = Vantagem com o bolo no mínimo
par-figure-edge-fall-per-stake-on-meter = Descida da vantagem por aposta no «jackpot»
par-figure-contribution = Para o bolo, por aposta
par-figure-fixed-sums = Somas fixas, por aposta
par-figure-borne-by-house = A cargo da casa, por aposta
par-figure-restart-by-house = Recomeço a cargo da casa, por aposta
par-figure-rounds-between = Jogadas entre prémios: { $hand }

## Words that a house fixes

par-fixed-additional = só com aposta no grupo jogador ou banqueiro
par-fixed-alone = também por si só
par-fixed-seven-out = ao perder com um sete
par-fixed-losing-come-out = também ao perder o primeiro lançamento
par-fixed-customary = habitual
par-fixed-balanced = equilibrado
par-fixed-highest-front = frente mais alta
par-fixed-highest-back = fundo mais alto
par-fixed-from-the-pool = do bolo
par-fixed-from-the-house = da casa
