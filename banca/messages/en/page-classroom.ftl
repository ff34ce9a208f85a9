### The classroom: a trainer’s classes, their tables, examinations and results.

## The classes

classroom-says = Open tables for a class, freeze them, let something go wrong and see what is done. All of it is play money.
classroom-classes = Your classes
classroom-none = You have no class yet.
classroom-tables-open =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
classroom-new = A new class
classroom-name = Name of the class
classroom-table-number = Table { $number }
classroom-game = Game
classroom-dealer = Dealt by
classroom-dealer-croupier = a croupier
classroom-dealer-program = the program
classroom-bots = Bots
classroom-table-id = Name of the table
classroom-leave-out = Leave out
classroom-one-more = One more table
classroom-open = Open the tables
classroom-all = All classes
classroom-unknown = You have no class { $name }.
classroom-tables = Tables
classroom-no-tables = No table of this class is open.
classroom-more-tables = Open more tables

## A table of the class

classroom-frozen = Frozen
classroom-somebody-chooses = Next: somebody chooses.
classroom-comes-next = Next: { $act }
classroom-freeze = Freeze
classroom-thaw = Let it go on
classroom-to-table = To the table
classroom-to-desk = To the croupier’s desk
classroom-replay-round = Replay a round
classroom-no-round = No round is over yet.
classroom-close = Close
classroom-wrong = Let something go wrong
classroom-nothing-wrong = Nothing can go wrong just now
classroom-choose = Choose…
classroom-reason = Reason
classroom-inject = Let it happen
classroom-injected = It has happened: { $act }
classroom-trainees = Trainees
classroom-nobody = Nobody is here.
classroom-not-there = not at the table yet
classroom-watch = Watch the screen
classroom-unseat = Take the seat back
classroom-bots-here =
    { $count ->
        [one] and 1 bot
       *[other] and { $count } bots
    }
classroom-seat-whom = Name of a trainee
classroom-seat = Seat here
classroom-mistakes =
    { $count ->
        [one] 1 act was refused
       *[other] { $count } acts were refused
    }

## Over the shoulder

classroom-watching = What { $person } sees at table { $table }
classroom-stop-watching = Look away
classroom-purse = Purse { $amount }
classroom-staked = Staked { $amount }
classroom-asked = { $person } is asked:

## A round again

classroom-replay = A round of table { $table } again
classroom-round = Round
classroom-stop-replay = Put away
classroom-before = Back
classroom-step = Step { $step } of { $steps }
classroom-next = On
classroom-no-article = This act needs no article.
classroom-all-steps = All steps

## Examinations

classroom-examinations = Examinations
classroom-passes = { $questions } questions, passed from { $mark } per cent
classroom-seed-is = seed { $seed }
classroom-ended = Ended
classroom-end = End it
classroom-no-sheets = Nobody has sat it yet.
classroom-trainee = Trainee
classroom-right = Right
classroom-result = Result
classroom-sheet = Score sheet
classroom-of = { $right } of { $asked }
classroom-sits = sits it now
classroom-passed = Passed
classroom-failed = Not passed
classroom-set = Set an examination
classroom-title = Title
classroom-about = About
classroom-as-table = Table { $table } ({ $game }), as it is set
classroom-questions = Questions
classroom-pass-mark = Passed from
classroom-per-cent = { $mark } per cent
classroom-seed = Seed, if you want a certain one
classroom-kinds = Kinds of questions
classroom-set-it = Set it

## Results

classroom-results = Results
classroom-print = Print
classroom-by-trainee = By trainee
classroom-by-clause = By article
classroom-article = Article
classroom-refused = Refused at the table
classroom-no-results = There is nothing yet.
classroom-back = Back to the class
