### Why acts are refused at a table of stud poker, and what is wrong with its sums and its record.

## What refusals name

stud-poker-seat = { $seat ->
    [croupier] «croupier»
   *[box] lugar { $seat }
}
stud-poker-bet = { $bet ->
    [ante] aposta inicial
    [raise] aposta adicional
   *[progressive-jackpot] aposta no «jackpot progressivo»
}
stud-poker-hand = { $hand ->
    [royal-flush] «naipe real»
    [straight-flush] «sequência de naipe»
    [four-of-a-kind] «quatro cartas iguais»
    [full-house] «trio-par»
   *[flush] «naipe ou cor»
}
stud-poker-void-cause = { $why ->
    [wrong-manner] forma de distribuição incorrecta
    [wrong-count] número de cartas incorrecto
    [two-cards-exposed] duas cartas expostas por engano
   *[shuffler-malfunction] mau funcionamento do baralhador
}

## Refusals: the equipment

refusal-table-must-have-shoe-or-shuffler = a mesa não tem «shoe» nem baralhador: precisa de um deles
refusal-table-must-have-a-shoe = as cartas distribuem-se com o «shoe»: a mesa não tem nenhum
refusal-white-card-must-be-one = cartas brancas: { $cards }; o baralho corta-se com uma
refusal-table-must-have-a-shuffler = as cartas distribuem-se com o baralhador: a mesa não tem nenhum
refusal-table-must-have-a-jackpot-display = a mesa não tem o sistema electrónico do «jackpot», com expositor
refusal-pack-must-be-one = baralhos: { $packs }; joga-se com um
refusal-pack-must-be-complete = o baralho tem de ter cada uma das { $cards } cartas uma só vez, e nenhuma outra

## Refusals: before the deal

refusal-failed-shuffler-must-be-replaced = o baralhador funciona mal: nada se pode distribuir com ele até ser substituído
refusal-shoe-must-be-used-instead = o baralhador funciona mal: usa-se o «shoe» em vez dele
refusal-cards-must-be-shuffled = primeiro baralham-se as cartas, antes de cada jogada (interpretação shuffled-every-round)
refusal-cards-must-be-cut = primeiro o «croupier» corta o baralho com a carta branca
refusal-white-card-must-go-to-the-bottom = primeiro a carta branca vai para o fim do baralho
refusal-pack-must-go-into-the-shoe = primeiro o baralho entra no «shoe»
refusal-bets-must-be-closed-first = as apostas estão abertas até se anunciar que não há mais apostas
refusal-act-must-belong-to-the-phase-stud-poker-given-back = primeiro devolve-se a aposta no «jackpot» que foi transferida
refusal-act-must-belong-to-the-phase-stud-poker-shuffler = «{ $act }» não tem lugar com o baralhador, que baralha ele próprio as cartas e as distribui
refusal-croupier-must-cut = quem corta o baralho é o «croupier», e não um jogador: { $by } não pode cortar

## Refusals: bets

refusal-bets-must-be-made-before-the-first-card-stud-poker = a { stud-poker-bet } faz-se antes da primeira carta: as apostas estão encerradas
refusal-stakes-must-stay-until-decided = as apostas estão encerradas: nenhuma se altera nem se retira
refusal-bettor-must-bet-on-one-box-betting = { $player } tem o lugar { NUMBER($own, useGrouping: 0) } e não pode apostar noutro, como o lugar { NUMBER($box, useGrouping: 0) }
refusal-box-must-have-one-bettor = o lugar { NUMBER($box, useGrouping: 0) } é de { $owner }: mais ninguém pode apostar nele
refusal-box-must-be-free = os { $boxes } lugares estão todos ocupados: não há nenhum para { $player }
refusal-ante-must-come-first = primeiro faz-se a aposta inicial: { $player } não a tem no lugar { NUMBER($box, useGrouping: 0) }
refusal-jackpot-space-must-hold-one-bet-carried = { $player } já tem uma aposta no «jackpot»: a que foi transferida de uma jogada nula ocupa o espaço
refusal-jackpot-space-must-hold-one-bet-placed = { $player } já tem uma aposta no «jackpot»: o espaço leva uma só
refusal-jackpot-stake-must-be-the-posted-one-bet = a aposta no «jackpot» é de { MONEY($posted) }, e não de { MONEY($stake) }
refusal-jackpot-stake-must-be-the-posted-one-withdrawn = a aposta no «jackpot» é de { MONEY($posted) }: ou se retira toda, ou nada
refusal-carried-jackpot-bet-must-stay = esta aposta foi transferida de uma jogada nula: a transferência é automática, e ela tem de ficar
refusal-jackpot-bet-must-have-an-ante = no lugar está uma aposta no «jackpot», que não pode existir sem aposta inicial: tem de ser retirada primeiro
refusal-jackpot-must-be-posted = esta mesa não tem «jackpot»: não anuncia as somas que ele exige ({ $sums })
refusal-jackpot-sums-must-be-posted = uma mesa com «jackpot» anuncia todas as suas somas, ou nenhuma; esta não pode abrir, pois falta: { $missing }
refusal-carried-bets-must-have-a-jackpot = foram transferidas apostas no «jackpot» para esta jogada: a mesa tem de anunciar o seu «jackpot»
refusal-carried-bets-must-have-fed-the-pool = o valor do «jackpot» é de { MONEY($shown) }, menos do que deram ao bolo as apostas de { MONEY($staked) } que foram transferidas

