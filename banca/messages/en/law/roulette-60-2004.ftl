### Roulette, 60/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

roulette-60-2004-note-1 = Printed in Official Gazette no. 20, series I, of 17 May 2004; the dispatch enters into force on the day after its publication.
roulette-60-2004-note-2 = The source file opens with the end of the Fish-prawn-crab regulation 59/2004 (Chinese article 8, Portuguese from article 6 item 9 on; pages interleave) and closes with the dispatch part of 61/2004 on Stud poker; they are no part of this regulation.
roulette-60-2004-repeals-1 = External Regulatory Dispatch of the Secretary for Economy and Finance no. 30/2003

## Clauses

roulette-60-2004-act-1 = The Secretary approves the annexed official regulation of Roulette, which forms part of the dispatch.
roulette-60-2004-act-2 = The earlier dispatch no. 30/2003, which had approved the previous Roulette regulation, is repealed.
roulette-60-2004-act-3 = The dispatch enters into force on the day following its publication.
roulette-60-2004-art1-1 = The equipment is a wooden cylinder about 32 inches (81.2 cm) in diameter holding a movable wheel head on a pivot or on a ball bearing.
    .reading = Both languages say about 32 inches and 81.2 cm (exactly it would be 81.28 cm); no tolerance is given, see reading diameter.
roulette-60-2004-art1-2 = The wheel head, slightly concave and either smooth or not smooth, is divided into thirty-seven compartments separated by fixed metal walls.
    .divergence = The non-smooth surface has grooves (有槽) in the Chinese and raised parts (ressaltos) in the Portuguese.
    .reading = Both are a surface in relief; no effect on play.
roulette-60-2004-art1-3 = Each compartment corresponds to one number, zero included.
    .reading = That the numbers are 0 to 36 follows from the thirty-seven compartments and from articles 6 and 7 (1 to 36 in dozens and halves).
roulette-60-2004-art1-4 = The numbers other than zero stand alternately on red and on black ground.
roulette-60-2004-art1-5 = Zero stands on neither of these two colours.
roulette-60-2004-art2-1 = The ball may be thrown in either direction, the wheel always turning the opposite way.
roulette-60-2004-art2-2 = A chip or other object that falls into the wheel during the run of the ball makes the spin void: the dealer must stop the game and say so aloud.
roulette-60-2004-art2-3 = The object is taken out, the ball goes back into the compartment of the last result, and the dealer throws it again.
roulette-60-2004-art3-1 = Bets may be made only after the losing stakes of the previous round have been taken and the winning ones paid.
roulette-60-2004-art3-2 = Either of the two betting procedures of items 1 and 2 may be adopted.
roulette-60-2004-art3-2-1 = First procedure: when the bets are down, or when a timer, if there is one, has run out, the dealer rings the bell and throws the ball; from this moment no bet may be made or changed.
    .reading = The moment from which bets are refused is the bell; the throw follows at once.
roulette-60-2004-art3-2-2 = Second procedure: betting goes on while the ball rolls until the dealer calls aloud that there are no more bets; after the call no bet may be made or changed.
roulette-60-2004-art4 = The compartment (of thirty-seven) where the ball finally rests gives the winning number; the dealer calls number and colour aloud and sets the marker on that number of the layout.
    .divergence = The Chinese announces the number and colour of the winning chance; the Portuguese the number and the colour of the corresponding simple chance.
    .reading = Number and colour are called, for zero the number alone; which colour a number has, see reading colours.
roulette-60-2004-art5-1 = After the result the dealer first collects the losing stakes and then pays the winning bets in this order: columns and dozens; sectors, if offered; even-money chances; lines (six numbers); corners (four numbers); streets (three numbers); splits (two numbers); last, single numbers.
    .divergence = (a) The Portuguese pays streets before corners, the Chinese corners before streets. (b) The Portuguese attaches "if there are any" to the sectors, the Chinese to red, black, odd and even. (c) The Chinese names only the nine-number bet and, of the even-money chances, only red, black, odd and even; the Portuguese says sectors and simple chances. Neither mentions the twelve-number sectors by name.
    .reading = (a) The Chinese order, corners before streets: from the lines on the prizes then rise (5, 8, 11, 17, 35). (b) The Portuguese: the sectors are the optional element. (c) The Portuguese: all sectors (nine and twelve numbers) and all six even-money chances.
