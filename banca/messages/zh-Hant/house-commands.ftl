### The command “banca house”: its help, what it prints, and what is wrong with a line.

## Help

command-house = 管理場方：資料庫、人員、賭枱、帳房、彩池
    .epilog = 持有場方金鑰者無須密碼即可代任何人行事，請妥善保管。見docs/HOUSE.md。
    .database = 場方資料庫：檔案或postgresql://…（不指定則用$BANCA_DATABASE，或資料夾中的house.db）
    .key = 場方金鑰的檔案（不指定則用$BANCA_HOUSE_KEY，或設定資料夾中的house.key）
    .as = 由誰行事（不指定則為唯一的管理員）
command-house-init = 建立新場：資料庫、金鑰、首名管理員
    .administrator = 首名管理員的名稱（administrator）
command-house-migrate = 將資料庫轉至本程式的版本或其他版本
    .revision = 目標版本（最新）
    .back = 轉回舊版本，並失去只有新版本才儲存的資料
command-house-people = 場方認識的人員
    .name = 該人的名稱
    .role = guest、player、croupier、supervisor、cashier、regulator或administrator；可重複指定
command-house-people-list = 列出所有人員及其身分
command-house-people-add = 將一人加入場方名單
command-house-people-roles = 將某人的身分定為所列各項
command-house-people-suspend = 停用某人：登入終止，權杖失效
    .why = 理由，記入日誌
command-house-people-restore = 恢復已停用的人
command-house-people-password = 設定某人的密碼，在終端輸入或由標準輸入讀取
command-house-people-key = 登記某人簽署所用的公鑰
    .public = Ed25519公鑰，64個十六進位數字
command-house-people-log-out = 終止某人的所有登入
    .tokens = 並撤銷所有權杖
command-house-tables = 場方的賭枱
    .table = 賭枱編號：字母、數字、連字號、底線
command-house-tables-list = 列出所有賭枱及其狀態與款項
command-house-tables-open = 開設賭枱
    .game = 博彩種類或版本：cussec、blackjack-141-2000
    .minimum = 最低投注額（10）
    .maximum = 最高投注額（10000）
    .unit = 投注額須為此數的倍數（1）
    .float = 開枱時由帳房撥出的籌碼（0）
    .currency = HKD（不指定時）或MOP
    .real = 以真錢博彩；不指定則用虛擬籌碼
    .croupier = 由莊荷輸入實物的結果；不指定則由程式派發
    .pool = 共用的彩池；不指定則用自己的彩池
command-house-tables-show = 顯示一張賭枱
command-house-tables-pause = 現局結束後不再開新局
command-house-tables-resume = 恢復已暫停的賭枱
command-house-tables-close = 關閉枱上無注的賭枱
command-house-cage = 籌碼、結餘及欠款
    .player = 錢包的持有人
    .amount = 以貨幣單位計，例如1000
    .currency = HKD（不指定時）、MOP、play-HKD或play-MOP
command-house-cage-buy = 收款並發出籌碼
command-house-cage-redeem = 收回籌碼並付款
command-house-cage-give = 一名博彩者將籌碼轉予另一人
    .to = 收取籌碼的人
command-house-cage-balance = 錢包的結餘
command-house-cage-statement = 錢包的每筆進出及其後的結餘
    .since = 由該日起
    .until = 至該日終
command-house-cage-debts = 博彩者之間未付的欠款
command-house-cage-pay = 支付一筆欠款
    .stream = 欠款所在的日誌，如「debts」所列：table/t1
    .number = 記項
    .line = 行
command-house-pools = 各彩池的進款及派彩
command-house-chance = 檢驗新抽取的隨機數：原始、按比例及洗牌
    .samples = 各項樣本數（越多越精細）
command-house-report = 各賭枱及博彩某日的留存額，與理論值並列，由場方簽署
    .day = 澳門日期（今日）
    .html = 將報告寫成HTML
    .pdf = 將報告寫成PDF

slot-currency = 貨幣
slot-hex = 十六進位
slot-person = 人員
slot-revision = 版本
slot-role = 身分
slot-clause = 條文
slot-stream = 日誌
slot-table = 賭枱
slot-text = 文字
slot-url = 網址

