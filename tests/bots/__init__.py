"""Tests of the bots, and the tables they sit at."""
