### The felt of pai kau. Names of tiles, pairs, bets and acts come from the law; these are the page's own words.

pai-kau-page-you = 你
pai-kau-page-house = 場方
pai-kau-page-place-of = 第{ $place }門 · { $player }
pai-kau-page-place-free = 第{ $place }門 · 空門
pai-kau-page-sit = 放下籌碼即可在此投注
pai-kau-page-backs = 幫莊
pai-kau-page-unseen = 四隻牌，無人翻看
pai-kau-page-being-dealt = 派牌中
pai-kau-page-arranging = 組牌中
pai-kau-page-arranged = 已組牌
pai-kau-page-laid = 你的牌已放下。
pai-kau-page-next-bank = 下一莊
pai-kau-page-has-cut = 已拮牌
pai-kau-page-dealt-first = 先派

pai-kau-page-bank-of = 莊家 · 第{ $place }門 · { $player }
pai-kau-page-bank-open = 莊家 · 任何人均可做莊
pai-kau-page-bank-yours = 輪到你做莊 · 第{ $place }門
pai-kau-page-bank-entitled = 輪到{ $player }做莊 · 第{ $place }門
pai-kau-page-bank-waits = 各門組牌後翻開
pai-kau-page-round-of = 第{ $round }局（共{ $rounds }局）
pai-kau-page-capital-title = 本金
pai-kau-page-capital = 本金{ $amount }
pai-kau-page-take = 做莊
pai-kau-page-add-capital = 加本金
pai-kau-page-back = 幫莊
pai-kau-page-cup = 骰盅，內有四粒骰子
pai-kau-page-sum = 共{ $sum }點
pai-kau-page-first = 第{ $place }門先派
pai-kau-page-wall = 牌分八棟，面向下
pai-kau-page-mixed = 牌面向下

pai-kau-page-group-front = 前線
pai-kau-page-group-back = 後線
pai-kau-page-row = 第{ $row }行
pai-kau-page-row-front = 前線 · 第{ $row }行
pai-kau-page-row-back = 後線 · 第{ $row }行
pai-kau-page-group = { $group }：{ $name }（{ $tiles }）
pai-kau-page-group-down = { $group }：面向下
pai-kau-page-higher-you = { $group }：你大
pai-kau-page-higher-place = { $group }：第{ $place }門大
pai-kau-page-higher-bank = { $group }：莊家大

pai-kau-page-arrange-now = 請組牌
pai-kau-page-banks-tiles = 莊家的牌
pai-kau-page-tile = { $group }：{ $tile }，{ $pips }
pai-kau-page-tile-chosen = { $group }：{ $tile }，{ $pips }，已選；請選另一線的牌
pai-kau-page-division = 前線{ $front }，後線{ $back }
pai-kau-page-division-house = 前線{ $front }，後線{ $back }：場方組牌法
pai-kau-page-lay = 放下牌
pai-kau-page-swap = 對調前後
pai-kau-page-house-way = 場方組牌法

pai-kau-page-at-the-bank = 莊家事項
pai-kau-page-declare = 聲明{ $manner }
pai-kau-page-least = 至少{ $amount }：本金連同所贏
pai-kau-page-now-yours = 請將四隻牌組成前後兩線。
pai-kau-page-now-arranging = { $player }正在組牌。
pai-kau-page-now-dealing = 搖骰、派牌。
pai-kau-page-now-anybody = 尚無人做莊：放下本金即可做莊。
pai-kau-page-now-your-bank = 輪到你在第{ $place }門做莊：放下本金做莊，或過莊。
pai-kau-page-now-bank-of = 輪到第{ $place }門{ $player }做莊。
pai-kau-page-now-shuffling = 洗牌中。
pai-kau-page-now-you-bank = 由你做莊。持盅前各門可投注。
pai-kau-page-now-betting = 由{ $player }做莊。莊家持盅前可投注。

pai-kau-page-result-win = 第{ $place }門勝莊家
pai-kau-page-result-lose = 莊家勝第{ $place }門
pai-kau-page-result-push = 第{ $place }門與莊家和局
pai-kau-page-result-out = 第{ $place }門除外
pai-kau-page-result-bank-won = 莊家贏{ $amount }
pai-kau-page-result-bank-lost = 莊家輸{ $amount }
pai-kau-page-result-bank-even = 莊家不贏不輸

pai-kau-page-owes-you = { $player }因第{ $place }門欠你補償
pai-kau-page-you-owe = 你因第{ $place }門欠{ $player }補償
pai-kau-page-owes = { $debtor }因第{ $place }門欠{ $creditor }補償
pai-kau-page-between-players = 博彩人之間，不計入淨額
pai-kau-page-unpaid = 你未付的補償
pai-kau-page-pay = 向{ $player }支付{ $amount }
pai-kau-page-bank-in-round = 本局的莊家
pai-kau-page-who = 何人
pai-kau-page-net = 淨額
