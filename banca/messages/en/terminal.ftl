### What the terminal says on any screen: tables that are too wide, shares of bets.

table-gave-way = No room here for: { $columns }. A wider screen (or COLUMNS=160) shows them.
odds-shares-are = win, push, lose: the share of bets that end so, of all that are made; they add up to one
odds-long-fractions = edges too long for the table are rounded; --exact has them whole

## Games by the names that people give them

game-or-edition-unknown-near = no game or edition { $name } (did you mean { $near }?): the games are { $games }
game-baccarat-also = bacarat, punto banco
game-blackjack-also = 21, twentyone
game-craps-also = dice
game-cussec-also = dai siu, tai sai, big small, hi-lo
game-fish-prawn-crab-also = fish prawn crab dice, hoo hey how
game-pai-kau-also = pai gow, paikau
game-roulette-also = wheel
game-stud-poker-also = stud, caribbean stud

## Completion in the shell

command-completion = what a shell needs to complete commands, options and games
    .epilog = bash: eval "$(banca completion bash)" in ~/.bashrc; zsh: the same in ~/.zshrc; fish: banca completion fish | source
    .shell = the shell
