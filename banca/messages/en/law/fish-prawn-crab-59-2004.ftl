### Fish-prawn-crab, 59/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

fish-prawn-crab-59-2004-note-1 = Printed in Official Gazette no. 20, series I, of 17 May 2004; the dispatch enters into force on the day after its publication.
fish-prawn-crab-59-2004-note-2 = The source file opens with the end of the Portuguese Fantan regulation 58/2004 (articles 8 and 9; pages interleave) and closes with the first part of the Roulette dispatch 60/2004; they are no part of this regulation.
fish-prawn-crab-59-2004-note-3 = The rows of the face table (art1.1) and the unnumbered lines of article 6 items 3 and 10 have no numbers in the text; the last part of their ids is their position.
fish-prawn-crab-59-2004-repeals-1 = Portaria no. 21/96/M of 12 February 1996

## Clauses

fish-prawn-crab-59-2004-act-1 = The Secretary approves the annexed official regulation of Fish-prawn-crab, which forms part of the dispatch.
fish-prawn-crab-59-2004-act-2 = Portaria no. 21/96/M of 12 February (1996), which had become an external regulatory dispatch under article 55, item 33, of Law no. 16/2001, is repealed.
    .divergence = The Chinese reads as if this dispatch itself turned the old portaria into a dispatch; the Portuguese says that Law 16/2001 had already done so.
    .reading = The Portuguese is followed; no effect on play.
fish-prawn-crab-59-2004-act-3 = The dispatch enters into force on the day following its publication.
fish-prawn-crab-59-2004-art1 = The equipment includes dice, a special shaker and one or more betting layouts, as listed in items 1 to 4.
fish-prawn-crab-59-2004-art1-1 = Three dice whose six faces carry a figure, a colour and a number, as in the table (rows 1 to 6).
fish-prawn-crab-59-2004-art1-1-1 = Fish (pt Peixe, zh 魚): colour red, number 1.
fish-prawn-crab-59-2004-art1-1-2 = Prawn (pt Camarão, zh 蝦): colour green, number 2.
fish-prawn-crab-59-2004-art1-1-3 = Gourd (pt Cabaço, zh 葫蘆): colour blue, number 3.
fish-prawn-crab-59-2004-art1-1-4 = Coin (pt Moeda, zh 金錢): colour blue, number 4.
fish-prawn-crab-59-2004-art1-1-5 = Crab (pt Caranguejo, zh 蟹): colour green, number 5.
fish-prawn-crab-59-2004-art1-1-6 = Rooster (pt Galo, zh 雞): colour red, number 6.
fish-prawn-crab-59-2004-art1-2 = The three dice are of the same weight and perfectly balanced, and on each the numbers of opposite faces total seven.
fish-prawn-crab-59-2004-art1-3 = A special shaker made up of the base with fixed glass dome (sub-item 1) and the removable cover (sub-item 2).
fish-prawn-crab-59-2004-art1-3-1 = The base: a round, black, opaque stand with a glass top. A lever or an electronic drive is attached underneath; a clear glass dome fixed on top holds the dice.
fish-prawn-crab-59-2004-art1-3-2 = A removable cover of the same material and colour as the stand fits exactly over the glass dome and is held to the stand by two clasps.
    .divergence = The Portuguese says that the two clasps are diametrically opposite and fixed to the stand; the Chinese says only that clasps on both sides tie the cover to the stand.
    .reading = Two opposite clasps. No effect on play.
fish-prawn-crab-59-2004-art1-4 = One or more layouts carrying the bets of the three dice.
    .divergence = The Chinese speaks of the various ways of betting on three dice; the Portuguese of all the combinations of the three dice.
    .reading = The layout shows every bet that is offered (it need not print all 56 unordered results).
fish-prawn-crab-59-2004-art2-1 = The shake comes before the bets: the dealer covers and clasps the dome, presses the lever three times running or starts the electronic shaking device, and then opens betting.
    .divergence = The Chinese calls the device electronic in article 1 and electric here; the Portuguese says electronic throughout.
    .reading = One and the same device; the method follows from the drive chosen under art1.3.1 (lever goes with lever-three-times, electronic with electronic).
