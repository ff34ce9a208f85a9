### Why acts are refused at a table of stud poker, and what is wrong with its sums and its record.

## What refusals name

stud-poker-seat = { $seat ->
    [croupier] 莊荷
   *[box] 第{ $seat }門
}
stud-poker-bet = { $bet ->
    [ante] 原注
    [raise] 加注
   *[progressive-jackpot] 累進大獎
}
stud-poker-hand = { $hand ->
    [royal-flush] 「黃袍麒麟」
    [straight-flush] 「同花順」
    [four-of-a-kind] 「四條」
    [full-house] 「夫盧」
   *[flush] 「同花」
}
stud-poker-void-cause = { $why ->
    [wrong-manner] 派牌方法有誤
    [wrong-count] 派牌張數不符
    [two-cards-exposed] 兩張牌被不當陽開
   *[shuffler-malfunction] 洗牌機失靈
}

## Refusals: the equipment

refusal-table-must-have-shoe-or-shuffler = 此檯既無派牌盒，亦無洗牌機：須有其一
refusal-table-must-have-a-shoe = 以派牌盒派牌：此檯並無派牌盒
refusal-white-card-must-be-one = 白咭有{ $cards }張：割牌只用一張
refusal-table-must-have-a-shuffler = 以洗牌機派牌：此檯並無洗牌機
refusal-table-must-have-a-jackpot-display = 此檯並無累進大獎的電子系統及顯示器
refusal-pack-must-be-one = 紙牌有{ $packs }副：此項博彩只用一副
refusal-pack-must-be-complete = 一副牌須有{ $cards }張牌各一張，別無其他

## Refusals: before the deal

refusal-failed-shuffler-must-be-replaced = 洗牌機失靈：更換之前，不得以該機派牌
refusal-shoe-must-be-used-instead = 洗牌機失靈：須改用派牌盒
refusal-cards-must-be-shuffled = 每局之前須先洗牌（解釋shuffled-every-round）
refusal-cards-must-be-cut = 須先由莊荷以白咭割牌
refusal-white-card-must-go-to-the-bottom = 須先將白咭置於牌底
refusal-pack-must-go-into-the-shoe = 須先將整副牌放進派牌盒
refusal-bets-must-be-closed-first = 仍可下注：須先停止投注
refusal-act-must-belong-to-the-phase-stud-poker-given-back = 須先退回轉來的累進大獎注碼
refusal-act-must-belong-to-the-phase-stud-poker-shuffler = 使用洗牌機時不得作「{ $act }」：洗牌機自行洗牌及派出紙牌
refusal-croupier-must-cut = 須由莊荷割牌，任何博彩者不得割牌：{ $by }亦不得

## Refusals: bets

refusal-bets-must-be-made-before-the-first-card-stud-poker = { stud-poker-bet }須在派出第一張牌之前下注：已停止投注
refusal-stakes-must-stay-until-decided = 已停止投注：不得更改或取消投注
refusal-bettor-must-bet-on-one-box-betting = { $player }已佔第{ NUMBER($own, useGrouping: 0) }門，不得投注於其他各門：不得投注於第{ NUMBER($box, useGrouping: 0) }門
refusal-box-must-have-one-bettor = 第{ NUMBER($box, useGrouping: 0) }門屬{ $owner }：他人不得投注於該門
refusal-box-must-be-free = { $boxes }門均已佔用：並無空置的門可供{ $player }投注
refusal-ante-must-come-first = 須先投下原注：{ $player }在第{ NUMBER($box, useGrouping: 0) }門並無原注
refusal-jackpot-space-must-hold-one-bet-carried = { $player }已有累進大獎投注：由無效的一局轉來的一注已佔用該格
refusal-jackpot-space-must-hold-one-bet-placed = { $player }已有累進大獎投注：該格只可有一注
refusal-jackpot-stake-must-be-the-posted-one-bet = 累進大獎每注為{ MONEY($posted) }，而非{ MONEY($stake) }
refusal-jackpot-stake-must-be-the-posted-one-withdrawn = 累進大獎每注為{ MONEY($posted) }：須取消全注，不得只取消部分
refusal-carried-jackpot-bet-must-stay = 該注由無效的一局自動轉來，必須保留
refusal-jackpot-bet-must-have-an-ante = 該門有累進大獎投注，無原注即不得有此注：須先取消此注
refusal-jackpot-must-be-posted = 此檯不設累進大獎：未有列明所需的金額，即{ $sums }
refusal-jackpot-sums-must-be-posted = 設有累進大獎的檯，須列明全部金額，或全不列明：欠{ $missing }，不得開檯
refusal-carried-bets-must-have-a-jackpot = 有累進大獎投注轉到本局：此檯須列明其累進大獎
refusal-carried-bets-must-have-fed-the-pool = 彩池金額為{ MONEY($shown) }，少於轉來的累進大獎投注{ MONEY($staked) }所撥入者

