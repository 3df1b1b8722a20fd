"""The grammar of play: moves, events, state, view, laws, options, notation. It knows no game."""
