### What is said of options, settings, limits and stakes that a table cannot have.

## Options of the house

option-unknown = { $edition } has no option { $name }: it has { $known } ({ $clause })
option-not-allowed = { $option }={ $value } is not allowed: { $allowed } ({ $clause })
option-not-allowed-so-long = { $option }={ $value } is not allowed: { $allowed }, in this program at most { $most } ({ $clause })
option-beyond-this-program = { $option }={ $value }: this program takes at most { $most }, though the law sets no bound ({ $clause })
option-follows-another = { $option }={ $value } does not go with { $leader }={ $leading }: it must be { $expected } ({ $clause })
option-stands-alone = { $option }: { $alone } goes with no other choice ({ $clause })
option-needs-one-of = { $option }: without { $needed } the game cannot be played ({ $clause })
option-must-name-bets = { $option }={ $word } must name the bets: { $option }=BET,BET,... out of { $bets } ({ $clause })
option-names-no-such-bet = { $option } names no bet { $bet } of { $edition }: { $bets } ({ $clause })
preset-unknown = no preset { $name }: there are { $presets }

## What an article allows

allowed-range = { $least } to { $most }
allowed-at-least = { $least } or more
allowed-bets = a list of bets (BET,BET,...)
allowed-any-of = any of { $ways }
list-alternatives = { $first } | { $last }

## What the house posts

parameter-unknown = nothing called { $name } is posted at a table of { $edition }: { $known } is
parameter-none = nothing called { $name } is posted at a table of { $edition }: nothing is
parameter-not-posted = nothing called { $name } is posted at this table: { $known } ({ $clause })
parameter-none-posted = nothing called { $name } is posted at this table: nothing is ({ $clause })
parameter-not-allowed = { $name } is { $meaning }, not { $value } ({ $clause })

## Settings, limits and stakes

setting-of-another-edition = this is a setting of { $given }, not of { $edition }: make it from the options of the edition, option_set(game.edition)
bet-authorised-by-no-article = { $edition } has no article by which { $bet } could be authorised on a condition
currency-unknown = no currency { $currency } at a table: { $currencies }
limit-not-money = the { $limit } of a stake is whole minor units, from 1 to 10^15, not { $value }
limits-make-no-table = limits of { MONEY($least) } to { MONEY($most) } in units of { MONEY($unit) } make no table: no stake would be within them
limits-make-no-table-upwards = limits of { MONEY($least) } to any in units of { MONEY($unit) } make no table: no stake would be within them
stake-beyond-all-money = a stake of { $stake } minor units is more than there is: at most 10^15
stake-not-whole = a stake of { $stake } minor units cannot be laid down: stakes are whole minor units
seed-too-long = a seed is a text of at most { NUMBER($most, useGrouping: 0) } letters, or a whole number of as many bits, not { $seed }
