### The check of a round in the reader's own browser.

proof-published = 第{ $round }局投注前公佈
proof-none = 此檯不作公佈：結果由莊荷輸入。
proof-round = 你最近參與的一局：第{ $round }局
proof-not-yours = 參與一局後，即可在此核對。
proof-check = 在此查核
proof-record = 紀錄
proof-announcements = 公告
proof-checking = 正在此瀏覽器查核…
proof-unreachable = 未能取得此局的檔案。
proof-ok = 第{ $round }局與封存者相符。
proof-failed = 第{ $round }局與封存者不符。
proof-digest = 摘要：
proof-is-passed = 相符
proof-is-failed = 不符
proof-is-not-reached = 未查至此

proof-step-files = 紀錄及公告均可讀取。
proof-step-digest = 摘要與紀錄逐字相符。
proof-step-chain = 該局於投注前公告，緊接上一局的紀錄，而下一局的公告載有其摘要。
proof-step-trees = 紀錄所載的封印即所公告者。
proof-step-draws = { $draws }次抽取各在其位開啟封印，並無多餘。
proof-step-shown = 檯上所示即所抽取者。

proof-fault-unreadable = 檔案並非JSON，或並非紀錄所用的JSON。
proof-fault-no-hashing = 此瀏覽器只在安全連線下計算摘要。
proof-fault-malformed = 紀錄有所欠缺，或類型不符。
proof-fault-announcements-contradict = 公告有一行不可能接續前一行。
proof-fault-digest = 摘要與紀錄不符。
proof-fault-not-announced = 該局未經公告。
proof-fault-out-of-order = 紀錄並非接續前一局。
proof-fault-previous = 該局公告時接續的是另一紀錄。
proof-fault-changed = 其後公告了另一摘要。
proof-fault-commitments = 封印並非所公告者。
proof-fault-tree-reused = 封印重複開始，或並非由上次所止之處開始。
proof-fault-typed-in = 第{ $act }個動作並無約束：由人輸入。
proof-fault-count = 第{ $act }個動作所取的張數不可能。
proof-fault-draw-missing = 第{ $act }個動作並無抽取。
proof-fault-place = 第{ $act }個動作的抽取屬於另一動作或位置。
proof-fault-opening = 第{ $act }個動作的抽取未能開啟封印。
proof-fault-shown = 第{ $act }個動作所示並非所抽取者。
proof-fault-draw-left-over = 有一次抽取不屬任何動作。
proof-fault-round-missing = 已公告的一局並無紀錄。
