### The command “banca house”: its help, what it prints, and what is wrong with a line.

## Help

command-house = a gestão de uma casa: base de dados, pessoas, mesas, tesouraria, bolos
    .epilog = Quem tem a chave da casa pode agir em nome de qualquer pessoa dela, sem palavra-passe: guarde-a bem. Veja docs/HOUSE.md.
    .database = a casa: um ficheiro ou postgresql://… (por omissão, $BANCA_DATABASE ou house.db na sua pasta de dados)
    .key = o ficheiro da sua chave (por omissão, $BANCA_HOUSE_KEY ou house.key na sua pasta de definições)
    .as = quem age (por omissão, o único administrador)
command-house-init = criar uma casa nova: base de dados, chave, primeiro administrador
    .administrator = como se chama o primeiro administrador (administrator)
command-house-migrate = levar a base de dados à revisão deste programa, ou a outra
    .revision = a revisão pretendida (a mais recente)
    .back = voltar atrás, perdendo o que só as revisões posteriores guardam
command-house-people = quem a casa conhece
    .name = o nome da pessoa
    .role = guest, player, croupier, supervisor, cashier, regulator ou administrator; pode repetir-se
command-house-people-list = todas as pessoas, com as suas funções
command-house-people-add = dar alguém a conhecer à casa
command-house-people-roles = dar a alguém exactamente estas funções
command-house-people-suspend = suspender alguém: as sessões terminam, as credenciais deixam de valer
    .why = o motivo, que fica no diário
command-house-people-restore = deixar entrar de novo quem foi suspenso
command-house-people-password = dar a alguém uma palavra-passe, escrita no terminal ou lida da entrada padrão
command-house-people-key = registar a chave pública com que alguém assina
    .public = uma chave pública Ed25519, 64 algarismos hexadecimais
command-house-people-log-out = terminar todas as sessões de alguém
    .tokens = e revogar todas as credenciais
command-house-tables = as mesas da casa
    .table = o identificador da mesa: letras, algarismos, hífenes, sublinhados
command-house-tables-list = todas as mesas, com o seu estado e o seu dinheiro
command-house-tables-open = abrir uma mesa
    .game = um jogo ou uma versão: cussec, blackjack-141-2000
    .minimum = a aposta mínima (10)
    .maximum = a aposta máxima (10000)
    .unit = as apostas são múltiplos disto (1)
    .float = o que a tesouraria entrega à abertura (0)
    .currency = HKD (por omissão) ou MOP
    .real = a dinheiro; por omissão, com dinheiro fictício
    .croupier = um «croupier» introduz o que o material real mostra; por omissão, é o programa que distribui
    .pool = o bolo do «jackpot» que partilha; por omissão, o seu próprio
command-house-tables-show = uma mesa
command-house-tables-pause = não abrir mais jogadas depois da que está em curso
command-house-tables-resume = retomar uma mesa que estava em pausa
command-house-tables-close = encerrar uma mesa sem nada em cima dela
command-house-cage = fichas, saldos e dívidas
    .player = de quem é a bolsa
    .amount = em unidades da moeda, como 1000
    .currency = HKD (por omissão), MOP, play-HKD ou play-MOP
command-house-cage-buy = entregar fichas por dinheiro
command-house-cage-redeem = entregar dinheiro por fichas
command-house-cage-give = dar fichas de um jogador a outro
    .to = quem as recebe
command-house-cage-balance = o que há numa bolsa
command-house-cage-statement = todos os movimentos de uma bolsa, com o saldo depois de cada um
    .since = a partir deste dia
    .until = até ao fim deste dia
command-house-cage-debts = o que os jogadores devem uns aos outros e ainda não pagaram
command-house-cage-pay = pagar uma dívida
    .stream = o diário da dívida, como “debts” o indica: table/t1
    .number = a entrada
    .line = a linha
command-house-pools = os bolos do «jackpot», o que entrou e o que se pagou
command-house-chance = testar o acaso gerado neste momento: em bruto, reduzido a uma escala e em baralhos
    .samples = quantas amostras de cada (quantas mais, mais fino)
