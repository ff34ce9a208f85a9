### At a table of the page: what a chip in hand may be laid for, waiting for others, late bets.

limits-from = { $least }起
spot-limits = 限紅{ $limits }
dock-chip-unfit = 超出此處限紅，或結餘不足
dock-last = 第{ $round }局 { $net }
notice-late = 投注於{ $bell }截止，此注於{ $arrived }送達。
state-waiting-for = 等候{ $player }
state-waiting-for-place = 等候{ $place }號位的{ $player }
state-time-out = 逾時則由賭檯代作決定，不加注碼。
