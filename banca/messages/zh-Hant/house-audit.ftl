### The audit of a house, its checkpoints, recall, export, backup, and the program's own integrity.

house-checkpoint-broken = 檢查點 { $number } 已被更改，或不接續前一個
house-checkpoint-missing = 欠缺檢查點 { $number }
house-checkpoint-signature = 檢查點 { $number } 並非由本場方簽署
house-checkpoint-unknown = 沒有檢查點 { $number }
house-checkpoint-unreadable = 這不是已公佈的檢查點：它是一行 JSON，由 banca audit 或場方印出

house-audit-altered = { $what }已被更改：與日誌所綁定的不符
house-audit-count = 賭枱 { $table }：儲存了 { $stored } 行「{ $what }」，日誌得出 { $due } 行
house-audit-cut-off = { $stream } 被截斷：止於第 { $last } 項，但檢查點 { $checkpoint } 簽署了第 { $number } 項
house-audit-decision-unsigned = { $what }並非由作出決定者就已提交的申請書簽署
house-audit-differs = { $what }：{ $column } 為 { $stored }，日誌得出 { $due }
house-audit-head = { $stream } 應止於第 { $number } 項：其日誌止於第 { $last } 項，或止於別處
house-audit-malformed = { $what }：{ $column } 不是場方所寫的樣式
house-audit-missing = 欠缺{ $what }
house-audit-negative = { $what }使 { $account } 低於零，至 { MONEY($amount) }
house-audit-not-as-signed = { $stream } 的第 { $number } 項並非檢查點 { $checkpoint } 所簽署的一項
house-audit-opening = 樹 { $tree } 的位置 { $place } 打不開已公佈的根
house-audit-pool-gap = 彩池 { $pool } 從一個未曾有過的數值繼續
house-audit-pool-money = 彩池 { $pool } 不平衡：顯示 { MONEY($shown) }，實有 { MONEY($held) }；曾注入 { MONEY($came) }，曾支付 { MONEY($paid) }
house-audit-published-by-another = 檔案中的檢查點 { $number } 屬於另一場方
house-audit-published-missing = 檔案中的檢查點 { $number } 並非本場方所儲存的一個
house-audit-seed = 封存為樹 { $tree } 的內容並非其種子所得出
house-audit-seed-twice = 樹 { $first } 與樹 { $tree } 以同一種子抽出
house-audit-seed-unknown = 有已用種子的摘要 { $hash }，但沒有任何封存含有該種子
house-audit-seeds = 儲存了 { $stored } 個已用種子的摘要，而封存有 { $due } 個
house-audit-transfer-order = 轉帳 { $serial } 不合日誌的次序
house-audit-unfounded = 有{ $what }，但日誌中沒有任何一項產生它
house-audit-unplayable = { $stream } 的第 { $number } 項無法進行：{ $fault }

house-audit-of-account = 帳戶 { $account }
house-audit-of-announcement = 賭枱 { $table } 的第 { $serial } 項公佈
house-audit-of-balance = { $account } 的結餘
house-audit-of-checkpoint = 檢查點 { $number }
house-audit-of-debt = { $stream } 第 { $number } 項的第 { $line } 筆債項
house-audit-of-event = 賭枱 { $table } 第 { $number } 項的事件「{ $kind }」
house-audit-of-event-entry = 第 { NUMBER($number, useGrouping: 0) } 項事件「{ $kind }」
house-audit-of-fact = 場方的資料「{ $name }」
house-audit-of-leave-event = 記載{ $what }的事件
house-audit-of-meter = 賭枱 { $table } { $day ->
    [all] 全部日子
   *[other] { $day }
  }的計數
house-audit-of-person = 人員 { $name }
house-audit-of-pool = 彩池 { $pool }
house-audit-of-register = { $kind ->
    [apply] 第 { NUMBER($number, useGrouping: 0) } 號申請書
    [decide] 第 { NUMBER($number, useGrouping: 0) } 項的決定
    [decree-day] 第 { NUMBER($number, useGrouping: 0) } 項的批示
   *[application-act] 第 { NUMBER($number, useGrouping: 0) } 項對申請書的行為
  }
house-audit-of-reply = { $person } 的指令 { $id } 的回覆
house-audit-of-round = 賭枱 { $table } 的第 { $round } 局
house-audit-of-seal = 樹 { $tree } 的封存
house-audit-of-seed = 樹 { $tree } 的種子的摘要
house-audit-of-table = 賭枱 { $table }
house-audit-of-transfer = { $stream } 第 { $number } 項的第 { $line } 筆轉帳
house-audit-of-tree = 樹 { $tree } 的公佈

## 備份、匯出、完整性

