### The last round beside best play. What the values take as known is said in review.ftl.

panel-review = 覆盤
review-page-says = 按此檯規則，將你的決定與最佳打法並列。運氣不計在內：好的決定可輸，稍遜的亦可贏。
review-page-not-yours = 參與一局後，即在此覆盤。
review-page-counting = 正在精確計算，或需稍候。
review-page-unreachable = 此局未能在此覆盤。
review-page-round = 第{ $round }局
review-page-choose = 你的各局
review-page-no-decisions = 此局無須決定。
review-page-best-of =
    { $best ->
        [0] { $count }個決定；平均而言另有所得較多的選擇。
       *[other] { $count }個決定，其中{ $best }個已是最佳。
    }
review-page-cost = 平均相差{ $amount }。
review-page-is-best = 平均而言，並無所得更多的選擇。
review-page-other-better = 以注額{ $stake }計，{ $best }平均可多得{ $amount }。
review-page-at-place = 第{ $place }門：{ $act }
review-page-seen = 所見：{ $faces }
review-page-yours = 你的選擇
review-page-per-unit = 每單位注額所得
review-page-bets = 投注
review-page-on-average = 平均
review-page-session = 你在此檯的各局
review-page-sum-up = 合計
review-page-session-is = 共{ $rounds }局。其他選擇平均可多得{ $decisions }；投注本身平均付出{ $bets }。
review-page-no-rounds = 你在此尚無紀錄。
review-page-kind = 項目
review-page-count = 次數
review-page-slips = 另有更佳
