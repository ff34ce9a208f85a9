### Craps: why acts are refused; what is wrong with a bet described under article 7, with a bet file, or with a layout.

## Refusals: dice and table

refusal-die-must-bear-one-to-six = as faces do dado têm { $faces }
refusal-edges-must-be-equal = as arestas do dado têm { $edges } mm
refusal-opposite-faces-must-add-up-to-seven = as pintas de duas faces opostas devem somar sete
refusal-pips-must-be-visible-and-of-one-size = as pintas devem ser bem visíveis e ter todas o mesmo diâmetro
refusal-dice-must-be-balanced-craps = um dado desequilibrado não pode ser lançado
refusal-dice-must-be-as-many-as-adopted = { $dice ->
        [one] há { $dice } dado
       *[other] há { $dice } dados
    }: a opção da mesa é { $adopted }
refusal-dice-must-be-equal = os dados de um conjunto devem ter todos o mesmo tamanho e o mesmo peso
refusal-table-must-have-its-layout = a mesa não tem tabuleiro
refusal-table-must-have-its-stick = a mesa não tem gancho para mover os dados
refusal-unfit-dice-must-leave-two-to-throw = dados inaptos: { NUMBER($unfit, useGrouping: 0) }; um conjunto de { $dice } só dispensa { $spare }, porque se lançam dois
refusal-die-must-be-one-of-the-set = não resta outro dado do conjunto de { $dice }

## Refusals: who throws

refusal-place-must-be-free-craps = o lugar { NUMBER($place, useGrouping: 0) }, a contar da esquerda do «stickman», está ocupado por { $holder }: { $player } tem de ocupar outro
refusal-shooter-must-keep-the-dice = { $shooter } tem os dados e conserva-os: o lançador dos dados só pode ser substituído nos casos do artigo 4.º
refusal-shooter-must-have-staked-the-minimum = { $player } não tem aposta no tabuleiro: só pode lançar quem tiver apostado o valor mínimo
refusal-shooter-must-have-staked-the-minimum-any-more = { $player } já não tem aposta no tabuleiro e não pode lançar
refusal-shooter-must-have-staked-the-minimum-nobody = nenhum jogador apostou o valor mínimo: ninguém pode lançar, e o jogo espera (interpretação nobody-to-throw)
refusal-dice-must-be-offered-in-order = os dados cabem agora a { $next }, a contar da esquerda do «stickman», e não a { $player }
refusal-offer-must-be-answered-first = os dados já foram apresentados a { $player }, que escolhe dois ou prescinde
refusal-dice-must-be-offered-first = os dados foram apresentados a { $offered }, e não a { $player }
refusal-dice-must-be-offered-first-nobody = os dados ainda não foram apresentados a ninguém, nem a { $player }
refusal-shooter-must-choose-two-dice = o lançador dos dados escolhe dois dos que lhe são apresentados, e não { NUMBER($dice, useGrouping: 0) }
refusal-dice-must-be-chosen-first = ninguém tem os dados: antes do lançamento, são apresentados e escolhem-se dois
refusal-dice-must-be-thrown-by-the-shooter = o lançador dos dados é { $shooter }, e não { $player }

## Refusals: the throw

refusal-dice-must-be-checked-before-they-are-thrown-again = um dado saiu do tabuleiro: só pode voltar a ser lançado depois de verificado por um «croupier»
refusal-act-must-belong-to-the-phase-no-die-off = nenhum dado saiu do tabuleiro
refusal-dice-must-be-thrown-together-with-one-hand = os dados foram lançados { $manner ->
        [two-hands] com as duas mãos
       *[one-at-a-time] um após o outro
    }: o lançamento não conta e tem de se repetir
