### The felt of stud poker. Names of bets, acts and hands come from the law; these are the page's own words.

stud-poker-page-croupier = Croupier
stud-poker-page-box = Box { $box }, { $bet }
stud-poker-page-box-staked = { $name }, { $amount } lies there
stud-poker-page-jackpot-short = JP
stud-poker-page-jackpot-stake = bet { $stake }
stud-poker-page-meter = { $name }: { $amount }, a bet is { $stake }
stud-poker-page-opens = The croupier opens: { $hand }
stud-poker-page-does-not-open = The croupier does not open: { $hand }
stud-poker-page-all-folded = All folded
stud-poker-page-decides = decides
stud-poker-page-waits = waits
stud-poker-page-lay-ante = Lay an ante to be dealt to
stud-poker-page-your-cards = Your cards will lie here
