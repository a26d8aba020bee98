"""Many games: simulation and its statistics."""