refusal-dice-must-be-thrown-together-with-one-hand-unknown = { $manner } não é um modo de lançar: distinguem-se { $known }
refusal-dice-must-be-thrown-first = não há dados em movimento
refusal-die-must-be-one-of-the-two = não existe o dado { NUMBER($die, useGrouping: 0) }: lançam-se dois
refusal-faces-must-be-on-a-die = um dado que não assenta numa face mostra faces diferentes, de 1 a 6, primeiro a que mais se mostrar
refusal-faces-must-look-up-together = duas faces opostas de um dado nunca ficam ambas viradas para cima
refusal-leaning-die-must-be-read-once = o dado { $die } não assenta numa face e já conta { $face }: lê-se uma só vez
refusal-leaning-die-must-count-its-most-upward-face = o dado { $die } não assenta numa face e conta { $face }, a face que mais se mostra, e não { $said }
refusal-void-must-have-its-cause-craps = { $why } não é causa de nulidade do lançamento; causas: { $known }
refusal-dice-must-show-two-faces = dois dados mostram, cada um, uma face de 1 a 6, e não { $said }
refusal-dice-must-be-two = “off”, “short”, “walls” e “slid” dizem de quantos dos dois dados se trata: 0, 1 ou 2
refusal-act-must-wait-for-the-next-throw = os dados estão em movimento: o que agora se faça ou aposte fica para o lançamento seguinte
refusal-throw-must-be-settled-first = o último lançamento não está liquidado: primeiro recolhem-se as apostas vencidas e pagam-se as vencedoras
refusal-throw-must-be-settled-first-mark = o último lançamento não está liquidado: primeiro marca-se o número ponto ou retira-se a sua marcação
refusal-act-must-belong-to-the-phase-mark = as apostas do lançamento recolhem-se e pagam-se antes de se marcar o número ponto (interpretação payment-order)
refusal-payment-must-keep-the-order-reading = { $because } (interpretação { $reading })

## Refusals: bets

refusal-line-bet-must-come-before-the-point = a aposta «{ $bet }» faz-se antes do primeiro lançamento: o número ponto é { $point }
refusal-come-bet-must-have-a-point = a aposta «{ $bet }» exige um número ponto: não há nenhum marcado
refusal-come-bet-must-have-a-point-held = a aposta «{ $bet }» exige um número ponto: não há nenhum marcado; uma aposta de linha que já esteja no número ponto escreve-se “pass-line/6”
refusal-new-bet-must-be-made-when-authorised-come-out = a aposta «{ $bet }» está autorizada para o primeiro lançamento: o número ponto é { $point }
refusal-new-bet-must-be-made-when-authorised-point = a aposta «{ $bet }» está autorizada enquanto houver número ponto marcado: não há nenhum
refusal-come-bet-must-go-to-its-number-by-a-throw = a aposta «{ $bet }» faz-se para o lançamento seguinte, que a leva ao seu número
refusal-horn-must-be-four-equal-bets = uma aposta «Horn» de { MONEY($stake) } não perfaz quatro apostas iguais em múltiplos de { MONEY($least) }: perfazem-nas os múltiplos de { MONEY($multiple) }
refusal-stake-must-be-a-multiple-of-the-minimum = uma aposta de { MONEY($stake) } em «{ $bet }» não é múltiplo do mínimo de { MONEY($least) }
refusal-odds-must-have-a-point = «{ $bet }» exige um número ponto: não há nenhum marcado
refusal-odds-must-be-added-to-a-bet = { $player } não tem aí aposta «{ $behind }» a que juntar «{ $odds }»
refusal-odds-must-be-added-to-a-bet-which = «{ $odds }» junta-se a uma aposta que esteja em { $numbers }: em qual?
refusal-odds-must-be-added-to-a-bet-held = não há aposta «{ $behind }» a que juntar «{ $odds }»
refusal-odds-must-be-added-to-a-bet-held-on = não há aposta «{ $behind }» no { $number }, nem à espera de um número, a que juntar «{ $odds }»
refusal-odds-must-not-exceed-the-multiple = { MONEY($total) } de aposta adicional sobre { MONEY($staked) }: a mesa permite { $most ->
        [one] { NUMBER($most, useGrouping: 0) } vez
       *[other] { NUMBER($most, useGrouping: 0) } vezes
    } o montante da aposta (interpretação odds-limit)