fish-prawn-crab-59-2004-art2-2 = Working the lever or the drive may automatically light, before betting starts, a lamp board placed in front of the shaker.
fish-prawn-crab-59-2004-art2-3 = Besides those procedures, the dealer may also announce aloud that betting has started.
    .divergence = The Chinese refers to the procedure of the preceding paragraph, the Portuguese to those of the preceding paragraphs.
    .reading = The announcement is additional to all of paragraphs 1 and 2; no effect on play.
fish-prawn-crab-59-2004-art3-1 = The dealer rings a bell, which ends betting, and announces aloud that the dice are being opened.
    .divergence = In the Chinese the bell marks the stop and the announcement follows; in the Portuguese betting ends when the dealer rings the bell and announces.
    .reading = Betting closes at the bell; bell and announcement form one closing step, so no bet is possible between them.
fish-prawn-crab-59-2004-art3-2 = After lifting the cover the dealer announces the result; the winning positions may be shown by lights.
    .divergence = The Chinese lights the winning positions on the lamp board; the Portuguese on the layout (tabuleiro).
    .reading = Either display satisfies the rule; the software marks the winning positions on the layout view.
fish-prawn-crab-59-2004-art3-3 = Dice found stacked or leaning when the cover is lifted make the round void; the dealer says so and plays again.
    .divergence = The Chinese goes on at once to another round; the Portuguese repeats the operation.
    .reading = Same effect: cover, shake and betting start again as in article 2, with the old stakes left in place (art3.4).
fish-prawn-crab-59-2004-art3-4 = When a round is void the players may not withdraw their stakes, but they may make new bets.
    .reading = The Chinese could be read as betting afresh; together with the ban on withdrawal, and with the Portuguese (new bets), it means that old stakes stand and further bets may be added.
fish-prawn-crab-59-2004-art4 = The glass dome may not be covered again until all winning bets of the round have been paid.
fish-prawn-crab-59-2004-art5 = Players may bet on the ten kinds of bet that follow.
    .reading = Article 8 does not list article 5 (unlike cussec): no option, all ten kinds are offered; see reading bets-offered.
fish-prawn-crab-59-2004-art5-1 = Small: the numbers of the three dice total 4 to 10 inclusive.
fish-prawn-crab-59-2004-art5-2 = Big: the numbers of the three dice total 11 to 17 inclusive.
fish-prawn-crab-59-2004-art5-3 = Figure (zh: three armies): a bet on the figure that any of the dice shows.
    .divergence = Neither language says here that the figure is chosen: the Chinese has the figure of any die face, the Portuguese any dice with figures.
    .reading = The player chooses the figure, as article 6 item 3 says in both languages; the bet wins if at least one die shows it.
fish-prawn-crab-59-2004-art5-4 = One die of the chosen colour: of the three dice one, and only one, shows the chosen colour.
    .divergence = The Portuguese says one and only one die. The Chinese says only one die too, but adds a note that the bet loses if one, three or none of the dice show the colour: literally it would then never win.
    .reading = Exactly one die wins; two, three or none lose. The note is a misprint: either one stands for two, or (likelier) the note belongs to item 5, two dice, where one, three or none is exactly the losing list. Check by price: exactly one is 96 of 216, and 1:1 leaves an edge of 11.1 percent; at least one (152 of 216) would favour the player.
fish-prawn-crab-59-2004-art5-5 = Two dice of the chosen colour: of the three dice two, and only two, show the chosen colour.
    .divergence = The Portuguese says two and only two; the Chinese only says that two dice show the colour (the note printed at item 4 fits here).
    .reading = Exactly two. At least two (56 of 216) at 3:1 would favour the player; exactly two (48 of 216) leaves an edge of 11.1 percent.
fish-prawn-crab-59-2004-art5-6 = Three dice of the chosen colour: all three dice show the colour chosen.
fish-prawn-crab-59-2004-art5-7 = Three dice of the same colour, whichever.
fish-prawn-crab-59-2004-art5-8 = Specified triple: all three dice show the figure chosen.
fish-prawn-crab-59-2004-art5-9 = Any triple: all three dice show the same figure, whichever.
fish-prawn-crab-59-2004-art5-10 = Total: the player chooses one total from 4 to 17; it wins if the numbers of the three dice add up to it.
fish-prawn-crab-59-2004-art6 = The bets of article 5 are paid as follows; each price is a multiple of the stake.
    .reading = This regulation does not say in words that the stake is returned in addition; one pays one (一賠一) and the parallel wording of regulations 58/2004 and 60/2004 make prizes exclusive of the stake.
