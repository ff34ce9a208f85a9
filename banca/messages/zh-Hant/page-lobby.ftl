### The lobby: a card for each game, a row for each table.

lobby-games = 博彩項目
lobby-tables = { $game }賭檯
lobby-regulation = { $citation }：開啟{ $game }規章
lobby-jackpot = 彩池金額
lobby-seats =
    { $taken ->
        [0] { $seats }個座位
       *[other] 已坐{ $taken }／{ $seats }
    }
lobby-watch = 觀看
lobby-sit-at = 入座{ $table }檯
lobby-watch-at = 觀看{ $table }檯

lobby-recent = 近局結果
lobby-recent-player = 閒勝，{ $player }比{ $banker }
lobby-recent-banker = 莊勝，{ $banker }比{ $player }
lobby-recent-tie = 和局，{ $player }點
lobby-recent-red = { $number }，紅
lobby-recent-black = { $number }，黑
lobby-recent-green = { $number }，綠
lobby-recent-total = { $total }點
lobby-recent-point = { $total }點，標記點數{ $point }點
lobby-recent-bank = 莊家{ $total }點
lobby-recent-left = { $total }
