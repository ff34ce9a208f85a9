### Why acts are refused at a table of baccarat, and what is wrong with its record.

## What refusals name

baccarat-bet = { $bet ->
    [player] 閒家
    [banker] 莊家
    [tie] 和局
    [banker-pair] 莊對子
   *[player-pair] 閒對子
}
baccarat-side = { $side ->
    [player] 閒家
   *[banker] 莊家
}
baccarat-comes-first = { $stage ->
    [shuffle] 須先洗牌
    [cut] 須先割牌
    [place-white-card] 須先插入白咭
    [load] 須先將牌放入牌靴
    [first-card] 須先翻開首張牌，以定銷牌張數
    [opening-burn] 須先銷牌
    [demonstration] 須先宣佈示範局
    [betting] 須先宣佈停止投注
   *[round-burn] 須先銷牌一張
}
baccarat-comes-first-without-first-card = { baccarat-comes-first }，且尚欠用以定銷牌張數的首張牌

## Refusals: the equipment

refusal-equipment-must-be-complete-baccarat = 用具不齊，欠缺{ $lacking ->
    [cards] 紙牌
    [table] 博彩桌
   *[device] 牌靴或自動洗派牌機
}
refusal-cards-must-be-whole-packs = 共有{ $cards }張牌：{ $packs }副紙牌應為一副牌中每張各{ $packs }張，別無其他
refusal-machine-must-be-there = 此檯以自動洗派牌機派牌，但並無該機
refusal-shoe-must-be-there = 此檯以牌靴派牌，但並無牌靴
refusal-cut-cards-must-be-as-many-as-adopted = 割牌用的紙牌有{ $cards }張：此檯採用的選項為{ $adopted }張，且最少須有1張
refusal-shuffler-must-be-there = 此檯以洗牌機洗牌，但並無洗牌機
refusal-layouts-must-be-as-many-as-adopted = 檯證有{ $layouts }張：此檯採用的選項為{ $adopted }張
refusal-seats-must-be-as-many-as-adopted = 座位有{ $seats }個：此檯採用的選項為{ $adopted }個

## Refusals: the shoe

refusal-white-card-must-be-deep-enough-baccarat = 白咭之後有{ $depth }張牌：按所採用的選項，最少須有{ $least }張，並須少於全部的{ $cards }張
refusal-unfit-cards-must-be-replaced-baccarat = 紙牌已污損：洗牌前須換上一套新牌
refusal-cards-must-be-cut-by-the-croupier = 此檯由莊荷割牌，{ $by }不得割牌
refusal-burn-must-be-from-a-shoe = 只可從牌靴銷牌：此檯以自動洗派牌機派牌
refusal-burn-must-keep-its-time-baccarat-early = 此時不得銷牌：{ $first }
refusal-burn-must-keep-its-time-baccarat-late = 本局不得再銷牌
refusal-shoe-must-be-ready-demonstration = 牌靴尚未備妥，不得進行示範局：{ $first }
refusal-shoe-must-be-ready-round = 牌靴尚未備妥，不得開局：{ $first }
refusal-demonstration-must-open-a-shoe = 示範局在每靴開始時進行，局數以此檯所採用者為限：此時不得進行示範局
refusal-demonstration-must-take-no-bets-bet = 此為示範局，不接受投注
refusal-demonstration-must-take-no-bets-closing = 示範局不接受投注：並無投注須停止
refusal-act-must-belong-to-the-phase-baccarat-closing = 「{ $act }」只在每局開始時作出
refusal-white-card-must-come-once-baccarat = 本靴的白咭已經出現
refusal-white-card-must-come-out-of-the-shoe-baccarat = 白咭在抽牌時從牌靴出現，此時並無抽牌
refusal-cards-must-be-marked-once-baccarat = 已宣佈紙牌不宜再使用
refusal-cards-must-be-replaced-between-shoes = 只有已宣佈不宜再使用的紙牌可予更換，且須待一靴的最後一局分出勝負
refusal-shoe-must-be-in-use-to-be-changed = 牌靴正在準備中
refusal-shoe-must-be-changed-between-rounds = 一局正在進行：該局殺賠完畢後方可更換牌靴
refusal-card-must-be-left-baccarat-seen = 「seen」內某張牌的數目，多於{ $packs }副牌所有者

## Refusals: the seats

