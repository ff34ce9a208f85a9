### What cannot be simulated, and what is wrong with a run that was kept.

## Rounds and seats

simulation-no-seats = 無人入座：最少須有1門
simulation-dealing-unknown = 不由{ $dealing }派牌：可用{ $known }
simulation-too-few-rounds = 不能進行{ $rounds }局：最少須有1局
simulation-too-many-rounds = 不能進行{ $rounds }局：最多{ $most }局
simulation-no-cores = { $cores }個核心不能運算：最少須有1個
simulation-too-many-cores = { $cores }個核心過多：最多{ $most }個
simulation-bet-never-made = 局數太少，未曾作出投注「{ $bet }」：請增加局數
simulation-stakes-too-fine-together = 這些注額的公約數太小，不能一併計算：請用較整的金額
simulation-stakes-too-fine-to-add = 這些注額的公約數太小，不能相加：請用較整的金額
simulation-too-many-ways = 一門的投注可有超過{ $most }種結果：請減少投注
simulation-no-cards-in-game = { $game }不派紙牌：沒有牌靴
simulation-dice-no-shoe = 花旗骰是擲骰而非派牌：沒有牌靴
simulation-machine-no-shoe = 此檯使用自動洗派牌機，並非牌靴：每局均由其全部紙牌派出（{ $clause }）

## Checkpoints

checkpoint-no-run = { $file }沒有已存的模擬：請指定新檔案，或原先寫入的檔案
checkpoint-changed = { $file }在存入模擬後曾被更改：請指定新檔案
checkpoint-of-another-run = { $file }存有另一次模擬：博彩、選項、投注、種子及banca均須相同
checkpoint-holds-more = { $file }已存有{ $counted }：要求的數目不得少於此數
checkpoint-not-written = { $file }：模擬不能存於該處：{ $reason }

## Sessions of a player with a bankroll

session-count-not-possible = { $sessions }場：最少1場，最多{ $most }場
session-rounds-not-possible = 每場{ $rounds }局：最少1局，最多{ $most }局
session-players-not-seats = { NUMBER($players, useGrouping: 0) }名博彩者，{ NUMBER($seats, useGrouping: 0) }門：每門須各有一名
session-line-full = { $plan }：數列已增至上限{ $most }個數字：請設定止蝕
session-bankroll-full = 本金已增至{ $most }單位，不能再計算：請設定最高注額或止賺
session-none-over = 未有任何一場完結：請縮短每場，或等待更久
session-units-beyond-count = { $units }單位超出可計算的數目：最多{ $most }
session-least-stake = 最低注額{ $stake }單位：可為1至{ $most }
session-most-stake = 最高注額{ $stake }單位：可為{ $least }至{ $most }
session-bankroll-below-stake = 本金{ $bankroll }單位：最低注額為{ $least }
session-stop-not-possible = { $stop ->
    [loss] 止蝕
   *[win] 止賺
}{ $units }單位：最少1單位，或不設
session-stakes-beyond-count = 注額達{ $stake }單位而所得以1/{ NUMBER($parts, useGrouping: 0) }計算，超出可計算的範圍：最高注額可為{ $most }
session-bankroll-beyond-count = 本金{ $bankroll }單位：只能計算少於{ $most }單位

## Blackjack

blackjack-main-bet-needed = 其他投注須連同原投注作出：每門均須有原投注，單獨模擬一項投注時除外（{ $clause }）
blackjack-bet-not-at-table = 此檯沒有投注{ $bet }：現有{ $known }
blackjack-bet-goes-with-main = 「{ $bet }」附屬於所加的原投注，並與其一併模擬：請要求「{ $main }」
blackjack-insurance-too-high = 保險投注{ $insurance }：此注碼最多可作{ $most }（{ $clause }）
blackjack-bet-held-once = 每項投注只計一次：請將注額合併
blackjack-no-chart = 二十一點的打法須為「Chart」（banca.strategy.blackjack.chart），而非{ $given }
blackjack-place-ends = 一門可有{ $count }種不同結果：只模擬手數較少的博彩桌
blackjack-seat-ends = 一門可有超過{ $most }種不同結果：請分開模擬其各項投注
bet-refused-by-clause = { $because }（{ $clause }）

