### The service: what it says to those who reach it over the network. Refusals first, then errors.

refusal-request-must-come-from-the-page = this request changes something, and does not come from the house's own page
refusal-round-must-be-ones-own = { $person } did not take part in round { $round } at table { $table }

server-too-fast = too many messages in a short time: wait a moment
server-message-too-long = a message has at most { NUMERAL($most) } bytes
server-message-malformed = this message cannot be read: { $why }
server-body-unwanted = this request takes no body
server-query-unknown = there is no { $name } to ask for here: { $names }
server-query-repeated = each name can be said once
server-tables-most = one connection watches at most { NUMERAL($most) } tables
server-asked-for-another = { $player } may only ask about { $player }’s own acts
server-needs-a-session = a token cannot do this: log in
server-stopping = the house is about to stop: connect again in a moment
server-failed = something failed here, and was written down: nothing was changed
server-no-such-route = there is nothing at this address
server-page-missing = the page is not built here: run make setup
server-method-not-allowed = this address cannot be asked in this way
server-owner-silent = the table changes hands: send the same again in a moment
server-message-too-deep = a message is nested at most { NUMERAL($most) } deep
server-number-too-large = a number is at most { NUMERAL($most) }
server-number-malformed = an address has a whole number here, such as 12
server-text-unwritable = a text cannot have a NUL character
server-day-malformed = a day is written as 2026-01-31
server-page-malformed = ask for the next page with what the last one gave as “next”
server-edition-unknown = there is no edition { $edition }: { $known }
server-count-failed = this could not be counted
server-sockets-most = one person has at most { NUMERAL($most) } connections
