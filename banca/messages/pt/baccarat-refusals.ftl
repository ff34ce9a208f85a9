### Why acts are refused at a table of baccarat, and what is wrong with its record.

## What refusals name

baccarat-bet = { $bet ->
    [player] grupo jogador
    [banker] grupo banqueiro
    [tie] empate
    [banker-pair] par de banca
   *[player-pair] par de jogador
}
baccarat-side = { $side ->
    [player] grupo jogador
   *[banker] grupo banqueiro
}
baccarat-comes-first = { $stage ->
    [shuffle] primeiro baralham-se as cartas
    [cut] primeiro cortam-se as cartas
    [place-white-card] primeiro coloca-se a carta branca
    [load] primeiro introduzem-se as cartas no «shoe»
    [first-card] primeiro vira-se a primeira carta, que fixa quantas se retiram
    [opening-burn] primeiro retiram-se as cartas iniciais
    [demonstration] primeiro anuncia-se a jogada de demonstração
    [betting] primeiro encerram-se as apostas
   *[round-burn] primeiro retira-se uma carta
}
baccarat-comes-first-without-first-card = { baccarat-comes-first }, e falta a primeira carta, que se vira para fixar quantas se retiram

## Refusals: the equipment

refusal-equipment-must-be-complete-baccarat = { $lacking ->
    [cards] faltam as cartas
    [table] falta a mesa de jogo
   *[device] falta um «shoe» ou um baralhador-distribuidor automático
}
refusal-cards-must-be-whole-packs = há { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}: { $packs } baralhos têm cada carta { $packs } vezes, e nenhuma outra
refusal-machine-must-be-there = as cartas distribuem-se com um baralhador-distribuidor automático, e a mesa não tem nenhum
refusal-shoe-must-be-there = as cartas distribuem-se com um «shoe», e a mesa não tem nenhum
refusal-cut-cards-must-be-as-many-as-adopted = cartas de corte: { $cards }; a opção da mesa é { $adopted }, e o mínimo é uma
refusal-shuffler-must-be-there = as cartas são baralhadas por um baralhador, e a mesa não tem nenhum
refusal-layouts-must-be-as-many-as-adopted = tabuleiros: { $layouts }; a opção da mesa é { $adopted }
refusal-seats-must-be-as-many-as-adopted = lugares sentados: { $seats }; a opção da mesa é { $adopted }

## Refusals: the shoe

refusal-white-card-must-be-deep-enough-baccarat = atrás da carta branca { $depth ->
    [one] fica { $depth } carta
   *[other] ficam { $depth } cartas
}: com estas opções têm de ficar, pelo menos, { $least }, e menos do que as { $cards } que há
refusal-unfit-cards-must-be-replaced-baccarat = as cartas não estão em condições de voltar a ser usadas: antes de se baralhar, têm de ser substituídas por outros baralhos
refusal-cards-must-be-cut-by-the-croupier = nesta mesa corta o «croupier», e não { $by }
refusal-burn-must-be-from-a-shoe = só se retiram cartas de um «shoe»: esta mesa distribui com um baralhador-distribuidor automático
refusal-burn-must-keep-its-time-baccarat-early = neste momento não se retiram cartas: { $first }
refusal-burn-must-keep-its-time-baccarat-late = nesta jogada já não se retiram cartas
refusal-shoe-must-be-ready-demonstration = o «shoe» não está pronto para uma jogada de demonstração: { $first }
refusal-shoe-must-be-ready-round = o «shoe» não está pronto para uma jogada: { $first }
refusal-demonstration-must-open-a-shoe = as jogadas de demonstração fazem-se ao começar cada partida, tantas quantas a mesa adoptou: neste momento não cabe nenhuma
refusal-demonstration-must-take-no-bets-bet = esta é uma jogada de demonstração, que não aceita apostas
refusal-demonstration-must-take-no-bets-closing = a jogada de demonstração não aceita apostas: não há apostas a encerrar
refusal-act-must-belong-to-the-phase-baccarat-closing = com «{ $act }» encerram-se as apostas no início da jogada
refusal-white-card-must-come-once-baccarat = a carta branca já saiu deste «shoe»
refusal-white-card-must-come-out-of-the-shoe-baccarat = a carta branca sai do «shoe» no lugar de uma carta, e neste momento não se tira nenhuma
refusal-cards-must-be-marked-once-baccarat = as cartas já foram declaradas sem condições de reutilização
refusal-cards-must-be-replaced-between-shoes = só se substituem baralhos declarados sem condições de reutilização, e depois de decidida a última jogada da partida
refusal-shoe-must-be-in-use-to-be-changed = o «shoe» está a ser preparado
refusal-shoe-must-be-changed-between-rounds = está uma jogada em curso: o «shoe» só se troca depois de ela ser liquidada
refusal-card-must-be-left-baccarat-seen = “seen” tem uma carta mais vezes do que os { $packs } baralhos

