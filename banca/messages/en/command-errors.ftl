### What is wrong with a command as it was typed, or with the options that it was given.

## The table

set-not-a-pair = --set { $typed }: write NAME=VALUE, as in { $example }
set-given-twice = --set { $name } is given twice: { $first } and { $second }
authorised-by-no-article = --authorised { $file }: { $edition } has no article on new bets or different prizes: of the regulations here that of { $other } alone has one (53/2010, article 7)
sector-unreadable = { $typed } is no sector: write 1-9,10-18 or the nine numbers of each
card-unknown = { $option } { $card }: no such card: they are written Ah, Td, 9c
option-of-other-games = { $option } is asked of { $games }, not of { $game }

## Bets held together

hold-unreadable = --hold { $typed }: write BET=AMOUNT or BET/SELECTION=AMOUNT, as in small=100, total/9=50, pass-line=10,odds=2 or, for { $pairs }, pass-line=10,odds=3-4-5
hold-odds-unreadable = --hold { $typed }: odds are a multiple of the bet, or one each for { $pairs }, or one for each number, as in odds=2 and odds=3-4-5
hold-names-its-bets = --hold says itself which bets are meant: leave { $option } out
hold-is-of-several = --hold is of bets held together, { $option } of one box: leave one of them out
refusal-selection-must-be-lawful-played-on = { $bet } is played on { $known }, not on { $chosen }
refusal-selection-must-be-lawful-played-on-none = { $bet } is played on nothing, not on { $chosen }

## Odds

odds-not-exact = { $bet } has no exact odds: { $why }
odds-nothing-posted = the table posts nothing for it (see banca law --options)
odds-counted-with = it goes with the { $bet } bet that it adds to, in whose worth it is counted

## The law

law-follows-none = { $edition } follows no other edition known here: { $other } follows one
law-which-game = which GAME? one of { $games }
law-no-such-article = { $edition } has no article { $article }: it has { $articles }
law-nothing-to-apply-for = { $edition } has no article on authorisation: nothing is to be applied for
law-calendar-ends = { $edition }: the calendar does not answer for { DATETIME($day, dateStyle: "short") }, but from { DATETIME($first, dateStyle: "short") } ({ $clause }) to the end of { NUMBER($last, useGrouping: 0) }

## Records and tables

settle-standard-input = the standard input
settle-which-file = which FILE? a record as JSON, many as JSON Lines, or - for the standard input
settle-full-or-review = --full and --review do not go together: the record, or what it shows
settle-roots-or-all-announced = --commitment and --commitments do not go together: roots, or all that was announced
play-typed-or-seed = --typed and --seed do not go together: results are typed in, or come from a seed

## Reports

report-which-game = name a game, as in banca report { $example }, or --all for all of them
report-all-of-one-preset = --all takes every game under one --preset: leave GAME, --set, --bet, --on, --meter and --authorised out
html-and-pdf-in-one-file = --html and --pdf both name { $file }: they are two files
json-and-report-printed = --json and a report to { $file } would both be printed: name a file for the report
dossier-house-unreadable = --house is { $meaning }, not { $typed }

## Strategies

strategy-none = { $game } has no strategy to tell: { $games } have
strategy-hand-with-bank = --hand and --bank go together: --hand { $hand } --bank { $card }
strategy-not-of-this-game = --strategy { $typed }: in { $game } nothing is decided once the bets are made; { $games } have strategies
strategy-function-failed = { $file }: { $function } failed on { $asked }: { $fault }
strategy-function-missing = { $file } has no function { $function }: name the one that is meant, as in { $file }:NAME
strategy-function-not-asked-so = { $file }: { $given } cannot be asked as { $asked }
fault-in-file = { $file }: { $fault }

## Simulations

simulate-cores-or-cluster = --cores is of this machine, --cluster of others: leave one of them out
simulate-player-with-banks = --player is of { $game } with --banks: say --bankroll for a player with a bankroll
simulate-without-bankroll = { $option } is of a player with a bankroll: say how much, as in --bankroll 100
simulate-modes-apart = --{ $one } is of { $game }, --{ $other } of { $other_game }: they do not go together
simulate-whole-table = --{ $mode } plays a whole table by itself: leave { $option } out
simulate-without-cluster = { $option } is of a cluster: say where it is, as in --cluster tls://HOST:PORT
simulate-tls-files = { $options } stand together: give all three
simulate-no-shoe = --dealing shoe: { $game } is not dealt from a shoe that lasts: of the games here { $games } are dealt from one on to its cut card
simulate-seats-of-table = --seats { NUMBER($seats, useGrouping: 0) }: there are { $places } at this table ({ $clause })
simulate-seats-of-program = --seats { NUMBER($seats, useGrouping: 0) }: this program plays at most { $most } at one table
simulate-which-bet = which bet? --bet SLUG or --hold BET=AMOUNT; { $game } offers { $bets }
simulate-name-a-file = --{ $option } { $name }: name a file
simulate-plot-is-svg = --plot { $file }: pictures are drawn as SVG, so name a file that ends in { $ending }
simulate-one-file-twice = --{ $other } and --{ $option } name one file, { $file }: give each its own
simulate-parquet-needs-pyarrow = --parquet needs pyarrow: pip install 'banca[parquet]'

