"""A service with one list, on a free port, with the standard library alone."""

import json
from http.server import BaseHTTPRequestHandler
from urllib.parse import parse_qs, urlparse

TEAMS = [
    {"id": "foxes", "account": "demo", "name": "Foxes", "points": 7},
    {"id": "owls", "account": "demo", "name": "Owls", "points": 9},
]


class Service(BaseHTTPRequestHandler):
    def answer(self, status, body=None):
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE")
        self.send_header("Access-Control-Allow-Headers", "Authorization, Content-Type")
        self.send_header("Access-Control-Expose-Headers", "Retry-After")
        if body is not None:
            self.send_header("Content-Type", "application/json")
        self.end_headers()
        if body is not None:
            self.wfile.write(json.dumps(body).encode())

    def do_OPTIONS(self):
        self.answer(204)

    def do_GET(self):
        url = urlparse(self.path)
        if "Authorization" not in self.headers:
            self.answer(401, {"error": "Sign in"})
        elif url.path.endswith("/accounts"):
            self.answer(200, [{"account": "demo", "name": "Demo"}])
        elif url.path.endswith("/teams"):
            query = parse_qs(url.query)
            skip, limit = (int(query[name][0]) for name in ("skip", "limit"))
            self.answer(200, TEAMS[skip : skip + limit])
        else:
            self.answer(404, {"error": "There is no such address"})

    def log_message(self, *_):
        pass