## Refusals: the deal

refusal-boxes-must-put-up-an-ante = 各門均未投下原注：不得派牌
refusal-hands-must-have-five-cards-all = 每手牌已有{ $cards }張：不得再派牌
refusal-hands-must-have-five-cards-held = { stud-poker-seat }已有牌
refusal-hands-must-have-five-cards-count = 一手牌為{ $cards }張，而非{ $given }張
refusal-hands-must-have-five-cards-stray = 派{ $given }張牌予已有{ $there }張牌的第{ NUMBER($box, useGrouping: 0) }門：一手牌為{ $cards }張
refusal-cards-must-be-dealt-in-order-stud-poker = 下一張牌應派予{ $next }，而非{ $to }；整手牌以「hand」記錄
refusal-card-must-be-of-the-pack-stud-poker = { $card }並非一副牌中的紙牌：紙牌以點數及花色書寫，如「Ah」或「Td」
refusal-card-must-be-dealt-once = { $card }已派出：此項博彩只用一副牌
refusal-place-must-exist-stud-poker = 並無{ $seat }這一門：牌只派予第1至第{ $boxes }門及莊荷
refusal-cards-must-go-to-boxes-with-a-bet = 第{ NUMBER($box, useGrouping: 0) }門並無原注，不得派牌：有原注者為第{ $boxes }門
refusal-cards-must-go-to-boxes-with-a-bet-none = 第{ NUMBER($box, useGrouping: 0) }門並無原注，不得派牌：各門均無原注

## Refusals: what goes wrong in the deal

refusal-round-must-not-be-void-stud-poker = 該局無效（{ stud-poker-void-cause }）：注碼退回，下一局重新投注及派牌
refusal-void-must-have-its-cause-stud-poker = { $why }並非該局無效的原因：原因為「wrong-manner」（派牌方法有誤）及「wrong-count」（派牌張數不符）
refusal-round-must-not-be-void-already-stud-poker = 該局已屬無效：{ stud-poker-void-cause }
refusal-deal-must-have-begun-stud-poker = 尚未派出任何牌：派出第一張牌之後，方可指出派牌有誤
refusal-misdeal-must-be-found-before-the-cards-are-cleared = 該局已殺賠，紙牌已收起：派牌的錯誤由場方覆核
refusal-card-must-be-exposed-in-the-deal = 第十一條只涉及派牌，而派牌已完成：博彩者其後所展示的牌只作記錄（解釋cards-shown-by-bettors）
refusal-card-must-have-been-dealt = { stud-poker-seat }並無第{ NUMBER($number, useGrouping: 0) }張牌可被陽開：至今已派{ $dealt }張
refusal-card-must-be-exposed-once = { stud-poker-seat }的第{ NUMBER($number, useGrouping: 0) }張牌已被陽開
refusal-prescribed-card-must-not-count-as-exposed = 莊荷的第五張牌按規定牌面向上：並非不當陽開
refusal-box-must-have-no-bet = 第{ NUMBER($box, useGrouping: 0) }門有投注：派予該門的牌即為其一手牌
refusal-shuffler-must-be-in-use = 以派牌盒派牌：並無洗牌機可失靈

