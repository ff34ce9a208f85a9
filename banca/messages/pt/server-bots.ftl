### Bots: players whom the program plays. Refusals first, then errors.

refusal-bots-must-play-for-play-money = a banca { $table } joga a dinheiro: os autómatos só jogam com dinheiro fictício

house-bots-most = a banca { $table } tem lugar para { NUMERAL($most) } autómatos
