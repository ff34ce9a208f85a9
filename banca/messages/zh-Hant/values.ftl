### What a value in a record, an option or a setting may be. It ends the sentence «it must be …».

## What a value must be

value-must-be = { $where }須為{ $meaning }，而非{ $value }
value-money = 以分計算的整數，由1至10^15
value-from-zero-to-a-million = 0至一百萬的整數
value-from-one-to-a-million = 1至一百萬的整數
value-up-to-a-million = 不超過一百萬的整數
value-from-one = 1或以上的整數
value-whole-number = 整數
value-share = 0至1之間的比例，例如7/10
value-sectors = 最多{ $lists }個列表，每個最多{ $numbers }個號碼
value-name = 最多{ $most }個字元的名稱
value-selection = 不超過一百萬的數目、名稱，或由其組成的列表
value-faces = 骰面的列表
value-digest = 前一紀錄的摘要值
value-table-id = 1至64個字母、數字、連字號或底線
value-hash = 64個十六進制數字
value-nonce = 32個十六進制數字
value-path = 文字的列表，每項為64個十六進制數字
value-act-number = 動作的編號
value-act-number-or-zero = 動作的編號或0
value-place-in-tree = 樹中的位置
value-tree-name = 樹的名稱
value-tree-of-table = 此檯的樹，例如{ $table }/1

## What a value is

value-is-a-list = 列表
value-is-an-object = 物件
value-is-a-text = 文字
value-is-nothing = 空值
value-is-a-huge-number = 過大的數字
value-long-number = { NUMBER($bits, useGrouping: 0) }位元的數字
quoted = 「{ $text }」
value-of-type = { $type }類型的值

## Fields

field-of = { $owner }的「{ $field }」
field-unknown = { $owner }並無{ $field }：只有{ $known }
field-not-taken = { $owner }不接受{ $field }：接受{ $known }
field-missing = { $owner }欠缺{ $field }：{ $meaning }
owner-act = 動作「{ $act }」
owner-stake = 「{ $where }」中的注碼
owner-record = 紀錄
owner-table = 紀錄的「table」
owner-pool-name = 共用彩池的名稱
owner-limits = { $bet }的「limits」
