### Desks: where those work who run, teach and supervise tables.

desks = Desks
desk-none = There is no such desk.
desk-drills = Drills
desk-croupier = Croupier
desk-classroom = Classroom
desk-house = House
desk-regulator = Regulator
