### Fish-prawn-crab, 59/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

fish-prawn-crab-59-2004-note-1 = Publicado no Boletim Oficial n.º 20, I Série, de 17 de Maio de 2004; o despacho entra em vigor no dia a seguir ao da publicação.
fish-prawn-crab-59-2004-note-2 = O ficheiro da fonte abre com o final do texto português do regulamento do «Fantan», 58/2004 (artigos 8.º e 9.º; as páginas intercalam-se) e fecha com a primeira parte do despacho n.º 60/2004, da Roleta; nada disso faz parte deste regulamento.
fish-prawn-crab-59-2004-note-3 = As linhas da tabela das faces (alínea 1) do artigo 1.º) e as linhas das alíneas 3) e 10) do artigo 6.º não têm número no texto; a última parte do seu identificador é a posição que ocupam.
fish-prawn-crab-59-2004-repeals-1 = Portaria n.º 21/96/M, de 12 de Fevereiro de 1996

## Clauses

fish-prawn-crab-59-2004-act-1 = O Secretário aprova o regulamento oficial do «Peixe-camarão-caranguejo», anexo ao despacho e parte integrante dele.
fish-prawn-crab-59-2004-act-2 = Fica revogada a Portaria n.º 21/96/M, de 12 de Fevereiro, que tinha passado a despacho regulamentar externo por efeito da alínea 33) do artigo 55.º da Lei n.º 16/2001.
    .divergence = O chinês lê-se como se fosse este despacho a converter a antiga portaria em despacho; o português diz que a Lei n.º 16/2001 já a tinha convertido.
    .reading = Segue-se o português; sem efeito no jogo.
fish-prawn-crab-59-2004-act-3 = O despacho entra em vigor no dia a seguir ao da publicação.
fish-prawn-crab-59-2004-art1 = Do material do jogo fazem parte os dados, um copo especial e um ou mais tabuleiros, como enumeram as alíneas 1) a 4).
fish-prawn-crab-59-2004-art1-1 = Três dados, cujas seis faces levam figura, cor e número conforme a tabela (linhas 1 a 6).
fish-prawn-crab-59-2004-art1-1-1 = Peixe: cor vermelha, número um.
fish-prawn-crab-59-2004-art1-1-2 = Camarão: cor verde, número dois.
fish-prawn-crab-59-2004-art1-1-3 = Cabaço: cor azul, número três.
fish-prawn-crab-59-2004-art1-1-4 = Moeda: cor azul, número quatro.
fish-prawn-crab-59-2004-art1-1-5 = Caranguejo: cor verde, número cinco.
fish-prawn-crab-59-2004-art1-1-6 = Galo: cor vermelha, número seis.
fish-prawn-crab-59-2004-art1-2 = Os três dados pesam o mesmo, estão perfeitamente equilibrados, e em cada um as faces opostas somam sete.
fish-prawn-crab-59-2004-art1-3 = Um copo especial, formado pela peanha com a redoma de vidro fixa (subalínea (1)) e pela redoma móvel (subalínea (2)).
fish-prawn-crab-59-2004-art1-3-1 = A peanha, opaca e preta, tem base circular e superfície de vidro. Por baixo liga-se-lhe uma alavanca ou então um dispositivo de accionamento electrónico; por cima fixa-se uma redoma transparente, de vidro, que encerra os dados.
fish-prawn-crab-59-2004-art1-3-2 = A redoma móvel, do material e da cor da peanha, ajusta-se por cima da redoma de vidro e segura-se com dois fechos, em posições diametralmente opostas, que estão fixos à peanha.
    .divergence = O português diz que os dois fechos são diametralmente opostos e estão fixados à peanha; o chinês diz apenas que fechos dos dois lados prendem a redoma móvel à peanha.
    .reading = Dois fechos opostos. Sem efeito no jogo.
fish-prawn-crab-59-2004-art1-4 = Um ou mais tabuleiros, onde figuram todas as combinações dos três dados.
    .divergence = O chinês fala nos vários modos de apostar nos três dados («各種投注方式»); o português, em todas as combinações dos três dados.
    .reading = O tabuleiro mostra todas as apostas que se oferecem (não tem de trazer impressos os 56 resultados não ordenados).
