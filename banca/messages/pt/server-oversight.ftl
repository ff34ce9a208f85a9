### What the server says of audits and of the register.

server-act-unknown = não há o acto { $act }: há { $acts }
server-audit-failed = a auditoria não pôde ser concluída
server-bet-unknown = o requerimento { $application } não respeita a nenhuma aposta { $bet }