fish-prawn-crab-59-2004-art6-1 = Small pays 1:1.
fish-prawn-crab-59-2004-art6-2 = Big pays 1:1.
fish-prawn-crab-59-2004-art6-3 = Figure is paid according to how many dice show it, lines 1 to 3.
fish-prawn-crab-59-2004-art6-3-1 = One die with the chosen figure pays 1:1.
fish-prawn-crab-59-2004-art6-3-2 = Two dice with the chosen figure pay 2:1.
fish-prawn-crab-59-2004-art6-3-3 = Three dice with the chosen figure pay 3:1.
fish-prawn-crab-59-2004-art6-4 = One die of the chosen colour pays 1:1.
fish-prawn-crab-59-2004-art6-5 = Two dice of the chosen colour pay 3:1.
fish-prawn-crab-59-2004-art6-6 = Three dice of the chosen colour pay 20:1.
fish-prawn-crab-59-2004-art6-7 = Three dice of the same colour pay 7:1.
fish-prawn-crab-59-2004-art6-8 = Specified triple pays 150:1.
fish-prawn-crab-59-2004-art6-9 = Any triple pays 24:1.
    .divergence = The Portuguese calls it here three dice of equal figure not chosen; in article 5, and in the Chinese, simply three equal figures.
    .reading = Not chosen means that the player names no figure; it does not exclude any figure.
fish-prawn-crab-59-2004-art6-10 = Totals are paid according to the chosen total, as in lines 1 to 6.
fish-prawn-crab-59-2004-art6-10-1 = Totals 4 and 17 pay 50:1.
fish-prawn-crab-59-2004-art6-10-2 = Totals 5 and 16 pay 18:1.
fish-prawn-crab-59-2004-art6-10-3 = Totals 6 and 15 pay 14:1.
fish-prawn-crab-59-2004-art6-10-4 = Totals 7 and 14 pay 12:1.
fish-prawn-crab-59-2004-art6-10-5 = Totals 8 and 13 pay 8:1.
fish-prawn-crab-59-2004-art6-10-6 = Totals 9, 10, 11 and 12 pay 6:1.
fish-prawn-crab-59-2004-art7 = When all three dice show the same figure, bets on small and on big lose.
    .reading = The article names small and big only; it is not extended to other bets.
fish-prawn-crab-59-2004-art8 = Adopting an option of articles 1 or 2 needs prior authorisation of the gaming inspectorate (DICJ), applied for three working days before the intended date.
    .divergence = The Portuguese speaks of options given as alternatives, the Chinese simply of options.
    .reading = Every choice that the listed articles leave to the house is covered, whether it is worded as an alternative or as a permission (may).

## Options

fish-prawn-crab-59-2004-option-shaker-drive-lever = dice are shaken by a hand lever
fish-prawn-crab-59-2004-option-shaker-drive-electronic = dice are shaken by an electronically started drive
fish-prawn-crab-59-2004-option-shake-method-lever-three-times = three consecutive presses of the lever
fish-prawn-crab-59-2004-option-shake-method-electronic = one start of the electronic shaking device
fish-prawn-crab-59-2004-option-start-lamp-lit = a lamp board lights automatically before betting starts
fish-prawn-crab-59-2004-option-start-lamp-none = no automatic lamp
fish-prawn-crab-59-2004-option-start-announcement-spoken = the dealer also announces the start of betting
fish-prawn-crab-59-2004-option-start-announcement-silent = no spoken announcement
fish-prawn-crab-59-2004-option-winning-lights-lit = winning positions are lit
fish-prawn-crab-59-2004-option-winning-lights-unlit = the result is only announced

## Bets: when they may be made

fish-prawn-crab-59-2004-bet-small = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
fish-prawn-crab-59-2004-bet-big = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
fish-prawn-crab-59-2004-bet-figure = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
    .selections = one figure (6)
