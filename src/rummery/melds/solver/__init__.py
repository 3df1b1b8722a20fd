"""The exact arrangement of cards into melds."""
