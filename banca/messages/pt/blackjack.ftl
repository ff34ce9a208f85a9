### What is said of blackjack alone.

## Where cards and stakes lie

blackjack-hand-is = { $where }, mão { $number }
blackjack-the-bank = a banca
blackjack-face-down-card = a banca, com a carta de face para baixo
blackjack-void-cards = as cartas retiradas
blackjack-bet-at = { $bet } (lugar { $place })
blackjack-card-for = carta para: { $where }
blackjack-besides = além disso: { $stakes }

## What a hand comes to

blackjack-points-hard = { $total } duro
blackjack-points-soft = { $total } suave
blackjack-points-blackjack = «black jack»
blackjack-points-over = mais de 21 ({ $total })
blackjack-points-of = { $where }: { $totals }
blackjack-hand-stands = não pede mais
blackjack-hand-no-more = sem mais cartas
blackjack-hand-doubled = dobrada
blackjack-hand-one-card = ases separados: uma carta
blackjack-hand-settled = liquidada
blackjack-hand-prize = prémio especial
blackjack-hand-even = pagamento de 1 para 1
blackjack-hand-five = cinco cartas, paga
blackjack-hand-given-up = desistiu

## The cards that are left

blackjack-shoe-left = Jogada { $number } da partida: { $before ->
    [one] 1 carta
   *[other] { $before } cartas
} até à carta branca, { $left } no «shoe».
blackjack-shoe-one-round = { $left ->
    [one] Um baralho, baralhado em cada jogada: resta 1 carta.
   *[other] Um baralho, baralhado em cada jogada: restam { $left } cartas.
}
blackjack-shoe-machine = As { $cards } cartas estão todas no baralhador-distribuidor automático: voltam a ele depois de cada jogada.
blackjack-shoe-last = Saiu a carta branca: é a última jogada da partida.

## A round that comes to nothing

blackjack-round-void = a jogada é anulada: { $why }
blackjack-void-misdeal = erro na distribuição
blackjack-void-cards-run-out = acabaram as cartas
blackjack-cut-short = A jogada não chegou ao fim; é-lhe devolvido: { $stakes }.
blackjack-cut-short-for-you = A jogada não chegou ao fim; nada seu estava por decidir.
blackjack-decided-stays = O que se decidiu fica: { $lines }.

## What is asked

blackjack-bet-first = aposte primeiro, como em { $examples }
blackjack-place-decides = { $where }: que faz? { $choices }
blackjack-window-open = Antes de ouvir os lugares: { $what }. Depois “{ play-word-go }”.
blackjack-before-payments = A banca tem as cartas: “{ play-word-go }” paga. Antes { $undue } ou “{ blackjack-word-undue } { blackjack-word-unseen }”, se tomou uma a mais.
blackjack-which-undue = que carta era? como em “9d { blackjack-word-undue }”; “{ blackjack-word-undue } { blackjack-word-unseen }” se ninguém a viu
blackjack-undue-is-sealed = as cartas estão seladas: “{ blackjack-word-undue }” mostra a seguinte, “{ blackjack-word-undue } { blackjack-word-unseen }” não
blackjack-up-to = { $said } (até { $most })
blackjack-an-amount = MONTANTE
blackjack-split-open = O par do { $where } foi separado. Para apostar num par de uma nova mão: { $bets }. Depois “{ play-word-go }”.
blackjack-which-place = para que lugar? { $said }
blackjack-hint-is = Estratégia básica (calculada para muitíssimos baralhos), { $hand } contra { $card }: { $answer }.
blackjack-hint-go = Estratégia básica (calculada para muitíssimos baralhos): sem seguro, sem pagamento de 1 para 1, sem apostas adicionais. “{ play-word-go }”.
blackjack-hint-none = não há agora mão para decidir

## What the bank says of what it does

blackjack-said-card = { $where } recebe { $card }
blackjack-said-card-void = a carta { $card } é inválida
blackjack-said-points = { $where }: { $total }
blackjack-said-behind = { $count ->
    [one] { $said }, com 1 carta depois dela
   *[other] { $said }, com { $count } cartas depois dela
}
blackjack-said-win = { $bet } ganha { $amount }
blackjack-said-lose = { $bet } perde { $amount }
blackjack-said-push = { $bet }: aposta devolvida

## What can be said there

