### The felt of fantan on the page.

fantan-page-felt = Mesa de fantan
fantan-page-result = { $number }, de { $buttons } botões
fantan-page-number = Número { $number }
fantan-page-counted = { $buttons } botões: { $groups } grupos de quatro, resto { $left }
fantan-page-count = { $groups } grupos de quatro, { $left } botões por contar
fantan-page-counting = Contam-se os botões quatro a quatro.
fantan-page-covered = O conjunto de botões está coberto.
fantan-page-unknown = número desconhecido
fantan-page-broken =
    { $count ->
        [one] { $count } partido
       *[other] { $count } partidos
    }
fantan-page-lamps = Lâmpadas sobre a mesa
fantan-page-opposite = Números opostos
fantan-page-draws = = { $number }
fantan-page-commission = Aos prémios deduz-se { $commission }.
fantan-page-about-fan = ganha um número
fantan-page-about-kuoc = ganham dois números
fantan-page-about-nim = um ganha, outro (=) empata
fantan-page-about-nga = dois ganham, um (=) empata
fantan-page-about-se-sam-hong = ganham três números
