### The command that opens a house to the network: its help, and what it says.

command-serve = abrir a casa à rede, até receber ordem para parar (SIGTERM, Ctrl-C)
    .epilog = Sem --host, só chega a ela esta máquina. Para que cheguem outras, indique um certificado ou use um «proxy» que o tenha.
    .database = { command-house.database }
    .key = { command-house.key }
    .host = o endereço em que escuta; por omissão, apenas o desta máquina
    .port = a porta (8000); 0 para qualquer uma livre
    .certificate = TLS: o certificado, seguido dos que o certificam (PEM)
    .certificate-key = a chave do certificado, sem palavra-passe; por omissão, a que está no mesmo ficheiro
    .proxy = o endereço de um «proxy» em que se confia quanto ao endereço e ao esquema do cliente; pode repetir-se
    .origin = outro endereço da página, como https://casino.example; pode repetir-se
    .processes = quantos processos repartem o trabalho (1); mais do que um exige PostgreSQL
    .own-port = uma porta nesta máquina só para o primeiro processo, e as seguintes para os outros: para vigiar cada um por si
    .reports = uma pasta para o relatório assinado de cada dia que terminou
    .log = como se escreve o diário em stderr: um objecto JSON por linha, ou texto simples
    .log-level = o mínimo que o diário diz (info)

serve-ready = aberta em { $address }
serve-stopped = a casa parou: ficam guardados todos os comandos a que se respondeu
serve-key-without-certificate = --certificate-key exige --certificate
serve-no-origin = { $typed } não é uma origem: escreva-a como https://casino.example ou https://casino.example:8443
argument-not-a-port = { $typed } não é uma porta: é um número inteiro de 0 a 65535
server-cannot-listen = não se pode escutar em { $address }: { $fault }
server-certificate-unfit = o certificado em { $file } não serve: { $fault }
server-certificate-unread = não se consegue ler como PEM, sem palavra-passe, o certificado e a sua chave
server-certificate-other-key = a chave é de outro certificado
serve-processes-need-postgresql = --processes { NUMERAL($processes) } exige PostgreSQL: uma casa em SQLite tem um só processo
serve-reports-no-folder = { $folder } não é uma pasta onde se possam escrever relatórios
argument-not-processes = { $typed } não é um número de processos: um número inteiro de 1 a 64
