### A game's two editions, compared.

comparison-of = { $name }：兩個版本對照
comparison-from = { $number }，自{ $day }起
comparison-mark-same = 規則相同
comparison-mark-reworded = 行文不同，規則相同
comparison-mark-changed = 已修改
comparison-mark-only-before = 只見於舊版本
comparison-mark-only-now = 只見於新版本
law-effect-unchanged = 沒有改變
law-not-comparable = { $one }與{ $other }並非前後相繼的版本；可對照的有：{ $known }
law-no-such-number = 沒有編號為{ $number }的版本；已知的編號有{ $numbers }
