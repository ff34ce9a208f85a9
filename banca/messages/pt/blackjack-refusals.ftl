### Why acts are refused at blackjack, and what is wrong with its record.

## Refusals: the table

refusal-director-must-not-raise-the-number = { $most ->
    [one] { $most } jogador
   *[other] { $most } jogadores
} num lugar: o director da sala ou zona de jogo só pode baixar o número adoptado, que é de { $adopted }, e nunca para menos de 1
refusal-metal-box-must-hold-one-deck = com { $decks } baralhos as cartas não podem ser distribuídas da caixa metálica, que é para um só
refusal-white-card-must-lie-in-the-pack = { $behind } cartas atrás da segunda carta branca: ao todo só há { $cards }
refusal-second-procedure-must-not-use-the-box = o segundo procedimento, com as cartas de face para cima, é só para o «shoe» e o baralhador-distribuidor automático
refusal-equipment-must-be-complete-blackjack = falta na mesa { $lacking ->
    [deck] um baralho
    [layout] um tabuleiro
   *[device] uma caixa metálica, um «shoe» ou um baralhador-distribuidor automático
}
refusal-cards-must-be-whole-decks = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}: a mesa joga com { $decks ->
    [one] { $decks } baralho
   *[other] { $decks } baralhos
}, com todas as cartas uma vez em cada um, e mais nenhuma
refusal-dealing-device-must-be-the-lawful-one = falta na mesa { $device ->
    [box] a caixa metálica
    [shoe] o «shoe»
   *[machine] o baralhador-distribuidor automático
}, de onde saem as cartas de { $decks ->
    [one] { $decks } baralho
   *[other] { $decks } baralhos
}
refusal-white-cards-must-be-as-many-as-prescribed = { $cards ->
    [one] { $cards } carta branca
   *[other] { $cards } cartas brancas
}: { $device ->
    [box] a caixa metálica
   *[shoe] o «shoe»
}, com { $decks ->
    [one] { $decks } baralho
   *[other] { $decks } baralhos
}, tem { $prescribed }
refusal-places-must-be-those-of-the-layout = o tabuleiro mostra { $shown ->
    [one] { $shown } lugar
   *[other] { $shown } lugares
}, e a mesa tem { $places }
refusal-place-must-exist-blackjack-record = “seats” refere o lugar { NUMBER($place, useGrouping: 0) }: nesta mesa os lugares vão de 1 a { $most }

## Refusals: how the cards are prepared

