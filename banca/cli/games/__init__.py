"""What each game adds to the commands: one module or folder a game, with a `TERMINAL` (see `banca.cli.terminal`)."""
