### Checks of the source of chance: why every table is stopped, and statistics.

refusal-house-must-be-closed-to-reopen = 並無檢驗令博彩桌停止：無須重新開放

house-chance-cipher-wrong = 抽取結果所用的加密算法，所得與RFC 8439不符
house-chance-draws-wrong = 已知的種子未能得出已知的抽取結果
house-chance-lopsided = 隨機來源在{ $window }個位元組中，給出同一位元組{ $times }次
house-chance-not-tested = 隨機來源尚未檢驗
house-chance-seed-again = 隨機來源給出先前已用的種子
house-chance-source-broken = 隨機來源出錯：{ $fault }
house-chance-source-short = 隨機來源未能給足{ $wanted }個位元組
house-chance-stuck = 隨機來源連續{ $times }次給出同一位元組

chance-title = 隨機性統計
chance-column-stage = 對象
chance-column-test = 檢驗
chance-column-on = 項目
chance-column-samples = 樣本數
chance-column-p = p
chance-column-corrected = 校正後
chance-column-result = 結果
chance-raw = 原始位元組
chance-scaled = 小於n的數
chance-shuffled = 已洗的紙牌
chance-test-frequency = 頻率（卡方）
chance-test-runs = 遊程
chance-test-serial = 相鄰數對
chance-test-gap = 間隔
chance-test-coupon = 集齊
chance-test-repeats = 重複區塊
chance-test-orders = 小副紙牌的次序
chance-test-places = 各位置的紙牌
chance-test-overlaps = 與上次位置相同
chance-passed = 通過
chance-failed = 不通過
chance-others = 另有{ $count }項檢驗，均不及以上者異常
chance-all-passed = 全部{ $count }項檢驗在99%水平通過（霍姆校正）。
chance-some-failed = { $count }項檢驗中有{ $failed }項在99%水平不通過（霍姆校正）。正常的來源每一百次亦有一次不通過：請再試。
house-chance-samples = { $samples }個樣本太少：最少須有{ $least }個
