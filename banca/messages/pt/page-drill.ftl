### Drills on the page: practice, examinations, score sheets.

drill-page-says = As perguntas são feitas na hora, a partir das regras. Cada resposta é explicada com os respectivos artigos. O relógio só conta o tempo; não há limite.
drill-page-lessons = Dos seus formadores
drill-page-set-by = { $trainer }, turma { $classroom }
drill-page-passes = Perguntas: { $questions }; aprovação a partir de { $mark } por cento
drill-page-sit = Fazer o exame
drill-page-seated = { $trainer } deu-lhe lugar na mesa { $table }
drill-page-to-table = Ir para a mesa

drill-page-choose = Escolher um exercício
drill-page-game = Jogo
drill-page-options = Opções
drill-page-customary = Como é costume nas mesas de Macau
drill-page-first-listed = O que cada artigo indica primeiro
drill-page-as-table = Como na mesa { $table }
drill-page-kinds = O que se pergunta
drill-page-kind-payouts = Pagamentos
drill-page-kind-procedure = Procedimento
drill-page-kind-rulings = Anúncios e decisões
drill-page-kind-ranks = Mãos e ordem
drill-page-kind-roads = Quadros
drill-page-no-kind = Escolha pelo menos um tipo de pergunta.
drill-page-questions = Perguntas
drill-page-how = Modo
drill-page-how-practice = Treino: cada resposta é logo explicada, e o que se errou volta a sair
drill-page-how-examination = Exame: as mesmas perguntas para a mesma semente, explicadas no fim
drill-page-seed = Semente
drill-page-begin = Começar
drill-page-last = As suas últimas séries
drill-page-none = Ainda não treinou aqui.
drill-page-practice = Treino
drill-page-examination = Exame
drill-page-go-on = continuar

drill-page-loading = A preparar a pergunta…
drill-page-at = Pergunta { $number } de { $questions }
drill-page-progress = { $answered } de { $questions } respondidas
drill-page-level = nível { $level }
drill-page-so-far = Até aqui, nesta jogada
drill-page-last-result = Último resultado:
drill-page-amount = Montante a pagar
drill-page-answer = Responder
drill-page-clear = Apagar
drill-page-no-amount = Escreva um montante, por exemplo 1187,50.
drill-page-rack = Fichas a juntar
drill-page-add = Juntar { $chip }
drill-page-cut = Fichas a separar
drill-page-chips =
    { $count ->
        [one] 1 ficha de { $chip }
       *[other] { $count } fichas de { $chip }
    }
drill-page-coins = { $amount } em moedas
drill-page-pass = Saltar
drill-page-stop = Terminar aqui
drill-page-next = Pergunta seguinte
drill-page-to-sheet = Ver a folha de resultados
drill-page-back = Voltar aos exercícios

drill-page-right = Certo, em { $seconds } s.
drill-page-wrong = Não: é { $answer }. Resposta dada: { $given }. ({ $seconds } s)
drill-page-is-right = certa
drill-page-is-wrong = errada
drill-page-your-answer = resposta dada

drill-page-sheet = Folha de resultados
drill-page-sheet-of = Folha de resultados de { $person }
drill-page-score = { $right } de { $asked } certas
drill-page-passed = Aprovado. Respostas certas exigidas: { $least }.
drill-page-failed = Reprovado. Respostas certas exigidas: { $least }.
drill-page-did-pass = aprovado
drill-page-did-fail = reprovado
drill-page-took = { $minutes } min { $seconds } s
drill-page-seed-was = semente { $seed }
drill-page-by-kind = Por tipo
drill-page-by-clause = Por artigo
drill-page-kind = Tipo
drill-page-clause = Artigo
drill-page-asked = Perguntas
drill-page-right-ones = Certas
drill-page-answers = Respostas
drill-page-answers-later = As respostas certas aparecem aqui quando o formador encerrar o exame.
drill-page-number = Pergunta { $number }