refusal-unfit-cards-must-be-replaced-blackjack = as cartas não estão em condições de reutilização: primeiro são substituídas por novas
refusal-cards-must-be-shuffled-between-rounds = há uma jogada em curso: a banca só baralha quando estiver liquidada
refusal-session-must-end-before-cards-are-prepared-anew-by-white-card = nesta mesa a banca só baralha depois de a segunda carta branca pôr fim à partida
refusal-single-deck-must-have-one-white-card-to-place = a segunda carta branca é para mais do que um baralho: um só baralho corta-se apenas com uma
refusal-single-deck-must-have-one-white-card-to-come-out = com um só baralho não há segunda carta branca que possa sair
refusal-single-deck-must-have-one-white-card-in-a-record = “depth” e “marker_out” são da segunda carta branca, que um só baralho não tem
refusal-white-card-must-be-deep-enough-blackjack = { $behind ->
    [one] { $behind } carta
   *[other] { NUMBER($behind, useGrouping: 0) } cartas
} atrás da segunda carta branca: a mesa adoptou { $least } ou mais, das { $cards } que há
blackjack-comes-first = primeiro, «{ $act }»
refusal-burn-must-keep-its-time-blackjack = agora não se retira nenhuma carta
refusal-act-must-belong-to-the-phase-blackjack-burn = antes de se retirar uma carta, liquida-se o que está por liquidar ou dá-se destino à carta distribuída cedo de mais
refusal-cards-must-be-left = não resta nenhuma carta: primeiro baralham-se as cartas retiradas ou, se não as houver, anula-se a jogada
refusal-cards-must-be-left-to-draw = não resta nenhuma carta que se possa tomar
refusal-white-card-must-come-once-blackjack = a segunda carta branca já saiu
refusal-white-card-must-come-out-of-the-shoe-blackjack = a carta branca sai no lugar de uma carta, e agora não sai nenhuma
refusal-white-card-must-come-in-its-place-too-early = antes da segunda carta branca ainda há { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
refusal-white-card-must-come-in-its-place-too-late = no máximo, { $left ->
    [one] resta { $left } carta
   *[other] restam { $left } cartas
}: a segunda carta branca, com { $behind } atrás, já saiu antes
refusal-white-card-must-come-in-its-place-must-be-out = { $left ->
    [one] resta { $left } carta
   *[other] restam { $left } cartas
}: a segunda carta branca, com { $behind } atrás, tem de ter saído
refusal-white-card-must-come-in-its-place-cannot-be-out = { $left ->
    [one] resta { $left } carta
   *[other] restam { $left } cartas
}: a segunda carta branca, com { $behind } atrás, não pode ter saído
refusal-cards-must-be-marked-once-blackjack = as cartas já foram declaradas sem condições de reutilização
refusal-cards-must-be-replaced-between-sessions = só as cartas declaradas sem condições de reutilização são substituídas por novas, quando a partida terminar
refusal-card-must-be-left-blackjack = já saíram todas as cartas { $card } de { $decks ->
    [one] { $decks } baralho
   *[other] { $decks } baralhos
}
refusal-card-must-be-left-blackjack-record = “seen” contém uma carta mais vezes do que ela existe em { $decks ->
    [one] { $decks } baralho
   *[other] { $decks } baralhos
}
refusal-cards-must-go-back-after-the-round-blackjack = «{ $act }» põe fim a uma jogada distribuída pelo baralhador-distribuidor automático
refusal-cards-must-go-back-after-the-round-blackjack-record = “seen”, “unseen” e “marker_out” não são de um baralhador-distribuidor automático entre jogadas: todas as cartas voltaram a ele
refusal-rounds-must-take-cards = “rounds” é { NUMBER($rounds, useGrouping: 0) }, e nem “seen” nem “unseen” têm cartas: depois de se baralhar é 0

## Refusals: bets

blackjack-selection-hand = o número da mão, de { $least } a { $most }
blackjack-selection-part = o número da parte do par separado, de 1 a { $most }
refusal-stake-must-follow-the-decision = «{ $bet }» não é aposta que se faça à parte: decide-se com o acto «{ $act }», quando a mão estiver em jogo
refusal-place-must-be-free-blackjack = não há lugar livre para { $player }: tem de se dizer em que lugar aposta
refusal-cards-must-be-ready-before-bets = as cartas ainda não estão prontas para se apostar: { $first }
refusal-bets-must-be-made-before-the-first-card-blackjack = a aposta «{ $bet }» faz-se e altera-se antes da primeira carta: as apostas estão encerradas
refusal-hand-must-be-split-to-have-a-number-before-the-deal = a mão só tem número depois de separada: antes da distribuição, «qualquer par» aposta-se apenas no lugar
refusal-hand-must-be-split-to-have-a-number-none-waits = no lugar { $place } nenhuma parte { $part } de um par separado espera pela segunda carta
refusal-hand-must-be-split-to-have-a-number-others-wait = no lugar { $place } nenhuma parte { $part } de um par separado espera pela segunda carta: há { $waiting }
refusal-bets-must-be-made-before-the-second-card = a parte { $part } do par separado já tem a segunda carta: «qualquer par» aposta-se nela antes
refusal-bet-must-stand-once-cards-lie-there = depois de feita, a aposta { $bet ->
    [insurance] de seguro
   *[any-pair] «qualquer par» numa mão separada
} não pode ser retirada
refusal-player-must-keep-to-the-number-of-places = { $player } apostaria em { $places } lugares: o máximo é { $most }
refusal-place-must-not-have-too-many-bettors = { $players } jogadores apostariam no lugar { $place }: o máximo é { $most }
refusal-standing-player-must-bet-on-one-place = sem lugar sentado, { $player } só pode apostar num lugar, e há uma aposta noutro
refusal-occupant-must-be-betting-occupied = o lugar { $place } não está aberto a { $player }: { $occupant }, que o ocupa, não apostou nele
refusal-occupant-must-be-betting-empty = o lugar { $place } não está aberto a { $player }: não o ocupa ninguém que tenha apostado nele
refusal-occupant-must-be-betting-seated-elsewhere = o lugar { $place } não está aberto a { $player }: não o ocupa ninguém que tenha apostado nele; o lugar sentado de { $player } é o { $seat }, e muda-se com «{ $sit }» ou «{ $leave }»
refusal-additional-bet-must-be-besides-an-initial-stake = não há aposta inicial de { $player }: só além dela se faz uma aposta adicional
refusal-additional-bets-must-be-of-one-kind = { $player } tem uma aposta em «{ $other }»: por jogador e jogada, uma só modalidade de aposta adicional
refusal-bet-must-be-on-an-own-hand = não há aposta inicial de { $player } no lugar { $place }: «{ $bet }» aposta-se nas próprias mãos
refusal-bet-must-be-on-a-hand-in-play = não há aposta inicial no lugar { $place }, que não recebe cartas

## Refusals: insurance

refusal-insurance-must-be-on-an-own-stake = não há aposta de { $player } no lugar { $place } sobre a qual se possa fazer a aposta de seguro
refusal-insurance-must-follow-the-first-deal = a aposta de seguro faz-se quando a carta aberta da banca for um ás, e essa carta ainda não foi distribuída
refusal-insurance-must-be-against-an-ace = a carta aberta da banca é { $card }: a aposta de seguro só se faz contra um ás
refusal-insurance-must-precede-additional-cards = a aposta de seguro faz-se antes de qualquer carta adicional e antes da segunda carta da banca
refusal-insurance-must-not-exceed-its-limit = aposta de seguro de { MONEY($amount) }: sobre esta aposta inicial aceita-se, no máximo, { MONEY($most) }

## Refusals: who sits, who stands, who holds the cards

refusal-players-must-keep-their-places = «{ $act }»: ninguém pode mudar de lugar durante a jogada
refusal-seat-must-be-free-blackjack = o lugar sentado { $place } está ocupado por { $player }
refusal-player-must-not-stand-already = { $player } não tem lugar sentado para deixar: «{ $act }» já foi dito antes
refusal-bets-must-be-taken-back-first = há uma aposta de { $player }: tem de ser retirada antes da mudança de lugar sentado (interpretação seats-with-bets)
refusal-player-must-be-at-the-table-unknown = não está à mesa ninguém com o nome { $player }
refusal-player-must-be-at-the-table-left = quem saiu da mesa durante a jogada, como { $player }, já não decide nela
refusal-cards-must-lie-there = não há cartas no lugar { NUMBER($place, useGrouping: 0) }
refusal-open-cards-must-lie-on-the-table = as cartas dos jogadores estão de face para cima: ninguém as pode segurar
refusal-cards-must-not-be-held-already = as cartas do lugar { $place } estão nas mãos de { $player }
refusal-cards-must-be-held-at-their-own-place = não cabe a { $player } segurar as cartas do lugar { $place }
refusal-cards-must-be-held-by-the-occupant = não cabe a { $player } segurar as cartas do lugar { $place }: quem o ocupa é { $occupant }
refusal-cards-must-be-handled-by-the-bank = não cabe a { $player } segurar as cartas do lugar { $place }: só apostaram nele jogadores de pé, e apenas a banca as pode manusear

## Refusals: several players on a place

refusal-place-must-be-decided-by-its-bettors = não há aposta de { $player } no lugar { NUMBER($place, useGrouping: 0) }: quem está noutros lugares não decide nele
refusal-place-must-be-decided-by-its-bettors-nowhere = não há aposta de { $player } em nenhum lugar: quem não apostou num lugar não decide nele
refusal-place-must-be-decided-by-its-decider = as decisões no lugar { $place } cabem a { $decider }, e não a { $player }
refusal-match-must-follow-a-split-or-double = acompanha-se uma separação ou uma aposta dobrada logo a seguir, antes da próxima carta: agora não há nenhuma
refusal-match-must-not-come-after-declining = { $player } já acompanhou, já prescindiu de o fazer ou perdeu o que tinha nessa mão
refusal-act-must-belong-to-the-phase-blackjack-deal-on = «{ $act }» só tem lugar depois de uma separação ou de uma aposta dobrada que outros possam acompanhar
refusal-players-must-not-influence-other-places = o lugar { $place } ainda não decidiu: quem está noutro lugar não o pode influenciar

## Refusals: what a hand may do, and when

refusal-cards-must-be-dealt-first-to-decide = «{ $act }»: os jogadores só decidem quando tiverem as primeiras cartas
refusal-cards-must-be-dealt-first-to-ask = «{ $act }»: só depois da distribuição inicial, e de liquidado o que está por liquidar
refusal-act-must-belong-to-the-phase-blackjack-decision = «{ $act }»: há outro passo a dar primeiro
refusal-act-must-belong-to-the-phase-blackjack-hear = «{ $act }»: a banca dirige-se aos lugares depois da distribuição inicial
refusal-places-must-decide-from-the-left = o lugar { $first } ainda não tomou a decisão final: o lugar { $place } vem depois
refusal-card-must-come-first = «{ $act }»: primeiro, a mão { $hand } do lugar { $place } tem de receber uma carta
refusal-final-decision-must-stand = «{ $act }»: a mão { $hand } do lugar { $place } está terminada ({ $why ->
    [stand] não pediu mais cartas
    [doubled] aposta dobrada
    [aces] ases separados
    [paid] liquidada
    [over-21] rebentou
    [special-prize] prémio especial
    [surrender] desistência
   *[twenty-one] 21 pontos
})
refusal-split-aces-must-get-one-card = um ás separado só recebe uma carta
refusal-hand-of-21-must-get-no-card = uma mão de 21 pontos não recebe mais cartas
refusal-split-must-be-of-a-pair = { $cards }: as duas primeiras cartas só podem ser separadas se { $by ->
    [points] tiverem os mesmos pontos
   *[rank] forem da mesma denominação
}
refusal-aces-must-not-be-split-again = os ases separam-se em { $most } mãos, no máximo: já há { $hands }
refusal-pair-must-be-split-once = nesta mesa um par só pode ser separado uma vez
refusal-split-must-not-have-been-passed-up = o lugar { $place } já antes decidiu não separar
refusal-split-hands-must-not-be-too-many = um par separa-se em { $most } mãos, no máximo
refusal-double-must-be-on-the-first-two-cards = { $cards }: a aposta só pode ser dobrada com as duas primeiras cartas
refusal-double-must-not-be-on-a-split-hand = nesta mesa não se pode dobrar numa mão separada
refusal-double-must-be-on-eleven = { $cards }: a aposta só pode ser dobrada com um total de { $total } pontos
refusal-double-must-be-on-eleven-on-blackjack = um ás com um dez ou uma figura é «black jack», e não 11 pontos
refusal-stake-must-lie-on-the-hand = não há aposta de { $player } nesta mão
refusal-stake-must-lie-on-the-hand-settled = a aposta de { $player } já está liquidada
refusal-stake-must-lie-on-the-hand-to-add-to = a aposta de { $player } nesta mão já está liquidada: nada há para { $act ->
    [split] separar
   *[double] dobrar
}
refusal-stake-must-lie-on-the-hand-to-surrender = { $player } recebeu o pagamento de 1 para 1 no lugar { $place }, que é definitivo: não resta aposta de que desistir
refusal-stake-must-equal-the-initial-one = { MONEY($amount) } para { $act ->
    [split] separar
   *[double] dobrar
}: o montante é exactamente o da aposta inicial, { MONEY($initial) }

## Refusals: surrender, even money, five cards

refusal-decision-on-surrender-must-stand-decided = o lugar { $place } já decidiu sobre a desistência: a decisão não pode ser alterada
refusal-decision-on-surrender-must-stand-surrendered = o lugar { $place } desistiu da jogada: a decisão não pode ser alterada
refusal-surrender-must-not-be-against-an-ace = a carta aberta da banca é um ás: não se pode desistir da jogada
refusal-surrender-must-precede-additional-cards = já foi distribuída na mesa uma carta adicional, ou a segunda da banca: a desistência decide-se antes
refusal-surrender-must-precede-other-decisions = o lugar { $place } já tomou uma decisão sobre a mão
refusal-even-money-must-be-for-a-blackjack-split = 21 pontos numa aposta separada não são «black jack»
refusal-even-money-must-be-for-a-blackjack-none = o lugar { $place } não tem «black jack», ou pediu mais uma carta
refusal-even-money-must-be-against-an-ace-or-ten = a carta aberta da banca é { $card }: tem de ser um ás, uma figura ou um dez
refusal-even-money-must-precede-the-second-card = já se conhece a segunda carta da banca: o pagamento de 1 para 1 pede-se antes
refusal-five-card-payment-must-be-offered = esta mesa não oferece o pagamento por cinco cartas
refusal-five-cards-must-be-claimed-in-turn = o pagamento pede-se na vez do próprio jogador, antes da segunda carta da banca
refusal-five-cards-must-not-be-against-an-ace = a primeira carta aberta da banca é um ás: a mão segue o seu curso normal
refusal-hand-must-be-of-five-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}: o pagamento só cabe a exactamente cinco, antes de se pedir outra
refusal-hand-must-be-of-five-cards-none-drawn = ainda não foi distribuída nenhuma carta adicional

