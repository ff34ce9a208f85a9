### The commands “banca house apply”, “decide” and “register”: their help, and what they print.

command-house-apply = requerimentos de autorização
    .application = o número do requerimento
    .condition = a condição, tal como consta da decisão
command-house-apply-file = apresentar um requerimento
    .game = um jogo ou uma versão: cussec, roulette-60-2004
    .adopt = o dia a partir do qual se pretende praticar
    .set = uma opção ou um parâmetro que careça de autorização, e o seu valor; pode repetir-se
    .whole = para tudo o que uma banca com estas opções praticaria
    .bet = um ficheiro que descreva uma nova aposta ou um prémio diferente; pode repetir-se
    .attach = um ficheiro do processo, de que se regista o resumo; pode repetir-se
    .table = uma banca abrangida (todas, se faltar); pode repetir-se
command-house-apply-withdraw = retirar um requerimento ainda não decidido
command-house-apply-meet = registar que uma condição de uma decisão está cumprida
command-house-apply-end = registar que uma condição de uma decisão deixou de estar cumprida
command-house-decide = decisões do regulador
    .application = o número do requerimento
    .why = o fundamento, que é assinado com a decisão
    .sign = o ficheiro da chave privada do regulador: 64 algarismos hexadecimais; sem ele nem assinatura, mostra-se o que há a assinar
    .signature = uma assinatura feita noutro lugar, em algarismos hexadecimais
    .from = o dia a partir do qual vale
    .until = o último dia em que vale (até ser revogada, se faltar)
    .condition = uma condição; pode repetir-se
command-house-decide-grant = deferir um requerimento
command-house-decide-refuse = indeferir um requerimento
command-house-decide-revoke = revogar o que foi autorizado
command-house-decide-decree = registar um despacho sobre um dia: a administração está encerrada
    .day = o dia
    .works = trabalha nesse dia, ao contrário do calendário
    .why = o despacho
command-house-register = o registo das autorizações
    .on = o dia (hoje, se faltar)
command-house-register-list = todos os requerimentos, e o seu estado
command-house-register-document = um requerimento e as decisões assinadas, para examples/verify_decision.py
    .application = o número do requerimento
command-house-register-table = o que uma banca pode praticar de tudo o que carece de autorização
    .table = o identificador da banca
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
standing-revoked = revogado
standing-early = deferido, ainda não em vigor
standing-ended = terminado
standing-conditions = aguarda condições

house-application-filed = o requerimento { NUMBER($application, useGrouping: 0) } foi apresentado ({ $asks }); o seu resumo é { $digest }
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
house-nothing-in-force = ali não está em vigor nada que careça de autorização
house-choice-malformed = { $said } não é uma escolha: escreva NOME=VALOR
house-signing-key-unreadable = { $file } não contém uma chave privada (64 algarismos hexadecimais)
