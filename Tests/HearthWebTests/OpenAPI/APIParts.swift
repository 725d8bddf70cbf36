import HearthAPI

/// Pieces of the file that all routes share.
enum APIParts {
    /// One operation with its name and what the code says of it.
    static func operation(_ name: String, _ comment: String?) -> JSONValue {
        let said: JSONValue = ["operationId": .text(name)]
        guard let comment else { return said }
        let end = comment.firstRange(of: "\n\n")?.lowerBound
        let summary = comment[..<(end ?? comment.endIndex)]
        return said.with(
            "summary", .text(String(summary.hasSuffix(".") ? summary.dropLast() : summary))
        )
        .with("description", end == nil ? nil : .text(comment))
    }

    static func responses(_ schema: JSONValue) -> JSONValue {
        responses(media: "application/json", schema)
    }

    static func responses(media: String, _ schema: JSONValue) -> JSONValue {
        [
            "200": ["description": "Done.", "content": .object([media: ["schema": schema]])],
            "default": ["$ref": "#/components/responses/Refusal"],
        ]
    }

    static func query(_ name: String, isRequired: Bool, schema: JSONValue) -> JSONValue {
        // The description stands with the parameter, where readers of the file show it.
        guard case .object(var members) = schema else { return schema }
        let description = members.removeValue(forKey: "description")
        let parameter: JSONValue = [
            "name": .text(name), "in": "query", "required": .truth(isRequired),
            "schema": .object(members),
        ]
        return parameter.with("description", description)
    }

    /// The headers that every operation takes.
    static let caller: [JSONValue] = [
        ["$ref": "#/components/parameters/Member"], ["$ref": "#/components/parameters/Session"],
    ]

    static let parameters: [String: JSONValue] = [
        "Member": [
            "name": .text(LocalAPI.memberHeader), "in": "header", "required": false,
            "description": """
            The name of the member who asks, percent-encoded UTF-8. May be absent while the \
            household has one member, or with a session that says who it is.
            """,
            "schema": ["type": "string"],
        ],
        "Session": [
            "name": .text(LocalAPI.sessionHeader), "in": "header", "required": false,
            "description": """
            The token of an unlocked session or of a sign-in, percent-encoded. Members with a \
            passphrase need it for nearly everything; without it `locked` is answered.
            """,
            "schema": ["type": "string"],
        ],
    ]

    static let token: JSONValue = [
        "type": "http", "scheme": "bearer",
        "description": """
        64 hexadecimal digits from the file `api-token` in the folder of the home. Asked for over \
        TCP, not on the Unix socket.
        """,
    ]

    /// Of every error code: the status that it comes with, and the arguments it has.
    static func refusal(_ schema: JSONValue) -> JSONValue {
        let codes = ErrorCode.allCases.map { code in
            let arguments = code.argumentNames.map { JSONValue.text($0) }
            let said: JSONValue = [
                "status": .number(code.httpStatus), "arguments": .list(arguments),
            ]
            return (code.rawValue, said)
        }
        return [
            "description": """
            Nothing was done. `error.code` says why, `error.arguments` with which values, and \
            `error.message` is an English sentence for programs that have no text for the code. \
            `x-error-codes` lists the codes with the status of each and the names of its arguments. \
            A request that is itself wrong is answered with the code `usage` and status 400; with \
            413 when it is too long, with 503 when others are sending so much that there is no \
            room for it now, and with 405 and `Allow` when the method is another. `usage` alone \
            has other statuses than the one listed.
            """,
            "content": ["application/json": ["schema": schema]],
            "x-error-codes": .object(Dictionary(uniqueKeysWithValues: codes)),
        ]
    }
}
