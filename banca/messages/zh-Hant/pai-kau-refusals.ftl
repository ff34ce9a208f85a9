### Why acts of pai kau are refused, and what is wrong with its records.

## Refusals: equipment and seats

refusal-set-must-be-complete = 牌具須齊備表一所列{ $tiles }隻牌，各牌數目如表所示，不得有其他牌
refusal-dice-must-be-four = 骰子有{ $dice }粒：莊家須以{ $prescribed }粒搖骰
refusal-place-must-exist-pai-kau = 不設第{ NUMBER($place, useGrouping: 0) }門：此檯設第1至第{ $last }門

## Refusals: what comes first

refusal-void-deal-must-be-gathered-first = 莊家有兩隻牌翻開，該次派牌無效：須先收回全部牌
refusal-tiles-must-be-shuffled-first = 須先洗牌
refusal-dice-must-be-shaken-first = 須先由莊家搖骰
refusal-dice-must-be-counted-first = 須先計骰點，由莊家數起
refusal-tiles-must-all-be-dealt-first = 須先派出全部牌，每門四隻
refusal-seats-must-be-arranged-first = 須先由各門組合己牌
refusal-seats-must-be-arranged-first-waiting = 尚有{ $count }門未組合己牌：第{ $seats }門
refusal-tiles-must-be-turned-up-first = 須先翻牌，由莊家的牌開始
refusal-manner-of-dealing-must-be-declared = 莊家尚未聲明派牌方式，須先聲明方可搖骰
refusal-stakes-must-be-closed-first = 莊家持盅之前仍可投注
refusal-bank-must-have-its-capital = 未有人將做莊的博彩本金放於檯面
refusal-stakes-must-lie-before-the-shake = 並無注碼與莊家對賭：無勝負可分
refusal-round-must-be-under-way-pai-kau = 該局已結束：須先開始下一局
refusal-round-must-be-settled-first-pai-kau = 該局尚未進行完畢及殺賠
refusal-nothing-must-be-played-without-a-round = 不成局：退回注碼及本金（解釋nothing-at-stake）

## Refusals: bets on seats

refusal-bet-must-name-a-seat-co-bet = { $player }未有可投注的門：搭注須指明何門
refusal-bet-must-name-a-seat-none-free = { $player }未有可投注的門：已無空置的門
refusal-seat-with-co-bets-must-have-its-own-stake = { $players }在第{ $place }門搭注：其須先取消投注（解釋seat-with-co-bets）
refusal-capital-must-stand-after-the-shake = 莊家已持盅：該局本金不得更改
refusal-stakes-must-stand-after-the-shake = 莊家已持盅：注碼不得更改，亦不得移往另一門
refusal-bets-must-be-made-before-the-shake = 莊家已持盅：投注須於搖骰前作出
refusal-house-must-only-back-seat = 場方不得在任何一門投注：可幫莊
refusal-house-must-only-back-bank = 場方不得做莊：可幫莊
refusal-banker-must-not-bet-other-side = 第{ $place }門做莊：{ $banker }為所有注碼的對手（解釋banker-stakes-elsewhere）
refusal-banker-must-not-bet-stake-first = { $player }在第{ $place }門有注碼：須先取消該投注，方可做莊（解釋banker-stakes-elsewhere）
refusal-bankers-seat-must-hold-no-stakes = 第{ $place }門有注碼：須先取消該等投注，該門方可做莊（解釋banker-stakes-elsewhere）
refusal-backers-seat-must-hold-no-stakes-from-it = { $player }以第{ $place }門幫莊，該門在本局不接受投注
refusal-backers-seat-must-hold-no-stakes-own = { $player }幫莊：其所佔的一門不接受投注（解釋backer-own-seat）
refusal-backers-seat-must-hold-no-stakes-bet-on = 第{ $place }門有注碼：幫莊者所佔的一門不接受投注
refusal-seat-of-another-must-be-co-bet-on = 第{ $place }門屬{ $owner }：他人在該門投注即為搭注
refusal-co-bet-must-be-on-the-seat-of-another = { $player }不得在第{ $place }門搭注，該門{ $whose ->
    [nobody] 不屬任何人
   *[own] 屬其本人
}：應作該門的投注