## Refusals: the deal

refusal-boxes-must-put-up-an-ante = em nenhum lugar há aposta inicial: não se distribuem cartas
refusal-hands-must-have-five-cards-all = cada mão tem as suas { $cards } cartas: não se distribuem mais
refusal-hands-must-have-five-cards-held = o { stud-poker-seat } já tem cartas
refusal-hands-must-have-five-cards-count = uma mão tem { $cards } cartas, e não { $given }
refusal-hands-must-have-five-cards-stray = { $given ->
    [one] { $given } carta
   *[other] { $given } cartas
} para o lugar { NUMBER($box, useGrouping: 0) }, que tem { $there }: uma mão tem { $cards }
refusal-cards-must-be-dealt-in-order-stud-poker = a carta seguinte é para o { $next }, e não para o { $to }; uma mão inteira regista-se com o acto “hand”
refusal-card-must-be-of-the-pack-stud-poker = { $card } não é uma carta do baralho: uma carta escreve-se com o valor e o naipe, como “Ah” ou “Td”
refusal-card-must-be-dealt-once = a carta { $card } já foi distribuída: o jogo tem um só baralho
refusal-place-must-exist-stud-poker = não existe o lugar { $seat }: as cartas são para os lugares de 1 a { $boxes } e para o «croupier»
refusal-cards-must-go-to-boxes-with-a-bet = o lugar { NUMBER($box, useGrouping: 0) } não tem aposta inicial e não recebe cartas; lugares que a têm: { $boxes }
refusal-cards-must-go-to-boxes-with-a-bet-none = o lugar { NUMBER($box, useGrouping: 0) } não tem aposta inicial e não recebe cartas: nenhum lugar a tem

## Refusals: what goes wrong in the deal

refusal-round-must-not-be-void-stud-poker = a jogada é nula ({ stud-poker-void-cause }): as apostas devolvem-se, e as apostas e a distribuição recomeçam na seguinte
refusal-void-must-have-its-cause-stud-poker = { $why } não é causa de nulidade: são-no “wrong-manner” (forma de distribuição incorrecta) e “wrong-count” (número de cartas incorrecto)
refusal-round-must-not-be-void-already-stud-poker = a jogada já é nula: { stud-poker-void-cause }
refusal-deal-must-have-begun-stud-poker = ainda não saiu nenhuma carta: uma distribuição errada só se pode notar a partir da primeira
refusal-misdeal-must-be-found-before-the-cards-are-cleared = a jogada está liquidada e as cartas foram recolhidas: o que se distribuiu mal fica para a casa rever
refusal-card-must-be-exposed-in-the-deal = o artigo 11.º respeita à distribuição, que já acabou: o que um jogador mostra depois fica registado (interpretação cards-shown-by-bettors)
refusal-card-must-have-been-dealt = o { stud-poker-seat } não tem carta { NUMBER($number, useGrouping: 0) } que possa ter sido exposta: até agora recebeu { $dealt }
refusal-card-must-be-exposed-once = a carta { NUMBER($number, useGrouping: 0) } do { stud-poker-seat } já está exposta
refusal-prescribed-card-must-not-count-as-exposed = a quinta carta do «croupier» está de face para cima como está prescrito: não há engano
refusal-box-must-have-no-bet = o lugar { NUMBER($box, useGrouping: 0) } tem uma aposta: as cartas que recebe são a sua mão
refusal-shuffler-must-be-in-use = as cartas distribuem-se com o «shoe»: não há baralhador que possa funcionar mal

## Refusals: decisions

