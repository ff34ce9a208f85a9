### The page that sets all games side by side.

## All games on one page

all-games-title = Os jogos de mesa de Macau, lado a lado
all-games-subtitle = Todas as apostas de nove jogos sob dez regulamentos: vantagem, dispersão e frequência de ganho, contadas exactamente
all-games-says = Vantagem da casa de { $count } classes de apostas, por unidade da aposta inicial, opções: { $preset }. O que exige jogo joga-se como se diz em «Como se joga».
all-games-plot = Vantagem da casa em cada aposta, em potências de dez, à esquerda nula ou menor; com nome, a menor e a maior.
all-games-best = A melhor e a pior de cada jogo
all-games-game = Jogo
all-games-least = Menor vantagem
all-games-greatest = Maior vantagem
all-games-bets = Apostas
all-games-sorted = Todas as apostas, da menor vantagem à maior
all-games-played = Como se joga
all-games-no-edge = ≤ 0
all-games-axis = vantagem da casa
all-games-without = Fora da lista: { $bets }.
all-games-foot = banca { $version } · motor { $digest } · { $day }
all-games-sides = O pai kau joga-se entre jogadores: aí a vantagem é o que o jogador perde, para o outro lado e para a casa.
all-games-conditional = ⁺ Só se junta a outra aposta (apostas adicionais do craps e do «Stud poker», aposta de seguro): não conta como melhor nem pior.
