### What is wrong with a way to play, or with bets of which the worth is asked.

## Bets held

bets-none-held = não há apostas feitas: é necessária pelo menos uma
bet-takes-no-odds = “{ $bet }” não admite apostas adicionais: são de outros jogos, e não de { $game }
bets-not-held-together = as apostas de { $game } não se avaliam em conjunto: { $reason }
not-held-together-blackjack = todas as apostas de um lugar dependem do que o seu jogador fizer com as cartas; veja “banca simulate blackjack”
not-held-together-pai-kau = as apostas num lugar e o capital do banqueiro dependem de como ambos os lados dispuserem as pedras; veja “banca strategy pai-kau”
not-held-together-stud-poker = a aposta inicial, a adicional e a do «jackpot» são de um só lugar: a adicional decide-se pelas cartas deste, e “banca odds stud-poker” dá a aposta inicial com a adicional
dice-no-cards-left = no «craps» lançam-se dados, não se distribuem cartas: não há cartas que restem
bets-too-many-ways = apostas feitas ao mesmo tempo: { NUMBER($bets, useGrouping: 0) }; têm mais de { $most } maneiras de prosseguir: faça menos

## Baccarat

baccarat-shoe-never-bet-on = { $depth ->
    [one] com 1 carta
   *[other] com { NUMBER($depth, useGrouping: 0) } cartas
} atrás da carta branca só se distribuem do «shoe» jogadas de demonstração: fixe um “cut-depth” menor ou menos “demonstration-rounds” ({ $clause })

## Blackjack

hand-against = { $cards } contra { $up }
split-hand-against = { $cards } de um par separado contra { $up }
chart-act-not-lawful = o modo de jogar indica “{ $act }” com { $held }, o que não se pode fazer nesta mesa: faça-o para as opções dela
policy-act-not-lawful = a função indica { $act } com { $held }: pode fazer-se { $lawful }
chart-no-row = a tabela não tem linha para “{ $kind } { $total }”: há que jogar { $held }, podendo fazer-se { $lawful }
chart-line = linha { NUMBER($line, useGrouping: 0) } da tabela: { $fault }
chart-words-not-lawful = “{ $words }” não se pode fazer com { $held }; pode fazer-se { $lawful } (indique o que se faz em vez disso, como em “{ $example }”)
chart-says-nothing-against = “{ $row }” nada indica contra { $cards }
chart-row-twice = “{ $row }” já lá está
chart-cells-and-cards = { $cells ->
    [one] 1 célula
   *[other] { NUMBER($cells, useGrouping: 0) } células
}, e { $cards ->
    [one] 1 carta aberta
   *[other] { NUMBER($cards, useGrouping: 0) } cartas abertas
}
chart-no-csv = isto não é CSV: “{ $fault }”
chart-rows-wanted = faltam as linhas, como em “{ $example }”, ou um cabeçalho “{ $head }”
chart-row-wants-acts = “{ $row }” precisa de um acto, ou de um para cada carta aberta
chart-card-twice = { $card } aparece duas vezes
chart-card-wants-act = { $card } precisa de um acto
chart-no-open-card = { $card } não é uma carta aberta: são-no { $known }
chart-word-unknown = { $word } não é nenhum de { $known }
chart-no-such-row = { $row } não é uma linha: as linhas são como “{ $examples }”
chart-no-such-total = nenhuma mão é “{ $kind } { $total }”: de “{ $kind } { $least }” a “{ $kind } { $most }”
chart-no-such-size = “of { $size }”: distinguem-se de { $least } a { $most } cartas

## Best play of blackjack

blackjack-insured-rounds-no-row = as jogadas com seguro têm média e variância, mas não uma linha da aposta inicial por si só
blackjack-variance-not-counted = os pares separam-se tantas vezes, ou os de dez por valor, que não se conta a dispersão das jogadas
blackjack-too-few-cards = { $cards ->
    [one] 1 carta pode esgotar-se
   *[other] { NUMBER($cards, useGrouping: 0) } cartas podem esgotar-se
} numa jogada: a estratégia óptima calcula-se com mais
blackjack-too-many-orders = a banca pode tirar cartas em demasiadas ordens para se contarem com exactidão
blackjack-suits-not-alike = a estratégia óptima calcula-se com igual número de cartas de cada naipe
blackjack-play-beyond-count = este modo de jogar atende a mais do que se pode contar

## Stud poker

stud-poker-no-maximum-posted = se não se anunciar um montante máximo, qualquer aposta inicial é paga do mesmo modo: anuncie um (“{ $parameter }”) ({ $clause })
stud-poker-ante-not-possible = uma aposta inicial de { MONEY($ante) }: é de { MONEY($least) } a { MONEY($most) } ({ $clause })
stud-poker-prizes-too-fine = os prémios são uma parte demasiado fina de uma aposta inicial tão grande para se compararem com exactidão: indique uma mais redonda

## Ways to play at a table

way-unknown = { $way } não é um modo de jogar: { $ways }; depois de “same” vem a aposta, como em “same small”
