"""How many people the server can serve: many tables at once, each move answered only when it is stored for good."""
