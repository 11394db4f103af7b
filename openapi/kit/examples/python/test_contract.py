"""pytest: starts the service, and runs the command against it. CONTRACT names the command, such as an npx line."""

import os
import shlex
import subprocess
import threading
from http.server import ThreadingHTTPServer

import pytest

from service import Service


@pytest.fixture
def base_url():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/admin/api/v0"
    server.shutdown()


def test_the_teams_fit_the_console(base_url):
    command = shlex.split(os.environ.get("CONTRACT", "npx contract"))
    options = ["verify", "--base-url", base_url, "--account", "demo", "--only", "teams", "--rate", "1000"]
    done = subprocess.run(
        [*command, *options],
        env={**os.environ, "CONTRACT_TOKEN": "any token that the service takes in tests"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
