### Why acts of the games of three dice are refused: cussec and fish-prawn-crab.

## Refusals: equipment

refusal-dice-must-be-three = 骰子有{ $dice }粒：規定為三粒
refusal-dice-must-be-three-shown = 開出{ $dice }粒骰子：規定為三粒
refusal-dice-must-weigh-the-same = 骰子重量不同
refusal-faces-must-be-those-of-the-law = 骰子不會開出{ $said }：各面為{ $faces }
refusal-faces-must-be-those-of-the-law-die = 骰子不合規定：其各面為{ $faces }
refusal-opposite-faces-must-total-seven = 相對兩面須合共七點：現為{ $pairs }
shaker-opposite-faces = { $one }與{ $other }
refusal-dice-must-be-balanced-shaker = 有骰子並非完全均衡
refusal-face-must-be-told-from-the-others = { $said }不足以分辨{ $faces }：須指明圖案或點數
shaker-one-from-another = { $first }與{ $last }
refusal-equipment-must-be-complete-shaker = 並無特別骰盅
refusal-shaker-must-have-dome-and-cover = 特別骰盅須有連玻璃罩的盅座及可揭式盅蓋
refusal-drive-must-be-the-one-adopted = 骰盅啟動方式為{ $drive }：此檯採用的選項為{ $adopted }
refusal-cover-must-have-two-clasps = 扣有{ $clasps }個：盅蓋須以兩個扣繫於盅座

## Refusals: the round

refusal-dome-must-be-covered-before-the-shake = 須先蓋上玻璃罩
refusal-cover-must-be-clasped-before-the-shake = 須先以扣繫牢盅蓋
refusal-dice-must-be-shaken-before-betting = 須先啟動電動搖骰裝置
refusal-lever-must-be-pressed-three-times = 須先接連三次按下把手
refusal-lamp-must-light-before-betting = 燈牌須於開始下注前亮起
refusal-start-must-be-announced-before-betting = 須先宣佈開始下注
refusal-cover-must-be-lifted-before-the-result = 須先揭開可揭式盅蓋
refusal-dice-must-show-before-the-result-is-announced = 須先開骰
refusal-result-must-be-announced-before-payment = 須先宣佈結果
refusal-winning-positions-must-be-lit-first = 須先亮燈顯示中彩各瓣
refusal-bets-must-wait-for-the-shake = 尚未開始下注：須先搖骰
refusal-dome-must-stay-open-until-all-is-paid = 該局投注尚未全部殺賠：勝注全部賠付之前，不得開始其他程序
refusal-void-must-have-its-cause-shaker = { $why }並不令該局無效：發現骰子相疊（stacked）或斜靠不平（leaning），該局方為無效
refusal-void-must-be-found-when-the-cover-is-lifted = 只可於揭開可揭式盅蓋後、宣佈結果前宣佈該局無效

## What the bets may be placed on

shaker-selection-face = 須為{ $faces }之一
shaker-selection-total = { $least }至{ $most }的一個點數總和

## Errors

shaker-dome = 「dome」須為「{ $covered }」或從缺，而非{ $value }
