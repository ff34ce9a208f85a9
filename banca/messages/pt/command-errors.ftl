### What is wrong with a command as it was typed, or with the options that it was given.

## The table

set-not-a-pair = --set { $typed }: escreva NOME=VALOR, como em { $example }
set-given-twice = --set { $name } aparece duas vezes: { $first } e { $second }
authorised-by-no-article = --authorised { $file }: { $edition } não tem artigo sobre novas apostas ou prémios diferentes: dos regulamentos aqui reunidos, só o de { $other } o tem (53/2010, art. 7.º)
sector-unreadable = { $typed } não é um sector: escreva 1-9,10-18 ou os nove números de cada um
card-unknown = { $option } { $card }: não há tal carta: as cartas escrevem-se Ah, Td, 9c
option-of-other-games = { $option } é de { $games }, e não de { $game }

## Bets held together

hold-unreadable = --hold { $typed }: escreva APOSTA=MONTANTE ou APOSTA/ESCOLHA=MONTANTE, como em small=100, total/9=50, pass-line=10,odds=2 ou, para { $pairs }, pass-line=10,odds=3-4-5
hold-odds-unreadable = --hold { $typed }: odds é um múltiplo da aposta, ou um para cada par { $pairs }, ou um para cada número, como em odds=2 e odds=3-4-5
hold-names-its-bets = --hold já indica as apostas: retire { $option }
hold-is-of-several = --hold é de várias apostas em conjunto, { $option } de um só lugar: retire uma das opções
refusal-selection-must-be-lawful-played-on = «{ $bet }» joga-se em { $known }, e não em { $chosen }
refusal-selection-must-be-lawful-played-on-none = «{ $bet }» não se joga em nada, nem em { $chosen }

## Odds

odds-not-exact = { $bet } não tem valores exactos: { $why }
odds-nothing-posted = a mesa nada anuncia para esta aposta (veja banca law --options)
odds-counted-with = acompanha a aposta «{ $bet }», à qual acresce e em cujo valor é contada

## The law

law-follows-none = { $edition } não sucede a nenhuma versão aqui conhecida: { $other } sucede a uma
law-which-game = qual JOGO? um de { $games }
law-no-such-article = { $edition } não tem o artigo { $article }: tem { $articles }
law-nothing-to-apply-for = { $edition } não tem artigo sobre autorização: nada há a requerer
law-calendar-ends = { $edition }: o calendário não responde por { DATETIME($day, dateStyle: "short") }, mas de { DATETIME($first, dateStyle: "short") } ({ $clause }) ao fim de { NUMBER($last, useGrouping: 0) }

## Records and tables

settle-standard-input = a entrada padrão
settle-which-file = qual FICHEIRO? um registo em JSON, vários em JSON Lines, ou - para a entrada padrão
settle-full-or-review = --full e --review não se combinam: o registo, ou o que ele mostra
settle-roots-or-all-announced = --commitment e --commitments não se combinam: indique raízes, ou tudo o que foi anunciado
play-typed-or-seed = --typed e --seed não se combinam: os resultados são escritos por si, ou vêm de uma semente

## Reports

report-which-game = indique um jogo, como em banca report { $example }, ou --all para todos
report-all-of-one-preset = --all abrange todos os jogos com as mesmas opções predefinidas (--preset): retire JOGO, --set, --bet, --on, --meter e --authorised
html-and-pdf-in-one-file = --html e --pdf indicam ambos { $file }: são dois ficheiros
json-and-report-printed = --json e um relatório em { $file } seriam ambos escritos no ecrã: indique um ficheiro para o relatório
dossier-house-unreadable = --house é { $meaning }, e não { $typed }

## Strategies

