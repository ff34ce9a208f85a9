### The house: ledger, tables that last, people at work. Refusals first, then errors.

refusal-currency-must-be-one-of-the-house = 此處不使用貨幣{ $currency }：場方以{ $currencies }記帳
refusal-account-must-cover-what-leaves-it = { $account }現有{ MONEY($there) }：不足以支出{ MONEY($wanted) }
refusal-person-must-have-the-role = { $person }不得如此：須具備身份{ $roles }
refusal-table-must-be-dealt-by-a-croupier = 博彩桌{ $table }由程式派牌及開出結果：莊荷只在設定為由莊荷主持的博彩桌主持
refusal-table-must-be-new = 博彩桌{ $table }已存在
refusal-table-must-be-open = 博彩桌{ $table }{ $status ->
    [paused] 已暫停
   *[closed] 已關閉
  }
refusal-house-must-be-sound = 所有博彩桌已停止：{ $why }
refusal-act-must-be-ones-own = { $person }只可為自己行事：「{ $act }」屬他人
refusal-guest-must-play-for-play-money = 博彩桌{ $table }以真實金錢博彩：{ $person }只可使用虛擬籌碼
refusal-purse-must-cover-the-stake = { $player }現有{ MONEY($there) }，不足以再下注{ MONEY($stake) }
refusal-table-must-have-something-to-do = 博彩桌{ $table }現時無須進行任何步驟：須等待投注、決定或實物所示的結果
refusal-decision-must-be-made = { $player }須在博彩桌{ $table }作決定：各選擇均須增加注額
refusal-table-must-be-clear-to-close = 博彩桌{ $table }只可在兩局之間且檯上並無注碼時關閉
refusal-pool-terms-must-change-at-the-pool = { $parameter }屬彩池{ $pool }，可由多張博彩桌共用：須在彩池更改
refusal-results-must-be-typed-in-to-be-taken-back = 博彩桌{ $table }由程式開出結果：已封存的結果不得撤回
refusal-acts-must-be-for-the-round-under-way = 此為博彩桌{ $table }第{ $meant }局之投注或行動，現已為第{ $round }局：未予執行
refusal-acts-must-be-of-this-round = 由第{ $number }項起，並無日誌項目屬博彩桌{ $table }進行中的一局
refusal-acts-must-be-taken-back-before-the-payment = 博彩桌{ $table }已殺賠：須待該局結束後更正
refusal-correction-must-change-something = 按此等動作，博彩桌{ $table }第{ $round }局的結算並無改變
refusal-play-money-must-stay-with-its-player = { $currency }不得轉予他人
refusal-gifts-must-stay-within-the-limit = 今日已轉出{ MONEY($given) }：再轉{ MONEY($amount) }即超過每日上限{ MONEY($most) }
refusal-debt-must-be-unpaid = { $debtor }已向{ $creditor }付清
refusal-pool-must-be-of-one-currency = 彩池{ $pool }以{ $currency }計算
refusal-pool-terms-must-be-the-same-at-every-table = 彩池{ $pool }的條件不同：共用彩池的各檯須公佈相同的條件

house-amount-not-money = { $amount }並非金額：須為以分計算的整數，由1至{ $most }
house-command-id-malformed = 指令編號須為1至{ $most }個可見字元
house-command-id-taken = 編號{ $id }屬另一指令：請使用新編號
house-currencies-mixed = { $source }不得換作{ $target }
house-database-busy = 資料庫連續{ $tries }次繁忙：並無任何更改，請再試
house-database-in-use = 另一處理程序已開啟此場方（{ $file }）：由多個處理程序使用時，須用PostgreSQL
house-database-refused = 資料庫不予接受，並無任何更改：{ $fault }
house-database-unknown = { $url }並非資料庫：請提供檔案，或postgresql://…
house-database-unreachable = 無法連接資料庫，並無任何更改：{ $fault }
house-database-unreadable = 並非場方的資料庫，或已損壞：{ $fault }
house-database-unwritable = 無法寫入資料庫，並無任何更改：{ $fault }
house-days-reversed = { $until }早於{ $since }：兩者之間並無任何日子
house-debt-unknown = { $stream }第{ $number }項並無第{ $line }筆欠款
house-entry-unknown = { $stream }第{ $number }項的類別，本程式不能識別：{ $kind }
house-initialised-already = 此資料庫已有場方
house-journal-broken = { $stream }的日誌在第{ $number }項斷裂
house-key-exists = { $file }已存在：場方密鑰不會被覆寫
house-key-of-another-house = 此為另一場方的密鑰
house-key-out-of-reach = 無法從{ $file }讀取場方密鑰：{ $fault }；請以--key指定檔案
house-key-unreadable = { $file }並無場方密鑰（64個十六進制數字）
house-migration-needs-the-key = 版本{ $revision }須讀取已封存的內容：請以--key指明場方密鑰
house-name-malformed = { $name }不可作人員名稱：最多100個可見字元，不含「/」，亦不得為場方的保留字
house-not-initialised = 此資料庫尚無場方：請執行「banca house init」
house-pool-terms = 彩池{ $pool }的條件不同：{ $known }
house-pool-unknown = 並無彩池{ $pool }
house-revision-differs = 資料庫版本為{ $revision }，本程式需要{ $wanted }：請執行「banca house migrate」
house-revision-newer = 資料庫版本為{ $revision }，本程式不能識別：本程式最新為{ $known }
house-revision-unknown = 並無版本{ $revision }：{ $known }
house-round-unknown = 博彩桌{ $table }並無第{ $round }局
house-seal-broken = { $tree }的封存無法開封：內容曾被更改，或密鑰不符
house-seal-missing = 欠缺{ $tree }的封存
house-stream-moved = 其間他人已寫入{ $stream }：第{ $number }項並非下一項
house-stream-owned-elsewhere = { $stream }現由另一處理程序（{ $owner }）運作：並無任何更改，請再試
house-stream-unknown = 並無日誌{ $stream }
house-acts-count = 一項指令可有1至{ $most }個動作，而非{ $count }個
house-table-id = { $table }不可作博彩桌編號：須為1至64個字母、數字、連字號或底線
house-table-unknown = 並無博彩桌{ $table }
