"""Mutants: the rules of the games written wrongly, one small change at a time, to see whether a test notices.

`make mutants` takes a sample of all such changes (`SAMPLE=300`, shared out evenly among the games) by a seed
(`SEED=1`), runs for each the tests that go through the changed lines, and reports those that no test noticed.

Why not a library: mutmut changes only the bodies of functions, and half of the law stands in tables; cosmic-ray starts
the whole suite anew for each change; neither takes a seeded sample. Here a mutant is a module that is imported in
place of the one on disk, in a process forked from one that has imported everything else: nothing is copied, nothing on
disk changes, and a killed mutant takes about a second. A map of which test runs which line is made first and kept in
`.mutants/` until the rules or those tests are written anew.

Published ways to arrange tiles (`LEFT_OUT`) are no rules of play; tests/exact and tests/agreement compare them as a
whole. What a surviving mutant means is for a reader to say: a test is missing, or the change makes no difference.
"""
