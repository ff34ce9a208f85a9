"""What the operator is told: what a round is, what the house has of it, what is not counted."""

from collections.abc import Mapping

HOUSE: Mapping[str, tuple[str, str, str]] = {
    "operator.round.baccarat": (
        "A round is one deal to player and banker; where a stake goes on through ties, all deals until it is decided.",
        "Uma jogada é uma distribuição a jogador e banqueiro; se a aposta segue nos empates, todas até se decidir.",
        "一局即閒家與莊家發牌一次；如注碼於和局後保留，則計至定局為止。",
    ),
    "operator.round.blackjack": (
        "A round is one deal on one place, with all that is split and doubled in it; the unit is the first stake.",
        "Uma jogada é uma distribuição num lugar, com o que se separa e dobra; a unidade é a aposta inicial.",
        "一局即一個位置發牌一次，連同分門及加倍；單位為原注。",
    ),
    "operator.round.craps": (
        (
            "A round is one bet from when it is made until it is decided, which may take many rolls: so rounds an "
            "hour are bets decided in an hour. What each 100 rolls bring, while such a bet lies there, stands "
            "beside."
        ),
        (
            "Uma jogada é uma aposta desde que se faz até se decidir, o que pode levar muitos lançamentos: jogadas "
            "por hora são apostas decididas por hora. Ao lado, o que rendem 100 lançamentos enquanto a aposta está "
            "na mesa."
        ),
        "一局即一注由下注至定局，可歷多擲；每小時局數即每小時定局的注數。旁列注碼在檯時每 100 擲的收益。",
    ),
    "operator.round.cussec": (
        "A round is one shake of the dice.",
        "Uma jogada é uma agitação dos dados.",
        "一局即搖骰一次。",
    ),
    "operator.round.fantan": (
        "A round is one count of the buttons.",
        "Uma jogada é uma contagem dos botões.",
        "一局即數攤一次。",
    ),
    "operator.round.fish-prawn-crab": (
        "A round is one shake of the dice.",
        "Uma jogada é uma agitação dos dados.",
        "一局即搖骰一次。",
    ),
    "operator.round.pai-kau": (
        "A round is one deal, one seat against the bank; the unit is what is staked on the seat.",
        "Uma jogada é uma distribuição, um lugar contra a banca; a unidade é o que se aposta no lugar.",
        "一局即發牌一次、一門對莊；單位為該門注額。",
    ),
    "operator.round.roulette": (
        "A round is one spin of the wheel.",
        "Uma jogada é uma volta da roleta.",
        "一局即轉輪一次。",
    ),
    "operator.round.stud-poker": (
        "A round is one deal on one box, with the raise that is made in it; the unit is the ante.",
        "Uma jogada é uma distribuição num lugar, com a aposta adicional que nela se faz; a unidade é a inicial.",
        "一局即一個投注位發牌一次，連同其加注；單位為底注。",
    ),
    "operator.rolls": ("per 100 rolls", "por 100 lançamentos", "每 100 擲"),
    "operator.no_risk": ("commission only", "só comissão", "只收佣金"),
    "operator.commission": (
        (
            "The house takes a commission on what is won and stands behind no bet: it is ahead from the first round "
            "and needs no bank. Where it backs the bank with capital of its own, what that capital gains is told."
        ),
        (
            "A casa cobra comissão sobre o que se ganha e não responde por aposta alguma: ganha desde a primeira "
            "jogada e não precisa de fundo. Onde apoia a banca com capital próprio, diz-se o que esse capital ganha."
        ),
        "場方只就彩金收取佣金，不承擔任何投注：自第一局起即有收益，無須本金。如場方以自有資金幫莊，則列出該資金所得。",
    ),
    "operator.added": (
        "Not in the table, as they are only added to another bet and not made every round: {bets}.",
        "Fora da tabela, porque só se juntam a outra aposta e não se fazem em todas as jogadas: {bets}.",
        "表內不列只可附加於其他投注、並非每局均下之注：{bets}。",
    ),
    "operator.pool": (
        "Not in the table: {bet}. What it feeds the pool is paid to other bettors; see there what the house bears.",
        "Fora da tabela: {bet}. O que alimenta o bolo paga-se a outros apostadores; o que a casa suporta está com ela.",
        "表內不列{bet}：撥入彩池之數將派予其他投注者；場方承擔之數見該投注。",
    ),
    "operator.only_added": (
        "No bet of this sheet is made by itself every round.",
        "Nenhuma aposta desta ficha se faz por si só em todas as jogadas.",
        "本表並無每局單獨所下之注。",
    ),
    "bands.sigma": (
        (
            "σ is known to within {bound}; at its greatest the bands are {wider} wider. Where the skewness is not "
            "known, the rule looks at the results alone."
        ),
        (
            "σ conhece-se com margem de {bound}; no seu máximo, as bandas são {wider} mais largas. Onde não se "
            "conhece a assimetria, a regra vê só os resultados."
        ),
        "σ 的誤差不超過 {bound}；取其最大值時，區間闊 {wider}。偏度未知時，規則只按各結果判斷。",
    ),
    "exact.but": (
        "What is not exact is named here:",
        "O que não é exacto diz-se aqui:",
        "非準確者列於下文：",
    ),
    "with_more": ("{this} ({more})", "{this} ({more})", "{this}（{more}）"),
}  # fmt: skip
