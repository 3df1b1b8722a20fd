"""Marriage, the Indian and Nepali rummy of 21 cards."""