refusal-bet-must-stay-until-decided = a aposta «{ $bet }» está no { $number } e fica até que o { $number } ou o 7 a decida
refusal-bet-must-stay-until-decided-new = a aposta «{ $bet }» passou para o { $number } e fica até ser decidida (interpretação new-bet-on-a-number)
refusal-selection-must-be-lawful-number = «{ $bet }» está em { $numbers }, ou ainda em nenhum número, e não em { $chosen }
refusal-line-bets-must-stand-on-one-point = as apostas de linha estão { $places }: há um só número ponto de cada vez
craps-stands-on = no { $number }
craps-stands-on-none = ainda em nenhum número
craps-selection-next-throw = faz-se para o lançamento seguinte, que a leva ao seu número
craps-selection-its-number = um número em que esteja uma aposta do mesmo jogador ({ $numbers })
craps-selection-chosen = um número à escolha do jogador ({ $numbers })

## Refusals: authorisations

refusal-condition-must-be-of-the-authorisation = { $said } não é condição da autorização; condições: { $known }
refusal-condition-must-be-of-the-authorisation-none = { $said } não é condição da autorização, que não fixa nenhuma
refusal-conditions-of-the-authorisation-must-be-met = a aposta «{ $bet }» está autorizada sob condições cujo cumprimento não está registado para a mesa: { $unmet }
refusal-bet-must-be-authorised = não há autorização para { $bet } nesta mesa; há para: { $known }
refusal-bet-must-be-authorised-none = nesta mesa não há autorização para { $bet } nem para qualquer outra aposta
refusal-bet-must-be-authorised-file = { $file } não contém autorização para a aposta «{ $bet }»: depois de a DICJ decidir, o ficheiro indica-o, “authorisation: {"{"}house: ..., date: ..., conditions: [...]{"}"}”; “banca dossier” redige o requerimento
refusal-bet-must-be-authorised-once = a aposta «{ $bet }» está autorizada duas vezes: para a oferecer basta uma
refusal-bet-must-be-authorised-for-the-house = uma mesa é de uma só casa, e a autorização só serve a quem foi dada: aqui há { $houses }
refusal-bet-must-be-authorised-for-the-house-file = a autorização que está em { $file } é de { $holder }, e não de { $house }
refusal-prizes-must-stand-while-bets-lie = há apostas feitas em «{ $bet }»: os prémios mantêm-se até estas serem decididas (interpretação conditions-met-while-bets-lie)

## Errors: what was written instead

craps-said-nothing = nada
craps-said-list = uma lista
craps-said-object = chaves com valores

## Errors: the form of a description

craps-description-at = { $place }: { $says }
craps-description-object = esperam-se chaves com valores ({ $wanted }), e não { $said }
craps-description-states = “start” e os números para que a aposta passa
craps-description-key = { $key }: chave desconhecida; há { $known }
craps-description-key-near = { $key }: chave desconhecida (queria dizer “{ $near }”?); há { $known }
craps-description-missing = falta “{ $key }”
craps-description-missing-names = falta “{ $key }”: {"{"}en: ..., pt: ..., zh: ...{"}"}
craps-description-missing-language = falta “{ $key }”: uma aposta tem nome em inglês, português e chinês
craps-description-missing-throws = falta “{ $key }”: o que cada lançamento faz, a partir de “start”
craps-description-missing-then = falta “{ $key }”: “wins 5:1”, “pushes”, “loses”, “stays”, “moves to 6” ou “moves to its number”
craps-description-text = “{ $key }” é um texto numa só linha, com o máximo de { $most } letras, e não { $said }
craps-description-texts = “{ $key }” é uma lista de textos, no máximo { $most }, e não { $said }
craps-description-numbers = “{ $key }” é um número de entre { $known }, e não { $said }
craps-description-numbers-once = “{ $key }” tem números de entre { $known }, cada um só uma vez
craps-description-pair = “pair” indica dois dados, por exemplo 1-2
craps-description-pairs = “pair” indica dois dados, por exemplo 1-2 (por qualquer ordem) ou [1-1, 6-6], cada par só uma vez, e não { $said }
craps-description-prize = um prémio escreve-se na forma 10:1 ou 3:2, cada número de 1 a { $most }, e não { $said }
craps-description-day = uma data escreve-se 2010-03-08, e não { $said }
craps-description-when = o momento de uma aposta é { $known }, e não { $said }
craps-description-bet-or-prizes = “bet” ou “prizes”? descreve-se um dos dois, uma nova aposta ou os prémios diferentes de uma do regulamento

