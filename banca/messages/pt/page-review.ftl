### The last round beside best play. What the values take as known is said in review.ftl.

panel-review = Revisão
review-page-says = As suas decisões ao lado da estratégia óptima, segundo as regras desta mesa. A sorte não conta: uma boa decisão pode perder, e outra menos boa ganhar.
review-page-not-yours = Jogue uma jogada, e ela é revista aqui.
review-page-counting = A calcular com exactidão; pode demorar.
review-page-unreachable = Esta jogada não pode ser revista aqui.
review-page-round = Jogada { $round }
review-page-choose = A sua jogada
review-page-no-decisions = Nada havia a decidir nesta jogada.
review-page-best-of =
    { $best ->
        [0] { $count ->
            [one] Uma decisão; outra escolha ganha mais em média.
           *[other] { $count } decisões; outras escolhas ganham mais em média.
        }
       *[other] { $count ->
            [one] Uma decisão, e foi a melhor que há.
           *[other] { $best } de { $count } decisões foram as melhores que há.
        }
    }
review-page-cost = Em média, a diferença é { $amount }.
review-page-is-best = Nada ganha mais em média.
review-page-other-better = { $best } ganharia em média mais { $amount }, para uma aposta de { $stake }.
review-page-at-place = Lugar { $place }: { $act }
review-page-seen = com { $faces }
review-page-yours = a sua
review-page-per-unit = Ganho por unidade apostada
review-page-bets = Apostas
review-page-on-average = Em média
review-page-session = As suas jogadas nesta mesa
review-page-sum-up = Somar
review-page-session-is =
    { $rounds ->
        [one] { $rounds } jogada.
       *[other] { $rounds } jogadas.
    } Outras escolhas teriam ganho em média { $decisions }; as próprias apostas custam em média { $bets }.
review-page-no-rounds = Ainda não tem jogadas aqui.
review-page-kind = O quê
review-page-count = Vezes
review-page-slips = Havia melhor
