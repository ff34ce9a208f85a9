### The felt of blackjack. Names of bets and acts come from the law; these are the page's own words.

blackjack-page-bank = Bank
blackjack-page-place = Place { $place }
blackjack-page-hand-of = Place { $place }, hand { $hand }
blackjack-page-hand = { $label }: { $cards }
blackjack-page-hand-total = { $label }: { $cards }, total { $total }
blackjack-page-box = Place { $place }, { $bet }
blackjack-page-choose = Show place { $place }
blackjack-page-main-pays = The main bet pays { $pays }
blackjack-page-insurance-pays = { $bet } pays { $pays }
blackjack-page-option = { $name }: { $value }
blackjack-page-standing = Without a seat: { $players }
blackjack-page-you-decide = You decide
blackjack-page-decides = { $player } decides
blackjack-page-result = Bank { $total }

blackjack-page-ended-stand = stands
blackjack-page-ended-21 = 21
blackjack-page-ended-doubled = doubled
blackjack-page-ended-aces = split aces
blackjack-page-ended-paid = paid
blackjack-page-ended-over-21 = over 21
blackjack-page-ended-special-prize = special prize
blackjack-page-ended-surrender = given up

blackjack-page-act-draw = Draw
blackjack-page-act-stand = Stand
blackjack-page-act-double = Double
blackjack-page-act-split = Split
blackjack-page-act-surrender = Give up
blackjack-page-act-even-money = Even money
blackjack-page-act-five-cards = Five cards
blackjack-page-act-insurance = Insurance
blackjack-page-at-place = { $act } · { $place }
# Short, on the felt; the label of the place has the whole name.
blackjack-page-print-any-pair = pair
blackjack-page-print-sevens = 7 7 7
blackjack-page-print-over-13 = > 13
blackjack-page-print-under-13 = < 13
