### Craps: why acts are refused; what is wrong with a bet described under article 7, with a bet file, or with a layout.

## Refusals: dice and table

refusal-die-must-bear-one-to-six = 骰子各面須為一點至六點：該骰子各面的點數為{ $faces }
refusal-edges-must-be-equal = 骰子的棱邊須等長：該骰子的棱邊長度為{ $edges }毫米
refusal-opposite-faces-must-add-up-to-seven = 骰子相對兩面的點數相加須為七點
refusal-pips-must-be-visible-and-of-one-size = 骰面的點子須清晰可見，直徑須相同
refusal-dice-must-be-balanced-craps = 不得投擲不平衡的骰子
refusal-dice-must-be-as-many-as-adopted = 現有骰子{ $dice }顆：此檯採用的選項為{ $adopted }顆
refusal-dice-must-be-equal = 同一套骰子的大小及重量須相同
refusal-table-must-have-its-layout = 此檯並無檯證
refusal-table-must-have-its-stick = 此檯並無移動骰子用的鈎子
refusal-unfit-dice-must-leave-two-to-throw = 有{ NUMBER($unfit, useGrouping: 0) }顆骰子不合用：一套{ $dice }顆之中須有兩顆可擲，只可缺{ $spare }顆
refusal-die-must-be-one-of-the-set = 一套{ $dice }顆骰子之中，已無其他骰子可更換

## Refusals: who throws

refusal-place-must-be-free-craps = 由stickman左邊起計的第{ NUMBER($place, useGrouping: 0) }個位置已由{ $holder }佔用：{ $player }須另取位置
refusal-shooter-must-keep-the-dice = 骰子在{ $shooter }手中，無須交出：主客只在第四條所定情況下替換
refusal-shooter-must-have-staked-the-minimum = { $player }在檯證上並無注碼：已作最低金額投注者方可擲骰
refusal-shooter-must-have-staked-the-minimum-any-more = { $player }在檯證上已無注碼，不得擲骰
refusal-shooter-must-have-staked-the-minimum-nobody = 並無博彩者作出最低金額投注：任何人不得擲骰，博彩暫停（解釋nobody-to-throw）
refusal-dice-must-be-offered-in-order = 由stickman左邊起依次輪流，骰子應提供予{ $next }，而非{ $player }
refusal-offer-must-be-answered-first = 骰子已提供予{ $player }，其須揀選兩顆或放棄擲骰
refusal-dice-must-be-offered-first = 骰子已提供予{ $offered }，而非{ $player }
refusal-dice-must-be-offered-first-nobody = 骰子尚未提供予任何人：並未提供予{ $player }
refusal-shooter-must-choose-two-dice = 主客須從所提供的骰子之中揀選兩顆，而非{ NUMBER($dice, useGrouping: 0) }顆
refusal-dice-must-be-chosen-first = 無人持有骰子：擲骰之前，須先提供骰子並揀選兩顆
refusal-dice-must-be-thrown-by-the-shooter = 主客為{ $shooter }，而非{ $player }

## Refusals: the throw

refusal-dice-must-be-checked-before-they-are-thrown-again = 有骰子落在檯證以外：須經莊荷檢驗，方可再擲
refusal-act-must-belong-to-the-phase-no-die-off = 並無骰子落在檯證以外
refusal-dice-must-be-thrown-together-with-one-hand = { $manner ->
        [two-hands] 骰子以雙手擲出
       *[one-at-a-time] 兩顆骰子先後擲出
    }：擲骰不予計算，必須重擲
refusal-dice-must-be-thrown-together-with-one-hand-unknown = { $manner }並非擲骰方式：擲骰方式分為{ $known }
refusal-dice-must-be-thrown-first = 並無骰子正在擲出
refusal-die-must-be-one-of-the-two = 並無第{ NUMBER($die, useGrouping: 0) }顆骰子：只擲兩顆
refusal-faces-must-be-on-a-die = 骰子未平貼檯面者，須列出1至6點之中不同的骰面，露出較多的一面在先
refusal-faces-must-look-up-together = 骰子相對的兩面不會同時朝上
refusal-leaning-die-must-be-read-once = 第{ $die }顆骰子未平貼檯面，已計作{ $face }點：只可判讀一次
refusal-leaning-die-must-count-its-most-upward-face = 第{ $die }顆骰子未平貼檯面，以露出較多的{ $face }點為準，而非{ $said }點
refusal-void-must-have-its-cause-craps = { $why }並非擲骰無效的原因：原因只有{ $known }
refusal-dice-must-show-two-faces = 兩顆骰子各須顯示1至6點其中一面，而非{ $said }
refusal-dice-must-be-two = 「off」、「short」、「walls」及「slid」須說明兩顆骰子之中的顆數：0、1或2
refusal-act-must-wait-for-the-next-throw = 骰子正在擲出：此時的任何動作或投注，須待下一擲
refusal-throw-must-be-settled-first = 上一擲尚未殺賠：須先收去輸注及賠付勝注
refusal-throw-must-be-settled-first-mark = 上一擲尚未完結：須先標記點數或移除標記
refusal-act-must-belong-to-the-phase-mark = 須先收去該擲的輸注及賠付勝注，方可標記點數（解釋payment-order）
refusal-payment-must-keep-the-order-reading = { $because }（解釋{ $reading }）

