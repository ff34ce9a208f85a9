### What the server says of audits and of the register.

server-act-unknown = 並無動作{ $act }：動作為{ $acts }
server-audit-failed = 審計未能完成
server-bet-unknown = 第{ $application }號申請書並不涉及投注{ $bet }
