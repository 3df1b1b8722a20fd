"""Seats, matches, journal, records: no sockets, no clock."""
