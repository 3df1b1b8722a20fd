"""The rule pages, `LANGUAGE/GAME.md`: the only source of the rules' text, read by number."""
