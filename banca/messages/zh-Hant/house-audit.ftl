### The audit of a house, its checkpoints, recall, export, backup, and the program's own integrity.

house-checkpoint-broken = 第{ $number }號檢查點曾被更改，或並非接續前一個檢查點
house-checkpoint-missing = 欠缺第{ $number }號檢查點
house-checkpoint-signature = 第{ $number }號檢查點並非由此場方簽署
house-checkpoint-unknown = 並無第{ $number }號檢查點
house-checkpoint-unreadable = 並非已公佈的檢查點：須為「banca audit」或場方所印出的一行JSON

refusal-audit-must-end-before-the-next = { $person }開始的審計仍在進行：須待其結束後方可開始另一次

house-audit-altered = { $what }曾被更改：與日誌所載的不符
house-audit-count = 博彩桌{ $table }：「{ $what }」存有{ $stored }行，而按日誌應為{ $due }行
house-audit-cut-off = { $stream }被截斷：止於第{ $last }項，但第{ $checkpoint }號檢查點已簽署第{ $number }項
house-audit-decision-unsigned = { $what }並無作出決定者就已提交的申請書所作的簽署
house-audit-differs = { $what }：{ $column }為{ $stored }，而按日誌應為{ $due }
house-audit-head = { $stream }應止於第{ $number }項：其日誌止於第{ $last }項，或止於別處
house-audit-malformed = { $what }：{ $column }不合場方的寫法
house-audit-missing = 欠缺{ $what }
house-audit-negative = { $what }使{ $account }低於零，成為{ MONEY($amount) }
house-audit-not-as-signed = { $stream }的第{ $number }項並非第{ $checkpoint }號檢查點所簽署者
house-audit-opening = 樹{ $tree }的位置{ $place }與所公佈的根不符，不能開封
house-audit-pool-gap = 彩池{ $pool }的金額並非接續其先前的金額
house-audit-pool-money = 彩池{ $pool }收支不符：顯示{ MONEY($shown) }，實有{ MONEY($held) }；曾撥入{ MONEY($came) }，曾派出{ MONEY($paid) }
house-audit-published-by-another = 檔案中的第{ $number }號檢查點屬另一場方
house-audit-published-missing = 檔案中的第{ $number }號檢查點並非此場方所儲存者
house-audit-seed = 封存為樹{ $tree }的內容，並非由其種子得出
house-audit-seed-twice = 樹{ $first }與樹{ $tree }以同一種子抽出
house-audit-seed-unknown = 存有已用種子的摘要值{ $hash }，但並無含有該種子的封存
house-audit-seeds = 存有{ $stored }個已用種子的摘要值，而封存有{ $due }個
house-audit-transfer-order = 第{ $serial }號轉帳不合日誌的次序
house-audit-unfounded = 存有{ $what }，但日誌中並無產生該項的依據
house-audit-unplayable = { $stream }的第{ $number }項無法進行：{ $fault }

house-audit-of-account = 帳戶{ $account }
house-audit-of-announcement = 博彩桌{ $table }的第{ $serial }項公告
house-audit-of-balance = { $account }的結餘
house-audit-of-checkpoint = 第{ $number }號檢查點
house-audit-of-debt = { $stream }第{ $number }項的第{ $line }筆欠款
house-audit-of-event = 博彩桌{ $table }第{ $number }項的事件「{ $kind }」
house-audit-of-event-entry = 第{ NUMBER($number, useGrouping: 0) }項事件「{ $kind }」
house-audit-of-fact = 場方的資料「{ $name }」
house-audit-of-leave-event = 記載{ $what }的事件
house-audit-of-meter =
    博彩桌{ $table }{ $day ->
        [all] 全部日子
       *[other] 在{ $day }
    }的計數
house-audit-of-person = 人員{ $name }
house-audit-of-pool = 彩池{ $pool }
house-audit-of-register =
    { $kind ->
        [apply] 第{ NUMBER($number, useGrouping: 0) }號申請書
        [decide] 第{ NUMBER($number, useGrouping: 0) }項的決定
        [decree-day] 第{ NUMBER($number, useGrouping: 0) }項的批示
       *[application-act] 第{ NUMBER($number, useGrouping: 0) }項，即就申請書所作的行為
    }
house-audit-of-reply = 對{ $person }的指令{ $id }的回覆
house-audit-of-round = 博彩桌{ $table }的第{ $round }局
house-audit-of-seal = 樹{ $tree }的封存
house-audit-of-seed = 樹{ $tree }所用種子的摘要值
house-audit-of-table = 博彩桌{ $table }
house-audit-of-transfer = { $stream }第{ $number }項的第{ $line }筆轉帳
house-audit-of-tree = 樹{ $tree }的公告

## Backup, export, integrity

