### How clauses are cited. The parts of a citation follow one another without anything between them.

cite-instrument = { $number }{ " " }
cite-article = art. { NUMBER($article, useGrouping: 0) }
cite-paragraph = ({ $n })
cite-item = ({ $n })
cite-letter = ({ $n })
cite-sub-item = ({ $n })
cite-second-half = ({ $n })
cite-part = , sentence { $n }
cite-unnumbered-paragraph = , paragraph { $n }
cite-line = ({ $n })
cite-row = ({ $n })
cite-table = table { $table }
cite-point = { $number } dispatch, point { $point }
cite-sole-article = { $number } { $instrument ->
    [ordinance] ordinance
   *[dispatch] dispatch
}, sole article
# What the second and later articles of a list leave out, besides the instrument.
cite-next-article = art.{ " " }
cite-several = { $first }, { $last }
