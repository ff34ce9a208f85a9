### Fantan, 58/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

fantan-58-2004-note-1 = Publicado no Boletim Oficial n.º 20, I Série, de 17 de Maio de 2004; o despacho entra em vigor no dia a seguir ao da publicação.
fantan-58-2004-note-2 = O ficheiro da fonte abre com o final do texto português do regulamento do «Cussec», 57/2004 (da alínea 6) do artigo 6.º ao artigo 8.º; as páginas intercalam-se) e fecha com as primeiras linhas do despacho n.º 59/2004, «Peixe-camarão-caranguejo»; nada disso faz parte deste regulamento, que não tem artigo sobre autorização.
fantan-58-2004-repeals-1 = Portaria n.º 211/80/M, de 15 de Novembro de 1980
fantan-58-2004-repeals-2 = Portaria n.º 178/89/M, de 23 de Outubro de 1989 (que alterou a Portaria n.º 211/80/M)

## Clauses

fantan-58-2004-act-1 = O Secretário aprova o regulamento oficial do «Fantan», anexo ao despacho e parte integrante dele.
fantan-58-2004-act-2 = Fica revogada a Portaria n.º 211/80/M, de 15 de Novembro, alterada pela Portaria n.º 178/89/M, de 23 de Outubro; ambas tinham passado a despacho regulamentar externo por efeito das alíneas 9) e 23) do artigo 55.º da Lei n.º 16/2001.
    .divergence = O chinês lê-se como se fosse este despacho a converter as antigas portarias em despacho; o português diz que a Lei n.º 16/2001 já as tinha convertido.
    .reading = Segue-se o português: a conversão foi efeito da Lei, e este despacho só revoga. Sem efeito no jogo.
fantan-58-2004-act-3 = O despacho entra em vigor no dia a seguir ao da publicação.
fantan-58-2004-art1 = O material do jogo é o das alíneas 1) a 4).
fantan-58-2004-art1-1 = Uma varinha, de madeira ou de plástico.
    .divergence = O chinês diz bambu («竹») ou plástico, o português madeira ou plástico.
    .reading = Admitem-se o bambu, a madeira e o plástico; sem efeito no jogo. Este regulamento não tem artigo sobre autorização.
fantan-58-2004-art1-2 = Botões furados.
fantan-58-2004-art1-3 = Duas campânulas de metal.
fantan-58-2004-art1-4 = Uma mesa que tenha entre dois e quatro tabuleiros de vidro.
fantan-58-2004-art2 = O «croupier», com uma campânula, separa ao acaso um conjunto de botões e põe-nos, tapados, diante de si; com a outra afasta e cobre os que sobram.
    .divergence = O chinês sublinha que o número é desconhecido («不知數»), o português que é tirado à sorte.
    .reading = As duas coisas: ao acaso e desconhecido.
fantan-58-2004-art3-1 = Trata-se de adivinhar quantos botões restam quando os que a campânula cobre são divididos em grupos de quatro.
fantan-58-2004-art3-2 = Se no fim não restar nenhum (zero), vale como resultado o quatro.
fantan-58-2004-art4 = Só se pode apostar depois de o «croupier» ter concluído o procedimento do artigo 2.º, e até ele tocar a campainha e anunciar em voz alta a contagem dos botões que a campânula cobre.
    .reading = As apostas encerram-se ao toque da campainha; campainha e anúncio formam um único passo, pelo que entre uma e outro não se pode apostar.
fantan-58-2004-art5-1 = Anunciada a contagem, o «croupier» levanta a campânula que tem diante de si, conta com a varinha os botões de quatro em quatro e no fim comunica o número premiado.
fantan-58-2004-art5-2 = Comunicado o número premiado, recolhem-se os botões à vista na mesa e ao mesmo tempo acende-se, no tabuleiro que está sobre ela, a luz desse número.
    .divergence = No chinês, o anúncio e a luz são simultâneos e os botões recolhem-se depois; no português, os botões recolhem-se depois do anúncio e a luz acende-se ao mesmo tempo. O chinês fala da lâmpada da mesa («檯燈»), o português do tabuleiro sobre a mesa.
    .reading = Anúncio, depois luz, depois recolha; os botões ficam à vista até se terem dado os dois primeiros.
