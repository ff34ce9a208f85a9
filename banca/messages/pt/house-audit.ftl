### The audit of a house, its checkpoints, recall, export, backup, and the program's own integrity.

house-checkpoint-broken = o ponto de controlo { $number } foi alterado, ou não segue o anterior
house-checkpoint-missing = falta o ponto de controlo { $number }
house-checkpoint-signature = o ponto de controlo { $number } não está assinado por esta casa
house-checkpoint-unknown = não há ponto de controlo { $number }
house-checkpoint-unreadable = isto não é um ponto de controlo publicado: é uma linha de JSON, como a escreve “banca audit” ou uma casa

refusal-audit-must-end-before-the-next = decorre ainda uma auditoria iniciada por { $person }: a próxima só pode começar depois de aquela terminar

house-audit-altered = { $what } não é o que o diário fixa: houve alteração
house-audit-count = mesa { $table }: estão guardadas { $stored } linhas de «{ $what }», o diário dá { $due }
house-audit-cut-off = { $stream } foi cortado: acaba na entrada { $last }, mas o ponto de controlo { $checkpoint } assinou a entrada { $number }
house-audit-decision-unsigned = { $what } não está assinada por quem decidiu, sobre um requerimento apresentado
house-audit-differs = { $what }: { $column } é { $stored }, o diário dá { $due }
house-audit-head = { $stream } devia acabar na entrada { $number }: o diário acaba em { $last }, ou noutro ponto
house-audit-malformed = { $what }: { $column } não é o que uma casa escreve
house-audit-missing = falta { $what }
house-audit-negative = { $what } leva { $account } abaixo de zero, a { MONEY($amount) }
house-audit-not-as-signed = a entrada { $number } de { $stream } não é a que o ponto de controlo { $checkpoint } assinou
house-audit-opening = o lugar { $place } da árvore { $tree } não abre a raiz anunciada
house-audit-pool-gap = o bolo { $pool } continuou de um valor que nunca teve
house-audit-pool-money = o bolo { $pool } não confere: mostra { MONEY($shown) } e contém { MONEY($held) }; entraram { MONEY($came) }, pagaram-se { MONEY($paid) }
house-audit-published-by-another = o ponto de controlo { $number } do ficheiro é de outra casa
house-audit-published-missing = o ponto de controlo { $number } do ficheiro não é o que esta casa guarda
house-audit-seed = o que está selado como árvore { $tree } não é o que a sua semente dá
house-audit-seed-twice = as árvores { $first } e { $tree } foram sorteadas com a mesma semente
house-audit-seed-unknown = consta a impressão digital { $hash } de uma semente usada, mas nenhum selo tem essa semente
house-audit-seeds = estão guardadas { $stored } impressões digitais de sementes usadas, para { $due } selos
house-audit-transfer-order = a transferência { $serial } está fora da ordem do diário
house-audit-unfounded = consta da base de dados { $what }, mas nada no diário lhe dá origem
house-audit-unplayable = a entrada { $number } de { $stream } não se pode reproduzir: { $fault }

house-audit-of-account = a conta { $account }
house-audit-of-announcement = o anúncio { $serial } da mesa { $table }
house-audit-of-balance = o saldo de { $account }
house-audit-of-checkpoint = o ponto de controlo { $number }
house-audit-of-debt = a dívida { $line } da entrada { $number } de { $stream }
house-audit-of-event = o acontecimento «{ $kind }» da entrada { $number } da mesa { $table }
house-audit-of-event-entry = o acontecimento { NUMBER($number, useGrouping: 0) } («{ $kind }»)
house-audit-of-fact = o dado «{ $name }» da casa
house-audit-of-leave-event = o acontecimento que regista { $what }
house-audit-of-meter = o contador da mesa { $table } { $day ->
    [all] em todos os dias
   *[other] em { $day }
  }
house-audit-of-person = { $name }, na lista das pessoas
house-audit-of-pool = o bolo { $pool }
house-audit-of-register = { $kind ->
    [apply] o requerimento { NUMBER($number, useGrouping: 0) }
    [decide] a decisão da entrada { NUMBER($number, useGrouping: 0) }
    [decree-day] o despacho da entrada { NUMBER($number, useGrouping: 0) }
   *[application-act] o acto sobre um requerimento da entrada { NUMBER($number, useGrouping: 0) }
  }
house-audit-of-reply = a resposta ao comando { $id } de { $person }
house-audit-of-round = a jogada { $round } da mesa { $table }
house-audit-of-seal = o selo da árvore { $tree }
house-audit-of-seed = a impressão digital da semente da árvore { $tree }
house-audit-of-table = a mesa { $table }
house-audit-of-transfer = a transferência { $line } da entrada { $number } de { $stream }
house-audit-of-tree = o anúncio da árvore { $tree }

## Backup, export, integrity

