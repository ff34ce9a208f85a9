### What is wrong with the file of a report, or keeps a report from being made.

## Files

report-is-folder = { $file } is a folder: name a file in it
report-no-folder = { $file }: there is no folder { $folder }
report-not-written = { $file } cannot be written: { $reason }

## PDF

pdf-fonts-missing = a PDF with Chinese needs its fonts: pip install 'banca[pdf]' (or write --html, which needs none)
pdf-characters-missing = the fonts of the PDF have no { $characters }: write --html, or spell it otherwise
pdf-not-set = the PDF could not be set: { $fault }

## PAR sheets

sheet-no-such-bet = no bet { $bet } with exact odds here: there are { $known }
sheet-made-too-seldom = made in { $made } of { $rounds } rounds, in which too few wins are due
