### What a table's layout says.

layout-irregularity = { $act }: { $cause }
layout-spot = { $bet } { $selection }
desk-place = lugar { $place }
