"""An evaluation that learns: features of each seat, weighed and compared with those of the others."""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Evaluation:
    """A seat's chance to win is e to the sum of its weighed features, as a part of what all seats come to."""

    def __init__(self, weights: list[float], players: int) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.players: i64 = players
        self.features: vec[float] = vec[float]([0.0] * (len(weights) * players))
        """Of every seat, one seat after the other."""

    def clear(self) -> None:
        at: i64 = 0
        while at < len(self.features):
            self.features[at] = 0.0
            at += 1

    def set(self, seat: i64, feature: i64, value: float) -> None:
        self.features[seat * len(self.weights) + feature] = value

    def add(self, seat: i64, feature: i64, value: float) -> None:
        self.features[seat * len(self.weights) + feature] += value

    def rate(self, worths: vec[float]) -> None:
        """From the features that were set: the chance of each seat."""
        most: float = -1e9
        at: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            total: float = 0.0
            feature: i64 = 0
            while feature < len(self.weights):
                total += self.weights[feature] * self.features[at]
                at += 1
                feature += 1
            worths[seat] = total
            most = max(most, total)
            seat += 1
        whole: float = 0.0
        seat = 0
        while seat < self.players:
            worths[seat] = exp(worths[seat] - most)
            whole += worths[seat]
            seat += 1
        seat = 0
        while seat < self.players:
            worths[seat] /= whole
            seat += 1

    def learn(self, worths: vec[float], ends: vec[float], pace: float) -> None:
        """One step towards what each seat came to, after `rate` has said what was foreseen."""
        feature: i64 = 0
        while feature < len(self.weights):
            change: float = 0.0
            seat: i64 = 0
            while seat < self.players:
                change += (ends[seat] - worths[seat]) * self.features[seat * len(self.weights) + feature]
                seat += 1
            self.weights[feature] += pace * change
            feature += 1
