### What is wrong with a betting plan, by its name or in a file.

## Plans

plan-steps-not-possible = a betting plan of { NUMBER($steps, useGrouping: 0) } steps: one to { $most } are possible
plan-goes-nowhere = a betting plan goes from each of its steps to one of its steps
plan-share-not-possible = a share of { $share } of the bankroll cannot be staked: more than 0, at most 1
plan-line-not-possible = a line of { NUMBER($numbers, useGrouping: 0) } numbers: one to { $most } are possible
plan-stake-not-possible = a stake of { $stake } units: one to { $most } can be counted
plan-share-no-number = share { $share } of the bankroll is not a number: 1/50, 0.02 and 2% are
plan-parameter-not-whole = { $name } of a betting plan is a whole number from { $least } to { $most }, not { $value }
plan-unknown = no betting plan { $name }: there are { $known }, or a file .yaml of steps
plan-unknown-but-near = no betting plan { $name }: there are { $known }, or a file .yaml of steps; did you mean { $near }?
plan-needs-parameter = { $name } needs its { $parameter }: { $name }:1/50, for example
plan-has-no-parameter = { $name } has no { $parameter }: it has { $known }

## Files of plans

plan-file-not-read = { $file } cannot be read: { $reason }
plan-file-fault = { $file }:{ NUMBER($line, useGrouping: 0) }: { $fault }
plan-file-without-steps = { $file }: a betting plan says steps, each with { $keys }; and name, if it has one
plan-file-step-incomplete = { $file }: step { $step } says { $keys } and, if it is another step, on draw
plan-file-stake = { $file }: the stake of step { $step } is a whole number from 1 to { $most }
plan-file-no-such-step = { $file }: step { $step } goes { $way } to { $given }: there are { $known }