## Refusals: the deal

refusal-act-must-belong-to-the-phase-blackjack-cards-not-ready = as cartas ainda não estão prontas para uma jogada: { $first }
refusal-act-must-belong-to-the-phase-blackjack-close-bets = «{ $act }» encerra as apostas antes da distribuição
refusal-act-must-belong-to-the-phase-blackjack-card = há outro passo a dar antes desta carta
refusal-act-must-belong-to-the-phase-blackjack-face-down = a segunda carta da banca põe-se de face para baixo depois da distribuição inicial
refusal-act-must-belong-to-the-phase-blackjack-reshuffle = «{ $act }» não tem lugar neste momento: não é precisa nenhuma carta
refusal-bets-must-be-made-first = ninguém apostou: não se distribuem cartas
refusal-cards-must-be-ready-before-the-deal = ainda não se distribuem cartas: { $first }
refusal-card-must-be-asked-for = é a vez de o lugar { $place } decidir: ainda não pediu carta
refusal-card-must-be-asked-for-how = é a vez de o lugar { $place } decidir: ainda não pediu carta; { $how }
refusal-cards-must-be-dealt-in-order-blackjack-seat = a próxima carta vai para { $right }, e não para { $wrong }
refusal-cards-must-be-dealt-in-order-blackjack-seat-to-ask = a próxima carta vai para { $right }, e não para { $wrong }: { $how }
refusal-cards-must-be-dealt-in-order-blackjack-hand = a próxima carta vai para { $seat }, mão { $right }, e não para a mão { NUMBER($wrong, useGrouping: 0) }
refusal-bank-must-not-draw-on-17 = a banca tem 17 pontos ou mais e não pode tomar cartas: a carta tomada apesar disso regista-se com «{ $act }»
refusal-bank-must-wait-for-the-players = o lugar { $place } ainda não decidiu: a segunda carta da banca vem depois (se for distribuída cedo de mais: «{ $act }»)
refusal-bank-must-have-one-card = só da caixa metálica se distribui à banca uma carta de face para baixo
refusal-cards-must-have-run-out-to-reshuffle = ainda restam cartas: distribuem-se antes de se baralharem outras
refusal-cards-must-have-run-out-to-cancel = ainda restam cartas, ou há cartas retiradas para baralhar, ou não é precisa nenhuma
refusal-discards-must-be-there = todas as cartas estão em jogo: não há cartas retiradas para baralhar
refusal-card-must-go-to-a-place-unknown = { $to } não é um lugar nem a banca: um lugar é um número, como 1, e a banca é “bank”
refusal-card-must-go-to-a-place-none-of-the-table = { $to } não é nenhum dos { $places } lugares da mesa
blackjack-how-to-ask = as cartas pedem-se com «{ $draw }», «{ $double }» ou «{ $split }»
blackjack-seat-place = o lugar { NUMBER($place, useGrouping: 0) }
blackjack-seat-bank = a banca
blackjack-seat-discard = o recipiente junto da mesa

