"""Who is whom in Kramer's game: what a seat can conclude from what it is told."""
