### Classes: tables under one trainer. Refusals first, then errors.

refusal-class-must-play-for-play-money = table { $table } is for real money: a class plays for play money only
refusal-class-must-be-ones-own = { $person } cannot open a class of { $trainer }: a trainer opens classes of his own
refusal-table-must-be-of-ones-class = table { $table } belongs to no class of { $person }
refusal-table-must-not-be-frozen = table { $table } is frozen: its trainer lets it go on
refusal-table-must-be-frozen = table { $table } is not frozen
refusal-act-must-be-an-irregularity = “{ $act }” is nothing that goes wrong at table { $table }

house-class-name = { $name } is no name for a class: up to 100 printable characters without “/”, and not a word of the house
house-class-tables = a class is opened with 1 to { NUMERAL($most) } tables, not { NUMERAL($count) }
