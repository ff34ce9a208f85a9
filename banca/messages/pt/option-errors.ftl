### What is said of options, settings, limits and stakes that a table cannot have.

## Options of the house

option-unknown = { $edition } não tem a opção { $name }: tem { $known } ({ $clause })
option-not-allowed = { $option }={ $value } não é permitido: { $allowed } ({ $clause })
option-not-allowed-so-long = { $option }={ $value } não é permitido: { $allowed }, neste programa no máximo { $most } ({ $clause })
option-beyond-this-program = { $option }={ $value }: este programa aceita no máximo { $most }, embora o regulamento não fixe limite ({ $clause })
option-follows-another = { $option }={ $value } não é compatível com { $leader }={ $leading }: tem de ser { $expected } ({ $clause })
option-stands-alone = { $option }: { $alone } não se combina com outra alternativa ({ $clause })
option-needs-one-of = { $option }: sem { $needed } não se pode jogar ({ $clause })
option-must-name-bets = { $option }={ $word } tem de indicar as apostas: { $option }=APOSTA,APOSTA,… de entre { $bets } ({ $clause })
option-names-no-such-bet = { $option }: { $bet } não é uma aposta de { $edition }; apostas: { $bets } ({ $clause })
preset-unknown = não há as opções predefinidas { $name }: há { $presets }

## What an article allows

allowed-range = de { $least } a { $most }
allowed-at-least = { $least } ou mais
allowed-bets = uma lista de apostas (APOSTA,APOSTA,…)
allowed-any-of = uma ou várias de { $ways }
list-alternatives = { $first } | { $last }

## What the house posts

parameter-unknown = { $name } não se anuncia numa mesa de { $edition }; anuncia-se: { $known }
parameter-none = { $name } não se anuncia numa mesa de { $edition }: nada se anuncia
parameter-not-posted = { $name } não se anuncia nesta mesa; anuncia-se: { $known } ({ $clause })
parameter-none-posted = { $name } não se anuncia nesta mesa: nada se anuncia ({ $clause })
parameter-not-allowed = { $name } é { $meaning }, e não { $value } ({ $clause })

## Settings, limits and stakes

setting-of-another-edition = estas definições são de { $given }, e não de { $edition }: faça-as a partir das opções da versão, option_set(game.edition)
bet-authorised-by-no-article = { $edition } não tem artigo que permita autorizar { $bet } sob condição
currency-unknown = não há a unidade monetária { $currency } numa mesa: { $currencies }
limit-not-money = { $limit ->
    [minimum] a aposta mínima
    [maximum] o limite máximo das apostas
   *[unit] a unidade das apostas
} é um número inteiro de centésimos da unidade monetária, de 1 a 10^15, e não { $value }
limits-make-no-table = limites de { MONEY($least) } a { MONEY($most) }, em unidades de { MONEY($unit) }, não são possíveis: nenhuma aposta caberia neles
limits-make-no-table-upwards = limites a partir de { MONEY($least) }, em unidades de { MONEY($unit) }, não são possíveis: nenhuma aposta caberia neles
stake-beyond-all-money = uma aposta de { $stake } centésimos da unidade monetária é mais dinheiro do que existe: no máximo 10^15
stake-not-whole = não se pode fazer uma aposta de { $stake } centésimos da unidade monetária: as apostas são números inteiros de centésimos
seed-too-long = uma semente é um texto de { NUMBER($most, useGrouping: 0) } letras, no máximo, ou um número inteiro de outros tantos bits, e não { $seed }
