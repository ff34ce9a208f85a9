### The page that sets all games side by side.

## All games on one page

all-games-title = 澳門各種幸運博彩並列比較
all-games-subtitle = 九種博彩、十份規章的所有投注：優勢、離散度、中獎率，準確計算
all-games-says = { $count }類投注的場方優勢，按每單位原注計，選項：{ $preset }。須作決定的投注，其打法見「打法」。
all-games-plot = 各投注的場方優勢，以十的次方為尺度，零或以下居左；每種博彩標出最低及最高者。
all-games-best = 各博彩最佳及最差投注
all-games-game = 博彩種類
all-games-least = 最低優勢
all-games-greatest = 最高優勢
all-games-bets = 投注數
all-games-sorted = 所有投注，由最低優勢起
all-games-played = 打法
all-games-no-edge = ≤ 0
all-games-axis = 場方優勢
all-games-without = 未列出：{ $bets }。
all-games-foot = banca { $version } · 引擎{ $digest } · { $day }
all-games-sides = 牌九為博彩者之間對賭：其優勢即博彩者所失，歸對方及場方。
all-games-conditional = ⁺ 只可附加於其他投注（花旗骰附加投注、撲克加注、保險），不計入最佳或最差。
