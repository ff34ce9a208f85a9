### The dossier of a new bet or of different prizes.

dossier-law = 規章賠率{ $pays }：優勢{ $edge }，{ $percent }%
dossier-how = 完整申請文件：「--html 檔案」或「--pdf 檔案」
dossier-made-on = 投注於{ $places }
dossier-column-result = 結果
dossier-column-chance = 概率
dossier-column-percent = 百分率
dossier-column-true = 公平賠率
dossier-column-prize = 彩金
dossier-column-gain = 每單位所得
dossier-column-product = 概率 × 所得
dossier-column-number = 點數
dossier-column-comes = 到達概率
dossier-column-wins = 其後勝
dossier-column-pushes = 其後和
dossier-column-loses = 其後負
dossier-column-worth = 當時價值
dossier-column-law = 規章
dossier-column-new = 申請
dossier-result-win = 勝{ $odds }
dossier-result-push = 和
dossier-result-lose = 負
dossier-exactly = 所有數字均按36種等可能的擲法計算，準確無誤，彩金未經捨入。
dossier-odds-read = 第七條第二款之「賠率」按葡文文本解釋為概率；彩金另列於旁。
dossier-true-is = 公平賠率：單就該結果而言，雙方均無得益之賠率。
dossier-way-by-number = 經各點數
dossier-edge-is = 場方優勢為總和變號：注額之{ $edge }，即{ $percent }%。
dossier-edge-negative = 優勢在博彩者一方，而非場方。
dossier-edge-zero = 雙方均無優勢。
dossier-figure-edge = 每注優勢
dossier-figure-resolved = 已分勝負投注的優勢
dossier-figure-roll = 每擲優勢
dossier-figure-rolls = 分出勝負所需平均擲數
dossier-figure-sd = 每注標準差
dossier-figure-return = 派予博彩者
dossier-figure-win = 勝出概率
dossier-sens-is = 每次只改變一項彩金，其餘不變。收支平衡之彩金即優勢為零之彩金。
dossier-column-as-applied = 申請彩金
dossier-column-lower = 次低
dossier-column-higher = 次高
dossier-column-even = 收支平衡
dossier-prize-and-edge = { $prize } · { $percent }%
dossier-proof-is = 共{ $rounds }注，各留至分出勝負，種子為{ NUMBER($seed, useGrouping: 0) }；同一種子所得相同。
dossier-column-exact = 準確平均值
dossier-column-mean = 模擬平均值
dossier-column-stderr = 標準誤差
dossier-column-z = z值
dossier-column-counts = 勝、和、負
dossier-proof-good = 各平均值與準確值相差均在{ $bound }個標準誤差之內：模擬吻合。
dossier-proof-bad = 有平均值與準確值相差超過{ $bound }個標準誤差。
dossier-layout-is = 佈局圖，載有第五條的投注；新項目已予標示。
dossier-layout-own = 此圖為每項投注各設一格，形狀及位置並無約束力。
dossier-no-period = 規章並無訂明申請期限；須待許可後方可採用。
dossier-conditions-may = 批示可就經營及公佈方式訂定條件，該檯須予遵守。
dossier-granted = 已獲許可：{ $house }。
dossier-granted-no-conditions = 並無條件。
dossier-blank-filed = 提交日期
dossier-blank-from = 擬採用日期
dossier-blank-decision = 批示編號及日期
dossier-blank-name = 申請人姓名及職銜
dossier-blank-sign = 簽署及蓋章
dossier-notice-pays = 賠率：{ $prizes }。
dossier-notice-edge = 平均每投注100，場方所得為{ $amount }。
dossier-notice-edge-negative = 平均每投注100，博彩者所得為{ $amount }。
dossier-notice-chance = 勝出機會為{ $chance }。
dossier-new = 新
dossier-numbers-it-moves-to = 移至
dossier-was = 原為{ $old }

## The front

dossier-title-bet = 新項目許可申請書：{ $name }
dossier-title-prizes = 不同彩金許可申請書：{ $name }
dossier-subtitle = { $game }，{ $instrument }，第七條
dossier-option = { $option }：{ $value }
dossier-house = 承批公司
dossier-to = 致
dossier-dicj = 博彩監察協調局（DICJ）
dossier-day = 製作日期
dossier-word = 紀錄代號
dossier-foot = { $name } · { $number } 第七條 · banca { $version }
dossier-to-be-filled = （待填）

## Chapters

dossier-asked = 申請事項
dossier-described = 確切說明
dossier-chances = 概率及公平賠率
dossier-advantage = 場方優勢
dossier-sensitivity = 其他彩金
dossier-proof = 模擬驗證
dossier-layout = 佈局
dossier-before-after = 前後對照
dossier-conditions = 條件及日期
dossier-notice = 致博彩者通告
dossier-signed = 簽署

## What is applied for

dossier-asks-bet = 場方申請許可新項目「{ $name }」，該投注不在第五條所列之內。
dossier-asks-prizes = 場方申請許可就「{ $name }」派發有別於第六條之彩金。
dossier-when = 何時投注
dossier-when-any-time = 任何兩次擲骰之間
dossier-when-come-out = 首次擲骰之前，未有標記點數時
dossier-when-point = 有標記點數期間
dossier-where = 投注位置
dossier-where-box = 於其本身的格
dossier-where-chosen = 由博彩者選定點數：{ $numbers }
dossier-taken-back = 取消投注
dossier-taken-back-free = 未分勝負前，可於兩次擲骰之間取消
dossier-taken-back-kept = 移至某一點數後不得取消，須留至分出勝負

## The description

dossier-at-start = 投注之處
dossier-on-numbers = 於{ $numbers }點
dossier-covered = 每一位置上，兩顆骰子的36種擲法各有且僅有一種結果；投注必有勝負，概率為1。
dossier-draw-stays = 和局時籌碼放回投注之處，並可取消投注。
dossier-does-win = 勝，{ $odds }
dossier-does-lose = 負
dossier-does-push = 和
dossier-does-stay = 原位不動
dossier-does-move = 移至{ $number }點
dossier-does-move-own = 移至所擲之點數
dossier-odds-are = { $to }賠{ $prize }
dossier-line = { $throws }：{ $does }。
dossier-by-sum = 總點數{ $list }
dossier-by-hard = { $list }點而兩骰相同
dossier-by-easy = { $list }點而兩骰不同
dossier-by-pair = 骰面{ $list }
dossier-by-own-sum = 該點數
dossier-by-own-hard = 該點數而兩骰相同
dossier-by-own-easy = 該點數而兩骰不同
dossier-made-there = { $where }：{ $figures }
dossier-headed = { $heading }——{ $lines }
dossier-stopped = { $text }。
dossier-by-other = 其他擲法
dossier-as-law = 除派彩外，該投注一切依規章所定。
dossier-change = { $where }：{ $new }，代替{ $old }。
dossier-change-all = 凡勝出時
dossier-change-on = 以{ $sums }勝出
dossier-change-standing = 於{ $numbers }點上
dossier-cell-lose = ×
dossier-cell-push = =
dossier-cell-stay = ·
dossier-cell-move = →{ $number }
dossier-cells = 全部36種擲法，一骰縱列，一骰橫列。列明賠率者為勝；× 為負；= 為和；→ 為移至該點數；· 為原位不動。