fantan-58-2004-art5-3 = Ficam fora da contagem as partes de botões que porventura se tenham fragmentado.
    .divergence = O chinês invalida o botão que se parte; o português retira da contagem as partes dos botões que se fragmentaram.
    .reading = O efeito é o mesmo: retiram-se todos os fragmentos e o botão partido não conta.
fantan-58-2004-art6 = As chances em que os jogadores podem apostar são as das alíneas 1) e 2).
fantan-58-2004-art6-1 = Chance simples, «Kuoc»: aposta em dois números.
fantan-58-2004-art6-2 = Chances múltiplas: as quatro apostas das subalíneas (1) a (4).
fantan-58-2004-art6-2-1 = «Fan»: aposta num único número (pleno).
fantan-58-2004-art6-2-2 = «Nim»: aposta em dois números, um escolhido para ganhar e outro para empatar.
fantan-58-2004-art6-2-3 = «Nga»: dois números ganham, um empata, e perde o número restante.
    .divergence = No chinês é o jogador que, dos outros dois números, fixa livremente um para empatar e um para perder; no português há dois números para ganhar e um para empatar, perdendo o que resta.
    .reading = Equivalem-se: o jogador indica os dois números que ganham e o que empata; o quarto perde.
fantan-58-2004-art6-2-4 = «Sé-Sam-Hong»: aposta em três números.
fantan-58-2004-art7 = Quem ganha conserva o valor da parada e recebe os prémios que se seguem.
fantan-58-2004-art7-1 = Os prémios das chances múltiplas são os das subalíneas (1) a (4).
fantan-58-2004-art7-1-1 = «Fan»: prémio de três vezes o valor da aposta (3 para 1).
fantan-58-2004-art7-1-2 = «Nim»: prémio de duas vezes o valor da aposta (2 para 1).
fantan-58-2004-art7-1-3 = «Nga»: prémio de metade do valor da aposta (1 para 2).
fantan-58-2004-art7-1-4 = «Sé-Sam-Hong»: prémio de um terço do valor da aposta (1 para 3).
    .reading = O montante devido que não seja um número inteiro de centésimos da unidade monetária arredonda-se para baixo, como em todos os jogos; ver a interpretação rounding.
fantan-58-2004-art7-2 = Chance simples «Kuoc»: prémio de uma vez o valor da aposta (1 para 1).
fantan-58-2004-art8 = Há empate se, em certo número ou números, o jogador não ganhar nem perder; tem então direito a reaver o valor apostado.
fantan-58-2004-art9 = Para a banca revertem, como comissão, cinco por cento dos prémios.
    .divergence = À letra, o chinês tira cinco por cento das proporções de pagamento («賠率»), para a casa («場方»); o português, cinco por cento dos prémios, para a banca.
    .reading = Cinco por cento de cada prémio (o montante ganho, sem a aposta). As duas redacções vão dar ao mesmo, e a banca é a casa.

## Options

fantan-58-2004-option-rod-material-bamboo-or-wood = varinha de bambu (texto chinês) ou de madeira (texto português)
fantan-58-2004-option-rod-material-plastic = varinha de plástico

## Bets: when they may be made

fantan-58-2004-bet-fan = depois de separado e coberto o conjunto de botões (artigos 2.º e 4.º) e até ao toque da campainha (artigo 4.º)
    .selections = um número (4)
fantan-58-2004-bet-nim = depois de separado e coberto o conjunto de botões (artigos 2.º e 4.º) e até ao toque da campainha (artigo 4.º)
    .selections = dois números por ordem, o que ganha e o que empata (12)
fantan-58-2004-bet-nga = depois de separado e coberto o conjunto de botões (artigos 2.º e 4.º) e até ao toque da campainha (artigo 4.º)
    .selections = dois números que ganham e um que empata (12)
fantan-58-2004-bet-se-sam-hong = depois de separado e coberto o conjunto de botões (artigos 2.º e 4.º) e até ao toque da campainha (artigo 4.º)
    .selections = três números (4)
fantan-58-2004-bet-kuoc = depois de separado e coberto o conjunto de botões (artigos 2.º e 4.º) e até ao toque da campainha (artigo 4.º)
    .selections = dois números (6)

