"""What stands in the pictures of simulations."""

from collections.abc import Mapping

SIMULATION: Mapping[str, tuple[str, str, str]] = {
    # Rounds.
    "sim.way": ("Mean per unit staked, as rounds go by", "Média por unidade apostada, com o correr das jogadas",
                "每單位注額的平均所得（隨局數）"),
    "sim.z": ("How far the mean lies from the exact value, in standard errors",
              "A que distância do valor exacto fica a média, em erros-padrão", "平均值與準確值之差（以標準誤差計）"),
    "sim.z_of_mean": ("How far the mean lay from the last one, in standard errors",
                      "A que distância da última ficava a média, em erros-padrão",
                      "平均值與最終值之差（以標準誤差計）"),
    "sim.rounds": ("rounds", "jogadas", "局數"),
    "sim.exact": ("exact", "exacto", "準確值"),
    "sim.of_packs": ("the exact value is that of full packs", "o valor exacto é o de baralhos completos",
                     "準確值以整副牌計"),
    "sim.simulated": ("simulated", "simulado", "模擬值"),
    "sim.band": ("95 % band", "faixa de 95 %", "95 % 區間"),
    "sim.results": ("What a round gains, in units staked, and how often",
                    "O que uma jogada ganha, em unidades apostadas, e quantas vezes",
                    "每局所得（以注額為單位）及其頻率"),
    # Sessions.
    "sim.fan": ("The bankroll, round by round", "A banca, jogada a jogada", "本金逐局的變化"),
    "sim.band_of": ("{low}–{high} % of sessions", "{low}–{high} % das sessões", "{low}–{high} % 的節數"),
    "sim.median": ("median", "mediana", "中位數"),
    "sim.mean": ("mean", "média", "平均"),
    "sim.some": ("{n} single sessions", "{n} sessões, uma a uma", "{n} 節個別走勢"),
    "sim.one": ("a single session", "uma só sessão", "個別一節走勢"),
    "sim.start": ("start", "início", "開始"),
    "sim.ruin": ("ruin", "ruína", "輸清"),
    "sim.stop-loss": ("stop-loss", "limite de perda", "止蝕"),
    "sim.stop-win": ("stop-win", "limite de ganho", "止賺"),
    "sim.all_rounds": ("all rounds played", "todas as jogadas", "打完全部局數"),
    "sim.ended": ("How sessions ended", "Como acabaram as sessões", "各節如何結束"),
    "sim.gains": ("What a session gains, in units", "O que uma sessão ganha, em unidades", "每節所得（單位）"),
    "sim.falls": ("Deepest fall of the bankroll, in units", "Maior queda da banca, em unidades",
                  "本金最大回落（單位）"),
    "sim.outside": ("{share} lie beyond the picture", "{share} ficam fora da imagem", "{share} 在圖外"),
    # The life of a jackpot.
    "sim.meter": ("What the meter shows while it is not hit", "O que o contador mostra enquanto não sai",
                  "未中出前累積獎金的顯示額"),
    "sim.meter_band": ("{low}–{high} % of meters", "{low}–{high} % dos contadores", "{low}–{high} % 的累積獎金"),
    "sim.alive": ("How many are not hit yet", "Quantos ainda não saíram", "尚未中出的比例"),
    "sim.half_hit": ("half are hit within {rounds} rounds", "metade sai em {rounds} jogadas",
                     "半數於 {rounds} 局內中出"),
    "sim.mean_hit": ("mean {rounds}", "média {rounds}", "平均 {rounds}"),
}  # fmt: skip
