"""Writes the contract that the applications keep, without words and examples: `python contract.py`."""

import json
from pathlib import Path

import yaml

here = Path(__file__).parent
WORDS = {"description", "summary", "example", "examples"}


def plain(value, names=False):
    """Below `properties` and in maps of components a key is a name, even if it is such a word."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: plain(item, key in ("properties", "schemas", "parameters", "responses"))
        for key, item in value.items()
        if names or key not in WORDS
    }


contract = yaml.safe_load((here / "../../../openapi/admin-api-v0.yaml").read_text())
document = json.dumps(plain(contract), separators=(",", ":"), ensure_ascii=False)
(here / "contract.json").write_text(document + "\n")
