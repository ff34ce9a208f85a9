### Why acts of the games of three dice are refused: cussec and fish-prawn-crab.

## Refusals: equipment

refusal-dice-must-be-three = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}: prescrevem-se três
refusal-dice-must-be-three-shown = { $dice ->
    [one] mostrou-se { $dice } dado
   *[other] mostraram-se { $dice } dados
}: prescrevem-se três
refusal-dice-must-weigh-the-same = os dados não têm o mesmo peso
refusal-faces-must-be-those-of-the-law = nenhum dado mostra { $said }: as suas faces são { $faces }
refusal-faces-must-be-those-of-the-law-die = o dado não é regulamentar: as suas faces são { $faces }
refusal-opposite-faces-must-total-seven = as faces opostas têm de somar sete: { $pairs }
shaker-opposite-faces = { $one } e { $other }
refusal-dice-must-be-balanced-shaker = há um dado que não está em perfeito equilíbrio
refusal-face-must-be-told-from-the-others = { $said } não permite distinguir { $faces }: indique a figura ou o número
shaker-one-from-another = { $first } de { $last }
refusal-equipment-must-be-complete-shaker = não há copo especial
refusal-shaker-must-have-dome-and-cover = o copo especial tem de ter uma peanha com redoma de vidro e uma redoma móvel própria
refusal-drive-must-be-the-one-adopted = o accionamento do copo é: { $drive }; a opção da mesa é: { $adopted }
refusal-cover-must-have-two-clasps = { $clasps ->
    [one] { $clasps } fecho
   *[other] { $clasps } fechos
}: são dois os que prendem a redoma móvel à peanha

## Refusals: the round

refusal-dome-must-be-covered-before-the-shake = primeiro tem de se cobrir a redoma de vidro
refusal-cover-must-be-clasped-before-the-shake = primeiro tem de se prender a redoma móvel com os fechos
refusal-dice-must-be-shaken-before-betting = primeiro tem de se accionar o mecanismo que agita os dados
refusal-lever-must-be-pressed-three-times = primeiro tem de se carregar na alavanca três vezes seguidas
refusal-lamp-must-light-before-betting = o quadro luminoso acende-se antes de se dar início às apostas
refusal-start-must-be-announced-before-betting = primeiro anuncia-se o início das apostas
refusal-cover-must-be-lifted-before-the-result = primeiro tem de se levantar a redoma móvel
refusal-dice-must-show-before-the-result-is-announced = primeiro têm de se mostrar os dados
refusal-result-must-be-announced-before-payment = primeiro tem de se anunciar o resultado
refusal-winning-positions-must-be-lit-first = primeiro iluminam-se as combinações premiadas
refusal-bets-must-wait-for-the-shake = ainda não se pode apostar: a agitação dos dados precede as apostas
refusal-dome-must-stay-open-until-all-is-paid = nem todas as apostas desta jogada estão liquidadas: nada de novo pode começar antes de pagas todas as apostas vencedoras
refusal-void-must-have-its-cause-shaker = { $why } não torna nula a jogada: tornam-na nula os dados encontrados sobrepostos (“stacked”) ou inclinados (“leaning”)
refusal-void-must-be-found-when-the-cover-is-lifted = a jogada só se declara nula depois de levantada a redoma móvel e antes de anunciado o resultado

## What the bets may be placed on

shaker-selection-face = à escolha: { $faces }
shaker-selection-total = um total de { $least } a { $most }

## Errors

shaker-dome = “dome” é “{ $covered }”, ou omite-se, e não { $value }
