### The felt of fantan on the page.

fantan-page-felt = Fantan table
fantan-page-result = { $number }, from { $buttons } buttons
fantan-page-number = Number { $number }
fantan-page-counted = { $buttons } buttons: { $groups } fours, { $left } left
fantan-page-count = { $groups } groups of four, { $left } buttons left
fantan-page-counting = The buttons are being counted off.
fantan-page-covered = The heap is covered.
fantan-page-unknown = number unknown
fantan-page-broken =
    { $count ->
        [one] { $count } broken
       *[other] { $count } broken
    }
fantan-page-lamps = Lamps over the table
fantan-page-opposite = Opposite numbers
fantan-page-draws = = { $number }
fantan-page-commission = Prizes are paid less { $commission }.
fantan-page-about-fan = one number wins
fantan-page-about-kuoc = two numbers win
fantan-page-about-nim = one wins, one (=) draws
fantan-page-about-nga = two win, one (=) draws
fantan-page-about-se-sam-hong = three numbers win