strategy-none = { $game } não tem estratégia a indicar: têm-na { $games }
strategy-hand-with-bank = --hand e --bank vão juntos: --hand { $hand } --bank { $card }
strategy-not-of-this-game = --strategy { $typed }: em { $game } nada se decide depois de feitas as apostas; têm estratégias { $games }
strategy-function-failed = { $file }: { $function } falhou com { $asked }: { $fault }
strategy-function-missing = { $file } não tem a função { $function }: indique qual é, como em { $file }:NOME
strategy-function-not-asked-so = { $file }: { $given } não pode ser chamada como { $asked }
fault-in-file = { $file }: { $fault }

## Simulations

simulate-cores-or-cluster = --cores é desta máquina, --cluster de outras: retire uma das opções
simulate-player-with-banks = --player é de { $game } com --banks: para um jogador com capital, use --bankroll
simulate-without-bankroll = { $option } é de um jogador com capital: indique quanto, como em --bankroll 100
simulate-modes-apart = --{ $one } é de { $game }, --{ $other } de { $other_game }: não se combinam
simulate-whole-table = --{ $mode } joga por si uma mesa inteira: retire { $option }
simulate-without-cluster = { $option } é de um «cluster»: indique onde está, como em --cluster tls://HOST:PORT
simulate-tls-files = { $options } vão juntos: indique os três
simulate-no-shoe = --dealing shoe: { $game } não se joga com um «shoe» que dure várias jogadas: dos jogos aqui reunidos, { $games } distribuem-se de um «shoe» até à carta branca
simulate-seats-of-table = --seats { NUMBER($seats, useGrouping: 0) }: { $places ->
    [one] há um lugar nesta mesa
   *[other] há { $places } lugares nesta mesa
} ({ $clause })
simulate-seats-of-program = --seats { NUMBER($seats, useGrouping: 0) }: este programa joga no máximo com { $most ->
    [one] um jogador
   *[other] { $most } jogadores
} a uma mesa
simulate-which-bet = que aposta? --bet APOSTA ou --hold APOSTA=MONTANTE; { $game } tem { $bets }
simulate-name-a-file = --{ $option } { $name }: indique um ficheiro
simulate-plot-is-svg = --plot { $file }: os gráficos são desenhados em SVG: indique um ficheiro que termine em { $ending }
simulate-one-file-twice = --{ $other } e --{ $option } indicam o mesmo ficheiro, { $file }: dê um a cada
simulate-parquet-needs-pyarrow = --parquet precisa de pyarrow: pip install 'banca[parquet]'

## Baccarat

baccarat-seen-is-not-of = --seen é de baccarat: os valores de { $game } não dependem de cartas vistas
baccarat-seen-names-none = --seen não indica carta nenhuma: as cartas escrevem-se Ah, Td, 9c
baccarat-seen-with-machine = --seen com dealing-device=shuffler-dealer: as cartas voltam ao aparelho depois de cada jogada: a seguinte distribui-se de todas elas ({ $clause })
baccarat-seen-not-left = --seen { $card }: já não resta tal carta; as cartas escrevem-se Ah, Td, 9c ({ $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
}, { $clause })
baccarat-seen-leaves-too-few = --seen deixa { $left ->
    [one] uma carta
   *[other] { $left } cartas
}: uma jogada pode precisar de { $needed }

## Blackjack

blackjack-no-such-strategy = --strategy { $typed }: de blackjack há basic, best, uma tabela (.yaml, .csv) e FICHEIRO.py
blackjack-strategy-without-main = --strategy { $typed }: por si só, { $bet } nada dá a decidir; junte-lhe main
blackjack-values-without-basic = --values são os da estratégia óptima: retire --basic
blackjack-basic-and-costs = --basic e --costs não se combinam: os custos são os da estratégia óptima
blackjack-costs-of-no-hand = --costs é de todo o jogo: retire --hand e --bank
blackjack-one-card-shown = --bank indica { $given ->
    [one] uma carta
   *[other] { $given } cartas
}: a banca mostra uma enquanto os jogadores decidem
blackjack-no-hand = --hand indica { $given ->
    [one] uma carta
   *[other] { $given } cartas
}: um jogador decide com duas ou mais ({ $clause })
blackjack-card-too-often = { $card } aparece { $times } vezes, e há { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
} ({ $clause })
blackjack-hand-is-lost = --hand passa de 21 e está perdida ({ $clause })

