"""What a searching player needs of Kramer's game, written as rules are: for the plain and the compiled build alike."""
