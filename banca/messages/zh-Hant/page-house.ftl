### The house’s desk: tables and what they run, authorisations, pools, the cage, the hold, the report.

desk-house-sections = 場方工作台各部分
desk-house-tables = 博彩桌
desk-house-register = 許可
desk-house-pools = 彩池
desk-house-cage = 帳房
desk-house-hold = 留存率
desk-house-report = 每日報告
desk-house-loading = 載入中……
desk-house-not-yours = 此處只供監場、帳房人員或管理員使用。

desk-house-play-money = { $amount }（虛擬籌碼）
desk-house-currency = 貨幣
desk-house-amount = 金額
desk-house-no-amount = 「{ $amount }」並非金額：請寫成1000或12.50。

# Tables.

desk-house-all-tables = 所有博彩桌
desk-house-no-tables = 沒有開放的博彩桌。
desk-house-closed-tables = 已關閉的博彩桌：{ $count }張
desk-house-open-table = 開設博彩桌
desk-house-open-this = 開設此檯
desk-house-table-is = 博彩桌{ $table }：{ $status }
desk-house-dealer = 主持
desk-house-round = 局號
desk-house-rounds = 已完成局數
desk-house-rounds-void = { $rounds }局，其中{ $voids }局無效
desk-house-stakes = 檯上注碼
desk-house-float = 檯面備用籌碼
desk-house-staked = 總注額
desk-house-pause = 本局後暫停
desk-house-resume = 恢復
desk-house-close = 按住以關閉
desk-house-edition = 版本
desk-house-table-id = 博彩桌編號
desk-house-preset = 起始選項
desk-house-preset-first-listed = 各條首列者
desk-house-preset-customary = 慣用者
desk-house-money = 款項類別
desk-house-money-play = 虛擬籌碼
desk-house-money-real = 真實金錢
desk-house-amount-minimum = 最低注額
desk-house-amount-maximum = 最高注額（留空即不設）
desk-house-amount-unit = 注額須為此數的倍數
desk-house-amount-float = 由帳房撥出的檯面備用籌碼
desk-house-pool-name = 共用彩池（留空即用本身的）
desk-house-lacking = 有{ $count }項選擇今日在此檯未獲許可：不得以真實金錢開設。
desk-house-lacking-which = 查看各項

# What a table runs.

desk-house-choices = 選項
desk-house-needs-leave = 須經許可
desk-house-follows = 取決於：{ $option }
desk-house-was = 現為：{ $value }
desk-house-these-bets = 只設下列投注……
desk-house-a-number = 數值：{ $allowed }
desk-house-idle = 在此並無作用的選項：{ $count }項
desk-house-idle-says = 因另一項選擇而不適用。
desk-house-see-effects = 查看影響
desk-house-value = { $name }：{ $value }
desk-house-effects = 選擇的影響
desk-house-adopt = 即時採用
desk-house-adopted = { $table }：{ $option }現為{ $value }。
desk-house-leave-as-is = 維持不變
desk-house-between-rounds = 博彩桌在兩局之間、檯上並無注碼時，方可採用選項。
desk-house-play-needs-none = 以虛擬籌碼博彩的檯無須許可。
desk-house-edges = 各項投注的場方優勢
desk-house-edges-move = 場方優勢有變的投注
desk-house-edges-stay = 各項投注的場方優勢不變。
desk-house-edges-others = 不變者：{ $count }行
desk-house-edges-all = 各項投注的場方優勢（{ $count }行）
desk-house-edges-without = 不單獨計算：{ $bets }。
desk-house-edge-now = 現時
desk-house-edge-then = 採用後
desk-house-edge-change = 百分點
desk-house-not-offered = 不設
desk-house-by-play = 以最佳打法計
desk-house-by-play-note = ⁺ 以最佳打法計：博彩者打法較差時，場方留存更多。
desk-house-count = 計算準確優勢

# Authorisation.

