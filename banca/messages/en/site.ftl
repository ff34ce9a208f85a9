### The law on the documentation site.

site-language = English
site-law-in-language = The law in English
site-law-about = { $editions } editions, restated clause by clause. A click on a citation gives the address of its clause, which stays.
site-readings = Register of readings
site-readings-about = Every question that the texts leave open, what we take (→), and why. Each figure and each settlement names the readings on which it rests.
site-divergences = Register of divergences
site-divergences-about = Every clause whose Portuguese and Chinese texts differ, and what we follow.
site-proved-of = { $clauses } clauses, { $proved } of them proved by tests
site-proved-by = { $count ->
    [one] Proved by { $count } test
   *[other] Proved by { $count } tests
}
site-option-name = Option
site-option-clause = Clause
site-option-allowed = Allowed
site-needs-authorisation = * To be authorised before it is adopted.
site-bet-name = Bet
site-bet-selections = Placed on
site-bet-clauses = Clauses
