### What is wrong with a record of a round, or with a file of records.

## What a record says

record-not-an-object = 紀錄須為JSON物件，而非{ $value }
record-without-version = 紀錄須以「"banca": { $version }」開始，而非{ $value }
record-without-edition = 紀錄須列明其版本「edition」，例如「"edition": "{ $example }"」
record-names-a-game = { $game }是博彩種類，而紀錄須列明版本：請寫{ $editions }
record-of-another-edition = 此紀錄屬{ $given }，而非{ $edition }
record-part-not-an-object = 紀錄的「{ $part }」須為物件，而非{ $value }
record-limits-not-objects = 「limits」須為每一投注項目提供載有「minimum」、「maximum」及「unit」的物件
record-limits-no-such-bet = 「limits」所列的{ $bet }並非投注項目：現有{ $bets }
record-limit-not-money = 「{ $key }」須為以分計算的正整數，而非{ $value }
record-maximum-below-minimum = 最高注額{ MONEY($most) }低於最低注額{ MONEY($least) }
record-holds-no = 紀錄不得包含{ $value }
record-too-wide = 紀錄的嵌套過大：同一層超過{ $most }個值
record-too-deep = 紀錄最多嵌套{ $most }層
record-digest-does-not-fit = 摘要值與紀錄不符：紀錄寫成後曾被更改
record-settlement-changed = 紀錄中的結算與其動作的結果不符：結算曾被更改
stakes-not-a-list = 「{ $where }」須為注碼的列表，每項載有「player」、「bet」及「stake」
stakes-doubled = 「{ $where }」中同一博彩者在同一位置有兩項注碼：應合為一項
stake-incomplete = { $owner }須載有「player」、「bet」及以分計算的「stake」：{ $value }並非如此

## The acts of a record

act-not-an-object = 動作須為載有「act」的物件：{ $value }並非如此
act-takes-no-field = 動作「{ $act }」不接受{ $field }
act-unknown = 此項博彩並無動作{ $act }：現有{ $acts }
record-acts-not-a-list = 紀錄的「acts」須為列表，而非{ $value }
record-act = 第{ NUMBER($number, useGrouping: 0) }個動作「{ $act }」
record-act-fault = 第{ NUMBER($number, useGrouping: 0) }個動作：{ $fault }
record-act-refused = 第{ NUMBER($number, useGrouping: 0) }個動作「{ $act }」：{ $refusal }
record-act-too-early = 第{ NUMBER($number, useGrouping: 0) }個動作「{ $act }」：{ $refusal }；接着應作「{ $next }」［{ $clause }］
record-ends-too-early = 紀錄過早結束：{ $awaited }
record-awaits-act = 欠缺動作「{ $act }」
record-awaits-decision = { $player }須作決定：{ $choices }
record-awaits-nobody = 無人能繼續
record-awaits-by = { $awaited }［{ $clause }］
record-refused-was = 第{ NUMBER($number, useGrouping: 0) }個動作「{ $act }」不予接受：{ $refusal }
record-leaves-out = 紀錄遺漏必須記錄的步驟：{ $steps }
record-step-left-out = 第{ NUMBER($number, useGrouping: 0) }個動作「{ $act }」之前的「{ $step }」［{ $clause }］
record-step-times = { $step } ×{ $times }

## Files of records

record-line = 第{ NUMBER($line, useGrouping: 0) }行
record-fault = { $where }：{ $fault }
record-fault-alone = { $fault }
record-no-json = { $where }：並非JSON，或已被截斷（「{ $fault }」）
record-no-text = { $where }：並非UTF-8文字：紀錄須為JSON物件
record-beyond-measure = { $where }：並非紀錄：其中的數字或嵌套過大
record-file-empty = { $file }並無內容：紀錄須為JSON物件
record-file-too-long = { $file }並非紀錄：檔案過大
record-line-too-long = { $file }的第{ NUMBER($line, useGrouping: 0) }行並非紀錄：該行過長
record-line-torn = 第{ NUMBER($line, useGrouping: 0) }行不完整：在結束前被截斷；之前各行均完整
record-key-twice = { $key }在同一物件中出現兩次
record-no-json-number = { $name }並非JSON數字
record-file-not-plain = { $file }並非{ $what ->
    [announcement] 公告
   *[record] 紀錄
}檔案：只可附加於普通檔案
record-file-in-use = { $file }正在使用：另一博彩桌正寫入該檔案
record-file-not-begun-so = { $file }並非{ $what ->
    [announcement] 公告
   *[record] 紀錄
}檔案，故不予附加：第1行並非單行的{ $what ->
    [announcement] 公告
   *[record] 紀錄
}
record-file-not-ended-so = { $file }並非{ $what ->
    [announcement] 公告
   *[record] 紀錄
}檔案，故不予附加：第{ NUMBER($line, useGrouping: 0) }行並非{ $what ->
    [announcement] 公告
   *[record] 紀錄
}
record-file-torn = { $file }：第{ NUMBER($line, useGrouping: 0) }行不完整，其後不再寫入；請記錄到另一檔案，或先刪除該行
record-not-written = { $reason }；並未寫入任何內容，檔案止於前一{ $what ->
    [announcement] 公告
   *[record] 紀錄
}
