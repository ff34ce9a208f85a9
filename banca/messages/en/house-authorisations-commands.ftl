### The commands “banca house apply”, “decide” and “register”: their help, and what they print.

command-house-apply = applications for authorisation
    .application = the number of the application
    .condition = the condition, as the decision has it
command-house-apply-file = file an application
    .game = a game or an edition: cussec, roulette-60-2004
    .adopt = the day from which it is to be run
    .set = an option or a parameter that needs authorisation, and its value; may be said several times
    .whole = for all that a table with these options would run
    .bet = a file that describes a new bet or a different prize; may be said several times
    .attach = a file of the dossier, of which the digest is filed; may be said several times
    .table = a table that it is for (all, unless said); may be said several times
command-house-apply-withdraw = withdraw an application that is not decided
command-house-apply-meet = record that a condition of a decision is met
command-house-apply-end = record that a condition of a decision is no longer met
command-house-decide = decisions of the regulator
    .application = the number of the application
    .why = the reason, which is signed with it
    .sign = the file of the regulator's private key: 64 hexadecimal digits; without it or a signature, what is to be signed is printed
    .signature = a signature that was made elsewhere, in hexadecimal digits
    .from = the day from which it holds
    .until = the last day on which it holds (until it is revoked, unless said)
    .condition = a condition; may be said several times
command-house-decide-grant = grant an application
command-house-decide-refuse = refuse an application
command-house-decide-revoke = revoke what was granted
command-house-decide-decree = record a one-off decree: the administration is closed on a day
    .day = the day
    .works = it works on that day, unlike the calendar
    .why = the decree
command-house-register = the register of authorisations
    .on = the day (today, unless said)
command-house-register-list = every application, and how it stands
command-house-register-document = an application and the signed decisions on it, for examples/verify_decision.py
    .application = the number of the application
command-house-register-table = what a table may run of all that needs authorisation
    .table = the id of the table
    .game = a game or an edition

column-application = application
column-filed = filed
column-adopted = for
column-asked = asks for
column-from-day = from
column-until-day = until

standing-in-force = in force
standing-pending = not decided
standing-withdrawn = withdrawn
standing-refused = refused
standing-revoked = revoked
standing-early = granted, not yet in force
standing-ended = ended
standing-conditions = waits for conditions

house-application-filed = application { NUMBER($application, useGrouping: 0) } is filed ({ $asks }); its digest is { $digest }
house-application-withdrawn = application { NUMBER($application, useGrouping: 0) } is withdrawn
house-condition-recorded = recorded; conditions of application { NUMBER($application, useGrouping: 0) } that are not met: { $unmet }
house-decided = application { NUMBER($application, useGrouping: 0) }: { $decision ->
    [grant] granted
    [refuse] refused
   *[revoke] revoked
  }
house-day-decreed = { $day } is { $works ->
    [yes] a working day
   *[no] no working day
  }
house-no-applications = no applications yet
house-nothing-in-force = nothing that needs authorisation is in force there
house-choice-malformed = { $said } is no choice: write NAME=VALUE
house-signing-key-unreadable = { $file } holds no private key (64 hexadecimal digits)