roulette-60-2004-art5-2 = A player who has made more than one bet may also be paid for all of them at once.
    .reading = Payment in order of bet kind (by-kind) is the rule of paragraph 1, payment of one player at once (per-player) the permitted variation; article 5 is listed in the authorisation article.
roulette-60-2004-art5-3 = Winning chips that the dealer has disarranged are put back by the table supervisor if he is sure how they lay; if not, by what the players of the round indicate or by the video recording.
    .reading = Order: supervisor first, then players or video (both languages say "or"); where these two conflict the recording is preferred, see reading restoration-conflict.
roulette-60-2004-art6 = Bets may be made on the seventeen chances that follow.
    .reading = Article 9 lists article 6 among the articles with options; the choice it contains is which chances are offered, and article 5 shows that the sectors in particular are optional.
roulette-60-2004-art6-1 = One number: straight.
roulette-60-2004-art6-2 = Two numbers: split.
    .reading = The Chinese name (riding the line) shows that the numbers adjoin on the layout; 57 splits on the standard layout, none with zero.
roulette-60-2004-art6-3 = Three numbers: street.
    .reading = A row of three on the layout (三門一列): twelve streets, 1-2-3 to 34-35-36; none with zero.
roulette-60-2004-art6-4 = Four numbers: corner.
    .reading = Four numbers that meet at a point of the layout (四門騎綫): twenty-two corners; none with zero.
roulette-60-2004-art6-5 = Six numbers: line.
    .reading = Two neighbouring rows of three: eleven lines.
roulette-60-2004-art6-6 = Nine numbers: sector.
    .reading = The text does not say which nine numbers. The house defines its sectors in advance, and a default is needed because all chances are offered by default; see reading nine-sector.
roulette-60-2004-art6-7 = Twelve-number sector: either 1, 3, 5, 13, 15, 17, 20, 22, 24, 32, 34, 36 or 2, 4, 6, 14, 16, 18, 19, 21, 23, 31, 33, 35.
roulette-60-2004-art6-8 = Column of twelve numbers.
    .reading = Three columns of the standard layout: numbers with the same remainder modulo 3.
roulette-60-2004-art6-9 = Small dozen: 1 to 12.
    .divergence = The Chinese uses the same name (小) for 1 to 12 and for 1 to 18 (item 14); the Portuguese says pequeno and menor.
    .reading = Different bets; the software uses the slugs dozen-small and low.
roulette-60-2004-art6-10 = Middle dozen: 13 to 24.
roulette-60-2004-art6-11 = Large dozen: 25 to 36.
    .divergence = The Chinese uses the same name (大) for 25 to 36 and for 19 to 36 (item 15); the Portuguese says grande and maior.
    .reading = Different bets; the software uses the slugs dozen-large and high.
roulette-60-2004-art6-12 = Even numbers.
roulette-60-2004-art6-13 = Odd numbers.
roulette-60-2004-art6-14 = Low: 1 to 18.
roulette-60-2004-art6-15 = High: 19 to 36.
roulette-60-2004-art6-16 = Red numbers.
roulette-60-2004-art6-17 = Black numbers.
roulette-60-2004-art7 = A winner keeps the stake and receives in addition the prizes that follow.
    .reading = Article 9 lists article 7 among those with options, but article 7 prints one price per chance and no alternatives: no option is modelled. What varies is only which chances are offered (art6).
roulette-60-2004-art7-1 = One number: 35:1.
roulette-60-2004-art7-2 = Two numbers: 17:1.
roulette-60-2004-art7-3 = Three numbers: 11:1.
roulette-60-2004-art7-4 = Four numbers: 8:1.
roulette-60-2004-art7-5 = Six numbers: 5:1.
roulette-60-2004-art7-6 = Nine numbers: 3:1.
roulette-60-2004-art7-7 = Twelve numbers (twelve-number sector, column, small, middle or large dozen): 2:1.
roulette-60-2004-art7-8 = Eighteen numbers (even, odd, low, high, red, black): 1:1.
roulette-60-2004-art8 = When zero comes, whoever bet on zero (straight) wins, and all other bets lose to the house.
    .divergence = The Portuguese says that whoever played zero as a straight number wins and all remaining bets lose; the Chinese only says whoever bet on 0, which could include splits and streets with 0.
    .reading = The Portuguese, being explicit: on zero only the straight bet wins. A combination bet with zero could then never win on zero and would be paid as if zero counted; such bets are therefore not offered and are refused. Zero also belongs to no even, low, column, dozen or sector.
