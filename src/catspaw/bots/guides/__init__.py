"""What search is told of each game, and with which weights."""

from catspaw.bots.guides.finding import guide_for, learns, learnt_weights, read_weights

__all__ = ["guide_for", "learns", "learnt_weights", "read_weights"]