fish-prawn-crab-59-2004-art2-1 = Agita-se antes de apostar: o «croupier» tapa a redoma de vidro com a móvel, segura-a com os fechos, carrega na alavanca três vezes seguidas ou acciona por via electrónica o mecanismo que agita os dados, e só então dá início às apostas.
    .divergence = O chinês diz do dispositivo que é electrónico («電子») no artigo 1.º e eléctrico («電動») aqui; o português diz sempre electrónico.
    .reading = É um único dispositivo; o modo de agitar decorre do accionamento escolhido na subalínea (1) da alínea 3) do artigo 1.º (lever vai com lever-three-times, electronic com electronic).
fish-prawn-crab-59-2004-art2-2 = Ao accionar-se a alavanca ou o mecanismo electrónico, pode acender-se automaticamente um quadro diante do copo especial, ainda antes de as apostas começarem.
fish-prawn-crab-59-2004-art2-3 = Além do que dispõem os números anteriores, o «croupier» pode anunciar também em voz alta que as apostas começaram.
    .divergence = O chinês remete para o procedimento do número anterior («上款»), o português para os dos números anteriores.
    .reading = O anúncio acresce a tudo o que está nos n.os 1 e 2; sem efeito no jogo.
fish-prawn-crab-59-2004-art3-1 = Com o toque da campainha e o anúncio, em voz alta, da abertura da jogada, ambos a cargo do «croupier», terminam as apostas.
    .divergence = Em chinês a campainha marca o fim das apostas e o anúncio vem depois; em português elas terminam quando o «croupier» a toca e faz o anúncio.
    .reading = As apostas encerram-se ao toque da campainha; campainha e anúncio formam um único passo, pelo que entre uma e outro não se pode apostar.
fish-prawn-crab-59-2004-art3-2 = Levantada a redoma móvel, o «croupier» anuncia o resultado; o tabuleiro pode mostrar iluminadas as combinações premiadas.
    .divergence = Em chinês, as combinações premiadas iluminam-se no quadro luminoso («燈牌»); em português, no tabuleiro.
    .reading = Qualquer das formas satisfaz a regra; o programa assinala as combinações premiadas na imagem do tabuleiro.
fish-prawn-crab-59-2004-art3-3 = Se ao levantar-se a redoma móvel houver dados inclinados ou sobrepostos, o «croupier» declara que a jogada é nula e repete-se a operação.
    .divergence = O chinês passa de imediato a outra jogada («另一局»); o português repete a operação.
    .reading = O efeito é o mesmo: cobre-se a redoma, agitam-se os dados e recomeçam as apostas, como no artigo 2.º, com as apostas antigas no seu lugar (n.º 4 do artigo 3.º).
fish-prawn-crab-59-2004-art3-4 = Sendo nula a jogada, os jogadores podem fazer novas apostas, mas não retirar as que fizeram.
    .reading = O chinês («從新投注») poderia entender-se como apostar tudo de novo; com a proibição de retirar, e com o português (novas apostas), significa que as antigas se mantêm e que se podem acrescentar outras.
fish-prawn-crab-59-2004-art4 = A redoma de vidro não pode cobrir-se antes de o «croupier» ter pago todos os prémios da jogada.
fish-prawn-crab-59-2004-art5 = As apostas que os jogadores podem fazer são as dez seguintes.
    .reading = O artigo 8.º não menciona o artigo 5.º (ao contrário do que sucede no «Cussec»): não há opção, oferecem-se as dez modalidades; ver a interpretação bets-offered.
fish-prawn-crab-59-2004-art5-1 = Pequeno: os três dados somam entre 4 e 10, inclusive.
fish-prawn-crab-59-2004-art5-2 = Grande: os três dados somam entre 11 e 17, inclusive.
fish-prawn-crab-59-2004-art5-3 = Aposta em quaisquer dados com figuras.
    .divergence = Nenhuma das línguas diz aqui que a figura é escolhida: o chinês («三軍») fala da figura da face de qualquer dado, o português de quaisquer dados com figuras.
    .reading = O jogador escolhe a figura, como diz nas duas línguas a alínea 3) do artigo 6.º; a aposta ganha se pelo menos um dado a mostrar.
