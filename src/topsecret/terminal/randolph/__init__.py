"""Randolph's game at the terminal: its words, its cities, and how its decisions are asked for."""
