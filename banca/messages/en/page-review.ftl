### The last round beside best play. What the values take as known is said in review.ftl.

panel-review = Review
review-page-says = Your decisions beside best play under the rules of this table. Luck is not in it: a good decision may lose, and a lesser one win.
review-page-not-yours = Play a round, and it is reviewed here.
review-page-counting = Counting exactly; this may take a while.
review-page-unreachable = This round cannot be reviewed here.
review-page-round = Round { $round }
review-page-choose = Your round
review-page-no-decisions = There was nothing to decide in this round.
review-page-best-of =
    { $best ->
        [0] { $count ->
            [one] One decision; another choice gains more on average.
           *[other] { $count } decisions; other choices gain more on average.
        }
       *[other] { $count ->
            [one] One decision, and it was the best there is.
           *[other] { $best } of { $count } decisions were the best there are.
        }
    }
review-page-cost = On average the difference is { $amount }.
review-page-is-best = Nothing gains more on average.
review-page-other-better = { $best } would gain { $amount } more on average, for a stake of { $stake }.
review-page-at-place = Place { $place }: { $act }
review-page-seen = with { $faces }
review-page-yours = yours
review-page-per-unit = Gain per unit of the stake
review-page-bets = Bets
review-page-on-average = On average
review-page-session = Your rounds at this table
review-page-sum-up = Sum them up
review-page-session-is =
    { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    } Other choices would have gained { $decisions } on average; the bets themselves cost { $bets } on average.
review-page-no-rounds = You have no rounds here yet.
review-page-kind = What
review-page-count = Times
review-page-slips = Better known
