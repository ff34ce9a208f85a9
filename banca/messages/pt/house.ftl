### The house: ledger, tables that last, people at work. Refusals first, then errors.

refusal-currency-must-be-one-of-the-house = não há aqui a moeda { $currency }: a casa conta em { $currencies }
refusal-account-must-cover-what-leaves-it = { $account } tem { MONEY($there) }: não podem sair { MONEY($wanted) }
refusal-person-must-have-the-role = { $person } não pode fazer isto: é preciso ter a função { $roles }
refusal-table-must-be-dealt-by-a-croupier = na mesa { $table } é o programa que distribui: um «croupier» só distribui onde a mesa o indique
refusal-table-must-be-new = já existe a mesa { $table }
refusal-table-must-be-open = a mesa { $table } está { $status ->
    [paused] em pausa
   *[closed] encerrada
  }
refusal-house-must-be-sound = todas as mesas estão paradas: { $why }
refusal-act-must-be-ones-own = { $person } só pode agir em nome próprio: «{ $act }» é de outra pessoa
refusal-guest-must-play-for-play-money = na mesa { $table } joga-se a dinheiro: { $person } só pode jogar com dinheiro fictício
refusal-purse-must-cover-the-stake = { $player } tem { MONEY($there) }: não chega para pôr mais { MONEY($stake) } na mesa
refusal-table-must-have-something-to-do = não há nada a fazer na mesa { $table }: esperam-se apostas, uma decisão ou o que o material real mostrar
refusal-decision-must-be-made = { $player } tem de decidir na mesa { $table }: todas as escolhas acrescentam dinheiro
refusal-table-must-be-clear-to-close = a mesa { $table } só se encerra entre duas jogadas, sem nada em cima dela
refusal-pool-terms-must-change-at-the-pool = { $parameter } pertence ao bolo { $pool }, que várias mesas podem partilhar: altere-o no bolo
refusal-results-must-be-typed-in-to-be-taken-back = na mesa { $table } é o programa que distribui: o que está selado não pode ser desfeito
refusal-acts-must-be-for-the-round-under-way = isto era para a jogada { $meant } na mesa { $table }, e decorre a jogada { $round }: nada se fez
refusal-acts-must-be-of-this-round = nenhuma entrada a partir da { $number } pertence à jogada em curso na mesa { $table }
refusal-acts-must-be-taken-back-before-the-payment = já houve pagamentos na mesa { $table }: corrija a jogada depois de terminada
refusal-correction-must-change-something = com estes actos, a jogada { $round } da mesa { $table } liquida-se tal como foi liquidada
refusal-play-money-must-stay-with-its-player = { $currency } não pode ser dado a outra pessoa
refusal-gifts-must-stay-within-the-limit = hoje já foram dados { MONEY($given) }: mais { MONEY($amount) } excederiam o limite diário de { MONEY($most) }
refusal-debt-must-be-unpaid = { $debtor } já pagou a { $creditor }
refusal-pool-must-be-of-one-currency = o bolo { $pool } é em { $currency }
refusal-pool-terms-must-be-the-same-at-every-table = o bolo { $pool } tem outras condições: todas as mesas que o partilham anunciam as mesmas

house-amount-not-money = { $amount } não é um montante: é um número inteiro de centésimos da unidade monetária, de 1 a { $most }
house-command-id-malformed = o identificador de um comando tem de 1 a { $most } caracteres visíveis
house-command-id-taken = o identificador { $id } pertence a outro comando: use um novo
house-currencies-mixed = { $source } não pode passar a { $target }
house-database-busy = a base de dados esteve ocupada { $tries } vezes seguidas: nada foi alterado, tente de novo
house-database-in-use = outro processo tem esta casa aberta ({ $file }); vários processos precisam de PostgreSQL
house-database-refused = a base de dados recusou, e nada foi alterado: { $fault }
house-database-unknown = { $url } não é uma base de dados: indique um ficheiro ou postgresql://…
house-database-unreachable = não se consegue chegar à base de dados, e nada foi alterado: { $fault }
house-database-unreadable = isto não é a base de dados de uma casa, ou está danificada: { $fault }
house-database-unwritable = não se consegue escrever na base de dados, e nada foi alterado: { $fault }
house-days-reversed = { $until } é anterior a { $since }: nada há entre um dia e o outro
house-debt-unknown = não há nenhuma dívida { $line } na entrada { $number } de { $stream }
house-entry-unknown = a entrada { $number } de { $stream } é de um tipo que este programa não conhece: { $kind }
house-initialised-already = já existe uma casa nesta base de dados
house-journal-broken = o diário de { $stream } está quebrado na entrada { $number }
house-key-exists = { $file } já existe: uma chave da casa nunca é substituída
house-key-of-another-house = esta é a chave de outra casa
house-key-out-of-reach = não se consegue ler a chave da casa em { $file }: { $fault }; indique o ficheiro com --key
house-key-unreadable = { $file } não contém uma chave da casa (64 algarismos hexadecimais)
house-migration-needs-the-key = a revisão { $revision } lê o que está selado: indique a chave da casa com --key
house-name-malformed = { $name } não serve de nome de pessoa: até 100 caracteres visíveis sem “/”, e nenhuma palavra reservada da casa
house-not-initialised = não há nenhuma casa nesta base de dados: execute “banca house init”
house-pool-terms = o bolo { $pool } tem outras condições: { $known }
house-pool-unknown = não existe o bolo { $pool }
house-revision-differs = a base de dados está na revisão { $revision } e este programa precisa da { $wanted }: execute “banca house migrate”
house-revision-newer = a base de dados está na revisão { $revision }, que este programa não conhece: a mais recente é { $known }
house-revision-unknown = não existe a revisão { $revision }: { $known }
house-round-unknown = a mesa { $table } não teve nenhuma jogada { $round }
house-seal-broken = o selo de { $tree } não abre: foi alterado, ou a chave é outra
house-seal-missing = falta o selo de { $tree }
house-stream-moved = entretanto outro escreveu em { $stream }: a entrada { $number } não é a seguinte
house-stream-owned-elsewhere = { $stream } está agora a cargo de outro processo ({ $owner }): nada foi alterado, tente de novo
house-stream-unknown = não existe o diário { $stream }
house-acts-count = um comando contém de 1 a { NUMERAL($most) } actos, e não { NUMERAL($count) }
house-table-id = { $table } não serve de identificador de mesa: de 1 a 64 letras, algarismos, hífenes e sublinhados
house-table-unknown = não existe a mesa { $table }
