### What is wrong with a cluster of workers, its address or its certificates.

## Addresses

cluster-addresses = tls://HOST:PORT ou tcp://HOST:PORT de um escalonador, o nome do seu ficheiro, ou local:N para 1 a { $most } processos nesta máquina
cluster-nowhere = não há «cluster» em { $address }: indique { $addresses }
cluster-no-scheduler-file = { $address } não é um ficheiro de escalonador: indique { $addresses }
cluster-no-answer = nenhum escalonador responde em { $address } dentro de { $seconds } segundos: indique { $addresses } (“{ $fault }”)
cluster-no-answer-or-certificate = nenhum escalonador responde em { $address } dentro de { $seconds } segundos, ou o certificado dele e o do utilizador não são da mesma autoridade: indique { $addresses } (“{ $fault }”)

## Workers

cluster-needs-dask = um «cluster» precisa do Dask: pip install 'banca[cluster]'
cluster-no-workers = o escalonador em { $address } não tem trabalhadores ao fim de { $seconds } segundos
cluster-workers-gone = o escalonador em { $address } perdeu todos os trabalhadores e nenhum voltou em { $seconds } segundos
cluster-none-started = { $address }: não foi possível iniciar trabalhadores nesta máquina: “{ $fault }”
cluster-workers-died = { $address }: vários trabalhadores terminaram no mesmo bloco, que se abandona: “{ $fault }”
cluster-scheduler-gone = { $address }: o escalonador desapareceu, ou abandonou a simulação
cluster-another-version = um trabalhador tem outra versão do banca: instale a mesma em todos

## Encryption

cluster-own-certificates = { $address }: um «cluster» desta máquina faz os seus próprios certificados: não indique outros
cluster-certificates-needed = { $address }: um escalonador cifrado precisa de --tls-ca, --tls-cert e --tls-key, os três
cluster-is-encrypted = { $address } é cifrado: não indique --without-tls
cluster-not-encrypted = { $address } não é cifrado: escreva tls://{ $host }:PORT, ou não indique --tls-…
cluster-not-trusted = { $address } não é cifrado, e quem chegar a um escalonador pode executar programas nos seus trabalhadores e aqui: use tls://, ou --without-tls se confiar em toda a rede
cluster-key-has-password = { $file }: esta chave precisa de palavra-passe: indique uma que não precise
cluster-certificates-wrong = { $ca }, { $cert } e { $key } não são um certificado de autoridade, um certificado e uma chave que condigam, em PEM: “{ $fault }”