## Refusals: the bank

refusal-bank-must-be-held-by-the-seat-entitled-none = 可做莊的各門均已過莊或離座：不成局（解釋bank-rotation）
refusal-bank-must-be-held-by-the-seat-entitled-another = 輪到第{ $seat }門的{ $entitled }做莊，其未有過莊：第{ $place }門的{ $player }不得做莊
refusal-bank-must-pass-on-after-two-rounds = { $player }已做莊{ $rounds }局，再做一局須得第{ $seats }門同意：過莊予第{ $next }門
refusal-bank-must-be-passed-before-it-is-held = 本局由{ $banker }做莊：過莊須於接受做莊之前作出
refusal-bank-must-be-passed-by-the-seat-entitled-none = { $place ->
    [0] { $player }不得過莊：無人有優先做莊之權
   *[other] 第{ $place }門的{ $player }不得過莊：無人有優先做莊之權
}
refusal-bank-must-be-passed-by-the-seat-entitled-another = { $place ->
    [0] 並非輪到{ $player }做莊，不得過莊：輪到第{ $seat }門的{ $entitled }
   *[other] 並非輪到第{ $place }門的{ $player }做莊，不得過莊：輪到第{ $seat }門的{ $entitled }
}
refusal-consent-must-be-to-another-round = 同意續莊須於有人做莊之前表示，且莊家須已做莊{ $rounds }局
refusal-consent-must-be-of-the-other-seats = { $place ->
    [0] { $player }無權表示同意與否：有此權者為{ $seats }
   *[other] { $player }無權就第{ $place }門表示同意與否：有此權者為{ $seats }
}
refusal-consent-must-be-of-the-other-seats-none = { $place ->
    [0] { $player }無權表示同意與否：並無有此權的門
   *[other] { $player }無權就第{ $place }門表示同意與否：並無有此權的門
}
pai-kau-seat-of = 第{ $place }門（{ $player }）
refusal-seat-must-be-left-before-the-bank-is-held = 離開上一局所佔的門，須於有人做莊之前（解釋bank-rotation）
refusal-seat-must-be-left-by-its-player = { $place ->
    [0] { $player }未有參與上一局，或已離座：並無座位可離
   *[other] { $player }未有以第{ $place }門參與上一局，或已離座：並無座位可離
}
refusal-seat-must-be-left-without-stakes = { $player }在第{ $place }門有注碼：須先取消該投注，方可離座
refusal-capital-and-winnings-must-stay-for-the-second-round = 本金{ MONEY($capital) }：{ $player }首局獲勝，須留下{ MONEY($least) }或以上
refusal-banker-must-be-one = { $banker }在第{ $place }門做莊：每局只有一位莊家
refusal-backing-must-be-announced-before-the-shake = 莊家已持盅：本局不得再幫莊
refusal-house-must-have-chosen-to-back = 此檯場方不幫莊
refusal-house-must-have-no-seat = 場方幫莊不佔任何一門
refusal-capital-must-be-handed-to-the-banker = 尚未有莊家可接收本金
refusal-banker-must-be-backed-from-another-seat = { $banker }為莊家：在第{ $place }門所加的屬其自己的本金
refusal-backer-must-have-a-seat = { $player }未有佔門，亦無空置的門：佔據其他門的閒家方可幫莊
refusal-backer-must-have-one-seat = { $player }以第{ $place }門幫莊：幫莊者只佔自己的一門
refusal-bank-with-backers-must-stay = { $players }已為此莊交出本金：須先取回該等本金（解釋bank-with-backers）

## Refusals: shuffle, cut, dice

