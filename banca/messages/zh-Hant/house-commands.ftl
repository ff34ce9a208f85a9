### The command “banca house”: its help, what it prints, and what is wrong with a line.

## Help

command-house = 管理場方：資料庫、人員、博彩桌、帳房、彩池
    .epilog = 持有場方密鑰者無須密碼即可代任何人行事，請妥善保管。見docs/HOUSE.md。
    .database = 場方：檔案，或postgresql://…（不指定則用$BANCA_DATABASE，或資料存放處的house.db）
    .key = 場方密鑰的檔案（不指定則用$BANCA_HOUSE_KEY，或設定存放處的house.key）
    .as = 由誰行事（不指定則為唯一的管理員）
command-house-init = 建立新的場方：資料庫、密鑰、首名管理員
    .administrator = 首名管理員的名稱（administrator）
command-house-migrate = 將資料庫轉至本程式的版本或其他版本
    .revision = 目標版本（最新）
    .back = 轉回舊版本，並失去只有新版本方儲存的資料
command-house-people = 場方所登記的人員
    .name = 該人的名稱
    .role = guest、player、croupier、supervisor、cashier、regulator或administrator；可重複指定
command-house-people-list = 列出所有人員及其身份
command-house-people-add = 在場方登記一名人員
command-house-people-roles = 將某人的身份定為所列各項
command-house-people-suspend = 暫停某人的使用權：登入終止，權杖失效
    .why = 理由，記入日誌
command-house-people-restore = 恢復已被暫停者的使用權
command-house-people-password = 設定某人的密碼，按提示輸入或由標準輸入讀取
command-house-people-key = 登記某人簽署所用的公鑰
    .public = Ed25519公鑰，64個十六進制數字
command-house-people-log-out = 終止某人的所有登入
    .tokens = 並註銷所有權杖
command-house-tables = 場方的博彩桌
    .table = 博彩桌編號：字母、數字、連字號、底線
command-house-tables-list = 列出所有博彩桌及其狀態與款項
command-house-tables-open = 開設博彩桌
    .game = 博彩種類或版本：cussec、blackjack-141-2000
    .minimum = 最低注額（10）
    .maximum = 最高注額（10000）
    .unit = 注額須為此數的倍數（1）
    .float = 開檯時由帳房撥出的籌碼（0）
    .currency = HKD（不指定時）或MOP
    .real = 以真實金錢博彩；不指定則用虛擬籌碼
    .croupier = 由莊荷輸入實物所示的結果；不指定則由程式開出結果
    .pool = 與其他檯共用的彩池；不指定則用本身的彩池
command-house-tables-show = 顯示一張博彩桌
command-house-tables-pause = 進行中的一局結束後，不再開局
command-house-tables-resume = 讓已暫停的博彩桌繼續
command-house-tables-close = 關閉檯上並無注碼的博彩桌
command-house-cage = 籌碼、結餘及欠款
    .player = 籌碼戶口的持有人
    .amount = 以貨幣單位計，例如1000
    .currency = HKD（不指定時）、MOP、play-HKD或play-MOP
command-house-cage-buy = 收取款項，發出籌碼
command-house-cage-redeem = 收回籌碼，支付款項
command-house-cage-give = 將一名博彩者的籌碼轉予另一名
    .to = 收取籌碼者
command-house-cage-balance = 籌碼戶口的結餘
command-house-cage-statement = 籌碼戶口的每筆進出及其後的結餘
    .since = 由該日起
    .until = 至該日終
command-house-cage-debts = 博彩者之間未付的欠款
command-house-cage-pay = 支付一筆欠款
    .stream = 欠款所在的日誌，如「debts」所列：table/t1
    .number = 日誌項目
    .line = 該項目的第幾筆
command-house-pools = 各彩池撥入及派出的金額
command-house-chance = 檢驗新抽取的隨機數：原始位元組、限定範圍的數及洗牌
    .samples = 各項樣本數（越多越精細）
