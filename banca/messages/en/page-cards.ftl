### Cards, as the page names them to those who do not see them, and what tables of cards have in common.

card-face-down = card face down
card-name =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [s] spades
        [h] hearts
        [c] clubs
       *[d] diamonds
    }

cards-page-shoe-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
cards-page-white-card = white card { $cards } from the end
cards-page-white-card-out = the white card is out
cards-page-place-your-bets = Place your bets.
cards-page-you = You
cards-page-free = free
cards-page-place-of = Place { $place }, { $player }
cards-page-place-free = Place { $place }, free
cards-page-sit = sit here
cards-page-place-sit = Place { $place }, free: sit down
cards-page-place-leave = Place { $place }, yours: leave it
cards-page-squeeze = Bend the card to look at it
