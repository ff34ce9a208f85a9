### Why acts are refused: by norms that every game shares. Those of one game stand in its own file.
### The id of a sentence is `refusal-` and its norm; a third part tells apart several sentences of one norm.

## How a refusal is put

refused = { $because } [{ $norm }, { $clause }]
refused-by-no-clause = { $because } [{ $norm }]

## Stakes

refusal-bet-must-be-offered = nesta mesa não existe a aposta { $bet }: as apostas são { $offered }
refusal-selection-must-be-lawful = a aposta «{ $bet }» não pode ser feita em { $chosen }: { $lawful }
refusal-selection-must-be-lawful-nothing = a aposta «{ $bet }» não pode ser feita sem escolha: { $lawful }
selection-none = sem escolha
refusal-layout-must-exist = não existe o tabuleiro { NUMBER($layout, useGrouping: 0) }: a mesa tem { $layouts }
refusal-place-must-exist = não existe o lugar { NUMBER($place, useGrouping: 0) }: os lugares vão de 1 a { $most }
refusal-place-must-exist-none = não existe o lugar { NUMBER($place, useGrouping: 0) }: esta mesa não tem lugares numerados
refusal-stake-must-be-whole-and-above-zero = o montante da aposta é um número inteiro de centésimos da unidade monetária, acima de zero, e não { $stake }
refusal-stake-must-be-money-that-there-is = { MONEY($stake) } é mais dinheiro do que existe: a aposta é, no máximo, de { MONEY($most) }
refusal-stake-must-be-a-multiple-of-the-unit = uma aposta de { MONEY($stake) } em «{ $bet }» não respeita a unidade das apostas: só se admitem múltiplos de { MONEY($unit) }
refusal-stake-must-reach-the-minimum = uma aposta de { MONEY($stake) } em «{ $bet }» fica abaixo da aposta mínima da mesa, de { MONEY($least) }
refusal-stake-must-not-exceed-the-maximum = uma aposta de { MONEY($stake) } em «{ $bet }» excede o limite máximo da mesa, de { MONEY($most) }
refusal-stake-must-lie-on-the-layout = não há nenhuma aposta de { $player } em «{ $bet }»
refusal-stake-must-lie-on-the-layout-so-much = { $player } tem aí { MONEY($there) }, e não { MONEY($stake) }, para retirar
refusal-stakes-of-a-void-round-must-stay = da aposta de { $position }, a parte de { MONEY($held) } já lá estava quando a jogada foi declarada nula e tem de ficar
stake-position = { $player } em «{ $bet }»

## Payment

refusal-losing-stakes-must-be-taken-first = ainda há apostas vencidas no tabuleiro: { $losing }
refusal-losing-stakes-must-be-taken-first-reading = ainda há apostas vencidas no tabuleiro: { $losing } (interpretação { $reading })
refusal-payment-must-be-due = nada há a liquidar a { $player } em «{ $bet }» (por liquidar: { $due })
refusal-payment-must-be-due-none = nada há a liquidar a { $player } em «{ $bet }»: não há apostas por liquidar
refusal-payment-must-follow-the-result = à aposta de { $position } cabe «{ $due }», e não «{ $act }»
refusal-payment-must-keep-the-order = a aposta de { $first } é liquidada antes da de { $position }
refusal-void-round-must-pay-and-take-nothing = a jogada é nula: nada se paga nem se recolhe

## The time of an act

refusal-act-must-belong-to-the-game = «{ $act }» não é um acto deste jogo: os actos são { $acts }
refusal-act-must-belong-to-the-phase = «{ $act }» não tem lugar neste momento
refusal-act-must-belong-to-the-phase-chance = «{ $act }» não tem lugar neste momento: falta «{ $next }»
refusal-act-must-belong-to-the-phase-betting = «{ $act }» não tem lugar neste momento: as apostas estão abertas até «{ $next }»
refusal-act-must-belong-to-the-phase-next = «{ $act }» não tem lugar neste momento: segue-se «{ $next }»
refusal-act-must-belong-to-the-phase-over = «{ $act }» não tem lugar neste momento: a jogada terminou
refusal-act-must-belong-to-the-phase-elsewhere = «{ $act }» não é um passo desta mesa, segundo as suas opções, ou só se segue a uma irregularidade
refusal-round-must-be-over = a jogada ainda não terminou

## The table

refusal-next-round-must-be-opened-first = a jogada terminou: é preciso abrir primeiro a seguinte
refusal-round-must-be-under-way-over = a jogada terminou: é preciso abrir primeiro a seguinte
refusal-round-must-be-under-way-bettor = um jogador tem de decidir ou de apostar
refusal-result-must-be-the-one-sealed = o resultado foi fixado e selado antes das apostas: não se pode mostrar outro
refusal-result-must-be-shown = «{ $act }»: o resultado tem de ser introduzido à mão
refusal-conditions-must-be-recorded-between-rounds = a jogada está em curso: as condições que a mesa cumpre registam-se entre jogadas
refusal-options-must-change-between-rounds = nesta jogada já saiu um resultado: as opções só podem mudar quando ela terminar

## Authorisation

refusal-option-must-be-authorised = «{ $option }»: { $value } não tem autorização da DICJ, pelo que se mantém a definição anterior
refusal-application-must-precede-adoption-by-working-days = «{ $option }»: o pedido foi apresentado em { DATETIME($filed) } para { DATETIME($adopted) }, fora de prazo: { $days ->
    [one] exige-se { $days } dia útil de antecedência
   *[other] exigem-se { $days } dias úteis de antecedência
}, pelo que o pedido devia ser apresentado até { DATETIME($latest) }
