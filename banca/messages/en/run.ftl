### The command that opens a house to try: its help, and what it says.

command-run = a house of your own to try: a table of every game with bots, open to this machine, and a seat in the terminal
    .epilog = The house is made at the first run and goes on at the next. It holds play money alone. Ctrl-C ends it.
    .database = the file of the house (play.db in your data folder)
    .key = its key (play.key in your settings folder)
    .port = the port (8000); if it is taken, the next that is free
    .no-seat = open no seat in this terminal

run-ready = open at { $address }: { NUMERAL($tables) } tables, with bots at each. Ctrl-C ends it.
run-seat-left = the house stays open: “banca play GAME --at { $address }” sits down again, Ctrl-C ends it
run-table-refused = table { $table } cannot be opened: { $why }
