import HearthAPI
import HearthLists

@testable import HearthWeb

/// The routes that are no operations: files in, pictures out, news as they come.
enum OtherRoutes {
    static func paths(_ collector: SchemaCollector) throws -> [String: JSONValue] {
        let ofKinds = try KindRoutes.all.map { operation in
            (
                LocalAPI.prefix + operation.path,
                ["post": try asked(operation, APIParts.caller, collector)] as JSONValue
            )
        }
        return try devices(collector).merging(ofKinds) { $1 }.merging([
            LocalAPI.healthPath: ["get": try health(collector)],
            LocalAPI.prefix + ShowEntrance.path: ["get": try entrance(collector)],
            LocalAPI.prefix + LocalAPI.eventsPath: ["get": try events(collector)],
            LocalAPI.prefix + PreparedPhoto.path: ["post": try prepare(collector)],
            LocalAPI.prefix + AttachPhoto.path: ["post": try attach(collector)],
            LocalAPI.prefix + FetchFromShop.path: [
                "post": try asked(FetchFromShop.self, APIParts.caller, collector)
            ],
            LocalAPI.prefix + ShowPhoto.path: ["get": try show(collector)],
        ]) { $1 }
    }

    /// On the home's own socket alone, where nobody has to say who they are.
    private static func devices(_ collector: SchemaCollector) throws -> [String: JSONValue] {
        func read<Asked: HearthAPI.Operation>(_ operation: Asked.Type) throws -> JSONValue {
            commented(operation, collector)
                .with("responses", APIParts.responses(try collector.schema(of: Asked.Answer.self)))
                .with("security", [[:]])
        }
        func written<Asked: HearthAPI.Operation>(_ operation: Asked.Type) throws -> JSONValue {
            try asked(operation, [], collector).with("security", [[:]])
        }
        return Dictionary(
            uniqueKeysWithValues: try DeviceDesk.operations.map { operation in
                let path = LocalAPI.prefix + operation.path
                return operation.isReading
                    ? (path, ["get": try read(operation)])
                    : (path, ["post": try written(operation)])
            })
    }

    private static func health(_ collector: SchemaCollector) throws -> JSONValue {
        APIParts.operation("Health", "Answers as soon as the node can be asked.")
            .with("x-askers", .text(Askers.anyone.rawValue))
            .with("responses", APIParts.responses(try collector.schema(of: Done.self)))
    }

    private static func entrance(_ collector: SchemaCollector) throws -> JSONValue {
        commented(ShowEntrance.self, collector)
            .with("responses", APIParts.responses(try collector.schema(of: EntranceInfo.self)))
            .with("security", [[:]])
    }

    private static func events(_ collector: SchemaCollector) throws -> JSONValue {
        let text = """
            The caller's news as they come

            A stream of server-sent events as the HTML standard has them; `x-events` says what their \
            `data` is, in one line of JSON. It begins with `retry: 2000`, and a comment comes every \
            \(EventsRoute.heartbeat.components.seconds) seconds. An event `news` has the id of the piece of news; a follower \
            who comes back with `\(LocalAPI.lastEventHeader)` gets what came since. Who gives to an owner on the \
            same node gets events `look` instead, always of the same octets: when something came that \
            everybody may know, in every slot, and first of all. An event `end` is the \
            last one. A follower who does not read is cut off, without an `end` when more waits than is kept.
            """
        let last: JSONValue = [
            "name": .text(LocalAPI.lastEventHeader), "in": "header", "required": false,
            "description":
                "The id of the last piece of news that the follower got; absent: from now on.",
            "schema": ["type": "integer", "minimum": 0],
        ]
        let changes = APIParts.query(
            "changes", isRequired: false,
            schema: [
                "type": "string", "enum": ["yes"],
                "description": "Also tell when something that the caller sees may be another.",
            ])
        return APIParts.operation("FollowNews", text)
            .with("x-askers", .text(EventsRoute.askers.rawValue))
            .with("parameters", .list(APIParts.caller + [last, changes]))
            .with(
                "responses",
                APIParts.responses(media: "text/event-stream", ["type": "string"])
            )
            .with(
                "x-events",
                [
                    "news": try collector.schema(of: NewsInfo.self),
                    "change": try collector.schema(of: ChangeInfo.self),
                    "end": try collector.schema(of: NewsEnd.self),
                ])
    }

