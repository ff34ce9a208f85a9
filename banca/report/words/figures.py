"""The figures that a game adds to its rows, and the words that a house fixes at its table."""

from collections.abc import Mapping

FIGURES: Mapping[str, tuple[str, str, str]] = {
    # Beside the edge of a row.
    "besides.edge_per_bet_resolved": ("Edge per bet resolved", "Vantagem por aposta decidida", "每定局投注的優勢"),
    "besides.edge_per_round": ("Edge per round", "Vantagem por jogada", "每局優勢"),
    "besides.edge_per_roll": ("Edge per roll", "Vantagem por lançamento", "每擲優勢"),
    "besides.rolls": ("Rolls until decided", "Lançamentos até se decidir", "定局所需擲數"),
    "besides.edge_with_odds": ("Edge with {n}× odds", "Vantagem com adicional {n}×", "連 {n} 倍附加投注的優勢"),
    "besides.raised": ("Raised", "Com aposta adicional", "加注率"),
    "besides.element_of_risk": ("Element of risk", "Elemento de risco", "風險要素"),
    "besides.edge": ("Edge", "Vantagem", "優勢"),
    "besides.variance": ("Variance", "Variância", "方差"),
    "besides.edge_mutual_best_play": ("Edge, mutual best play", "Vantagem, melhor jogo mútuo", "雙方最佳時的優勢"),
    "besides.mutual_best_play_bound": (
        "Bound of the mutual best play", "Limite do melhor jogo mútuo", "雙方最佳之差限"),
    "besides.left_to_gain": (
        "Left to gain in mutual best play", "Por ganhar no melhor jogo mútuo", "雙方最佳時尚可增益"),
    "besides.commission": ("Commission to the house", "Comissão para a casa", "場方佣金"),
    "besides.gain_of_the_house_as_backer": (
        "Gain of the house as backer", "Ganho da casa como apoiante", "場方幫莊所得"),
    "besides.edge_never_split": ("Edge, never splitting", "Vantagem, sem separar", "不分門的優勢"),
    "besides.best_play": ("{figure}, best play", "{figure}, melhor jogo", "{figure}（最佳打法）"),
    "besides.ace_king": ("{figure}, ace-king or better", "{figure}, ás e rei ou melhor", "{figure}（A、K 或以上加注）"),
    "besides.average_stake": ("Average total wager", "Aposta total média", "平均總注額"),
    "besides.doubled": ("Doubled", "Com dobra", "加倍率"),
    "besides.split": ("Split", "Com separação", "分門率"),
    "besides.hands_per_split": ("Hands of a split", "Mãos por separação", "分門後平均手數"),
    "besides.split_hands_win": ("Of these, won", "Destas, ganhas", "其中勝"),
    "besides.split_hands_push": ("Of these, drawn", "Destas, empatadas", "其中和"),
    "besides.split_hands_lose": ("Of these, lost", "Destas, perdidas", "其中負"),
    "besides.made": ("Made in a round", "Feita numa jogada", "每局可投注的機會"),

    # Of the progressive jackpot.
    "besides.meter": ("Meter", "Contador", "彩池顯示額"),
    "besides.break_even_meter": ("Break-even meter", "Contador de equilíbrio", "收支平衡彩池額"),
    "besides.break_even_shown": (
        "Break-even meter as shown", "Contador de equilíbrio, como se mostra", "收支平衡彩池額（所示）"),
    "besides.edge_at_minimum": ("Edge at the pool's minimum", "Vantagem com o bolo no mínimo", "彩池最低時的優勢"),
    "besides.edge_fall_per_stake_on_meter": (
        "Fall of the edge per stake on the meter", "Descida da vantagem por aposta no contador",
        "彩池每增一注，優勢減少"),
    "besides.contribution": ("Into the pool, per bet", "Para o bolo, por aposta", "每注撥入彩池"),
    "besides.fixed_sums": ("Fixed sums, per bet", "Montantes fixos, por aposta", "每注固定獎金"),
    "besides.borne_by_house": ("Borne by the house, per bet", "A cargo da casa, por aposta", "每注場方承擔"),
    "besides.restart_by_house": ("Restart by the house, per bet", "Reposição pela casa, por aposta", "每注場方補足"),
    "besides.rounds_between": ("Rounds between hits: {hand}", "Jogadas entre prémios: {hand}", "{hand}平均相隔局數"),
    "hand.royal-flush": ("royal flush", "naipe real", "黃袍麒麟"),
    "hand.straight-flush": ("straight flush", "sequência de naipe", "同花順"),
    "hand.four-of-a-kind": ("four of a kind", "quatro cartas iguais", "四條"),
    "hand.full-house": ("full house", "trio-par", "夫盧"),
    "hand.flush": ("flush", "naipe ou cor", "同花"),

    # Words that a house fixes.
    "word.additional": (
        "only beside player or banker", "só com jogador ou banqueiro", "須附於閒家或莊家投注"),
    "word.alone": ("by itself too", "também por si só", "可單獨投注"),
    "word.seven-out": ("on losing by a seven", "ao perder com um sete", "擲出七點負時"),
    "word.losing-come-out": ("also on losing the come-out", "também ao perder o primeiro lançamento", "首擲負時亦然"),
    "word.customary": ("customary", "de costume", "慣用組法"),
    "word.balanced": ("balanced", "equilibrado", "均衡組法"),
    "word.highest-front": ("highest front", "frente mais alta", "前線最大"),
    "word.highest-back": ("highest back", "fundo mais alto", "後線最大"),
    "word.from-the-pool": ("from the pool", "do bolo", "由彩池支付"),
    "word.from-the-house": ("from the house", "da casa", "由場方支付"),
}  # fmt: skip