## Refusals: bets

refusal-line-bet-must-come-before-the-point = 「{ $bet }」須於首次擲骰前投注：標記點數已為{ $point }點
refusal-come-bet-must-have-a-point = 有標記點數時，方可投注「{ $bet }」：現時並無標記點數
refusal-come-bet-must-have-a-point-held = 有標記點數時，方可投注「{ $bet }」：現時並無標記點數；「派司拉」或「東派司」已在標記點數上者，寫作「pass-line/6」
refusal-new-bet-must-be-made-when-authorised-come-out = 「{ $bet }」獲許可於首次擲骰前投注：標記點數已為{ $point }點
refusal-new-bet-must-be-made-when-authorised-point = 「{ $bet }」獲許可於有標記點數時投注：現時並無標記點數
refusal-come-bet-must-go-to-its-number-by-a-throw = 「{ $bet }」就下一擲投注，其點數由該擲決定，不得選定點數
refusal-horn-must-be-four-equal-bets = 「Horn」的注額{ MONEY($stake) }不能分為四注等額而各為{ MONEY($least) }的倍數：注額須為{ MONEY($multiple) }的倍數
refusal-stake-must-be-a-multiple-of-the-minimum = 「{ $bet }」的注額{ MONEY($stake) }並非最低注額{ MONEY($least) }的倍數
refusal-odds-must-have-a-point = 有標記點數時，方可作「{ $bet }」：現時並無標記點數
refusal-odds-must-be-added-to-a-bet = { $player }在該處並無「{ $behind }」的投注，不得作「{ $odds }」
refusal-odds-must-be-added-to-a-bet-which = 「{ $odds }」須附加於落在{ $numbers }點其中之一的投注：須說明哪一點數
refusal-odds-must-be-added-to-a-bet-held = 並無「{ $behind }」的投注，不得作「{ $odds }」
refusal-odds-must-be-added-to-a-bet-held-on = 並無落在{ $number }點或有待落在點數的「{ $behind }」投注，不得作「{ $odds }」
refusal-odds-must-not-exceed-the-multiple = 注額{ MONEY($staked) }，附加投注共{ MONEY($total) }：此檯的附加投注最多為注額的{ NUMBER($most, useGrouping: 0) }倍（解釋odds-limit）
refusal-bet-must-stay-until-decided = 「{ $bet }」已落在{ $number }點，須留至擲出{ $number }點或7點而分出勝負
refusal-bet-must-stay-until-decided-new = 「{ $bet }」已移至{ $number }點，須留至分出勝負（解釋new-bet-on-a-number）
refusal-selection-must-be-lawful-number = 「{ $bet }」須落在{ $numbers }點其中之一，或尚未落在任何點數，而非{ $chosen }
refusal-line-bets-must-stand-on-one-point = 「派司拉」及「東派司」的投注分別{ $places }：同一時間只有一個標記點數
craps-stands-on = 在{ $number }點
craps-stands-on-none = 尚未落在點數
craps-selection-next-throw = 就下一擲投注，由該擲決定其點數
craps-selection-its-number = 同一博彩者的投注所在的點數（{ $numbers }）
craps-selection-chosen = 由博彩者自選的點數（{ $numbers }）

## Refusals: authorisations

refusal-condition-must-be-of-the-authorisation = { $said }並非許可所定的條件：條件為{ $known }
refusal-condition-must-be-of-the-authorisation-none = { $said }並非許可所定的條件：該許可並無條件
refusal-conditions-of-the-authorisation-must-be-met = 「{ $bet }」的許可附有條件，而此檯並無已符合下列條件的紀錄：{ $unmet }
refusal-bet-must-be-authorised = 此檯並無{ $bet }的許可：獲許可的為{ $known }
refusal-bet-must-be-authorised-none = 此檯並無{ $bet }的許可，亦無其他許可
refusal-bet-must-be-authorised-file = { $file }並無「{ $bet }」的許可：博彩監察協調局作出決定後，檔案須載明「authorisation: {"{"}house: ..., date: ..., conditions: [...]{"}"}」；「banca dossier」可編製申請書
refusal-bet-must-be-authorised-once = 「{ $bet }」有兩項許可：一項許可已足以設該投注
refusal-bet-must-be-authorised-for-the-house = 一檯只屬一間承批公司，而許可只供獲許可者使用：此處有{ $houses }
refusal-bet-must-be-authorised-for-the-house-file = { $file }所載的許可屬{ $holder }，而非{ $house }
refusal-prizes-must-stand-while-bets-lie = 「{ $bet }」有注碼：該等注碼分出勝負前，其彩金不得變更（解釋conditions-met-while-bets-lie）

