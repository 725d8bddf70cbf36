import FoundationEssentials
import HearthAPI
import HearthHome

@testable import HearthWeb

/// `protocol-spec/api.json`, as the program makes it.
struct APIFile {
    static let path = "protocol-spec/api.json"
    static let sources = "Sources/HearthAPI"

    /// Of the operations that the router offers, and of the routes that are none.
    static func octets() throws -> [UInt8] {
        let collector = SchemaCollector(comments: try SourceComments(folder: sources))
        var paths = try OtherRoutes.paths(collector)
        for operation in HouseholdOperations.all where operation.hasRoute {
            paths[LocalAPI.prefix + operation.path] = try path(of: operation, collector)
        }
        let problem = try collector.schema(of: ErrorAnswer.self)
        let file: JSONValue = [
            "openapi": "3.1.1",
            "info": [
                "title": "Hearth", "version": .text(Version.hearth), "summary": .text(summary),
                "description": .text(introduction),
                "license": ["name": "Apache-2.0", "identifier": "Apache-2.0"],
            ],
            "servers": [
                [
                    "url": "http://127.0.0.1:{port}",
                    "description": "The node's loopback address, with the token of the home.",
                    "variables": ["port": ["default": "4380"]],
                ],
                [
                    "url": "http://localhost",
                    "description": .text(socketServer),
                ],
            ],
            "security": [["token": []], [:]],
            "paths": .object(paths),
            "x-pages": .object(pages),
            "x-forms": .object(forms),
            "components": [
                "schemas": .object(collector.schemas),
                "parameters": .object(APIParts.parameters),
                "responses": ["Refusal": APIParts.refusal(problem)],
                "securitySchemes": ["token": APIParts.token],
            ],
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(file)) + [UInt8(ascii: "\n")]
    }

    /// Who may look at which page.
    private static var pages: [String: JSONValue] {
        Dictionary(uniqueKeysWithValues: PageSite.all.map { ($0.path, .text($0.askers.rawValue)) })
    }

    /// Who may send which form of a page's: by its own address, or by what its field `do` says.
    private static var forms: [String: JSONValue] {
        let own = OwnForm.all.mapValues { JSONValue.text($0.askers.rawValue) }
        let offered = FormActions.all().offers.map { ($0, JSONValue.text($1.askers.rawValue)) }
        return own.merging(offered) { first, _ in first }
    }

    private static func path<Offered: HearthAPI.Operation>(
        of operation: Offered.Type, _ collector: SchemaCollector
    ) throws -> JSONValue {
        let fields = try collector.fields(of: operation)
        let name = SchemaCollector.name(of: operation)
        var said = APIParts.operation(name, collector.comments.comments[name])
            .with("x-askers", .text(operation.askers.rawValue))
            .with("x-for-children", .text(operation.forChildren.rawValue))
            .with("responses", APIParts.responses(try collector.schema(of: Offered.Answer.self)))
        if operation.isReading {
            let query = fields.properties.sorted { $0.key < $1.key }.map { field in
                APIParts.query(
                    field.key, isRequired: fields.required.contains(field.key), schema: field.value)
            }
            return ["get": said.with("parameters", .list(APIParts.caller + query))]
        }
        let body: JSONValue = [
            "required": .truth(!fields.required.isEmpty),
            "description": .text(
                "At most \(operation.bodyLimit) octets; more is answered with status 413."),
            "content": [
                "application/json": ["schema": try collector.schema(of: operation)]
            ],
        ]
        said = said.with("parameters", .list(APIParts.caller)).with("requestBody", body)
        return ["post": said]
    }

    private static let summary = "A household's node, for programs of its own."

    private static let socketServer = """
        The Unix socket `hearth.sock` in the folder of the home, mode 0600: no token is asked for, \
        and everybody who can open the socket may ask.
        """

    private static let introduction = """
        What the command line asks of a running node, and what other programs of the household can \
        ask.

        **Reading and changing.** What only reads is a GET with its fields in the query; everything \
        else is a POST with its fields as a JSON object. An operation is done wholly or not at all, \
        and its answer comes after it was written down. A request may hold fields that are not named \
        here; they are ignored. An answer may hold such too, and a program ignores them.

        **Absent fields.** No field is ever `null`: where a description says nil, the field is absent.

        **Who asks.** Over TCP a request carries `Authorization: Bearer TOKEN` with the content of the \
        file `api-token` in the folder of the home, and the `Host` that the node listens at. \
        `Hearth-Member` says which member of the household asks, by name, and `Hearth-Session` that \
        they have unlocked their keys or signed in (`members/unlock`, `members/sign-in`); both are \
        percent-encoded UTF-8.

        **Who may ask.** Whoever opens the socket or has the token is at home, and may ask for everything. \
        Pages are never at home. `x-askers` says who may ask for an operation there, `x-pages` who may look \
        at a page, and `x-forms` who may send a form: `anyone`, also who is not signed in; `everybody`, every \
        member for what is their own; `householders`, members who may decide for the household; and `atHome`, \
        no page. Pages refuse the others with `householdersOnly` and `atHomeOnly`. An operation with a field \
        `current` has the passphrase of whoever asks given once more there.

        **For a child.** On a page, anybody can sit down in the name of a child who has no passphrase. \
        `x-for-children` says who may ask for an operation there: `child`, whoever is there in the child's \
        name; `childAndKeepers`, also members who look after one of the child's lists; `keepers`, these alone; \
        and `keepingHouseholders`, those of them who may decide for the household, with their own passphrase. \
        What names a keeper or is about one is always theirs, and so is a list with more than one owner. \
        Pages refuse the others with `keepersOnly`. At home, `Hearth-Member` may name the child.

        **Once.** A request whose answer got lost can be sent again as it was: it does nothing twice. What \
        is created has an `id`, 16 octets at random that whoever asks draws for it. With the same id and \
        the same content nothing more is created, and the answer is that of the first time. `idUsed` is \
        answered where the id stands for something else, or where what was created with it has been \
        changed, moved, revoked or deleted since: for something new, draw a new id. Everything else says \
        how things shall be, and is done where they are so already, if it names wishes, lists, comments, \
        whispers and ideas by their ids, and photos by their hashes. Four requests are refused the second \
        time, because they were done the first: `household/set-up` (`homeExists`), `members/add` \
        (`memberNameTaken`), `members/passphrase` (the session has ended) and `members/delete`. Each \
        `members/unlock` and `members/sign-in` opens a session of its own, and `hook/test` runs the \
        program each time.

        **Names.** `LIST` is the title or the id of a list of one's own, `FRIEND/LIST` of a friend's, \
        `LIST/WISH` and `FRIEND/LIST/WISH` a wish on it; `WISH` alone is one that is on no list yet. \
        Names are said without regard to capitals. What only reads takes their beginnings too, where \
        these are clear; what changes something takes whole names and ids only.

        **What owners learn.** No answer to an owner of a list depends on what is reserved, whispered \
        or thought of for it.
        """
}
