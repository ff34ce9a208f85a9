### Drills: `banca drill GAME`, questions for those who learn to run a table.

drill-how = Responder com o número de uma opção ou com um montante. { $passes } passa à pergunta seguinte, { $ends } termina.
drill-word-pass = passar
drill-word-end = fim
drill-heading = Pergunta { $number } de { $count } · { $kind } · nível { $level }
drill-number = Pergunta { $number }
drill-kind-payouts = pagamentos
drill-kind-procedure = procedimento
drill-kind-rulings = o que se segue
drill-kind-ranks = mãos
drill-kind-roads = quadros

## What is shown

drill-result = Resultado: { $result }
drill-staked = { $bet }, aposta de { $amount }
drill-done = Até aqui: { $acts }
drill-results = { $results }
drill-mark-banker = B
drill-mark-player = J
drill-mark-tie = E
drill-of-player = jogador
drill-of-banker = banqueiro
drill-of-bettor = jogador
drill-of-croupier = «croupier»
drill-laid = { $front } à frente, { $back } atrás

## What is asked

drill-ask-payouts = Quanto se paga, além da aposta?
drill-ask-procedure = Um destes actos não é permitido onde está. Qual?
drill-ask-rulings = O que se segue?
drill-ask-outcome = O que acontece a esta aposta?
drill-ask-group = { $line ->
    [front] Os dois grupos estão à frente.
   *[back] Os dois grupos estão atrás.
} Quem ganha o grupo?
drill-ask-seat = Quem ganha?
drill-ask-house-way = Como divide estas pedras o modo da casa?
drill-ask-class = Que mão é esta?
drill-ask-higher = Qual das mãos é a mais alta?
drill-ask-opens = O «croupier» tem esta mão. Abre?
drill-ask-cell = Onde fica o último resultado: { $road }?
drill-ask-colour = Que cor recebe o último resultado: { $road }?

## What may be answered

drill-choice = { $number } ({ $choice })
drill-choice-player = o jogador
drill-choice-banker = o banqueiro
drill-choice-nobody = ninguém
drill-choice-bettor = a do jogador
drill-choice-croupier = a do «croupier»
drill-choice-yes = sim
drill-choice-no = não
drill-choice-red = vermelho
drill-choice-blue = azul
drill-choice-paid = é paga
drill-choice-taken = é recolhida
drill-choice-returned = é devolvida
drill-choice-cell = coluna { $column }, linha { $row }

## Roads

drill-road-bead-plate = «Bead plate»
    .rule = Recebe todos os resultados pela sua ordem, seis em cada coluna.
drill-road-big-road = «Big road»
    .rule = Começa uma coluna sempre que muda o vencedor. O empate não ocupa lugar; a coluna que não pode descer mais vira à direita.
drill-road-big-eye-boy = «Big eye boy»
    .rule = Numa coluna nova: vermelho se as duas colunas anteriores têm o mesmo comprimento. Mais abaixo: azul se a coluna anterior acaba na linha de cima; se não, vermelho.
drill-road-small-road = «Small road»
    .rule = Como o anterior, mas a comparação salta uma coluna.
drill-road-cockroach-road = «Cockroach road»
    .rule = Como o anterior, mas a comparação salta duas colunas.

## What a question is about, besides acts, bets and roads

drill-topic-outcome = o destino de uma aposta
drill-topic-group = um grupo
drill-topic-seat = um lugar inteiro
drill-topic-house-way = o modo da casa
drill-topic-class = a classificação de uma mão
drill-topic-higher = a mão superior
drill-topic-opens = se o «croupier» abre

## How it is marked

drill-right = Certo, em { $seconds } s.
drill-wrong = Não: é { $answer }. ({ $seconds } s)
drill-works-out = { $bet }: { $stake } a { $odds } dão { $prize }, menos { $commission }
drill-works-out-whole = { $bet }: { $stake } a { $odds } dão { $prize }
drill-chips = Cortar { $chips }.
drill-chips-of = { $count } × { $chip }
drill-instead = O que está prescrito nesse ponto: { $act }.
drill-score = { $right } de { $asked } certas
drill-passed = aprovado (mínimo: { $least })
drill-failed = reprovado (mínimo: { $least })

## The score sheet

drill-sheet = Folha de resultados · { $game }
drill-trainee = Formando
drill-examination = Exame
drill-result-is = Resultado
drill-by-kind = Por tipo
drill-by-clause = Por artigo
drill-answers = Respostas

column-drill-kind = tipo
column-drill-asked = perguntas
column-drill-right = certas
column-drill-wrong = erradas
column-drill-about = sobre
column-drill-given = resposta
column-drill-seconds = segundos

## What cannot be drilled

drill-no-such-kind = { $kind } não é um tipo de exercício: há { $kinds }
drill-not-of-game = este jogo não tem exercícios de { $kind }: tem { $kinds }
drill-without-questions = nesta mesa não se pode perguntar nada sobre { $kinds }
drill-examination-of-seed = um exame precisa de --seed, igual para toda a turma
drill-which-choice = responde-se com um número inteiro de 1 a { $most }
