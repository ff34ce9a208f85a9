### What is said of craps alone.

## What can be asked

craps-point-of = a point of { $places }

## What lies before one's eyes

craps-shooter = shooter: { $who }
craps-nobody-yet = nobody yet

craps-round-is = A round is one bet from when it is made until it is decided, which may take many rolls: so rounds an hour are bets decided in an hour. What each 100 rolls bring, while such a bet lies there, stands beside.
