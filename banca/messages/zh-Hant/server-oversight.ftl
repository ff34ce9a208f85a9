### What the server says of audits and of the register.

server-audit-failed = 審計未能完成
server-bet-unknown = 申請書{ $application }並不涉及投注{ $bet }
