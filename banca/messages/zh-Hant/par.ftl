### PAR sheets: what they say of themselves, of each bet, of what stands behind the figures.

par-how = 完整報告（圖表、驗證及解釋）：加上「--html 檔案」或「--pdf 檔案」（或「--json」）。
par-any-of = { $bet }，{ $count }種之一（{ $first }、{ $second }……）
par-not-offered = 不設
par-operator-rolls = 每100擲
par-operator-no-risk = 只收佣金
par-operator-commission = 場方只就彩金收取佣金，不承擔任何投注：自第一局起即有收益，無須本金。如場方以自有資金幫莊，則列出該資金所得。
par-operator-added = 表內不列只可附加於其他投注、並非每局均下之注：{ $bets }。
par-operator-pool = 表內不列{ $bet }：撥入彩池之數將派予其他博彩者；場方承擔之數見該投注。
par-operator-only-added = 本表並無每局單獨所下之注。
par-bands-sigma = σ的誤差不超過{ $bound }；取其最大值時，區間闊{ $wider }。偏度未知時，規則只按各結果判斷。
par-exact-but = 非準確者列於下文：

## Title and foot

par-title = PAR表：{ $game }
par-subtitle = 按{ $instrument }計算的投注概率及帳目報告
par-foot = banca { $version } · 引擎{ $digest } · { $edition } · { $day }
par-edition = 版本
par-about-in-force = 生效日期
par-about-until = { $day }，其後由{ $by }廢止
par-about-options = 選項組合
par-about-day = 報告日期
par-about-version = 程式
par-about-digest = 引擎摘要值（SHA-256）
par-preset-first-listed = 各條首列者
par-preset-customary = 慣用者
par-preset-but = { $preset }，{ $count }項除外

## Identity

par-identity = 識別資料
par-identity-game = 博彩種類
par-identity-instrument = 法規
par-identity-signed = 簽署日期
par-identity-published = 公佈日期
par-identity-authorisation = 許可
par-identity-by-article = 下表標示的選項須預先獲許可，並於採用之日前{ $days }個工作天提交申請書
par-identity-no-article = 本規章並無選項許可的條文
par-identity-results = 所計結果
par-identity-results-are = 每種投注均為{ $count }個等可能結果
par-identity-results-vary = 視乎投注而定，見各投注
par-identity-played = 假定打法
par-identity-no-strategy = 無：投注後無須作任何決定
par-identity-beyond = 規章以外獲許可
par-identity-beyond-for = { $bets }，許可予{ $house }
par-options = 場方選項
par-options-none = 本版本並無選項。
par-options-option = 選項
par-options-chosen = 選定
par-options-preset = 異於預設
par-options-clause = 條文
par-options-authorisation = 須許可
par-options-needed = 須
par-options-idle = { $value }（於此無作用）
par-options-fixed = 場方訂定
par-signed-authorisation = 許可編號及日期
par-signed-prepared = 編製人
par-signed-signature = 簽署及日期

## Summary

par-summary = 各投注一覽
par-summary-says = 分佈相同的選定合為一行。優勢、回報及離散度均按每單位原注計算，注碼保留至分出勝負；賠率以一賠若干表示，注碼另行退回。
par-summary-other-side = 優勢即博彩者所失，歸對方及場方。
par-summary-without = 沒有獨立一行：{ $bets }。
par-bet = 投注
par-pays = 賠率（一賠若干）
par-edge = 場方優勢
par-edge-exact = 準確值
par-figure-element-of-risk = 佔總注額的優勢
par-hit = 中獎率
par-figure-sigma = 標準差σ
par-articles = 條文

## One bet

