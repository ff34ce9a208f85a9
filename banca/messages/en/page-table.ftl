### At a table of the page: what a chip in hand may be laid for, waiting for others, late bets.

limits-from = from { $least }
spot-limits = limits { $limits }
dock-chip-unfit = Outside the limits here, or more than you have
dock-last = Round { $round } { $net }
notice-late = Bets closed at { $bell }; yours arrived at { $arrived }.
state-waiting-for = Waiting for { $player }
state-waiting-for-place = Waiting for { $player }, place { $place }
state-time-out = If time runs out, the table decides without adding money.
