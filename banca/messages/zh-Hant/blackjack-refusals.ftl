### Why acts are refused at blackjack, and what is wrong with its record.

## Refusals: the table

refusal-director-must-not-raise-the-number = 每門{ $most }位博彩者：博彩區或博彩廳總管只可將已採用的{ $adopted }位調低，最低為1位
refusal-metal-box-must-hold-one-deck = 金屬派牌盒只供一副紙牌之用，不得用於{ $decks }副
refusal-white-card-must-lie-in-the-pack = 第二張白咭之後留{ $behind }張：全部紙牌只有{ $cards }張
refusal-second-procedure-must-not-use-the-box = 程序二（博彩者的紙牌牌面向上）只適用於牌靴及自動洗派牌機
refusal-equipment-must-be-complete-blackjack = 用具不齊，欠缺{ $lacking ->
    [deck] 紙牌
    [layout] 檯證
   *[device] 金屬派牌盒、牌靴或自動洗派牌機
}
refusal-cards-must-be-whole-decks = 紙牌{ $cards }張：此檯使用{ $decks }副，每副五十二張齊全，不得有其他紙牌
refusal-dealing-device-must-be-the-lawful-one = 此檯使用{ $decks }副紙牌，須由{ $device ->
    [box] 金屬派牌盒
    [shoe] 牌靴
   *[machine] 自動洗派牌機
}派牌，而欠缺該用具
refusal-white-cards-must-be-as-many-as-prescribed = 白咭{ $cards }張：{ $device ->
    [box] 金屬派牌盒
   *[shoe] 牌靴
}用{ $decks }副紙牌時，應有{ $prescribed }張
refusal-places-must-be-those-of-the-layout = 檯證設{ $shown }門，而此檯設{ $places }門
refusal-place-must-exist-blackjack-record = 「seats」列有第{ NUMBER($place, useGrouping: 0) }門：此檯設第1至第{ $most }門

## Refusals: how the cards are prepared

refusal-unfit-cards-must-be-replaced-blackjack = 紙牌不宜再使用：須先換上新牌
refusal-cards-must-be-shuffled-between-rounds = 一局正在進行：殺賠完畢後，莊家方可洗牌
refusal-session-must-end-before-cards-are-prepared-anew-by-white-card = 此檯須待第二張白咭出現而一靴結束，莊家方可洗牌
refusal-single-deck-must-have-one-white-card-to-place = 第二張白咭只用於多於一副紙牌：只用一副時，僅以一張白咭割牌
refusal-single-deck-must-have-one-white-card-to-come-out = 只用一副紙牌時，並無第二張白咭可出現
refusal-single-deck-must-have-one-white-card-in-a-record = 「depth」及「marker_out」屬第二張白咭所有，而只用一副紙牌時並無此咭
refusal-white-card-must-be-deep-enough-blackjack = 第二張白咭之後留{ NUMBER($behind, useGrouping: 0) }張：此檯採用的是在{ $cards }張中留{ $least }張或以上
blackjack-comes-first = 須先作「{ $act }」
refusal-burn-must-keep-its-time-blackjack = 此時不得銷牌
refusal-act-must-belong-to-the-phase-blackjack-burn = 須先處理待殺賠的注碼或過早派出的紙牌，方可銷牌
refusal-cards-must-be-left = 紙牌已派完：須先將廢牌重洗；如無廢牌，則取消該局
refusal-cards-must-be-left-to-draw = 已無紙牌可博
refusal-white-card-must-come-once-blackjack = 第二張白咭已經出現
refusal-white-card-must-come-out-of-the-shoe-blackjack = 白咭只在取出紙牌時出現，而此時並無取出紙牌
refusal-white-card-must-come-in-its-place-too-early = 第二張白咭之前尚有紙牌{ $cards }張
refusal-white-card-must-come-in-its-place-too-late = 餘牌最多{ $left }張：第二張白咭之後有{ $behind }張，早已出現
refusal-white-card-must-come-in-its-place-must-be-out = 餘牌{ $left }張：第二張白咭之後有{ $behind }張，必已出現
refusal-white-card-must-come-in-its-place-cannot-be-out = 餘牌{ $left }張：第二張白咭之後有{ $behind }張，不可能已出現
refusal-cards-must-be-marked-once-blackjack = 已宣佈紙牌不宜再使用
refusal-cards-must-be-replaced-between-sessions = 只有已宣佈不宜再使用的紙牌可予更換，且須待一靴結束
refusal-card-must-be-left-blackjack = { $decks }副紙牌中的{ $card }已全部派出
refusal-card-must-be-left-blackjack-record = 「seen」所列某張紙牌的次數，多於{ $decks }副紙牌所有
refusal-cards-must-go-back-after-the-round-blackjack = 「{ $act }」只在使用自動洗派牌機的一局結束時進行
refusal-cards-must-go-back-after-the-round-blackjack-record = 使用自動洗派牌機時，兩局之間不得有「seen」、「unseen」及「marker_out」：紙牌已全數放回機內
refusal-rounds-must-take-cards = 「rounds」為{ NUMBER($rounds, useGrouping: 0) }，而「seen」及「unseen」均無紙牌：洗牌後應為0

