"""Runs and sets: their shapes, recognising them, finding them in a hand. This floor knows cards, and no game."""
