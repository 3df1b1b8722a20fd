"""How the store came to be as it is: each change of its tables, applied on start."""
