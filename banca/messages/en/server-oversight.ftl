### What the server says of audits and of the register.

server-act-unknown = there is no act { $act }: there are { $acts }
server-audit-failed = the audit could not be finished
server-bet-unknown = application { $application } is for no bet { $bet }
