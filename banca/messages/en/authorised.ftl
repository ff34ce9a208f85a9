### Bets and prizes that are authorised beyond the regulation.

authorised-are = { $options }; authorised for { $house }: { $bets }
authorised-unmet = { $bet } (waits for: { $conditions })
authorised-condition-met = The table meets the condition of { $bet }: { $condition }
authorised-nothing-to-meet = no authorisation of '{ $bet }' waits for a condition at this table
help-meet-typed = { play-word-meet } BET
help-meet = record that the table meets the conditions on which the bet was authorised
authorised-when = as authorised
