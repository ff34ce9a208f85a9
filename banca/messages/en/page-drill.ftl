### Drills on the page: practice, examinations, score sheets.

drill-page-says = Questions are made from the rules as you are asked. Every answer is explained by its articles. The clock only counts; there is no limit.
drill-page-lessons = From your trainers
drill-page-set-by = { $trainer }, class { $classroom }
drill-page-passes = { $questions } questions, passed from { $mark } per cent
drill-page-sit = Sit the examination
drill-page-seated = { $trainer } has seated you at table { $table }
drill-page-to-table = To the table

drill-page-choose = Choose a drill
drill-page-game = Game
drill-page-options = Options
drill-page-customary = As tables in Macau usually run
drill-page-first-listed = What each article names first
drill-page-as-table = As at table { $table }
drill-page-kinds = What you are asked
drill-page-kind-payouts = Payouts
drill-page-kind-procedure = Procedure
drill-page-kind-rulings = Calls and rulings
drill-page-kind-ranks = Hands and ranks
drill-page-kind-roads = Roads
drill-page-no-kind = Choose at least one kind of question.
drill-page-questions = Questions
drill-page-how = How
drill-page-how-practice = Practice: each answer is explained at once, and what goes wrong comes back
drill-page-how-examination = Examination: the same questions for the same seed, explained at the end
drill-page-seed = Seed
drill-page-begin = Begin
drill-page-last = Your last sittings
drill-page-none = You have not practised here yet.
drill-page-practice = Practice
drill-page-examination = Examination
drill-page-go-on = go on

drill-page-loading = Making the question…
drill-page-at = Question { $number } of { $questions }
drill-page-progress = { $answered } of { $questions } answered
drill-page-level = level { $level }
drill-page-so-far = So far in the round
drill-page-last-result = Last result:
drill-page-amount = Amount to pay
drill-page-answer = Answer
drill-page-clear = Clear
drill-page-no-amount = Type an amount, such as 1187.50.
drill-page-rack = Chips to add
drill-page-add = Add { $chip }
drill-page-cut = Chips to cut
drill-page-chips =
    { $count ->
        [one] 1 chip of { $chip }
       *[other] { $count } chips of { $chip }
    }
drill-page-coins = { $amount } in coins
drill-page-pass = Pass over
drill-page-stop = End here
drill-page-next = Next question
drill-page-to-sheet = To the score sheet
drill-page-back = Back to the drills

drill-page-right = Right, in { $seconds } s.
drill-page-wrong = Not so: it is { $answer }. Your answer: { $given }. ({ $seconds } s)
drill-page-is-right = right
drill-page-is-wrong = wrong
drill-page-your-answer = your answer

drill-page-sheet = Score sheet
drill-page-sheet-of = Score sheet of { $person }
drill-page-score = { $right } of { $asked } right
drill-page-passed = Passed: { $least } right answers were needed.
drill-page-failed = Not passed: { $least } right answers were needed.
drill-page-did-pass = passed
drill-page-did-fail = not passed
drill-page-took = { $minutes } min { $seconds } s
drill-page-seed-was = seed { $seed }
drill-page-by-kind = By kind
drill-page-by-clause = By article
drill-page-kind = Kind
drill-page-clause = Article
drill-page-asked = Asked
drill-page-right-ones = Right
drill-page-answers = Answers
drill-page-answers-later = What was right is shown here when the trainer has ended the examination.
drill-page-number = Question { $number }
