### What a value in a record, an option or a setting may be. It ends the sentence «it must be …».

## What a value must be

value-must-be = { $where } tem de ser { $meaning }, e não { $value }
value-money = um número inteiro de centésimos da unidade monetária, de 1 a 10^15
value-from-zero-to-a-million = um número inteiro de 0 a um milhão
value-from-one-to-a-million = um número inteiro de 1 a um milhão
value-up-to-a-million = um número inteiro até um milhão
value-from-one = um número inteiro a partir de 1
value-whole-number = um número inteiro
value-share = uma fracção de 0 a 1, como 7/10
value-sectors = um conjunto de { $lists } listas, no máximo, cada uma com { $numbers } números, no máximo
value-name = um nome de { $most } letras, no máximo
value-selection = um número até um milhão, um nome ou uma lista deles
value-faces = uma lista de faces
value-digest = a impressão digital do registo anterior
value-table-id = 1 a 64 letras, algarismos, hífenes ou sublinhados
value-hash = 64 algarismos hexadecimais
value-nonce = 32 algarismos hexadecimais
value-path = uma lista de textos de 64 algarismos hexadecimais
value-act-number = o número de um acto
value-act-number-or-zero = o número de um acto, ou 0
value-place-in-tree = uma posição da árvore
value-tree-name = o nome de uma árvore
value-tree-of-table = uma árvore desta mesa, como { $table }/1

## What a value is

value-is-a-list = uma lista
value-is-an-object = um objecto
value-is-a-text = um texto
value-is-nothing = nada
value-is-a-huge-number = um número grande de mais
value-long-number = um número de { NUMBER($bits, useGrouping: 0) } bits
quoted = “{ $text }”
value-of-type = um valor do tipo { $type }

## Fields

field-of = “{ $field }” ({ $owner })
field-unknown = { $owner }: { $field } não existe; campos: { $known }
field-not-taken = { $owner }: { $field } não se aceita; campos: { $known }
field-missing = { $owner }: falta { $field } ({ $meaning })
owner-act = acto «{ $act }»
owner-stake = uma aposta em “{ $where }”
owner-record = um registo
owner-table = “table” de um registo
owner-pool-name = nome de um bolo partilhado
owner-limits = “limits” de { $bet }
