### A round beside best play: `banca settle --review`, and what the page says of it.

## What was decided

review-heading = Revisão
review-void = A jogada foi anulada: nada esteve em jogo.
review-nothing = Ninguém decidiu nada.
review-silent = { $act } (nada disse)
review-options = Acto { $number }, { $player }: { $options }
review-option = { $act } { $value }
review-act-no-insurance = sem seguro
review-division = { $front } à frente, { $back } atrás
review-cost-is = Os deslizes custam em média { $decisions } e as apostas { $bets }, { $currency }.
review-least-edge = A menor vantagem nesta mesa: { $bet }, { $edge }.

## What the values take as known

review-given = O que se sabe, e como se segue: { $given }.
review-given-own-hand = as próprias cartas ou pedras
review-given-open-card = a carta aberta
review-given-split-cards = as primeiras cartas das outras mãos da separação
review-given-full-packs = todas as restantes de um conjunto completo, acabado de baralhar
review-given-best-play-after = daí em diante a estratégia óptima
review-given-other-by-house-way = o outro lado dispõe pelo modo publicado
review-given-one-seat = o capital da banca contra lugares com apostas iguais
review-given-jackpot-apart = sem prémios do jackpot
review-given-before-rounding = prémios antes de arredondar

## What has no value here

review-left-out = Sem valor: { $what } de { $player }, { $reason }.
review-reason-resplit = porque voltar a separar depende das outras mãos da separação
review-reason-match = porque acompanha a separação ou o dobro de outro jogador
review-reason-capital = porque o custo do capital depende das apostas contra ele
review-reason-no-odds = porque a aposta não tem probabilidades por si só
