"""The changes, one module each."""
