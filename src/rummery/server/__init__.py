"""The playroom: tables on the network, one writer each, every seat its own view."""