house-backup-exists = { $file } já existe: uma cópia nunca substitui um ficheiro
house-backup-table-unknown = a cópia tem uma tabela que este programa não conhece: { $table }
house-backup-unreadable = { $file } não é a cópia de uma casa, ou não está inteira
house-backup-unwritable = não se consegue escrever { $file }, e nada ficou dele: { $fault }
house-restore-not-empty = { $place } não está vazio: uma cópia repõe-se num sítio vazio
house-export-not-empty = { $folder } não está vazia: indique uma pasta nova
house-program-file-changed = o ficheiro { $file } do programa não é o que foi aprovado
house-program-file-missing = o ficheiro { $file } do programa foi aprovado e falta
house-program-file-new = o ficheiro { $file } do programa nunca foi aprovado
house-program-is-another = o programa em execução tem outra impressão digital: { $digest }
house-program-unapproved = ninguém aprovou ainda este programa (impressão digital { $digest }…)

## What the commands say

command-audit = verificar uma casa: diário, assinaturas, todas as jogadas, que se reproduzem, livro-razão, contadores, bolos
    .database = a casa: um ficheiro, ou postgresql://…
    .key = o ficheiro da sua chave (por omissão, $BANCA_HOUSE_KEY): verifica-se também o que está selado
    .checkpoint = um ponto de controlo que guardou: um ficheiro com uma linha publicada para cada um
    .epilog = Termina com o código 1 e uma linha que indica o primeiro erro encontrado. Sem a chave, verifica-se tudo o que não depende de segredo.
command-house-backup = escrever uma cópia, mesmo enquanto a casa joga
    .file = o ficheiro novo
    .portable = uma forma que SQLite e PostgreSQL repõem
command-house-restore = repor uma cópia num sítio vazio, e auditá-la
    .file = a cópia
    .into = a casa nova: um ficheiro que ainda não existe, ou um postgresql://… vazio
command-house-export = escrever em ficheiros registos, anúncios, diário, livro-razão, acontecimentos e pontos de controlo
    .folder = a pasta nova
    .table = só desta mesa
    .since = a partir deste dia
    .until = até ao fim deste dia
    .format = jsonl (por omissão) ou parquet
command-house-recall = uma jogada como foi, passo a passo; ou procurar jogadas
    .table = a mesa
    .round = o número da jogada
    .player = jogadas deste jogador
    .act = jogadas com este acto, como “void”
    .clause = jogadas que assentam nesta disposição, como “art5.1”
    .irregular = jogadas nulas, em parte desfeitas ou corrigidas
    .most = quantas jogadas, no máximo (50)
command-house-approve = aprovar o programa em execução: até lá, e depois de qualquer mudança de um ficheiro, todas as mesas ficam fechadas
    .digest = a impressão digital que espera; sem ela, apenas se mostra a do programa
command-house-checkpoint = assinar agora o estado do diário, e mostrar a linha que qualquer pessoa pode guardar
command-house-reopen = deixar as mesas continuar depois de uma falha do acaso: todas as verificações têm agora de passar

slot-database = BASE
slot-digest = IMPRESSÃO
slot-folder = PASTA

audit-title = auditoria
audit-sound = A casa está em ordem.
audit-wrong = Erro: { $what }
audit-without-key = Sem a chave: o que está selado não foi aberto.
audit-count-accounts = contas
audit-count-acts = actos reproduzidos
audit-count-announcements = anúncios
audit-count-application-acts = actos sobre requerimentos
audit-count-applications = requerimentos
audit-count-checkpoints = pontos de controlo assinados
audit-count-debts = dívidas
audit-count-decisions = decisões assinadas
audit-count-entries = entradas do diário
audit-count-events = acontecimentos significativos
audit-count-meters = contadores de um dia
audit-count-people = pessoas
audit-count-pools = bolos
audit-count-replies = respostas a comandos
audit-count-rounds = jogadas reproduzidas
audit-count-seals = selos
audit-count-seeds = impressões digitais de sementes usadas
audit-count-streams = séries do diário
audit-count-tables = mesas
audit-count-transfers = transferências
audit-entries-done = { $done } de { $of } entradas
column-verified = verificado
column-count = número

house-backed-up = escrito em { $file } ({ $bytes } bytes)
house-restored = reposto em { $place } e auditado: { $rounds } jogadas, { $transfers } transferências
house-exported = escrito em { $folder }: { $records } registos, { $entries } entradas, { $transfers } transferências
house-no-rounds-found = não se encontrou nenhuma jogada
house-is-reopened = a casa está de novo aberta: todas as verificações passaram
house-program-approved = aprovado: { $files } ficheiros, impressão digital { $digest }
house-program-digest = a impressão digital deste programa é { $digest }
recall-round = jogada { $round } da mesa { $table } · { $edition }
recall-time = abertura: { $opened }; fim: { $ended } (hora de Macau)
recall-void = a jogada é nula
recall-balance = { $player }: { $staked } na mesa, bolsa { $before } antes do pagamento, { $after } depois
recall-jackpot = «jackpot» antes: { $before }; depois: { $after }
recall-authorisation = autorizado: { $what }
recall-taken-back = entrada { $entry }, { $person }: { $count ->
    [one] 1 acto desfeito
   *[other] { $count } actos desfeitos
  }
recall-correction = corrigida por { $person }: { $why }
column-time = hora
column-person = pessoa
column-round = jogada
column-void = nula
