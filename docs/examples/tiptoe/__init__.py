"""Tiptoe: mice carry things home past a sleeping cat, and some of them ring. A whole game in one folder.

`cards` has the numbers, `night` the rules, `sight` what a mouse may know, `texts` what people read in two languages,
and `game` puts them together. Read them in this order. `test_tiptoe` is how such a game is tested.
"""

from tiptoe.game import Tiptoe

__all__ = ["Tiptoe"]
