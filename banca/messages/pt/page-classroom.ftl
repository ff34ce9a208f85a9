### The classroom: a trainer’s classes, their tables, examinations and results.

## The classes

classroom-says = Abra mesas para uma turma, suspenda-as, simule irregularidades e veja como se reage. Tudo com dinheiro fictício.
classroom-classes = As suas turmas
classroom-none = Ainda não tem turmas.
classroom-tables-open =
    { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }
classroom-new = Nova turma
classroom-name = Nome da turma
classroom-table-number = Mesa { $number }
classroom-game = Jogo
classroom-dealer = Quem conduz a mesa
classroom-dealer-croupier = um «croupier»
classroom-dealer-program = o programa
classroom-bots = Jogadores automáticos
classroom-table-id = Nome da mesa
classroom-leave-out = Retirar
classroom-one-more = Mais uma mesa
classroom-open = Abrir as mesas
classroom-all = Todas as turmas
classroom-unknown = Não tem nenhuma turma { $name }.
classroom-tables = Mesas
classroom-no-tables = Nenhuma mesa desta turma está aberta.
classroom-more-tables = Abrir mais mesas

## A table of the class

classroom-frozen = Suspensa
classroom-somebody-chooses = A seguir: há quem tenha de decidir.
classroom-comes-next = A seguir: { $act }
classroom-freeze = Suspender
classroom-thaw = Continuar
classroom-to-table = Ir para a mesa
classroom-to-desk = Ir para o posto do «croupier»
classroom-replay-round = Rever uma jogada
classroom-no-round = Ainda não acabou nenhuma jogada.
classroom-close = Encerrar
classroom-wrong = Simular uma irregularidade
classroom-nothing-wrong = De momento não há irregularidade possível
classroom-choose = Escolher…
classroom-reason = Motivo
classroom-inject = Simular
classroom-injected = Aconteceu: { $act }
classroom-trainees = Formandos
classroom-nobody = Não está aqui ninguém.
classroom-not-there = ainda não está à mesa
classroom-watch = Ver o ecrã
classroom-unseat = Libertar o lugar
classroom-bots-here =
    { $count ->
        [one] e 1 jogador automático
       *[other] e { $count } jogadores automáticos
    }
classroom-seat-whom = Nome do formando
classroom-seat = Sentar à mesa
classroom-mistakes =
    { $count ->
        [one] 1 acto foi recusado
       *[other] { $count } actos foram recusados
    }

## Over the shoulder

classroom-watching = O que { $person } vê na mesa { $table }
classroom-stop-watching = Deixar de ver
classroom-purse = Saldo { $amount }
classroom-staked = Apostado { $amount }
classroom-asked = Decisão pedida a { $person }:

## A round again

classroom-replay = Rever uma jogada da mesa { $table }
classroom-round = Jogada
classroom-stop-replay = Fechar
classroom-before = Anterior
classroom-step = Passo { $step } de { $steps }
classroom-next = Seguinte
classroom-no-article = Este acto não assenta em nenhum artigo.
classroom-all-steps = Todos os passos

## Examinations

classroom-examinations = Exames
classroom-passes = perguntas: { $questions }, aprovação a partir de { $mark } por cento
classroom-seed-is = semente { $seed }
classroom-ended = Encerrado
classroom-end = Encerrar
classroom-no-sheets = Ainda ninguém o fez.
classroom-trainee = Formando
classroom-right = Certas
classroom-result = Resultado
classroom-sheet = Folha de resultados
classroom-of = { $right } de { $asked }
classroom-sits = está a fazê-lo
classroom-passed = Aprovado
classroom-failed = Reprovado
classroom-set = Marcar um exame
classroom-title = Título
classroom-about = Sobre
classroom-as-table = Mesa { $table } ({ $game }), com as suas opções
classroom-questions = Perguntas
classroom-pass-mark = Aprovação a partir de
classroom-per-cent = { $mark } por cento
classroom-seed = Semente, se quiser uma determinada
classroom-kinds = Tipos de perguntas
classroom-set-it = Marcar

## Results

classroom-results = Resultados
classroom-print = Imprimir
classroom-by-trainee = Por formando
classroom-by-clause = Por artigo
classroom-article = Artigo
classroom-refused = Recusas à mesa
classroom-no-results = Ainda não há resultados.
classroom-back = Voltar à turma
