### What is wrong with what a table sealed and announced before the bets, or with a record that opens it.

## Seals in a record

round-of-table = jogada { NUMBER($round, useGrouping: 0) } da mesa { $table }
commitment-field = “{ $field }” de um selo
commitment-fields = um selo tem { $fields }, e nada mais
commitment-end-of-table = o encerramento de uma mesa tem “table_id”, “rounds” e “previous”, e nada mais
commitment-previous-misplaced = “previous” de um selo tem de existir da jogada 2 em diante, e não na jogada 1; não pode ser { $value }
commitment-not-a-root = um selo é 64 algarismos hexadecimais, ou esses seguidos de @POSIÇÃO, e não { $text }
commitment-draw-fields = uma extracção tem “act”, “tree” e “place”, e depois ou “drawn”, “nonce” e “path”, ou “unseen”
record-commitments-without-origin = um registo com selos tem também “table_id”, “round” e “digest”
record-commitments-not-lists = “commitments” e “draws” de um registo são listas, e andam juntas

## What the acts drew

act-shows-the-uncovered = o acto { NUMBER($number, useGrouping: 0) }, «{ $act }», mostra o que nenhum selo abrange
draw-of-no-act = a extracção { NUMBER($draw, useGrouping: 0) } não pertence a nenhum acto do registo
draw-missing = { $where }: falta a sua extracção
draw-out-of-place = { $where }: usa a posição { NUMBER($place, useGrouping: 0) } da árvore { $tree }, e não a posição { NUMBER($given, useGrouping: 0) } de { $given_tree } para o acto { NUMBER($given_act, useGrouping: 0) }
draw-unseen-miscounted = { $where }: usa sem mostrar { $unseen ->
    [one] { NUMBER($unseen, useGrouping: 0) } posição
   *[other] { NUMBER($unseen, useGrouping: 0) } posições
}, e não { NUMBER($given, useGrouping: 0) }
draw-opens-nothing = { $where }: o que diz da posição { NUMBER($place, useGrouping: 0) } não abre o selo
draw-not-what-was-shown = { $where }: saiu { $drawn }, e mostrou-se outro resultado
commitment-missing = falta um selo { $stream ->
    [cards] das cartas
   *[throws] dos lançamentos
}, ou não está no seu lugar
order-goes-on-elsewhere = { $stream ->
    [cards] as cartas continuam
   *[throws] os lançamentos continuam
} na posição { NUMBER($place, useGrouping: 0) } da árvore { $tree }, raiz { $root }, e não em { $given } de { $given_tree } depois do acto { NUMBER($after, useGrouping: 0) }
tree-never-drawn-from = a jogada nunca chega a usar a árvore { $tree }
tree-begins-elsewhere = a árvore { $tree } começa na posição 0, e não na posição { NUMBER($place, useGrouping: 0) }
tree-begins-too-late = a árvore { $tree } não pode começar agora: a árvore { NUMBER($newest, useGrouping: 0) } já começou
root-not-published = a raiz { $root } da árvore { $tree } não foi publicada
root-never-drawn-from = nenhum registo usa a árvore de raiz { $root }: faltam as suas jogadas
record-begins-elsewhere = o registo começa na posição { NUMBER($place, useGrouping: 0) } da árvore { $tree }, e não na posição { NUMBER($published, useGrouping: 0) }: junte também os registos anteriores, ou indique { $given } se foi isso o publicado
record-opens-no-commitment = o registo não abre nenhum selo: nada garante o que mostra
record-without-digest = o registo não tem impressão digital: nenhum anúncio o pode confirmar

## One record after another

round-twice = { $origin }: aparece duas vezes
round-out-of-order = { $origin }: vem depois da jogada { NUMBER($came, useGrouping: 0) }; os registos estão noutra ordem
round-missing-before = { $origin }: vem depois da jogada { NUMBER($came, useGrouping: 0) }; falta a jogada { NUMBER($missing, useGrouping: 0) }
rounds-missing-before = { $origin }: vem depois da jogada { NUMBER($came, useGrouping: 0) }; faltam as jogadas { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }
round-does-not-go-on = { $origin }: não continua o registo anterior; um dos dois foi alterado
round-at-another-table = { $origin }: a mesa não está como a jogada anterior a deixou

## Announcements

announcement-fault = anúncio { NUMBER($number, useGrouping: 0) }: { $fault }
announcement-not-an-object = um anúncio é um objecto JSON
announcement-without-origin = um anúncio indica “table_id” e “round”
announcement-after-the-end = { $origin }: a mesa já encerrou
announcement-of-no-open-round = { $origin }: foi anunciada uma árvore, e a jogada não está aberta
announcement-opens-out-of-order = { $origin }: abre depois da jogada { NUMBER($latest, useGrouping: 0) }, ou não se segue ao registo anunciado
announcement-closes-out-of-order = a mesa { $table } encerra duas vezes, ou não logo depois da jogada { NUMBER($latest, useGrouping: 0) }
record-of-no-table = o registo não diz de que mesa é: nada se anunciou dele
round-not-announced = { $origin }: não foi anunciada, ou não o foi depois desse registo
round-draws-elsewhere = { $origin }: usa posições ou árvores diferentes das anunciadas
round-was-changed = { $origin }: foi alterada, pois depois dela se anunciou outra impressão digital
round-announced-without-record = a jogada { NUMBER($round, useGrouping: 0) } da mesa { $table } foi anunciada, e falta o seu registo
