### People of a house: accounts, passwords, sessions, tokens. Refusals first, then errors.

refusal-command-must-be-in-the-scope = the token of { $person } does not allow “{ $command }”
refusal-house-must-have-no-administrator-yet = the house has an administrator already: he adds the others
refusal-key-must-be-of-one-person = this key belongs to somebody else: everybody signs with a key of his own
refusal-last-administrator-must-stay = { $name } is the last administrator: make somebody else one first
refusal-name-must-be-new = there is somebody called { $name } already
refusal-person-must-be-suspended = { $name } is not suspended
refusal-person-must-not-be-suspended = { $name } is suspended already
refusal-scope-must-be-within-the-roles = a token never does more than its person: { $more } is beyond { $name }

house-command-unknown = there is no command { $command }
house-command-unwritable = a command is written in UTF-8: this one has half a character in it
house-label-malformed = say what the token is for, in 1 to { $most } printable characters
house-log-in-refused = the name or the password is wrong, or there were too many failures: wait a while, then try again
house-not-logged-in = nobody is logged in here: log in first
house-password-is-the-name = a password must not be the name with little added
house-password-malformed = a password has { $least } to { $most } characters, not the same few over and over
house-password-not-hashed = a password is kept as an Argon2id hash only
house-person-altered = { $name } is not as the journal tells: the table of people was changed by other hands
house-person-unknown = there is nobody called { $name }
house-public-key-malformed = { $key } is no public key: 64 hexadecimal digits (Ed25519)
house-reason-malformed = say why, in 1 to { $most } characters
house-role-unknown = { $role } is no role: { $known }
house-token-days = { $days } is no number of days from 1 to { $most }
house-token-unknown = there is no token { $token }
