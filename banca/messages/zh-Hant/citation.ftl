### How clauses are cited. The parts of a citation follow one another without anything between them.

cite-instrument = { $number }{ " " }
cite-article = 第{ NUMERAL($article) }條
cite-paragraph = 第{ NUMERAL($n) }款
cite-item = （{ NUMERAL($n) }）項
cite-letter = { $n }項
cite-sub-item = （{ $n }）分項
cite-second-half = { $n ->
   *[b] 第二部分
}
cite-part = 第{ NUMERAL($n) }部分
cite-unnumbered-paragraph = 第{ NUMERAL($n) }段
cite-line = 第{ NUMERAL($n) }行
cite-row = 表列第{ NUMERAL($n) }行
cite-table = 表{ NUMERAL($table) }
cite-point = 第{ $number }號批示第{ NUMERAL($point) }款
cite-sole-article = { $instrument ->
    [ordinance] 第{ $number }號訓令獨一條
   *[dispatch] 第{ $number }號行政長官批示獨一條
}
# What the second and later articles of a list leave out, besides the instrument.
cite-next-article = { "" }
cite-several = { $first }、{ $last }
