### The list of games and their editions, and how each clause is accounted for.

concordance-complete = 完整
concordance-broken = 有缺漏
concordance-unfinished = 尚未完整
concordance-set-aside = 不納入程式：{ $clause }：{ $why }
concordance-unaccounted = { $edition }尚未驗證的條文：{ $clauses }
games-in-force = { DATETIME($day, dateStyle: "short") }
games-in-force-until = { DATETIME($day, dateStyle: "short") }，至{ $edition }為止

## Columns

column-edition = 版本
column-proved = 已驗證
column-set-aside = 不納入程式
column-unaccounted = 尚未驗證
column-in-force-from = 生效日期
column-name = 名稱
column-options = 選項
column-bets = 投注
