import HearthLists

/// What the description of the API says of a route that answers the octets of a file.
enum FileParts {
    /// The headers that it takes besides those of every operation.
    static let conditions: [JSONValue] = [
        header(
            "Range",
            """
            One range of octets, as RFC 9110 has it: `bytes=0-499`, `bytes=500-` or `bytes=-500`. With \
            several, or one that is malformed, the whole is answered.
            """),
        header(
            "If-Range",
            "An `ETag`: of a file that has another, the whole is answered instead of the range."),
        header("If-None-Match", "An `ETag`: a file that has it is not sent again."),
    ]

    /// What it answers; HEAD is answered the same without the octets.
    static let responses: JSONValue = [
        "200": JSONValue.object([
            "description": "The octets of the file. HEAD is answered the same without them.",
            "headers": .object(both), "content": .object(contents),
        ]),
        "206": JSONValue.object([
            "description": "The octets of the range.", "headers": .object(all),
            "content": .object(contents),
        ]),
        "304": JSONValue.object([
            "description": "The file is the one that the request names.", "headers": .object(both),
        ]),
        "416": JSONValue.object([
            "description": "The file has nothing of the range. No body.", "headers": .object(all),
        ]),
        "default": ["$ref": "#/components/responses/Refusal"],
    ]

    /// By how the file begins.
    private static let contents = Dictionary(
        uniqueKeysWithValues: (AttachmentKinds.types.map(\.name) + ["application/octet-stream"])
            .map { ($0, [:] as JSONValue) })

    private static let both: [String: JSONValue] = [
        "Accept-Ranges": said("`bytes`."), "ETag": said("Another for every other file."),
    ]
    private static let all = both.merging([
        "Content-Range": said("`bytes 0-499/1234`; with status 416 `bytes */1234`.")
    ]) { $1 }

    private static func said(_ text: String) -> JSONValue {
        ["description": .text(text), "schema": ["type": "string"]]
    }

    private static func header(_ name: String, _ text: String) -> JSONValue {
        [
            "name": .text(name), "in": "header", "required": false, "description": .text(text),
            "schema": ["type": "string"],
        ]
    }
}
