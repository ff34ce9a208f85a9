### What is said of the law that is asked for wrongly: games, editions, clauses, days.

## Games and editions

edition-unknown = no edition { $name }: there are { $editions }
game-unknown = no game { $name }: there are { $games }
game-or-edition-unknown = no game or edition { $name }: the games are { $games }
edition-none-yet = no edition of { $game } known here was in force on { DATETIME($day, dateStyle: "short") }: the first, { $first }, answers from { DATETIME($begins, dateStyle: "short") } ({ $clause })
edition-not-in-force = { $edition } was not in force on { DATETIME($day, dateStyle: "short") }: { $held } was ({ $clause })
clause-unknown = { $edition } has no clause { $clause }
cite-reading = { $clause }, reading { $reading }
language-unknown = no language { $name }: there are { $languages }

## Rules

rule-silent = no clause covers { $fact }: { $clauses } are silent
rule-contradicts-itself = { $clauses } contradict each other on { $fact }
