### Drills: `banca drill GAME`, questions for those who learn to run a table.

drill-how = Answer with the number of a choice, or with an amount. { $passes } goes to the next question, { $ends } ends.
drill-word-pass = pass
drill-word-end = end
drill-heading = Question { $number } of { $count } · { $kind } · level { $level }
drill-number = Question { $number }
drill-kind-payouts = payouts
drill-kind-procedure = procedure
drill-kind-rulings = what comes next
drill-kind-ranks = hands
drill-kind-roads = roads

## What is shown

drill-result = Result: { $result }
drill-staked = { $bet }, stake { $amount }
drill-done = So far: { $acts }
drill-results = { $results }
drill-mark-banker = B
drill-mark-player = P
drill-mark-tie = T
drill-of-player = player
drill-of-banker = banker
drill-of-bettor = bettor
drill-of-croupier = croupier
drill-laid = { $front } in front, { $back } behind

## What is asked

drill-ask-payouts = What do you pay, besides the stake?
drill-ask-procedure = One of these acts is not allowed where it stands. Which?
drill-ask-rulings = What comes next?
drill-ask-outcome = What becomes of this bet?
drill-ask-group = { $line ->
    [front] Both groups lie in front.
   *[back] Both groups lie behind.
} Who wins the group?
drill-ask-seat = Who wins?
drill-ask-house-way = How does the house way divide these tiles?
drill-ask-class = What is this hand?
drill-ask-higher = Which hand is the higher one?
drill-ask-opens = The croupier holds this hand. Does he open?
drill-ask-cell = Where does the { $road } show the last result?
drill-ask-colour = Which colour does the { $road } get for the last result?

## What may be answered

drill-choice = { $number } ({ $choice })
drill-choice-player = the player
drill-choice-banker = the banker
drill-choice-nobody = nobody
drill-choice-bettor = the bettor's
drill-choice-croupier = the croupier's
drill-choice-yes = yes
drill-choice-no = no
drill-choice-red = red
drill-choice-blue = blue
drill-choice-paid = it is paid
drill-choice-taken = it is taken
drill-choice-returned = it is given back
drill-choice-cell = column { $column }, row { $row }

## Roads

drill-road-bead-plate = bead plate
    .rule = The bead plate takes every result in its order, six to a column.
drill-road-big-road = big road
    .rule = The big road begins a column with each change of winner. A tie takes no place; a column that cannot go on down turns to the right.
drill-road-big-eye-boy = big eye boy
    .rule = In a new column: red if the two columns before it are as long as each other. Further down: blue if the column before ends just above, else red.
drill-road-small-road = small road
    .rule = As the big eye boy, but the column before the last is left out of the comparison.
drill-road-cockroach-road = cockroach road
    .rule = As the big eye boy, but the two columns before the last are left out of the comparison.

## What a question is about, besides acts, bets and roads

drill-topic-outcome = what becomes of a bet
drill-topic-group = one group
drill-topic-seat = a whole place
drill-topic-house-way = the house way
drill-topic-class = what a hand is
drill-topic-higher = the higher hand
drill-topic-opens = whether the croupier opens

## How it is marked

drill-right = Right, in { $seconds } s.
drill-wrong = Not so: it is { $answer }. ({ $seconds } s)
drill-works-out = { $bet }: { $stake } at { $odds } is { $prize }, less { $commission }
drill-works-out-whole = { $bet }: { $stake } at { $odds } is { $prize }
drill-chips = Cut { $chips }.
drill-chips-of = { $count } × { $chip }
drill-instead = What is prescribed there: { $act }.
drill-score = { $right } of { $asked } right
drill-passed = passed: { $least } were needed
drill-failed = failed: { $least } were needed

## The score sheet

drill-sheet = Score sheet · { $game }
drill-trainee = Trainee
drill-examination = Examination
drill-result-is = Result
drill-by-kind = By kind
drill-by-clause = By clause
drill-answers = Answers

column-drill-kind = kind
column-drill-asked = asked
column-drill-right = right
column-drill-wrong = wrong
column-drill-about = about
column-drill-given = answer
column-drill-seconds = seconds

## What cannot be drilled

drill-no-such-kind = { $kind } is no kind of drill: there are { $kinds }
drill-not-of-game = this game has no drill of { $kind }: it has { $kinds }
drill-without-questions = at this table no question can be made about { $kinds }
drill-examination-of-seed = an examination needs --seed, the same for the whole class
drill-which-choice = a whole number from 1 to { $most } answers this
