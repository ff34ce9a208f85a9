### Why acts of pai kau are refused, and what is wrong with its records.

## Refusals: equipment and seats

refusal-set-must-be-complete = o jogo de pedras tem de conter as { $tiles } pedras da Tabela 1, cada uma tantas vezes quantas a tabela indica, e nenhuma outra
refusal-dice-must-be-four = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}: o banqueiro agita { $prescribed }
refusal-place-must-exist-pai-kau = não existe o lugar { NUMBER($place, useGrouping: 0) }: os lugares vão de 1 a { $last }

## Refusals: what comes first

refusal-void-deal-must-be-gathered-first = ficaram expostas duas pedras do banqueiro: a distribuição é nula e recolhem-se primeiro todas as pedras
refusal-tiles-must-be-shuffled-first = primeiro baralham-se as pedras
refusal-dice-must-be-shaken-first = primeiro o banqueiro agita os dados
refusal-dice-must-be-counted-first = primeiro somam-se os dados e conta-se a partir do banqueiro
refusal-tiles-must-all-be-dealt-first = primeiro distribuem-se todas as pedras, quatro a cada lugar
refusal-seats-must-be-arranged-first = primeiro dispõem-se as pedras de todos os lugares
refusal-seats-must-be-arranged-first-waiting = nem todos os lugares dispuseram as suas pedras: { $count ->
    [one] falta o lugar { $seats }
   *[other] faltam os lugares { $seats }
}
refusal-tiles-must-be-turned-up-first = primeiro viram-se as pedras, a começar pelas do banqueiro
refusal-manner-of-dealing-must-be-declared = o banqueiro ainda não declarou o modo de distribuição, o que deve fazer antes de agitar os dados
refusal-stakes-must-be-closed-first = ainda se pode apostar, até o banqueiro pegar no copo
refusal-bank-must-have-its-capital = nenhum banqueiro colocou na mesa o seu capital
refusal-stakes-must-lie-before-the-shake = não há apostas contra a banca: nada está em jogo
refusal-round-must-be-under-way-pai-kau = a jogada terminou: é preciso abrir primeiro a seguinte
refusal-round-must-be-settled-first-pai-kau = a jogada ainda não chegou ao fim nem foi liquidada
refusal-nothing-must-be-played-without-a-round = não há jogada: apostas e capital são devolvidos (interpretação nothing-at-stake)

## Refusals: bets on seats

refusal-bet-must-name-a-seat-co-bet = { $player } não tem lugar em que apostar: a aposta conjunta indica o lugar
refusal-bet-must-name-a-seat-none-free = { $player } não tem lugar em que apostar: não há lugar livre
refusal-seat-with-co-bets-must-have-its-own-stake = há no lugar { $place } apostas conjuntas de { $players }: essas retiram-se primeiro (interpretação seat-with-co-bets)
refusal-capital-must-stand-after-the-shake = o banqueiro pegou no copo: o capital da jogada não pode ser alterado
refusal-stakes-must-stand-after-the-shake = o banqueiro pegou no copo: as apostas não podem ser alteradas nem mudadas para outro lugar
refusal-bets-must-be-made-before-the-shake = o banqueiro pegou no copo: as apostas fazem-se antes de ele agitar os dados
refusal-house-must-only-back-seat = a casa não pode apostar em nenhum lugar: só pode apoiar o banqueiro
refusal-house-must-only-back-bank = a casa não pode ter a banca: só pode apoiar o banqueiro
refusal-banker-must-not-bet-other-side = o lugar { $place } tem a banca: { $banker } é a outra parte de todas as apostas (interpretação banker-stakes-elsewhere)
refusal-banker-must-not-bet-stake-first = { $player } tem uma aposta no lugar { $place }: deve retirá-la antes de ter a banca (interpretação banker-stakes-elsewhere)
refusal-bankers-seat-must-hold-no-stakes = há apostas no lugar { $place }: retiram-se antes de esse lugar ter a banca (interpretação banker-stakes-elsewhere)
refusal-backers-seat-must-hold-no-stakes-from-it = { $player } apoia o banqueiro a partir do lugar { $place }, que nesta jogada não recebe apostas
refusal-backers-seat-must-hold-no-stakes-own = { $player } apoia o banqueiro: o lugar que for seu não recebe apostas (interpretação backer-own-seat)
refusal-backers-seat-must-hold-no-stakes-bet-on = há apostas no lugar { $place }: o lugar do jogador que apoia o banqueiro não recebe nenhuma
refusal-seat-of-another-must-be-co-bet-on = o lugar { $place } é de { $owner }: quem nele apostar também faz uma aposta conjunta
refusal-co-bet-must-be-on-the-seat-of-another = { $player } não pode fazer uma aposta conjunta no lugar { $place }, que { $whose ->
    [nobody] não é de ninguém
   *[own] é o seu
}: trata-se de uma aposta no lugar