## Readings

fantan-58-2004-reading-kuoc-adjacency = Quaisquer dois números diferentes (seis apostas).
    .question = «Kuoc» significa canto e abrange por tradição dois números vizinhos do quadrado (1-2, 2-3, 3-4, 4-1). O texto diz apenas dois números: são possíveis 1-3 e 2-4?
    .why = O texto diz dois números e não põe restrição alguma.
fantan-58-2004-reading-heap-distribution = Tira-se, com igual probabilidade, de um intervalo cujo comprimento seja múltiplo de quatro (por exemplo, de 60 a 99).
    .question = Como há-de o programa tirar o número de botões? O texto diz apenas que é ao acaso e desconhecido.
    .why = Assim os quatro resultados são igualmente prováveis, que é o que se pretende de um conjunto tirado ao acaso (artigo 2.º); o texto não diz quantos botões há.
fantan-58-2004-reading-rounding = Calcula-se em fracções exactas, deduz-se a comissão e arredonda-se o montante devido para baixo, ao centésimo da unidade monetária, uma vez por aposta.
    .question = E se um prémio de metade, de um terço ou de 95% não puder pagar-se com exactidão?
    .why = O texto é omisso; arredondar para baixo é a escolha feita para todos os jogos.
fantan-58-2004-reading-commission-base = Por cada aposta vencedora.
    .question = A comissão é devida por aposta ou sobre o ganho líquido do jogador na jogada?
    .why = O artigo 9.º fala dos prémios, e o artigo 7.º dá um prémio a cada aposta.
fantan-58-2004-reading-broken-before-count = Qualquer botão partido que se descubra antes do anúncio fica fora da contagem; depois do anúncio, mantém-se o resultado.
    .question = E um botão partido antes de se levantar a campânula, ou de que só se deu conta depois de anunciado o resultado?
    .why = O n.º 3 do artigo 5.º respeita à contagem, e esta termina com o anúncio (n.º 1 do artigo 5.º); enquanto ela não acaba, o botão partido não se conta, fosse quando fosse que se partiu.
fantan-58-2004-reading-change-before-bell = Pode, até ao toque da campainha.
    .question = Pode uma aposta ser alterada ou retirada enquanto se aceitam apostas?
    .why = O artigo 4.º diz apenas desde quando se pode apostar e quando terminam as apostas; nenhuma disposição prende uma aposta antes do toque.
fantan-58-2004-reading-limits = Os limites são definições da mesa; aceitam-se apostas de qualquer número de jogadores, sentados ou de pé.
    .question = E quanto aos limites das apostas, aos lugares sentados e aos jogadores de pé?
    .why = O texto é omisso: o artigo 6.º diz em que podem os jogadores apostar e não fixa montantes, nem o número ou o lugar dos jogadores.
fantan-58-2004-reading-payment-order = Primeiro recolhem-se as apostas vencidas, depois pagam-se as vencedoras; entre estas a ordem é livre, mas determinada. O conjunto seguinte separa-se quando tudo estiver liquidado.
    .question = Por que ordem se recolhem e se pagam as apostas, e pode entretanto começar outra jogada?
    .why = O texto é omisso; recolher antes de pagar é o que o n.º 1 do artigo 5.º do regulamento 60/2004 prescreve para a Roleta. O conjunto seguinte espera para que todas as apostas na mesa sejam de uma só jogada.
fantan-58-2004-reading-payment-after-announcement = Só o anúncio. O pagamento não tem de esperar pela luz nem pela recolha dos botões.
    .question = O que tem de vir antes de se recolherem e pagarem as apostas: o anúncio, a luz, a recolha dos botões?
    .why = O anúncio põe termo à contagem: até lá, um botão partido ainda pode mudar o número. O n.º 2 do artigo 5.º põe a luz e a recolha depois do anúncio, e não antes do pagamento.
fantan-58-2004-reading-authorisation = Não: as duas escolhas de material não precisam de registo de autorização.
    .question = As escolhas de material carecem de autorização? Ao contrário dos outros regulamentos de 2004, não há artigo sobre ela.
    .why = Nos outros regulamentos de 2004 o dever assenta num artigo próprio, que nomeia os artigos abrangidos; aqui não existe nenhum.
