### The lobby: a card for each game, a row for each table.

lobby-games = Jogos
lobby-tables = Mesas de { $game }
lobby-regulation = { $citation }: abrir o regulamento de { $game }
lobby-jackpot = Valor do «jackpot»
lobby-seats =
    { $taken ->
        [0] { $seats } lugares livres
       *[other] { $taken } de { $seats } lugares
    }
lobby-watch = Ver
lobby-sit-at = Sentar-se à mesa { $table }
lobby-watch-at = Ver a mesa { $table }

lobby-recent = Últimos resultados
lobby-recent-player = Jogador, { $player } contra { $banker }
lobby-recent-banker = Banqueiro, { $banker } contra { $player }
lobby-recent-tie = Empate a { $player }
lobby-recent-red = { $number }, vermelho
lobby-recent-black = { $number }, preto
lobby-recent-green = { $number }, verde
lobby-recent-total = soma { $total }
lobby-recent-point = soma { $total }, número ponto { $point }
lobby-recent-bank = banca { $total }
lobby-recent-left = { $total }
