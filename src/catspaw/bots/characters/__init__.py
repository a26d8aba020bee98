"""The named opponents of each game."""
