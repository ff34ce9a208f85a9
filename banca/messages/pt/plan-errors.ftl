### What is wrong with a betting plan, by its name or in a file.

## Plans

plan-steps-not-possible = um plano de apostas de { NUMBER($steps, useGrouping: 0) } passos: são possíveis de 1 a { $most }
plan-goes-nowhere = um plano de apostas passa de cada um dos seus passos a um dos seus passos
plan-share-not-possible = não se pode apostar { $share } do capital: mais de 0, no máximo 1
plan-line-not-possible = uma linha de { NUMBER($numbers, useGrouping: 0) } números: são possíveis de 1 a { $most }
plan-stake-not-possible = uma aposta de { $stake } unidades: podem contar-se de 1 a { $most }
plan-share-no-number = a parte { $share } do capital não é um número: são-no “1/50”, “0.02” e “2%”
plan-parameter-not-whole = “{ $name }” de um plano de apostas é um número inteiro de { $least } a { $most }, e não { $value }
plan-unknown = não há o plano de apostas { $name }: há { $known }, ou um ficheiro .yaml de passos
plan-unknown-but-near = não há o plano de apostas { $name }: há { $known }, ou um ficheiro .yaml de passos; seria “{ $near }”?
plan-needs-parameter = “{ $name }” precisa de “{ $parameter }”: por exemplo “{ $name }:1/50”
plan-has-no-parameter = “{ $name }” não tem { $parameter }: tem { $known }

## Files of plans

plan-file-not-read = { $file } não se pode ler: { $reason }
plan-file-fault = { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault }
plan-file-without-steps = { $file }: um plano de apostas indica “steps”, cada um com { $keys }; e “name”, se o tiver
plan-file-step-incomplete = { $file }: o passo { $step } indica { $keys } e, se for outro passo, “on draw”
plan-file-stake = { $file }: a aposta do passo { $step } é um número inteiro de 1 a { $most }
plan-file-no-such-step = { $file }: o passo { $step } passa, em “{ $way }”, a { $given }: há { $known }
