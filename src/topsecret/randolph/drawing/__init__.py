"""The board as a person or a program looks at it: SVG, a module a part of it."""
