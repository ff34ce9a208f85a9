### What is wrong with files that a user names, with the folder of the cache, or with what is installed.

## Files

file-not-plain = { $file } é { $kind ->
    [folder] uma pasta
    [pipe] um canal
    [socket] um «socket»
   *[device] um dispositivo
}: indique um ficheiro normal
file-too-long = { $file }: tem mais de { $most } bytes, e nenhum ficheiro destes é tão grande
file-not-text = { $file }:{ NUMBER($line, useGrouping: 0) }: isto não é texto UTF-8

## YAML

yaml-fault = linha { NUMBER($line, useGrouping: 0) }: { $fault }
yaml-empty = o ficheiro está vazio
yaml-none = isto não é YAML
yaml-broken = isto não é YAML (“{ $problem }”)
yaml-too-deep = tem demasiados níveis
yaml-not-plain = aqui não cabem âncoras (&), referências (*), etiquetas (!) nem directivas (%)
yaml-no-character = há aqui um carácter que não é texto
yaml-key-not-plain = uma chave é uma palavra ou um número
yaml-key-twice = { $key } aparece duas vezes, aqui e na linha { NUMBER($line, useGrouping: 0) }

## The cache

cache-not-kept = o programa banca não guarda nada em disco entre execuções: { $why }
cache-of-another-user = { $path } pertence a outro utilizador
cache-open-to-others = outros podem escrever em { $path } (chmod go-w { $path })
cache-key-open-to-others = { $path } tem de ser do utilizador, e fechado a todos os outros; apague-o

## What is not installed

extra-not-installed = isto precisa de { $package }, que não está instalado: pip install 'banca[{ $extra }]'
