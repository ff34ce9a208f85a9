### What is wrong with a cluster of workers, its address or its certificates.

## Addresses

cluster-addresses = 排程器的tls://HOST:PORT或tcp://HOST:PORT、其排程器檔案的名稱，或local:N（在本機執行1至{ $most }個程序）
cluster-nowhere = { $address }沒有叢集：請提供{ $addresses }
cluster-no-scheduler-file = { $address }並非排程器檔案：請提供{ $addresses }
cluster-no-answer = { $address }在{ $seconds }秒內沒有排程器回應：請提供{ $addresses }（「{ $fault }」）
cluster-no-answer-or-certificate = { $address }在{ $seconds }秒內沒有排程器回應，或其證書與你的證書並非由同一機構發出：請提供{ $addresses }（「{ $fault }」）

## Workers

cluster-needs-dask = 叢集需要Dask：pip install 'banca[cluster]'
cluster-no-workers = { $address }的排程器在{ $seconds }秒後仍沒有工作程序
cluster-workers-gone = { $address }的排程器已失去所有工作程序，{ $seconds }秒內未有任何一個恢復
cluster-none-started = { $address }：未能在本機啟動工作程序：「{ $fault }」
cluster-workers-died = { $address }：多個工作程序在同一區塊中終止，該區塊已放棄：「{ $fault }」
cluster-scheduler-gone = { $address }：排程器已不存在，或已放棄該次模擬
cluster-another-version = 某一工作程序的banca版本不同：請在全部安裝同一版本

## Encryption

cluster-own-certificates = { $address }：本機的叢集自行製作證書：請勿提供你的證書
cluster-certificates-needed = { $address }：加密的排程器須同時有--tls-ca、--tls-cert及--tls-key
cluster-is-encrypted = { $address }已加密：請勿使用--without-tls
cluster-not-encrypted = { $address }未加密：請寫tls://{ $host }:PORT，或不使用--tls-…
cluster-not-trusted = { $address }未加密，而任何能連接排程器的人均可在其工作程序及本機執行程式：請用tls://；如信任整個網絡，可用--without-tls
cluster-key-has-password = { $file }：此密鑰需要密碼：請提供無須密碼的密鑰
cluster-certificates-wrong = { $ca }、{ $cert }及{ $key }並非互相配合的機構證書、證書及密鑰（PEM）：「{ $fault }」
