### What the terminal says on any screen: tables that are too wide, shares of bets.

table-gave-way = 螢幕寬度不足，未顯示：{ $columns }。較寬的螢幕（或COLUMNS=160）會全部顯示。
odds-shares-are = 贏、和、輸：全部投注中各種結果所佔的比例，合計為一
odds-long-fractions = 過長的優勢分數已作近似；--exact列出完整分數
