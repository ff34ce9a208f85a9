### What is said of the law that is asked for wrongly: games, editions, clauses, days.

## Games and editions

edition-unknown = 並無版本{ $name }：現有{ $editions }
game-unknown = 並無博彩種類{ $name }：現有{ $games }
game-or-edition-unknown = 並無博彩種類或版本{ $name }：博彩種類為{ $games }
edition-none-yet = 在{ DATETIME($day) }，此處所收錄的{ $game }版本均未生效：最早的{ $first }自{ DATETIME($begins) }起適用（{ $clause }）
edition-not-in-force = { $edition }在{ DATETIME($day) }並未生效：當時生效的是{ $held }（{ $clause }）
clause-unknown = { $edition }並無條文{ $clause }
cite-reading = { $clause }，解釋{ $reading }
language-unknown = 並無語言{ $name }：現有{ $languages }

## Rules

rule-silent = 並無條文規範{ $fact }：{ $clauses }均未有規定
rule-contradicts-itself = { $clauses }就{ $fact }互相矛盾
