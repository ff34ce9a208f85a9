### Desks: where those work who run, teach and supervise tables.

desks = 工作台
desk-none = 沒有這個工作台。
desk-drills = 練習
desk-croupier = 莊荷
desk-classroom = 課室
desk-house = 場務
desk-regulator = 監管
