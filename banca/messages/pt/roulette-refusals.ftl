### Why acts of roulette are refused, what its chances may be placed on, and what is wrong with options and records.

## Refusals: the wheel

refusal-number-must-be-on-the-wheel = não existe o compartimento { NUMBER($number, useGrouping: 0) }: os compartimentos vão de 0 a 36
refusal-number-must-be-on-the-wheel-last = não existe o compartimento { NUMBER($number, useGrouping: 0) }, a que a bola teria de voltar: os compartimentos vão de 0 a 36
refusal-bearing-must-be-the-one-adopted = o prato apoia-se em: { $bearing }; a opção da mesa é: { $adopted }
refusal-surface-must-be-the-one-adopted = a superfície do prato é: { $surface }; a opção da mesa é: { $adopted }
refusal-compartments-must-be-thirty-seven = { $compartments ->
    [one] { $compartments } compartimento
   *[other] { $compartments } compartimentos
}: prescrevem-se trinta e sete
refusal-numbers-must-be-0-to-36 = cada número de 0 a 36 figura uma vez no prato
refusal-zero-must-be-neither-red-nor-black = o zero não pode ter por fundo nenhuma das duas cores
refusal-red-and-black-must-alternate = o encarnado e o preto não alternam
refusal-red-must-be-the-standard-numbers = os números encarnados são os do prato corrente (interpretação colours)
refusal-cylinder-must-measure-about-32-inches = o cilindro mede { NUMBER($measured, useGrouping: 0) } mm: prescrevem-se cerca de { $about } mm
refusal-cylinder-must-be-of-wood = o material do cilindro é { $material }, e não madeira

## Refusals: betting and the throw

refusal-timer-must-run-out = o regulador de tempo está a contar
refusal-bell-must-ring-before-the-throw = primeiro tem de se tocar a campainha
refusal-call-must-end-the-bets = primeiro tem de se anunciar que não há mais apostas
refusal-ball-must-be-thrown-first = primeiro tem de se lançar a bola
refusal-ball-must-rest-before-the-announcement = primeiro a bola tem de parar
refusal-number-must-be-announced-before-payment = primeiro tem de se anunciar o número
refusal-marker-must-be-set-before-payment = primeiro tem de se pôr o indicador sobre o número
refusal-direction-must-be-one-of-two = não existe o sentido { $direction }; sentidos: { $known }
refusal-wheel-must-turn-against-the-ball = a bola e o prato rodam no mesmo sentido, { $direction }: o prato tem de rodar em sentido oposto
refusal-previous-round-must-be-settled = a jogada não está liquidada: só se pode apostar depois de recolhidas as apostas vencidas e pagas as vencedoras
refusal-previous-round-must-be-settled-not-open = ainda não se pode apostar
refusal-bets-end-at-the-call = as apostas estão encerradas: já se anunciou que não há mais apostas
refusal-zero-must-not-be-combined = «{ $bet }» não pode incluir o zero: com o zero só ganha a aposta «{ $straight }», pelo que não se oferecem combinações com ele

## Refusals: the void spin

refusal-void-must-have-its-cause-roulette = { $why } não torna nula a jogada: são causas { $known }
refusal-void-must-come-while-the-ball-runs = a jogada só se pode declarar nula enquanto a bola se move
refusal-object-must-be-taken-out-before-the-throw = primeiro tem de se retirar o objecto do prato
refusal-ball-must-return-to-the-last-result = a bola tem de voltar ao compartimento { $number }, o do último resultado

## Refusals: payment

refusal-chips-must-be-winning-and-unpaid = só podem ficar desmarcadas fichas vencedoras ainda por pagar
refusal-chips-must-be-winning-and-unpaid-early = as fichas só podem ficar desmarcadas quando se pagam as apostas
refusal-chips-must-be-disarranged = as fichas de { $player } em «{ $bet }» estão no seu sítio
refusal-chips-must-be-disarranged-none = não há fichas fora do seu sítio
refusal-chips-must-be-restored-by-whom-the-law-names = { $by } não pode reconstituir as apostas: fá-lo o supervisor da banca ou, se não puder, os jogadores ou a gravação
refusal-supervisor-must-restore-if-he-is-sure-unsure = o supervisor da banca não pôde reconstituir as apostas com segurança
refusal-supervisor-must-restore-if-he-is-sure-first = primeiro tem de se perguntar ao supervisor da banca
refusal-recording-must-prevail = o registo da mesa mostra { MONEY($recorded) }: prevalece a gravação
refusal-chips-must-be-restored-before-payment = as fichas desmarcadas têm de voltar ao seu sítio antes de qualquer pagamento
refusal-payment-must-keep-the-order-paid = a aposta de { $first } é paga antes da de { $position }

## What the chances may be placed on

roulette-selection-straight = um número de 0 a 36
roulette-selection-split = dois números contíguos no tabuleiro, como 17-20
roulette-selection-street = uma fila de três, como 16-17-18
roulette-selection-corner = quatro números que se tocam num ponto, como 16-17-19-20
roulette-selection-line = duas filas contíguas, como 16-21
roulette-selection-sector-nine = um dos sectores desta mesa, de 1 a { $places }
roulette-selection-sector-twelve = o sector 1 ou o sector 2
roulette-selection-column = a coluna 1, 2 ou 3

## Errors

roulette-previous-number = “previous” é o último número que saiu, e não { $value }
option-nine-sectors-twice = nine-sectors: há um sector repetido ({ $clause })
option-nine-sectors-no-sector = nine-sectors: { $sector } não é um sector; um sector são nove números diferentes, de 1 a 36 ({ $clause })
