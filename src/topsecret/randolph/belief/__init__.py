"""What Randolph's suitcases may hold, as somebody can know it who watches how their owners treat them."""