## Refusals: the bank

refusal-bank-must-be-held-by-the-seat-entitled-none = todos os lugares a que a banca podia caber a recusaram ou ficaram vazios: não há jogada (interpretação bank-rotation)
refusal-bank-must-be-held-by-the-seat-entitled-another = a banca cabe a { $entitled }, no lugar { $seat }, que não a recusou, e não a { $player }, no lugar { $place }
refusal-bank-must-pass-on-after-two-rounds = { $player } já teve a banca durante { $rounds } jogadas e, para mais uma, falta o consentimento de outros lugares ({ $seats }): a banca passa ao lugar { $next }
refusal-bank-must-be-passed-before-it-is-held = { $banker } tem a banca nesta jogada: só se pode passá-la antes de ser aceite
refusal-bank-must-be-passed-by-the-seat-entitled-none = { $place ->
    [0] não cabe a { $player } recusar a banca: ninguém tem precedência
   *[other] não cabe a { $player }, no lugar { $place }, recusar a banca: ninguém tem precedência
}
refusal-bank-must-be-passed-by-the-seat-entitled-another = { $place ->
    [0] não cabe a { $player } recusar a banca: cabe a { $entitled }, no lugar { $seat }
   *[other] não cabe a { $player }, no lugar { $place }, recusar a banca: cabe a { $entitled }, no lugar { $seat }
}
refusal-consent-must-be-to-another-round = o consentimento dá-se antes de alguém ter a banca, e a um banqueiro que a teve durante { $rounds } jogadas
refusal-consent-must-be-of-the-other-seats = { $place ->
    [0] { $player } não tem voz; cabe consentir aos lugares seguintes: { $seats }
   *[other] { $player } não tem voz no lugar { $place }; cabe consentir aos lugares seguintes: { $seats }
}
refusal-consent-must-be-of-the-other-seats-none = { $place ->
    [0] { $player } não tem voz: não há lugares a que caiba consentir
   *[other] { $player } não tem voz no lugar { $place }: não há lugares a que caiba consentir
}
pai-kau-seat-of = { $place } ({ $player })
refusal-seat-must-be-left-before-the-bank-is-held = o lugar da jogada anterior só se pode deixar antes de alguém ter a banca (interpretação bank-rotation)
refusal-seat-must-be-left-by-its-player = { $place ->
    [0] { $player } não tomou parte na jogada anterior, ou já saiu: não tem lugar a deixar
   *[other] { $player } não tomou parte na jogada anterior no lugar { $place }, ou já saiu: não tem lugar a deixar
}
refusal-seat-must-be-left-without-stakes = { $player } tem uma aposta no lugar { $place }: deve retirá-la antes de sair
refusal-capital-and-winnings-must-stay-for-the-second-round = um capital de { MONEY($capital) } não basta: { $player } ganhou a sua primeira jogada e tem de deixar { MONEY($least) } ou mais
refusal-banker-must-be-one = { $banker } tem a banca no lugar { $place }: em cada jogada há um só banqueiro
refusal-backing-must-be-announced-before-the-shake = o banqueiro pegou no copo: nesta jogada já ninguém o pode apoiar
refusal-house-must-have-chosen-to-back = nesta mesa a casa não apoia o banqueiro
refusal-house-must-have-no-seat = a casa apoia o banqueiro sem ocupar lugar
refusal-capital-must-be-handed-to-the-banker = ainda não há banqueiro a quem entregar o capital
refusal-banker-must-be-backed-from-another-seat = { $banker } é o banqueiro: o que se acrescenta no lugar { $place } é capital dele próprio
refusal-backer-must-have-a-seat = { $player } não tem lugar, nem há nenhum livre: só jogadores de outros lugares podem apoiar o banqueiro
refusal-backer-must-have-one-seat = { $player } apoia o banqueiro a partir do lugar { $place }: cada apoiante tem um só lugar, o seu
refusal-bank-with-backers-must-stay = foi entregue para esta banca capital de { $players }: esse retira-se primeiro (interpretação bank-with-backers)

## Refusals: shuffle, cut, dice

