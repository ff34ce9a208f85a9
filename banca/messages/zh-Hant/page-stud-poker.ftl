### The felt of stud poker. Names of bets, acts and hands come from the law; these are the page's own words.

stud-poker-page-croupier = 莊荷
stud-poker-page-box = { $box }號門，{ $bet }
stud-poker-page-box-staked = { $name }，已有{ $amount }
stud-poker-page-jackpot-short = 大獎
stud-poker-page-jackpot-stake = 每注{ $stake }
stud-poker-page-meter = { $name }：{ $amount }，每注{ $stake }
stud-poker-page-opens = 莊荷開牌：{ $hand }
stud-poker-page-does-not-open = 莊荷不開牌：{ $hand }
stud-poker-page-all-folded = 各門均不加注
stud-poker-page-decides = 決定中
stud-poker-page-waits = 等候
stud-poker-page-lay-ante = 下原注即可獲派牌
stud-poker-page-your-cards = 你的牌將派到此處
