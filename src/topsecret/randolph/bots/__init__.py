"""How a player of Randolph's game can plan, written as rules are: for the plain and the compiled build alike."""
