### The page: what frames every table. Names, prices and clauses come from the law.

bar-lobby = Para a sala
bar-time = Hora de Macau
bar-balance = Saldo
bar-play-money = Dinheiro fictício
bar-language = Língua
bar-sound-off = Som: desligado
bar-sound-on = Som: ligado
bar-sound-voice = Som: ligado, com anúncios falados
bar-theme-dark = Tema escuro
bar-theme-light = Tema claro

strip = Limites, regulamento e opções
strip-limits = Limites
strip-all-options = Todas as opções

state-betting = Apostas abertas
state-closed = Apostas encerradas
state-dealing = Distribuição em curso
state-yours = A sua vez
state-deciding = À espera de uma decisão
state-settled = Liquidada
state-void = Jogada nula
state-paused = Mesa em pausa
state-frozen = Suspensa pelo formador
timer-left =
    { $seconds ->
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }

table-and-round = Mesa { $table } · jogada { $round }
table-loading = A preparar a mesa…
table-missing = Não há nesta casa nenhuma mesa { $table }.
connection-lost = A ligação caiu. As apostas estão seguras; está a restabelecer-se a ligação.

spot-less-commission = menos { $commission }
spot-your-stake = aposta própria { $amount }
spot-other-stakes =
    { $count ->
        [one] outro jogador { $amount }
       *[other] outros { $count } { $amount }
    }
spot-won = ganha
spot-your-prize = prémio de { $amount }
spot-locked = fica até se decidir
spot-closed = encerrada agora

board-jump = Partes do tabuleiro
board-covered = Os dados estão cobertos.
board-history = Últimos resultados, o mais recente no fim

key-space = Espaço
dock-chips = Fichas
dock-chip = Ficha de { $amount }, tecla { $key }
dock-staked = Apostado
dock-your-turn = Decisão a tomar
dock-undo = Anular
dock-repeat = Repetir
dock-double = Duplicar
dock-clear = Retirar
dock-undo-closed = Nada foi alterado nesta jogada.
dock-repeat-closed = Não houve apostas próprias na última jogada.
dock-double-closed = Não há apostas a duplicar.
dock-clear-closed = Não há apostas a retirar.

panel = Acerca desta mesa
panel-open = Pormenores da mesa
panel-close = Fechar
panel-settlement = Liquidação
panel-steps = Passos
panel-bets = Apostas
panel-odds = Probabilidades
panel-rules = Regras
panel-proof = Prova

settlement-round = Jogada { $round } · liquidada
settlement-void = Jogada { $round } · nula
settlement-none = A primeira jogada ainda não foi liquidada.
settlement-no-bets = Não houve apostas próprias nesta jogada.
settlement-none-decided = Nenhuma das suas apostas se decidiu.
settlement-stays = Fica no tabuleiro
settlement-win = ganhou
settlement-lose = perdeu
settlement-push = empatou
settlement-stake = aposta { $amount }
settlement-commission = comissão { $amount }

bets-yours = Próprias
bets-none = Ainda não há apostas.
bets-place = lugar { $place }

odds-bet = Aposta
odds-pays = Paga
odds-win = Ganha
odds-edge = Vantagem da casa

rules-options = Opções em vigor
rules-search = Procurar no regulamento

proof-says = Antes de abertas as apostas, a mesa publica um selo de tudo o que a sorte há-de mostrar. Terminada a jogada, o navegador pode verificar que nada foi alterado.

why = Porquê?
why-loading = A abrir o regulamento…
why-counting = A contar as probabilidades exactas…
why-no-odds = As probabilidades desta aposta não se contam em separado.
why-reading = Interpretação:
why-reading-taken = Interpretação adoptada
why-wins = Ganha
why-draws = Empata
why-loses = Perde
why-edge = Vantagem da casa

notice-close = Dispensar
notice-more = mais { $count }

lobby = Sala
lobby-nine-games = Nove jogos, cada um com os seus artigos
lobby-guest = Visitante · dinheiro fictício
lobby-choose = Escolher uma mesa
lobby-says = Cada decisão cita o seu artigo. «Porquê?» mostra a norma, a interpretação adoptada e as probabilidades exactas.
lobby-sit = Sentar-se
lobby-at-table =
    { $players ->
        [0] ninguém joga
        [one] { $players } joga
       *[other] { $players } jogam
    }

log-in = Entrar
log-in-name = Nome
log-in-password = Palavra-passe
log-in-cancel = Cancelar
log-in-failed = Não foi possível entrar.
log-out = Sair

## The round step by step

steps-of-round = Jogada { $round }, passo a passo
steps-bets =
    { $count ->
    [one] uma aposta
   *[other] { $count } apostas
}
steps-none = Nada se fez desde a sua chegada.
steps-next = a seguir: { $act }
