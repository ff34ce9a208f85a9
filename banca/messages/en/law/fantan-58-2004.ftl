### Fantan, 58/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

fantan-58-2004-note-1 = Printed in Official Gazette no. 20, series I, of 17 May 2004; the dispatch enters into force on the day after its publication.
fantan-58-2004-note-2 = The source file opens with the end of the Portuguese Cussec regulation 57/2004 (from article 6 item 6 to article 8; pages interleave) and closes with the first lines of the Fish-prawn-crab dispatch 59/2004; they are no part of this regulation, which has no authorisation article.
fantan-58-2004-repeals-1 = Portaria no. 211/80/M of 15 November 1980
fantan-58-2004-repeals-2 = Portaria no. 178/89/M of 23 October 1989 (amending 211/80/M)

## Clauses

fantan-58-2004-act-1 = The Secretary approves the annexed official regulation of Fantan, which forms part of the dispatch.
fantan-58-2004-act-2 = Portaria no. 211/80/M of 15 November (1980), as amended by Portaria no. 178/89/M of 23 October (1989), is repealed; both had become external regulatory dispatches under article 55, items 9 and 23, of Law no. 16/2001.
    .divergence = The Chinese reads as if this dispatch itself turned the old portarias into dispatches; the Portuguese says that Law 16/2001 had already done so.
    .reading = The Portuguese is followed: the conversion was the effect of the Law and this dispatch only repeals. No effect on play.
fantan-58-2004-act-3 = The dispatch enters into force on the day following its publication.
fantan-58-2004-art1 = The equipment of the game is that of items 1 to 4.
fantan-58-2004-art1-1 = One rod, of bamboo or wood (the two languages differ) or of plastic.
    .divergence = The Chinese says bamboo or plastic, the Portuguese wood or plastic.
    .reading = Bamboo, wood and plastic are all accepted; no effect on play. There is no authorisation article in this regulation.
fantan-58-2004-art1-2 = Buttons with holes.
fantan-58-2004-art1-3 = Two bell-shaped metal covers.
fantan-58-2004-art1-4 = A table with two to four glass layouts.
fantan-58-2004-art2 = Opening: the dealer splits off a random, unknown heap of buttons under one cover and puts it in front of him; the other cover hides the rest, set aside.
    .divergence = The Chinese stresses that the number is unknown, the Portuguese that it is taken at random.
    .reading = Both: random and unknown.
fantan-58-2004-art3-1 = The game is to guess how many buttons are left when the covered buttons are divided off in fours.
fantan-58-2004-art3-2 = If no button is left over (zero), the result is four.
fantan-58-2004-art4 = Betting opens when the procedure of article 2 is complete and ends when the dealer rings the bell and announces the count aloud.
    .reading = Betting closes at the bell; bell and announcement form one closing step, so no bet is possible between them.
fantan-58-2004-art5-1 = The count, once announced: the dealer lifts the cover in front of him, moves the buttons off in fours with the rod and at the end announces the winning number.
fantan-58-2004-art5-2 = Once the winning number has been announced the exposed buttons are collected, and the light of the winning number on the board over the table is lit.
    .divergence = In the Chinese the announcement and the light come together and the buttons are collected afterwards; in the Portuguese the buttons are collected after the announcement and the light is lit at the same time. The Chinese speaks of the table lamp, the Portuguese of the board over the table.
    .reading = Announcement, then light, then collection; the buttons remain visible until both have happened.
fantan-58-2004-art5-3 = If a button is found broken during the count, it is left out of the count.
    .divergence = The Chinese voids the broken button; the Portuguese removes from the count any parts of buttons that have broken.
    .reading = Same effect: every fragment is removed and the broken button counts as nothing.
fantan-58-2004-art6 = Players may bet on the chances of items 1 and 2.
fantan-58-2004-art6-1 = Simple chance, kuoc (corner): a bet on two numbers.
fantan-58-2004-art6-2 = Multiple chances: the four bets of sub-items 1 to 4.
fantan-58-2004-art6-2-1 = Fan: a bet on a single number.
fantan-58-2004-art6-2-2 = Nim: a bet on two numbers, one chosen to win and the other to draw.
fantan-58-2004-art6-2-3 = Nga: two numbers win; of the other two the player chooses one to draw, and the last one loses.
    .divergence = The Chinese has the player freely designate the draw and the losing number among the other two; the Portuguese has two numbers to win and one to draw, the remaining one losing.
    .reading = Equivalent: the player names the two winning numbers and the drawing number; the fourth loses.
fantan-58-2004-art6-2-4 = Se-sam-hong (three reds): a bet on three numbers.
fantan-58-2004-art7 = A winner keeps the stake and receives the prizes that follow.
fantan-58-2004-art7-1 = Prizes of the multiple chances are those of sub-items 1 to 4.
fantan-58-2004-art7-1-1 = Fan: prize of three times the stake (3:1).
fantan-58-2004-art7-1-2 = Nim: prize of twice the stake (2:1).
fantan-58-2004-art7-1-3 = Nga: prize of half the stake (1:2).
fantan-58-2004-art7-1-4 = Se-sam-hong: prize of a third of the stake (1:3).
    .reading = Where the amount due is not a whole minor unit (cent) it is rounded down, as in every game; see reading rounding.