## Baccarat

baccarat-seen-is-not-of = --seen is asked of baccarat: the odds of { $game } do not take cards seen
baccarat-seen-names-none = --seen names no card: cards are written Ah, Td, 9c
baccarat-seen-with-machine = --seen with dealing-device=shuffler-dealer: the cards go back into the machine after every round: the next one is dealt from all of them ({ $clause })
baccarat-seen-not-left = --seen { $card }: no such card is left; cards are written Ah, Td, 9c ({ $decks } packs, { $clause })
baccarat-seen-leaves-too-few = --seen leaves { $left } cards: a round may need { $needed }

## Blackjack

blackjack-no-such-strategy = --strategy { $typed }: of blackjack there are basic, best, a table (.yaml, .csv) and FILE.py
blackjack-strategy-without-main = --strategy { $typed }: nothing is decided for { $bet } by itself; hold it beside main
blackjack-values-without-basic = --values are those of best play: leave --basic out
blackjack-basic-and-costs = --basic and --costs do not go together: costs are those of best play
blackjack-costs-of-no-hand = --costs is of the whole game: leave --hand and --bank out
blackjack-one-card-shown = --bank names { $given } cards: the bank shows one while the players decide
blackjack-no-hand = --hand names { $given }: a player decides on two cards or more ({ $clause })
blackjack-card-too-often = { $card } comes { $times } times, and there are { $decks } decks ({ $clause })
blackjack-hand-is-lost = --hand is over 21 and lost ({ $clause })

## Pai kau

pai-kau-no-such-strategy = --strategy { $typed }: of pai-kau there are { $ways }, and FILE.py
pai-kau-arranges-nothing = --strategy: who makes a { $bet } arranges no tiles; { $seat } and { $bank } do
pai-kau-banks-without-dealing = --banks: tiles are shuffled for every round: leave --dealing out
pai-kau-players-or-seats = --player says itself who sits there: leave --seats out
pai-kau-player-unreadable = --player { $typed }: write his stake, and what else he has, as in { $example }
pai-kau-player-of-no-way = --player { $typed }: { $way }: of pai-kau there are { $ways }, and FILE.py
pai-kau-player-fault = --player { $typed }: { $fault }
pai-kau-no-such-side = --as { $typed }: the tiles are a player's or the banker's: { $sides }
pai-kau-no-such-way = { $option } { $typed }: no such way of arranging: { $ways } ({ $clause })
pai-kau-no-such-tile = --tiles { $typed }: no such tile: { $tiles } ({ $clause })
pai-kau-tile-too-often = --tiles has { $given } of { $tile }: a set has { $most } ({ $clause })
pai-kau-no-hand = --tiles names { $given }: a seat has { $needed } ({ $clause })
pai-kau-way-alone = --way tells the rules of one way, and goes with no other question
pai-kau-against-with-tiles = --against goes with --tiles; without tiles every way meets every other

## Stud poker

stud-poker-meter-is-not-of = --meter is asked of stud-poker, whose jackpot it is: not of { $game }
stud-poker-stake-is-not-of = --stake is asked of stud-poker, whose maximum per game an ante may reach: not of { $game }
stud-poker-no-sums-posted = this table posts no sums for { $bet }: { $options } ({ $clause })
stud-poker-no-such-strategy = --strategy { $typed }: of stud-poker there are { $known } (the least hand to raise on), and FILE.py
stud-poker-life-decides-nothing = --life: hands that win are always raised, from a full pack: leave --strategy and --dealing out
stud-poker-shown-is-held = --bank { $card } is in --hand: the game has one pack, and the croupier cannot show it ({ $clause })
stud-poker-no-hand = --hand names { $given } cards: a hand has { $needed } ({ $clause })
stud-poker-one-pack = --hand has { $card } { $times } times: the game is played with one pack ({ $clause })
stud-poker-one-card-shown = --bank names { $given } cards: the croupier shows one ({ $clause })

## Files that cannot be read or written

os-error = { $file }: { $fault }
os-error-nameless = what was to be written: { $fault }
os-error-EACCES = Permission denied
os-error-EEXIST = File exists
os-error-EFBIG = File too large
os-error-EISDIR = Is a directory
os-error-ENAMETOOLONG = File name too long
os-error-ENOENT = No such file or directory
os-error-ENOSPC = No space left on device
os-error-ENOTDIR = Not a directory
os-error-EPERM = Operation not permitted
os-error-EROFS = Read-only file system
text-unreadable = { $fault }
