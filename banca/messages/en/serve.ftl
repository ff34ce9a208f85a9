### The command that opens a house to the network: its help, and what it says.

command-serve = open the house to the network, until it is told to stop (SIGTERM, Ctrl-C)
    .epilog = Unless --host says otherwise, only this machine reaches it. To be reached from others, give a certificate, or stand behind a proxy that has one.
    .database = { command-house.database }
    .key = { command-house.key }
    .host = the address to listen on; unsaid, that of this machine alone
    .port = the port (8000); 0 for any that is free
    .certificate = TLS: the certificate with those that vouch for it (PEM)
    .certificate-key = the key of the certificate, without a password; unsaid, it stands in the same file
    .proxy = the address of a proxy whose word on the client’s address and scheme counts; may be said several times
    .origin = another address at which the page is reached, as https://casino.example; may be said several times
    .processes = how many processes share the work (1); more than one needs PostgreSQL
    .own-port = a port on this machine for the first process alone, and the next ones for the others: to watch each by itself
    .reports = a folder for the signed report of each day that ended
    .log = how the log on stderr is written: a JSON object a line, or plain text
    .log-level = the least that the log says (info)

serve-ready = open at { $address }
serve-stopped = stopped: every command that was answered is kept
serve-key-without-certificate = --certificate-key needs --certificate
serve-no-origin = { $typed } is no origin: as https://casino.example or https://casino.example:8443
argument-not-a-port = { $typed } is not a port: a whole number from 0 to 65535
server-cannot-listen = { $address } cannot be listened on: { $fault }
server-certificate-unfit = the certificate in { $file } is of no use: { $fault }
server-certificate-unread = it and its key cannot be read as PEM without a password
server-certificate-other-key = the key belongs to another certificate
serve-processes-need-postgresql = --processes { NUMERAL($processes) } needs PostgreSQL: an SQLite house has one process
serve-reports-no-folder = { $folder } is no folder that reports can be written to
argument-not-processes = { $typed } is not a number of processes: a whole number from 1 to 64
