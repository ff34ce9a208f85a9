### Authorisations: applying, deciding, and what a table may run.

house-standing = { $standing ->
    [pending] application { NUMBER($application, useGrouping: 0) } is not decided yet
    [withdrawn] application { NUMBER($application, useGrouping: 0) } was withdrawn
    [refused] application { NUMBER($application, useGrouping: 0) } was refused
    [revoked] application { NUMBER($application, useGrouping: 0) } was granted, and revoked from { DATETIME($day, dateStyle: "short") }
    [early] application { NUMBER($application, useGrouping: 0) } is granted from { DATETIME($day, dateStyle: "short") }
    [ended] application { NUMBER($application, useGrouping: 0) } was granted until { DATETIME($day, dateStyle: "short") }
    [conditions] application { NUMBER($application, useGrouping: 0) } is granted on conditions that are not met: { $unmet }
   *[none] nothing was applied for that covers this table
  }
refusal-option-must-be-authorised-register = { $option }={ $value } is not authorised here today: { house-standing }
refusal-bet-must-be-authorised-register = { $bet } is not authorised here today: { house-standing }
refusal-edition-must-be-in-force = { $edition } is not in force on { DATETIME($day, dateStyle: "short") }, { $held } is: a table for real money runs the edition of its day
refusal-edition-must-be-in-force-yet = { $edition } answers from { DATETIME($begins, dateStyle: "short") }: on { DATETIME($day, dateStyle: "short") } no edition is in force
refusal-conditions-must-be-those-of-the-decision = { $bet } stands at this table on other conditions than those of the decision on application { NUMBER($application, useGrouping: 0) }
refusal-conditions-must-be-met-by-the-register = { $bet }: the register does not have it that these conditions of the decision on application { NUMBER($application, useGrouping: 0) } are met: { $unmet }
refusal-application-must-ask-for-something = nothing of this needs authorisation under { $edition }: there is nothing to apply for
refusal-application-must-be-for-what-needs-authorisation = { $option } needs no authorisation: the house chooses it by itself
refusal-application-must-be-for-what-needs-authorisation-bets = no article of this edition lets the inspectorate authorise other bets or prizes
refusal-application-must-precede-adoption-by-working-days-register = an application of { DATETIME($filed, dateStyle: "short") } is late for { DATETIME($adopted, dateStyle: "short") }: { $days } working days are needed, so it could be filed until { DATETIME($latest, dateStyle: "short") }; filed today, it would do for { DATETIME($earliest, dateStyle: "short") }
refusal-adoption-must-not-precede-the-application = { DATETIME($adopted, dateStyle: "short") } is past: an application of { DATETIME($filed, dateStyle: "short") } is for that day or later
refusal-application-must-stand-so = application { NUMBER($application, useGrouping: 0) } { $standing ->
    [pending] is not decided yet
    [withdrawn] was withdrawn
    [refused] was refused
    [revoked] was revoked
    [ended] was granted, and has ended
   *[granted] was granted
  }: { $wanted ->
    [pending] only one that is not decided yet can be decided or withdrawn
   *[granted] only one that is granted can be revoked, or meet conditions
  }
refusal-grant-must-hold-from-the-day-applied-for = application { NUMBER($application, useGrouping: 0) } can be granted from { DATETIME($first, dateStyle: "short") } on, not before: say from which day
refusal-grant-must-end-after-it-begins = a grant from { DATETIME($begins, dateStyle: "short") } cannot end on { DATETIME($until, dateStyle: "short") }
refusal-revocation-must-not-reach-back = a revocation holds from { DATETIME($today, dateStyle: "short") } on at the earliest
refusal-approver-must-not-be-the-applicant = { $person } filed application { NUMBER($application, useGrouping: 0) }, and somebody else decides on it
refusal-approver-must-have-a-key = { $person } has no registered key: a decision is signed
refusal-decision-must-be-signed-by-its-approver = the signature is not { $person }'s under this decision on application { NUMBER($application, useGrouping: 0) }
refusal-condition-must-be-of-the-decision = { $said } is no condition of the decision on application { NUMBER($application, useGrouping: 0) }: { $known }
refusal-application-must-be-granted-on-conditions = application { NUMBER($application, useGrouping: 0) } was granted without conditions
refusal-condition-must-change = the register has it already that this condition is { $met ->
    [yes] met
   *[no] not met
  }: { $condition }
refusal-bets-must-not-join-a-table-that-stops = table { $table } stops once the stakes that stand are decided: { $player } has none there, and cannot join

house-adoption-too-far = { DATETIME($adopted, dateStyle: "short") } is too far ahead: at most { $most } days
house-application-twice = the application asks for { $name } twice
house-application-unknown = there is no application { NUMBER($application, useGrouping: 0) }
house-attachment-malformed = the attachment { $file } needs the name of a file and its SHA-256 (64 hexadecimal digits)
house-condition-twice = a condition is said twice
house-day-malformed = { $day } is no day: write it as 2026-03-02
house-description-edition = the description is for { $said }, the application for { $edition }
house-description-malformed = the description is no object
house-description-too-long = a description has at most { $most } bytes
house-list-too-long = too many { $name }: at most { $most }
house-refusal-bare = a refusal has no conditions and no days
house-setting-edition = the setting is of { $said }, the application of { $edition }
house-text-malformed = { $name }: 1 to { $most } printable characters
