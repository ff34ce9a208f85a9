### What is said of craps alone.

## What can be asked

craps-point-of = 標記點數為{ $places }

## What lies before one's eyes

craps-shooter = 主客：{ $who }
craps-nobody-yet = 尚無

craps-round-is = 一局即一注由下注至分出勝負，可歷多擲；每小時局數即每小時分出勝負的注數。旁列注碼在檯時每100擲的收益。