refusal-box-must-be-used-by-its-seated-bettor-taken = 第{ NUMBER($place, useGrouping: 0) }號座位屬{ $sitter }：其專用位置只供該座位的博彩者使用，即使{ $sitter }同意亦然
refusal-box-must-be-used-by-its-seated-bettor-elsewhere = { $player }坐於第{ NUMBER($own, useGrouping: 0) }號座位，而非第{ NUMBER($place, useGrouping: 0) }號座位
refusal-standing-bettor-must-not-use-a-box = { $player }為企位博彩者，並已在公用位置下注：第{ NUMBER($place, useGrouping: 0) }號座位的專用位置只供座位博彩者使用
refusal-seat-must-be-taken-between-rounds = 該局已開始：該局結束後方可入座（解釋seats-between-rounds）
refusal-place-must-exist-baccarat = 不設第{ NUMBER($place, useGrouping: 0) }號座位：此檯的座位為第1至第{ NUMBER($most, useGrouping: 0) }號
refusal-place-must-exist-baccarat-remembered = 「seats」或「carried」載有第{ NUMBER($place, useGrouping: 0) }號座位：此檯的座位為第1至第{ NUMBER($most, useGrouping: 0) }號
refusal-seat-must-be-free-baccarat = { $player }已在該座位
refusal-holder-must-stay-at-the-table = { $player }正在持牌：持牌者及紙牌均不得離檯
refusal-bettor-must-be-seated = { $player }並無座位可離開
refusal-box-must-be-empty-when-its-seat-is-left = { $player }在第{ NUMBER($seat, useGrouping: 0) }號座位的專用位置尚有注碼：分出勝負或取消投注之前，該座位仍屬其所有

## Refusals: bets

refusal-shoe-must-be-ready-before-bets = 牌靴尚未備妥，不得下注：{ $first }
refusal-bets-must-be-made-before-the-round = 該局已開始：投注只可在開局前作出、更改及取消（解釋betting-closes）
refusal-bets-must-stand-when-a-card-comes-face-up = 派出的牌有陽反：該牌有效，一切投注維持有效，牌局繼續
refusal-stake-must-move-to-another-bet = 該注碼已在{ baccarat-bet }
refusal-stake-must-not-exceed-the-maximum-baccarat = { $player }在{ baccarat-bet }的注額合共將為{ MONEY($total) }：此檯限紅為{ MONEY($most) }
refusal-pair-bet-must-be-additional = { $player }將只有對子投注，而無閒家、莊家或和局的投注：對子投注須附加於其中一項
refusal-difference-must-be-covered-by-the-house = 莊、閒兩家的注額之差將為{ MONEY($difference) }：場方接受的注額之差以{ MONEY($most) }為限

## Refusals: stakes that stand after a tie

refusal-stake-after-a-tie-must-be-kept = { $player }的注碼在和局後保留：須維持不變，直至決勝負的一局
refusal-stake-after-a-tie-must-keep-its-amount = { $player }的注碼在和局後保留：可改投另一家，不得更改注額
refusal-stake-after-a-tie-must-stay-on-its-side-added = { $player }的注碼在和局後保留：可更改注額，不得改投另一家或更換位置
refusal-stake-after-a-tie-must-stay-on-its-side-moved = { $player }在{ baccarat-bet }的注碼於和局後保留：可更改注額，不得改投另一家
refusal-stake-after-a-tie-must-not-be-lowered = { $player }在{ baccarat-bet }的注碼{ MONEY($carried) }於和局後保留：注額可增加，不得減少
refusal-stake-after-a-tie-must-not-be-taken-back = { $player }在{ baccarat-bet }的注碼於和局後保留：注額可減少，不得取消投注；須說明減少的金額
refusal-stake-after-a-tie-must-switch-whole = { $player }在{ baccarat-bet }的注碼於和局後保留：須將全數{ MONEY($amount) }改投另一家，不得只改投部分
refusal-stake-after-a-tie-must-be-withdrawn = 「carried」的注碼，只有在選項「{ $option }」為「{ $keep }」或「{ $change }」時，方可於和局後保留
refusal-layout-must-exist-baccarat = 「carried」載有第{ NUMBER($layout, useGrouping: 0) }張檯證上的注碼：此檯有檯證{ $layouts }張
refusal-stake-must-stand-after-a-tie = 「carried」的注碼於和局後保留，但「results」的最後一局為{ baccarat-side }勝

## Refusals: the cards