## Refusals: mistakes in dealing

refusal-card-must-go-where-it-should-have = a carta { $card }, distribuída cedo de mais, é a próxima: vai para { $to }
refusal-card-must-have-come-face-up-none-came = «{ $act }» diz-se de uma carta logo que ela sai: não saiu nenhuma
refusal-card-must-have-come-face-up-turned-up = a carta da banca foi virada como está prescrito: isso não a torna inválida
refusal-mistake-must-be-in-dealing-none-dealt = só durante a distribuição pode uma carta ir para o lugar errado: agora não se distribuem cartas
refusal-mistake-must-be-in-dealing-no-mistake = a próxima carta é para { $to }: não há erro
refusal-mistake-must-be-in-dealing-none-astray = «{ $act }»: nenhuma carta foi para o lugar errado
refusal-mistake-must-be-put-right-first = já houve uma carta que foi para o lugar errado: o erro rectifica-se antes de se distribuir outra
refusal-act-must-belong-to-the-phase-blackjack-before-correction = primeiro rectifica-se a distribuição da carta que foi para o lugar errado
refusal-act-must-belong-to-the-phase-blackjack-before-discard = antes de tudo o mais, mostra-se e retira-se a carta que não pertence a nenhuma mão
refusal-round-must-be-cancelled-for-a-cause-missing = falta a causa (why): pode ser “misdeal” (um erro na distribuição que não se pode rectificar) ou “cards-run-out” (não resta nenhuma carta, nem há outras para baralhar)
refusal-round-must-be-cancelled-for-a-cause-unknown = { $why } não é causa: pode ser “misdeal” (um erro na distribuição que não se pode rectificar) ou “cards-run-out” (não resta nenhuma carta, nem há outras para baralhar)
refusal-round-must-not-be-void-blackjack = a jogada foi anulada ({ $why ->
    [misdeal] erro na distribuição
   *[cards-run-out] falta de cartas
}), e com ela todas as suas cartas: todas as apostas são devolvidas
refusal-round-must-not-be-void-already-blackjack = a jogada já foi anulada
refusal-deal-must-have-begun-blackjack = ainda não foi distribuída nenhuma carta da jogada
refusal-bank-must-have-finished-drawing = «{ $act }»: a banca ainda não tomou todas as suas cartas, ou não tem nenhuma a tomar
refusal-unseen-card-must-keep-its-place = nesta mesa é válida uma carta que não tenha sido mostrada, e é ela a próxima a sair («{ $act }»)
refusal-undue-card-must-be-void = a carta tomada indevidamente é inválida, mesmo que ninguém a tenha visto («{ $act }»)

## Refusals: settlement

refusal-round-must-be-settled-first-blackjack = a jogada ainda não chegou ao fim nem está liquidada
refusal-round-must-be-under-way-blackjack = a jogada terminou: é preciso abrir primeiro a seguinte
refusal-act-must-belong-to-the-phase-blackjack-nothing-due = ainda nada está por liquidar

## Errors

blackjack-record-depth = “depth” vai de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) } cartas, ou é o adoptado; não pode ser { $depth }
blackjack-record-device = “device” é { $devices }, ou desconhecido; não pode ser { $device }
blackjack-record-number = “{ $name }” é um número inteiro de 0 a { NUMBER($most, useGrouping: 0) }; não pode ser { $value }
blackjack-record-flags = “marker_out”, “used_up” e “unfit” são true ou false
blackjack-record-cards = saíram mais cartas do que há em { $packs ->
    [one] { $packs } baralho
   *[other] { $packs } baralhos
}
blackjack-record-standing = “standing” enumera os que apostam sem lugar sentado, como em ["ana"]
blackjack-record-standing-or-seated = “standing” indica alguém que tem um lugar em “seats”
blackjack-no-rule = { $edition } não tem regra sobre { $topic }
