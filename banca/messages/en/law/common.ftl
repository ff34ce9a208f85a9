### Readings that hold for every edition.

## Readings

common-reading-rounding = A prize less its commission is worked out exactly and then rounded down to the minor unit, once per bet; what is given back of a stake rounds the same way. The breakage is a line of its own.
    .question = How are prizes of a half, a third or ninety-five per cent paid when they do not come to a whole minor unit?
    .why = The texts are silent. Rounding once, at the end, cuts off less than a minor unit from each bet, and the breakage can be seen and checked.
common-reading-options-fixed-while-bets-lie = No; a change is refused until the round is settled.
    .question = May a price or an option change while bets lie on the table?
    .why = The texts are silent. Whoever bets relies on the prices and rules in force at that moment, and a change would bind him to others.
common-reading-inapplicable-options = It becomes inapplicable; it is not an error.
    .question = What of an option that another choice makes meaningless?
    .why = The texts give their choices article by article and do not say that one choice makes another unlawful; white cards, for instance, merely have no use where a machine shuffles and deals.
common-reading-half-holidays = Yes. Days closed altogether are not working days.
    .question = Is a day on which the administration closes at noon a working day?
    .why = The texts speak of working days and do not say what one is; on such a day an application can still be filed in the morning.
