### Schools: sittings, examinations and the results of a class. Refusals first, then errors.

refusal-sitting-must-be-ones-own = 第{ $sitting }號作答並非屬於{ $person }
refusal-sitting-must-go-on = 第{ $sitting }號作答已結束
refusal-sitting-must-be-over = 第{ $sitting }號作答尚未結束：結束後方有成績表
refusal-question-must-be-the-next = 現時不是第{ $number }題，而是第{ $next }題
refusal-examination-must-be-open = 考試「{ $title }」已截止
refusal-trainee-must-be-seated = { $person }並未獲安排到博彩桌{ $table }入座
refusal-trainee-must-not-be-seated-yet = { $person }已獲安排到博彩桌{ $table }入座

drill-questions-most = 每次作答須有1至{ NUMERAL($most) }題，不能為{ NUMERAL($count) }題
drill-seed-malformed = { $seed }不可作種子：最多100個可見字元
examination-title-malformed = { $title }不可作考試名稱：最多100個可見字元
examination-pass-mark = 合格線須為1至100%，不能為{ NUMERAL($mark) }%
examination-unknown = { $trainer }並無第{ $examination }號考試
sitting-unknown = 並無第{ $sitting }號作答
class-unknown = 你沒有名為{ $name }的培訓班
class-to-go-on = 繼續

## The results of a class, on paper

class-results = 培訓班{ $name }的成績
class-by-trainee = 按學員
class-by-clause = 按條文
class-examination = 考試：{ $title }
class-examination-is = { $game }：共{ $questions }題，答對{ $mark }%即合格。種子：{ $seed }。
class-sits-it = 未交卷
class-passed = 合格
class-failed = 不合格
class-column-trainee = 學員
class-column-sat = 考試
class-column-passed = 合格
class-column-asked = 題數
class-column-right = 答對
class-column-mistakes = 檯上不予接受
class-column-clause = 條文
class-column-result = 結果