## Errors: what each throw does

craps-description-state = nenhuma aposta está em { $said }: escreva “start”, ou números de entre { $numbers }, por exemplo 4 ou 4, 10
craps-description-state-twice = “{ $state }”: descrição repetida
craps-description-throws = espera-se uma lista de lançamentos e do que fazem, por exemplo - {"{"}sum: [7, 11], then: wins 1:1{"}"}
craps-description-else-last = “else” fica em último lugar: é para os lançamentos que nenhuma outra linha indica
craps-description-else-idle = nada resta para “else”: as linhas acima indicam todos os lançamentos
craps-description-unnamed = que lançamentos? indique-os por { $known }, ou escreva “- else:” para todos os restantes
craps-description-twice-in-line = { $dice }: indicação repetida na mesma linha
craps-description-twice = { $dice }: indicação repetida { $state ->
        [start] no início
       *[other] no { $state }
    }: um lançamento faz uma só coisa
craps-description-silent = nada se diz, { $state ->
        [start] no início
       *[other] no { $state }
    }, de { $dice }{ $more ->
        [yes] , …
       *[no] {""}
    }: { $count ->
        [one] { $count } dos { $throws } lançamentos; “- else: loses” abrangê-lo-ia
       *[other] { $count } dos { $throws } lançamentos; “- else: loses” abrangê-los-ia
    }
craps-description-no-number = no início, a aposta não está em número algum
craps-description-then = um lançamento ganha, empata, perde, deixa a aposta ou muda-a: escreva “wins 5:1”, “pushes”, “loses”, “stays”, “moves to 6” ou “moves to its number”, e não { $said }
craps-description-moves = { $dice } soma { $total }, número em que nenhuma aposta fica: os números são { $numbers }

## Errors: new bets that leave something open

craps-bet-slug = { $slug } não serve de identificador de uma aposta: letras minúsculas e algarismos, com hífenes entre eles, no máximo { $most }
craps-bet-not-new = “{ $slug }” é uma aposta do regulamento: pode pedir-se que tenha prémios diferentes, mas não é uma nova aposta
craps-bet-name = { $name } é o nome de uma aposta do regulamento: os jogadores seriam induzidos em erro
craps-bet-throws = { $count ->
        [one] está descrito { $count } lançamento
       *[other] estão descritos { $count } lançamentos
    }, e não { $throws }
craps-bet-number = nenhuma aposta fica em { $number }: os números são { $numbers }
craps-bet-chosen-moves = uma aposta num número à escolha do jogador fica aí: não pode mudar
craps-bet-moves = a aposta passa para o { $number }, de que nada se diz
craps-bet-stays = todos os lançamentos deixam a aposta onde está: nunca seria decidida
craps-bet-returns = do { $number } a aposta volta ao { $number }: por cada número só se passa uma vez
craps-bet-idle = nenhum lançamento leva a aposta ao { $number }: omita-o, ou diga qual a leva
craps-bet-never = nenhum lançamento faz { $result ->
        [win] ganhar
       *[lose] perder
    } a aposta{ $state ->
        [start] {""}
       *[other] {" "}no { $state }
    }: uma aposta tem de poder ganhar e de poder perder
