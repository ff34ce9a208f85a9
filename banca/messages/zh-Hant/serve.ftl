### The command that opens a house to the network: its help, and what it says.

command-serve = 將場方開放予網絡，直至收到停止的指示（SIGTERM、Ctrl-C）
    .epilog = 不指定--host則只供本機連線。如須供其他電腦連線，請提供證書，或置於備有證書的代理伺服器之後。
    .database = { command-house.database }
    .key = { command-house.key }
    .host = 接收連線的位址；不指定則只限本機
    .port = 連接埠（8000）；0為任何可用的連接埠
    .certificate = TLS：證書及其上級證書（PEM）
    .certificate-key = 證書的密鑰，不設密碼；不指定則在同一檔案內
    .proxy = 可信代理伺服器的位址，以其所報的用戶位址及協定為準；可重複指定
    .origin = 可到達網頁的另一位址，例如https://casino.example；可重複指定
    .processes = 分擔工作的程序數目（1）；多於一個須用PostgreSQL
    .own-port = 本機上只屬第一個程序的連接埠，其餘程序順次使用其後的連接埠：以便逐一監察
    .reports = 存放每日已簽署報告的資料夾
    .log = 標準錯誤輸出上日誌的格式：每行一個JSON物件，或純文字
    .log-level = 日誌記錄的最低級別（info）

serve-ready = 已開放：{ $address }
serve-stopped = 已停止：凡已回覆的指令均已儲存
serve-key-without-certificate = --certificate-key須與--certificate並用
serve-no-origin = { $typed }並非網頁來源：例如https://casino.example或https://casino.example:8443
argument-not-a-port = { $typed }並非連接埠：須為0至65535的整數
server-cannot-listen = 無法在{ $address }接收連線：{ $fault }
server-certificate-unfit = { $file }內的證書不可用：{ $fault }
server-certificate-unread = 證書或密鑰無法以不設密碼的PEM讀取
server-certificate-other-key = 密鑰屬於另一證書
serve-processes-need-postgresql = --processes { $processes }須用PostgreSQL：SQLite場方只可有一個程序
serve-reports-no-folder = { $folder }並非可寫入報告的資料夾
argument-not-processes = { $typed }並非程序數目：須為1至64的整數
