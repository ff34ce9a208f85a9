### The felt of roulette on the page.

roulette-page-felt = Mesa de roleta
roulette-page-result = { $number }, { $colour }
roulette-page-rolling = A bola está a girar.
roulette-page-no-results = Ainda não saiu nenhum número.
roulette-page-history = Últimos números, o mais recente no fim
roulette-page-cloth = Tabuleiro
roulette-page-racetrack = Vizinhos
roulette-page-each = Vizinhos de cada lado
roulette-page-each-of =
    { $each ->
        [0] Só o número
        [one] { $each } vizinho de cada lado
       *[other] { $each } vizinhos de cada lado
    }
roulette-page-neighbours-of =
    { $count ->
        [one] { $number }, um pleno
       *[other] { $number } e os seus vizinhos, { $count } plenos: { $numbers }
    }
