### What is said of the law that is asked for wrongly: games, editions, clauses, days.

## Games and editions

edition-unknown = não há a versão { $name }: há { $editions }
game-unknown = não há o jogo { $name }: há { $games }
game-or-edition-unknown = não há o jogo nem a versão { $name }: os jogos são { $games }
edition-none-yet = nenhuma versão de { $game } aqui conhecida estava em vigor em { DATETIME($day) }: a primeira, { $first }, aplica-se desde { DATETIME($begins) } ({ $clause })
edition-not-in-force = { $edition } não estava em vigor em { DATETIME($day) }: estava { $held } ({ $clause })
clause-unknown = { $edition } não tem a disposição { $clause }
cite-reading = { $clause }, interpretação { $reading }
language-unknown = não há a língua { $name }: há { $languages }

## Rules

rule-silent = nenhuma disposição prevê { $fact }: há omissão em { $clauses }
rule-contradicts-itself = { $clauses } contradizem-se quanto a { $fact }