## Refusals: the seats

refusal-box-must-be-used-by-its-seated-bettor-taken = o lugar sentado { NUMBER($place, useGrouping: 0) } é de { $sitter }: o espaço respectivo é reservado a quem o ocupa, mesmo que { $sitter } consinta
refusal-box-must-be-used-by-its-seated-bettor-elsewhere = { $player } ocupa o lugar sentado { NUMBER($own, useGrouping: 0) }, e não o { NUMBER($place, useGrouping: 0) }
refusal-standing-bettor-must-not-use-a-box = { $player } está de pé, com uma aposta na área comum: o espaço do lugar sentado { NUMBER($place, useGrouping: 0) } é reservado aos jogadores sentados
refusal-seat-must-be-taken-between-rounds = a jogada já começou: os lugares sentados só se ocupam depois dela (interpretação seats-between-rounds)
refusal-place-must-exist-baccarat = não existe o lugar sentado { NUMBER($place, useGrouping: 0) }: os lugares sentados vão de 1 a { NUMBER($most, useGrouping: 0) }
refusal-place-must-exist-baccarat-remembered = “seats” ou “carried” referem o lugar sentado { NUMBER($place, useGrouping: 0) }: nesta mesa os lugares sentados vão de 1 a { NUMBER($most, useGrouping: 0) }
refusal-seat-must-be-free-baccarat = { $player } já ocupa esse lugar sentado
refusal-holder-must-stay-at-the-table = { $player } segura cartas: nem elas nem quem as segura podem sair da mesa
refusal-bettor-must-be-seated = { $player } não tem lugar sentado que possa deixar
refusal-box-must-be-empty-when-its-seat-is-left = uma aposta de { $player } está no espaço do lugar sentado { NUMBER($seat, useGrouping: 0) }, que continua a pertencer-lhe até a aposta ser decidida ou retirada

## Refusals: bets

refusal-shoe-must-be-ready-before-bets = o «shoe» não está pronto para apostas: { $first }
refusal-bets-must-be-made-before-the-round = a jogada já começou: as apostas fazem-se, alteram-se e retiram-se antes dela (interpretação betting-closes)
refusal-bets-must-stand-when-a-card-comes-face-up = saiu uma carta de face para cima: é válida, todas as apostas se mantêm e a jogada prossegue
refusal-stake-must-move-to-another-bet = a aposta já está no { baccarat-bet }
refusal-stake-must-not-exceed-the-maximum-baccarat = { $player } ficaria, ao todo, com { MONEY($total) } no { baccarat-bet }: o limite máximo da mesa é de { MONEY($most) }
refusal-pair-bet-must-be-additional = { $player } ficaria com uma aposta num par e nenhuma no grupo jogador, no grupo banqueiro ou no empate: a aposta num par faz-se além de uma destas
refusal-difference-must-be-covered-by-the-house = a diferença entre o grupo banqueiro e o grupo jogador seria de { MONEY($difference) }: a casa cobre até { MONEY($most) }

## Refusals: stakes that stand after a tie