fish-prawn-crab-59-2004-bet-colour-one = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
    .selections = one colour (3)
fish-prawn-crab-59-2004-bet-colour-two = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
    .selections = one colour (3)
fish-prawn-crab-59-2004-bet-colour-three = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
    .selections = one colour (3)
fish-prawn-crab-59-2004-bet-any-three-colour = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
fish-prawn-crab-59-2004-bet-triple = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
    .selections = one figure (6)
fish-prawn-crab-59-2004-bet-any-triple = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
fish-prawn-crab-59-2004-bet-total = from the opening of betting after the shake (art2.1) until the bell (art3.1); also in the betting period that follows a void round (art3.4)
    .selections = one total 4 to 17

## Readings

fish-prawn-crab-59-2004-reading-single-colour-note = Exactly one die wins; the note is read as belonging to the two-dice bet.
    .question = What does the self-contradicting Chinese note mean?
    .why = So says the Portuguese. With the note taken at its word at item 4 the bet would never win; one, three or none is exactly the losing list of item 5.
fish-prawn-crab-59-2004-reading-withdraw-before-bell = Yes, until the bell.
    .question = May a stake be taken back, moved or changed while betting is open?
    .why = The text forbids withdrawal only after a void round (art3.4), and betting ends only at the bell (art3.1).
fish-prawn-crab-59-2004-reading-void-moves = Yes; reductions and moves are refused.
    .question = After a void round, may a stake be increased?
    .why = An increase is a new bet, which article 3(4) allows. A reduction or a move takes chips back from where they lay, and withdrawal is what it forbids.
fish-prawn-crab-59-2004-reading-lever-and-drive = No: the method follows the drive.
    .question = Are drive and shake method independent choices?
    .why = The shaker has a lever or an electronic drive (art1.3.1), and article 2(1) names one way of shaking for each; the other cannot be carried out with it.
fish-prawn-crab-59-2004-reading-bets-offered = No: all ten are offered.
    .question = May the house offer only some of the ten bets?
    .why = Article 5 lists the ten bets that players may make and leaves the house no choice; article 8 names options of articles 1 and 2 only.
fish-prawn-crab-59-2004-reading-limits = Limits are settings of the table, for each kind of bet; bets are accepted from any number of players, seated or standing.
    .question = What of minimum and maximum stakes, seats and standing players?
    .why = The text is silent: article 5 says which bets the players may make and sets neither amounts nor the number or place of players.
fish-prawn-crab-59-2004-reading-payment-order = Losing stakes are taken first, then winning bets are paid; the order among winners is free but deterministic. Once no winning bet is unpaid the dome may be covered, even while losing stakes are still being taken; the clasps and the shake wait until these are gone.
    .question = In what order are bets taken and paid, and when may the next round begin?
    .why = Article 4 has the cover wait for the winning bets only, and the text gives no order; taking before paying is what article 5(1) of 60/2004 prescribes for roulette. Clasps and shake wait so that every stake on the layout belongs to one round.
fish-prawn-crab-59-2004-reading-payment-after-announcement = The announcement alone. Neither payment nor the cover of the dome waits for the lights; a table that has them lights them before the clasps and the shake of the next round.
    .question = What has to come before stakes are taken and bets paid, the announcement or also the lights?
    .why = By article 3(2) the result is the one that the dealer announces; the lights only may show the winning positions, and nothing is made to depend on them.
fish-prawn-crab-59-2004-reading-working-days = Monday to Friday less Macau's public holidays, with room for one-off decrees. The filing day counts as one of the three, the day of adoption does not.
    .question = Which calendar defines working days, and how are the three counted?
    .why = Article 8 counts three working days back from the date of adoption, which is therefore outside the three; the third day before it is the last for filing. It does not define working days: those of the public administration are taken, as the application goes to it.
fish-prawn-crab-59-2004-reading-new-bets-after-void = Yes, before the bell; bets that were down before the void may not.
    .question = May a bet newly made after a void round be withdrawn?
    .why = Article 3(4) forbids withdrawing the stakes of the void round; a bet made afterwards lies in an open betting period like any other (reading withdraw-before-bell).
