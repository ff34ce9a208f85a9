### The felt of blackjack. Names of bets and acts come from the law; these are the page's own words.

blackjack-page-bank = 莊家
blackjack-page-place = { $place }號位
blackjack-page-hand-of = { $place }號位第{ $hand }門
blackjack-page-hand = { $label }：{ $cards }
blackjack-page-hand-total = { $label }：{ $cards }，共{ $total }點
blackjack-page-box = { $place }號位，{ $bet }
blackjack-page-choose = 顯示{ $place }號位
blackjack-page-main-pays = 原投注賠率：{ $pays }
blackjack-page-insurance-pays = { $bet } { $pays }
blackjack-page-option = { $name }：{ $value }
blackjack-page-standing = 無座位投注：{ $players }
blackjack-page-you-decide = 由你決定
blackjack-page-decides = 由{ $player }決定
blackjack-page-result = 莊家{ $total }點

blackjack-page-ended-stand = 不博
blackjack-page-ended-21 = 21點
blackjack-page-ended-doubled = 已加注
blackjack-page-ended-aces = A牌分門
blackjack-page-ended-paid = 已賠付
blackjack-page-ended-over-21 = 超過21點
blackjack-page-ended-special-prize = 特別彩金
blackjack-page-ended-surrender = 已放棄

blackjack-page-act-draw = 博牌
blackjack-page-act-stand = 不博
blackjack-page-act-double = 加注
blackjack-page-act-split = 分門
blackjack-page-act-surrender = 放棄牌局
blackjack-page-act-even-money = 一賠一
blackjack-page-act-five-cards = 五張紙牌
blackjack-page-act-insurance = 保險
blackjack-page-at-place = { $act }・{ $place }號
blackjack-page-print-any-pair = 對子
blackjack-page-print-sevens = 7 7 7
blackjack-page-print-over-13 = > 13
blackjack-page-print-under-13 = < 13
