### The felt of baccarat. Roads are custom and no law; everything that the regulation names comes from the law.

baccarat-page-print-player = Jogador
baccarat-page-print-banker = Banca
baccarat-page-print-tie = Empate
baccarat-page-print-player-pair = Par J
baccarat-page-print-banker-pair = Par B
baccarat-page-letter-player = J
baccarat-page-letter-banker = B
baccarat-page-letter-tie = E

baccarat-page-wins-player = Ganha o jogador
baccarat-page-wins-banker = Ganha a banca
baccarat-page-wins-tie = Empate
baccarat-page-hand-of-player = Mão do jogador
baccarat-page-hand-of-banker = Mão da banca
baccarat-page-result-player = Ganha o jogador, { $player } a { $banker }
baccarat-page-result-banker = Ganha a banca, { $banker } a { $player }
baccarat-page-result-tie = Empate a { $player }
baccarat-page-hand = { $side }: { $cards }
baccarat-page-hand-points = { $side }: { $cards }, { $points } pontos
baccarat-page-held-by = com { $player }
baccarat-page-you-hold = Cartas a ver: { $side }
baccarat-page-bend = Arrastar uma carta para cima para a dobrar; viradas todas, ficam à vista.

baccarat-page-box = { $bet }, lugar { $place }
baccarat-page-standing = Jogadores de pé
baccarat-page-standing-short = De pé
baccarat-page-standing-box = { $bet }, jogadores de pé
baccarat-page-you-stand = Aposta de pé; escolher um lugar
baccarat-page-you-sit = Casas próprias no lugar { $place }

baccarat-page-roads = Quadros de resultados
baccarat-page-bead-plate = «Bead plate»
baccarat-page-big-road = «Big road»
baccarat-page-big-eye-boy = «Big eye boy»
baccarat-page-small-road = «Small road»
baccarat-page-cockroach-road = «Cockroach road»
baccarat-page-road-says =
    { $rounds ->
        [one] { $road } de { $rounds } jogada
       *[other] { $road } de { $rounds } jogadas
    }
baccarat-page-ask-the-road = Prever o quadro
baccarat-page-if-banker = Se a banca
baccarat-page-if-player = Se o jogador
baccarat-page-answer = { $road }: { $colour }
baccarat-page-red = vermelho
baccarat-page-blue = azul
baccarat-page-nothing = ainda nada
baccarat-page-roads-say-nothing = Os quadros nada prevêem.
baccarat-page-as-table = Em tabela
baccarat-page-as-roads = Em quadros
baccarat-page-round = Jogada
baccarat-page-winner = Resultado
baccarat-page-pairs = Pares
baccarat-page-natural = Natural