roulette-60-2004-art9 = Adopting an option of articles 3, 5, 6 or 7 needs prior authorisation of the gaming inspectorate (DICJ), applied for three working days before the intended date.
    .divergence = The Portuguese speaks of options given as alternatives, the Chinese simply of options.
    .reading = Every choice that the listed articles leave to the house is covered, whether it is worded as an alternative or as a permission (may).

## Options

roulette-60-2004-option-wheel-bearing-pivot = the wheel head turns on a pivot
roulette-60-2004-option-wheel-bearing-ball-bearing = the wheel head turns on a ball bearing
roulette-60-2004-option-wheel-surface-smooth = smooth surface
roulette-60-2004-option-wheel-surface-relief = surface with grooves (zh) or raised parts (pt)
roulette-60-2004-option-betting-procedure-bell-before-throw = bets end when the dealer rings the bell, before the ball is thrown
roulette-60-2004-option-betting-procedure-bets-while-rolling = bets may still be made while the ball rolls, until the dealer calls no more bets
roulette-60-2004-option-betting-timer-none = no timer, the dealer judges when bets have been made
roulette-60-2004-option-betting-timer-timer = a timer ends the betting period
roulette-60-2004-option-payment-mode-by-kind = all winning bets in the order of art5.1
roulette-60-2004-option-payment-mode-per-player = the winning bets of one player may be paid together
roulette-60-2004-option-chances-offered-all = all chances of items 1 to 17
roulette-60-2004-option-chances-offered-without-sectors = all except the sectors of items 6 and 7
roulette-60-2004-option-chances-offered-subset = the chances named in the authorisation

## What the house fixes at its table

roulette-60-2004-parameter-nine-sectors = the sets of nine different numbers from 1 to 36 that the house offers as sectors; by default the four blocks 1-9, 10-18, 19-27 and 28-36

## Bets: when they may be made

roulette-60-2004-bet-straight = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = one number 0 to 36 (37)
roulette-60-2004-bet-split = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = two adjacent numbers, without 0 (57)
roulette-60-2004-bet-street = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = row of three, without 0 (12)
roulette-60-2004-bet-corner = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = four numbers meeting at a point, without 0 (22)
roulette-60-2004-bet-line = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = two adjacent rows of three (11)
roulette-60-2004-bet-sector-nine = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = one of the sectors defined by the house (by default 1-9, 10-18, 19-27, 28-36)
roulette-60-2004-bet-sector-twelve = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = one of the two sectors of art6.7
roulette-60-2004-bet-column = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
    .selections = one of three columns
roulette-60-2004-bet-dozen-small = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-dozen-middle = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-dozen-large = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-even = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-odd = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-low = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-high = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-red = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)
roulette-60-2004-bet-black = after settlement of the previous round (art3.1) until the bell before the throw (bell-before-throw) or until the no-more-bets call while the ball rolls (bets-while-rolling)

## Readings

roulette-60-2004-reading-colours = The standard single-zero wheel: red 1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36; clockwise order 0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26; zero green.
    .question = Which numbers are red, and in what order do the numbers stand on the wheel?
    .why = The text is silent: article 1(4) only has red and black alternate, which this wheel does. Without fixed colours the bets on red and black (article 6, items 16 and 17) could not be decided.
roulette-60-2004-reading-layout = The standard layout: twelve rows of three, 1-2-3 to 34-35-36.
    .question = How do the numbers stand on the layout?
    .why = The text does not describe it, but the chances of article 6 suppose it: a row of three (三門一列), numbers that share a line (騎綫), columns of twelve.
roulette-60-2004-reading-zero-combinations = No; they are refused.
    .question = Are splits, streets or corners with 0 possible?
    .why = The Portuguese of article 8 lets zero win only as a straight number and makes all other bets lose, so such a bet would lose on one of its own numbers.
