### Readings that hold for every edition.

## Readings

common-reading-rounding = O prémio, deduzida a comissão, calcula-se com exactidão e arredonda-se depois para baixo, ao centésimo da unidade monetária, uma vez por aposta; o que se devolve de uma aposta arredonda-se do mesmo modo. A sobra do arredondamento figura em linha própria.
    .question = Como se pagam prémios de metade, de um terço ou de noventa e cinco por cento, quando não dão um número inteiro de centésimos?
    .why = Os textos são omissos. Arredondar uma só vez, no fim, tira a cada aposta menos de um centésimo, e a sobra pode ver-se e conferir-se.
common-reading-options-fixed-while-bets-lie = Não; a alteração é recusada até a jogada estar liquidada.
    .question = Pode um prémio ou uma opção mudar enquanto houver apostas na mesa?
    .why = Os textos são omissos. Quem aposta conta com os prémios e as regras em vigor nesse momento, e uma alteração sujeitá-lo-ia a outros.
common-reading-inapplicable-options = Deixa de se aplicar; não é um erro.
    .question = Que sucede a uma opção que outra escolha deixa sem sentido?
    .why = Os textos dão as escolhas artigo a artigo e não dizem que uma torne outra ilícita; as cartas brancas, por exemplo, apenas ficam sem uso quando um aparelho baralha e distribui.
common-reading-half-holidays = Sim. Os dias de encerramento total não são dias úteis.
    .question = É dia útil aquele em que a Administração encerra ao meio-dia?
    .why = Os textos falam de dias úteis e não dizem o que são; num dia desses ainda se pode apresentar o requerimento de manhã.
