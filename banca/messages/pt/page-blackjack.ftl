### The felt of blackjack. Names of bets and acts come from the law; these are the page's own words.

blackjack-page-bank = Banca
blackjack-page-place = Lugar { $place }
blackjack-page-hand-of = Lugar { $place }, mão { $hand }
blackjack-page-hand = { $label }: { $cards }
blackjack-page-hand-total = { $label }: { $cards }, total { $total }
blackjack-page-box = Lugar { $place }, { $bet }
blackjack-page-choose = Mostrar o lugar { $place }
blackjack-page-main-pays = A aposta inicial paga { $pays }
blackjack-page-insurance-pays = { $bet }: paga { $pays }
blackjack-page-option = { $name }: { $value }
blackjack-page-standing = Sem lugar: { $players }
blackjack-page-you-decide = A decisão é sua
blackjack-page-decides = Decide { $player }
blackjack-page-result = Banca { $total }

blackjack-page-ended-stand = fica
blackjack-page-ended-21 = 21
blackjack-page-ended-doubled = dobrada
blackjack-page-ended-aces = ases separados
blackjack-page-ended-paid = paga
blackjack-page-ended-over-21 = mais de 21
blackjack-page-ended-special-prize = prémio especial
blackjack-page-ended-surrender = desistiu

blackjack-page-act-draw = Pedir carta
blackjack-page-act-stand = Ficar
blackjack-page-act-double = Dobrar
blackjack-page-act-split = Separar
blackjack-page-act-surrender = Desistir
blackjack-page-act-even-money = Pagamento de 1 para 1
blackjack-page-act-five-cards = Cinco cartas
blackjack-page-act-insurance = Seguro
blackjack-page-at-place = { $act } · { $place }
blackjack-page-print-any-pair = par
blackjack-page-print-sevens = 7 7 7
blackjack-page-print-over-13 = > 13
blackjack-page-print-under-13 = < 13
