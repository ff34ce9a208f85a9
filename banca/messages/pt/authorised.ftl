### Bets and prizes that are authorised beyond the regulation.

authorised-are = { $options }; autorizado a { $house }: { $bets }
authorised-unmet = { $bet } (depende de: { $conditions })
authorised-condition-met = A mesa cumpre a condição de { $bet }: { $condition }
authorised-nothing-to-meet = nesta mesa nenhuma autorização de “{ $bet }” depende de condição
help-meet-typed = { play-word-meet } APOSTA
help-meet = registar que a mesa cumpre as condições da autorização da aposta
authorised-when = conforme autorizado
