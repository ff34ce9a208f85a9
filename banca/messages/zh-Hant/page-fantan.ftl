### The felt of fantan on the page.

fantan-page-felt = 番攤檯
fantan-page-result = { $number }號，共{ $buttons }粒
fantan-page-number = 開出{ $number }號
fantan-page-counted = { $buttons }粒：{ $groups }組四粒，餘{ $left }粒
fantan-page-count = { $groups }組四粒，尚餘{ $left }粒
fantan-page-counting = 正在每四粒一組數算鈕子。
fantan-page-covered = 鈕子已蓋上。
fantan-page-unknown = 數目未知
fantan-page-broken =
    { $count ->
       *[other] 碎裂{ $count }粒
    }
fantan-page-lamps = 檯上燈牌
fantan-page-opposite = 對面號碼
fantan-page-draws = { $number }和
fantan-page-commission = 彩金另抽水{ $commission }。
fantan-page-about-fan = 一號勝
fantan-page-about-kuoc = 兩號勝
fantan-page-about-nim = 一號勝，一號和
fantan-page-about-nga = 兩號勝，一號和
fantan-page-about-se-sam-hong = 三號勝
