"""Numbers that no field means, and where the description of the API has a place for a number."""

import json

from long import IS_LONG

# As they stand in a request: the ends of what a machine counts with, and far beyond.
NUMBERS = [str(-(2**63)), "-1", "0", str(2**63 - 1), str(2**63), "1" + "0" * 400]

# Those that a machine can count with just so.
ENDS = [NUMBERS[0], NUMBERS[3]]

# For pages, of which there are many: an end and one far beyond; `scripts/test --long` tries all.
ON_PAGES = NUMBERS if IS_LONG else [NUMBERS[3], NUMBERS[5]]

# Fields of text in which a number stands, with other things or alone.
TEXTS = {
    "amount", "birthday", "date", "days", "maxPrice", "minPrice", "position", "price", "quantity",
}  # fmt: skip

_MARK = "@ the number @"


def bodies(spec, schema, words):
    """Bodies of a request, one for each place for a number: its path, and number -> octets.

    `words`: what stands in the other fields that have to be there, by their names.
    """
    for path, kind in _places(spec, schema):
        text = json.dumps(_example(spec, schema, path, words))

        def body(number, text=text, kind=kind):
            literal = number if kind == "integer" else json.dumps(number)
            return text.replace(json.dumps(_MARK), literal).encode()

        yield path, body


def is_number(name, schema):
    kind = schema.get("type")
    return kind in ("integer", "number") or (kind == "string" and name in TEXTS)


def _resolved(spec, schema):
    while "$ref" in schema:
        schema = spec["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    return schema


def _places(spec, schema, path=()):
    schema = _resolved(spec, schema)
    if schema.get("type") == "array":
        yield from _places(spec, schema["items"], path)
    elif "properties" in schema:
        for name, one in schema["properties"].items():
            yield from _places(spec, one, (*path, name))
    elif path and is_number(path[-1], schema):
        yield path, schema["type"]


def _example(spec, schema, path, words, name=""):
    """A value with the mark at the end of the path, and nothing else but what has to be there.

    Without a path there is no mark.
    """
    schema = _resolved(spec, schema)
    kind = schema.get("type")
    if kind == "array":
        return [_example(spec, schema["items"], path, words, name)]
    if "properties" in schema:
        here, beyond = (path[0], path[1:]) if path else (None, None)
        wanted = {*schema.get("required", []), *([here] if here else [])}
        return {
            one: _example(
                spec, schema["properties"][one], beyond if one == here else None, words, one
            )
            for one in sorted(wanted)
        }
    if path == ():
        return _MARK
    if "enum" in schema:
        return "at" if "at" in schema["enum"] else schema["enum"][0]
    return {"boolean": False, "integer": 1}.get(kind, words.get(name, "Other"))
