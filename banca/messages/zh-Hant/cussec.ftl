### What is said of cussec alone.

cussec-round-is = 一局即搖骰一次。
