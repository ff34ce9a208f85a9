### What a PAR sheet says in short, and how it calls the outcomes of a bet.

## In short

par-brief = Em resumo
par-brief-says = O que { $game } retira do dinheiro apostado, em média e ao longo de muitíssimas jogadas; de uma noite para outra, pode variar muito.
par-brief-least = Melhor aposta para o jogador
par-brief-most = Melhor aposta para a casa
par-brief-keeps = { $bet }: a casa fica com { $amount } de cada { $staked } apostados
par-brief-gives = { $bet }: o jogador ganha { $amount } por cada { $staked } apostados, se tomar sempre a melhor decisão
par-brief-even = { $bet }: a casa não fica com nada ({ $amount } de { $staked })
par-brief-exact = Exactidão
par-brief-all-exact = linhas calculadas com exactidão, não estimadas: todas ({ $bets })
par-brief-some-exact = linhas aproximadas, com limites indicados: { $near } de { $bets }; as outras são calculadas com exactidão
par-brief-proof = Verificação por simulação
par-brief-not-proved = não se pediu simulação
par-brief-agrees = sim: { $rounds } jogadas de cada aposta confirmam o cálculo; { $within } dos resultados caem no intervalo habitual, onde devem cair 95%
par-brief-disagrees = não: { $rounds } jogadas de cada aposta não confirmam o cálculo ({ $within } dos resultados no intervalo habitual): ver a secção da prova
par-brief-choices = As escolhas da casa
par-brief-options = diferentes do conjunto de opções acima indicado: { $changed }; carecem de autorização, entre todas as escolhas: { $needed }

## Outcomes

par-outcome-named = { $result }: { $ways }
par-outcome-one-stake = uma aposta
par-outcome-doubled = dobrada
par-outcome-blackjack = «black jack»
par-outcome-special-prize = prémio especial
par-outcome-five-cards = cinco cartas
par-outcome-surrendered = desistência
par-outcome-folded = sem aposta adicional
par-outcome-closed = o «croupier» não abre
par-outcome-beaten = a mão do «croupier» é superior
