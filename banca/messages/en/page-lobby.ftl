### The lobby: a card for each game, a row for each table.

lobby-games = Games
lobby-tables = Tables of { $game }
lobby-regulation = { $citation }: open the regulation of { $game }
lobby-jackpot = Jackpot meter
lobby-seats =
    { $taken ->
        [0] { $seats } seats free
       *[other] { $taken } of { $seats } seats taken
    }
lobby-watch = Watch
lobby-sit-at = Sit at table { $table }
lobby-watch-at = Watch table { $table }

lobby-recent = Last results
lobby-recent-player = Player, { $player } to { $banker }
lobby-recent-banker = Banker, { $banker } to { $player }
lobby-recent-tie = Tie at { $player }
lobby-recent-red = { $number }, red
lobby-recent-black = { $number }, black
lobby-recent-green = { $number }, green
lobby-recent-total = total { $total }
lobby-recent-point = total { $total }, point { $point }
lobby-recent-bank = bank { $total }
lobby-recent-left = { $total }
