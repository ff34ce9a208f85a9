### What stands between other words, and what several commands say: lists, ranges, presets, options, amounts.

## Where cards and stakes lie

place-is = 第{ $place }門

## Between other words

list-phrases = { $first }，{ $last }
list-clauses = { $first }；{ $last }
list-or = { $first }或{ $last }
options-are = 選項：{ $preset }
options-are-with = 選項：{ $preset }，另{ $chosen }
preset-first-listed = 各條首列者
preset-customary = 慣用者
any-of = { $count }種之一：{ $first }、{ $second }……
not-an-amount = 「{ $text }」並非金額：請輸入100或100.50
too-much-money = { $text }超過金額上限：最多為{ MONEY($most) }

staked-in-all = 平均總注額
edge-of-all-staked = 優勢（佔總注額）
price-up-to = { $price }，最多{ $most }
from-to = { $low }至{ $high }
file-written = 已寫入：{ $file }
contents = 目錄
list-items = { $first }、{ $last }
none = 無
in-parentheses = （{ $values }）
labelled = { $label }：{ $text }
named-value = { $name }：{ $value }
with-values = { $name }（{ $values }）
with-more = { $this }（{ $more }）

## What is applied for

language-en = 英文
language-pt = 葡文
language-zh = 中文

## The description

list-sentences = { $first }{ $last }
list-and = { $first }及{ $last }
list-or-else = { $first }；或{ $last }