fish-prawn-crab-59-2004-art5-4 = Um dado com a cor facial escolhida: dos três dados, um e um só tem essa cor.
    .divergence = O português diz um e só um dado. Também o chinês diz um só, mas junta uma nota segundo a qual a aposta perde se um, três ou nenhum dos dados tiver a cor: à letra, nunca ganharia.
    .reading = Ganha com exactamente um dado; perde com dois, três ou nenhum. A nota é gralha: ou está um por dois ou (mais provavelmente) a nota pertence à alínea 5), dois dados, onde um, três ou nenhum é exactamente a lista das perdas. Confirma-se pelo prémio: exactamente um dá-se em 96 de 216 casos e, a 1 para 1, deixa uma vantagem da casa de 11,1%; pelo menos um (152 de 216) favoreceria o jogador.
fish-prawn-crab-59-2004-art5-5 = Dois dados com a cor facial escolhida: dos três dados, dois e não mais têm essa cor.
    .divergence = O português diz dois e só dois; o chinês diz apenas que dois dados mostram a cor (a nota impressa na alínea 4) ajusta-se aqui).
    .reading = Exactamente dois. Pelo menos dois (56 de 216), a 3 para 1, favoreceria o jogador; exactamente dois (48 de 216) deixa uma vantagem da casa de 11,1%.
fish-prawn-crab-59-2004-art5-6 = Três dados com a cor facial escolhida: todos os três têm essa cor.
fish-prawn-crab-59-2004-art5-7 = Três dados com a mesma cor facial: a cor é igual nos três.
fish-prawn-crab-59-2004-art5-8 = Três dados com uma figura escolhida: todos os três têm essa figura.
fish-prawn-crab-59-2004-art5-9 = Três dados com igual figura: a figura é a mesma nos três.
fish-prawn-crab-59-2004-art5-10 = Números: aposta num número de 4 a 17, que há-de ser a soma dos números faciais dos três dados.
fish-prawn-crab-59-2004-art6 = As apostas do artigo 5.º têm os prémios seguintes, em múltiplos da importância apostada.
    .reading = Este regulamento não diz por palavras que, além do prémio, se devolve a aposta; a expressão chinesa «一賠一» (uma paga uma) e a redacção paralela dos regulamentos 58/2004 e 60/2004 fazem com que o prémio não inclua a aposta.
fish-prawn-crab-59-2004-art6-1 = O «Pequeno» paga uma vez a importância da aposta.
fish-prawn-crab-59-2004-art6-2 = O «Grande» paga uma vez a importância da aposta.
fish-prawn-crab-59-2004-art6-3 = As figuras têm prémio conforme quantos dados mostram a escolhida (linhas 1 a 3).
fish-prawn-crab-59-2004-art6-3-1 = Um dado com a figura escolhida paga uma vez a importância da aposta.
fish-prawn-crab-59-2004-art6-3-2 = Dois dados com a figura escolhida pagam duas vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-3-3 = Três dados com a figura escolhida pagam três vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-4 = Um dado de uma cor escolhida paga uma vez a importância da aposta.
fish-prawn-crab-59-2004-art6-5 = Dois dados de uma cor escolhida pagam três vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-6 = Três dados de uma cor escolhida pagam vinte vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-7 = Três dados da mesma cor pagam sete vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-8 = Três dados com uma figura escolhida pagam cento e cinquenta vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-9 = Três dados de igual figura não escolhida pagam vinte e quatro vezes a importância da aposta.
    .divergence = O português fala aqui de três dados de igual figura «não escolhida»; no artigo 5.º, e em chinês («任何圍骰»), trata-se simplesmente de três figuras iguais.
    .reading = «Não escolhida» significa que o jogador não indica figura; não exclui figura nenhuma.