roulette-60-2004-reading-nine-sector = Left to the house: each sector is a set of nine different numbers from 1 to 36. Default: the four blocks 1-9, 10-18, 19-27, 28-36, three rows of the layout each. Posting other sectors needs the authorisation of article 9; those with which a table opens are taken as authorised, like its options.
    .question = Which nine numbers form a sector?
    .why = Article 6(6) says how many numbers and not which, so the choice is one that article 6 leaves to the house, and article 9 covers article 6. Zero is out because article 8 lets only the straight bet win on it. The text gives no ground for any default; the four blocks use each number from 1 to 36 once.
roulette-60-2004-reading-void-stakes = They stand for the repeated throw. If betting was already closed it stays closed; in bets-while-rolling before the call it stays open until the call.
    .question = What happens to the stakes after a void spin, and may they be changed?
    .why = Article 2(3) only has the ball thrown again and says nothing of giving stakes back or betting anew. Betting ends at the bell or at the call (article 3(2)), and a void spin undoes neither.
roulette-60-2004-reading-other-voids = They are treated as a void spin, with the same consequences.
    .question = What if the ball leaves the wheel, is thrown the way the wheel turns, or the wheel stops?
    .why = The text is silent. These are not throws as articles 2(1) and 4 suppose them, and the only remedy that the text knows for a throw gone wrong is that of article 2(2) and (3).
roulette-60-2004-reading-restoration-conflict = The recording (the software ledger) prevails.
    .question = What if the indications of the players and the video disagree?
    .why = Article 5(3) puts the two side by side with "or" and ranks neither. The choice is ours: the players have an interest in the answer, the recording has none.
roulette-60-2004-reading-restoration-by-supervisor = The record of bets prevails over everyone, and a stake never changes after the result.
    .question = What if the supervisor restores chips otherwise than the table's own record shows them?
    .why = A supervisor whom the record contradicts does not restore the chips with the certainty that article 5(3) asks of him, and article 3(2) lets no bet be changed once betting has closed.
roulette-60-2004-reading-payment-after-marker = They wait for it: announcement and marker together decide the spin. In a record the announcement comes first.
    .question = Article 5(1) has stakes taken and bets paid once the spin is decided. Do they wait for the marker, and which comes first, the announcement or the marker?
    .why = Both are one act of article 4, which the Chinese has at the same time (同時), and both languages name the announcement first; article 5(1) begins only when the spin is decided.
roulette-60-2004-reading-payment-per-player = No: the player is paid at the place of the first of his winning bets in the order of art5.1; among his own bets the order is free.
    .question = Does payment of one player at once change the order for others?
    .why = Article 5(2) allows one player's bets to be paid together, no more: the order of article 5(1) remains for everyone else. It sets no order among his own bets.
roulette-60-2004-reading-art7-options = No option; any other price is refused.
    .question = Article 9 mentions options of article 7, which has none in its text. Has the house a choice of price?
    .why = Article 7 prints one price for each chance, without range or alternative. Article 9 makes options subject to authorisation; it creates none.
roulette-60-2004-reading-betting-open-by-default = Yes.
    .question = May a stake be changed or withdrawn before betting closes?
    .why = Items 1 and 2 of article 3(2) forbid changes only from the bell or the call on; nothing forbids them before.
roulette-60-2004-reading-diameter = The declared diameter is recorded; one that is more than five per cent off brings a warning, not a refusal.
    .question = How far from 32 inches (81.2 cm) may the wheel be?
    .why = Article 1(1) says "about" and gives no tolerance, so no figure would justify a refusal; the five per cent are our choice. Play does not depend on the size.
roulette-60-2004-reading-limits = They are settings of the table; any number of players may bet on any position, and each stake is attributed to its player.
    .question = What of stake limits, seats, standing players and chip colours for each player?
    .why = The text is silent; article 5(2) and (3) only suppose that each player's bets can be told apart.
roulette-60-2004-reading-working-days = Monday to Friday less Macau's public holidays, with room for one-off decrees. The filing day counts as one of the three, the day of adoption does not.
    .question = Which calendar defines working days, and how are the three counted?
    .why = Article 9 counts three working days back from the date of adoption, which is therefore outside the three; the third day before it is the last for filing. It does not define working days: those of the public administration are taken, as the application goes to it.
roulette-60-2004-reading-betting-timer = Only with the bell before the throw; with bets while the ball rolls it is inapplicable.
    .question = Does the timer go with both betting procedures?
    .why = Only item 1 of article 3(2) mentions the timer; under item 2 betting ends at the dealer's call.