craps-bet-verdict = um lançamento ganha, empata, perde, deixa a aposta ou muda-a: { $verdict } não é nenhuma destas coisas
craps-bet-prize = um prémio escreve-se na forma 10:1, cada número de 1 a { $most }, e não { $prize }

## Errors: different prizes

craps-prizes-bet = o regulamento não tem a aposta { $bet }: tem { $known }
craps-prizes-bet-near = o regulamento não tem a aposta { $bet } (queria dizer “{ $near }”?): tem { $known }
craps-prizes-changes = “changes” é uma lista de prémios, por exemplo - {"{"}sum: 12, pays: 3:1{"}"}
craps-prizes-none = nenhum prémio é alterado
craps-prizes-wins = “{ $bet }” não ganha nada aí: ganha com as somas { $sums }
craps-prizes-wins-standing = “{ $bet }” não ganha nada aí: ganha com as somas { $sums }, estando em { $numbers }
craps-prizes-twice = duas alterações fixam um prémio para o mesmo lançamento
craps-prizes-same = { $prize } não é um prémio diferente: o regulamento já o paga em “{ $bet }”

## Errors: authorisations

craps-authorised = “authorised”: { $error }
craps-authorised-list = “authorised” é uma lista de autorizações, cada uma com “house” e com “bet” ou “prizes”, e não { $said }
craps-authorised-condition-twice = uma condição está indicada duas vezes

## Errors: the layout in a record

craps-layout = “layout” é um objecto com { $known }
craps-layout-point = “point” é um número de entre { $numbers }, e não { $said }
craps-layout-order = “order” indica os jogadores a partir da esquerda do «stickman», cada um só uma vez
craps-layout-order-places = “order” contradiz “places”: da esquerda do «stickman» em diante estão { $bettors }
craps-layout-places = “places” dá a cada jogador o número do seu lugar, a contar da esquerda do «stickman»
craps-layout-places-twice = “places” tem dois jogadores no mesmo lugar
craps-layout-bettor = { $said } não está entre os jogadores: { $bettors }
craps-layout-bettor-none = { $said } não está entre os jogadores: não há nenhum
craps-layout-offered = os dados não podem ser apresentados a { $offered }: o lançador dos dados é { $shooter }
craps-layout-unchecked = “unchecked” é quantos dos dois dados saíram do tabuleiro
craps-layout-unfit = “unfit” é quantos dados do conjunto foram substituídos
craps-layout-repeats = “repeats” é true ou false
craps-layout-stake = nenhuma aposta está em { $bet } com a escolha { $selection }
craps-layout-stake-no-point = a aposta de { $position } não pode estar aí: não há número ponto marcado
craps-layout-stake-nothing-behind = a aposta de { $position } não pode estar aí: não há aposta «{ $behind }» a que se junte

## Errors: bet files

craps-file-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $says }
craps-file-line-other = { $file }:{ NUMBER($line, useGrouping: 0) }: { $says } (a outra: linha { NUMBER($other, useGrouping: 0) })
craps-file-edition = { $edition }: dos regulamentos aqui reunidos, só { $only } permite à DICJ autorizar novas apostas (artigo 7.º)
craps-file-edition-without = { $edition } não tem artigo sobre novas apostas: dos regulamentos aqui reunidos, só { $only } permite à DICJ autorizá-las (artigo 7.º)
craps-file-fraction = “{ $key }” é uma fracção, por exemplo 1/36, e não { $said }
craps-file-start = a aposta não se faz em { $said }
craps-file-unstated = falta indicar “{ $figure }” para a aposta{ $state ->
        [start] {""}
       *[other] {" "}no { $state }
    } ({ $clause })
craps-file-figure = “{ $figure }”{ $state ->
        [start] {""}
       *[other] {" "}no { $state }
    } é { $true } segundo a descrição, e não { $said } ({ $clause })

## Errors: odds

craps-no-odds = a “{ $bet }” não se pode juntar aposta adicional: só a { $known } ({ $clause })
