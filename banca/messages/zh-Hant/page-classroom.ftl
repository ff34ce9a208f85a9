### The classroom: a trainer’s classes, their tables, examinations and results.

## The classes

classroom-says = 為班級開檯、凍結、安排不當情事，觀看學員如何處理。一律使用虛擬籌碼。
classroom-classes = 你的班級
classroom-none = 尚未開班。
classroom-tables-open = { $count }檯
classroom-new = 新開一班
classroom-name = 班名
classroom-table-number = 第{ $number }檯
classroom-game = 博彩種類
classroom-dealer = 主持
classroom-dealer-croupier = 莊荷
classroom-dealer-program = 程式
classroom-bots = 電腦玩家
classroom-table-id = 檯名
classroom-leave-out = 不開此檯
classroom-one-more = 多開一檯
classroom-open = 開檯
classroom-all = 所有班級
classroom-unknown = 你沒有名為{ $name }的班。
classroom-tables = 賭檯
classroom-no-tables = 此班沒有開着的檯。
classroom-more-tables = 再開檯

## A table of the class

classroom-frozen = 已凍結
classroom-somebody-chooses = 下一步：由有關人士選擇。
classroom-comes-next = 下一步：{ $act }
classroom-freeze = 凍結
classroom-thaw = 繼續
classroom-to-table = 前往該檯
classroom-to-desk = 前往莊荷工作台
classroom-replay-round = 重溫一局
classroom-no-round = 尚未完成任何一局。
classroom-close = 收檯
classroom-wrong = 安排不當情事
classroom-nothing-wrong = 現時不會出現不當情事
classroom-choose = 請選擇…
classroom-reason = 理由
classroom-inject = 使其發生
classroom-injected = 已發生：{ $act }
classroom-trainees = 學員
classroom-nobody = 此處無人。
classroom-not-there = 尚未到檯
classroom-watch = 觀看畫面
classroom-unseat = 取消座位
classroom-bots-here = 另有電腦玩家{ $count }名
classroom-seat-whom = 學員名稱
classroom-seat = 安排入座
classroom-mistakes = 有{ $count }個動作被拒

## Over the shoulder

classroom-watching = { $person }在{ $table }檯所見
classroom-stop-watching = 不再觀看
classroom-purse = 餘額{ $amount }
classroom-staked = 已投注{ $amount }
classroom-asked = 現正詢問{ $person }：

## A round again

classroom-replay = 重溫{ $table }檯一局
classroom-round = 局號
classroom-stop-replay = 收起
classroom-before = 上一步
classroom-step = 第{ $step }步，共{ $steps }步
classroom-next = 下一步
classroom-no-article = 此動作無須引用條文。
classroom-all-steps = 全部步驟

## Examinations

classroom-examinations = 考試
classroom-passes = 共{ $questions }題，答對{ $mark }%即合格
classroom-seed-is = 種子{ $seed }
classroom-ended = 已截止
classroom-end = 截止
classroom-no-sheets = 尚未有人應考。
classroom-trainee = 學員
classroom-right = 答對
classroom-result = 結果
classroom-sheet = 成績表
classroom-of = { $asked }題中{ $right }題
classroom-sits = 應考中
classroom-passed = 合格
classroom-failed = 不合格
classroom-set = 設考試
classroom-title = 名稱
classroom-about = 內容
classroom-as-table = { $table }檯（{ $game }），按其選項
classroom-questions = 題數
classroom-pass-mark = 合格線
classroom-per-cent = 答對{ $mark }%
classroom-seed = 種子（可不填）
classroom-kinds = 題目類別
classroom-set-it = 設定

## Results

classroom-results = 成績
classroom-print = 列印
classroom-by-trainee = 按學員
classroom-by-clause = 按條文
classroom-article = 條文
classroom-refused = 檯上被拒
classroom-no-results = 尚未有紀錄。
classroom-back = 返回班級
