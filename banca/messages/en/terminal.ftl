### What the terminal says on any screen: tables that are too wide, shares of bets.

table-gave-way = No room here for: { $columns }. A wider screen (or COLUMNS=160) shows them.
odds-shares-are = win, push, lose: the share of bets that end so, of all that are made; they add up to one
odds-long-fractions = edges too long for the table are rounded; --exact has them whole
