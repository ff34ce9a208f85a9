### What a table's layout says.

layout-irregularity = { $act }：{ $cause }
layout-spot = { $bet } { $selection }
desk-place = { $place }號位
