### The felt of baccarat. Roads are custom and no law; everything that the regulation names comes from the law.

baccarat-page-print-player = 閒
baccarat-page-print-banker = 莊
baccarat-page-print-tie = 和
baccarat-page-print-player-pair = 閒對
baccarat-page-print-banker-pair = 莊對
baccarat-page-letter-player = 閒
baccarat-page-letter-banker = 莊
baccarat-page-letter-tie = 和

baccarat-page-wins-player = 閒家勝
baccarat-page-wins-banker = 莊家勝
baccarat-page-wins-tie = 和局
baccarat-page-hand-of-player = 閒家的牌
baccarat-page-hand-of-banker = 莊家的牌
baccarat-page-result-player = 閒家勝，{ $player }點對{ $banker }點
baccarat-page-result-banker = 莊家勝，{ $banker }點對{ $player }點
baccarat-page-result-tie = 和局，同為{ $player }點
baccarat-page-hand = { $side }：{ $cards }
baccarat-page-hand-points = { $side }：{ $cards }，共{ $points }點
baccarat-page-held-by = 由{ $player }看牌
baccarat-page-you-hold = 由你看{ $side }
baccarat-page-bend = 向上拖動紙牌以掀看；全部揭開即為出示。

baccarat-page-box = { $place }號位，{ $bet }
baccarat-page-standing = 企位博彩者
baccarat-page-standing-short = 企位
baccarat-page-standing-box = 企位博彩者，{ $bet }
baccarat-page-you-stand = 你正站立投注；點選座位即可入座
baccarat-page-you-sit = 你在{ $place }號位的投注格

baccarat-page-roads = 路紙
baccarat-page-bead-plate = 珠盤路
baccarat-page-big-road = 大路
baccarat-page-big-eye-boy = 大眼仔
baccarat-page-small-road = 小路
baccarat-page-cockroach-road = 曱甴路
baccarat-page-road-says =
    { $rounds ->
       *[other] { $road }，共{ $rounds }局
    }
baccarat-page-ask-the-road = 問路
baccarat-page-if-banker = 若開莊
baccarat-page-if-player = 若開閒
baccarat-page-answer = { $road }：{ $colour }
baccarat-page-red = 紅
baccarat-page-blue = 藍
baccarat-page-nothing = 未有
baccarat-page-roads-say-nothing = 路紙不能預測結果。
baccarat-page-as-table = 列表
baccarat-page-as-roads = 路紙
baccarat-page-round = 局
baccarat-page-winner = 結果
baccarat-page-pairs = 對子
baccarat-page-natural = 天生
