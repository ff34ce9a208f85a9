### The list of games and their editions, and how each clause is accounted for.

concordance-complete = complete
concordance-broken = BROKEN
concordance-unfinished = not yet complete
concordance-set-aside = set aside: { $clause }: { $why }
concordance-unaccounted = unaccounted for in { $edition }: { $clauses }
games-in-force = { DATETIME($day, dateStyle: "short") }
games-in-force-until = { DATETIME($day, dateStyle: "short") }, until { $edition }

## Columns

column-edition = edition
column-proved = proved
column-set-aside = set aside
column-unaccounted = unaccounted
column-in-force-from = in force from
column-name = name
column-options = options
column-bets = bets
