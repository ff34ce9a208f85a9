### The law on the documentation site.

site-language = 中文
site-law-in-language = 規章（中文）
site-law-about = { $editions }個版本，逐條重述。點擊條文編號，即得該條文的固定網址。
site-readings = 解釋登記冊
site-readings-about = 規章未有定論的每一問題、所採用的解釋（→）及理由。每項數值及每次結算均列明所依據的解釋。
site-divergences = 兩種語文差異登記冊
site-divergences-about = 葡文本與中文本不一致的每一條文，以及所依從的文本。
site-proved-of = 條文{ $clauses }條，其中{ $proved }條經測試驗證
site-proved-by = 經{ $count }項測試驗證
site-option-name = 選項
site-option-clause = 條文
site-option-allowed = 可選
site-needs-authorisation = * 採用前須獲許可。
site-bet-name = 投注
site-bet-selections = 選定
site-bet-clauses = 條文
