"""What stands behind the bets in a PAR sheet, and the page of all games."""

from collections.abc import Mapping

BACK: Mapping[str, tuple[str, str, str]] = {
    # Sensitivity.
    "sensitivity": ("Sensitivity to each option", "Sensibilidade a cada opção", "各選項的影響"),
    "sensitivity.says": (
        (
            "Each lawful alternative by itself, the rest as chosen, computed anew. What it adds to the house edge, in "
            "percentage points of the unit staked; a minus favours the bettor."
        ),
        (
            "Cada alternativa lícita por si, o resto como se escolheu, calculada de novo. O que junta à vantagem da "
            "casa, em pontos percentuais da unidade apostada; o sinal menos favorece o apostador."
        ),
        "每次只改一項合法選擇，其餘不變，重新計算。數字為場方優勢增減的百分點（按每單位注額）；負數對投注者有利。",
    ),
    "sensitivity.option": ("Option", "Opção", "選項"),
    "sensitivity.instead": ("Instead", "Em vez", "改為"),
    "sensitivity.bet": ("Bet", "Aposta", "投注"),
    "sensitivity.then": ("Edge then", "Vantagem então", "其時優勢"),
    "sensitivity.moves": ("Change", "Diferença", "增減"),
    "sensitivity.too": ("offered as well", "oferece-se também", "另設"),
    "sensitivity.spread": (
        "same edge, other spread or figures",
        "mesma vantagem, outra dispersão",
        "優勢不變，分佈不同",
    ),
    "sensitivity.idle": ("Change nothing in these numbers", "Nada mudam nestes números", "以下選項不影響上述數字"),
    "sensitivity.void": (
        "Without effect beside the other choices",
        "Sem efeito face às outras escolhas",
        "因其他選擇而無作用",
    ),
    "sensitivity.nothing": (
        "No option of this edition moves any figure of the tables.",
        "Nenhuma opção deste regulamento muda um número das tabelas.",
        "本版本並無選項影響表中任何數字。",
    ),
    "sensitivity.sampled": (
        (
            "Of numbers without an upper bound 1, 2, 4, 6 and 8 times the least are tried; of long ranges the ends "
            "and the middle. Lists of the bets offered are not tried: they only leave bets out."
        ),
        (
            "Dos números sem limite superior experimentam-se 1, 2, 4, 6 e 8 vezes o mínimo; dos intervalos longos, os "
            "extremos e o meio. Não se experimentam listas de apostas oferecidas: só tiram apostas."
        ),
        (
            "無上限之數以最小值的 1、2、4、6 及 8 倍試算；範圍大者以兩端及中間值試算。可投注項目的名單不作試算，因其只"
            "會減少投注。"
        ),
    ),
    "plot.tornado": (
        "What each option can add to the house edge (right) or take from it (left), the greatest first.",
        "O que cada opção pode juntar à vantagem da casa (à direita) ou tirar-lhe (à esquerda), a maior primeiro.",
        "各選項可令場方優勢增加（右）或減少（左）多少，影響最大者居首。",
    ),
    "plot.tornado_of": (
        "What each option can add to the house edge (right) or take from it (left): {bet}.",
        "O que cada opção pode juntar à vantagem da casa (à direita) ou tirar-lhe (à esquerda): {bet}.",
        "各選項可令場方優勢增加（右）或減少（左）多少：{bet}。",
    ),
    "plot.now": ("as chosen", "como escolhido", "現選"),
    "plot.moves": (
        "change of the edge, percentage points",
        "diferença da vantagem, pontos percentuais",
        "優勢增減（百分點）",
    ),

    # Correlation.
    "correlation": ("Correlation between bets", "Correlação entre apostas", "投注之間的相關性"),
    "correlation.says": (
        (
            "Of one unit on each of two bets on the same result, exactly counted, by the first selection of each "
            "class. The pairs furthest from nought."
        ),
        (
            "De uma unidade em cada uma de duas apostas sobre o mesmo resultado, contada exactamente, pela primeira "
            "selecção de cada classe. Os pares mais longe de zero."
        ),
        "兩種投注各一單位、同一結果，以每類首個選擇準確計算。列出離零最遠者。",
    ),
    "correlation.one": ("One bet", "Uma aposta", "投注甲"),
    "correlation.other": ("The other", "A outra", "投注乙"),
    "correlation.value": ("Correlation", "Correlação", "相關係數"),

    # Proof.
    "proof": ("Proof against simulation", "Prova por simulação", "模擬驗證"),
    "proof.otherwise": (
        "Simulation plays another way, and is held against the exact edge of that way. {how}.",
        "A simulação joga de outro modo e compara-se com a vantagem exacta desse modo. {how}.",
        "模擬採用另一種打法，並與該打法的準確優勢比較。{how}。",
    ),
    "proof.says": (
        (
            "Each class of bets was played {rounds} times by a program of its own, from the seed in its line. z: how "
            "many standard errors the simulated edge lies from the exact one."
        ),
        (
            "Cada classe de apostas jogou-se {rounds} vezes por um programa próprio, com a semente da sua linha. z: "
            "quantos erros-padrão a vantagem simulada dista da exacta."
        ),
        "每類投注由獨立程式模擬 {rounds} 次，種子見各行。z 為模擬優勢與準確值相差的標準誤數目。",
    ),
    "proof.seed": ("Seed", "Semente", "種子"),
    "proof.rounds": ("Rounds", "Jogadas", "局數"),
    "proof.exact": ("Edge, exact", "Vantagem exacta", "準確優勢"),
    "proof.simulated": ("Edge, simulated", "Vantagem simulada", "模擬優勢"),
    "proof.hits": ("Hits", "Ganhos", "中獎率"),
    "proof.agrees": (
        (
            "They agree. Of {count} bets {within} lie within |z| < 1.96; the furthest has |z| = {furthest}, and by "
            "the rule so many independent bets may reach {allowed} (a right program fails it once in a hundred "
            "times)."
        ),
        (
            "Concordam. De {count} apostas, {within} estão em |z| < 1.96; a mais afastada tem |z| = {furthest}, e "
            "pela regra tantas apostas independentes podem chegar a {allowed} (um programa certo falha uma vez em "
            "cem)."
        ),
        (
            "兩者相符。{count} 種投注中 {within} 種 |z| < 1.96；最遠者 |z| = {furthest}，按規則容許至 {allowed}（程式無"
            "誤時，一百次僅一次不符）。"
        ),
    ),
    "proof.differs": (
        (
            "They do NOT agree by the rule: the furthest of {count} bets has |z| = {furthest}, and {allowed} is "
            "allowed; {within} lie within |z| < 1.96. Play more rounds, or look for the error."
        ),
        (
            "NÃO concordam pela regra: a mais afastada de {count} apostas tem |z| = {furthest}, e admite-se "
            "{allowed}; {within} estão em |z| < 1.96. Jogue mais, ou procure o erro."
        ),
        (
            "按規則兩者不符：{count} 種投注中最遠者 |z| = {furthest}，容許至 {allowed}；{within} 種 |z| < 1.96。請增加"
            "局數或查找錯誤。"
        ),
    ),
    "proof.untried": ("Not simulated: {bets}.", "Não simuladas: {bets}.", "未作模擬：{bets}。"),
    "proof.none": (
        "No bet of this table was simulated.",
        "Nenhuma aposta desta mesa se simulou.",
        "並無投注可作模擬。",
    ),

    # Readings and exactness.
    "readings": ("Readings", "Interpretações", "釋讀"),
    "readings.says": (
        (
            "Where the text is silent, or its two languages differ, this is what is taken. The numbers above rest on "
            "these."
        ),
        (
            "Onde o texto cala, ou as duas línguas divergem, toma-se o seguinte (em inglês, como está registado). Os "
            "números acima assentam nisto."
        ),
        "條文未有規定或兩種語文有異之處，採取以下理解（按原記錄以英文列出）。上述數字以此為據。",
    ),
    "readings.none": (
        "No reading bears on these numbers.",
        "Nenhuma interpretação pesa nestes números.",
        "上述數字不涉任何釋讀。",
    ),
    "exact": ("What is exact", "O que é exacto", "何者為準確"),
    "exact.all": (
        (
            "Combinations, probabilities, edge, return, element of risk, variance and everything in the tables of "
            "outcomes are exact, but for what is named below as not exact: whole numbers and fractions, counted "
            "over every result. Decimals are rounded to the last digit shown; σ, skewness and kurtosis are roots "
            "and ratios of exact moments."
        ),
        (
            "Combinações, probabilidades, vantagem, retorno, elemento de risco, variância e tudo o que está nas "
            "tabelas de resultados é exacto, salvo o que abaixo se diz não o ser: números inteiros e fracções, "
            "contados sobre todos os resultados. Os decimais arredondam-se ao último algarismo; σ, assimetria e "
            "curtose são raízes e razões de momentos exactos."
        ),
        (
            "除下文註明非準確者外，組合數、概率、優勢、回報、風險要素、方差及各結果表內之數均為準確的整數及分數，按所有結果計"
            "算。小數按末位四捨五入；σ、偏度及峰度為準確矩之根及比。"
        ),
    ),
    "exact.not": (
        "Not exact: {bet}; the edge is within {bound} of the true one.",
        "Não exacto: {bet}; a vantagem dista no máximo {bound} da verdadeira.",
        "非準確值：{bet}；優勢與真值相差不超過 {bound}。",
    ),
    "exact.mutual": (
        (
            "Not exact either: the edge of mutual best play. The bound beside it is the most by which it moves when "
            "one side, either of the two, goes over to a best reply to the other."
        ),
        (
            "Também não exacta: a vantagem do melhor jogo mútuo. O limite ao lado é o máximo que ela muda quando um "
            "dos lados, seja qual for, passa a uma melhor resposta ao outro."
        ),
        "雙方最佳時的優勢亦非準確值；其旁所列差限，為任何一方改以最佳應對時其變動的上限。",
    ),
    "exact.spread": (
        (
            "{bet}: the variance is within {bound} of the true one and σ within {sd}, and so are the volatility "
            "index, bands and bank that follow from them. Rounds that are split are told by their mean: skewness "
            "and kurtosis are not stated, rates are the least (≥), the greatest gain and loss are what no round "
            "goes beyond (≤)."
        ),
        (
            "{bet}: a variância dista da verdadeira no máximo {bound} e σ no máximo {sd}; também o índice de "
            "volatilidade, as bandas e o fundo que daí saem. As jogadas com separação contam pela média: assimetria e "
            "curtose não se dizem, as frequências são o mínimo (≥), ganho e perda máximos nunca se excedem (≤)."
        ),
        (
            "{bet}：方差與真值相差不超過 {bound}，σ 不超過 {sd}，由此得出的波動指數、區間及本金亦然。分門之局按平均計："
            "不列偏度及峰度，比率為最低值（≥），最大得失為任何一局均不超過之數（≤）。"
        ),
    ),
    "exact.bands": (
        (
            "Bands, bank and rounds until ahead are approximations: they take the sum of many rounds for normal. By "
            "the rule used here that is unsafe where a result that makes up at least {share} of the variance is "
            "expected fewer than {hits} times, or |skewness|/√N is above {skew}."
        ),
        (
            "Bandas, fundo e jogadas até estar a ganhar são aproximações: tomam a soma de muitas jogadas por normal. "
            "Pela regra aqui usada isso não é seguro onde um resultado que faz pelo menos {share} da variância se "
            "espera menos de {hits} vezes, ou |assimetria|/√N passa de {skew}."
        ),
        (
            "區間、本金及領先所需局數均為近似值，即把多局總和視為正態。按本報告規則，佔方差 {share} 或以上的某一結果預"
            "期出現少於 {hits} 次，或 |偏度|/√N 大於 {skew}，即不可靠。"
        ),
    ),
    "exact.rounding": (
        "Prizes are taken before any rounding to chips.",
        "Os prémios tomam-se antes de arredondar a fichas.",
        "彩金按未捨入至籌碼之數計算。",
    ),

    # All games on one page.
    "all.title": (
        "The table games of Macau, side by side",
        "Os jogos de mesa de Macau, lado a lado",
        "澳門各檯桌博彩並列比較",
    ),
    "all.subtitle": (
        "Every bet of nine games under ten regulations: edge, spread, hit rate, exactly counted",
        "Todas as apostas de nove jogos sob dez regulamentos: vantagem, dispersão, frequência, contadas exactamente",
        "九種博彩、十份規章的所有投注：優勢、離散度、中獎率，準確計算",
    ),
    "all.says": (
        (
            "House edge of {count} classes of bets, per unit first staked, options: {preset}. A bet that must be "
            "played is played as stated under “How it is played”."
        ),
        (
            "Vantagem da casa de {count} classes de apostas, por unidade da aposta inicial, opções: {preset}. O que "
            "exige jogo joga-se como se diz em «Como se joga»."
        ),
        "{count} 類投注的場方優勢，按每單位原注計，選項：{preset}。須作決定的投注，其打法見「打法」。",
    ),
    "all.plot": (
        "House edge of every bet, by powers of ten, nil or less at the left; the least and greatest of each by name.",
        "Vantagem da casa em cada aposta, em potências de dez, à esquerda nula ou menor; com nome, a menor e a maior.",
        "各投注的場方優勢，以十的次方為尺度，零或以下居左；每種博彩標出最低及最高者。",
    ),
    "all.best": ("Best and worst of each game", "A melhor e a pior de cada jogo", "各博彩最佳及最差投注"),
    "all.game": ("Game", "Jogo", "博彩"),
    "all.least": ("Least edge", "Menor vantagem", "最低優勢"),
    "all.greatest": ("Greatest edge", "Maior vantagem", "最高優勢"),
    "all.bets": ("Bets", "Apostas", "投注數"),
    "all.sorted": (
        "All bets, the least edge first",
        "Todas as apostas, da menor vantagem à maior",
        "所有投注，由最低優勢起",
    ),
    "all.played": ("How it is played", "Como se joga", "打法"),
    "all.no_edge": ("≤ 0", "≤ 0", "≤ 0"),
    "all.axis": ("house edge", "vantagem da casa", "場方優勢"),
    "all.without": ("Not in the list: {bets}.", "Fora da lista: {bets}.", "未列出：{bets}。"),
    "all.foot": (
        "banca {version} · engine {digest} · {day}",
        "banca {version} · motor {digest} · {day}",
        "banca {version} · 引擎 {digest} · {day}",
    ),
    "all.sides": (
        (
            "Pai kau is played between bettors: there the edge is what the bettor loses, to the other side and to the "
            "house."
        ),
        (
            "O pai kau joga-se entre apostadores: aí a vantagem é o que o apostador perde, para o outro lado e para a "
            "casa."
        ),
        "牌九為博彩者之間對賭：其優勢即投注者所失，歸對方及場方。",
    ),
    "all.conditional": (
        "⁺ Can only be added to another bet (odds of craps, the raise, insurance): not counted as best or worst.",
        "⁺ Só se junta a outra aposta (adicionais de craps, a do póquer, o seguro): não conta como melhor nem pior.",
        "⁺ 只可附加於其他投注（花旗骰附加投注、撲克加注、保險），不計入最佳或最差。",
    ),
}  # fmt: skip