par-bets = 逐項投注
par-bets-once = 分佈完全相同的投注合併列出。
par-outcome = 結果
par-result-split = 分門：各手平均
par-outcome-ways = 組合數
par-outcome-chance = 概率
par-outcome-decimal = 小數
par-outcome-net = 淨額（每單位注額）
par-outcome-part = p × 淨額
par-outcome-sum = 累計
par-sum = 總和
par-outcome-check = Σp = 1，準確無誤；總和即場方優勢之負數，{ $edge }。
par-outcome-check-long = 各概率即組合數除以{ $ways }。
par-figure-rtp = 回報率
par-figure-ties = 不計和局的優勢
par-figure-hit = 中獎率
par-figure-push = 和局率
par-figure-average-stake = 平均總注額
par-figure-variance = 方差
par-figure-skew = 偏度
par-figure-kurtosis = 超額峰度
par-figure-prize = 每單位最大賠付
par-figure-loss = 每單位最大損失
par-figure-vi = 波動指數，{ $level }（z = { $z }）
par-units = { $count }單位
par-rounds = 局數
par-bands-level = { $level }（z = { $z }）
par-bands-caption = 回報率，RTP ± z·σ/√N
par-bands-unsafe = † 少於{ $rounds }局時，正態區間並不可靠：佔方差{ $share }或以上的某一結果預期出現少於{ $hits }次，或|偏度|/√N大於{ $skew }。
par-bands-safe = 按「何者為準確」所述規則，正態區間自10³局起適用。
par-operator = 承批公司
par-operator-says = 例：每局平均{ $bet }，每小時{ $rounds }局。場方留存的籌碼比率（hold）亦視乎博彩者逗留時間，並非規則所定之數。本金：一位博彩者以固定注額永遠投注；此為近似值（擴散近似），於彩金遠小於本金時接近。
par-operator-hundred = 每100局理論收益
par-operator-hour = 每小時
par-operator-hour-sigma = 每小時σ
par-operator-ahead = 97.5%概率領先所需局數
par-operator-bank = 輸清概率{ $chance }所需本金
par-operator-no-bank = 無優勢
par-jackpot = 累進大獎
par-jackpot-says = 按本檯公佈的金額，以{ $currency }計；上文優勢按此處彩池金額計算。

## Sensitivity

par-sensitivity = 各選項的影響
par-sensitivity-says = 每次只改一項合法選擇，其餘不變，重新計算。數字為場方優勢增減的百分點（按每單位注額）；負數對博彩者有利。
par-sensitivity-option = 選項
par-sensitivity-instead = 改為
par-sensitivity-bet = 投注
par-sensitivity-then = 其時優勢
par-sensitivity-moves = 增減
par-sensitivity-too = 另設
par-sensitivity-spread = 優勢不變，分佈不同
par-sensitivity-idle = 以下選項不影響上述數字
par-sensitivity-void = 因其他選擇而無作用
par-sensitivity-nothing = 本版本並無選項影響表中任何數字。
par-sensitivity-sampled = 無上限之數以最小值的1、2、4、6及8倍試算；範圍大者以兩端及中間值試算。可投注項目的名單不作試算，因其只會減少投注。

## Correlation

par-correlation = 投注之間的相關性
par-correlation-says = 兩種投注各一單位、同一結果，以每類首個選定準確計算。列出離零最遠者。
par-correlation-one = 投注甲
par-correlation-other = 投注乙
par-correlation-value = 相關係數

## Proof

par-proof = 模擬驗證
par-proof-otherwise = 模擬採用另一種打法，並與該打法的準確優勢比較。{ $how }。
par-proof-says = 每類投注由獨立程式模擬{ $rounds }次，種子見各行。z為模擬優勢與準確值相差的標準誤差數目。
par-proof-seed = 種子
par-proof-exact = 準確優勢
par-proof-simulated = 模擬優勢
par-proof-agrees = 兩者相符。{ $count }種投注中{ $within }種|z| < 1.96；最遠者|z| = { $furthest }，按規則容許至{ $allowed }（程式無誤時，一百次僅一次不符）。
par-proof-differs = 按規則兩者不符：{ $count }種投注中最遠者|z| = { $furthest }，容許至{ $allowed }；{ $within }種|z| < 1.96。請增加局數或查找錯誤。
par-proof-untried = 未作模擬：{ $bets }。
par-proof-none = 並無投注可作模擬。