refusal-act-must-belong-to-the-phase-tiles-shuffled = as pedras desta jogada já foram baralhadas
refusal-cut-must-come-before-the-shake = o banqueiro pegou no copo ou agitou os dados: já ninguém pode cortar
refusal-nobody-must-cut-after-the-banker = o banqueiro cortou: depois dele ninguém pode cortar até as pedras serem baralhadas de novo
refusal-cut-must-be-made-with-one-hand = com { $hands } mãos não se pode cortar: corta-se com uma só
refusal-seat-must-cut-once = o lugar { $place } já cortou (interpretação seat-cuts-once)
refusal-no-more-than-two-seats-must-cut = os lugares { $seats } já cortaram: cortam no máximo dois e, depois, o banqueiro
refusal-cut-must-be-made-by-a-player-of-the-seat-taken = { $player } não pode cortar pelo lugar { $place }: o corte cabe a { $players } (interpretação who-cuts)
refusal-cut-must-be-made-by-a-player-of-the-seat-empty = { $player } não pode cortar pelo lugar { $place }: o corte cabe a quem nele se sentar (interpretação who-cuts)
refusal-manner-must-be-declared-before-the-shake = o banqueiro declara o modo de distribuição antes de pegar no copo
refusal-manner-must-be-declared-by-the-banker-another = é o banqueiro quem declara o modo de distribuição: { $banker }, e não { $player }
refusal-manner-must-be-declared-by-the-banker-none = é o banqueiro quem declara o modo de distribuição: ainda não há banqueiro, e { $player } não o é
refusal-manner-must-be-on-the-list = { $manner } não é modo de distribuição; modos: { $known } (interpretação dealing-manner)
refusal-act-must-belong-to-the-phase-stakes-closed = as apostas desta jogada já estão encerradas
refusal-round-must-be-played = estão na mesa a banca e apostas contra ela: há jogada
refusal-dice-must-be-shaken-by-the-banker = ninguém pode agitar os dados em vez do banqueiro, que é { $banker }: { $player } não pode
refusal-dice-must-show-four-faces = quatro dados mostram, cada um, uma face de 1 a 6, e não { $dice }
refusal-dice-must-be-shaken-once = os dados mostram { $dice }: agitam-se uma só vez
refusal-void-must-have-its-cause-pai-kau = { $why } não é nenhuma destas causas: { $known }
refusal-throw-must-be-void-before-the-deal = já se distribuíram pedras segundo este lançamento, que só antes disso se pode declarar nulo (interpretação void-throw-noticed-late)
refusal-sum-of-the-dice-must-stand = os dados somam { $sum }, e não { NUMBER($said, useGrouping: 0) }: nada se lhes pode acrescentar nem tirar
refusal-act-must-belong-to-the-phase-dice-counted = os dados já foram somados

## Refusals: the deal

refusal-seats-must-have-four-tiles-all-dealt = já se distribuíram todas as pedras, quatro a cada um dos oito lugares: não resta nenhuma
refusal-seats-must-have-four-tiles-count = um lugar tem { $tiles } pedras, e não { $said }
refusal-seats-must-have-four-tiles-stack = o lugar { $place } já tem pedras: uma pilha que ninguém vê
refusal-seats-must-have-four-tiles-known = o lugar { $place } já tem pedras
refusal-tiles-must-be-dealt-from-right-to-left = as pedras seguintes vão para o lugar { $next }, e não para o lugar { $place }; as quatro de um lugar registam-se com o acto «{ $act }»
refusal-tiles-of-an-empty-seat-must-stay-face-down = ninguém aposta no lugar { $place }: a sua pilha vai para lá de face para baixo, ou regista-se com o acto «{ $act }»
refusal-tile-must-be-of-the-set = { $tile } não é uma pedra do jogo: a pedra escreve-se pelas suas pintas, primeiro o número menor, como 4-5
refusal-tile-must-be-left-in-the-set = no jogo há { $copies ->
    [one] uma pedra
   *[other] duas pedras
} { $tile }: já não resta nenhuma
refusal-tiles-of-a-seat-in-play-must-be-looked-at = o lugar { $place } toma parte na jogada: as suas pedras têm de ser vistas
refusal-tile-must-be-exposed-in-dealing = as normas sobre pedras expostas respeitam à distribuição, que já terminou (interpretação exposed-tiles)
refusal-exposed-tile-must-be-the-seats-number = um lugar tem { $tiles } pedras: não há pedra { NUMBER($number, useGrouping: 0) }
refusal-exposed-tile-must-be-the-seats-none-dealt = ao lugar { $place } ainda não foi distribuída nenhuma pedra: nada há que expor
refusal-exposed-tile-must-be-the-seats-no-such = o lugar { $place } não tem { $tile ->
    [none] outra pedra
   *[other] pedra { $tile }
} que possa ficar exposta: { $dealt ->
    [one] { $dealt } distribuída
   *[other] { $dealt } distribuídas
}, sem contar as já expostas
refusal-act-must-belong-to-the-phase-deal-not-void = a distribuição não é nula

## Refusals: arranging and turning up

