### What is wrong with a cluster of workers, its address or its certificates.

## Addresses

cluster-addresses = tls://HOST:PORT or tcp://HOST:PORT of a scheduler, the name of its scheduler file, or local:N for 1 to { $most } processes here
cluster-nowhere = no cluster at { $address }: give { $addresses }
cluster-no-scheduler-file = { $address } is no scheduler file: give { $addresses }
cluster-no-answer = no scheduler answers at { $address } within { $seconds } seconds: give { $addresses } ({ $fault })
cluster-no-answer-or-certificate = no scheduler answers at { $address } within { $seconds } seconds, or its certificate and yours are not of one authority: give { $addresses } ({ $fault })

## Workers

cluster-needs-dask = a cluster needs Dask: pip install 'banca[cluster]'
cluster-no-workers = the scheduler at { $address } has no workers after { $seconds } seconds
cluster-workers-gone = the scheduler at { $address } has lost all its workers, and none has come for { $seconds } seconds
cluster-none-started = { $address }: no workers could be started here: { $fault }
cluster-workers-died = { $address }: several workers died on one block, which is given up: { $fault }
cluster-scheduler-gone = { $address }: the scheduler is gone, or gave up the run
cluster-another-version = a worker has another version of banca: install the same one on all of them

## Encryption

cluster-own-certificates = { $address }: a cluster of this machine makes its own certificates: leave yours out
cluster-certificates-needed = { $address }: an encrypted scheduler needs --tls-ca, --tls-cert and --tls-key, all three
cluster-is-encrypted = { $address } is encrypted: leave --without-tls out
cluster-not-encrypted = { $address } is not encrypted: write tls://{ $host }:PORT, or leave --tls-… out
cluster-not-trusted = { $address } is not encrypted, and whoever reaches a scheduler can run programs on its workers and here: use tls://, or say --without-tls where you trust all of the network
cluster-key-has-password = { $file }: this key needs a password: give one without
cluster-certificates-wrong = { $ca }, { $cert } and { $key } are no certificate of an authority, certificate and key that fit, in PEM: { $fault }
