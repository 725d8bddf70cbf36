"""Requests as no browser sends them: any host, any origin, any cookies."""

import http.client
import re
from urllib.parse import urlencode


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.octets = response.read()
        self.body = self.octets.decode("utf-8", errors="replace")


def ask(home, path, method="GET", cookies=None, form=None, body=None, **headers):
    """`cookies`: a browser profile, whose cookies go along; `form`: fields to send; `body`: octets."""
    connection = http.client.HTTPConnection(home.host, timeout=30)
    fields = {name.replace("_", "-"): value for name, value in headers.items()}
    if cookies is not None:
        fields["cookie"] = "; ".join(f"{one['name']}={one['value']}" for one in cookies.cookies())
    if form is not None:
        method, body = "POST", urlencode(form)
        fields["content-type"] = "application/x-www-form-urlencoded"
    try:
        connection.request(method, path, body=body, headers=fields)
        return Answer(connection.getresponse())
    finally:
        connection.close()


def send(home, method, path, body, headers):
    """One request as it is."""
    connection = http.client.HTTPConnection(home.host, timeout=30)
    try:
        connection.request(method, path, body=body, headers=headers)
        return Answer(connection.getresponse())
    finally:
        connection.close()


def form_token(page):
    """What the forms of a page of hers carry."""
    return re.search(r'name="form-token" value="([0-9a-f]+)"', page).group(1)