house-backup-exists = { $file }已存在：備份不會覆寫任何檔案
house-backup-table-unknown = 備份含有本程式不能識別的資料表：{ $table }
house-backup-unreadable = { $file }並非場方的備份，或並不完整
house-backup-unwritable = 無法寫入{ $file }，亦未留下任何內容：{ $fault }
house-restore-not-empty = { $place }並非空白：備份只可還原至空白之處
house-export-not-empty = { $folder }並非空白：請指定新資料夾
house-program-file-changed = 程式的檔案{ $file }並非已核准者
house-program-file-missing = 程式的檔案{ $file }曾獲核准，現已欠缺
house-program-file-new = 程式的檔案{ $file }從未獲核准
house-program-is-another = 現行程式的摘要值不同：{ $digest }
house-program-unapproved = 尚無人核准此程式（摘要值{ $digest }……）

## What the commands say

command-audit = 核實場方：日誌、簽署、每局重演、帳冊、計數、彩池
    .database = 場方：檔案，或postgresql://…
    .key = 其密鑰的檔案（不指定則用$BANCA_HOUSE_KEY）：已封存的內容亦一併核實
    .checkpoint = 你所儲存的檢查點：載有已公佈檢查點的檔案，每個一行
    .epilog = 如有錯誤，以1結束，並以一行指出首項錯誤。沒有密鑰時，凡無須秘密者均予核實。
command-house-backup = 寫出備份；場方運作期間亦可
    .file = 新檔案
    .portable = 兩種資料庫均可還原的形式
command-house-restore = 將備份還原至空白之處，並加以審計
    .file = 備份
    .into = 新的場方：尚未存在的檔案，或空白的postgresql://…
command-house-export = 將紀錄、公告、日誌、帳冊、事件及檢查點寫成檔案
    .folder = 新資料夾
    .table = 只限此博彩桌
    .since = 由此日起
    .until = 至此日終
    .format = jsonl（不指定時）或parquet
command-house-recall = 逐步重現某一局，或查找各局
    .table = 博彩桌
    .round = 局號
    .player = 此博彩者的各局
    .act = 有此動作的各局，例如void
    .clause = 以此條文為依據的各局，例如art5.1
    .irregular = 無效、部分撤回或經更正的各局
    .most = 最多局數（50）
command-house-approve = 核准現行程式：在此之前，以及任何檔案更改之後，所有博彩桌均關閉
    .digest = 你所預期的摘要值；不指定則只顯示摘要值
command-house-checkpoint = 即時簽署日誌的狀況，並印出任何人均可儲存的一行
command-house-reopen = 隨機來源失效後讓博彩桌繼續：須即時通過所有檢驗

slot-database = 資料庫
slot-digest = 摘要值
slot-folder = 資料夾

audit-title = 審計
audit-sound = 場方並無錯誤。
audit-wrong = 錯誤：{ $what }
audit-without-key = 沒有密鑰：已封存的內容未予開封。
audit-count-accounts = 帳戶
audit-count-acts = 重演的動作
audit-count-announcements = 公告
audit-count-application-acts = 就申請書所作的行為
audit-count-applications = 申請書
audit-count-checkpoints = 已簽署的檢查點
audit-count-debts = 欠款
audit-count-decisions = 已簽署的決定
audit-count-entries = 日誌項目
audit-count-events = 重要事件
audit-count-meters = 每日計數
audit-count-people = 人員
audit-count-pools = 彩池
audit-count-replies = 指令的回覆
audit-count-rounds = 重演的局數
audit-count-seals = 封存
audit-count-seeds = 已用種子的摘要值
audit-count-streams = 日誌序列
audit-count-tables = 博彩桌
audit-count-transfers = 轉帳
audit-entries-done = { $of }項中已完成{ $done }項
column-verified = 已核實
column-count = 數目

house-backed-up = 已寫入{ $file }（{ $bytes }位元組）
house-restored = 已還原至{ $place }並經審計：{ $rounds }局、{ $transfers }筆轉帳
house-exported = 已寫入{ $folder }：{ $records }份紀錄、{ $entries }項日誌、{ $transfers }筆轉帳
house-no-rounds-found = 並無符合的局
house-is-reopened = 場方已重新開放：所有檢驗均已通過
house-program-approved = 已核准：{ $files }個檔案，摘要值為{ $digest }
house-program-digest = 此程式的摘要值為{ $digest }
recall-round = 博彩桌{ $table }第{ $round }局 · { $edition }
recall-time = { $opened }開始，{ $ended }結束（澳門時間）
recall-void = 該局無效
recall-balance = { $player }：檯上{ $staked }，派彩前結餘{ $before }，派彩後結餘{ $after }
recall-jackpot = 累進大獎：局前{ $before }，局後{ $after }
recall-authorisation = 已獲許可：{ $what }
recall-taken-back = 第{ $entry }項，{ $person }：{ $count ->
   *[other] 撤回{ $count }個動作
  }
recall-correction = 由{ $person }更正：{ $why }
column-time = 時間
column-person = 人員
column-round = 局
column-void = 無效
