### What the server says of audits and of the register.

server-audit-failed = 審計未能完成
server-bet-unknown = 第{ $application }號申請書並不涉及投注{ $bet }