refusal-decision-must-be-the-bettors-own = { $player } não tem aposta inicial nesta mesa: nada tem a decidir
refusal-bettor-must-bet-on-one-box-deciding = { $player } tem o lugar { NUMBER($own, useGrouping: 0) } e decide só por ele, e não pelo lugar { NUMBER($box, useGrouping: 0) }
refusal-cards-must-be-looked-at-first = os jogadores decidem depois de verem as suas cinco cartas, que ainda não foram distribuídas
refusal-hand-must-be-taken-first = primeiro recolhe-se a mão sem aposta adicional
refusal-decisions-must-keep-the-order-of-the-deal = o lugar { NUMBER($first, useGrouping: 0) } decide antes do lugar { NUMBER($box, useGrouping: 0) }: os lugares decidem pela ordem da distribuição
refusal-decision-must-stand-folded = o lugar { NUMBER($box, useGrouping: 0) } não fez a aposta adicional: a mão está perdida e as cartas são recolhidas
refusal-decision-must-stand-raised = o lugar { NUMBER($box, useGrouping: 0) } fez a aposta adicional: nada se lhe acrescenta nem se lhe retira
refusal-raise-must-be-twice-the-ante = uma aposta adicional de { MONEY($stake) }: tem de ser exactamente o dobro da inicial, { MONEY($twice) }
refusal-bettors-must-decide-first = o lugar { NUMBER($box, useGrouping: 0) } ainda não decidiu se faz a aposta adicional: o «croupier» não pode abrir

## Refusals: what bettors may not do

refusal-bettor-holding-cards-must-stay = { $player } segura cartas: nem o jogador nem as cartas podem sair da mesa enquanto a mão não for recolhida ou liquidada
refusal-bettors-must-not-talk-while-deciding = ninguém pode conversar nem mostrar cartas enquanto os jogadores lêem as suas para decidir (interpretação talk-while-others-decide)
refusal-bettors-must-not-record-or-forecast = “{ $what }”: nada se pode usar para registar resultados, fazer prognósticos ou preparar estratégias
refusal-bettors-must-not-record-or-forecast-that = nada se pode usar para registar resultados, fazer prognósticos ou preparar estratégias

## Refusals: payment and the end of the round

refusal-act-must-belong-to-the-phase-stud-poker-nothing-due = ainda nada há a liquidar
refusal-round-must-be-under-way-stud-poker = a jogada terminou: é preciso abrir primeiro a seguinte
refusal-round-must-be-settled-first-stud-poker = a jogada ainda não está decidida e liquidada

## Errors

stud-poker-fixed-sum = { MONEY($sum) } não pode ser a soma fixa de { stud-poker-hand }: o mínimo é { MONEY($least) }
stud-poker-jackpot-stake = { MONEY($stake) } não pode ser o montante da aposta no «jackpot»: o mínimo é { MONEY($least) }
stud-poker-jackpot-minimum = o «jackpot» não pode recomeçar em { MONEY($minimum) }: o mínimo é { MONEY($least) }
stud-poker-jackpot-contribution = a parte de uma aposta que vai para o bolo não pode ser { $share }: é de 0 a 1
stud-poker-pool-cannot-show = nenhum bolo pode mostrar { $shown ->
    [one] { NUMBER($shown, useGrouping: 0) } centésimo
   *[other] { NUMBER($shown, useGrouping: 0) } centésimos
} da unidade monetária e ocultar { $hidden }
stud-poker-pool-does-not-balance = as contas do bolo não conferem: entrou { $sum }, de que só se conhece { $known }
stud-poker-record-object = “{ $name }” é um objecto com { $keys }
stud-poker-record-shuffler-failed = “shuffler_failed” é true ou false, e não { $value }
stud-poker-record-pool = “pool”: { $why }
stud-poker-record-sum = “{ $name }” do bolo é um número inteiro de centésimos da unidade monetária, zero ou mais, e não { $value }
stud-poker-record-share = “{ $name }” do bolo são centésimos da unidade monetária escritos como “p/q”{ $name ->
    [hidden] , zero ou mais
   *[contributed] { "" }
}, e não { $value }
stud-poker-record-carried = só se transferem apostas “progressive-jackpot”, cada uma num lugar de 1 a { $places }: a de { $player } em “{ $bet }” não se transfere
stud-poker-record-carried-twice = foram transferidas duas apostas no «jackpot» para { $single ->
    [place] o mesmo lugar
   *[player] o mesmo jogador
}: cada jogador tem um só lugar
