"""Tests of the web service, on real databases."""