fantan-58-2004-art7-2 = Simple chance kuoc: prize equal to the stake (1:1).
fantan-58-2004-art8 = Draw: on a number or numbers where the bet neither wins nor loses, the player has the right to take the stake back.
fantan-58-2004-art9 = The house keeps five percent of the prizes as commission.
    .divergence = The Chinese literally takes five percent of the odds (賠率), for the house; the Portuguese five percent of the prizes, for the bank.
    .reading = Five percent of each prize (the amount won, stake excluded). Both wordings come to that, and the house is the bank.

## Options

fantan-58-2004-option-rod-material-bamboo-or-wood = rod of bamboo (zh) or wood (pt)
fantan-58-2004-option-rod-material-plastic = rod of plastic

## Bets: when they may be made

fantan-58-2004-bet-fan = after the heap has been drawn and covered (art2, art4) until the bell (art4)
    .selections = one number (4)
fantan-58-2004-bet-nim = after the heap has been drawn and covered (art2, art4) until the bell (art4)
    .selections = ordered pair, win number and draw number (12)
fantan-58-2004-bet-nga = after the heap has been drawn and covered (art2, art4) until the bell (art4)
    .selections = two win numbers and one draw number (12)
fantan-58-2004-bet-se-sam-hong = after the heap has been drawn and covered (art2, art4) until the bell (art4)
    .selections = three numbers (4)
fantan-58-2004-bet-kuoc = after the heap has been drawn and covered (art2, art4) until the bell (art4)
    .selections = two numbers (6)

## Readings

fantan-58-2004-reading-kuoc-adjacency = Any two different numbers (six bets).
    .question = Kuoc means corner and traditionally covers two neighbouring numbers of the square (1-2, 2-3, 3-4, 4-1). The text says only two numbers: are 1-3 and 2-4 possible?
    .why = The text says two numbers and has no restriction.
fantan-58-2004-reading-heap-distribution = It is drawn uniformly from a range whose length is a multiple of four (for example 60 to 99).
    .question = How is the number of buttons to be drawn in software? The text says only random and unknown.
    .why = So the four results are equally likely, which is what a heap taken at random (article 2) is meant to give; the text does not say how many buttons there are.
fantan-58-2004-reading-rounding = Amounts are computed in exact fractions, the commission is taken off, and what is due is rounded down to the whole minor unit (cent), once per bet.
    .question = What if a prize of a half, a third or 95 percent cannot be paid exactly?
    .why = The text is silent; rounding down is the choice made for every game.
fantan-58-2004-reading-commission-base = Per winning bet.
    .question = Is the commission due per bet or on the net winnings of the player in the round?
    .why = Article 9 speaks of the prizes, and article 7 gives a prize to each bet.
fantan-58-2004-reading-broken-before-count = Any broken button found before the announcement is left out; after the announcement the result stands.
    .question = What of a button that broke before the cover was lifted, or was noticed only after the result was announced?
    .why = Article 5(3) concerns the count, and the count ends with the announcement (article 5(1)); a broken button matters as long as it is open, whenever it broke.
fantan-58-2004-reading-change-before-bell = Yes, until the bell.
    .question = May a stake be changed or withdrawn while betting is open?
    .why = Article 4 says only when bets may first be made and when betting ends; no clause binds a stake before the bell.
fantan-58-2004-reading-limits = Limits are settings of the table; bets are accepted from any number of players, seated or standing.
    .question = What of stake limits, seats and standing players?
    .why = The text is silent: article 6 says on what players may bet and sets neither amounts nor the number or place of players.
fantan-58-2004-reading-payment-order = Losing stakes are taken first, then winning bets are paid; the order among winners is free but deterministic. The next heap is separated when all is settled.
    .question = In what order are bets taken and paid, and may another round begin meanwhile?
    .why = The text is silent; taking before paying is what article 5(1) of 60/2004 prescribes for roulette. The next heap waits so that every stake on the table belongs to one round.
fantan-58-2004-reading-payment-after-announcement = The announcement alone. Payment need not wait for the light or for the collection of the buttons.
    .question = What has to come before stakes are taken and bets paid: the announcement, the light, the collection of the buttons?
    .why = The announcement ends the count: until then a broken button may still change the number. Article 5(2) puts light and collection after the announcement, not before the payment.
fantan-58-2004-reading-authorisation = No: the two equipment choices need no authorisation record.
    .question = Do the choices of equipment need authorisation? There is no authorisation article, unlike in the other regulations of 2004.
    .why = In the other regulations of 2004 the duty rests on an article of their own that names the articles it covers; here there is none.
