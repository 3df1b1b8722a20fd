"""Where the browser is: Debian's, or the one that RUMMERY_CHROMIUM names."""

from __future__ import annotations

import os
import shutil
from typing import Final

CHROMIUM: Final = os.environ.get("RUMMERY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
"""The path of Chromium, or None: then the tests of the client are left out."""
