### The page: what frames every table. Names, prices and clauses come from the law.

bar-lobby = 返回大堂
bar-time = 澳門時間
bar-balance = 結餘
bar-play-money = 虛擬籌碼
bar-language = 語言
bar-sound-off = 聲音：關
bar-sound-on = 聲音：開
bar-sound-voice = 聲音：開，並以語音宣佈
bar-theme-dark = 深色主題
bar-theme-light = 淺色主題

strip = 限紅、規章及選項
strip-limits = 限紅
strip-all-options = 全部選項

state-betting = 可以投注
state-closed = 截止投注
state-dealing = 開彩中
state-yours = 輪到你
state-deciding = 等候決定
state-settled = 已結算
state-void = 該局無效
state-paused = 賭檯暫停
state-frozen = 導師已暫停
timer-left =
    { $seconds ->
       *[other] 尚餘{ $seconds }秒
    }

table-and-round = { $table }檯・第{ $round }局
table-loading = 正在開檯……
table-missing = 本場沒有{ $table }檯。
connection-lost = 連線中斷，投注不受影響，正在重新連線。

spot-less-commission = 抽水{ $commission }
spot-your-stake = 你已投注{ $amount }
spot-other-stakes =
    { $count ->
       *[other] 其他{ $count }人投注{ $amount }
    }
spot-won = 中
spot-your-prize = 你贏得{ $amount }
spot-locked = 留至分出勝負
spot-closed = 現不接受投注

board-jump = 檯面各部分
board-covered = 骰子在蓋下。
board-history = 近期結果，最新在後

key-space = 空白鍵
dock-chips = 籌碼
dock-chip = { $amount }籌碼，按鍵{ $key }
dock-staked = 本局投注
dock-your-turn = 請作決定
dock-undo = 復原
dock-repeat = 重複
dock-double = 加倍
dock-clear = 清除
dock-undo-closed = 本局未有更改。
dock-repeat-closed = 上一局你沒有投注。
dock-double-closed = 沒有可加倍的投注。
dock-clear-closed = 沒有可取回的投注。

panel = 關於本檯
panel-open = 本檯詳情
panel-close = 關閉
panel-settlement = 結算
panel-steps = 程序
panel-bets = 投注
panel-odds = 勝算
panel-rules = 規則
panel-proof = 驗證

settlement-round = 第{ $round }局・已結算
settlement-void = 第{ $round }局・無效
settlement-none = 首局尚未結算。
settlement-no-bets = 本局你沒有投注。
settlement-none-decided = 你的投注尚未分出勝負。
settlement-stays = 留在檯證上
settlement-win = 贏
settlement-lose = 輸
settlement-push = 和
settlement-stake = 注{ $amount }
settlement-commission = 抽水{ $amount }

bets-yours = 你的投注
bets-none = 尚未有投注。
bets-place = { $place }號位

odds-bet = 投注
odds-pays = 賠率
odds-win = 勝率
odds-edge = 場方優勢

rules-options = 現行選項
rules-search = 搜尋規章

proof-says = 開始接受投注前，賭檯先公佈封存碼，內含將要開出的一切結果；該局完結後，你的瀏覽器可核實結果未經更改。

why = 何故？
why-loading = 正在開啟規章……
why-counting = 正在計算準確勝算……
why-no-odds = 此投注的勝算不單獨計算。
why-reading = 解釋：
why-reading-taken = 採用的解釋
why-wins = 勝
why-draws = 和
why-loses = 負
why-edge = 場方優勢

notice-close = 關閉通知
notice-more = 另有{ $count }則

lobby = 大堂
lobby-nine-games = 九種博彩，條文俱在
lobby-guest = 訪客・虛擬籌碼
lobby-choose = 選擇賭檯
lobby-says = 每項裁定均註明條文；按「何故？」可閱條文、所採解釋及準確勝算。
lobby-sit = 入座
lobby-at-table =
    { $players ->
        [0] 無人投注
       *[other] { $players }人投注
    }

log-in = 登入
log-in-name = 名稱
log-in-password = 密碼
log-in-cancel = 取消
log-in-failed = 未能登入。
log-out = 登出

## The round step by step

steps-of-round = 第{ $round }局，逐步
steps-bets =
    { $count ->
   *[other] { $count }項投注
}
steps-none = 你到來後尚未有任何動作。
steps-next = 下一步：{ $act }
