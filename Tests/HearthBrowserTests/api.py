"""The JSON API of a home, and the file that describes it."""

import http.client
import json
import os
import time
import uuid
from urllib.parse import quote, urlencode

from jsonschema import Draft202012Validator

_HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(_HERE, "..", "..", "protocol-spec", "api.json")
PREFIX = "/api/v1/"
# What is answered on the home's own socket alone, to whoever may read its files: tested elsewhere.
OF_THE_SOCKET = {
    "entrance", "devices", "devices/switch", "devices/address", "devices/add", "devices/pairing",
    "devices/answer", "devices/remove", "devices/renew-authority", "devices/invite", "devices/end-link",
}  # fmt: skip


def description():
    with open(FILE, encoding="utf-8") as file:
        return json.load(file)


def closed(schema):
    """The same, with no fields but those that it names: what is not described shall be noticed."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: closed(one) for name, one in schema.items()}
    if isinstance(made.get("properties"), dict) and made.get("type") == "object":
        made.setdefault("additionalProperties", False)
    return made


def new_id():
    """What something is called that is to be created."""
    return uuid.uuid4().hex


class Client:
    """Asks a home as a program would, and holds every question and answer against the file."""

    def __init__(self, home, spec, asked):
        self.home = home
        self.spec = spec
        self.schemas = closed(spec["components"]["schemas"])
        # Of all clients: which paths were answered.
        self.asked = asked
        # Who asks; None: the first member.
        self.member = None
        # Of a sign-in.
        self.session = None

    def get(self, path, **fields):
        query = f"?{urlencode(fields, quote_via=quote)}" if fields else ""
        described = self.spec["paths"][PREFIX + path]["get"]
        names = {one["name"]: one for one in described.get("parameters", []) if "name" in one}
        unknown = set(fields) - set(names)
        missing = {n for n, one in names.items() if one["required"]} - set(fields)
        if unknown or missing:
            raise AssertionError(f"{path} is described otherwise: {unknown or missing}")
        return self._answer(path, described, *self._send("GET", PREFIX + path + query))

    def post(self, path, **fields):
        described = self.spec["paths"][PREFIX + path]["post"]
        schema = described["requestBody"]["content"]["application/json"]["schema"]
        if "id" in self.schemas[schema["$ref"].rpartition("/")[2]].get("properties", {}):
            fields.setdefault("id", new_id())
        self.fits(schema, fields, path)
        body = json.dumps(fields).encode()
        return self._answer(path, described, *self._send("POST", PREFIX + path, body))

    def sends_file(self, path, octets, **fields):
        described = self.spec["paths"][PREFIX + path]["post"]
        query = urlencode(fields, quote_via=quote)
        return self._answer(path, described, *self._send("POST", f"{PREFIX}{path}?{query}", octets))

    def refused(self, method, path, body=None, token=None):
        """The answer to what is refused: its status, and the error."""
        status, _, text = self._send(method, path, body, token)
        schema = self.spec["components"]["responses"]["Refusal"]["content"]["application/json"]
        answer = json.loads(text)
        self.fits(schema["schema"], answer, path)
        return status, answer["error"]

    def fits(self, schema, value, where):
        """Nothing missing, nothing of another kind, nothing that is not described."""
        whole = {"components": {"schemas": self.schemas}, **closed(schema)}
        problems = [
            f"{where}: {'/'.join(map(str, one.absolute_path))}: {one.message[:300]}"
            for one in Draft202012Validator(whole).iter_errors(value)
        ]
        if problems:
            raise AssertionError("\n".join(problems))

    def follows(self, **fields):
        """The lines of the stream of news, as they come."""
        connection, answer = self._open("GET", f"{PREFIX}events?{urlencode(fields)}")
        if answer.status != 200:
            raise AssertionError(f"events answered {answer.status}")
        self.asked.add("events")
        return connection, answer

    def _answer(self, path, described, status, kind, body):
        if status != 200:
            raise AssertionError(f"{path} of {self.home.members[0]}: {status} {body[:500]}")
        self.asked.add(path)
        media = described["responses"]["200"]["content"][kind]
        if kind != "application/json":
            return body
        value = json.loads(body)
        self.fits(media["schema"], value, path)
        return value

    def _send(self, method, path, body=None, token=None):
        connection, answer = self._open(method, path, body, token)
        try:
            kind = answer.getheader("content-type", "").split(";")[0]
            return answer.status, kind, answer.read()
        finally:
            connection.close()

    def _open(self, method, path, body=None, token=None):
        connection = http.client.HTTPConnection(self.home.host, timeout=30)
        headers = {
            "Authorization": f"Bearer {token or self.home.token}",
            "Hearth-Member": quote(self.member or self.home.members[0]),
        }
        if self.session:
            headers["Hearth-Session"] = self.session
        connection.request(method, path, body=body, headers=headers)
        return connection, connection.getresponse()


def zone_at_noon():
    """A time zone where it is about noon, so that no day ends while a test runs, whenever that is."""
    return f"Etc/GMT{time.gmtime().tm_hour - 12:+d}"
