### People of a house: accounts, passwords, sessions, tokens. Refusals first, then errors.

refusal-command-must-be-in-the-scope = a credencial de { $person } não permite «{ $command }»
refusal-house-must-have-no-administrator-yet = a casa já tem um administrador: é ele quem acrescenta os outros
refusal-key-must-be-of-one-person = esta chave é de outra pessoa: cada um assina com a sua
refusal-last-administrator-must-stay = { $name } é o último administrador: nomeie primeiro outro
refusal-name-must-be-new = já existe alguém chamado { $name }
refusal-person-must-be-suspended = { $name } não está suspenso
refusal-person-must-not-be-suspended = { $name } já está suspenso
refusal-scope-must-be-within-the-roles = uma credencial nunca permite mais do que pode o seu titular: { $more } está fora do alcance de { $name }

house-command-unknown = não há nenhum comando { $command }
house-command-unwritable = um comando escreve-se em UTF-8: este contém um carácter incompleto
house-label-malformed = indique para que serve a credencial, com 1 a { $most } caracteres visíveis
house-log-in-refused = o nome ou a palavra-passe estão errados, ou houve demasiadas tentativas falhadas: aguarde e tente de novo
house-not-logged-in = ninguém iniciou sessão: inicie sessão primeiro
house-password-is-the-name = a palavra-passe não pode ser o nome com pouco mais acrescentado
house-password-malformed = a palavra-passe tem de { $least } a { $most } caracteres, e não os mesmos poucos repetidos
house-password-not-hashed = uma palavra-passe só se guarda sob a forma de «hash» Argon2id
house-person-altered = { $name } não está como o diário diz: a tabela das pessoas foi alterada por outra via
house-person-unknown = não há ninguém chamado { $name }
house-public-key-malformed = { $key } não é uma chave pública: 64 algarismos hexadecimais (Ed25519)
house-reason-malformed = indique o motivo, com 1 a { $most } caracteres
house-role-unknown = { $role } não é uma função: { $known }
house-token-days = { $days } não é um número de dias de 1 a { $most }
house-token-unknown = não há nenhuma credencial { $token }
