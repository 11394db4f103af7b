#!/usr/bin/env bash
# Runs the kit of this checkout with any Node from 20.19: installs and compiles it on first use. For CI; action.yml and
# .pre-commit-hooks.yaml call it.
set -euo pipefail
home=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [ ! -f "$home/dist/cli.js" ]; then
  (
    cd "$home/.."
    { [ -e node_modules/ajv ] || npm ci --workspace openapi --ignore-scripts --no-audit --no-fund --loglevel=error; } &&
      npm run --silent prepack --workspace openapi
  ) >&2 || exit 2
fi
exec node "$home/dist/cli.js" "$@"
