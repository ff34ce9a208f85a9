### Why acts are refused in games that deal from a shoe, as far as they share it, and what is wrong with its record.

## Refusals

refusal-cards-must-be-prepared-in-order = «{ $act }» só tem lugar depois de «{ $before }»
refusal-session-must-end-before-cards-are-prepared-anew = «{ $act }» já se fez: as cartas só voltam a ser preparadas quando a partida terminar
refusal-shoe-must-be-prepared-in-order = «{ $act }» só tem lugar depois de «{ $before }»
refusal-shoe-must-end-before-it-is-prepared-anew = «{ $act }» já se fez: as cartas só voltam a ser preparadas quando a partida terminar ou o «shoe» for trocado
refusal-act-must-belong-to-the-dealing-device-machine = «{ $act }» não tem lugar com o baralhador-distribuidor automático: as cartas introduzem-se nele e dele saem directamente
refusal-act-must-belong-to-the-dealing-device-shuffler-dealer = «{ $act }» não tem lugar com o baralhador-distribuidor automático: as cartas introduzem-se nele e dele saem directamente
refusal-white-card-must-be-taken-out = { $card ->
    [second] a segunda carta branca
   *[only] a carta branca
} é a próxima a sair: primeiro retira-se essa carta
refusal-burn-must-be-of-its-number = { $awaited ->
    [one] retira-se agora { $awaited } carta
   *[other] retiram-se agora { $awaited } cartas
}, e não { NUMBER($cards, useGrouping: 0) }
refusal-card-must-be-of-the-pack-by-rank-and-suit = { $card } não é carta do baralho: escreve-se o valor (A23456789TJQK) e depois o naipe (s espadas, h copas, c paus, d ouros)

## Errors

shoe-record-object = “shoe” é um objecto com os campos { $properties }
shoe-record-seen = “seen” enumera as cartas que saíram, como em ["Ah", "Td"]
shoe-record-seats = “seats” diz quem se senta onde, cada { $who ->
    [bettor] jogador
   *[player] jogador
} uma só vez, como em { "{" }"3": "ana"{ "}" }
shoe-record-packs = “packs” vai de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }, ou é desconhecido; não pode ser { $packs }
