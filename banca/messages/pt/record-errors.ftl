### What is wrong with a record of a round, or with a file of records.

## What a record says

record-not-an-object = um registo é um objecto JSON, e não { $value }
record-without-version = um registo começa por "banca": { $version }, e não { $value }
record-without-edition = um registo indica a sua versão em “edition”, como "edition": "{ $example }"
record-names-a-game = { $game } é um jogo, e um registo indica a sua versão: escreva { $editions }
record-of-another-edition = este registo é de { $given }, e não de { $edition }
record-part-not-an-object = “{ $part }” de um registo é um objecto, e não { $value }
record-limits-not-objects = “limits” dá a cada aposta um objecto com “minimum”, “maximum” e “unit”
record-limits-no-such-bet = “limits”: não existe a aposta { $bet }; há { $bets }
record-limit-not-money = “{ $key }” é um número inteiro de centésimos da unidade monetária acima de zero, e não { $value }
record-maximum-below-minimum = um máximo de { MONEY($most) } é inferior ao mínimo de { MONEY($least) }
record-holds-no = um registo não pode conter { $value }
record-too-wide = um registo não pode ter mais de { $most } valores no mesmo nível
record-too-deep = um registo tem no máximo { $most } níveis encaixados
record-digest-does-not-fit = a impressão digital não corresponde ao registo: foi alterado depois de escrito
record-settlement-changed = a liquidação do registo não é a que resulta dos seus actos: foi alterada
stakes-not-a-list = “{ $where }” é uma lista de apostas, cada uma com “player”, “bet” e “stake”
stakes-doubled = “{ $where }” tem duas apostas do mesmo jogador no mesmo sítio: são uma só aposta
stake-incomplete = { $owner } tem “player”, “bet” e “stake”, em centésimos da unidade monetária: { $value } não os tem

## The acts of a record

act-not-an-object = um acto é um objecto com “act”: { $value } não o é
act-takes-no-field = o acto «{ $act }» não aceita { $field }
act-unknown = não há o acto { $act } neste jogo: há { $acts }
record-acts-not-a-list = um registo tem os seus actos (“acts”) numa lista, e não { $value }
record-act = acto { NUMBER($number, useGrouping: 0) }, «{ $act }»
record-act-fault = acto { NUMBER($number, useGrouping: 0) }: { $fault }
record-act-refused = acto { NUMBER($number, useGrouping: 0) }, «{ $act }»: { $refusal }
record-act-too-early = acto { NUMBER($number, useGrouping: 0) }, «{ $act }»: { $refusal }; segue-se «{ $next }» [{ $clause }]
record-ends-too-early = o registo termina cedo de mais: { $awaited }
record-awaits-act = falta o acto «{ $act }»
record-awaits-decision = { $player } tem de decidir: { $choices }
record-awaits-nobody = ninguém pode continuar
record-awaits-by = { $awaited } [{ $clause }]
record-refused-was = foi recusado o acto { NUMBER($number, useGrouping: 0) }, «{ $act }»: { $refusal }
record-leaves-out = o registo omite o que tem de dizer: { $steps }
record-step-left-out = «{ $step }» antes do acto { NUMBER($number, useGrouping: 0) }, «{ $act }» [{ $clause }]
record-step-times = { $step } ×{ $times }

## Files of records

record-line = linha { NUMBER($line, useGrouping: 0) }
record-fault = { $where }: { $fault }
record-fault-alone = { $fault }
record-no-json = { $where }: não é JSON, ou foi cortado (“{ $fault }”)
record-no-text = { $where }: não é texto UTF-8 (um registo é um objecto JSON)
record-beyond-measure = { $where }: não é um registo, pois tem um número grande de mais ou níveis a mais
record-file-empty = { $file } está vazio: um registo é um objecto JSON
record-file-too-long = { $file } não é um registo: é comprido de mais
record-line-too-long = a linha { NUMBER($line, useGrouping: 0) } de { $file } não é um registo: é comprida de mais
record-line-torn = a linha { NUMBER($line, useGrouping: 0) } está incompleta: foi cortada antes do fim; as linhas anteriores estão inteiras
record-key-twice = { $key } aparece duas vezes no mesmo objecto
record-no-json-number = { $name } não é um número JSON
record-file-not-plain = { $file } não é um ficheiro de { $what ->
    [announcement] anúncios
   *[record] registos
}: só se acrescentam a um ficheiro normal
record-file-in-use = { $file } está em uso: outra mesa escreve nele
record-file-not-begun-so = { $file } não é um ficheiro de { $what ->
    [announcement] anúncios
   *[record] registos
}, pelo que nada se lhe acrescenta: a linha 1 não é um { $what ->
    [announcement] anúncio
   *[record] registo
} numa só linha
record-file-not-ended-so = { $file } não é um ficheiro de { $what ->
    [announcement] anúncios
   *[record] registos
}, pelo que nada se lhe acrescenta: a linha { NUMBER($line, useGrouping: 0) } não é um { $what ->
    [announcement] anúncio
   *[record] registo
}
record-file-torn = { $file }: a linha { NUMBER($line, useGrouping: 0) } está incompleta, e nada se escreve depois dela; registe noutro ficheiro, ou apague primeiro essa linha
record-not-written = { $reason }; nada foi escrito, e o ficheiro termina com o { $what ->
    [announcement] anúncio
   *[record] registo
} anterior
