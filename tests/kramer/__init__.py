"""Tests of Kramer's game."""
