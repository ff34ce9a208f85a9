### What is said of baccarat alone.

## What can be asked

baccarat-cards-not-seen = 按未見的{ $count }張牌計算

## What lies before one's eyes

baccarat-pairs = ' 莊對子  , 閒對子
baccarat-next-road = 下局{ $side }：

## Odds

baccarat-cards-left = 按餘牌計算，已出{ $seen }
baccarat-many-cards-left = 按餘牌計算，已出{ $count }張（{ $first }……）

baccarat-round-is = 一局即閒家與莊家派牌一次；如注碼於和局後保留，則計至分出勝負為止。

## Roads

baccarat-letter-banker = 莊
baccarat-letter-player = 閒
baccarat-letter-tie = 和
baccarat-road-bead-plate = 珠盤路
baccarat-road-big = 大路
baccarat-road-big-eye-boy = 大眼仔
baccarat-road-small = 小路
baccarat-road-cockroach = 曱甴路
