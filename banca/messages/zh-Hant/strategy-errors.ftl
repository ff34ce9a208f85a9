### What is wrong with a way to play, or with bets of which the worth is asked.

## Bets held

bets-none-held = 沒有投注：最少須有一注
bet-takes-no-odds = 「{ $bet }」不得作附加投注：附加投注屬其他博彩，而非{ $game }
bets-not-held-together = { $game }的投注不一併計算：{ $reason }
not-held-together-blackjack = 一門的所有注碼均取決於該門博彩者如何打牌；見「banca simulate blackjack」
not-held-together-pai-kau = 一門的注碼及莊家的博彩本金取決於雙方如何組合牌；見「banca strategy pai-kau」
not-held-together-stud-poker = 原注、加注及累進大獎投注同屬一門：加注與否按該門的紙牌決定，「banca odds stud-poker」列出原注連加注
dice-no-cards-left = 花旗骰是擲骰而非派牌：沒有餘牌
bets-too-many-ways = 同時作{ NUMBER($bets, useGrouping: 0) }注可有超過{ $most }種進程：請減少投注

## Baccarat

baccarat-shoe-never-bet-on = 白咭後有{ NUMBER($depth, useGrouping: 0) }張紙牌，牌靴只能派出示範局：請減少「cut-depth」或「demonstration-rounds」（{ $clause }）

## Blackjack

hand-against = { $cards }對{ $up }
split-hand-against = 分門的{ $cards }對{ $up }
chart-act-not-lawful = 打法在{ $held }時為「{ $act }」，此檯不得如此：請按此檯的選項編製打法
policy-act-not-lawful = 函數在{ $held }時答{ $act }：可作{ $lawful }
chart-no-row = 表中沒有「{ $kind } { $total }」一行：須打{ $held }，可作{ $lawful }
chart-line = 表中第{ NUMBER($line, useGrouping: 0) }行：{ $fault }
chart-words-not-lawful = { $held }不得「{ $words }」；可作{ $lawful }（請寫明否則如何，例如「{ $example }」）
chart-says-nothing-against = 「{ $row }」未列明對{ $cards }時如何
chart-row-twice = 「{ $row }」已經列出
chart-cells-and-cards = 有{ NUMBER($cells, useGrouping: 0) }格，牌面卻有{ NUMBER($cards, useGrouping: 0) }種
chart-no-csv = 並非CSV：「{ $fault }」
chart-rows-wanted = 須有各行，例如「{ $example }」，或以「{ $head }」為首行
chart-row-wants-acts = 「{ $row }」須有一個動作，或每種牌面各有一個動作
chart-card-twice = { $card }出現兩次
chart-card-wants-act = { $card }須有一個動作
chart-no-open-card = { $card }並非牌面：牌面為{ $known }
chart-word-unknown = { $word }不在以下之列：{ $known }
chart-no-such-row = { $row }並非一行：各行如「{ $examples }」
chart-no-such-total = 沒有「{ $kind } { $total }」的牌：由「{ $kind } { $least }」至「{ $kind } { $most }」
chart-no-such-size = 「of { $size }」：只區分{ $least }至{ $most }張紙牌

## Best play of blackjack

blackjack-insured-rounds-no-row = 有保險的局有平均值及方差，但原投注沒有單獨一行
blackjack-variance-not-counted = 對子分門次數過多，或十點牌按牌面分門，故不計算各局的離散程度
blackjack-too-few-cards = { NUMBER($cards, useGrouping: 0) }張紙牌可能在一局內派完：最佳打法須以更多紙牌計算
blackjack-too-many-orders = 莊家博牌的次序過多，不能準確計算
blackjack-suits-not-alike = 計算最佳打法時，各花色的紙牌數目須相同
blackjack-play-beyond-count = 此打法所看的超出可計算的範圍

## Stud poker

stud-poker-no-maximum-posted = 如未公佈最高額，任何金額的原注賠付相同：請公佈（「{ $parameter }」）（{ $clause }）
stud-poker-ante-not-possible = 原注{ MONEY($ante) }：由{ MONEY($least) }至{ MONEY($most) }（{ $clause }）
stud-poker-prizes-too-fine = 原注過大而彩金過於零碎，不能準確比較：請用較整的金額

## Ways to play at a live table

way-unknown = 沒有「{ $way }」這種打法：{ $ways }；「same」之後寫投注，例如「same small」