## Refusals: bets

blackjack-selection-hand = 須選定第{ $least }至第{ $most }手牌
blackjack-selection-part = 須選定分門後的第1至第{ $most }手牌
refusal-stake-must-follow-the-decision = 「{ $bet }」不得另行下注：須在輪到該手牌時以「{ $act }」決定
refusal-place-must-be-free-blackjack = 並無空置的門可供{ $player }投注：須指明投注於哪一門
refusal-cards-must-be-ready-before-bets = 紙牌未準備妥當，不得下注：{ $first }
refusal-bets-must-be-made-before-the-first-card-blackjack = 「{ $bet }」須在派出首張紙牌之前投注及更改：現已停止投注
refusal-hand-must-be-split-to-have-a-number-before-the-deal = 分門後各手牌方有編號：派牌前，「任何對子」只可投注於該門
refusal-hand-must-be-split-to-have-a-number-none-waits = 第{ $place }門並無分門後的第{ $part }手牌待派第二張紙牌
refusal-hand-must-be-split-to-have-a-number-others-wait = 第{ $place }門並無分門後的第{ $part }手牌待派第二張紙牌：待派的編號為{ $waiting }
refusal-bets-must-be-made-before-the-second-card = 分門後的第{ $part }手牌已有第二張紙牌：該手牌的「任何對子」須在此前投注
refusal-bet-must-stand-once-cards-lie-there = { $bet ->
    [insurance] 保險投注
   *[any-pair] 分門後各手牌的「任何對子」投注
}一經作出，不得取消
refusal-player-must-keep-to-the-number-of-places = { $player }將投注於{ $places }門：最多為{ $most }門
refusal-place-must-not-have-too-many-bettors = 第{ $place }門將有{ $players }位博彩者投注：最多為{ $most }位
refusal-standing-player-must-bet-on-one-place = { $player }並無座位，只可投注於一門，而在另一門已有投注
refusal-occupant-must-be-betting-occupied = { $player }不得投注於第{ $place }門：座位上的博彩者{ $occupant }並無投注於該門
refusal-occupant-must-be-betting-empty = { $player }不得投注於第{ $place }門：該門座位上並無已投注的博彩者
refusal-occupant-must-be-betting-seated-elsewhere = { $player }不得投注於第{ $place }門：該門座位上並無已投注的博彩者；{ $player }的座位在第{ $seat }門，可以「{ $sit }」或「{ $leave }」更改
refusal-additional-bet-must-be-besides-an-initial-stake = { $player }並無原投注：額外投注須在原投注之外作出
refusal-additional-bets-must-be-of-one-kind = { $player }已投注「{ $other }」：每位博彩者每局只可作一種額外投注
refusal-bet-must-be-on-an-own-hand = { $player }在第{ $place }門並無原投注：「{ $bet }」只可投注於自己有原投注的一門
refusal-bet-must-be-on-a-hand-in-play = 第{ $place }門並無原投注，不獲派牌

## Refusals: insurance

refusal-insurance-must-be-on-an-own-stake = { $player }在第{ $place }門並無可作保險投注的注碼
refusal-insurance-must-follow-the-first-deal = 莊家牌面為A牌時方可作保險投注，而該牌尚未派出
refusal-insurance-must-be-against-an-ace = 莊家牌面為{ $card }，並非A牌，不得作保險投注
refusal-insurance-must-precede-additional-cards = 保險投注須在任何博彩者博牌及莊家獲派第二張紙牌之前作出
refusal-insurance-must-not-exceed-its-limit = 保險投注{ MONEY($amount) }：就此注碼最多接受{ MONEY($most) }

## Refusals: who sits, who stands, who holds the cards