refusal-stake-after-a-tie-must-be-kept = a aposta de { $player } mantém-se depois de um empate: fica como está até à jogada que decide
refusal-stake-after-a-tie-must-keep-its-amount = a aposta de { $player } mantém-se depois de um empate: pode mudar de grupo, mas o montante não se altera
refusal-stake-after-a-tie-must-stay-on-its-side-added = a aposta de { $player } mantém-se depois de um empate: o montante pode ser alterado, mas não o grupo nem o espaço
refusal-stake-after-a-tie-must-stay-on-its-side-moved = a aposta de { $player } no { baccarat-bet } mantém-se depois de um empate: o montante pode ser alterado, mas não o grupo
refusal-stake-after-a-tie-must-not-be-lowered = a aposta de { $player } no { baccarat-bet }, de { MONEY($carried) }, mantém-se depois de um empate: pode ser aumentada, mas não diminuída
refusal-stake-after-a-tie-must-not-be-taken-back = a aposta de { $player } no { baccarat-bet } mantém-se depois de um empate: pode ser diminuída, mas não retirada; indique o montante
refusal-stake-after-a-tie-must-switch-whole = a aposta de { $player } no { baccarat-bet } mantém-se depois de um empate: ou passa inteira, com os seus { MONEY($amount) }, para o outro grupo, ou não passa
refusal-stake-after-a-tie-must-be-withdrawn = as apostas em “carried” só se mantêm depois de um empate quando a opção «{ $option }» for «{ $keep }» ou «{ $change }»
refusal-layout-must-exist-baccarat = “carried” tem uma aposta no tabuleiro { NUMBER($layout, useGrouping: 0) }: a mesa tem { $layouts }
refusal-stake-must-stand-after-a-tie = as apostas em “carried” mantêm-se depois de um empate, e a última jogada em “results” foi ganha pelo { baccarat-side }

## Refusals: the cards

refusal-card-must-wait-for-the-round = ainda não se distribuem cartas: { $first }
refusal-shoe-must-supply-the-cards-void = o «shoe» está vazio: a jogada é nula
refusal-shoe-must-supply-the-cards-surplus = o «shoe» está vazio: dele não pode ter saído nenhuma carta
refusal-card-must-go-where-the-rules-say-to = { $to ->
    [player] esta carta é para o grupo jogador
    [banker] esta carta é para o grupo banqueiro
    [burn] esta carta vira-se e retira-se
   *[discard] esta carta mostra-se e junta-se às cartas retiradas
}, e não vai para “{ $said }” ({ $clauses }): o erro corrige-se logo
refusal-card-must-go-where-the-rules-say-next = a carta seguinte é para o { baccarat-side }: as mãos refazem-se pela ordem por que as cartas saíram do «shoe»
refusal-card-must-be-left-baccarat = já saíram todas as cartas { $card } dos { $packs } baralhos
refusal-round-must-not-be-void-baccarat = a jogada é nula ({ $why ->
    [order-lost] perdeu-se a ordem das cartas
   *[shoe-empty] o «shoe» não tem cartas que bastem
}): as suas cartas já não contam
refusal-card-must-not-be-drawn-against-the-rules = nesta jogada já não se tiram cartas ({ $clauses }): a que saiu está a mais, mostra-se e junta-se às cartas retiradas
refusal-cards-must-be-shown-first = as cartas do { baccarat-side } mostram-se antes de se tirar outra
refusal-card-must-have-come-out-none = «{ $act }» diz-se da última carta que saiu: ainda não saiu nenhuma
refusal-card-must-have-come-out-open = a última carta que saiu já está de face para cima
refusal-surplus-card-must-come-in-a-round = «{ $act }» não tem lugar neste momento
refusal-surplus-card-must-be-shown-first = foi tirada uma carta por erro: antes de tudo o mais, mostra-se e junta-se às cartas retiradas
refusal-error-must-be-in-dealing = só durante a distribuição pode uma jogada ser nula por erro nela: neste momento não se distribui nenhuma
refusal-error-must-be-noticed-before-payment = as apostas já estão a ser recolhidas e pagas
refusal-error-must-be-put-right = “{ $why }” não é causa de nulidade da jogada; as causas são “order-lost” (perdeu-se a ordem das cartas) e “shoe-empty” (o «shoe» não tem cartas que bastem): os outros erros corrigem-se logo
refusal-shoe-must-be-empty-all-dealt = a jogada tem todas as suas cartas: o «shoe» vazio não a torna nula
refusal-shoe-must-be-empty-cards-left = o «shoe» não está vazio: { $left ->
    [one] resta { $left } carta
   *[other] restam { $left } cartas
}, que podem ser distribuídas

