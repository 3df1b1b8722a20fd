"""The plain terminal: made to be read aloud. One event a line, no boxes, no spinner."""
