"""The web service: tables, seats, sockets, storage, clocks and bot seats."""
