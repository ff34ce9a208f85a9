### What is wrong with the arguments of an environment to learn in.

## A table

environment-no-edition = no edition { $name } of { $game }: there is { $editions }
environment-not-posted = nothing called { $name } is posted at a table of { $edition }: { $known }
environment-nothing-posted = nothing called { $name } is posted at a table of { $edition }: nothing
environment-not-by-names = { $what ->
    [options] options
    [parameters] parameters
   *[reset] reset's options
} are values by their names, {"{"}name: value{"}"}, not { $given }
environment-stake-not-money = a stake is whole minor units, from 1 to { MONEY($most) }, not { $given }
environment-stake-not-multiple = stake={ $stake }: at many tables nothing is rounded, and the prices here part a stake in { $parts }: a multiple of { $parts } minor units is needed
environment-stake-beyond-bank = a stake of { MONEY($stake) }: the banker puts up { $times } times as much, and no bet is more than { MONEY($most) }: { MONEY($here) } is the most here ({ $clause })
environment-jackpot-at-many-tables = the jackpot's pool is one for all rounds of a table: it is played at one live table, not at many ({ $clause })
environment-rounds = an episode is a whole number of rounds, from 1 to { $most }, not { $given }
environment-num-envs = num_envs is a whole number of tables, from 1 to { $most }, not { $given }
environment-seats = seats={ $seats }: at this table { $least } to { $most } may sit
environment-seats-by-clause = seats={ $seats }: at this table { $least } to { $most } may sit ({ $clause })
environment-on-unlawful = on_unlawful={ $given } is not known: { $known }
environment-render-mode = render_mode={ $given } is not known: { $known }, or None
environment-autoreset-mode = autoreset_mode={ $given } is not known here: { $known }
environment-penalty = a penalty is a number of units, 0 or more, not { $given }
environment-final = final={ $given } is neither True, to tell what was seen last, nor False
environment-raise-at-many-tables = at many tables an action that is not lawful is marked in infos['refused'], never raised: on_unlawful='raise' is for one live table
environment-render-at-many-tables = many tables are not rendered: render_mode={ $given } is for one live table
environment-always-raised = where several learn, an action that is not lawful is always raised: { $name } is for environments of Gymnasium

## Resets

environment-seed = a seed is a whole number, 0 or more, not { $given }
environment-seed-for-each = many tables are dealt from one seed, a whole number, 0 or more, not from one for each of them
environment-reset-takes-no = reset takes no { $name }: it takes 'shown', what chance shows first
environment-many-reset-takes-no = reset takes no { $name } where many tables are dealt: it takes a seed
environment-shown = shown is a list of what chance shows first, as records write it, not { $given }
environment-cannot-come = { $given } cannot come now: { $possible } can
environment-and-more = … { $count } more
environment-not-reset = nobody sits at the table yet: reset comes first
environment-many-not-reset = nobody sits at the tables yet: reset comes first
environment-episode-over = the episode is over: reset opens the next

## Actions

environment-no-action = { $given } is not one of the actions: they are the whole numbers from 0 to { NUMBER($most, useGrouping: 0) }
environment-actions-not-for-each = an action for each of { NUMBER($tables, useGrouping: 0) } tables is needed, not an array of shape { $shape }

## Refusals

refusal-bet-must-be-money = { $bet } comes to less than a minor unit with a stake of { NUMBER($stake, useGrouping: 0) }: a bet is 1 or more
