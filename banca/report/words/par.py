"""What a PAR sheet says of itself and of each bet."""

from collections.abc import Mapping

PAR: Mapping[str, tuple[str, str, str]] = {
    "contents": ("Contents", "Índice", "目錄"),
    "comma": (", ", ", ", "、"),
    "semicolon": ("; ", "; ", "；"),
    "any_of": (
        "{bet}, any of {count} ({first}, {second}, …)",
        "{bet}, um de {count} ({first}, {second}, …)",
        "{bet}，{count} 種之一（{first}、{second}……）",
    ),
    "none": ("none", "nenhum", "無"),
    "yes": ("yes", "sim", "是"),
    "not_offered": ("not offered", "não se oferece", "不設"),
    "to_text": ("{low} to {high}", "{low} a {high}", "{low} 至 {high}"),

    # Title and foot.
    "par.title": ("PAR sheet: {game}", "Ficha PAR: {game}", "PAR 表：{game}"),
    "par.subtitle": (
        "Probability and accounting report of the bets, by {instrument}",
        "Relatório de probabilidades e contas das apostas, pelo {instrument}",
        "按{instrument}計算的投注概率及帳目報告",
    ),
    "foot": (
        "banca {version} · engine {digest} · {edition} · {day}",
        "banca {version} · motor {digest} · {edition} · {day}",
        "banca {version} · 引擎 {digest} · {edition} · {day}",
    ),
    "about.edition": ("Edition", "Edição", "版本"),
    "about.in_force": ("In force from", "Em vigor desde", "生效日期"),
    "about.until": ("{day} until repealed by {by}", "{day} até à revogação por {by}", "{day}，其後由 {by} 廢止"),
    "about.options": ("Option set", "Conjunto de opções", "選項組合"),
    "about.day": ("Date of the report", "Data do relatório", "報告日期"),
    "about.version": ("Program", "Programa", "程式"),
    "about.digest": ("Engine digest (SHA-256)", "Resumo do motor (SHA-256)", "引擎摘要（SHA-256）"),
    "preset.first-listed": (
        "the first alternative of each article",
        "a primeira alternativa de cada artigo",
        "各條首列者",
    ),
    "preset.customary": ("the customary alternatives", "as alternativas de costume", "慣用者"),
    "preset.but": ("{preset}, but for {count}", "{preset}, salvo {count}", "{preset}，{count} 項除外"),

    # Identity.
    "identity": ("Identity", "Identificação", "識別資料"),
    "identity.game": ("Game", "Jogo", "遊戲"),
    "identity.instrument": ("Instrument", "Diploma", "法規"),
    "identity.signed": ("Signed", "Assinado", "簽署日期"),
    "identity.published": ("Published", "Publicado", "公佈日期"),
    "identity.repeals": ("Repeals", "Revoga", "廢止"),
    "identity.authorisation": ("Authorisation", "Autorização", "許可"),
    "identity.by_article": (
        "options marked below need prior authorisation, applied for {days} working days before",
        "as opções assinaladas abaixo carecem de autorização prévia, a pedir {days} dias úteis antes",
        "下表標示的選項須預先獲許可，並於 {days} 個工作日前申請",
    ),
    "identity.no_article": (
        "this regulation has no article on authorisation of options",
        "este regulamento não tem artigo sobre autorização de opções",
        "本規章並無選項許可的條文",
    ),
    "identity.results": ("Results counted", "Resultados contados", "所計結果"),
    "identity.results_are": (
        "{count} equally likely for every bet",
        "{count} igualmente prováveis em todas as apostas",
        "每種投注均為 {count} 個等可能結果",
    ),
    "identity.results_vary": (
        "as many as each bet needs; stated with the bet",
        "tantos quantos cada aposta exige; ver a aposta",
        "視乎投注而定，見各投注",
    ),
    "identity.played": ("Strategy assumed", "Estratégia suposta", "假定打法"),
    "identity.no_strategy": (
        "none: nothing is left to decide once a bet is made",
        "nenhuma: feita a aposta, nada há a decidir",
        "無：投注後無須作任何決定",
    ),
    "identity.beyond": ("Authorised beyond the regulation", "Autorizado além do regulamento", "規章以外獲許可"),
    "identity.beyond_for": ("{bets}, for {house}", "{bets}, a {house}", "{bets}，許可予 {house}"),
    "options": ("Options of the house", "Opções da casa", "場方選項"),
    "options.none": (
        "The edition leaves the house no choice.",
        "O regulamento não deixa escolha à casa.",
        "本版本並無選項。",
    ),
    "options.option": ("Option", "Opção", "選項"),
    "options.chosen": ("Chosen", "Escolhido", "選定"),
    "options.preset": ("Departs", "Difere", "異於預設"),
    "options.clause": ("Article", "Artigo", "條文"),
    "options.authorisation": ("Authorisation", "Autorização", "須許可"),
    "options.needed": ("needed", "precisa", "須"),
    "options.idle": ("{value} (without effect here)", "{value} (aqui sem efeito)", "{value}（於此無作用）"),
    "options.fixed": ("Fixed by the house", "Fixado pela casa", "場方訂定"),
    "signed.authorisation": ("Authorisation no. and date", "N.º e data da autorização", "許可編號及日期"),
    "signed.prepared": ("Prepared by", "Elaborado por", "編製人"),
    "signed.signature": ("Signature and date", "Assinatura e data", "簽署及日期"),

    # Summary.
    "summary": ("All bets at a glance", "Todas as apostas", "各投注一覽"),
    "summary.says": (
        (
            "One line for each class of selections that share one distribution. Edge, return and spread are per unit "
            "first staked, on a bet left until it is decided; prizes are to one, so the stake comes back besides."
        ),
        (
            "Uma linha por cada classe de selecções com a mesma distribuição. Vantagem, retorno e dispersão são por "
            "unidade da aposta inicial, deixada até se decidir; os prémios são «para um», além da devolução da aposta."
        ),
        "分佈相同的選擇合為一行。優勢、回報及離散度均按每單位原注計算，注碼保留至定局；賠率為「賠一」，另退回注碼。",
    ),
    "summary.other_side": (
        "The edge is what the bettor loses, to the other side and to the house.",
        "A vantagem é o que o apostador perde, para o outro lado e para a casa.",
        "優勢即投注者所失，歸對方及場方。",
    ),
    "summary.without": ("Without a row of its own: {bets}.", "Sem linha própria: {bets}.", "沒有獨立一行：{bets}。"),
    "bet": ("Bet", "Aposta", "投注"),
    "pays": ("Pays, to one", "Paga, para um", "賠率（賠一）"),
    "edge": ("House edge", "Vantagem da casa", "場方優勢"),
    "edge.exact": ("Exact", "Exacta", "準確值"),
    "risk": ("Element of risk", "Elemento de risco", "風險要素"),
    "hit": ("Hit rate", "Frequência de ganho", "中獎率"),
    "sigma": ("Standard deviation σ", "Desvio-padrão σ", "標準差 σ"),
    "articles": ("Articles", "Artigos", "條文"),

    # One bet.
    "bets": ("Bet by bet", "Aposta a aposta", "逐項投注"),
    "bets.once": (
        "Bets with one and the same distribution are told once.",
        "As apostas com a mesma distribuição descrevem-se uma só vez.",
        "分佈完全相同的投注合併列出。",
    ),
    "outcome": ("Result", "Resultado", "結果"),
    "result.win": ("win", "ganha", "勝"),
    "result.push": ("push", "empata", "和"),
    "result.lose": ("lose", "perde", "負"),
    "result.split": ("split: its hands, on average", "separa: as mãos, em média", "分門：各手平均"),
    "outcome.ways": ("Combinations", "Combinações", "組合數"),
    "outcome.chance": ("Probability", "Probabilidade", "概率"),
    "outcome.decimal": ("Decimal", "Decimal", "小數"),
    "outcome.net": ("Net, to one", "Líquido, para um", "淨額（賠一）"),
    "outcome.part": ("p × net", "p × líquido", "p × 淨額"),
    "outcome.sum": ("Running sum", "Soma corrente", "累計"),
    "outcome.total": ("Sum", "Soma", "總和"),
    "outcome.check": (
        "Σp = 1 exactly; the sum is minus the house edge, {edge}.",
        "Σp = 1, exactamente; a soma é o simétrico da vantagem da casa, {edge}.",
        "Σp = 1，準確無誤；總和即場方優勢之負數，{edge}。",
    ),
    "outcome.check_long": (
        "Each probability is its combinations over {ways}.",
        "Cada probabilidade é o número de combinações sobre {ways}.",
        "各概率即組合數除以 {ways}。",
    ),
    "fig.rtp": ("Return to player", "Retorno ao jogador", "回報率"),
    "fig.edge": ("House edge, exact", "Vantagem da casa, exacta", "場方優勢（準確值）"),
    "fig.ties": ("Edge ignoring ties", "Vantagem sem empates", "不計和局的優勢"),
    "fig.risk": ("Element of risk", "Elemento de risco", "風險要素"),
    "fig.hit": ("Hit frequency", "Frequência de ganho", "中獎率"),
    "fig.push": ("Push rate", "Frequência de empate", "和局率"),
    "fig.wager": ("Average total wager", "Aposta total média", "平均總注額"),
    "fig.variance": ("Variance", "Variância", "方差"),
    "fig.sigma": ("Standard deviation σ", "Desvio-padrão σ", "標準差 σ"),
    "fig.skew": ("Skewness", "Assimetria", "偏度"),
    "fig.kurtosis": ("Excess kurtosis", "Curtose em excesso", "超額峰度"),
    "fig.prize": ("Maximum exposure per unit", "Exposição máxima por unidade", "每單位最大賠付"),
    "fig.loss": ("Greatest loss per unit", "Perda máxima por unidade", "每單位最大損失"),
    "fig.vi": (
        "Volatility index, {level} (z = {z})",
        "Índice de volatilidade, {level} (z = {z})",
        "波動指數，{level}（z = {z}）",
    ),
    "units": ("{count} units", "{count} unidades", "{count} 單位"),
    "plot.distribution": (
        "What a unit staked gains, and how likely: {bet}.",
        "O que ganha uma unidade apostada, e com que probabilidade: {bet}.",
        "每單位注額的得失及其概率：{bet}。",
    ),
    "plot.log": ("scale by powers of ten", "escala em potências de dez", "以十的次方為尺度"),
    "plot.bands": (
        "Return after so many rounds, if it were normal, at 90, 95 and 99 %: {bet}.",
        "Retorno ao fim de tantas jogadas, se fosse normal, a 90, 95 e 99 %: {bet}.",
        "若干局後的回報率（假設為正態分佈），90、95 及 99 %：{bet}。",
    ),
    "plot.rounds": ("rounds played", "jogadas", "局數"),
    "plot.expected": ("exact return", "retorno exacto", "準確回報"),
    "plot.even": ("break-even 100 %", "equilíbrio 100 %", "不輸不贏 100 %"),
    "plot.unsafe": ("normal band unsafe to the left", "à esquerda, banda insegura", "左方不宜採用正態區間"),
    "bands.rounds": ("Rounds", "Jogadas", "局數"),
    "bands.level": ("{level} (z = {z})", "{level} (z = {z})", "{level}（z = {z}）"),
    "bands.caption": ("Return to player, RTP ± z·σ/√N", "Retorno ao jogador, RTP ± z·σ/√N", "回報率，RTP ± z·σ/√N"),
    "bands.unsafe": (
        (
            "† The normal band is unsafe below {rounds} rounds: a result that makes up at least {share} of the "
            "variance is then expected fewer than {hits} times, or |skewness|/√N is above {skew}."
        ),
        (
            "† A banda normal não é segura abaixo de {rounds} jogadas: um resultado que faz pelo menos {share} da "
            "variância espera-se então menos de {hits} vezes, ou |assimetria|/√N passa de {skew}."
        ),
        (
            "† 少於 {rounds} 局時，正態區間並不可靠：佔方差 {share} 或以上的某一結果預期出現少於 {hits} 次，或 |偏度"
            "|/√N 大於 {skew}。"
        ),
    ),
    "bands.safe": (
        "The normal band holds from 10³ rounds on, by the rule stated under “What is exact”.",
        "A banda normal vale a partir de 10³ jogadas, pela regra dita em «O que é exacto».",
        "按「何者為準確」所述規則，正態區間自 10³ 局起適用。",
    ),
    "operator": ("Operator", "Operador", "經營者"),
    "operator.says": (
        (
            "Example: {bet} a round on average, {rounds} rounds an hour. What the house keeps of the chips bought "
            "(hold) also depends on how long bettors stay, and is no figure of the rules. Bank: one bettor at a level "
            "stake, for ever; an approximation (diffusion), near where prizes are small beside the bank."
        ),
        (
            "Exemplo: {bet} por jogada em média, {rounds} jogadas por hora. O que a casa retém das fichas compradas "
            "(«hold») depende também do tempo que os jogadores ficam, e não é número das regras. Fundo: um jogador de "
            "aposta constante, para sempre; aproximação (difusão), boa onde os prémios são pequenos face ao fundo."
        ),
        (
            "例：每局平均 {bet}，每小時 {rounds} 局。場方留存的籌碼比率（hold）亦視乎博彩者逗留時間，並非規則所定之數。"
            "本金：一名博彩者以固定注額永遠投注；此為近似值（擴散近似），於彩金遠小於本金時接近。"
        ),
    ),
    "operator.bet": ("Bet", "Aposta", "投注"),
    "operator.hundred": ("Theoretical win per 100 rounds", "Ganho teórico por 100 jogadas", "每 100 局理論收益"),
    "operator.hour": ("per hour", "por hora", "每小時"),
    "operator.hour_sigma": ("σ per hour", "σ por hora", "每小時 σ"),
    "operator.ahead": (
        "Rounds until ahead with 97.5 %",
        "Jogadas até estar a ganhar com 97.5 %",
        "97.5 % 概率領先所需局數",
    ),
    "operator.bank": ("Bank for ruin of {chance}", "Fundo para ruína de {chance}", "破產概率 {chance} 所需本金"),
    "operator.no_bank": ("no edge", "sem vantagem", "無優勢"),
    "jackpot": ("Jackpot", "«Jackpot»", "累進大獎"),
    "jackpot.says": (
        "As the sums are posted at this table, in {currency}; the edge above is with the meter shown here.",
        "Conforme os montantes afixados nesta mesa, em {currency}; a vantagem acima é com o contador aqui dito.",
        "按本檯公佈的金額，以 {currency} 計；上文優勢按此處彩池額計算。",
    ),
}  # fmt: skip