refusal-card-must-wait-for-the-round = 尚不得派牌：{ $first }
refusal-shoe-must-supply-the-cards-void = 牌靴內已無牌：該局無效
refusal-shoe-must-supply-the-cards-surplus = 牌靴內已無牌：不可能有牌抽出
refusal-card-must-go-where-the-rules-say-to = { $to ->
    [player] 此牌應派予閒家
    [banker] 此牌應派予莊家
    [burn] 此牌應翻開並銷去
   *[discard] 此牌應展示後作廢牌處理
}，不得派往「{ $said }」（{ $clauses }）：錯誤應即予更正
refusal-card-must-go-where-the-rules-say-next = 下一張牌應派予{ baccarat-side }：兩家的牌按紙牌離開牌靴的次序重組
refusal-card-must-be-left-baccarat = { $packs }副牌中的{ $card }已全部派出
refusal-round-must-not-be-void-baccarat = 該局無效（{ $why ->
    [order-lost] 紙牌次序已無從確定
   *[shoe-empty] 牌靴的牌不足
}）：其牌不再計算
refusal-card-must-not-be-drawn-against-the-rules = 本局不得再抽牌（{ $clauses }）：已抽出者為多抽的牌，應展示後作廢牌處理
refusal-cards-must-be-shown-first = 須先開{ baccarat-side }的牌，方可再抽牌
refusal-card-must-have-come-out-none = 「{ $act }」指最後派出的牌：尚未派出任何牌
refusal-card-must-have-come-out-open = 最後派出的牌已牌面向上
refusal-surplus-card-must-come-in-a-round = 此時不得作「{ $act }」
refusal-surplus-card-must-be-shown-first = 有牌錯誤抽出：須先將該牌展示並作廢牌處理
refusal-error-must-be-in-dealing = 派牌有錯，方可宣佈該局無效：此時並無派牌
refusal-error-must-be-noticed-before-payment = 已開始收去輸注及賠付勝注
refusal-error-must-be-put-right = 「{ $why }」並非該局無效的原因；無效的原因為「order-lost」（紙牌次序已無從確定）或「shoe-empty」（牌靴的牌不足）：其他錯誤應即予更正
refusal-shoe-must-be-empty-all-dealt = 本局的牌已派齊：牌靴無牌並不令該局無效
refusal-shoe-must-be-empty-cards-left = 牌靴並非無牌：尚餘{ $left }張可派

## Refusals: who holds and shows the cards

refusal-cards-must-be-handled-by-the-croupier = 此檯不容許博彩者持牌：由莊荷開牌
refusal-hand-must-be-one-of-the-two = 並無{ $hand }一家：只有「player」或「banker」
refusal-cards-must-be-dealt-face-up = 使用自動洗派牌機時，所有牌均牌面向上派出：無牌可觀看，亦無牌可開
refusal-cards-must-be-shown-before-payment = 該局已分勝負
refusal-cards-must-be-dealt-first-baccarat = 兩家各得兩張牌後，方可開牌
refusal-card-must-be-face-down = { baccarat-side }並無牌面向下的牌
refusal-player-must-show-first = 閒家須先開牌
refusal-cards-must-be-handed-over-first = { baccarat-side }的牌由{ $player }觀看：須先將牌交予{ $player }，或由其交由莊荷開牌
refusal-cards-must-go-to-the-largest-seated-stake-bettor = { baccarat-side }由{ $player }持牌，其在該家的投注為座位博彩者中最大
refusal-cards-must-go-to-the-largest-seated-stake-croupier = { baccarat-side }由莊荷開牌
refusal-cards-must-go-to-the-largest-seated-stake-declined = { $player }無權持{ baccarat-side }的牌，故無權可放棄
refusal-cards-must-be-handed-over-once-held = { $player }已持有{ baccarat-side }的牌
refusal-cards-must-be-handed-over-once-declined = { $player }已將牌交由莊荷開牌
refusal-additional-card-must-be-looked-at-apart = 牌面向下的牌只有{ $cards }張：已開的牌須放下，不得再觀看
refusal-cards-must-be-declined-once = { $player }先前已將牌交由莊荷開牌

## Refusals: payment and the end of the round

refusal-round-must-be-under-way-baccarat = 該局已結束：其後的程序屬另一局
refusal-round-must-be-settled-first-baccarat = 該局尚未殺賠：須先收去輸注、賠付勝注及退回注碼
refusal-drawing-must-be-finished-before-payment = { baccarat-side }尚有一張牌未派（{ $clauses }），須先派出，方可殺賠
refusal-round-must-be-decided-before-payment = 該局分出勝負後，方可收去輸注及賠付勝注
refusal-cards-must-go-back-after-the-round-baccarat = 「{ $act }」只在以自動洗派牌機派牌的一局完畢時作出

## Errors

baccarat-record-unseen = 「unseen」須為已銷牌的張數，而非{ $value }
baccarat-record-rounds-left = 白咭出現後，「rounds_left」須為1或2，而非{ $value }
baccarat-record-flags = 「used_up」及「unfit」須為true或false
baccarat-record-demonstrations = 「demonstrations」須為0至{ $most }，而非{ $value }
baccarat-record-too-many-cards = 派出的牌多於牌靴內{ $packs }副牌所有者
baccarat-record-results = 「results」的各項須載有勝方（{ $winners }）及{ $flags }
baccarat-record-carried-side = 只有「player」及「banker」的注碼於和局後保留：{ $player }在「{ $bet }」的注碼並不保留
baccarat-record-box-taken = { $player }在{ baccarat-bet }的注碼位於第{ NUMBER($place, useGrouping: 0) }號座位的專用位置，而該座位屬{ $sitter }
baccarat-record-box-elsewhere = { $player }在{ baccarat-bet }的注碼位於第{ NUMBER($place, useGrouping: 0) }號座位的專用位置，而{ $player }坐於另一座位
