### What is said of fantan alone.

fantan-round-is = 一局即點算鈕子一次。
