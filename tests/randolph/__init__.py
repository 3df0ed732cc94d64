"""Tests of Randolph's game."""