blackjack-help-main-typed = inicial MONTANTE [no lugar 3]
blackjack-help-main = apostar num lugar: o seu ou um livre, ou o que disser
blackjack-help-additional-typed = par 10, setes 5, acima de 13 20
blackjack-help-additional = apostar além disso, se a mesa o oferecer (“{ play-word-bets }”)
blackjack-help-insurance-typed = seguro MONTANTE [no lugar 3]
blackjack-help-insurance = fazer a aposta de seguro contra o ás da banca
blackjack-help-draw-typed = { blackjack-word-draw }
blackjack-help-draw = pedir carta; também { blackjack-word-draw-also }
blackjack-help-stand-typed = { blackjack-word-stand }
blackjack-help-stand = não pedir mais; também { blackjack-word-stand-also }
blackjack-help-double-typed = { blackjack-word-double }
blackjack-help-double = dobrar a aposta por uma carta; também { blackjack-word-double-also }
blackjack-help-split-typed = { blackjack-word-split }
blackjack-help-split = separar um par em duas mãos; também { blackjack-word-split-also }
blackjack-help-surrender-typed = { blackjack-word-surrender } [no lugar 3]
blackjack-help-surrender = desistir por metade da aposta, antes de virem mais cartas
blackjack-help-even-money-typed = { blackjack-word-even-money } [no lugar 3]
blackjack-help-even-money = receber 1:1 por um «black jack» antes da segunda carta da banca
blackjack-help-five-cards-typed = { blackjack-word-five-cards }
blackjack-help-five-cards = receber metade da aposta por cinco cartas
blackjack-help-basic-typed = { blackjack-word-hint }
blackjack-help-basic = o que faria agora a estratégia básica, calculada para muitíssimos baralhos
blackjack-help-cards-typed = { blackjack-word-cards }
blackjack-help-cards = ver as cartas, ou as que restam
blackjack-help-typed-typed = 5h, 5h { blackjack-word-exposed }
blackjack-help-typed = com --typed: a carta que saiu; uma que saiu de face para cima e é inválida
blackjack-help-undue-typed = 9d { blackjack-word-undue }, { blackjack-word-undue } { blackjack-word-unseen }
blackjack-help-undue = antes de pagar: a banca tomou uma carta a mais; sem --typed, “{ play-word-step }” na jogada e depois “{ blackjack-word-undue }”

## Odds

blackjack-strategy-basic = estratégia básica
blackjack-strategy-best-play = estratégia óptima
blackjack-strategy-mixed = Duas letras: depende das próprias cartas; a primeira letra é a resposta mais frequente.
blackjack-strategy-near-prize = Quase prémio: na coluna do valor que falta, a carta aberta é de outro naipe.
blackjack-strategy-about = para quaisquer naipes; com erro até { $bound }
blackjack-strategy-values-are = Valores: o ganho do melhor acto, por 100 unidades da primeira aposta.
blackjack-strategy-values-exact = Valores exactos: o ganho de cada acto por unidade apostada, com a estratégia óptima depois.
blackjack-strategy-values-per = unidade da aposta inicial
blackjack-strategy-edge-is = Vantagem da casa: { $best } pela estratégia óptima ({ $fraction }), { $basic } pela estratégia básica.
blackjack-strategy-best-assumes = A melhor segundo as próprias cartas e a carta aberta da banca; nas mãos separadas, segundo as de cada uma; um lugar, baralhos acabados de baralhar.
blackjack-strategy-no-more-cards = (sem direito a carta)
blackjack-strategy-costs = o que cada opção faz à vantagem da casa, mantendo-se o resto
blackjack-strategy-idle = Sem efeito na aposta inicial: { $options }.
blackjack-strategy-first-two = 2 cartas
blackjack-strategy-cards = { $count } cartas
blackjack-strategy-or-more = { $count } cartas ou mais
blackjack-strategy-hard = sem ás a valer 11
blackjack-strategy-soft = um ás a valer 11
blackjack-strategy-pairs = pares
blackjack-strategy-before-prize = de um naipe, quase prémio
blackjack-strategy-if-not = Colunas: a carta aberta da banca. Onde não se possa D ou R: H, mas S com ás e 7.
blackjack-strategy-never = Seguro e pagamento de 1 para 1: nunca.
blackjack-strategy-assumes = As melhores com muitíssimos baralhos; com poucos, algumas respostas seriam outras.
blackjack-strategy-hand = mão
blackjack-strategy-bank = carta aberta da banca
blackjack-strategy-total = { $total }
blackjack-strategy-soft-total = { $total }, o ás a valer 11
blackjack-strategy-lawful = permitido
blackjack-strategy-none = nada disto
blackjack-strategy-nothing = nada há a decidir

## How one plays

blackjack-by-basic = pela estratégia básica
blackjack-by-table = pela tabela de { $file }

blackjack-round-is = Uma jogada é uma distribuição num lugar, com o que se separa e dobra; a unidade é a aposta inicial.

## Words to type at its tables

blackjack-word-draw = carta
blackjack-word-draw-also = pedir
blackjack-word-stand = ficar
blackjack-word-stand-also = chega
blackjack-word-double = dobrar
blackjack-word-double-also = dd
blackjack-word-split = separar
blackjack-word-split-also = sp
blackjack-word-surrender = desistir
blackjack-word-no-surrender = não desistir
blackjack-word-even-money = 1 para 1
blackjack-word-five-cards = cinco cartas
blackjack-word-match = acompanhar
blackjack-word-hint = sugestão
blackjack-word-cards = cartas
blackjack-word-undue = indevida
blackjack-word-unseen = não vista
blackjack-word-exposed = exposta
