"""Randolph's rules, one topic a module; clauses are those of the rules document (R1 to R10)."""
