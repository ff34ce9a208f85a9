### What is said at a table of a house on the network (banca play --at).

play-which-game = say which game: { $games }
play-only-at = { $option } is of a house on the network: say --at, too
play-at-not-with = { $option } is of a table of your own, not of a house on the network
play-at-which-table = say which table, as --table ID: { $tables }
play-at-no-table = no open table of this game there
play-at-table = Table { $table }; you are { $name }. Bet as in { $examples }; the house goes on when the time is over. “{ play-word-help }” says what else can be said.
play-at-betting-open = Betting is open for { NUMERAL($seconds) } s.
play-at-house-goes-on = the house goes on by itself when the time is over
play-at-nothing-settled = nothing of yours is settled yet
play-at-somebody = { $name }: { $does }
play-at-stakes-stay = What lies there stays, and the house settles it: { $stakes }.
play-at-help-decide-typed = CHOICE
play-at-help-decide = decide when you are asked, by the word or the number of a choice
play-at-hand = your hand
play-at-tiles = tiles
play-at-face-up = face up