refusal-act-must-belong-to-the-phase-tiles-shuffled = 本局的牌已洗妥
refusal-cut-must-come-before-the-shake = 莊家已持盅或搖骰：不得再拮牌
refusal-nobody-must-cut-after-the-banker = 莊家已拮牌：重新洗牌之前，任何人不得再拮
refusal-cut-must-be-made-with-one-hand = 以{ $hands }隻手拮牌：拮牌只可用單手
refusal-seat-must-cut-once = 第{ $place }門已拮牌（解釋seat-cuts-once）
refusal-no-more-than-two-seats-must-cut = 第{ $seats }門已拮牌：最多由兩門拮牌，然後輪到莊家
refusal-cut-must-be-made-by-a-player-of-the-seat-taken = { $player }不得為第{ $place }門拮牌：由{ $players }拮牌（解釋who-cuts）
refusal-cut-must-be-made-by-a-player-of-the-seat-empty = { $player }不得為第{ $place }門拮牌：由在該門就座者拮牌（解釋who-cuts）
refusal-manner-must-be-declared-before-the-shake = 莊家須於持盅前聲明派牌方式
refusal-manner-must-be-declared-by-the-banker-another = 派牌方式由莊家聲明：莊家為{ $banker }，而非{ $player }
refusal-manner-must-be-declared-by-the-banker-none = 派牌方式由莊家聲明：尚未有莊家，{ $player }亦非莊家
refusal-manner-must-be-on-the-list = { $manner }並非派牌方式：派牌方式為{ $known }（解釋dealing-manner）
refusal-act-must-belong-to-the-phase-stakes-closed = 本局已停止投注
refusal-round-must-be-played = 檯面已有做莊本金及與其對賭的注碼：該局須進行
refusal-dice-must-be-shaken-by-the-banker = 任何人不得代替莊家{ $banker }搖骰：{ $player }亦不得
refusal-dice-must-show-four-faces = 四粒骰子各開出1至6點，而非{ $dice }
refusal-dice-must-be-shaken-once = 骰子已開出{ $dice }：只可搖骰一次
refusal-void-must-have-its-cause-pai-kau = { $why }並非搖骰無效的原因：原因只有{ $known }
refusal-throw-must-be-void-before-the-deal = 已按該次搖骰派牌：只可於派牌前認定其無效（解釋void-throw-noticed-late）
refusal-sum-of-the-dice-must-stand = 骰子點數之和為{ $sum }，而非{ NUMBER($said, useGrouping: 0) }：不得作任何加減
refusal-act-must-belong-to-the-phase-dice-counted = 骰點已計妥

## Refusals: the deal

refusal-seats-must-have-four-tiles-all-dealt = 牌已悉數派出，八門每門四隻：並無餘牌
refusal-seats-must-have-four-tiles-count = 每門有{ $tiles }隻牌，而非{ $said }隻
refusal-seats-must-have-four-tiles-stack = 第{ $place }門已有牌：一棟無人觀看的牌
refusal-seats-must-have-four-tiles-known = 第{ $place }門已有牌
refusal-tiles-must-be-dealt-from-right-to-left = 其後的牌應派予第{ $next }門，而非第{ $place }門；一門的四隻牌以「{ $act }」記錄
refusal-tiles-of-an-empty-seat-must-stay-face-down = 第{ $place }門無人投注：該棟牌牌面向下派出，或以「{ $act }」記錄
refusal-tile-must-be-of-the-set = { $tile }不屬該副牌：牌以兩端點數表示，小者在前，如4-5
refusal-tile-must-be-left-in-the-set = 該副牌有{ $copies }隻{ $tile }：已無剩餘
refusal-tiles-of-a-seat-in-play-must-be-looked-at = 第{ $place }門參與該局：其牌須予觀看
refusal-tile-must-be-exposed-in-dealing = 牌面翻開的條文只適用於派牌之時，而派牌已完畢（解釋exposed-tiles）
refusal-exposed-tile-must-be-the-seats-number = 每門有{ $tiles }隻牌：並無第{ NUMBER($number, useGrouping: 0) }隻
refusal-exposed-tile-must-be-the-seats-none-dealt = 第{ $place }門尚未獲派牌：並無可翻開的牌
refusal-exposed-tile-must-be-the-seats-no-such = 第{ $place }門並無{ $tile ->
    [none] 其他牌
   *[other] { $tile }
}可翻開：已派{ $dealt }隻，已翻開者不計
refusal-act-must-belong-to-the-phase-deal-not-void = 該次派牌並非無效

## Refusals: arranging and turning up

