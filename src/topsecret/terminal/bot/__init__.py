"""Programs that play: here against our bots, or at the tables of a server."""
