### The felt of pai kau. Names of tiles, pairs, bets and acts come from the law; these are the page's own words.

pai-kau-page-you = You
pai-kau-page-house = house
pai-kau-page-place-of = { $place } · { $player }
pai-kau-page-place-free = { $place } · free
pai-kau-page-sit = lay a chip to play here
pai-kau-page-backs = backs the banker
pai-kau-page-unseen = four tiles that nobody looks at
pai-kau-page-being-dealt = being dealt
pai-kau-page-arranging = arranging
pai-kau-page-arranged = arranged
pai-kau-page-laid = Your tiles lie on the table.
pai-kau-page-next-bank = next bank
pai-kau-page-has-cut = has cut
pai-kau-page-dealt-first = dealt first

pai-kau-page-bank-of = Bank · place { $place } · { $player }
pai-kau-page-bank-open = Bank · anybody may take it
pai-kau-page-bank-yours = The bank is yours · place { $place }
pai-kau-page-bank-entitled = The bank is { $player }’s · place { $place }
pai-kau-page-bank-waits = turned up once all have arranged
pai-kau-page-round-of = round { $round } of { $rounds }
pai-kau-page-capital-title = Capital
pai-kau-page-capital = Capital { $amount }
pai-kau-page-take = Take the bank
pai-kau-page-add-capital = Add capital
pai-kau-page-back = Back the bank
pai-kau-page-cup = The cup with four dice
pai-kau-page-sum = sum { $sum }
pai-kau-page-first = place { $place } first
pai-kau-page-wall = The tiles in eight stacks, face down
pai-kau-page-mixed = The tiles, face down

pai-kau-page-group-front = Front
pai-kau-page-group-back = Back
pai-kau-page-row = row { $row }
pai-kau-page-row-front = Front · row { $row }
pai-kau-page-row-back = Back · row { $row }
pai-kau-page-group = { $group }: { $name } ({ $tiles })
pai-kau-page-group-down = { $group }: face down
pai-kau-page-higher-you = { $group }: yours higher
pai-kau-page-higher-place = { $group }: place { $place } higher
pai-kau-page-higher-bank = { $group }: bank higher

pai-kau-page-arrange-now = Arrange your tiles
pai-kau-page-banks-tiles = The bank’s tiles
pai-kau-page-tile = { $group }: { $tile }, { $pips }
pai-kau-page-tile-chosen = { $group }: { $tile }, { $pips }, chosen; now choose a tile of the other pair
pai-kau-page-division = Front { $front }, back { $back }
pai-kau-page-division-house = Front { $front }, back { $back }: the house way
pai-kau-page-lay = Lay the tiles
pai-kau-page-swap = Swap the pairs
pai-kau-page-house-way = House way

pai-kau-page-at-the-bank = At the bank
pai-kau-page-declare = Deal { $manner }
pai-kau-page-least = at least { $amount }: your capital and what it won
pai-kau-page-now-yours = Arrange your four tiles in two pairs.
pai-kau-page-now-arranging = { $player } arranges the tiles.
pai-kau-page-now-dealing = The dice are shaken and the tiles are dealt.
pai-kau-page-now-anybody = Nobody holds the bank yet: take it with a capital.
pai-kau-page-now-your-bank = The bank is yours at place { $place }: take it with a capital, or decline it.
pai-kau-page-now-bank-of = The bank is offered to { $player } at place { $place }.
pai-kau-page-now-shuffling = The tiles are shuffled.
pai-kau-page-now-you-bank = You hold the bank. Stakes are placed until you take the cup.
pai-kau-page-now-betting = { $player } holds the bank. Stakes are placed until the cup is taken.

pai-kau-page-result-win = Place { $place } beats the bank
pai-kau-page-result-lose = The bank beats place { $place }
pai-kau-page-result-push = Place { $place } draws with the bank
pai-kau-page-result-out = Place { $place } took no part
pai-kau-page-result-bank-won = The bank wins { $amount }
pai-kau-page-result-bank-lost = The bank loses { $amount }
pai-kau-page-result-bank-even = The bank comes out even

pai-kau-page-owes-you = { $player } owes you compensation for place { $place }
pai-kau-page-you-owe = You owe { $player } compensation for place { $place }
pai-kau-page-owes = { $debtor } owes { $creditor } compensation for place { $place }
pai-kau-page-between-players = between players, outside the net
pai-kau-page-unpaid = What you have not paid yet
pai-kau-page-pay = Pay { $player } { $amount }
pai-kau-page-bank-in-round = The bank in this round
pai-kau-page-who = Who
pai-kau-page-net = Net
