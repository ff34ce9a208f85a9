### What is said at any table in the terminal.

## At the table

play-stakes-to = Apostas em { $currency }: de { $minimum } a { $maximum }. Tem { $chips }.
play-stakes-up = Apostas em { $currency }: a partir de { $minimum }. Tem { $chips }.
play-how-to-bet = Aposte como em { $examples }, depois “{ play-word-go }”. “{ play-word-help }” diz o que mais se pode escrever.
play-nothing-more = escreva “{ $said }” e mais nada
play-must-decide = tem de decidir: { $choices }
play-what-do-you-do = Que faz? { $choices }
play-typed = “{ $words }”
play-clause = { $clause }: { $text }
play-the-player = o jogador
play-how-much = quanto em { $bet }? como em “{ $bet } 100”
play-not-so-much = tem { $chips }, não { $amount }
play-above-zero = uma aposta é superior a zero
play-no-such-bet = aqui não existe a aposta “{ $bet }” (nem palavra conhecida, veja “{ play-word-help }”): { $bets }
play-move-which = mudar que aposta para qual? como em “{ play-word-move } pequeno { play-word-to } grande” ou “{ play-word-move } total 9 { play-word-to } total 10”
play-what-to-do = que se deve fazer? um de { $acts }. { $fields }
play-fields-are = Os campos são NOME=VALOR, os entre parênteses podem omitir-se; o seu nome é player=you
play-card-too-soon = agora não se distribui carta: escreva primeiro “{ play-word-go }”, depois { $card }
play-bet-by-name = diga a aposta pelo nome, como em { $examples }
play-lies-on = { $amount } em { $bet }
play-nothing-lies = nada está na mesa
play-cards-fixed = A ordem está fixada: selo { $commitment }
play-throws-fixed = O resultado está fixado: selo { $commitment }
play-betting-open = Façam as vossas apostas.
play-typed-to = { $act } a { $to }
play-or-do = { $error } (ou: “{ play-word-do } ACTO”, “{ play-word-quit }”)
play-act-shown = { $act }: { $values }
play-act-missing = falta o acto { $act }
play-one-card = uma carta de cada vez, como Ah
play-won = Ganhou { $amount }.
play-lost = Perdeu { $amount }.
play-even = Não ganhou nem perdeu.
play-on-the-layout = Na mesa: { $stakes }.
play-chips-too-few = As suas fichas não chegam à aposta mínima desta mesa.
play-draws-open = { $count ->
    [one] Abriu-se 1 extracção sob o selo; --record regista-a.
   *[other] Abriram-se { $count } extracções sob o selo; --record regista-as.
}
play-draw-opens = Abre-se a posição { NUMBER($place, useGrouping: 0) }: { $drawn }, nonce { $nonce }
play-void-draw-opens = Abre-se a posição { NUMBER($place, useGrouping: 0) }, da jogada nula: { $drawn }, nonce { $nonce }
play-leave = Sai com { $currency } { $chips }.
play-not-played = A jogada não se realizou; é-lhe devolvido: { $stakes }.
play-not-recorded = A jogada não fica registada: só se regista uma jogada levada até ao fim.
play-stays-there = O que estava na mesa fica: { $stakes }.

## The others at the table

play-company = Consigo estão { $others }.
play-companion = { $name } no lugar { $place }

## What can be said at the table

help-bet-typed = APOSTA [EM QUÊ] MONTANTE
help-bet = apostar: o nome, em quê, quanto
help-box-typed = APOSTA MONTANTE no lugar 3
help-box = apostar no espaço do lugar 3
help-back-typed = { play-word-back } APOSTA [EM QUÊ] [MONTANTE]
help-back = retirar uma aposta ou parte dela, enquanto se aceitam apostas
help-move-typed = { play-word-move } APOSTA [EM QUÊ] { play-word-to } APOSTA [EM QUÊ]
help-move = mudar uma aposta, enquanto se aceitam apostas
help-decide-typed = { stud-poker-word-raise }, { stud-poker-word-fold }
help-decide = depois de ver as suas cartas
help-go-typed = { play-word-go }
help-go = o «croupier» prossegue: encerra as apostas, mostra o resultado, liquida
help-step-typed = { play-word-step }
help-step = o «croupier» faz um só passo
help-bets-typed = { play-word-bets }
help-bets = em que se pode apostar
help-bets-and-edge-typed = { play-word-bets }
help-bets-and-edge = em que se pode apostar, com prémios e vantagem da casa
help-odds-typed = { play-word-odds }
help-odds = as probabilidades exactas da próxima jogada; se houver «shoe», do que nele resta
help-lying-typed = { play-word-lying }
help-lying = o que está na mesa
help-why-typed = { play-word-why }, { play-word-why } 2
help-why = os artigos da última liquidação, ou da sua linha 2
help-history-typed = { play-word-history }
help-history = os últimos resultados
help-rules-typed = { play-word-rules } 3
help-rules = um artigo do regulamento
help-do-typed = { play-word-do } ACTO
help-do = o que mais pode acontecer, como num registo: { play-word-do } { $example }
help-quit-typed = { play-word-quit }
help-quit = sair da mesa com as suas fichas

## What can be asked

play-no-results = Ainda não há resultados.
play-nothing-settled = nada foi ainda liquidado: aposte, depois “{ play-word-go }”
play-no-line = não há linha { $number }: a última liquidação tem as linhas 1 a { $last }
play-because = { $bet }: { $result }, saldo { $net } ({ $shown })
play-reading-at = interpretação de { $clause }: { $taken }
play-which-article = que artigo? { $articles }

## What lies before one's eyes

play-you = o próprio
play-your-hand = a sua mão: { "" }

## Words to type: the English ones are understood in every language

play-word-help = ajuda
play-word-bets = apostas
play-word-odds = probabilidades
play-word-lying = mesa
play-word-history = histórico
play-word-why = porquê
play-word-rules = artigo
play-word-go = seguir
play-word-step = passo
play-word-back = retirar
play-word-move = mudar
play-word-to = para
play-word-do = fazer
play-word-meet = cumprir
play-word-void = nulo
play-word-quit = sair
play-word-quit-also = fim
play-typed-at = no lugar { $place }
