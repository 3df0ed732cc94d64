"""What it is to play, for any game."""
