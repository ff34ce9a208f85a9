### Checks of the source of chance: why every table is stopped, and statistics.

refusal-house-must-be-closed-to-reopen = 沒有檢驗令賭枱停止：無須重開

house-chance-cipher-wrong = 發牌所用的密碼算法，結果與 RFC 8439 不符
house-chance-draws-wrong = 已知的種子得不出已知的抽取結果
house-chance-lopsided = 隨機來源在 { $window } 個位元組中給出同一位元組 { $times } 次
house-chance-not-tested = 隨機來源尚未檢驗
house-chance-seed-again = 隨機來源給出了以前給過的種子
house-chance-source-broken = 隨機來源出錯：{ $fault }
house-chance-source-short = 隨機來源沒有給足 { $wanted } 個位元組
house-chance-stuck = 隨機來源連續 { $times } 次給出同一位元組

chance-title = 隨機性統計
chance-column-stage = 對象
chance-column-test = 檢驗
chance-column-on = 項目
chance-column-samples = 樣本數
chance-column-p = p
chance-column-corrected = 校正後
chance-column-result = 結果
chance-raw = 原始位元組
chance-scaled = 小於 n 的數
chance-shuffled = 洗好的牌
chance-test-frequency = 頻率（卡方）
chance-test-runs = 遊程
chance-test-serial = 相鄰數對
chance-test-gap = 間隔
chance-test-coupon = 集齊
chance-test-repeats = 重複區塊
chance-test-orders = 小副牌的次序
chance-test-places = 各位置的牌
chance-test-overlaps = 與上次同位
chance-passed = 通過
chance-failed = 不通過
chance-others = 另有 { $count } 項檢驗，均不比以上異常
chance-all-passed = 全部 { $count } 項檢驗在 99 % 水平通過（霍姆校正）。
chance-some-failed = { $count } 項檢驗中有 { $failed } 項在 99 % 水平不通過（霍姆校正）。正常來源每一百次亦有一次不通過：請再試。
house-chance-samples = { $samples } 個樣本太少：至少要 { $least } 個
