### At a table of the page: what a chip in hand may be laid for, waiting for others, late bets.

limits-from = { $least }起
spot-limits = 限額{ $limits }
dock-chip-unfit = 不合此處限額，或籌碼不足
dock-last = 第{ $round }局：{ $net }
notice-late = 已於{ $bell }停止投注，你的投注於{ $arrived }送達。
state-waiting-for = 等候{ $player }
state-waiting-for-place = 等候{ $place }號位的{ $player }
state-time-out = 逾時則由博彩桌代作決定，不增加注額。