refusal-players-must-keep-their-places = 「{ $act }」：任何人不得在局中更換座位
refusal-seat-must-be-free-blackjack = 第{ $place }門的座位已由{ $player }佔用
refusal-player-must-not-stand-already = { $player }並無座位可離開：先前已作「{ $act }」
refusal-bets-must-be-taken-back-first = { $player }已有投注：須先取消投注，方可更換座位（解釋seats-with-bets）
refusal-player-must-be-at-the-table-unknown = 檯上並無名為{ $player }的博彩者
refusal-player-must-be-at-the-table-left = { $player }已在局中離檯，不得再在該局作決定
refusal-cards-must-lie-there = 第{ NUMBER($place, useGrouping: 0) }門並無紙牌
refusal-open-cards-must-lie-on-the-table = 博彩者的紙牌牌面向上：任何人不得持牌
refusal-cards-must-not-be-held-already = 第{ $place }門的紙牌正由{ $player }持有
refusal-cards-must-be-held-at-their-own-place = 第{ $place }門的紙牌不得由{ $player }持有
refusal-cards-must-be-held-by-the-occupant = 第{ $place }門的紙牌不得由{ $player }持有：該門座位上的博彩者為{ $occupant }
refusal-cards-must-be-handled-by-the-bank = 第{ $place }門的紙牌不得由{ $player }持有：該門下注者全為企位博彩者，只有莊家可以持牌

## Refusals: several players on a place

refusal-place-must-be-decided-by-its-bettors = { $player }在第{ NUMBER($place, useGrouping: 0) }門並無注碼：其他門的博彩者不得代作決定
refusal-place-must-be-decided-by-its-bettors-nowhere = { $player }在各門均無注碼：並無投注於某門者，不得為該門作決定
refusal-place-must-be-decided-by-its-decider = 第{ $place }門由{ $decider }決定，{ $player }不得決定
refusal-match-must-follow-a-split-or-double = 跟隨分門或加注，須緊接其後而在派出下一張紙牌之前：此時並無分門或加注可跟隨
refusal-match-must-not-come-after-declining = { $player }已經跟隨，或先前已表示不跟隨，或已輸去在該手牌的注碼
refusal-act-must-belong-to-the-phase-blackjack-deal-on = 「{ $act }」須在他人可跟隨的分門或加注之後進行
refusal-players-must-not-influence-other-places = 第{ $place }門尚未決定：其他門的博彩者不得干預

## Refusals: what a hand may do, and when

refusal-cards-must-be-dealt-first-to-decide = 「{ $act }」：博彩者獲派首兩張紙牌後，方可作決定
refusal-cards-must-be-dealt-first-to-ask = 「{ $act }」：須在首輪派牌後提出，並須先處理待殺賠的注碼
refusal-act-must-belong-to-the-phase-blackjack-decision = 「{ $act }」：須先完成其他程序
refusal-act-must-belong-to-the-phase-blackjack-hear = 「{ $act }」：首輪派牌後，莊家方可詢問各門
refusal-places-must-decide-from-the-left = 第{ $first }門尚未作最後決定：其後方輪到第{ $place }門
refusal-card-must-come-first = 「{ $act }」：須先派一張紙牌予第{ $place }門的第{ $hand }手牌
refusal-final-decision-must-stand = 「{ $act }」：第{ $place }門的第{ $hand }手牌已完結（{ $why ->
    [stand] 不博牌
    [doubled] 已加注
    [aces] A牌分門
    [paid] 已殺賠
    [over-21] 超過21點
    [special-prize] 特別彩金
    [surrender] 放棄牌局
   *[twenty-one] 21點
}）
refusal-split-aces-must-get-one-card = A牌分門後，每張A牌只獲派一張紙牌
refusal-hand-of-21-must-get-no-card = 已達21點的一手牌不得再博牌
refusal-split-must-be-of-a-pair = { $cards }：首兩張紙牌{ $by ->
    [points] 點數
   *[rank] 牌名
}相同，方可分門
refusal-aces-must-not-be-split-again = A牌最多分為{ $most }門：現已有{ $hands }門
refusal-pair-must-be-split-once = 此檯的對子只可分門一次
refusal-split-must-not-have-been-passed-up = 第{ $place }門先前已決定不分門
refusal-split-hands-must-not-be-too-many = 一個對子最多分為{ $most }門
refusal-double-must-be-on-the-first-two-cards = { $cards }：只可在首兩張紙牌時加注
refusal-double-must-not-be-on-a-split-hand = 此檯分門後不得加注
refusal-double-must-be-on-eleven = { $cards }：總點數為{ $total }點，方可加注
refusal-double-must-be-on-eleven-on-blackjack = A牌與十點牌或人像牌為「Black Jack」，並非11點
refusal-stake-must-lie-on-the-hand = { $player }在該手牌並無注碼
refusal-stake-must-lie-on-the-hand-settled = { $player }的注碼已經殺賠
refusal-stake-must-lie-on-the-hand-to-add-to = { $player }在該手牌的注碼已經殺賠：不得{ $act ->
    [split] 分門
   *[double] 加注
}
refusal-stake-must-lie-on-the-hand-to-surrender = { $player }在第{ $place }門已按一賠一獲賠付，此為最終結果：再無注碼可放棄
refusal-stake-must-equal-the-initial-one = { $act ->
    [split] 分門
   *[double] 加注
}{ MONEY($amount) }：注額須與原注額{ MONEY($initial) }相同