command-house-report = 各博彩桌及各種博彩某日的留存，與理論值並列，由場方簽署
    .day = 澳門日期（今日）
    .html = 將報告寫成HTML
    .pdf = 將報告寫成PDF

slot-currency = 貨幣
slot-hex = 十六進制
slot-person = 人員
slot-revision = 版本
slot-role = 身份
slot-clause = 條文
slot-stream = 日誌
slot-table = 博彩桌
slot-text = 文字
slot-url = 網址

## Headings of columns

column-at = 時間
column-balance = 結餘
column-creditor = 債權人
column-currency = 貨幣
column-debtor = 債務人
column-entry = 日誌項目
column-fed = 撥入
column-float = 檯面備用籌碼
column-key = 公鑰
column-known-since = 加入時間
column-limits = 投注限額
column-moved = 進出
column-other-account = 對方帳戶
column-owed = 欠款
column-paid-out = 已派出
column-pool = 彩池
column-pooled = 彩池金額
column-roles = 身份
column-round-number = 局
column-state = 狀態
column-table = 博彩桌
column-why = 事由

## Words

role-guest = 訪客
role-player = 博彩者
role-croupier = 莊荷
role-supervisor = 監場
role-cashier = 帳房人員
role-regulator = 監管人員
role-administrator = 管理員
person-suspended = 已暫停
person-with-password = 可登入
person-without-password = 尚無密碼
table-is = { $status }，由{ $dealer }主持，第{ NUMBER($round, useGrouping: 0) }局
table-limits = 注額：最低{ $least }，最高{ $most }，以{ $unit }為單位
table-holds = 檯上注碼：{ $stakes }；檯面備用籌碼：{ $float }
table-played =
    { $rounds ->
       *[other] 已完成{ $rounds }局
    }，其中{ $voids }局無效；注額{ $staked }，收去{ $taken }，彩金{ $prizes }
play-money = { $amount }（虛擬籌碼）

## What was done

house-made =
    已建立新的場方。
    資料庫：{ $database }
    密鑰：{ $key }（請另存副本於安全之處：失去密鑰，已封存的內容即無法開封）
    公鑰：{ $public }
    管理員：{ $name }
house-migrated = 由版本{ $before }轉至{ $after }
house-nobody = 尚無人員
house-person-added = 已登記{ $name }：{ $roles }
house-roles-changed = { $name }現時的身份：{ $roles }
house-person-is-suspended = 已暫停{ $name }的使用權
house-person-restored = 已恢復{ $name }的使用權
house-password-is-set =
    { $name }已有新密碼；{ $count ->
       *[other] 已終止{ $count }個登入
    }
house-password-prompt = 密碼：
house-password-prompt-again = 再次輸入：
house-key-registered = { $name }現以{ $key }簽署
house-logged-out = { $name }：已終止登入{ $sessions }個，已註銷權杖{ $tokens }個
house-no-tables = 尚無博彩桌
house-table-opened = 博彩桌{ $table }已開檯：{ $edition }
house-table-changed = 博彩桌{ $table }：{ $status }
house-chips-bought = { $player }購買籌碼{ $amount }，現有{ $balance }
house-chips-redeemed = { $player }兌回籌碼{ $amount }，現有{ $balance }
house-chips-given = { $player }已將{ $amount }轉予{ $to }，現有{ $balance }
house-purse-empty = 籌碼戶口並無籌碼
house-statement-empty = 並無進出
house-no-debts = 並無欠款
house-debt-paid = 已付：{ MONEY($amount) }
house-no-pools = 尚無彩池

## What is wrong

house-database-missing = { $file }並無場方：請執行「banca house init」，或以--database指定另一處
house-migrate-back = 由{ $before }轉回{ $revision }，會失去只有新版本方儲存的資料：如確定，請加--back
house-passwords-differ = 兩次輸入的密碼不同
house-person-suspended = { $name }的使用權已暫停
house-say-who-acts = 請以--as指明由誰行事：現有{ $count }名管理員