fish-prawn-crab-59-2004-art6-10 = Os números têm prémio conforme o número escolhido (linhas 1 a 6).
fish-prawn-crab-59-2004-art6-10-1 = Os números 4 e 17 pagam cinquenta vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-10-2 = Os números 5 e 16 pagam dezoito vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-10-3 = Os números 6 e 15 pagam catorze vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-10-4 = Os números 7 e 14 pagam doze vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-10-5 = Os números 8 e 13 pagam oito vezes a importância da aposta.
fish-prawn-crab-59-2004-art6-10-6 = Os números 9, 10, 11 e 12 pagam seis vezes a importância da aposta.
fish-prawn-crab-59-2004-art7 = Se a figura for igual nos três dados, perdem as apostas no «Pequeno» e no «Grande».
    .reading = O artigo só nomeia o «Pequeno» e o «Grande»; não se estende a outras apostas.
fish-prawn-crab-59-2004-art8 = A casa só pode determinar as opções que os artigos 1.º e 2.º prevêem em alternativa com autorização prévia da Direcção de Inspecção e Coordenação de Jogos, que deve pedir três dias úteis antes da data em que as queira adoptar.
    .divergence = O português fala em opções previstas em alternativa; o chinês, simplesmente em opções («選項»).
    .reading = Fica abrangida toda a escolha que os artigos enumerados deixam à casa, quer esteja redigida como alternativa, quer como faculdade («pode»).

## Options

fish-prawn-crab-59-2004-option-shaker-drive-lever = os dados são agitados por uma alavanca manual
fish-prawn-crab-59-2004-option-shaker-drive-electronic = os dados são agitados por um dispositivo de accionamento electrónico
fish-prawn-crab-59-2004-option-shake-method-lever-three-times = carregar na alavanca três vezes consecutivas
fish-prawn-crab-59-2004-option-shake-method-electronic = accionar uma vez o mecanismo electrónico de agitação
fish-prawn-crab-59-2004-option-start-lamp-lit = um quadro luminoso acende-se automaticamente antes do início das apostas
fish-prawn-crab-59-2004-option-start-lamp-none = sem quadro luminoso automático
fish-prawn-crab-59-2004-option-start-announcement-spoken = o «croupier» anuncia também o início das apostas
fish-prawn-crab-59-2004-option-start-announcement-silent = sem anúncio em voz alta
fish-prawn-crab-59-2004-option-winning-lights-lit = as combinações premiadas iluminam-se
fish-prawn-crab-59-2004-option-winning-lights-unlit = o resultado é apenas anunciado

## Bets: when they may be made

fish-prawn-crab-59-2004-bet-small = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
fish-prawn-crab-59-2004-bet-big = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
fish-prawn-crab-59-2004-bet-figure = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
    .selections = uma figura (6)
fish-prawn-crab-59-2004-bet-colour-one = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
    .selections = uma cor (3)
fish-prawn-crab-59-2004-bet-colour-two = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
    .selections = uma cor (3)
fish-prawn-crab-59-2004-bet-colour-three = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
    .selections = uma cor (3)
fish-prawn-crab-59-2004-bet-any-three-colour = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
fish-prawn-crab-59-2004-bet-triple = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
    .selections = uma figura (6)
fish-prawn-crab-59-2004-bet-any-triple = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
fish-prawn-crab-59-2004-bet-total = desde o início das apostas, depois de agitados os dados (n.º 1 do artigo 2.º), até ao toque da campainha (n.º 1 do artigo 3.º); também no período de apostas que se segue a uma jogada nula (n.º 4 do artigo 3.º)
    .selections = um número de 4 a 17

## Readings

fish-prawn-crab-59-2004-reading-single-colour-note = Ganha com exactamente um dado; a nota tem-se por pertencente à aposta em dois dados.
    .question = Que significa a nota chinesa, que se contradiz a si mesma?
    .why = Assim diz o português. Tomada à letra na alínea 4), a nota faria com que a aposta nunca ganhasse; um, três ou nenhum é exactamente a lista das perdas da alínea 5).
fish-prawn-crab-59-2004-reading-withdraw-before-bell = Pode, até ao toque da campainha.
    .question = Pode retirar-se, mudar-se ou alterar-se uma aposta enquanto as apostas estão abertas?
    .why = O texto só proíbe retirar apostas depois de uma jogada nula (n.º 4 do artigo 3.º), e as apostas só terminam com a campainha (n.º 1 do artigo 3.º).
