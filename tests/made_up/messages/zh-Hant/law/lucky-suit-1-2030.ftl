### Lucky suit, 1/2030: what its clauses say.

## Clauses

lucky-suit-1-2030-act-1 = 本批示自公佈翌日起生效。
lucky-suit-1-2030-art1-1 = 莊荷洗一副牌、按鐘，並翻開一張牌。
lucky-suit-1-2030-art1-2 = 洗牌後、按鐘前可下注。
lucky-suit-1-2030-art2-1 = 投注於一種顏色：紅或黑。
lucky-suit-1-2030-art2-2 = 投注於四種花色之一。
lucky-suit-1-2030-art3-1 = 顏色一賠一，花色一賠三。
lucky-suit-1-2030-art3-2 = 如牌為K，所有投注均輸。

## Bets: when they may be made

lucky-suit-1-2030-bet-red = 紅色牌。
lucky-suit-1-2030-bet-black = 黑色牌。
lucky-suit-1-2030-bet-suit = 所選花色的牌。
    .selections = 花色
