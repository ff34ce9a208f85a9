"""A table in the terminal: a session that loops, a view that prints, a parser, and a dialogue for what a game adds."""
