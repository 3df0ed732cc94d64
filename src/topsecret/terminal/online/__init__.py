"""Playing on a server at this terminal."""
