### The felt of craps. Names of bets and their prices come from the law.

craps-page-result = { $total } ({ $first } and { $second })
craps-page-come-out = Come-out throw
craps-page-no-point = No point is marked
craps-page-point = Point { $point }
craps-page-open = Bets until the next throw
craps-page-rolling = The dice are rolling
craps-page-void = The throw was void and is made again
craps-page-on = ON
craps-page-off = OFF

craps-page-shooter = Shooter: { $player }
craps-page-shooter-you = You are the shooter
craps-page-offered = The dice are offered to { $player }
craps-page-offered-to-you = The dice are offered to you
craps-page-nobody = Nobody has the dice yet
craps-page-choose = Choose { $count } of the { $of }, or decline
craps-page-your-throw = Throw when you are ready
craps-page-order = Order: { $players }
craps-page-you = you
craps-page-stake-to-throw = Whoever has a stake may throw
craps-page-die = Die { $die } of { $of }

craps-page-history = Last throws
craps-page-no-throws = No throws yet
craps-page-marked-on = point { $point } marked
craps-page-marked-off = mark removed

craps-page-odds = Odds
craps-page-draws = { $total } draws
craps-page-parts = Parts of the layout
craps-page-line = Line
craps-page-hard-ways = Hard ways
craps-page-hard-ways-says = stay until decided
craps-page-one-roll = One roll
craps-page-one-roll-says = decided by the next throw
craps-page-others = Other bets
craps-page-others-says = authorised for this table
