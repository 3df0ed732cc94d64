"""The games as environments for learning: many at once (`vector`), and as PettingZoo's and OpenSpiel's own."""
