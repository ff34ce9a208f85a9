### Cards, as the page names them to those who do not see them, and what tables of cards have in common.

card-face-down = carta virada para baixo
card-name =
    { $rank ->
        [A] ás
        [J] valete
        [Q] dama
        [K] rei
       *[other] { $rank }
    } de { $suit ->
        [s] espadas
        [h] copas
        [c] paus
       *[d] ouros
    }

cards-page-shoe-left =
    { $cards ->
        [one] resta { $cards } carta
       *[other] restam { $cards } cartas
    }
cards-page-white-card = carta branca a { $cards } do fim
cards-page-white-card-out = a carta branca saiu
cards-page-place-your-bets = Façam as vossas apostas.
cards-page-you = O próprio
cards-page-free = livre
cards-page-place-of = Lugar { $place }, { $player }
cards-page-place-free = Lugar { $place }, livre
cards-page-sit = sentar
cards-page-place-sit = Lugar { $place }, livre: sentar-se
cards-page-place-leave = Lugar { $place }, próprio: deixá-lo
cards-page-squeeze = Dobrar a carta para a ver