## Refusals: decisions

refusal-decision-must-be-the-bettors-own = { $player }在此檯並無原注：無可決定
refusal-bettor-must-bet-on-one-box-deciding = { $player }佔第{ NUMBER($own, useGrouping: 0) }門，只可就該門作決定，不得就第{ NUMBER($box, useGrouping: 0) }門作決定
refusal-cards-must-be-looked-at-first = 博彩者觀牌之後方可決定是否加注：牌尚未派齊
refusal-hand-must-be-taken-first = 須先收去不加注一門的注碼及紙牌
refusal-decisions-must-keep-the-order-of-the-deal = 第{ NUMBER($first, useGrouping: 0) }門先於第{ NUMBER($box, useGrouping: 0) }門作決定：各門依派牌次序作決定
refusal-decision-must-stand-folded = 第{ NUMBER($box, useGrouping: 0) }門已決定不加注：該門視為輸，其牌已收去
refusal-decision-must-stand-raised = 第{ NUMBER($box, useGrouping: 0) }門已加注：不得再增加注額，亦不得取消投注
refusal-raise-must-be-twice-the-ante = 加注{ MONEY($stake) }：金額須恰為原注的兩倍，即{ MONEY($twice) }
refusal-bettors-must-decide-first = 第{ NUMBER($box, useGrouping: 0) }門尚未決定是否加注：莊荷不得開牌

## Refusals: what bettors may not do

refusal-bettor-holding-cards-must-stay = { $player }正在持牌：該門不加注或殺賠之前，博彩者及紙牌均不得離檯
refusal-bettors-must-not-talk-while-deciding = 博彩者觀牌以決定是否加注時，任何人不得交談或展示紙牌（解釋talk-while-others-decide）
refusal-bettors-must-not-record-or-forecast = 「{ $what }」：不得以任何工具記錄結果、作出預測或擬訂投注策略
refusal-bettors-must-not-record-or-forecast-that = 不得以任何工具記錄結果、作出預測或擬訂投注策略

## Refusals: payment and the end of the round

refusal-act-must-belong-to-the-phase-stud-poker-nothing-due = 尚無待殺賠的注碼
refusal-round-must-be-under-way-stud-poker = 該局已結束：須先開始下一局
refusal-round-must-be-settled-first-stud-poker = 該局尚未分出勝負及殺賠

## Errors

stud-poker-fixed-sum = { MONEY($sum) }不得作為{ stud-poker-hand }的定額彩金：最少為{ MONEY($least) }
stud-poker-jackpot-stake = { MONEY($stake) }不得作為累進大獎的注額：最少為{ MONEY($least) }
stud-poker-jackpot-minimum = 彩池不得由{ MONEY($minimum) }起重新累積：最少為{ MONEY($least) }
stud-poker-jackpot-contribution = 每注撥入彩池的部分不得為{ $share }：須為0至1
stud-poker-pool-cannot-show = 彩池不可能顯示{ NUMBER($shown, useGrouping: 0) }分而隱藏{ $hidden }分
stud-poker-pool-does-not-balance = 彩池收支不符：收入為{ $sum }，可查明者為{ $known }
stud-poker-record-object = 「{ $name }」須為載有{ $keys }的物件
stud-poker-record-shuffler-failed = 「shuffler_failed」須為true或false，而非{ $value }
stud-poker-record-pool = 「pool」：{ $why }
stud-poker-record-sum = 彩池的「{ $name }」須為以分計算的整數，不得少於零，而非{ $value }
stud-poker-record-share = 彩池的「{ $name }」須以「p/q」寫成以分計算的數目{ $name ->
    [hidden] ，不得少於零
   *[contributed] { "" }
}，而非{ $value }
stud-poker-record-carried = 只有「progressive-jackpot」投注轉到下一局，每注位於第1至第{ $places }門：{ $player }在「{ $bet }」的一注並非如此
stud-poker-record-carried-twice = 有兩注累進大獎轉到{ $single ->
    [place] 同一門
   *[player] 同一博彩者
}：每人只佔一門