## Readings and exactness

par-readings = 解釋
par-readings-says = 條文未有規定或兩種語文有異之處，採取以下解釋。上述數字以此為據。
par-readings-none = 上述數字不涉任何解釋。
par-exact = 何者為準確
par-exact-all = 除下文註明非準確者外，組合數、概率、優勢、回報、佔總注額的優勢、方差及各結果表內之數均為準確的整數及分數，按所有結果計算。小數按末位四捨五入；σ、偏度及峰度為準確矩之根及比。
par-exact-not = 非準確值：{ $bet }；優勢與真值相差不超過{ $bound }。
par-exact-mutual = 雙方最佳時的優勢亦非準確值；其旁所列差限，為任何一方改以最佳應對時其變動的上限。
par-exact-spread = { $bet }：方差與真值相差不超過{ $bound }，σ不超過{ $sd }，由此得出的波動指數、區間及本金亦然。分門之局按平均計：不列偏度及峰度，比率為最低值（≥），最大得失為任何一局均不超過之數（≤）。
par-exact-bands = 區間、本金及領先所需局數均為近似值，即將多局總和視為正態分佈。按本報告規則，佔方差{ $share }或以上的某一結果預期出現少於{ $hits }次，或|偏度|/√N大於{ $skew }，即不可靠。
par-exact-rounding = 彩金按未捨入至籌碼之數計算。

## Beside the edge of a row

par-figure-edge-per-bet-resolved = 已分勝負投注的優勢
par-figure-edge-per-round = 每局優勢
par-figure-edge-per-roll = 每擲優勢
par-figure-rolls = 分出勝負所需擲數
par-figure-edge-with-odds = 連{ $n }倍附加投注的優勢
par-figure-raised = 加注率
par-figure-edge = 優勢
par-figure-edge-mutual-best-play = 雙方最佳時的優勢
par-figure-mutual-best-play-bound = 雙方最佳之差限
par-figure-left-to-gain = 雙方最佳時尚可增益
par-figure-commission = 場方佣金
par-figure-gain-of-the-house-as-backer = 場方幫莊所得
par-figure-edge-never-split = 不分門的優勢
par-figure-best-play = { $figure }（最佳打法）
par-figure-ace-king = { $figure }（A、K或以上加注）
par-figure-doubled = 加注率
par-figure-split = 分門率
par-figure-hands-per-split = 分門後平均手數
par-figure-split-hands-win = 其中勝
par-figure-split-hands-push = 其中和
par-figure-split-hands-lose = 其中負
par-figure-made = 每局作出的概率

## Of the progressive jackpot

par-figure-meter = 彩池金額
par-figure-break-even-meter = 收支平衡的彩池金額
par-figure-break-even-shown = 收支平衡的彩池金額（所示）
par-figure-edge-at-minimum = 彩池最低時的優勢
par-figure-edge-fall-per-stake-on-meter = 彩池每增一注，優勢減少
par-figure-contribution = 每注撥入彩池
par-figure-fixed-sums = 每注定額彩金
par-figure-borne-by-house = 每注場方承擔
par-figure-restart-by-house = 每注場方用於彩池重新累積
par-figure-rounds-between = { $hand }平均相隔局數

## Words that a house fixes

par-fixed-additional = 須附於閒家、莊家或和局投注
par-fixed-alone = 可單獨投注
par-fixed-seven-out = 擲出7點而輸時
par-fixed-losing-come-out = 首次擲骰而輸時
par-fixed-customary = 慣用組法
par-fixed-balanced = 均衡組法
par-fixed-highest-front = 前線最大
par-fixed-highest-back = 後線最大
par-fixed-from-the-pool = 由彩池支付
par-fixed-from-the-house = 由場方支付
