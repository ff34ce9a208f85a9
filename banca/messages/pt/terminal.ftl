### What the terminal says on any screen: tables that are too wide, shares of bets.

table-gave-way = Sem espaço para: { $columns }. Um ecrã mais largo (ou COLUMNS=160) mostra-as.
odds-shares-are = ganha, empata, perde: a parte das apostas feitas que assim termina; somam um
odds-long-fractions = as vantagens demasiado longas para a tabela são arredondadas; --exact mostra-as por inteiro

## Games by the names that people give them

game-or-edition-unknown-near = não existe o jogo ou a versão { $name } (queria dizer { $near }?): os jogos são { $games }
game-baccarat-also = bacara, ponto e banca
game-blackjack-also = 21, vinte-e-um
game-craps-also = dados
game-cussec-also = dados grande e pequeno, grande pequeno
game-fish-prawn-crab-also = peixe camarão caranguejo, dados peixe
game-pai-kau-also = pai kao, pai kau
game-roulette-also = roleta
game-stud-poker-also = stud, stud póquer

## Completion in the shell

command-completion = o que a linha de comandos precisa para completar comandos, opções e jogos
    .epilog = bash: eval "$(banca completion bash)" em ~/.bashrc; zsh: o mesmo em ~/.zshrc; fish: banca completion fish | source
    .shell = a linha de comandos