## Headings of columns

column-at = 時間
column-balance = 結餘
column-creditor = 債權人
column-currency = 貨幣
column-debtor = 債務人
column-entry = 記項
column-fed = 進款
column-float = 枱面備用籌碼
column-key = 公鑰
column-known-since = 加入時間
column-limits = 投注限額
column-moved = 進出
column-other-account = 對方帳戶
column-owed = 欠款
column-paid-out = 已派
column-pool = 彩池
column-pooled = 池內
column-roles = 身分
column-round-number = 局
column-state = 狀態
column-table = 賭枱
column-why = 事由

## Words

role-guest = 訪客
role-player = 博彩者
role-croupier = 莊荷
role-supervisor = 監場
role-cashier = 帳房
role-regulator = 監管人員
role-administrator = 管理員
person-suspended = 已停用
person-with-password = 可登入
person-without-password = 尚無密碼
table-status-open = 開放
table-status-paused = 暫停
table-status-closed = 已關閉
table-dealer-program = 程式
table-dealer-croupier = 莊荷
table-is = { $status }，由{ $dealer }派發，第{ NUMBER($round, useGrouping: 0) }局
table-limits = 投注額：最低{ $least }，最高{ $most }，每{ $unit }遞增
table-holds = 枱上：{ $stakes }；枱面備用籌碼：{ $float }
table-played = { $rounds ->
   *[other] 已完成{ $rounds }局
  }，其中{ $voids }局無效；投注{ $staked }，收取{ $taken }，彩金{ $prizes }
play-money = { $amount }（虛擬籌碼）
currency-HKD = 港元（HKD）
currency-MOP = 澳門元（MOP）
currency-play-HKD = 虛擬籌碼（play-HKD）
currency-play-MOP = 虛擬籌碼（play-MOP）
transfer-purchase = 購買籌碼
transfer-redemption = 兌回籌碼
transfer-gift = 轉贈
transfer-guest = 迎賓
transfer-debt = 償還欠款
transfer-stake = 投注
transfer-stake-back = 收回投注
transfer-returned = 退回投注
transfer-prize = 彩金
transfer-reversal = 改正
transfer-reversal-back = 改正
transfer-correction = 更正

## What was done

house-made =
    已建立新場。
    資料庫：{ $database }
    金鑰：{ $key }（請另存副本於安全之處：失去金鑰，已封存的內容即無法開啟）
    公鑰：{ $public }
    管理員：{ $name }
house-migrated = 由版本{ $before }轉至{ $after }
house-nobody = 尚無人員
house-person-added = 已加入{ $name }：{ $roles }
house-roles-changed = { $name }現有身分：{ $roles }
house-person-is-suspended = { $name }已停用
house-person-restored = { $name }已恢復
house-password-is-set = { $name }已有新密碼；{ $count ->
   *[other] 終止了{ $count }個登入
  }
house-password-prompt = 密碼：
house-password-prompt-again = 再次輸入：
house-key-registered = { $name }現以{ $key }簽署
house-logged-out = { $name }：終止登入{ $sessions }個，撤銷權杖{ $tokens }個
house-no-tables = 尚無賭枱
house-table-opened = 賭枱{ $table }已開：{ $edition }
house-table-changed = 賭枱{ $table }：{ $status }
house-chips-bought = { $player }購買籌碼{ $amount }，現有{ $balance }
house-chips-redeemed = { $player }兌回籌碼{ $amount }，現有{ $balance }
house-chips-given = { $player }轉予{ $to }{ $amount }，現有{ $balance }
house-purse-empty = 錢包是空的
house-statement-empty = 沒有進出
house-no-debts = 沒有欠款
house-debt-paid = 已付：{ MONEY($amount) }
house-no-pools = 尚無彩池

## What is wrong

house-database-missing = { $file }沒有場方資料：請執行「banca house init」，或以--database指定另一個
house-migrate-back = 由{ $before }轉回{ $revision }會失去只有新版本才儲存的資料：如確定，請加--back
house-passwords-differ = 兩次輸入的密碼不同
house-person-suspended = { $name }已停用
house-say-who-acts = 請以--as指明由誰行事：現有{ $count }名管理員
