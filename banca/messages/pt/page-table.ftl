### At a table of the page: what a chip in hand may be laid for, waiting for others, late bets.

limits-from = desde { $least }
spot-limits = limites { $limits }
dock-chip-unfit = Fora dos limites aqui, ou acima do saldo
dock-last = Jogada { $round } { $net }
notice-late = As apostas fecharam às { $bell }; esta chegou às { $arrived }.
state-waiting-for = À espera de { $player }
state-waiting-for-place = À espera de { $player }, lugar { $place }
state-time-out = Se o tempo se esgotar, a mesa decide sem acrescentar dinheiro.
