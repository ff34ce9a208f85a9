### Why acts are refused in games that deal from a shoe, as far as they share it, and what is wrong with its record.

## Refusals

refusal-cards-must-be-prepared-in-order = 「{ $act }」須在「{ $before }」之後進行
refusal-session-must-end-before-cards-are-prepared-anew = 「{ $act }」已經完成：須待一靴結束，方可重新準備紙牌
refusal-shoe-must-be-prepared-in-order = 「{ $act }」須在「{ $before }」之後進行
refusal-shoe-must-end-before-it-is-prepared-anew = 「{ $act }」已經完成：須待一靴結束或更換牌靴，方可重新準備紙牌
refusal-act-must-belong-to-the-dealing-device-machine = 使用自動洗派牌機時，不得作「{ $act }」：紙牌放入機內，並直接由機內取出
refusal-act-must-belong-to-the-dealing-device-shuffler-dealer = 使用自動洗派牌機時，不得作「{ $act }」：紙牌放入機內，並直接由機內取出
refusal-white-card-must-be-taken-out = 下一張為{ $card ->
    [second] 第二張白咭
   *[only] 白咭
}：須先將之取出
refusal-burn-must-be-of-its-number = 此時應銷牌{ $awaited }張，而非{ NUMBER($cards, useGrouping: 0) }張
refusal-card-must-be-of-the-pack-by-rank-and-suit = { $card }並非一副牌中的紙牌：先寫牌名（A23456789TJQK），後寫花色（s黑桃、h紅心、c梅花、d鑽石）

## Errors

shoe-record-object = 「shoe」須為載有{ $properties }的物件
shoe-record-seen = 「seen」列出已取出的紙牌，例如["Ah", "Td"]
shoe-record-seats = 「seats」列出各座位上的人，每位{ $who ->
    [bettor] 博彩者
   *[player] 博彩者
}只列一次，例如{ "{" }"3": "ana"{ "}" }
shoe-record-packs = 「packs」須為{ NUMBER($least, useGrouping: 0) }至{ NUMBER($most, useGrouping: 0) }，或屬未知，而非{ $packs }