## Pai kau

pai-kau-no-such-strategy = --strategy { $typed }: de pai-kau há { $ways } e FICHEIRO.py
pai-kau-arranges-nothing = --strategy: quem faz «{ $bet }» não dispõe pedras; { $seat } e { $bank } dispõem
pai-kau-banks-without-dealing = --banks: as pedras são baralhadas para cada jogada: retire --dealing
pai-kau-players-or-seats = --player já indica quem se senta: retire --seats
pai-kau-player-unreadable = --player { $typed }: escreva a aposta do jogador e o mais que tiver, como em { $example }
pai-kau-player-of-no-way = --player { $typed }: { $way }: de pai-kau há { $ways } e FICHEIRO.py
pai-kau-player-fault = --player { $typed }: { $fault }
pai-kau-no-such-side = --as { $typed }: as pedras são de um jogador ou do banqueiro: { $sides }
pai-kau-no-such-way = { $option } { $typed }: não há tal modo de dispor as pedras: { $ways } ({ $clause })
pai-kau-no-such-tile = --tiles { $typed }: não há tal pedra: { $tiles } ({ $clause })
pai-kau-tile-too-often = --tiles tem { $tile } { $given } vezes: um jogo de pedras tem { $most } ({ $clause })
pai-kau-no-hand = --tiles indica { $given ->
    [one] uma pedra
   *[other] { $given } pedras
}: cada lugar tem { $needed } ({ $clause })
pai-kau-way-alone = --way dá as regras de um modo, e não se combina com outra pergunta
pai-kau-against-with-tiles = --against vai com --tiles; sem pedras, cada modo defronta todos os outros

## Stud poker

stud-poker-meter-is-not-of = --meter é do «jackpot» de stud-poker, e não de { $game }
stud-poker-stake-is-not-of = --stake é de stud-poker, em que uma aposta inicial pode atingir o montante máximo por jogo, e não de { $game }
stud-poker-no-sums-posted = esta mesa não anuncia os montantes de { $bet }: { $options } ({ $clause })
stud-poker-no-such-strategy = --strategy { $typed }: de stud-poker há { $known } (a mão mínima com que se faz a aposta adicional) e FICHEIRO.py
stud-poker-life-decides-nothing = --life: com as mãos que ganham faz-se sempre a aposta adicional, de um baralho completo: retire --strategy e --dealing
stud-poker-shown-is-held = --bank { $card } está em --hand: o jogo tem um baralho, e o «croupier» não a pode mostrar ({ $clause })
stud-poker-no-hand = --hand indica { $given ->
    [one] uma carta
   *[other] { $given } cartas
}: uma mão tem { $needed } ({ $clause })
stud-poker-one-pack = --hand tem { $card } { $times } vezes: joga-se com um baralho ({ $clause })
stud-poker-one-card-shown = --bank indica { $given ->
    [one] uma carta
   *[other] { $given } cartas
}: o «croupier» mostra uma ({ $clause })

## Files that cannot be read or written

os-error = { $file }: { $fault }
os-error-nameless = o que havia a escrever: { $fault }
os-error-EACCES = sem permissão
os-error-EEXIST = o ficheiro já existe
os-error-EFBIG = ficheiro demasiado grande
os-error-EISDIR = é uma pasta
os-error-ENAMETOOLONG = nome de ficheiro demasiado longo
os-error-ENOENT = não há tal ficheiro ou pasta
os-error-ENOSPC = não há espaço no disco
os-error-ENOTDIR = não é uma pasta
os-error-EPERM = operação não permitida
os-error-EROFS = sistema de ficheiros só de leitura
text-unreadable = não é texto UTF-8 (“{ $fault }”)
