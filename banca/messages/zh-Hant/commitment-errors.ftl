### What is wrong with what a table sealed and announced before the bets, or with a record that opens it.

## Seals in a record

round-of-table = { $table }檯第{ NUMBER($round, useGrouping: 0) }局
commitment-field = 封存的「{ $field }」
commitment-fields = 封存只載{ $fields }，別無其他
commitment-end-of-table = 宣告一檯結束的公告只載「table_id」、「rounds」及「previous」
commitment-previous-misplaced = 封存的「previous」須自第2局起載有，第1局不得載有，而非{ $value }
commitment-not-a-root = 封存為64個十六進制數字，或其後加「@PLACE」，而非{ $text }
commitment-draw-fields = 抽取須載有「act」、「tree」及「place」，其後為「drawn」、「nonce」及「path」，或為「unseen」
record-commitments-without-origin = 載有封存的紀錄，亦須載有「table_id」、「round」及「digest」
record-commitments-not-lists = 紀錄的「commitments」與「draws」須為列表，並須同時出現

## What the acts drew

act-shows-the-uncovered = 第{ NUMBER($number, useGrouping: 0) }個動作「{ $act }」所示結果不在任何封存之內
draw-of-no-act = 第{ NUMBER($draw, useGrouping: 0) }次抽取不屬於紀錄的任何動作
draw-missing = { $where }：欠缺有關抽取
draw-out-of-place = { $where }：取用樹{ $tree }的位置{ NUMBER($place, useGrouping: 0) }，而非第{ NUMBER($given_act, useGrouping: 0) }個動作所用{ $given_tree }的位置{ NUMBER($given, useGrouping: 0) }
draw-unseen-miscounted = { $where }：不展示而取用{ NUMBER($unseen, useGrouping: 0) }個位置，而非{ NUMBER($given, useGrouping: 0) }個
draw-opens-nothing = { $where }：就位置{ NUMBER($place, useGrouping: 0) }所載，不能將封存開封
draw-not-what-was-shown = { $where }：所抽取者為{ $drawn }，所展示者為另一結果
commitment-missing = 欠缺{ $stream ->
    [cards] 紙牌
   *[throws] 投擲
}的封存，或不在其應在之處
order-goes-on-elsewhere = { $stream ->
    [cards] 紙牌
   *[throws] 投擲
}應由樹{ $tree }（根{ $root }）的位置{ NUMBER($place, useGrouping: 0) }繼續，而非在第{ NUMBER($after, useGrouping: 0) }個動作後由{ $given_tree }的{ $given }繼續
tree-never-drawn-from = 該局從未從樹{ $tree }抽取
tree-begins-elsewhere = 樹{ $tree }由位置0開始，而非位置{ NUMBER($place, useGrouping: 0) }
tree-begins-too-late = 樹{ $tree }此時不得開始：樹{ NUMBER($newest, useGrouping: 0) }已先開始
root-not-published = 樹{ $tree }的根{ $root }未經公佈
root-never-drawn-from = 並無紀錄從根為{ $root }的樹抽取：欠缺該樹的各局
record-begins-elsewhere = 紀錄由樹{ $tree }的位置{ NUMBER($place, useGrouping: 0) }開始，而非位置{ NUMBER($published, useGrouping: 0) }：須一併提供之前的紀錄；如所公佈者為{ $given }，則須提供{ $given }
record-opens-no-commitment = 紀錄並無將任何封存開封：其所示結果不受任何約束
record-without-digest = 紀錄並無摘要值：任何公告均不能確認該紀錄

## One record after another

round-twice = { $origin }出現兩次
round-out-of-order = { $origin }在第{ NUMBER($came, useGrouping: 0) }局之後：紀錄次序不符
round-missing-before = { $origin }在第{ NUMBER($came, useGrouping: 0) }局之後：欠缺第{ NUMBER($missing, useGrouping: 0) }局
rounds-missing-before = { $origin }在第{ NUMBER($came, useGrouping: 0) }局之後：欠缺第{ NUMBER($first, useGrouping: 0) }至第{ NUMBER($last, useGrouping: 0) }局
round-does-not-go-on = { $origin }並非接續前一紀錄：兩者之一曾被更改
round-at-another-table = { $origin }：該檯的狀況與前一局結束時不符

## Announcements

announcement-fault = 第{ NUMBER($number, useGrouping: 0) }項公告：{ $fault }
announcement-not-an-object = 公告須為JSON物件
announcement-without-origin = 公告須列明「table_id」及「round」
announcement-after-the-end = { $origin }：而該檯已結束
announcement-of-no-open-round = { $origin }：已公告樹，而該局並未開始
announcement-opens-out-of-order = { $origin }在第{ NUMBER($latest, useGrouping: 0) }局之後開始，或並非接續所公告的紀錄
announcement-closes-out-of-order = { $table }檯結束兩次，或並非在第{ NUMBER($latest, useGrouping: 0) }局之後結束
record-of-no-table = 紀錄並無列明屬於哪一檯：並無有關該紀錄的公告
round-not-announced = { $origin }未經公告，或並非在該紀錄之後公告
round-draws-elsewhere = { $origin }抽取的位置或樹與公告不符
round-was-changed = { $origin }曾被更改：其後公告的摘要值不同
round-announced-without-record = { $table }檯第{ NUMBER($round, useGrouping: 0) }局已公告，但欠缺其紀錄
