"""The tests; packages, so that test modules can share the factories beside them."""