## Refusals: who holds and shows the cards

refusal-cards-must-be-handled-by-the-croupier = nesta mesa os jogadores não manuseiam as cartas: vira-as o «croupier»
refusal-hand-must-be-one-of-the-two = não existe a mão { $hand }: só “player” ou “banker”
refusal-cards-must-be-dealt-face-up = com o baralhador-distribuidor automático todas as cartas saem de face para cima: nada há a ver nem a virar
refusal-cards-must-be-shown-before-payment = a jogada está decidida
refusal-cards-must-be-dealt-first-baccarat = as cartas mostram-se quando os dois grupos tiverem duas cada um
refusal-card-must-be-face-down = nenhuma carta do { baccarat-side } está de face para baixo
refusal-player-must-show-first = o grupo jogador é sempre o primeiro a mostrar as cartas
refusal-cards-must-be-handed-over-first = é a { $player } que cabe ver as cartas do { baccarat-side }: primeiro são-lhe entregues, ou deixa-as ao «croupier»
refusal-cards-must-go-to-the-largest-seated-stake-bettor = as cartas do { baccarat-side } são para { $player }, que, entre os jogadores sentados, nele tem a aposta mais elevada
refusal-cards-must-go-to-the-largest-seated-stake-croupier = as cartas do { baccarat-side } são para o «croupier»
refusal-cards-must-go-to-the-largest-seated-stake-declined = { $player } não tem direito às cartas do { baccarat-side } e nada tem, pois, a que renunciar
refusal-cards-must-be-handed-over-once-held = { $player } já segura as cartas do { baccarat-side }
refusal-cards-must-be-handed-over-once-declined = { $player } deixou-as ao «croupier»
refusal-additional-card-must-be-looked-at-apart = { $cards ->
    [one] só uma carta está
   *[other] só duas cartas estão
} de face para baixo: as que já se mostraram ficam pousadas e não se voltam a ver
refusal-cards-must-be-declined-once = { $player } já as deixou ao «croupier»

## Refusals: payment and the end of the round

refusal-round-must-be-under-way-baccarat = a jogada terminou: o que se segue pertence a outra
refusal-round-must-be-settled-first-baccarat = a jogada não está liquidada: primeiro recolhem-se, pagam-se e devolvem-se as suas apostas
refusal-drawing-must-be-finished-before-payment = falta uma carta ao { baccarat-side } ({ $clauses }), que se tira antes de qualquer pagamento
refusal-round-must-be-decided-before-payment = as apostas recolhem-se e pagam-se quando a jogada estiver decidida
refusal-cards-must-go-back-after-the-round-baccarat = «{ $act }» põe fim a uma jogada distribuída pelo baralhador-distribuidor automático

## Errors

baccarat-record-unseen = “unseen” é o número de cartas retiradas, e não { $value }
baccarat-record-rounds-left = “rounds_left” é 1 ou 2 depois de sair a carta branca, e não { $value }
baccarat-record-flags = “used_up” e “unfit” são true ou false
baccarat-record-demonstrations = “demonstrations” vai de 0 a { $most }; não pode ser { $value }
baccarat-record-too-many-cards = saíram mais cartas do que as dos { $packs } baralhos do «shoe»
baccarat-record-results = “results” são objectos com um vencedor ({ $winners }) e com { $flags }
baccarat-record-carried-side = só se mantêm depois de um empate as apostas em “player” e em “banker”: a de { $player } em “{ $bet }” não se mantém
baccarat-record-box-taken = a aposta de { $player } no { baccarat-bet } está no espaço { NUMBER($place, useGrouping: 0) }, que é de { $sitter }
baccarat-record-box-elsewhere = a aposta de { $player } no { baccarat-bet } está no espaço { NUMBER($place, useGrouping: 0) }, e { $player } ocupa outro lugar sentado