    private static func prepare(_ collector: SchemaCollector) throws -> JSONValue {
        let name = SchemaCollector.name(of: PreparedPhoto.self)
        return APIParts.operation("PreparePhoto", collector.comments.comments[name])
            .with("x-askers", .text(PreparedPhoto.askers.rawValue))
            .with("parameters", .list(APIParts.caller + [fileName]))
            .with("requestBody", file)
            .with("responses", APIParts.responses(try collector.schema(of: PreparedPhoto.self)))
    }

    private static func attach(_ collector: SchemaCollector) throws -> JSONValue {
        let comments = collector.comments.comments
        let item = APIParts.query(
            "item", isRequired: true,
            schema: JSONValue.object(["type": "string"])
                .with("description", comments["AttachPhoto.item"].map { .text($0) }))
        let caption = APIParts.query(
            "caption", isRequired: false,
            schema: ["type": "string", "description": "What stands under the photo."])
        return APIParts.operation(
            "AttachPhoto",
            "Puts a file to an item of one's own as a photo: turned upright, without metadata, made to fit."
        )
        .with("x-askers", .text(AttachPhoto.askers.rawValue))
        .with("parameters", .list(APIParts.caller + [item, caption, fileName]))
        .with("requestBody", file)
        .with("responses", APIParts.responses(try collector.schema(of: AttachPhoto.Answer.self)))
    }

    /// With JSON in and out, as the operations of the node have them.
    private static func asked<Asked: HearthAPI.Operation>(
        _ operation: Asked.Type, _ parameters: [JSONValue], _ collector: SchemaCollector
    ) throws -> JSONValue {
        commented(operation, collector)
            .with("parameters", .list(parameters))
            .with(
                "requestBody",
                [
                    "required": true,
                    "description": .text(
                        "At most \(operation.bodyLimit) octets; more is answered with status 413."),
                    "content": [
                        "application/json": ["schema": try collector.schema(of: operation)]
                    ],
                ]
            )
            .with("responses", APIParts.responses(try collector.schema(of: Asked.Answer.self)))
    }

    private static func show(_ collector: SchemaCollector) throws -> JSONValue {
        let item = APIParts.query("item", isRequired: true, schema: ["type": "string"])
        let number = APIParts.query(
            "number", isRequired: true,
            schema: ["type": "integer", "minimum": 1, "description": "Which one, counted from 1."])
        let thumbnail = APIParts.query(
            "thumbnail", isRequired: false,
            schema: [
                "type": "string", "description": "`true`: the small picture instead of the whole.",
            ])
        return commented(ShowPhoto.self, collector)
            .with(
                "parameters",
                .list(APIParts.caller + [item, number, thumbnail] + FileParts.conditions)
            )
            .with("responses", FileParts.responses)
    }

    /// What the errors call the file.
    private static let fileName = APIParts.query(
        "name", isRequired: false,
        schema: ["type": "string", "description": "What errors call the file; else `photo`."])

    private static let file: JSONValue = [
        "required": true,
        "description": .text(
            """
            A picture (JPEG, PNG, WebP) or a sound (Ogg, WebM, MP4, WAV, MP3) as it is, at most \
            \(AttachmentKinds.largest) octets.
            """),
        "content": ["application/octet-stream": [:]],
    ]

    private static func commented<Offered: HearthAPI.Operation>(
        _ operation: Offered.Type, _ collector: SchemaCollector
    ) -> JSONValue {
        let name = SchemaCollector.name(of: operation)
        return APIParts.operation(name, collector.comments.comments[name])
            .with("x-askers", .text(operation.askers.rawValue))
    }
}
