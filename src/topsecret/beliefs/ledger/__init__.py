"""Belief for many games at once: what the readers conclude, kept as numbers and written as rules are, so that it can be compiled.

A game has a *book*, a row of numbers to which every action adds what it says about hidden things; all of it is public. A
worker has a *room*, numbers to calculate with.
"""
