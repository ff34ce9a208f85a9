### The command that opens a house to try: its help, and what it says.

command-run = uma casa só sua para experimentar: uma mesa de cada jogo, com jogadores automáticos, aberta a esta máquina, e um lugar no terminal
    .epilog = A casa cria-se na primeira vez e continua na seguinte. Só tem dinheiro fictício. Ctrl-C encerra-a.
    .database = o ficheiro da casa (play.db na sua pasta de dados)
    .key = a chave (play.key na sua pasta de definições)
    .port = a porta (8000); se estiver ocupada, a livre que se segue
    .no-seat = não abrir um lugar neste terminal

run-ready = aberta em { $address }: { NUMERAL($tables) } mesas, com jogadores automáticos em cada uma. Ctrl-C encerra-a.
run-seat-left = a casa continua aberta: “banca play JOGO --at { $address }” volta a dar um lugar, Ctrl-C encerra-a
run-table-refused = a mesa { $table } não pode abrir: { $why }
