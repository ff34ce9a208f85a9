### The felt of roulette on the page.

roulette-page-felt = 輪盤檯
roulette-page-result = { $number }，{ $colour }
roulette-page-rolling = 珠子正在滾動。
roulette-page-no-results = 尚未開出號碼。
roulette-page-history = 近期號碼，最新在後
roulette-page-cloth = 檯面
roulette-page-racetrack = 鄰號
roulette-page-each = 兩旁鄰號數目
roulette-page-each-of =
    { $each ->
        [0] 只投該號
       *[other] 兩旁各{ $each }個鄰號
    }
roulette-page-neighbours-of =
    { $count ->
        [1] { $number }，孤丁一注
       *[other] { $number }及其鄰號，共{ $count }注孤丁：{ $numbers }
    }
