"""Writes the OpenAPI document of an app: `python export.py default`."""

import json
import sys
from pathlib import Path

here = Path(__file__).parent
style = sys.argv[1]
sys.dont_write_bytecode = True
sys.path.insert(0, str(here / style))

from main import app  # noqa: E402

document = json.dumps(app.openapi(), separators=(",", ":"), ensure_ascii=False)
(here / f"fastapi-{style}.json").write_text(document + "\n")
