"""The command line: it parses, and calls."""