fish-prawn-crab-59-2004-reading-void-moves = Pode; reduções e mudanças são recusadas.
    .question = Depois de uma jogada nula, pode aumentar-se uma aposta?
    .why = Um aumento é uma aposta nova, que o n.º 4 do artigo 3.º permite. Reduzir ou mudar uma aposta é tirar fichas de onde estavam, e retirar é o que esse número proíbe.
fish-prawn-crab-59-2004-reading-lever-and-drive = Não: o modo de agitar segue o accionamento.
    .question = O accionamento e o modo de agitar são escolhas independentes?
    .why = O copo tem uma alavanca ou um dispositivo electrónico (subalínea (1) da alínea 3) do artigo 1.º), e o n.º 1 do artigo 2.º nomeia um modo de agitar para cada um; o outro não se pode executar com ele.
fish-prawn-crab-59-2004-reading-bets-offered = Não: oferecem-se todas as dez.
    .question = Pode a casa oferecer apenas algumas das dez apostas?
    .why = O artigo 5.º enumera as dez apostas que os jogadores podem fazer e não deixa escolha à casa; o artigo 8.º só menciona opções dos artigos 1.º e 2.º.
fish-prawn-crab-59-2004-reading-limits = Os limites são definições da mesa, para cada modalidade de aposta; aceitam-se apostas de qualquer número de jogadores, sentados ou de pé.
    .question = E as apostas mínimas e máximas, os lugares sentados e os jogadores de pé?
    .why = O texto é omisso: o artigo 5.º diz que apostas podem os jogadores fazer e não fixa montantes, nem o número ou o lugar dos jogadores.
fish-prawn-crab-59-2004-reading-payment-order = Primeiro recolhem-se as apostas vencidas, depois pagam-se as vencedoras; entre estas a ordem é livre, mas determinada. Não havendo aposta vencedora por pagar, a redoma pode cobrir-se, mesmo que ainda se estejam a recolher apostas vencidas; os fechos e a agitação esperam que estas tenham saído.
    .question = Por que ordem se recolhem e pagam as apostas, e quando pode começar a jogada seguinte?
    .why = O artigo 4.º faz a cobertura esperar apenas pelos prémios, e o texto não dá ordem; recolher antes de pagar é o que o n.º 1 do artigo 5.º do regulamento 60/2004 prescreve para a Roleta. Os fechos e a agitação esperam para que todas as apostas no tabuleiro sejam de uma só jogada.
fish-prawn-crab-59-2004-reading-payment-after-announcement = Só o anúncio. Nem o pagamento nem a cobertura da redoma esperam pelas luzes; a mesa que as tem acende-as antes dos fechos e da agitação da jogada seguinte.
    .question = Que tem de vir antes de se recolherem e pagarem as apostas: só o anúncio ou também as luzes?
    .why = Segundo o n.º 2 do artigo 3.º, o resultado é o que o «croupier» anuncia; as luzes apenas podem mostrar as combinações premiadas, e nada se faz depender delas.
fish-prawn-crab-59-2004-reading-working-days = De segunda a sexta-feira, menos os feriados de Macau, ressalvado o que dispuserem despachos avulsos. O dia da entrega conta como um dos três, o da adopção não.
    .question = Que calendário define os dias úteis, e como se contam os três?
    .why = O artigo 8.º conta três dias úteis para trás a partir da data da adopção, que fica por isso fora dos três; o terceiro dia anterior é o último para a entrega. O artigo não define dia útil: tomam-se os da Administração Pública, porque é a ela que o pedido se dirige.
fish-prawn-crab-59-2004-reading-new-bets-after-void = Pode, antes do toque da campainha; as que já lá estavam antes da nulidade, não.
    .question = Pode retirar-se uma aposta nova, feita depois de uma jogada nula?
    .why = O n.º 4 do artigo 3.º proíbe retirar as apostas da jogada nula; uma aposta posterior é feita num período de apostas aberto como qualquer outro (interpretação withdraw-before-bell).
