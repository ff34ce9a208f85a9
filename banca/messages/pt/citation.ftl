### How clauses are cited. The parts of a citation follow one another without anything between them.

cite-instrument = { $number },{ " " }
cite-article = art. { NUMBER($article, useGrouping: 0) }.º
cite-paragraph = , n.º { $n }
cite-item = , alínea { $n })
cite-letter = , alínea { $n })
cite-sub-item = , subalínea ({ $n })
cite-second-half = { $n ->
   *[b] , 2.ª parte
}
cite-part = , { $n }.ª parte
cite-unnumbered-paragraph = , { $n }.º parágrafo
cite-line = , { $n }.ª linha
cite-row = , { $n }.ª linha da tabela
cite-table = Tabela { $table }
cite-point = { $number }, n.º { $point } do despacho
cite-sole-article = { $instrument ->
    [ordinance] Portaria n.º { $number }, artigo único
   *[dispatch] { $number }, artigo único do despacho
}
# What the second and later articles of a list leave out, besides the instrument.
cite-next-article = { "" }
cite-several = { $first }; { $last }
