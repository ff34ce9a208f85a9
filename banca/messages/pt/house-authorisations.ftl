### Authorisations: applying, deciding, and what a table may run.

house-standing = { $standing ->
    [pending] o requerimento { NUMBER($application, useGrouping: 0) } ainda não foi decidido
    [withdrawn] o requerimento { NUMBER($application, useGrouping: 0) } foi retirado
    [refused] o requerimento { NUMBER($application, useGrouping: 0) } foi indeferido
    [revoked] o requerimento { NUMBER($application, useGrouping: 0) } foi deferido, e a autorização revogada desde { DATETIME($day) }
    [early] o requerimento { NUMBER($application, useGrouping: 0) } está deferido a partir de { DATETIME($day) }
    [ended] o requerimento { NUMBER($application, useGrouping: 0) } foi deferido até { DATETIME($day) }
    [conditions] o requerimento { NUMBER($application, useGrouping: 0) } foi deferido sob condições que não estão cumpridas: { $unmet }
   *[none] nada foi requerido que abranja esta mesa
  }
refusal-option-must-be-authorised-register = «{ $option }»={ $value } não está hoje autorizado nesta mesa: { house-standing }
refusal-bet-must-be-authorised-register = «{ $bet }» não está hoje autorizado nesta mesa: { house-standing }
refusal-edition-must-be-in-force = { $edition } não está em vigor em { DATETIME($day) }, mas sim { $held }: uma mesa a dinheiro rege-se pela versão em vigor nesse dia
refusal-edition-must-be-in-force-yet = { $edition } aplica-se desde { DATETIME($begins) }: em { DATETIME($day) } nenhuma versão está em vigor
refusal-conditions-must-be-those-of-the-decision = «{ $bet }» está nesta mesa sob condições diferentes das fixadas na decisão do requerimento { NUMBER($application, useGrouping: 0) }
refusal-conditions-must-be-met-by-the-register = «{ $bet }»: do registo não consta o cumprimento destas condições da decisão do requerimento { NUMBER($application, useGrouping: 0) }: { $unmet }
refusal-application-must-ask-for-something = nada disto carece de autorização segundo { $edition }: não há o que requerer
refusal-application-must-be-for-what-needs-authorisation = «{ $option }» não carece de autorização: é a casa que escolhe
refusal-application-must-be-for-what-needs-authorisation-bets = nenhum artigo desta versão permite à DICJ autorizar outras apostas ou prémios
refusal-application-must-precede-adoption-by-working-days-register = o requerimento apresentado em { DATETIME($filed) } para { DATETIME($adopted) } está fora de prazo: { $days ->
    [one] exige-se { $days } dia útil de antecedência
   *[other] exigem-se { $days } dias úteis de antecedência
  }, pelo que podia ser apresentado até { DATETIME($latest) }; apresentado hoje, serve para { DATETIME($earliest) }
refusal-adoption-must-not-precede-the-application = { DATETIME($adopted) } já passou: um requerimento apresentado em { DATETIME($filed) } é para esse dia ou para depois dele
refusal-application-must-stand-so = o requerimento { NUMBER($application, useGrouping: 0) } { $standing ->
    [pending] ainda não foi decidido
    [withdrawn] foi retirado
    [refused] foi indeferido
    [revoked] teve a autorização revogada
    [ended] foi deferido, e a autorização terminou
   *[granted] foi deferido
  }: { $wanted ->
    [pending] só se decide ou se retira o que ainda não foi decidido
   *[granted] só do que está deferido se revoga a autorização ou se regista o cumprimento de condições
  }
refusal-grant-must-hold-from-the-day-applied-for = o requerimento { NUMBER($application, useGrouping: 0) } pode ser deferido a partir de { DATETIME($first) } e não antes: indique o dia
refusal-grant-must-end-after-it-begins = uma autorização desde { DATETIME($begins) } não pode terminar em { DATETIME($until) }
refusal-revocation-must-not-reach-back = uma revogação não retroage: produz efeitos, o mais cedo, em { DATETIME($today) }
refusal-approver-must-not-be-the-applicant = { $person } apresentou o requerimento { NUMBER($application, useGrouping: 0) }, e é outra pessoa que o decide
refusal-approver-must-have-a-key = { $person } não tem chave registada, e a decisão tem de ser assinada
refusal-decision-must-be-signed-by-its-approver = a assinatura não é a de { $person } para esta decisão sobre o requerimento { NUMBER($application, useGrouping: 0) }
refusal-condition-must-be-of-the-decision = { $said } não é condição da decisão do requerimento { NUMBER($application, useGrouping: 0) }; condições: { $known }
refusal-application-must-be-granted-on-conditions = o requerimento { NUMBER($application, useGrouping: 0) } foi deferido sem condições
refusal-condition-must-change = do registo já consta que esta condição { $met ->
    [yes] está cumprida
   *[no] não está cumprida
  }: { $condition }
refusal-bets-must-not-join-a-table-that-stops = a mesa { $table } pára logo que se decidam as apostas pendentes: { $player } não tem nela nenhuma e não pode entrar

house-adoption-too-far = { DATETIME($adopted) } está demasiado longe: no máximo { $most } dias
house-application-twice = o requerimento pede { $name } duas vezes
house-application-unknown = não há requerimento { NUMBER($application, useGrouping: 0) }
house-attachment-malformed = o anexo { $file } tem de indicar o nome de um ficheiro e o seu SHA-256 (64 algarismos hexadecimais)
house-condition-twice = uma condição está repetida
house-day-malformed = { $day } não é uma data: as datas escrevem-se como 2026-03-02
house-description-edition = a descrição é para { $said }, o requerimento para { $edition }
house-description-malformed = a descrição não é um objecto
house-description-too-long = uma descrição tem no máximo { $most } bytes
house-list-too-long = demasiados valores em { $name }: no máximo { $most }
house-refusal-bare = um indeferimento não tem condições nem dias
house-setting-edition = as definições da mesa são de { $said }, o requerimento é de { $edition }
house-text-malformed = { $name }: de 1 a { $most } caracteres imprimíveis