## Refusals: surrender, even money, five cards

refusal-decision-on-surrender-must-stand-decided = 第{ $place }門已就放棄牌局與否作出決定，不得更改
refusal-decision-on-surrender-must-stand-surrendered = 第{ $place }門已放棄牌局，不得更改
refusal-surrender-must-not-be-against-an-ace = 莊家牌面為A牌，不得放棄牌局
refusal-surrender-must-precede-additional-cards = 檯上已有博牌，或莊家已獲派第二張紙牌：放棄牌局須在此前決定
refusal-surrender-must-precede-other-decisions = 第{ $place }門已就該手牌作出決定
refusal-even-money-must-be-for-a-blackjack-split = 分門投注所得的21點不算「Black Jack」
refusal-even-money-must-be-for-a-blackjack-none = 第{ $place }門並無「Black Jack」，或已博牌
refusal-even-money-must-be-against-an-ace-or-ten = 莊家牌面為{ $card }：須為A牌、人像牌或十點牌
refusal-even-money-must-precede-the-second-card = 莊家第二張紙牌已為人所知：按一賠一賠付須在此前要求
refusal-five-card-payment-must-be-offered = 此檯不設五張紙牌彩金
refusal-five-cards-must-be-claimed-in-turn = 五張紙牌彩金須在輪到該博彩者時要求，並須在莊家獲派第二張紙牌之前
refusal-five-cards-must-not-be-against-an-ace = 莊家首張牌面為A牌：該手牌依正常程序進行
refusal-hand-must-be-of-five-cards = 紙牌{ $cards }張：此彩金只限五張，並須在再博牌之前要求
refusal-hand-must-be-of-five-cards-none-drawn = 尚未博牌

## Refusals: the deal

refusal-act-must-belong-to-the-phase-blackjack-cards-not-ready = 紙牌未準備妥當，不得開局：{ $first }
refusal-act-must-belong-to-the-phase-blackjack-close-bets = 「{ $act }」只在派牌前進行
refusal-act-must-belong-to-the-phase-blackjack-card = 須先完成其他程序，方可派此牌
refusal-act-must-belong-to-the-phase-blackjack-face-down = 莊家第二張紙牌須在首輪派牌後牌面向下放置
refusal-act-must-belong-to-the-phase-blackjack-reshuffle = 此時不得作「{ $act }」：無須再用牌
refusal-bets-must-be-made-first = 無人下注：不得派牌
refusal-cards-must-be-ready-before-the-deal = 尚不得派牌：{ $first }
refusal-card-must-be-asked-for = 第{ $place }門尚待決定，並未博牌
refusal-card-must-be-asked-for-how = 第{ $place }門尚待決定，並未博牌：{ $how }
refusal-cards-must-be-dealt-in-order-blackjack-seat = 下一張紙牌應派往{ $right }，而非{ $wrong }
refusal-cards-must-be-dealt-in-order-blackjack-seat-to-ask = 下一張紙牌應派往{ $right }，而非{ $wrong }：{ $how }
refusal-cards-must-be-dealt-in-order-blackjack-hand = 下一張紙牌應派往{ $seat }的第{ $right }手牌，而非第{ NUMBER($wrong, useGrouping: 0) }手牌
refusal-bank-must-not-draw-on-17 = 莊家已達17點或以上，不得再博牌：如仍博牌，以「{ $act }」記錄
refusal-bank-must-wait-for-the-players = 第{ $place }門尚未決定：其後方可派莊家第二張紙牌（如過早派出，以「{ $act }」記錄）
refusal-bank-must-have-one-card = 只有使用金屬派牌盒時，莊家方可獲派牌面向下的紙牌
refusal-cards-must-have-run-out-to-reshuffle = 尚有餘牌：須先派完，方可重洗廢牌
refusal-cards-must-have-run-out-to-cancel = 尚有餘牌，或有廢牌可重洗，或無須再用牌
refusal-discards-must-be-there = 全部紙牌均在局中：並無廢牌可重洗
refusal-card-must-go-to-a-place-unknown = { $to }既非一門，亦非莊家：門以數字表示，例如1；莊家為「bank」
refusal-card-must-go-to-a-place-none-of-the-table = { $to }並非此檯{ $places }門之一
blackjack-how-to-ask = 須先作「{ $draw }」、「{ $double }」或「{ $split }」，方可派牌
blackjack-seat-place = 第{ NUMBER($place, useGrouping: 0) }門
blackjack-seat-bank = 莊家
blackjack-seat-discard = 廢牌盒

