### The service: what it says to those who reach it over the network. Refusals first, then errors.

refusal-request-must-come-from-the-page = 此請求會更改資料，但並非來自場方本身的網頁
refusal-round-must-be-ones-own = { $person }並無參與博彩桌{ $table }第{ $round }局

server-too-fast = 短時間內訊息過多：請稍候
server-message-too-long = 一則訊息最多{ $most }位元組
server-message-malformed = 無法讀取此訊息：{ $why }
server-body-unwanted = 此請求不得附有內容
server-query-unknown = 此處不可查詢{ $name }：{ $names }
server-query-repeated = 每個名稱只可列一次
server-tables-most = 每一連線最多觀看{ $most }張博彩桌
server-asked-for-another = { $player }只可查詢自己的動作
server-needs-a-session = 不得以權杖進行：請登入
server-stopping = 場方即將停止服務：請稍後重新連線
server-failed = 此處發生故障，已作紀錄：並無任何更改
server-no-such-route = 此位址並無內容
server-page-missing = 此處尚未建置網頁：請執行make setup
server-method-not-allowed = 此位址不接受這種請求
server-owner-silent = 博彩桌正轉由另一處理程序接手：請稍後再傳送同一指令
server-message-too-deep = 一則訊息最多嵌套{ $most }層
server-number-too-large = 數字不得大於{ $most }
server-number-malformed = 位址此處應為整數，例如12
server-text-unwritable = 文字不得含有NUL字元
server-day-malformed = 日期須寫成2026-01-31的形式
server-page-malformed = 索取下一頁時，請用上一頁所給的「next」
server-edition-unknown = 並無版本{ $edition }：{ $known }
server-count-failed = 未能完成此項計算
server-sockets-most = 每人最多{ $most }個連線
