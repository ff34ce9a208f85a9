### What the terminal says on any screen: tables that are too wide, shares of bets.

table-gave-way = Sem espaço para: { $columns }. Um ecrã mais largo (ou COLUMNS=160) mostra-as.
odds-shares-are = ganha, empata, perde: a parte das apostas feitas que assim termina; somam um
odds-long-fractions = as vantagens demasiado longas para a tabela são arredondadas; --exact mostra-as por inteiro
