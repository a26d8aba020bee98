"""Where games are stored on this machine."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """`$CATSPAW_HOME`, or where this machine keeps the data of programs."""
    home = os.environ.get("CATSPAW_HOME")
    return Path(home) if home else user_data_path("catspaw")
