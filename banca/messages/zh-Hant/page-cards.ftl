### Cards, as the page names them to those who do not see them, and what tables of cards have in common.

card-face-down = 牌面向下
card-name =
    { $suit ->
        [s] 黑桃
        [h] 紅心
        [c] 梅花
       *[d] 方塊
    }{ $rank }

cards-page-shoe-left =
    { $cards ->
       *[other] 餘{ $cards }張
    }
cards-page-white-card = 白咭在末{ $cards }張前
cards-page-white-card-out = 白咭已出
cards-page-place-your-bets = 請下注。
cards-page-you = 你
cards-page-free = 空位
cards-page-place-of = { $place }號位，{ $player }
cards-page-place-free = { $place }號位，空位
cards-page-sit = 入座
cards-page-place-sit = { $place }號位，空位：入座
cards-page-place-leave = { $place }號位，你的座位：離座
cards-page-squeeze = 掀看紙牌
