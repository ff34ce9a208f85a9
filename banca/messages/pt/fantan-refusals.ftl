### Why acts of fantan are refused, and what its bets may be placed on.

## Refusals: equipment

refusal-equipment-must-be-complete-fantan = uma mesa tem uma varinha, botões, duas campânulas e tabuleiros de vidro
refusal-rod-must-be-one-and-of-the-material-adopted = uma varinha de { $adopted ->
    [plastic] plástico
   *[bamboo-or-wood] bambu ou madeira
}, e não { $rods }
fantan-rod = { $material ->
    [bamboo] bambu
    [wood] madeira
    [plastic] plástico
   *[other] { $material }
}
refusal-buttons-must-have-holes = os botões não são furados
refusal-covers-must-be-two = { $covers ->
    [one] { $covers } campânula
   *[other] { $covers } campânulas
}: prescrevem-se duas

## Refusals: the round

refusal-heap-must-be-separated-before-betting = primeiro tem de se separar um conjunto de botões
refusal-rest-must-be-covered-before-betting = primeiro têm de se cobrir os botões que sobram
refusal-cover-must-be-lifted-before-the-count = primeiro tem de se levantar a campânula
refusal-buttons-must-be-counted-before-the-announcement = primeiro têm de se contar os botões
refusal-result-must-be-announced-first = primeiro tem de se anunciar o número premiado
refusal-light-must-be-lit-before-collection = primeiro acende-se a luz do número
refusal-buttons-must-be-collected-before-the-next-round = primeiro recolhem-se os botões
refusal-bets-must-wait-for-the-heap = ainda não se pode apostar: o conjunto de botões ainda não está sob a campânula
refusal-round-must-be-settled-first-fantan = nem todas as apostas desta jogada estão liquidadas
refusal-button-must-be-in-the-heap-no-heap = ainda não há conjunto de botões em que algum se possa fragmentar
refusal-button-must-be-in-the-heap-one-whole = de um conjunto de { $heap } botões, pelo menos um tem de estar inteiro
refusal-button-must-be-in-the-heap-broken = num conjunto de { $heap } botões, com { $broken } fragmentados, não resta nenhum
refusal-result-must-stand-once-announced = o número já foi anunciado: mantém-se o resultado
refusal-heap-must-come-from-the-set = um conjunto de { $heap } não pode sair de { $buttons } botões

## What the bets may be placed on

fantan-selection-kuoc = dois números diferentes de 1 a 4
fantan-selection-fan = um número de 1 a 4
fantan-selection-nim = o número que ganha e o número que empata, como 1-2
fantan-selection-nga = dois números que ganham e depois o número que empata, como 1-2-3
fantan-selection-se-sam-hong = três números diferentes de 1 a 4