refusal-seat-must-not-be-excluded-all = todos os lugares com apostas estão excluídos da jogada: não há pedras que se comparem com as do banqueiro (interpretação nothing-at-stake)
refusal-seat-must-not-be-excluded-one = ficaram expostas duas pedras do lugar { $place }: esse lugar não toma parte na jogada
refusal-seat-must-take-part = ninguém aposta no lugar { $place }: as suas pedras não tomam parte na jogada
refusal-arrangement-must-stand-once-the-banker-turns-up = as pedras do banqueiro já foram viradas: ninguém pode retomar as suas nem alterar-lhes a disposição
refusal-larger-capital-must-decide-arranged = { $by ->
    [house] a casa
   *[dealer] o «croupier»
} dispôs as pedras do banqueiro, e é quem decide
refusal-larger-capital-must-decide-capitals = o banqueiro tem { MONEY($banker) } na banca e a casa { MONEY($house) }: decide o banqueiro
refusal-bankers-tiles-must-be-arranged-by-banker-or-house = { $player } apoia o banqueiro e pode ver as pedras: dispõe-nas o banqueiro ou a casa
refusal-tiles-must-be-arranged-by-their-holder-bank = { $player } não tem parte na banca: cabe a { $banker } dispor as pedras dela
refusal-tiles-must-be-arranged-by-their-holder-seat = { $player } não tem aposta no lugar { $place } e não pode tocar nas pedras dos outros
refusal-player-must-arrange-one-seat = { $player } já dispôs as pedras do lugar { $place }: ninguém pode dispor as de mais de um lugar na mesma jogada
refusal-house-way-must-stand = o «croupier» dispôs as pedras do lugar { $place } pelo modo da casa (interpretação late-arrangement)
refusal-tiles-must-be-arranged-by-the-highest-stake = { $holder } segura e dispõe as pedras do lugar { $place }, por ter nele a aposta mais elevada, e não { $player }
refusal-arrangement-must-be-of-the-seats-own-tiles = as pedras do lugar { $place } são { $tiles }, e não { $said }
refusal-tiles-must-be-laid-in-two-groups-of-two = { $front } e { $back } pedras: as { $tiles } colocam-se em dois grupos de duas
refusal-house-way-must-be-for-tiles-not-arranged = as pedras do lugar { $place } já foram dispostas { $by ->
    [dealer] pelo «croupier»
    [house] pela casa
   *[other] por { $by }
}
refusal-house-way-must-wait-for-the-player = cabe a { $player } dispor as pedras do lugar { $place }: a mesa não fixou tempo para isso (interpretação late-arrangement)
refusal-bankers-tiles-must-be-turned-up-by-the-banker = as pedras da banca são viradas por { $banker } ou pelo «croupier», e não por { $by }
refusal-tiles-must-be-turned-up-by-the-dealer = as pedras que um jogador colocou na mesa só podem ser viradas pelo «croupier», e não por { $by }
refusal-tiles-must-be-turned-up-once = as pedras do lugar { $place } já foram viradas
refusal-tiles-must-be-turned-up-in-order = as pedras do lugar { $first } viram-se antes das do lugar { $place } (interpretação turning-order)

## Refusals: conduct at the table

refusal-tiles-must-have-been-dealt = não há pedras no lugar { $place }
refusal-player-must-not-touch-tiles-of-other-seats = não cabe a { $player } segurar as pedras do lugar { $place }: ninguém pode tocar nas de outros lugares
refusal-tiles-must-be-held-by-one-player = { $player } segura as pedras do lugar { $place }, e mais ninguém
refusal-tiles-must-be-held-by-one-player-dealer = o «croupier» segura as pedras do lugar { $place }, e mais ninguém
refusal-player-must-not-speak-about-anothers-tiles = { $player } não dispõe as pedras do lugar { $place }: ninguém pode falar sobre a disposição das pedras de outro
refusal-breach-must-be-on-the-list = { $what } não é uma infracção dos jogadores; infracções: { $known }
refusal-breach-must-be-of-a-player-of-the-round = { $player } não tem aposta nem capital na jogada
refusal-set-must-be-replaced-between-rounds = a jogada está em curso: acaba-se com o jogo de pedras que foi baralhado para ela

## Errors

pai-kau-bank-must-be-an-object = “bank” é um objecto com { $keys }
pai-kau-bank-field = “{ $name }” da banca é { $meaning }, e não { $value }
pai-kau-bank-seat = “seat” da banca é um número de 1 a { $last }, e não { $value }
pai-kau-bank-won = “won” da banca é um número inteiro de centésimos da unidade monetária, no máximo o capital, e não { $value }
pai-kau-bank-bettors = “bettors” da banca indica, para lugares que não o seu, como “3”, o jogador que aí tinha apostado
