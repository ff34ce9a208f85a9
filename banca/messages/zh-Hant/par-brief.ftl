### What a PAR sheet says in short, and how it calls the outcomes of a bet.

## In short

par-brief = 摘要
par-brief-says = { $game }在極多局之後，平均從投注金額中取得多少；單憑一晚，結果可相差甚遠。
par-brief-least = 對博彩者最有利的投注
par-brief-most = 對場方最有利的投注
par-brief-keeps = { $bet }：每投注{ $staked }，場方平均取得{ $amount }
par-brief-gives = { $bet }：如每項決定均為最佳，每投注{ $staked }，博彩者平均贏得{ $amount }
par-brief-even = { $bet }：場方並無所得（每投注{ $staked }為{ $amount }）
par-brief-exact = 準確程度
par-brief-all-exact = 全部{ $bets }項均為計算而非估計
par-brief-some-exact = { $bets }項中有{ $near }項為近似值，誤差範圍已列明；其餘均為準確計算
par-brief-proof = 以模擬驗證
par-brief-not-proved = 未有要求模擬
par-brief-agrees = 相符：每項投注模擬{ $rounds }局；{ $within }在通常範圍之內，按理應為95%
par-brief-disagrees = 不符：每項投注模擬{ $rounds }局（{ $within }在通常範圍之內）：見「模擬驗證」一節
par-brief-choices = 場方的選擇
par-brief-options = 其中{ $changed }項有別於上述選項組；全部選擇中{ $needed }項須經許可

## Outcomes

par-outcome-named = { $result }：{ $ways }
par-outcome-one-stake = 一注
par-outcome-doubled = 加注
par-outcome-blackjack = 得「Black Jack」
par-outcome-special-prize = 特別彩金
par-outcome-five-cards = 五張紙牌
par-outcome-surrendered = 放棄牌局
par-outcome-folded = 不加注
par-outcome-closed = 莊荷不開牌
par-outcome-beaten = 莊荷的牌較大
