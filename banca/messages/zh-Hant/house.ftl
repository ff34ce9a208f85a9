### The house: ledger, tables that last, people at work. Refusals first, then errors.

refusal-currency-must-be-one-of-the-house = 此處沒有{ $currency }這種貨幣；場方以{ $currencies }記帳
refusal-account-must-cover-what-leaves-it = { $account }現有{ MONEY($there) }，不能支出{ MONEY($wanted) }
refusal-person-must-have-the-role = { $person }無權作此操作，須具備{ $roles }身分
refusal-table-must-be-new = 賭枱{ $table }已存在
refusal-table-must-be-open = 賭枱{ $table }{ $status ->
    [paused] 已暫停
   *[closed] 已關閉
  }
refusal-house-must-be-sound = 所有賭枱已停止：{ $why }
refusal-act-must-be-ones-own = { $person }只可為自己行事；「{ $act }」屬他人
refusal-guest-must-play-for-play-money = 賭枱{ $table }以真錢博彩；{ $person }只可使用虛擬籌碼
refusal-purse-must-cover-the-stake = { $player }現有{ MONEY($there) }，不足以再投注{ MONEY($stake) }
refusal-table-must-have-something-to-do = 賭枱{ $table }現時無事可做：須等待投注、決定或實物的結果
refusal-decision-must-be-made = { $player }須在賭枱{ $table }作出決定：每個選擇均須加注
refusal-table-must-be-clear-to-close = 賭枱{ $table }只可在兩局之間且枱上無注時關閉
refusal-pool-terms-must-change-at-the-pool = { $parameter }屬彩池{ $pool }，可由多張賭枱共用，須在彩池更改
refusal-results-must-be-typed-in-to-be-taken-back = 賭枱{ $table }自動派彩，已封存的結果不可收回
refusal-acts-must-be-of-this-round = 由第{ $number }項起，無任何記項屬賭枱{ $table }進行中的一局
refusal-acts-must-be-taken-back-before-the-payment = 賭枱{ $table }已作派彩，須待該局結束後更正
refusal-correction-must-change-something = 按此等動作，賭枱{ $table }第{ $round }局的結算並無不同
refusal-play-money-must-stay-with-its-player = { $currency }不可轉予他人
refusal-gifts-must-stay-within-the-limit = 今日已轉出{ MONEY($given) }；再轉{ MONEY($amount) }將超過每日上限{ MONEY($most) }
refusal-debt-must-be-unpaid = { $debtor }已向{ $creditor }付清
refusal-pool-must-be-of-one-currency = 彩池{ $pool }以{ $currency }計算
refusal-pool-terms-must-be-the-same-at-every-table = 彩池{ $pool }的條件不同：共用彩池的賭枱須公佈相同條件

house-amount-not-money = { $amount }不是金額：須為1至{ $most }的最小貨幣單位整數
house-command-id-malformed = 指令編號須為1至{ $most }個可見字元
house-command-id-taken = 編號{ $id }屬另一指令，請使用新編號
house-currencies-mixed = { $source }不能換成{ $target }
house-database-busy = 資料庫連續{ $tries }次繁忙；並無更改，請再試
house-database-in-use = 另一程序已開啟此場（{ $file }）；多個程序須使用PostgreSQL
house-database-refused = 資料庫拒絕，並無更改：{ $fault }
house-database-unknown = { $url }不是資料庫：請提供檔案或postgresql://…
house-database-unreachable = 無法連接資料庫，並無更改：{ $fault }
house-database-unreadable = 這不是場方的資料庫，或已損壞：{ $fault }
house-database-unwritable = 無法寫入資料庫，並無更改：{ $fault }
house-days-reversed = { $until }早於{ $since }：兩日之間沒有任何內容
house-debt-unknown = { $stream }第{ $number }項沒有第{ $line }筆欠款
house-entry-unknown = { $stream }第{ $number }項的類別為本程式所不知：{ $kind }
house-initialised-already = 此資料庫已有場方資料
house-journal-broken = { $stream }的日誌在第{ $number }項斷裂
house-key-exists = { $file }已存在：場方金鑰不會被覆寫
house-key-of-another-house = 這是另一場的金鑰
house-key-unreadable = { $file }沒有場方金鑰（64個十六進位數字）
house-migration-needs-the-key = 版本{ $revision }須讀取已封存的內容：請以 --key 指明場方金鑰
house-name-malformed = { $name }不可作人名：最多100個可見字元，不含「/」，亦不得為場方保留字
house-not-initialised = 此資料庫尚無場方資料：請執行「banca house init」
house-pool-terms = 彩池{ $pool }的條件為：{ $known }
house-pool-unknown = 沒有彩池{ $pool }
house-revision-differs = 資料庫版本為{ $revision }，本程式需要{ $wanted }：請執行「banca house migrate」
house-revision-newer = 資料庫版本{ $revision }為本程式所不知；本程式最新為{ $known }
house-revision-unknown = 沒有版本{ $revision }：{ $known }
house-round-unknown = 賭枱{ $table }沒有第{ $round }局
house-seal-broken = { $tree }的封存無法開啟：內容曾被更改，或金鑰不符
house-seal-missing = 缺少{ $tree }的封存
house-stream-moved = 其間他人已寫入{ $stream }：第{ $number }項並非下一項
house-stream-owned-elsewhere = { $stream }現由另一程序（{ $owner }）運作：未作任何更改，請再試
house-stream-unknown = 沒有日誌{ $stream }
house-acts-count = 一項指令可含1至{ NUMERAL($most) }項動作，不可為{ NUMERAL($count) }項
house-table-id = { $table }不可作賭枱編號：須為1至64個字母、數字、連字號或底線
house-table-unknown = 沒有賭枱{ $table }
