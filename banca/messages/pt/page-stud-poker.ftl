### The felt of stud poker. Names of bets, acts and hands come from the law; these are the page's own words.

stud-poker-page-croupier = «Croupier»
stud-poker-page-box = Casa { $box }, { $bet }
stud-poker-page-box-staked = { $name }, com { $amount }
stud-poker-page-jackpot-short = JP
stud-poker-page-jackpot-stake = aposta de { $stake }
stud-poker-page-meter = { $name }: { $amount }, aposta de { $stake }
stud-poker-page-opens = O «croupier» abre: { $hand }
stud-poker-page-does-not-open = O «croupier» não abre: { $hand }
stud-poker-page-all-folded = Ninguém aumentou
stud-poker-page-decides = decide
stud-poker-page-waits = espera
stud-poker-page-lay-ante = Apostar para receber cartas
stud-poker-page-your-cards = As cartas ficam aqui
