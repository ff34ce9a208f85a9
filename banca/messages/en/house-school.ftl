### Schools: sittings, examinations and the results of a class. Refusals first, then errors.

refusal-sitting-must-be-ones-own = sitting { $sitting } is not one of { $person }
refusal-sitting-must-go-on = sitting { $sitting } is over
refusal-sitting-must-be-over = sitting { $sitting } is not over yet: its score sheet comes at the end
refusal-question-must-be-the-next = question { $number } is not the open one: that is question { $next }
refusal-examination-must-be-open = the examination “{ $title }” is closed
refusal-trainee-must-be-seated = { $person } is not seated at table { $table }
refusal-trainee-must-not-be-seated-yet = { $person } is seated at table { $table } already

drill-questions-most = a sitting has 1 to { NUMERAL($most) } questions, not { NUMERAL($count) }
drill-seed-malformed = { $seed } is no seed: up to 100 printable characters
examination-title-malformed = { $title } is no title: up to 100 printable characters
examination-pass-mark = a pass mark is 1 to 100 per cent, not { NUMERAL($mark) }
examination-unknown = { $trainer } has set no examination { $examination }
sitting-unknown = there is no sitting { $sitting }
class-unknown = you have no class { $name }
class-to-go-on = to go on

## The results of a class, on paper

class-results = Results of the class { $name }
class-by-trainee = By trainee
class-by-clause = By clause
class-examination = Examination: { $title }
class-examination-is = { $game }: { $questions } questions, passed from { $mark } per cent. Seed: { $seed }.
class-sits-it = not handed in
class-passed = passed
class-failed = failed
class-column-trainee = trainee
class-column-sat = examinations
class-column-passed = passed
class-column-asked = questions
class-column-right = right
class-column-mistakes = refused at the table
class-column-clause = article
class-column-result = result
