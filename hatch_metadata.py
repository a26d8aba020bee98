"""The README and the addresses of a release, which only whoever releases it knows.

With CATSPAW_HOMEPAGE, the address of the repository, links and pictures of the README become absolute, so that a
package index shows them. Without it pictures are left out there, and links are plain text.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HOMEPAGE = "CATSPAW_HOMEPAGE"
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)]\((?P<target>(?!https?:|#)[^)]+)\)")


def readme_for_index(text: str, homepage: str) -> str:
    """The README as a package index shows it."""

    def replaced(found: re.Match[str]) -> str:
        if not homepage:
            return "" if found["picture"] else found["text"]
        kind = "raw" if found["picture"] else "blob"
        return f"{found['picture']}[{found['text']}]({homepage.rstrip('/')}/{kind}/HEAD/{found['target']})"

    return re.sub(r"\n{3,}", "\n\n", _LINK.sub(replaced, text))


class ReleaseMetadata(MetadataHookInterface):
    """Fills in `readme` and `urls`; a wheel from an sdist has them from there."""

    def update(self, metadata: dict[str, Any]) -> None:
        homepage = os.environ.get(HOMEPAGE, "")
        if "readme" not in metadata:
            text = (Path(self.root) / "README.md").read_text("utf-8")
            metadata["readme"] = {"content-type": "text/markdown", "text": readme_for_index(text, homepage)}
        if "urls" not in metadata and homepage:
            changes = f"{homepage.rstrip('/')}/blob/HEAD/CHANGELOG.md"
            metadata["urls"] = {"Homepage": homepage, "Changelog": changes}