## Errors: what was written instead

craps-said-nothing = 空白
craps-said-list = 列表
craps-said-object = 鍵與值

## Errors: the form of a description

craps-description-at = { $place }：{ $says }
craps-description-object = 此處須為鍵與值（{ $wanted }），而非{ $said }
craps-description-states = 「start」及投注所移至的各點數
craps-description-key = 此處並無{ $key }：可用的為{ $known }
craps-description-key-near = 此處並無{ $key }（是否指「{ $near }」？）：可用的為{ $known }
craps-description-missing = 欠缺「{ $key }」
craps-description-missing-names = 欠缺「{ $key }」：{"{"}en: ..., pt: ..., zh: ...{"}"}
craps-description-missing-language = 欠缺「{ $key }」：投注項目須有英文、葡文及中文名稱
craps-description-missing-throws = 欠缺「{ $key }」：由「start」起，每一擲的結果
craps-description-missing-then = 欠缺「{ $key }」：「wins 5:1」、「pushes」、「loses」、「stays」、「moves to 6」或「moves to its number」
craps-description-text = 「{ $key }」須為單行文字，最多{ $most }字，而非{ $said }
craps-description-texts = 「{ $key }」須列出文字，最多{ $most }項，而非{ $said }
craps-description-numbers = 「{ $key }」須為{ $known }其中之一，而非{ $said }
craps-description-numbers-once = 「{ $key }」須為{ $known }之中的數字，各列一次
craps-description-pair = 「pair」須指明兩顆骰子，例如1-2
craps-description-pairs = 「pair」須指明兩顆骰子，例如1-2（次序不拘）或[1-1, 6-6]，每對只列一次，而非{ $said }
craps-description-prize = 彩金須寫作10:1或3:2的形式，前後兩數均為1至{ $most }，而非{ $said }
craps-description-day = 日期須寫作2010-03-08的形式，而非{ $said }
craps-description-when = 投注的時間為{ $known }，而非{ $said }
craps-description-bet-or-prizes = 「bet」及「prizes」只可說明其中之一：新項目，或規章所載投注的不同彩金

## Errors: what each throw does

craps-description-state = 投注不會落在{ $said }：須寫「start」，或{ $numbers }之中的點數，例如4或4, 10
craps-description-state-twice = 「{ $state }」重複說明
craps-description-throws = 此處須列出各擲及其結果，例如- {"{"}sum: [7, 11], then: wins 1:1{"}"}
craps-description-else-last = 「else」須在最後：用於其他各行未有列出的擲骰
craps-description-else-idle = 「else」已無所指：以上各行已列出所有擲骰
craps-description-unnamed = 未有指明擲骰：須以{ $known }指明，或以「- else:」指其餘全部
craps-description-twice-in-line = { $dice }在同一行列出兩次
craps-description-twice = { $dice }{ $state ->
        [start] 在開始時
       *[other] 在{ $state }點時
    }列出兩次：一擲只可有一個結果
craps-description-silent = { $state ->
        [start] 在開始時
       *[other] 在{ $state }點時
    }，未有說明{ $dice }{ $more ->
        [yes] ……
       *[no] {""}
    }的結果：{ $throws }種擲骰之中欠{ $count }種；可用「- else: loses」
craps-description-no-number = 開始時，投注不在任何點數上
craps-description-then = 一擲的結果為勝、和、輸、留下或移動：須寫「wins 5:1」、「pushes」、「loses」、「stays」、「moves to 6」或「moves to its number」，而非{ $said }
craps-description-moves = { $dice }的總和為{ $total }點，投注不會落在該點數：可用的點數為{ $numbers }

## Errors: new bets that leave something open