desk-house-apply = 申請許可
desk-house-apply-whole = 就此檯將採用而須經許可的一切事項。
desk-house-earliest = 申請書如於今日提交，最早可於{ $day }採用：須提前{ $days }個工作天提交。
desk-house-adopt-from = 擬採用之日
desk-house-bet-file = 新項目或不同彩金的說明（YAML）
desk-house-documents = 附件
desk-house-documents-says = 只登記檔案名稱及SHA-256摘要值，檔案由場方自行保存。
desk-house-everywhere = 適用於此種博彩的所有博彩桌，而非只限此檯
desk-house-use-day = 改為{ $day }
desk-house-file = 提交申請書
desk-house-applied = 第{ $application }號申請書已提交。
desk-house-register-says = 所申請的事項及其生效日期。
desk-house-no-applications = 尚無申請書：可由博彩桌的選項開始。
desk-house-application = 第{ $application }號申請書
desk-house-asked = 申請事項
desk-house-for-tables = 博彩桌：{ $tables }
desk-house-for-all-tables = 此種博彩的所有博彩桌
desk-house-dates = 日期
desk-house-filed-on = 提交
desk-house-granted-from = 生效
desk-house-granted-until = 至
desk-house-revoked-from = 廢止
desk-house-conditions = 條件
desk-house-met = 已符合
desk-house-unmet = 未符合
desk-house-now-met = 記錄為已符合
desk-house-no-longer-met = 不再符合
desk-house-recorded = 已記錄。
desk-house-withdraw = 撤回
desk-house-withdrawn = 第{ $application }號申請書已撤回。

# Pools.

desk-house-no-pools = 場方並無彩池。
desk-house-no-pool-tables = 並無開放的博彩桌共用此彩池。
desk-house-meter = 彩池金額
desk-house-reconciled = 撥入、結存及派出
desk-house-came-in = 撥入合計
desk-house-in-pool = 彩池現有
desk-house-paid-out = 已派出
desk-house-adds-up = 撥入之數等於現有與已派出之和。
desk-house-does-not-add-up = 撥入之數與現有及已派出之和不符：請對場方進行審計。
desk-house-terms = 彩池條款
desk-house-terms-says = 新條款在現有彩金派出、彩池重新累積時生效。
desk-house-later = 現有彩金派出後為{ $value }
desk-house-change-terms = 公佈此等條款
desk-house-pool-changed = 彩池{ $pool }：新條款待現有彩金派出後生效。

# The cage.

desk-house-player = 博彩者的籌碼
desk-house-player-name = 博彩者名稱
desk-house-look-up = 查詢
desk-house-buy = 售出籌碼
desk-house-redeem = 兌回籌碼
desk-house-bought = { $player }購入籌碼：{ $amount }。
desk-house-redeemed = { $player }兌回籌碼：{ $amount }。
desk-house-statement = 進出紀錄
desk-house-at = 時間
desk-house-why = 事由
desk-house-balance = 結餘
desk-house-no-lines = 此貨幣並無籌碼進出。
desk-house-more-lines = 其後各項
desk-house-balances = 款項所在
desk-house-cage-side = 帳房（負數為已發出的籌碼）
desk-house-purses = 所有博彩者的籌碼戶口
desk-house-float-of = { $table }的檯面備用籌碼
desk-house-pool-of = 彩池{ $pool }
desk-house-nothing-moved = 尚無款項進出。

# The hold beside theory, and the report.

desk-house-hold-says = 直線：按每局選項的理論值。橫條：正常的博彩桌偏離理論值的幅度。圓點：實際留存；超出橫條者為菱形。
desk-house-picture = 圖表
desk-house-time = 期間
desk-house-today = 今日
desk-house-always = 自開始至今
desk-house-as-of = 截至{ $time }
desk-house-no-rounds = 尚未完成任何有注碼的局。
desk-house-outside = 超出區間
desk-house-inside = 在區間之內
desk-house-all-bets = 所有投注
desk-house-by-bet = 按投注（{ $count }項）
desk-house-won = 收益
desk-house-hold-share = 留存率
desk-house-theory = 理論值
desk-house-band = 區間
desk-house-from-to = { $least }至{ $most }
desk-house-day = 日期
desk-house-as-page = 下載HTML
desk-house-as-pdf = 下載PDF
