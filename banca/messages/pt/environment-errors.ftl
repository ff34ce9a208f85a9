### What is wrong with the arguments of an environment to learn in.

## A table

environment-no-edition = não há a versão { $name } de { $game }: há { $editions }
environment-not-posted = { $name } não se anuncia numa mesa de { $edition }; anuncia-se: { $known }
environment-nothing-posted = { $name } não se anuncia numa mesa de { $edition }: nada se anuncia
environment-not-by-names = { $what ->
    [options] “options”
    [parameters] “parameters”
   *[reset] as opções de “reset”
} são valores pelos seus nomes, {"{"}nome: valor{"}"}, e não { $given }
environment-stake-not-money = uma aposta é um número inteiro de centésimos da unidade monetária, de 1 a { MONEY($most) }, e não { $given }
environment-stake-not-multiple = stake={ $stake }: em muitas mesas nada se arredonda, e as proporções aqui dividem uma aposta em { $parts }: é necessário um múltiplo de { $parts } centésimos da unidade monetária
environment-stake-beyond-bank = uma aposta de { MONEY($stake) }: o banqueiro põe { $times } vezes esse montante, e nenhuma aposta excede { MONEY($most) }: aqui o máximo é { MONEY($here) } ({ $clause })
environment-jackpot-at-many-tables = o bolo do «jackpot» é um só para todas as jogadas de uma mesa: joga-se numa só mesa ao vivo, e não em muitas ({ $clause })
environment-rounds = um episódio é um número inteiro de jogadas, de 1 a { $most }, e não { $given }
environment-num-envs = num_envs é um número inteiro de mesas, de 1 a { $most }, e não { $given }
environment-seats = seats={ $seats }: nesta mesa podem sentar-se de { $least } a { $most }
environment-seats-by-clause = seats={ $seats }: nesta mesa podem sentar-se de { $least } a { $most } ({ $clause })
environment-on-unlawful = on_unlawful={ $given } não se conhece: { $known }
environment-render-mode = render_mode={ $given } não se conhece: { $known }, ou None
environment-autoreset-mode = autoreset_mode={ $given } não se conhece aqui: { $known }
environment-penalty = uma penalização é um número de unidades, 0 ou mais, e não { $given }
environment-final = final={ $given } não é True, para dar a última observação, nem False
environment-raise-at-many-tables = em muitas mesas uma acção que não se possa fazer fica marcada em infos['refused'], e nunca dá erro: on_unlawful='raise' é para uma só mesa ao vivo
environment-render-at-many-tables = muitas mesas não se mostram: render_mode={ $given } é para uma só mesa ao vivo
environment-always-raised = quando vários aprendem, uma acção que não se possa fazer dá sempre erro: { $name } é para ambientes do Gymnasium

## Resets

environment-seed = uma semente é um número inteiro, 0 ou mais, e não { $given }
environment-seed-for-each = muitas mesas usam uma só semente, um número inteiro, 0 ou mais, e não uma para cada uma
environment-reset-takes-no = reset não aceita { $name }: aceita 'shown', o que o acaso mostra primeiro
environment-many-reset-takes-no = reset não aceita { $name } quando há muitas mesas: aceita uma semente
environment-shown = shown é uma lista do que o acaso mostra primeiro, como se escreve nos registos, e não { $given }
environment-cannot-come = { $given } não pode sair agora: podem sair { $possible }
environment-and-more = … e mais { $count }
environment-not-reset = ainda ninguém está sentado à mesa: primeiro “reset”
environment-many-not-reset = ainda ninguém está sentado às mesas: primeiro “reset”
environment-episode-over = o episódio acabou: “reset” abre o seguinte

## Actions

environment-no-action = { $given } não é uma das acções: são os números inteiros de 0 a { NUMBER($most, useGrouping: 0) }
environment-actions-not-for-each = é necessária uma acção para cada uma das { NUMBER($tables, useGrouping: 0) } mesas, e não uma matriz de forma { $shape }

## Refusals

refusal-bet-must-be-money = «{ $bet }» é menos de um centésimo da unidade monetária com uma aposta de { NUMBER($stake, useGrouping: 0) }: uma aposta é de 1 ou mais
