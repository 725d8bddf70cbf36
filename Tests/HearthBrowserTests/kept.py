"""What a phone keeps, and other places than the home that it may come to."""

import os
import ssl
import subprocess
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import devices
from waiting import eventually

PATHS = """async () => {
  const names = (await caches.keys()).filter((name) => /^(pages|pictures|texts)-/.test(name));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return found.flat().map((one) => new URL(one.url).pathname);
}"""
NOTE = """async () => (await caches.match("/kept", { cacheName: "note" }))?.json() ?? null"""
SIZES = """async () => {
  const names = (await caches.keys()).filter((name) => /^(pages|pictures|texts)-/.test(name));
  const all = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    return Promise.all((await cache.keys()).map(async (key) => [
      `${name.split("-").slice(0, 2).join("-")} ${new URL(key.url).pathname}`,
      (await (await cache.match(key)).blob()).size]));
  }));
  return Object.fromEntries(all.flat().sort());
}"""
AGE = """async (seconds) => {
  const cache = await caches.open("note");
  const note = await (await cache.match("/kept")).json();
  note.at = Date.now() - seconds * 1000;
  await cache.put("/kept", new Response(JSON.stringify(note)));
}"""


def paths(phone):
    """The pages and pictures that it keeps."""
    return phone.page.evaluate(PATHS)


def keeps(phone, path):
    eventually(f"that {path} is kept", lambda: path in paths(phone))


def keeps_nothing(phone):
    eventually("that nothing is kept", lambda: paths(phone) == [])


def seconds(phone, term="seconds"):
    """For how long it may be shown after the last contact: lists without giving, or with `gifts` all else."""
    return (phone.page.evaluate(NOTE) or {}).get(term)


def sizes(phone):
    """Octets of what it keeps, by its term and its path."""
    return phone.page.evaluate(SIZES)


def was_in_touch(phone, seconds_ago):
    """Has the phone take its last contact for longer ago, as its clock would."""
    phone.page.evaluate(AGE, seconds_ago)


class Site:
    """A server on this machine that answers everything alike; with a certificate of the home's, in its place."""

    def __init__(self, body, status=200, host="localhost", home=None):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                octets = body.encode()
                self.send_response(status)
                self.send_header("content-type", "text/html; charset=utf-8")
                self.send_header("content-length", str(len(octets)))
                self.end_headers()
                self.wfile.write(octets)

            def do_POST(self):
                self.rfile.read(int(self.headers["content-length"]))
                self.do_GET()

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if home:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(*certificate_of(home))
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_port
        self.address = f"http://{host}:{self.port}"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error):
        self.server.shutdown()
        self.server.server_close()


def certificate_of(home):
    """A certificate and its key, as whoever had the home's authority could make one."""
    folder = tempfile.mkdtemp(dir=os.path.dirname(home.folder))
    key, request, certificate, names = (
        os.path.join(folder, name) for name in ("key.pem", "request.pem", "certificate.pem", "names")
    )
    with open(names, "w", encoding="ascii") as file:
        file.write(f"subjectAltName=critical,DNS:{devices.ON_LINE}\nextendedKeyUsage=serverAuth\n")
    authority = os.path.join(home.folder, "authority-certificate.pem")
    authority_key = os.path.join(home.folder, "authority-key.pem")
    for command in (
        ["req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-subj", "/", "-keyout", key, "-out", request],
        ["x509", "-req", "-in", request, "-CA", authority, "-CAkey", authority_key, "-days", "30",
         "-set_serial", "7", "-extfile", names, "-out", certificate],
    ):  # fmt: skip
        subprocess.run(["openssl", *command], check=True, capture_output=True)
    return certificate, key
