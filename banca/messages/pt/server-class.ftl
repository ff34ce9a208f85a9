### Classes: tables under one trainer. Refusals first, then errors.

refusal-class-must-play-for-play-money = na mesa { $table } joga-se a dinheiro: uma turma só joga com dinheiro fictício
refusal-class-must-be-ones-own = { $person } não pode abrir uma turma de { $trainer }: cada formador abre as suas
refusal-table-must-be-of-ones-class = a mesa { $table } não pertence a nenhuma turma de { $person }
refusal-table-must-not-be-frozen = a mesa { $table } está suspensa: é o formador que a faz continuar
refusal-table-must-be-frozen = a mesa { $table } não está suspensa
refusal-act-must-be-an-irregularity = “{ $act }” não é uma irregularidade na mesa { $table }

house-class-name = { $name } não serve de nome a uma turma: até 100 caracteres visíveis sem “/”, e nenhuma palavra reservada da casa
house-class-tables = uma turma abre com 1 a { NUMERAL($most) } mesas, e não com { NUMERAL($count) }
