### The classroom: a trainer’s classes, their tables, examinations and results.

## The classes

classroom-says = 為培訓班開檯、凍結博彩桌、安排不當情事，再看學員如何處理。一律使用虛擬籌碼。
classroom-classes = 你的培訓班
classroom-none = 你尚未開設培訓班。
classroom-tables-open = { $count }張檯
classroom-new = 開設新培訓班
classroom-name = 培訓班名稱
classroom-table-number = 第{ $number }張檯
classroom-game = 博彩種類
classroom-dealer = 主持
classroom-dealer-croupier = 莊荷
classroom-dealer-program = 程式
classroom-bots = 電腦博彩者
classroom-table-id = 博彩桌名稱
classroom-leave-out = 不開此檯
classroom-one-more = 多開一張檯
classroom-open = 開檯
classroom-all = 所有培訓班
classroom-unknown = 你沒有名為{ $name }的培訓班。
classroom-tables = 博彩桌
classroom-no-tables = 此培訓班沒有開放的博彩桌。
classroom-more-tables = 增開博彩桌

## A table of the class

classroom-frozen = 已凍結
classroom-somebody-chooses = 下一步：有人須作選擇。
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
classroom-choose = 請選擇……
classroom-reason = 理由
classroom-inject = 令其發生
classroom-injected = 已發生：{ $act }
classroom-trainees = 學員
classroom-nobody = 此處無人。
classroom-not-there = 尚未到檯
classroom-watch = 觀看畫面
classroom-unseat = 取消座位
classroom-bots-here = 另有{ $count }名電腦博彩者
classroom-seat-whom = 學員名稱
classroom-seat = 安排入座
classroom-mistakes = 有{ $count }個動作不予接受

## Over the shoulder

classroom-watching = { $person }在博彩桌{ $table }所見
classroom-stop-watching = 不再觀看
classroom-purse = 結餘{ $amount }
classroom-staked = 已投注{ $amount }
classroom-asked = { $person }可選擇：

## A round again

classroom-replay = 重溫博彩桌{ $table }的一局
classroom-round = 局號
classroom-stop-replay = 收起
classroom-before = 上一步
classroom-step = 第{ $step }步，共{ $steps }步
classroom-next = 下一步
classroom-no-article = 此動作無須條文依據。
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
classroom-of = { $asked }題答對{ $right }題
classroom-sits = 應考中
classroom-passed = 合格
classroom-failed = 不合格
classroom-set = 安排考試
classroom-title = 名稱
classroom-about = 內容
classroom-as-table = 博彩桌{ $table }（{ $game }）的現行選項
classroom-questions = 題數
classroom-pass-mark = 合格線
classroom-per-cent = 答對{ $mark }%
classroom-seed = 種子（可留空）
classroom-kinds = 題目類別
classroom-set-it = 安排

## Results

classroom-results = 成績
classroom-print = 列印
classroom-by-trainee = 按學員
classroom-by-clause = 按條文
classroom-article = 條文
classroom-refused = 檯上不予接受
classroom-no-results = 尚未有紀錄。
classroom-back = 返回培訓班
