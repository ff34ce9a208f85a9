### What a PAR sheet says in short, and how it calls the outcomes of a bet.

## In short

par-brief = Em resumo
par-brief-says = O que { $game } retira, em média e ao longo de muitíssimas jogadas, do dinheiro apostado; cada noite pode ser muito diferente.
par-brief-least = Melhor aposta para o jogador
par-brief-most = Melhor aposta para a casa
par-brief-keeps = { $bet }: a casa fica com { $amount } de cada { $staked } apostados
par-brief-gives = { $bet }: o jogador ganha { $amount } por cada { $staked } apostados, se decidir sempre o melhor
par-brief-even = { $bet }: a casa não fica com nada ({ $amount } de { $staked })
par-brief-exact = Exactidão
par-brief-all-exact = as { $bets } linhas são contadas, não estimadas
par-brief-some-exact = das { $bets } linhas, { $near } são aproximadas, com limites indicados; as outras são contadas exactamente
par-brief-proof = Verificação por simulação
par-brief-not-proved = não se pediu simulação
par-brief-agrees = sim: { $rounds } jogadas de cada aposta concordam; { $within } ficam no intervalo habitual, onde devem ficar 95 %
par-brief-disagrees = não: { $rounds } jogadas de cada aposta não concordam ({ $within } no intervalo habitual): ver a secção da prova
par-brief-choices = As escolhas da casa
par-brief-options = { $changed } afastam-se do conjunto de opções acima indicado; { $needed } de todas as escolhas precisam de autorização

## Outcomes

par-outcome-named = { $result }: { $ways }
par-outcome-one-stake = uma aposta
par-outcome-doubled = dobrada
par-outcome-blackjack = «blackjack»
par-outcome-special-prize = prémio especial
par-outcome-five-cards = cinco cartas
par-outcome-surrendered = desistência
par-outcome-folded = sem aposta adicional
par-outcome-closed = o «croupier» não abre
par-outcome-beaten = a mão do «croupier» é superior
