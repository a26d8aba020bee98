"""The little statistics that reports need."""

from __future__ import annotations

from math import sqrt


def interval(hits: float, tries: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share; half a hit is half a one."""
    if tries == 0:
        return 0.0, 1.0
    z = 1.959964
    share = hits / tries
    centre = share + z * z / (2 * tries)
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def quantile(sizes: dict[int, int], share: float) -> int:
    """The smallest size that at least this share of all counted games does not exceed."""
    total = sum(sizes.values())
    reached = 0
    for size in sorted(sizes):
        reached += sizes[size]
        if reached >= share * total:
            return size
    return 0
