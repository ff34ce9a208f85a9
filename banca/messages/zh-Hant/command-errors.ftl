### What is wrong with a command as it was typed, or with the options that it was given.

## The table

set-not-a-pair = --set { $typed }：請寫成名稱=值，例如{ $example }
set-given-twice = --set { $name }重複指定：{ $first }及{ $second }
authorised-by-no-article = --authorised { $file }：{ $edition }沒有關於新項目或不同彩金的條文：此處各規章中只有{ $other }的規章設有該條文（53/2010 第七條）
sector-unreadable = { $typed }並非九門號碼組：請寫成1-9,10-18，或寫出每組的九個號碼
card-unknown = { $option } { $card }：沒有此牌：牌的寫法為Ah、Td、9c
option-of-other-games = { $option }只適用於{ $games }，不適用於{ $game }

## Bets held together

hold-unreadable = --hold { $typed }：請寫成投注=金額或投注/選定=金額，例如small=100、total/9=50、pass-line=10,odds=2，或就{ $pairs }分別寫成pass-line=10,odds=3-4-5
hold-odds-unreadable = --hold { $typed }：odds為投注的倍數，可只寫一個，可就{ $pairs }各寫一個，亦可就每個點數各寫一個，例如odds=2及odds=3-4-5
hold-names-its-bets = --hold已列明各項投注：請刪去{ $option }
hold-is-of-several = --hold用於同時持有的多項投注，{ $option }用於單一格：請刪去其中一項
refusal-selection-must-be-lawful-played-on = 「{ $bet }」可投注於{ $known }，不得投注於{ $chosen }
refusal-selection-must-be-lawful-played-on-none = 「{ $bet }」不設選擇，不得投注於{ $chosen }

## Odds

odds-not-exact = { $bet }沒有準確值：{ $why }
odds-nothing-posted = 博彩桌沒有為該投注公佈任何金額（見banca law --options）
odds-counted-with = 該投注附加於「{ $bet }」，其值已計入該投注之內

## The law

law-follows-none = { $edition }並無已知的前一版本：{ $other }則有
law-which-game = 請指定博彩種類，為下列之一：{ $games }
law-no-such-article = { $edition }沒有第{ $article }條：現有{ $articles }
law-nothing-to-apply-for = { $edition }沒有關於許可的條文：無須申請
law-calendar-ends = { $edition }：日曆不涵蓋{ DATETIME($day, dateStyle: "short") }，只由{ DATETIME($first, dateStyle: "short") }（{ $clause }）至{ NUMBER($last, useGrouping: 0) }年底

## Records and tables

settle-standard-input = 標準輸入
settle-which-file = 請指定檔案：一份JSON紀錄、多份JSON Lines紀錄，或以-表示標準輸入
settle-full-or-review = --full與--review不得並用：請選紀錄本身，或其覆盤
settle-roots-or-all-announced = --commitment與--commitments不得並用：請指定根，或指定全部公告
play-typed-or-seed = --typed與--seed不得並用：結果由你輸入，或由種子產生

## Reports

report-which-game = 請指定博彩種類，例如banca report { $example }，或以--all表示全部
report-all-of-one-preset = --all以同一預設選項（--preset）列出所有博彩種類：請刪去博彩種類、--set、--bet、--on、--meter及--authorised
html-and-pdf-in-one-file = --html與--pdf同為{ $file }：兩者須為不同檔案
json-and-report-printed = --json與輸出至{ $file }的報告會同時印出：請為報告指定檔案
dossier-house-unreadable = --house須為{ $meaning }，而非{ $typed }

## Strategies

strategy-none = { $game }沒有策略可言：有策略的為{ $games }
strategy-hand-with-bank = 須一併指定--hand與--bank：--hand { $hand } --bank { $card }
strategy-not-of-this-game = --strategy { $typed }：{ $game }投注後無須作任何決定；有策略的為{ $games }
strategy-function-failed = { $file }：{ $function }處理{ $asked }時出錯：{ $fault }
strategy-function-missing = { $file }沒有函數{ $function }：請指明所用函數，例如{ $file }:名稱
strategy-function-not-asked-so = { $file }：{ $given }不能以{ $asked }的方式呼叫
fault-in-file = { $file }：{ $fault }

## Simulations

simulate-cores-or-cluster = --cores用於本機，--cluster用於其他機器：請刪去其中一項
simulate-player-with-banks = --player須與{ $game }的--banks一併使用：博彩者攜本金入場請用--bankroll
simulate-without-bankroll = { $option }用於攜本金入場的博彩者：請指定本金，例如--bankroll 100
simulate-modes-apart = --{ $one }屬{ $game }，--{ $other }屬{ $other_game }：兩者不得並用
simulate-whole-table = --{ $mode }本身模擬整張博彩桌：請刪去{ $option }
simulate-without-cluster = { $option }用於叢集：請指定其位址，例如--cluster tls://HOST:PORT
simulate-tls-files = { $options }須一併指定：三者缺一不可
simulate-no-shoe = --dealing shoe：{ $game }並非以同一牌靴連續派牌：此處各博彩中，{ $games }由同一牌靴派至白咭為止
simulate-seats-of-table = --seats { NUMBER($seats, useGrouping: 0) }：此檯設有{ $places }個位置（{ $clause }）
simulate-seats-of-program = --seats { NUMBER($seats, useGrouping: 0) }：本程式每檯最多模擬{ $most }人
simulate-which-bet = 請指定投注：--bet 投注，或--hold 投注=金額；{ $game }設有{ $bets }
simulate-name-a-file = --{ $option } { $name }：請指定檔案
simulate-plot-is-svg = --plot { $file }：圖以SVG繪製，請指定以{ $ending }結尾的檔案
simulate-one-file-twice = --{ $other }與--{ $option }為同一檔案{ $file }：請分別指定
simulate-parquet-needs-pyarrow = 使用--parquet須先安裝pyarrow：pip install 'banca[parquet]'

