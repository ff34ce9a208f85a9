### Words for tables, currencies and transfers, on the page and in the terminal.

table-status-open = 開放
table-status-paused = 暫停
table-status-closed = 已關閉
table-dealer-program = 程式
table-dealer-croupier = 莊荷
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
transfer-stake-back = 取消投注
transfer-returned = 退回注碼
transfer-prize = 彩金
transfer-reversal = 改正
transfer-reversal-back = 改正
transfer-correction = 更正
transfer-pool-contribution = 投注撥入
transfer-pool-top-up = 場方補入
transfer-pool-opening = 開設時撥入
