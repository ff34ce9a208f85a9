### What is wrong with files that a user names, with the folder of the cache, or with what is installed.

## Files

file-not-plain = { $file } is { $kind ->
    [folder] a folder
    [pipe] a pipe
    [socket] a socket
   *[device] a device
}: name a plain file
file-too-long = { $file }: more than { $most } bytes: no such file is longer
file-not-text = { $file }:{ NUMBER($line, useGrouping: 0) }: this is no UTF-8 text

## YAML

yaml-fault = line { NUMBER($line, useGrouping: 0) }: { $fault }
yaml-empty = the file is empty
yaml-none = this is no YAML
yaml-broken = this is no YAML: { $problem }
yaml-too-deep = it is nested too deeply
yaml-not-plain = anchors (&), aliases (*), tags (!) and directives (%) have no place here
yaml-no-character = a character stands here that is no text
yaml-key-not-plain = a key is a word or a number
yaml-key-twice = { $key } is said twice, here and on line { NUMBER($line, useGrouping: 0) }

## The cache

cache-not-kept = banca keeps nothing on disk between runs: { $why }
cache-of-another-user = { $path } belongs to another user
cache-open-to-others = others may write in { $path } (chmod go-w { $path })
cache-key-open-to-others = { $path } must be the user's, and closed to all others; remove it

## What is not installed

extra-not-installed = this needs { $package }, which is not installed: pip install 'banca[{ $extra }]'
