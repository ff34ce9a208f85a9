### What `banca odds` says: what the figures mean, what the analysis assumes, bets held at once.

## Odds

odds-edge-is = vantagem: da casa, por unidade apostada
odds-edge-lost-is = vantagem: o que o jogador perde por unidade apostada, para o outro lado e para a casa
odds-pays-are = paga: prémio para aposta, antes da comissão
assumes-per-round = grupos jogador e banqueiro: por jogada
assumes-tie-stands = um empate mantém a aposta (decidida: como se cada jogada fosse de cartas novas)
assumes-ante = aposta inicial: com a adicional
assumes-raise = aposta adicional: das que se fazem
assumes-jackpot = «jackpot progressivo»: um só lugar, com esta aposta no bolo
assumes-at-minimum = o valor do «jackpot» no mínimo do bolo
assumes-raises = o jogador faz a aposta adicional sempre que vale mais do que não a fazer, pela mão e pela carta à vista
assumes-maximum = o máximo por jogo dá-se por não atingido
assumes-maximum-kept = o máximo por jogo aplica-se aos prémios desta aposta inicial
assumes-customary = ambos os lados dispõem as pedras pelo modo habitual
assumes-balanced = ambos os lados dispõem as pedras pelo modo equilibrado
assumes-highest-front = ambos os lados dispõem as pedras com a frente mais alta
assumes-highest-back = ambos os lados dispõem as pedras com o fundo mais alto
assumes-best-play = óptima: o lado do jogador responde o melhor possível a esse modo
assumes-mutual = recíproca: nenhuma resposta melhor dá a um lado mais do que uns milionésimos, nem muda o valor em 0,002%
assumes-one-seat = banca, apoio: o capital contra um só lugar com aposta igual
assumes-main = aposta inicial: com tudo o que depois se separa e dobra
assumes-own-cards = estratégia óptima segundo as próprias cartas e a carta aberta da banca; nas mãos separadas, segundo as de cada uma
assumes-basic = pela estratégia básica
assumes-packs = um só lugar, com baralhos acabados de baralhar
assumes-bank-ace = seguro: de todas as cartas, só se conhece o ás da banca
assumes-sevens = setes: dois setes separam-se sempre
assumes-all-split = qualquer par numa parte separada: separa-se tudo o que se possa separar
odds-split-is = ganha, empata, perde: jogadas sem separação; separa: as outras, pelas suas mãos; as quatro somam um
odds-split-hands = mãos separadas: { $count } por jogada; { $win } ganham, { $push } empatam, { $lose } perdem
odds-added-to = { $bet }: feitas no decurso de { $main } e contadas no seu valor

combination-title = apostas feitas ao mesmo tempo
combination-at-once = apostado de uma vez
combination-mean = ganho, em média
combination-made = vantagem, do que se aposta de uma vez
combination-resolved = vantagem, do que se ganha ou perde
combination-per-roll = vantagem, por lançamento e unidade na mesa
combination-loss-per-roll = perda por lançamento, até tudo se decidir
combination-rolls = lançamentos até tudo se decidir, em média
combination-sd = desvio-padrão do ganho
combination-skew = assimetria
combination-kurtosis = excesso de curtose
combination-gains = probabilidade de ganhar
combination-even = probabilidade de equilíbrio
combination-loses = probabilidade de perder
combination-greatest-gain = maior ganho
combination-greatest-loss = maior perda
combination-correlation = correlação
combination-distribution = o que todas ganham em conjunto
combination-distinct = { $count ->
    [one] 1 ganho, por intervalos; --json tem-no
   *[other] { $count } ganhos diferentes, por intervalos; --json tem cada um
}
assumes-same-result = fazem-se todas antes do mesmo resultado
assumes-before-rounding = os prémios são antes de arredondar
assumes-tie-counts-nothing = um empate mantém as apostas nos grupos jogador e banqueiro: conta como nada ganho nem perdido
assumes-until-decided = as apostas nos grupos jogador e banqueiro mantêm-se após o empate até que as decida uma jogada das mesmas cartas
assumes-same-throw = fazem-se todas antes do mesmo lançamento e ficam até cada uma se decidir
assumes-drawn = uma aposta empatada retira-se
assumes-odds-taken = a aposta adicional faz-se logo que saia o seu número
assumes-point-marked = há já um número ponto marcado
