### What an environment to learn in shows of its table.

## In any game

environment-last = last: { $action }
environment-lawful = lawful: { $actions }
environment-nothing = nothing
environment-none = none

## Games

environment-baccarat = { $edition }: Player { $player }, Banker { $banker }; staked: { $staked }; left: { $left }
environment-blackjack = { $edition }: bank { $bank }; hands: { $hands }
environment-craps = { $edition }: dice { $dice }; point { $point }; { $bets }
environment-not-thrown = not thrown
environment-no-bets = no bets
environment-one-draw = { $edition }: { $result }; staked: { $staked }
environment-bets-open = bets are open
environment-pai-kau = { $edition }: tiles { $tiles }; { $known }
environment-tiles-of-bank = bank: { $tiles }
environment-tiles-of-seat = seat { $seat }: { $tiles }
environment-nothing-turned-up = nothing is turned up
environment-stud-poker = { $edition }: own { $own }; croupier { $croupier }
