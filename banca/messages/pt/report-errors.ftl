### What is wrong with the file of a report, or keeps a report from being made.

## Files

report-is-folder = { $file } é uma pasta: indique um ficheiro dentro dela
report-no-folder = { $file }: não há a pasta { $folder }
report-not-written = { $file } não se pode escrever: { $reason }

## PDF

pdf-fonts-missing = um PDF com chinês precisa dos seus tipos de letra: pip install 'banca[pdf]' (ou use --html, que não precisa deles)
pdf-characters-missing = os tipos de letra do PDF não têm { $characters }: use --html, ou escreva-o de outro modo
pdf-not-set = não foi possível compor o PDF: “{ $fault }”

## PAR sheets

sheet-no-such-bet = aqui não existe a aposta { $bet } com valores exactos: há { $known }
sheet-made-too-seldom = { $made ->
    [one] feita em 1
   *[other] feita em { $made }
} de { $rounds } jogadas, em que se esperam demasiado poucas vitórias