refusal-seat-must-not-be-excluded-all = 所有有注碼的門均不得參與該局：並無可與莊家比較的牌（解釋nothing-at-stake）
refusal-seat-must-not-be-excluded-one = 第{ $place }門有兩隻牌翻開：該門不得參與該局
refusal-seat-must-take-part = 第{ $place }門無人投注：其牌不參與該局
refusal-arrangement-must-stand-once-the-banker-turns-up = 莊家的牌已翻開：任何人不得收回己牌或改變其組合
refusal-larger-capital-must-decide-arranged = 莊家的牌已由{ $by ->
    [house] 場方
   *[dealer] 莊荷
}組合，由其決定
refusal-larger-capital-must-decide-capitals = 莊家本金為{ MONEY($banker) }，場方本金為{ MONEY($house) }：由莊家決定
refusal-bankers-tiles-must-be-arranged-by-banker-or-house = { $player }幫莊，可觀看：莊家的牌由莊家或場方組合
refusal-tiles-must-be-arranged-by-their-holder-bank = { $player }並非莊家一方：莊家的牌由{ $banker }組合
refusal-tiles-must-be-arranged-by-their-holder-seat = { $player }在第{ $place }門並無注碼，不得觸碰他人的牌
refusal-player-must-arrange-one-seat = { $player }已組合第{ $place }門的牌：一局內不得組合超過一門的牌
refusal-house-way-must-stand = 莊荷已按場方組牌法組合第{ $place }門的牌（解釋late-arrangement）
refusal-tiles-must-be-arranged-by-the-highest-stake = { $holder }在第{ $place }門注額最高，由其持牌及組合，而非{ $player }
refusal-arrangement-must-be-of-the-seats-own-tiles = 第{ $place }門的牌為{ $tiles }，而非{ $said }
refusal-tiles-must-be-laid-in-two-groups-of-two = 兩組各為{ $front }隻及{ $back }隻：{ $tiles }隻牌須分為兩組，每組兩隻
refusal-house-way-must-be-for-tiles-not-arranged = 第{ $place }門的牌已由{ $by ->
    [dealer] 莊荷
    [house] 場方
   *[other] { $by }
}組合
refusal-house-way-must-wait-for-the-player = 第{ $place }門的牌由{ $player }組合：此檯未設組牌時限（解釋late-arrangement）
refusal-bankers-tiles-must-be-turned-up-by-the-banker = 莊家的牌由{ $banker }或莊荷翻開：{ $by }不得翻開
refusal-tiles-must-be-turned-up-by-the-dealer = 閒家放於檯面的牌只可由莊荷翻開：{ $by }不得翻開
refusal-tiles-must-be-turned-up-once = 第{ $place }門的牌已翻開
refusal-tiles-must-be-turned-up-in-order = 第{ $first }門的牌須先於第{ $place }門翻開（解釋turning-order）

## Refusals: conduct at the table

refusal-tiles-must-have-been-dealt = 第{ $place }門並無牌
refusal-player-must-not-touch-tiles-of-other-seats = 第{ $place }門的牌並非由{ $player }所持：任何人不得觸碰他門的牌
refusal-tiles-must-be-held-by-one-player = 第{ $place }門的牌只由{ $player }持有
refusal-tiles-must-be-held-by-one-player-dealer = 第{ $place }門的牌只由莊荷持有
refusal-player-must-not-speak-about-anothers-tiles = 第{ $place }門的牌並非由{ $player }組合：任何人不得就他人如何組合牌發言
refusal-breach-must-be-on-the-list = { $what }並非禁止博彩者作出的行為：所禁止者為{ $known }
refusal-breach-must-be-of-a-player-of-the-round = { $player }在該局並無注碼或本金
refusal-set-must-be-replaced-between-rounds = 該局正在進行：須以該局所洗的一副牌完成

## Errors

pai-kau-bank-must-be-an-object = 「bank」須為載有{ $keys }的物件
pai-kau-bank-field = 莊家的「{ $name }」須為{ $meaning }，而非{ $value }
pai-kau-bank-seat = 莊家的「seat」須為1至{ $last }，而非{ $value }
pai-kau-bank-won = 莊家的「won」須為以分計算的整數，不得多於本金，而非{ $value }
pai-kau-bank-bettors = 莊家的「bettors」列出其他門（如「3」）及曾在該門投注的博彩者