command-house-report = o que as mesas e os jogos retiveram num dia, ao lado da teoria, assinado pela casa
    .day = o dia em Macau (hoje)
    .html = escrever o relatório em HTML
    .pdf = escrever o relatório em PDF

slot-currency = MOEDA
slot-hex = HEX
slot-person = PESSOA
slot-revision = REVISÃO
slot-role = FUNÇÃO
slot-clause = DISPOSIÇÃO
slot-stream = DIÁRIO
slot-table = MESA
slot-text = TEXTO
slot-url = URL

## Headings of columns

column-at = quando
column-balance = saldo
column-creditor = credor
column-currency = moeda
column-debtor = devedor
column-entry = entrada
column-fed = entrou
column-float = fundo
column-key = chave
column-known-since = conhecido desde
column-limits = limites
column-moved = movimento
column-other-account = outra conta
column-owed = em dívida
column-paid-out = pago
column-pool = bolo
column-pooled = no bolo
column-roles = funções
column-round-number = jogada
column-state = estado
column-table = mesa
column-why = motivo

## Words

role-guest = visitante
role-player = jogador
role-croupier = «croupier»
role-supervisor = supervisor da banca
role-cashier = tesoureiro
role-regulator = regulador
role-administrator = administrador
person-suspended = suspenso
person-with-password = pode iniciar sessão
person-without-password = ainda sem palavra-passe
table-is = { $status } · distribui: { $dealer } · jogada { NUMBER($round, useGrouping: 0) }
table-limits = apostas: no mínimo { $least }, no máximo { $most }, em múltiplos de { $unit }
table-holds = na mesa: { $stakes } · fundo: { $float }
table-played = { $rounds ->
    [one] { $rounds } jogada terminada
   *[other] { $rounds } jogadas terminadas
  }, nulas: { $voids } · apostado { $staked }, recolhido { $taken }, prémios { $prizes }
play-money = { $amount } (dinheiro fictício)

## What was done

house-made =
    Foi criada uma casa.
    base de dados: { $database }
    chave: { $key } (guarde uma cópia em lugar seguro: sem ela, nada do que está selado se pode abrir)
    chave pública: { $public }
    administrador: { $name }
house-migrated = da revisão { $before } para { $after }
house-nobody = ainda ninguém
house-person-added = a casa passou a conhecer { $name }: { $roles }
house-roles-changed = { $name } tem agora estas funções: { $roles }
house-person-is-suspended = { $name } está suspenso
house-person-restored = { $name } pode entrar de novo
house-password-is-set = { $name } tem uma nova palavra-passe; { $count ->
    [one] foi terminada { $count } sessão
   *[other] foram terminadas { $count } sessões
  }
house-password-prompt = palavra-passe:{ " " }
house-password-prompt-again = outra vez:{ " " }
house-key-registered = { $name } assina agora com { $key }
house-logged-out = { $name }: sessões terminadas: { $sessions }; credenciais revogadas: { $tokens }
house-no-tables = ainda não há mesas
house-table-opened = a mesa { $table } está aberta: { $edition }
house-table-changed = mesa { $table }: { $status }
house-chips-bought = { $player } comprou fichas por { $amount } e tem { $balance }
house-chips-redeemed = { $player } trocou fichas por { $amount } e tem { $balance }
house-chips-given = { $player } deu a { $to } { $amount } e tem { $balance }
house-purse-empty = a bolsa está vazia
house-statement-empty = não houve movimentos
house-no-debts = não há dívidas
house-debt-paid = pago: { MONEY($amount) }
house-no-pools = ainda não há bolos

## What is wrong

house-database-missing = não há nenhuma casa em { $file }: execute “banca house init” ou indique outra com --database
house-migrate-back = voltar de { $before } a { $revision } perde o que só as revisões posteriores guardam: escreva --back se é isso que quer
house-passwords-differ = as duas palavras-passe são diferentes
house-person-suspended = { $name } está suspenso
house-say-who-acts = indique quem age, com --as: há { $count } administradores