house-backup-exists = { $file } 已存在：備份不會覆蓋任何檔案
house-backup-table-unknown = 備份含有本程式不認識的資料表：{ $table }
house-backup-unreadable = { $file } 不是場方的備份，或並不完整
house-backup-unwritable = 無法寫入{ $file }，亦沒有留下任何內容：{ $fault }
house-restore-not-empty = { $place } 並非空白：備份只能還原到空白之處
house-export-not-empty = { $folder } 並非空白：請指定新的資料夾
house-program-file-changed = 程式的檔案 { $file } 並非獲批准的一個
house-program-file-missing = 程式的檔案 { $file } 曾獲批准，現已欠缺
house-program-file-new = 程式的檔案 { $file } 從未獲批准
house-program-is-another = 運行中的程式有另一摘要：{ $digest }
house-program-unapproved = 尚未有人批准本程式（摘要 { $digest }…）

## 指令所說

command-audit = 核實場方：日誌、簽署、每局重演、帳冊、計數、彩池
    .database = 場方：檔案，或 postgresql://…
    .key = 其密鑰檔案（不指明則為 $BANCA_HOUSE_KEY）：亦核實已封存者
    .checkpoint = 你所保存的檢查點：檔案中每個一行
    .epilog = 如有錯誤，以 1 結束，並以一行指出首項錯誤。沒有密鑰時，核實一切無須秘密者。
command-house-backup = 寫出備份，場方運作時亦可
    .file = 新檔案
    .portable = 兩種資料庫均可還原的形式
command-house-restore = 將備份還原到空白之處，並加以審計
    .file = 備份
    .into = 新的場方：尚未存在的檔案，或空白的 postgresql://…
command-house-export = 將紀錄、公佈、日誌、帳冊、事件及檢查點寫到檔案
    .folder = 新資料夾
    .table = 只限此賭枱
    .since = 由此日起
    .until = 至此日終
    .format = jsonl（不指明時）或 parquet
command-house-recall = 逐步重現一局；或尋找各局
    .table = 賭枱
    .round = 局號
    .player = 此博彩者的各局
    .act = 有此動作的各局，例如「void」
    .clause = 以此條文為據的各局，例如「art5.1」
    .irregular = 無效、部分撤回或經更正的各局
    .most = 最多局數（50）
command-house-approve = 批准運行中的程式：在此之前，以及任何檔案有變之後，所有賭枱關閉
    .digest = 你所預期的摘要；不給出時只顯示摘要
command-house-checkpoint = 立即簽署日誌的狀態，並印出任何人均可保存的一行
command-house-reopen = 隨機來源失效後讓賭枱繼續：此時須通過所有檢查

slot-database = 資料庫
slot-digest = 摘要
slot-folder = 資料夾

audit-title = 審計
audit-sound = 場方無誤。
audit-wrong = 錯誤：{ $what }
audit-without-key = 沒有密鑰：已封存者未有打開。
audit-count-accounts = 帳戶
audit-count-acts = 重演的動作
audit-count-announcements = 公佈
audit-count-application-acts = 對申請書的行為
audit-count-applications = 申請書
audit-count-checkpoints = 已簽署的檢查點
audit-count-debts = 債項
audit-count-decisions = 已簽署的決定
audit-count-entries = 日誌項目
audit-count-events = 重要事件
audit-count-meters = 每日計數
audit-count-people = 人員
audit-count-pools = 彩池
audit-count-replies = 指令的回覆
audit-count-rounds = 重演的局數
audit-count-seals = 封存
audit-count-seeds = 已用種子的摘要
audit-count-streams = 日誌序列
audit-count-tables = 賭枱
audit-count-transfers = 轉帳
audit-entries-done = { $of } 項中的 { $done } 項
column-verified = 已核實
column-count = 數目

house-backed-up = 已寫到 { $file }（{ $bytes } 位元組）
house-restored = 已還原到 { $place } 並經審計：{ $rounds } 局、{ $transfers } 筆轉帳
house-exported = 已寫到 { $folder }：{ $records } 份紀錄、{ $entries } 項日誌、{ $transfers } 筆轉帳
house-no-rounds-found = 沒有這樣的局
house-is-reopened = 場方已重新開放：所有檢查均已通過
house-program-approved = 已批准：{ $files } 個檔案，摘要 { $digest }
house-program-digest = 本程式的摘要為 { $digest }
recall-round = 賭枱 { $table } 第 { $round } 局 · { $edition }
recall-time = { $opened } 開始，{ $ended } 結束（澳門時間）
recall-void = 該局無效
recall-balance = { $player }：枱上 { $staked }，派彩前結餘 { $before }，派彩後結餘 { $after }
recall-jackpot = 之前彩池：{ $before }；之後：{ $after }
recall-authorisation = 已獲許可：{ $what }
recall-taken-back = 第 { $entry } 項，{ $person }：{ $count ->
   *[other] 撤回 { $count } 個動作
  }
recall-correction = 由 { $person } 更正：{ $why }
column-time = 時間
column-person = 人員
column-round = 局
column-void = 無效
