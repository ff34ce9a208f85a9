### What is said of stud poker alone.

## What lies before one's eyes

stud-poker-jackpot-is = 累進大獎：
stud-poker-croupier-is = 莊荷：

## The life of a jackpot

stud-poker-life = 累進大獎的歷程
stud-poker-life-is = 一次歷程：由彩池最低金額起，至黃袍麒麟取去全部為止；得獎之牌必定加注。
stud-poker-life-boxes = 每局累進大獎投注數：{ $count }
stud-poker-life-rounds-to-hit = 派出前局數
stud-poker-life-rounds-to-hit-exact = 準確值
stud-poker-life-bets-to-hit = 派出前投注數
stud-poker-life-meter = 派出時彩池金額
stud-poker-life-returned = 派予博彩者，佔注額
stud-poker-life-contribution = 每注撥入彩池
stud-poker-life-house-gains = 場方所得，佔注額
stud-poker-life-puts-in = 場方墊付
stud-poker-meter = 彩池金額
stud-poker-life-house-cost = 每次歷程場方墊付
stud-poker-life-borne = 超出彩池的彩金
stud-poker-life-topped-up = 彩池重新累積
stud-poker-life-count = 歷程次數
stud-poker-life-took = { $lives }（{ $rounds }局），需時{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }秒，種子{ NUMBER($seed, useGrouping: 0) }
stud-poker-life-quantiles = 各比例的歷程不超過之數
stud-poker-life-prizes = 彩金
stud-poker-life-too-few = ± ?：不足{ $fewest }次歷程，不足以估計誤差。
stud-poker-plot-meter = 未派出前的彩池金額
stud-poker-plot-meter-band = { $low }–{ $high }%的彩池金額
stud-poker-plot-bands-end = 尚餘{ $fewest }個或以上時方繪區間
stud-poker-plot-alive = 尚未派出的比例
stud-poker-plot-half-hit = 半數於{ $rounds }局內派出
stud-poker-plot-one-hit = 於第{ $rounds }局派出
stud-poker-plot-mean-hit = 平均{ $rounds }

## How one plays

stud-poker-by-raises = 由{ $hand }起加注

stud-poker-ace-king-is = A、K即加：持A、K或更大之牌即加注，不論莊荷所露之牌
stud-poker-ante-of = 原注為{ $ante }，加注為{ $more }
stud-poker-round-is = 一局即一門派牌一次，連同其加注；單位為原注。

## One hand

stud-poker-raising-over = 價值：以原注為單位，按莊荷可能持有的{ $hands }手牌計
stud-poker-raising-closed = 不開牌
stud-poker-raising-lower = 開牌，{ $hand }，較小
stud-poker-raising-higher = 開牌，{ $hand }，較大
stud-poker-raising-equal = 同等之牌：以花色分大小
stud-poker-raising-all = 合計
stud-poker-raising-rests-on = 依據{ $clauses }；解釋：{ $readings }

## All hands

stud-poker-raising-title = 最佳打法
hand-ace-king = A、K散牌
hand-lower-odd = A、K以下散牌
stud-poker-raising-in = A、K散牌，手中有與莊荷牌面同點數之牌
stud-poker-raising-out = A、K散牌，手中並無同點數之牌
stud-poker-raising-chart-is = 各欄：莊荷牌面。R加注，F不加注；數字：該類手牌應加注的百分率。
stud-poker-raising-ask = 查閱某一手牌：banca strategy { $game } --hand { $hand } --bank { $card }
stud-poker-raising-forbidden = 在博彩桌不得使用任何工具推算投注策略（{ $clause }）。
stud-poker-raising-edge = 優勢（佔原注）
stud-poker-raising-raised = 加注率
stud-poker-raising-sd = 標準差（以原注為單位）
stud-poker-raising-ace-king-edge = 優勢（持A、K或以上即加注）

## The jackpot

stud-poker-meter-at = { $bet }，彩池金額為{ $meter }
stud-poker-meter-shows = 彩池金額：投注前顯示的金額，其後該注撥入彩池
stud-poker-meter-break-even = 彩池金額達{ $meter }起收支平衡（彩金未捨入時，準確值為{ $exact }分）
stud-poker-meter-always = 任何彩池金額均不虧損
stud-poker-meter-minimum = 彩池為最低金額{ $minimum }時的優勢：{ $edge }
stud-poker-meter-falls = 彩池金額由{ $meter }起，優勢為{ $edge }，其後每增加{ $stake }優勢下降{ $fall }
stud-poker-meter-flat = 彩池金額由{ $meter }起，優勢為{ $edge }；定額彩金大於彩池份額期間不變
stud-poker-meter-feeds = 每注撥入彩池{ $contribution }
stud-poker-meter-costs = 每注平均派出純定額彩金{ $fixed }
stud-poker-meter-house = 場方平均承擔超出彩池部分{ $borne }，用於彩池重新累積{ $restart }

## Of the progressive jackpot

hand-royal-flush = 黃袍麒麟
hand-straight-flush = 同花順
hand-four-of-a-kind = 四條
hand-full-house = 夫盧
hand-flush = 同花

## Words to type at its tables

stud-poker-word-raise = 加注
stud-poker-word-fold = 不加注
