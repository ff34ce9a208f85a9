### Bots: players whom the program plays. Refusals first, then errors.

refusal-bots-must-play-for-play-money = na mesa { $table } joga-se a dinheiro: os jogadores automáticos só jogam com dinheiro fictício

house-bots-most = a mesa { $table } tem lugar, no máximo, para { NUMERAL($most) } jogadores automáticos