## Baccarat

baccarat-seen-is-not-of = --seen只適用於baccarat：{ $game }的準確值與已見的牌無關
baccarat-seen-names-none = --seen沒有列出任何牌：牌的寫法為Ah、Td、9c
baccarat-seen-with-machine = --seen與dealing-device=shuffler-dealer：每局完結後牌均放回機內，下一局由全部牌派出（{ $clause }）
baccarat-seen-not-left = --seen { $card }：餘牌中沒有此牌；牌的寫法為Ah、Td、9c（{ $decks }副紙牌，{ $clause }）
baccarat-seen-leaves-too-few = --seen只餘{ $left }張牌：一局可能需要{ $needed }張

## Blackjack

blackjack-no-such-strategy = --strategy { $typed }：blackjack設有basic、best、表格（.yaml、.csv）及檔案.py
blackjack-strategy-without-main = --strategy { $typed }：只作{ $bet }無須作任何決定；請與main一併投注
blackjack-values-without-basic = --values為最佳打法之值：請刪去--basic
blackjack-basic-and-costs = --basic與--costs不得並用：代價按最佳打法計算
blackjack-costs-of-no-hand = --costs關乎整局：請刪去--hand及--bank
blackjack-one-card-shown = --bank列出{ $given }張牌：博彩者作決定時，莊家只開一張牌
blackjack-no-hand = --hand列出{ $given }張牌：博彩者須有兩張或以上的牌方作決定（{ $clause }）
blackjack-card-too-often = { $card }出現{ $times }次，而紙牌只有{ $decks }副（{ $clause }）
blackjack-hand-is-lost = --hand超過21點，已輸（{ $clause }）

## Pai kau

pai-kau-no-such-strategy = --strategy { $typed }：pai-kau設有{ $ways }及檔案.py
pai-kau-arranges-nothing = --strategy：作「{ $bet }」者無須組牌；{ $seat }及{ $bank }方須組牌
pai-kau-banks-without-dealing = --banks：每局均洗牌：請刪去--dealing
pai-kau-players-or-seats = --player已列明座上各人：請刪去--seats
pai-kau-player-unreadable = --player { $typed }：請寫出該博彩者的注額及其他項目，例如{ $example }
pai-kau-player-of-no-way = --player { $typed }：{ $way }：pai-kau設有{ $ways }及檔案.py
pai-kau-player-fault = --player { $typed }：{ $fault }
pai-kau-no-such-side = --as { $typed }：牌屬閒家或莊家：{ $sides }
pai-kau-no-such-way = { $option } { $typed }：沒有此組牌法：{ $ways }（{ $clause }）
pai-kau-no-such-tile = --tiles { $typed }：沒有此牌：{ $tiles }（{ $clause }）
pai-kau-tile-too-often = --tiles有{ $given }隻{ $tile }：一副牌只有{ $most }隻（{ $clause }）
pai-kau-no-hand = --tiles列出{ $given }隻牌：每門有{ $needed }隻（{ $clause }）
pai-kau-way-alone = --way說明一種組牌法的規則，不得與其他選項並用
pai-kau-against-with-tiles = --against須與--tiles一併使用；不指定牌時，各組牌法互相比較

## Stud poker

stud-poker-meter-is-not-of = --meter只適用於stud-poker，因彩池屬該博彩：不適用於{ $game }
stud-poker-stake-is-not-of = --stake只適用於stud-poker，因其原注可達每局最高額：不適用於{ $game }
stud-poker-no-sums-posted = 此檯沒有公佈{ $bet }的金額：{ $options }（{ $clause }）
stud-poker-no-such-strategy = --strategy { $typed }：stud-poker設有{ $known }（加注所需的最小手牌）及檔案.py
stud-poker-life-decides-nothing = --life：得彩的手牌必加注，並由整副牌派出：請刪去--strategy及--dealing
stud-poker-shown-is-held = --bank { $card }已在--hand之內：此博彩只用一副牌，莊荷不可能開出該牌（{ $clause }）
stud-poker-no-hand = --hand列出{ $given }張牌：一手牌有{ $needed }張（{ $clause }）
stud-poker-one-pack = --hand中{ $card }出現{ $times }次：此博彩只用一副牌（{ $clause }）
stud-poker-one-card-shown = --bank列出{ $given }張牌：莊荷只開一張牌（{ $clause }）

## Files that cannot be read or written

os-error = { $file }：{ $fault }
os-error-nameless = 輸出內容：{ $fault }
os-error-EACCES = 沒有權限
os-error-EEXIST = 檔案已存在
os-error-EFBIG = 檔案過大
os-error-EISDIR = 這是資料夾
os-error-ENAMETOOLONG = 檔案名稱過長
os-error-ENOENT = 沒有此檔案或資料夾
os-error-ENOSPC = 磁碟空間不足
os-error-ENOTDIR = 並非資料夾
os-error-EPERM = 不允許此操作
os-error-EROFS = 檔案系統只供讀取
text-unreadable = 並非UTF-8文字（「{ $fault }」）