## Refusals: mistakes in dealing

refusal-card-must-go-where-it-should-have = 過早派出的{ $card }為下一張紙牌：應派往{ $to }
refusal-card-must-have-come-face-up-none-came = 「{ $act }」須在紙牌派出後隨即指出：並無剛派出的紙牌
refusal-card-must-have-come-face-up-turned-up = 莊家的紙牌按規定翻開，並無紙牌因此作廢
refusal-mistake-must-be-in-dealing-none-dealt = 紙牌只可在派牌時派錯：此時並無派牌
refusal-mistake-must-be-in-dealing-no-mistake = 下一張紙牌本應派往{ $to }，並非派錯
refusal-mistake-must-be-in-dealing-none-astray = 「{ $act }」：並無派錯的紙牌
refusal-mistake-must-be-put-right-first = 已有紙牌派錯：須先改正，方可再派
refusal-act-must-belong-to-the-phase-blackjack-before-correction = 須先改正派錯的紙牌
refusal-act-must-belong-to-the-phase-blackjack-before-discard = 不屬任何一手牌的紙牌，須先展示並放入廢牌盒
refusal-round-must-be-cancelled-for-a-cause-missing = 欠缺原因（why）：可為「misdeal」（錯誤派牌無從改正）或「cards-run-out」（紙牌已派完，亦無廢牌可重洗）
refusal-round-must-be-cancelled-for-a-cause-unknown = { $why }並非取消該局的原因：可為「misdeal」（錯誤派牌無從改正）或「cards-run-out」（紙牌已派完，亦無廢牌可重洗）
refusal-round-must-not-be-void-blackjack = 該局已取消（{ $why ->
    [misdeal] 錯誤派牌
   *[cards-run-out] 紙牌派完
}）：該局的紙牌全數作廢，注碼全部退回
refusal-round-must-not-be-void-already-blackjack = 該局已經取消
refusal-deal-must-have-begun-blackjack = 該局尚未派出任何紙牌
refusal-bank-must-have-finished-drawing = 「{ $act }」：莊家尚未博牌完畢，或無須博牌
refusal-unseen-card-must-keep-its-place = 此檯將未陽開的紙牌視為有效：留作下一張紙牌（以「{ $act }」記錄）
refusal-undue-card-must-be-void = 莊家不當博得的紙牌，即使未陽開亦作廢（以「{ $act }」記錄）

## Refusals: settlement

refusal-round-must-be-settled-first-blackjack = 該局尚未進行完畢及殺賠
refusal-round-must-be-under-way-blackjack = 該局已結束：須先開始下一局
refusal-act-must-belong-to-the-phase-blackjack-nothing-due = 尚無待殺賠的注碼

## Errors

blackjack-record-depth = 「depth」須為{ NUMBER($least, useGrouping: 0) }至{ NUMBER($most, useGrouping: 0) }張，或按所採用者，而非{ $depth }
blackjack-record-device = 「device」須為{ $devices }，或屬未知，而非{ $device }
blackjack-record-number = 「{ $name }」須為0至{ NUMBER($most, useGrouping: 0) }的整數，而非{ $value }
blackjack-record-flags = 「marker_out」、「used_up」及「unfit」須為true或false
blackjack-record-cards = 已取出的紙牌多於{ $packs }副所有
blackjack-record-standing = 「standing」列出企位博彩者，例如["ana"]
blackjack-record-standing-or-seated = 「standing」列有在「seats」中已有座位的人
blackjack-no-rule = { $edition }並無關於{ $topic }的規定