craps-bet-slug = { $slug }不可作投注項目的代號：須為小寫英文字母及數字，以連字號分隔，最多{ $most }個字元
craps-bet-not-new = 「{ $slug }」為規章所載的投注：其彩金可以不同，但並非新項目
craps-bet-name = { $name }為規章所載投注的名稱：可令博彩者誤解
craps-bet-throws = 已說明{ $count }種擲骰，而非{ $throws }種
craps-bet-number = 投注不會落在{ $number }：可用的點數為{ $numbers }
craps-bet-chosen-moves = 由博彩者自選點數的投注須留在該點數：不得移動
craps-bet-moves = 投注移至{ $number }點，而該點數未有說明
craps-bet-stays = 任何一擲均令投注留在原處：永不會分出勝負
craps-bet-returns = 投注由{ $number }點返回{ $number }點：每一點數只可經過一次
craps-bet-idle = 並無任何一擲令投注移至{ $number }點：須將其刪去，或說明哪一擲令其移至該點數
craps-bet-never = { $state ->
        [start] {""}
       *[other] 在{ $state }點，
    }並無任何一擲令投注{ $result ->
        [win] 勝
       *[lose] 輸
    }：投注須有機會勝，亦須有機會輸
craps-bet-verdict = 一擲的結果為勝、和、輸、留下或移動：{ $verdict }並不屬其中任何一種
craps-bet-prize = 彩金須寫作10:1的形式，前後兩數均為1至{ $most }，而非{ $prize }

## Errors: different prizes

craps-prizes-bet = 規章並無投注項目{ $bet }：所載的為{ $known }
craps-prizes-bet-near = 規章並無投注項目{ $bet }（是否指「{ $near }」？）：所載的為{ $known }
craps-prizes-changes = 「changes」須列出彩金，例如- {"{"}sum: 12, pays: 3:1{"}"}
craps-prizes-none = 並未更改任何彩金
craps-prizes-wins = 「{ $bet }」在該處並不勝出：其勝出的點數總和為{ $sums }
craps-prizes-wins-standing = 「{ $bet }」在該處並不勝出：投注落在{ $numbers }點時，其勝出的點數總和為{ $sums }
craps-prizes-twice = 有兩項更改為同一擲訂定彩金
craps-prizes-same = { $prize }並非不同的彩金：規章所定「{ $bet }」的彩金已是如此

## Errors: authorisations

craps-authorised = 「authorised」：{ $error }
craps-authorised-list = 「authorised」須列出許可，每項載有「house」及「bet」或「prizes」，而非{ $said }
craps-authorised-condition-twice = 同一條件列出兩次

## Errors: the layout in a record

craps-layout = 「layout」須為載有{ $known }的物件
craps-layout-point = 「point」須為{ $numbers }其中之一，而非{ $said }
craps-layout-order = 「order」須由stickman左邊起列出各博彩者，每人一次
craps-layout-order-places = 「order」與「places」不符：由stickman左邊起為{ $bettors }
craps-layout-places = 「places」須列明各博彩者的位置編號，由stickman左邊起計
craps-layout-places-twice = 「places」有兩位博彩者在同一位置
craps-layout-bettor = { $said }並非博彩者之一：博彩者為{ $bettors }
craps-layout-bettor-none = { $said }並非博彩者之一：現時並無博彩者
craps-layout-offered = 骰子不得提供予{ $offered }：主客為{ $shooter }
craps-layout-unchecked = 「unchecked」須為兩顆骰子之中落在檯證以外的數目
craps-layout-unfit = 「unfit」須為該套骰子之中已更換的數目
craps-layout-repeats = 「repeats」須為true或false
craps-layout-stake = { $bet }不得有選定{ $selection }的注碼
craps-layout-stake-no-point = { $position }的注碼不得在該處：並無標記點數
craps-layout-stake-nothing-behind = { $position }的注碼不得在該處：並無可供附加的「{ $behind }」投注

## Errors: bet files

craps-file-line = { $file }:{ NUMBER($line, useGrouping: 0) }：{ $says }
craps-file-line-other = { $file }:{ NUMBER($line, useGrouping: 0) }：{ $says }（另一處：第{ NUMBER($other, useGrouping: 0) }行）
craps-file-edition = { $edition }：此處所收錄的規章之中，只有{ $only }容許博彩監察協調局許可新項目（第七條）
craps-file-edition-without = { $edition }並無關於新項目的條文：此處所收錄的規章之中，只有{ $only }容許博彩監察協調局許可新項目（第七條）
craps-file-fraction = 「{ $key }」須為分數，例如1/36，而非{ $said }
craps-file-start = 此項投注並非投注於{ $said }
craps-file-unstated = 「{ $figure }」未有就{ $state ->
        [start] 此項投注
       *[other] { $state }點的投注
    }列明（{ $clause }）
craps-file-figure = 按照說明，{ $state ->
        [start] {""}
       *[other] { $state }點的
    }「{ $figure }」為{ $true }，而非{ $said }（{ $clause }）

## Errors: odds

craps-no-odds = 「{ $bet }」不設附加投注：可作附加投注的為{ $known }（{ $clause }）
