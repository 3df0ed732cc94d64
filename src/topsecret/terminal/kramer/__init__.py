"""Kramer's game at the terminal: its words, its tables, and how its decisions are asked for."""
