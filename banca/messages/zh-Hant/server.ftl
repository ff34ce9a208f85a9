### The service: what it says to those who reach it over the network. Refusals first, then errors.

refusal-request-must-come-from-the-page = 此請求會更改資料，但並非來自場方本身的網頁
refusal-round-must-be-ones-own = { $person }未參與賭枱{ $table }第{ $round }局

server-too-fast = 短時間內訊息過多：請稍候
server-message-too-long = 一則訊息最多{ NUMERAL($most) }位元組
server-message-malformed = 無法讀取此訊息：{ $why }
server-body-unwanted = 此請求不附內容
server-query-unknown = 此處不可查詢{ $name }：{ $names }
server-query-repeated = 每個名稱只可列一次
server-tables-most = 一個連線最多觀看{ NUMERAL($most) }張賭枱
server-asked-for-another = { $player }只可查詢自己的動作
server-needs-a-session = 不可用權杖辦理：請登入
server-stopping = 場方即將停止服務：請稍後重新連線
server-failed = 此處發生故障，已予記錄：並無任何更改
server-no-such-route = 此位址並無內容
server-page-missing = 此處尚未建置網頁：請執行make setup
server-method-not-allowed = 此位址不接受這種請求
server-owner-silent = 賭枱正轉由另一程序接手：請稍後重送同一指令
server-message-too-deep = 一則訊息最多{ NUMERAL($most) }層
server-number-too-large = 數字不得大於{ NUMERAL($most) }
server-number-malformed = 位址此處應為整數，例如 12
server-text-unwritable = 文字不得含有 NUL 字元
server-day-malformed = 日期寫作 2026-01-31
server-page-malformed = 請以上一頁所示的「next」索取下一頁
server-edition-unknown = 並無版本{ $edition }：{ $known }
server-odds-failed = 未能計算此賭枱的概率
server-sockets-most = 每人最多{ NUMERAL($most) }個連線
