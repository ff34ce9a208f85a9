"""Cards dealt from a shoe: what 55/2004 (baccarat), 56/2004 and 141/2000 (blackjack) and 61/2004 (stud poker) share.

Baccarat and blackjack share the shoe itself, its preparation, the seats and their form in a record. Stud poker shuffles
one pack before every round and remembers no shoe: it shares only the acts. Each edition brings its own clauses and
words.
"""
