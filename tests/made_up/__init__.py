"""A small made-up game, end to end: one card from one deck. It touches nothing outside this package.

`BANCA_GAMES=tests.made_up banca play lucky-suit` opens a table of it; CONTRIBUTING.md walks through its files.
"""