## Pai kau

pai-kau-players-of-bank = { NUMBER($players, useGrouping: 0) }名博彩者：過莊須有2至{ $most }名（{ $clause }）
pai-kau-sums-below-nought = 注額及博彩本金不得少於零（{ $clause }）
pai-kau-rounds-held = { $rounds }局，每名莊家做莊{ $held }局：兩者均由1至{ $most }
pai-kau-nobody-takes-bank = 無人做莊：須有人以博彩本金做莊（{ $clause }）
pai-kau-no-stake-against-bank = 其中一名莊家將無人對其下注：不能開局（{ $clause }）
pai-kau-sums-beyond-count = 博彩本金及注額過大，不能準確計算：請用較小的金額
pai-kau-no-way-to-arrange = { $given }並非組合牌的方法：可用{ $known }、每種牌組的分法，或以四隻牌為參數的函數（{ $clause }）
pai-kau-divisions-needed = 每種牌組須有一種分法：四隻牌共有{ $kinds }種，每種有{ $divisions }種分法（{ $clause }）
pai-kau-no-division = { $given }並非{ $tiles }的分法：前線兩隻，後線兩隻（{ $clause }）
pai-kau-stake-too-low = 注額{ NUMBER($stake, useGrouping: 0) }分：最少為1分
pai-kau-one-bet-a-player = 每名博彩者在牌九每局只有一項投注：做莊或幫莊者不得在任何一門下注（{ $clause }）
pai-kau-no-bet = 「{ $bet }」並非牌九的投注：投注為{ $known }（{ $clause }）
pai-kau-one-banker = 每局只有一名莊家（{ $clause }）
pai-kau-too-many-players = 博彩者過多：博彩桌設{ $seats }門，包括莊家一門（{ $clause }）

## Stud poker

stud-poker-too-many-bettors = { NUMBER($bettors, useGrouping: 0) }名博彩者：博彩桌設{ $boxes }門，每人一門（{ $clause }）
stud-poker-bet-once = 每門每種投注只接受一次，不接受{ $bets }（{ $clause }）
stud-poker-bet-none = 每門每種投注只接受一次，並須最少有一注（{ $clause }）
stud-poker-no-bet = 「{ $bet }」並非聯獎撲克的投注：投注為{ $known }（{ $clause }）
stud-poker-raise-in-ante = 加注隨原注而來：請用「{ $ante }」，其中已包括加注（{ $clause }）
stud-poker-jackpot-stake-not-posted = 累進大獎投注{ MONEY($stake) }：博彩桌公佈{ MONEY($posted) }（{ $clause }）
stud-poker-jackpot-boxes = { NUMBER($boxes, useGrouping: 0) }門作累進大獎投注：博彩桌設1至{ $most }門（{ $clause }）
stud-poker-jackpot-lives = 累進大獎{ $lives }次歷程：最少1次，最多{ $most }次
stud-poker-pool-not-fed = 沒有投注撥入的彩池沒有歷程：每注須撥入一部分（{ $clause }）
stud-poker-pool-beyond-count = 投注過大或撥入彩池的部分過於零碎，不能計算：請用較整的金額
stud-poker-no-way-to-play = { $given }並非聯獎撲克的打法：可不指定（即最佳打法）、由某牌力起加注、按牌型加注與否，或以一手牌及牌面為參數的函數（{ $clause }）
stud-poker-no-decision = { $given }並非對{ $hand }的決定：只有「{ $raise }」及「{ $fold }」（{ $clause }）
stud-poker-no-class = { $given }並非牌型：牌型為{ $known }（{ $clause }）
