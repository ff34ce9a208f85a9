### What a PAR sheet says in short, and how it calls the outcomes of a bet.

## In short

par-brief = 摘要
par-brief-says = { $game }於極多局中平均從投注金額取得多少；個別一晚可相差甚遠。
par-brief-least = 對博彩者最有利的投注
par-brief-most = 對場方最有利的投注
par-brief-keeps = { $bet }：場方平均取得{ $amount }（每投注{ $staked }）
par-brief-gives = { $bet }：博彩者平均贏得{ $amount }（每投注{ $staked }，每項決定均為最佳）
par-brief-even = { $bet }：場方並無所得（{ $amount }／{ $staked }）
par-brief-exact = 準確程度
par-brief-all-exact = 全部{ $bets }項均為計算而非估計
par-brief-some-exact = { $bets }項中有{ $near }項為近似值，誤差範圍已列明；其餘均為準確計算
par-brief-proof = 以模擬核對
par-brief-not-proved = 未要求模擬
par-brief-agrees = 相符：每項投注模擬{ $rounds }局；{ $within }在通常範圍內，應為95 %
par-brief-disagrees = 不符：每項投注模擬{ $rounds }局（{ $within }在通常範圍內）：見核對一節
par-brief-choices = 場方的選擇
par-brief-options = 其中{ $changed }項有別於上述選項組；全部選擇中{ $needed }項須經許可

## Outcomes

par-outcome-named = { $result }：{ $ways }
par-outcome-one-stake = 一注
par-outcome-doubled = 加注
par-outcome-blackjack = 二十一點
par-outcome-special-prize = 特別彩金
par-outcome-five-cards = 五張紙牌
par-outcome-surrendered = 放棄牌局
par-outcome-folded = 不加注
par-outcome-closed = 莊荷不開牌
par-outcome-beaten = 莊荷的牌較大
