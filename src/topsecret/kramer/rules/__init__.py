"""Kramer's rules, one topic a module; clauses are those of the rules document (K1 to K10)."""
