### The list of games and their editions, and how each clause is accounted for.

concordance-complete = completa
concordance-broken = COM FALTAS
concordance-unfinished = ainda incompleta
concordance-set-aside = posta de parte: { $clause }: { $why }
concordance-unaccounted = sem prova em { $edition }: { $clauses }
games-in-force = { DATETIME($day, dateStyle: "short") }
games-in-force-until = { DATETIME($day, dateStyle: "short") }, até { $edition }

## Columns

column-edition = versão
column-proved = provadas
column-set-aside = postas de parte
column-unaccounted = sem prova
column-in-force-from = em vigor desde
column-name = nome
column-options = opções
column-bets = apostas
