### The commands “banca house apply”, “decide” and “register”: their help, and what they print.

command-house-apply = requerimentos de autorização
    .application = o número do requerimento
    .condition = a condição, tal como consta da decisão
command-house-apply-file = apresentar um requerimento
    .game = um jogo ou uma versão: cussec, roulette-60-2004
    .adopt = a data prevista para a adopção
    .set = uma opção ou um parâmetro que careça de autorização, e o seu valor; pode repetir-se
    .whole = para tudo o que carece de autorização numa mesa com estas opções
    .bet = um ficheiro que descreva uma nova aposta ou um prémio diferente; pode repetir-se
    .attach = um ficheiro do processo, de que se regista a impressão digital; pode repetir-se
    .table = uma mesa abrangida (por omissão, todas); pode repetir-se
command-house-apply-withdraw = retirar um requerimento ainda não decidido
command-house-apply-meet = registar que uma condição de uma decisão está cumprida
command-house-apply-end = registar que uma condição de uma decisão deixou de estar cumprida
command-house-decide = decisões do regulador
    .application = o número do requerimento
    .why = o fundamento, que é assinado com a decisão
    .sign = o ficheiro da chave privada do regulador: 64 algarismos hexadecimais; sem ele nem assinatura, mostra-se o que há a assinar
    .signature = uma assinatura feita noutro lugar, em algarismos hexadecimais
    .from = o dia a partir do qual vale
    .until = o último dia em que vale (por omissão, até ser revogada)
    .condition = uma condição; pode repetir-se
command-house-decide-grant = deferir um requerimento
command-house-decide-refuse = indeferir um requerimento
command-house-decide-revoke = revogar o que foi autorizado
command-house-decide-decree = registar um despacho avulso: a Administração está encerrada num dia
    .day = o dia
    .works = trabalha nesse dia, ao contrário do que diz o calendário
    .why = o despacho
command-house-register = o registo das autorizações
    .on = o dia (por omissão, hoje)
command-house-register-list = todos os requerimentos, e o seu estado
command-house-register-document = um requerimento e as decisões assinadas, para examples/verify_decision.py
    .application = o número do requerimento
command-house-register-table = o que uma mesa pode oferecer de tudo o que carece de autorização
    .table = o identificador da mesa
    .game = um jogo ou uma versão

column-application = requerimento
column-filed = apresentado
column-adopted = para
column-asked = pede
column-from-day = desde
column-until-day = até

standing-in-force = em vigor
standing-pending = por decidir
standing-withdrawn = retirado
standing-refused = indeferido
standing-revoked = autorização revogada
standing-early = deferido, ainda não em vigor
standing-ended = autorização caducada
standing-conditions = aguarda o cumprimento de condições

house-application-filed = o requerimento { NUMBER($application, useGrouping: 0) } foi apresentado ({ $asks }); a sua impressão digital é { $digest }
house-application-withdrawn = o requerimento { NUMBER($application, useGrouping: 0) } foi retirado
house-condition-recorded = registado; condições do requerimento { NUMBER($application, useGrouping: 0) } por cumprir: { $unmet }
house-decided = requerimento { NUMBER($application, useGrouping: 0) }: { $decision ->
    [grant] deferido
    [refuse] indeferido
   *[revoke] autorização revogada
  }
house-day-decreed = { $day } { $works ->
    [yes] é dia útil
   *[no] não é dia útil
  }
house-no-applications = ainda não há requerimentos
house-nothing-in-force = nada do que carece de autorização está em vigor nessa mesa
house-choice-malformed = { $said } não é uma escolha: escreva NOME=VALOR
house-signing-key-unreadable = { $file } não contém uma chave privada (64 algarismos hexadecimais)
