### Desks: where those work who run, teach and supervise tables.

desks = Postos de trabalho
desk-none = Este posto de trabalho não existe.
desk-drills = Exercícios
desk-croupier = «Croupier»
desk-classroom = Sala de aula
desk-house = Casa
desk-regulator = Regulador
